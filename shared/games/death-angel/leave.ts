// A seat leaves the running game: others lead its teams from now on, and answer what it was asked. When nobody is left,
// the game is lost.
import type { Context, Seat, State } from '../../engine/game.ts';
import { at, current, seatOf } from './board.ts';
import { heirsOf } from './draft.ts';
import { emptyHand } from './setup.ts';
import type { Da, DaFrame } from './shape.ts';
import { finish } from './verbs.ts';

export function leave(g: State<Da>, seat: Seat, cx: Context<Da>, dropped: DaFrame | null): void {
  const { board } = g.table;
  const staying = [...g.hands.keys()].filter((each) => each !== seat && !board.gone.includes(each));
  if (staying.length === 0) {
    cx.say({ k: 'left', seat, heirs: [], first: seat });
    finish('left', cx);
    return;
  }
  const heirs = heirsOf(board, seat, g.hands.length);
  const first = staying.find((each) => each > seat) ?? at(staying, 0);
  cx.say({ k: 'left', seat, heirs, first });
  handOver(g, seat, cx);
  if (dropped) cx.next(dropped);
}

/** Secret cards go with their teams, an Instinct event to the new current player, what was scouted with its team. */
function handOver(g: State<Da>, seat: Seat, cx: Context<Da>): void {
  const { board } = g.table;
  const { chosen, instinct, looking, scouted } = at(g.hands, seat);
  for (const { id, seat: heir } of board.teams) {
    const card = chosen[id];
    if (card) at(g.hands, heir).chosen[id] = card;
  }
  const scout = board.teams.find(({ id }) => id === 'purple');
  const knowing = at(g.hands, scout?.seat ?? board.first);
  if (looking) {
    knowing.looking = looking;
    cx.tell(seatOf(board, 'purple'), { k: 'seen', event: looking });
  }
  if (scouted.top) knowing.scouted.top = scouted.top;
  if (scouted.bottom.length > 0) knowing.scouted.bottom = scouted.bottom;
  Object.assign(at(g.hands, seat), emptyHand());
  if (!instinct) return;
  const heir = current(board);
  at(g.hands, heir).instinct = instinct;
  cx.say({ k: 'instinct', seat: heir });
  cx.tell(heir, { k: 'seen', event: instinct });
}
