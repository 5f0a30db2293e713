// What a move costs and brings, foreseen by the rules: pictures for the eye, words for the ear.
import { canonical } from '../../../shared/engine/json.ts';
import type { Cost, Gain } from '../../../shared/games/lunar-ark/cards.ts';
import type { LaMove } from '../../../shared/games/lunar-ark/state.ts';
import { type Change, counted, type Forecast, forecast, type LaSeen } from './model.ts';
import { Thing } from './Picture.tsx';
import { useDeed, useSetting, useWords } from './parts.tsx';

/** What a move would change. Asked of the rules once for each move and state. */
export function foresee(seen: LaSeen, move: LaMove): Forecast {
  const known = foreseen.get(seen) ?? new Map<string, Forecast>();
  foreseen.set(seen, known);
  const key = canonical(move);
  const told = known.get(key) ?? forecast(seen, move);
  known.set(key, told);
  return told;
}
const foreseen = new WeakMap<LaSeen, Map<string, Forecast>>();

/** `−1 steel +2 VP`: pictures for the eye, words for the ear. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const { names } = useSetting().scene.text;
  return (
    <span class="changes">
      {changes.map(({ what, by }) => (
        <span key={what} class={by > 0 ? 'more' : 'less'}>
          <Thing id={what} />
          {by > 0 ? `+${by}` : `−${-by}`}
          <span class="out-of-sight"> {names.things[what]}</span>
        </span>
      ))}
    </span>
  );
}

/** A price, in the order of things. */
export function Price({ cost }: { readonly cost: Cost }) {
  const { names } = useSetting().scene.text;
  const paid = counted.flatMap((what: Gain) => {
    const n = what === 'vp' || what === 'battery' || what === 'achievement' ? 0 : (cost[what] ?? 0);
    return n > 0 ? { what, n } : [];
  });
  return (
    <span class="price">
      {paid.map(({ what, n }) => (
        <span key={what}>
          {n}
          <Thing id={what} />
          <span class="out-of-sight"> {names.things[what]} </span>
        </span>
      ))}
    </span>
  );
}

/** What comes of a move: changes, launches, the end of the turn. */
export function Outcome({ move }: { readonly move: LaMove }) {
  const { scene } = useSetting();
  const words = useWords();
  const deed = useDeed();
  if (!deed) return null;
  const { changes, launches, ends } = foresee(deed.seen, move);
  const final = move.do === 'look';
  return (
    <span class="outcome">
      <Changes changes={changes} />
      {launches.map((ship) => (
        <b key={ship}>{words.launches(scene.text.names.ships[ship])}</b>
      ))}
      {final ? <b class="final">{words.final}</b> : ends && <i>{words.endsTurn}</i>}
    </span>
  );
}
