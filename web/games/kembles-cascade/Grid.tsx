// Space itself: rows that scroll, what stands on them, the ships, lines of Threat, and what moves. A space is a button;
// the arrow keys go from one to the next.
import { useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/game.ts';
import { pilotOf, samePlace, shipAt, spaceAt } from '../../../shared/games/kembles-cascade/board.ts';
import type { WeaponId } from '../../../shared/games/kembles-cascade/content.ts';
import type { Board, Place } from '../../../shared/games/kembles-cascade/state.ts';
import type { Contribution } from '../../../shared/games/kembles-cascade/threat.ts';
import type { Aim } from './aim.ts';
import { Effects } from './Effects.tsx';
import { Lines } from './Lines.tsx';
import { spotOf } from './model.ts';
import { useWords } from './parts.tsx';
import type { Beat } from './replay.ts';
import { Ship } from './Ship.tsx';
import { Space } from './Space.tsx';

export interface GridProps {
  readonly board: Board;
  readonly beat: Beat | null;
  readonly me: Seat | null;
  readonly aim: Aim;
  readonly weapon: WeaponId | null;
  /** The space that is looked at, and what would threaten the own ship there. */
  readonly aimed: Place | null;
  readonly threats: readonly Contribution[];
  tap(place: Place): void;
  look(place: Place | null): void;
}

const steps: Readonly<Record<string, readonly [dr: number, dc: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function Grid({ board, beat, me, aim, weapon, aimed, threats, tap, look }: GridProps) {
  const words = useWords();
  const grid = useRef<HTMLDivElement>(null);
  const now = beat?.board ?? board;
  const rows = Math.max(now.area.length, board.area.length, beat?.before.area.length ?? 0);
  const home = me === null ? null : pilotOf(board, me).at;
  const [focus, setFocus] = useState<Place | null>(null);
  const entry = [focus, home, { r: 1, c: 1 }].find((place) => place && spaceAt(now, place)) ?? null;

  function step(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (!by || !entry) return;
    const to = { r: entry.r + by[0], c: entry.c + by[1] };
    const next = grid.current?.querySelector<HTMLElement>(`[data-at="${spotOf(to)}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      ref={grid}
      class={`grid ${beat ? 'moving' : ''} of-${now.columns}`}
      role="group"
      aria-label={words.area}
      style={{ '--rows': rows, '--columns': now.columns }}
      onKeyDown={step}
      onPointerLeave={() => look(null)}
    >
      {now.area
        .map((spaces, i) => ({ spaces, r: i + 1 }))
        .reverse()
        .map(({ spaces, r }) => (
          <div key={spaces[0]?.card} class="lane" style={{ '--r': r }}>
            {spaces.map((space, i) => {
              const place = { r, c: i + 1 };
              const spot = spotOf(place);
              return (
                <Space
                  key={i}
                  place={place}
                  space={space}
                  ship={shipAt(now, place)}
                  way={beat ? undefined : aim.ways.get(spot)}
                  shots={(!beat && aim.shots.get(spot)) || []}
                  weapon={weapon}
                  aimed={aimed !== null && samePlace(aimed, place)}
                  tabbable={entry !== null && samePlace(entry, place)}
                  onTap={() => tap(place)}
                  onLook={() => look(place)}
                  onFocus={() => {
                    setFocus(place);
                    look(place);
                  }}
                  onBlur={() => look(null)}
                />
              );
            })}
          </div>
        ))}
      {!beat && aimed && <Lines to={aimed} threats={threats} rows={rows} columns={now.columns} />}
      {now.pilots.map(
        ({ at, facing }, seat) =>
          at && <Ship key={seat} seat={seat} facing={facing} place={at} turn={now.turn?.seat === seat} />,
      )}
      {beat && <Effects beat={beat} rows={rows} columns={now.columns} />}
    </div>
  );
}
