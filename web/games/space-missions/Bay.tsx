// The bays of a rocket: cells that are filled or free, what can be put into them, and who sits there.
import type { Part, Token } from '../../../shared/games/space-missions/content.ts';
import type { Load } from '../../../shared/games/space-missions/state.ts';
import { Glyph } from './Picture.tsx';
import type { Cargo } from './pad.ts';
import { useSetting, useWords } from './parts.tsx';

/** What the hands on the pad can do; without them the rocket is only shown. */
export interface Hands {
  /** How many of it the warehouse still has. */
  left(cargo: Cargo): number;
  /** Null where it can't be done. */
  put(cargo: Cargo): (() => void) | null;
  take(cargo: Cargo): (() => void) | null;
  /** Levels to choose from, where there is a choice. */
  levels(part: Part): readonly { readonly level: number; choose(): void }[];
}

export interface Item {
  readonly token: Token;
  readonly cargo: Cargo;
  /** What it is good for on this part. */
  readonly note?: string;
}

/** What is aboard, and buttons for what can be put in. */
export function Bay({
  title,
  size,
  cargo,
  offers,
  hands,
}: {
  readonly title: string;
  readonly size: number;
  readonly cargo: readonly Item[];
  readonly offers: readonly Item[];
  readonly hands: Hands | undefined;
}) {
  const { scene } = useSetting();
  const words = useWords();
  const { names } = scene.text;
  return (
    <div class="bay">
      <span class="small">{title}</span>
      <span class="cells">
        {cargo.map(({ token, cargo: what }, i) => {
          const take = hands?.take(what) ?? null;
          return take ? (
            <button
              key={`${token}${i}`}
              type="button"
              class="cell full"
              aria-label={words.takeOut(names.tokens[token])}
              title={words.takeOut(names.tokens[token])}
              onClick={take}
            >
              <Glyph kind="token" id={token} />
              <span class="minus" aria-hidden="true">
                −
              </span>
            </button>
          ) : (
            <span key={`${token}${i}`} class="cell full" role="img" aria-label={names.tokens[token]}>
              <Glyph kind="token" id={token} />
            </span>
          );
        })}
        {Array.from({ length: Math.max(0, size - cargo.length) }, (_, i) => (
          <span key={`free${i}`} class="cell" role="img" aria-label={words.slotFree} />
        ))}
      </span>
      {hands && (
        <span class="offers">
          {offers
            .filter(({ cargo: what }) => hands.left(what) > 0)
            .map(({ token, cargo: what, note }) => {
              const put = hands.put(what);
              return (
                <button key={token} type="button" class="offer" disabled={!put} onClick={() => put?.()}>
                  <span aria-hidden="true">+</span>
                  <Glyph kind="token" id={token} />
                  <span>
                    {words.putIn(names.tokens[token], hands.left(what))}
                    {note && <span class="small">{note}</span>}
                  </span>
                </button>
              );
            })}
        </span>
      )}
    </div>
  );
}

/** Astronauts as faces: well, hurt, dead; with the module by the system that they know. */
export function CrewFaces({
  crew,
  seats = crew.length,
}: {
  readonly crew: Load['crew'];
  readonly seats?: number;
}) {
  const { scene } = useSetting();
  const words = useWords();
  return (
    <span class="cells crew">
      {crew.map(({ who, state }, i) => {
        const label = `${who ? scene.text.names.specialists[who] : words.astronaut}: ${words.state[state]}`;
        return (
          <span key={i} class={`cell face ${state}`} role="img" aria-label={label} title={label}>
            <Glyph kind="crew" id={state} />
            {who && <Glyph kind="system" id={who} />}
          </span>
        );
      })}
      {Array.from({ length: Math.max(0, seats - crew.length) }, (_, i) => (
        <span key={`free${i}`} class="cell" role="img" aria-label={words.emptySeat} />
      ))}
    </span>
  );
}
