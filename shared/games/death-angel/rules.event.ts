// Phase 4: one event (R10): an Instinct card is aimed by the current player in secret, then all is revealed and carried
// out: ability, two spawn boxes, one movement.
import type { Frames } from '../../engine/game.ts';
import { reveal } from './abilities.ts';
import { aims } from './aims.ts';
import { at, current, inForce } from './board.ts';
import { isSkull } from './content.ts';
import type { Da, DaFrame } from './shape.ts';
import { drawEvent, fall, rollDie } from './verbs.ts';

/** What follows an event's ability (R10.4, R10.5). */
const boxes: readonly DaFrame[] = [
  { do: 'box', i: 0 },
  { do: 'box', i: 1 },
  { do: 'movement' },
  { do: 'overwatch' },
  { do: 'event-end' },
];

export const eventRules = {
  /** A card with one legal answer, or none, is revealed at once: nothing is hidden about it. */
  event: {
    run(g, _f, cx) {
      const { board } = g.table;
      cx.say({ k: 'phase', phase: 'event' });
      const event = drawEvent(g, cx);
      const [only, other] = aims(board, event);
      cx.next(...boxes);
      if (other) {
        const seat = current(board);
        at(g.hands, seat).instinct = event;
        cx.say({ k: 'instinct', seat });
        cx.tell(seat, { k: 'seen', event });
        cx.next({ do: 'instinct' });
      } else reveal(board, cx, event, only);
    },
  },
  /** R10.2: target, number and pile in one answer. */
  instinct: {
    asks: ({ table }) => table.board.instinct,
    options: ({ table, hand: { instinct } }) =>
      instinct ? aims(table.board, instinct).map((aim) => ({ do: 'instinct', event: instinct, aim })) : [],
    take({ hand, table }, move, _f, cx) {
      if (move.do !== 'instinct') return;
      hand.instinct = null;
      reveal(table.board, cx, move.event, move.aim);
    },
  },
  /** The die of Cleansing Flames and Psychic Assault. */
  'event-roll': {
    run(g, { marine }, cx) {
      const { board } = g.table;
      const face = rollDie(cx);
      if (board.event === 'psychic-assault') {
        cx.say({ k: 'roll', why: 'psychic-assault', face, marine });
        if (face <= 1) fall(board, cx, marine);
      } else {
        cx.say({ k: 'roll', why: 'cleansing-flames', face, marine });
        const scope = { of: 'engaged', marine } as const;
        if (isSkull(face)) cx.next({ do: 'monsters', fate: 'slay', n: 2, upTo: false, scope, by: 'current' });
      }
    },
  },
  overwatch: {
    run(g, _f, cx) {
      if (inForce(g.table.board, 'overwatch')) cx.next({ do: 'paid-attack', team: 'red', done: [] });
    },
  },
  'event-end': {
    run(_g, _f, cx) {
      cx.say({ k: 'event-end' });
    },
  },
} satisfies Partial<Frames<Da>>;
