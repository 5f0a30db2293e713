// What an event looks like for the moment that it is shown: a beam, a blow, a blast, a number that rises.
import { lineFrom, pilotOf } from '../../../shared/games/kembles-cascade/board.ts';
import type { WeaponId } from '../../../shared/games/kembles-cascade/content.ts';
import { targets } from '../../../shared/games/kembles-cascade/fire.ts';
import type { Board, Place } from '../../../shared/games/kembles-cascade/state.ts';
import { middle } from './Lines.tsx';
import type { Beat } from './replay.ts';

type Effect =
  | { readonly is: 'beam'; readonly weapon: WeaponId; readonly from: Place; readonly to: Place }
  | { readonly is: 'blast' | 'ring'; readonly at: Place }
  | { readonly is: 'number'; readonly at: Place; readonly text: string; readonly bad: boolean };

/** Above this row everything is in sight; a ship of the removed row is drawn below it. */
const seatPlace = (board: Board, seat: number): Place | null => pilotOf(board, seat).at;

function effectsOf({ event, before, board }: Beat): Effect[] {
  const number = (at: Place | null, text: string, bad = true): Effect[] =>
    at ? [{ is: 'number', at, text, bad }] : [];
  switch (event.k) {
    case 'fired': {
      const from = seatPlace(before, event.seat);
      if (!from) return [];
      const hit = targets(before, event.seat, event.weapon, event.dir).at(-1)?.at;
      const to = event.weapon === 'gamma' ? lineFrom(before, from, event.dir).at(-1) : hit;
      return to ? [{ is: 'beam', weapon: event.weapon, from, to }] : [];
    }
    case 'damaged':
      return [{ is: 'ring', at: event.at }, ...number(event.at, `−${event.n}`)];
    case 'destroyed':
      return [{ is: 'blast', at: event.at }];
    case 'hit': {
      const at = seatPlace(board, event.victim);
      return at ? [{ is: 'ring', at }, ...number(at, `▲${event.points}`)] : [];
    }
    case 'wrecked': {
      const at = seatPlace(before, event.seat);
      return at ? [{ is: 'blast', at }] : [];
    }
    case 'threatened':
      return number(seatPlace(board, event.seat), `▲${event.points}`);
    case 'resolved':
      return event.lost > 0 ? number(seatPlace(before, event.seat), `−${event.lost}`) : [];
    case 'sucked':
      return number(seatPlace(before, event.seat), `−${event.energy}`);
    case 'powered-down':
      return number(seatPlace(board, event.seat), `+${event.energy}`, false);
    case 'collected':
    case 'regrown':
    case 'flipped':
      return [{ is: 'ring', at: event.at }];
    default:
      return [];
  }
}

export function Effects({
  beat,
  rows,
  columns,
}: {
  readonly beat: Beat;
  readonly rows: number;
  readonly columns: number;
}) {
  return (
    <svg class="effects" viewBox={`0 0 ${40 * columns} ${40 * rows}`} aria-hidden="true">
      {effectsOf(beat).map((effect, i) => {
        if (effect.is === 'beam') {
          const [from, to] = [middle(effect.from, rows), middle(effect.to, rows)];
          return (
            <line
              key={i}
              class={`beam ${effect.weapon}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              pathLength={1}
            />
          );
        }
        const { x, y } = middle(effect.at, rows);
        if (effect.is === 'number')
          return (
            <text key={i} class={effect.bad ? 'bad' : 'good'} x={x} y={y}>
              {effect.text}
            </text>
          );
        return <circle key={i} class={effect.is} cx={x} cy={y} r="16" />;
      })}
    </svg>
  );
}
