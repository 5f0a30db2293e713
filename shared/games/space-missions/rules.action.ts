// The action phase (R2 to R4, R20.2, R20.3): whose turn it is, what the areas of the expert cards do, and how passing
// makes the new order.
import type { Context, Frames, Seat } from '../../engine/game.ts';
import { rngOf } from '../../engine/rng.ts';
import { soloOrder } from './automa.ts';
import { at, centreOf, copyTargets, handOf, isUseful, retrievable, upgradable } from './board.ts';
import {
  type AreaId,
  areas,
  type Bad,
  developAdds,
  expertIds,
  experts,
  type Kind,
  kinds,
  startBonus,
  systemIds,
  type Token,
  testDraws,
} from './content.ts';
import { countOf, draw, learn, worstOf } from './deck.ts';
import type { Board, SmFrame, SmHand, SmMove, SpaceMissions } from './state.ts';

type Cx = Context<SpaceMissions>;

export const actionRules: Pick<
  Frames<SpaceMissions>,
  | 'bonus'
  | 'action'
  | 'turn'
  | 'act'
  | 'equip'
  | 'develop'
  | 'test'
  | 'draw'
  | 'remove'
  | 'copy'
  | 'retrieve'
  | 'order'
> = {
  /** The start bonus: all who get an enhancement choose at once (section 3, step 10). */
  bonus: {
    wave: 'sealed',
    asks: ({ table: { board } }) =>
      board.lower.filter((who, i): who is Seat => isSeat(who) && bonusAt(i) > 0),
    options: () => kinds.map((kind) => ({ do: 'equip', kinds: [kind] })),
    take({ seat }, move, _frame, cx) {
      if (move.do === 'equip') equip(seat, move.kinds, cx);
    },
  },

  action: {
    run(_g, _frame, cx) {
      cx.say({ k: 'phase', phase: 'action' });
      cx.next({ do: 'turn', at: 0 });
    },
  },

  /** The next seat in action order that has not passed (R2.1), from this place on. */
  turn: {
    run(g, frame, cx) {
      const { board } = g.table;
      const n = board.turns.length;
      for (let i = frame.at; i < frame.at + n; i++) {
        const seat = at(board.turns, i % n);
        const centre = centreOf(board, seat);
        if (centre.passed) continue;
        if (centre.gone) {
          pass(board, seat, cx); // E-53
          continue;
        }
        if (board.automa && handOf(centre).length > 1) {
          const card = g.box.experts.shift();
          if (card) cx.say({ k: 'turned', card }); // R20.2
        }
        cx.next({ do: 'act', seat }, { do: 'turn', at: (i + 1) % n });
        return;
      }
    },
  },

  act: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat }) => [...playable(board, seat), { do: 'pass' }],
    alone: () => true, // R2.5
    take({ seat, table: { board } }, move, _frame, cx) {
      if (move.do === 'pass') pass(board, seat, cx);
      if (move.do !== 'play') return;
      cx.say({ k: 'played', seat, card: move.card, area: move.area });
      carryOut(board, seat, move.area, cx);
    },
  },

  equip: {
    asks: (_open, { seat }) => seat,
    options: (_seen, { n }) => choicesOf(n).map((chosen) => ({ do: 'equip', kinds: chosen })),
    take({ seat }, move, _frame, cx) {
      if (move.do === 'equip') equip(seat, move.kinds, cx);
    },
  },

  develop: {
    asks: (_open, { seat }) => seat,
    options: ({ table, seat }) =>
      upgradable(centreOf(table.board, seat)).map((part) => ({ do: 'develop', part })),
    alone: () => true,
    take({ seat, table }, move, _frame, cx) {
      if (move.do !== 'develop') return;
      const { part } = move;
      cx.say({ k: 'developed', seat, part, level: centreOf(table.board, seat).levels[part] + 1 });
      const system = developAdds[part];
      if (system) cx.bury((g) => at(g.box.own, seat).decks[system].yellow++);
    },
  },

  test: {
    asks: (_open, { seat }) => seat,
    options: (_seen, { test }) => systemIds.map((system) => ({ do: 'test', test, system })),
    take({ seat }, move, { test }, cx) {
      if (move.do === 'test') cx.next({ do: 'draw', seat, test, system: move.system });
    },
  },

  /** R3.3, R3.4. A seat draws from its own stream of chance (section 7). */
  draw: {
    run(g, { seat, test, system }, cx) {
      const cards = at(g.box.own, seat).decks[system];
      const drawn = draw(cards, testDraws[test], rngOf(at(g.box.streams, seat)));
      const hand = at(g.hands, seat);
      learn(hand.odds[system], centreOf(g.table.board, seat).decks[system], countOf(drawn));
      cx.say({ k: 'tested', seat, test, system, n: drawn.length });
      cx.tell(seat, { k: 'saw', system, cards: drawn, by: test });
      if (test === 'test-deep') {
        hand.test = { system, cards: drawn };
        if (centreOf(g.table.board, seat).gone)
          settle(hand, seat, worstOf(drawn), cx); // E-53
        else cx.next({ do: 'remove', seat, system });
        return;
      }
      const yellow = drawn.filter((colour) => colour === 'yellow');
      for (const colour of yellow) cx.say({ k: 'removed', seat, system, colour, how: 'test' });
      if (yellow.length === 0) cx.say({ k: 'kept', seat, system });
      for (const colour of drawn) if (colour !== 'yellow') cards[colour]++;
    },
  },

  /** Always asked, also with one answer: else being asked would tell what was drawn (E-56). */
  remove: {
    asks: (_open, { seat }) => seat,
    options: ({ hand }, { system }) => {
      const bad = (['yellow', 'red'] as const).filter((colour) => hand.test?.cards.includes(colour));
      return bad.length > 0
        ? bad.map((colour) => ({ do: 'remove', system, colour }))
        : [{ do: 'ok', system }];
    },
    take({ seat, hand }, move, _frame, cx) {
      settle(hand, seat, move.do === 'remove' ? move.colour : null, cx);
    },
  },

  copy: {
    asks: (_open, { seat }) => seat,
    options: ({ table, seat }) => copyTargets(table.board, seat).map((target) => ({ do: 'copy', ...target })),
    alone: () => true,
    take({ seat, table }, move, _frame, cx) {
      if (move.do !== 'copy') return;
      cx.say({ k: 'copied', seat, from: move.from, card: move.card, area: move.area });
      carryOut(table.board, seat, move.area, cx);
    },
  },

  retrieve: {
    asks: (_open, { seat }) => seat,
    options: ({ table, seat }) =>
      retrievable(centreOf(table.board, seat)).map((card) => ({ do: 'retrieve', card })),
    alone: () => true,
    take({ seat }, move, _frame, cx) {
      if (move.do === 'retrieve') cx.say({ k: 'retrieved', seat, card: move.card });
    },
  },

  /** All have passed: the upper row is the new order (R4.3). */
  order: {
    run(g, _frame, cx) {
      const { board } = g.table;
      if (!board.automa) {
        cx.say({ k: 'ordered', lower: board.upper.map(({ who }) => who) });
        return;
      }
      cx.say({ k: 'ordered', lower: soloOrder(board, centreOf(board, 0)) });
      g.box.experts = [...expertIds]; // R20.3
      cx.rng.shuffle(g.box.experts);
    },
  },
};

const isSeat = (who: Seat | 'automa'): who is Seat => who !== 'automa';
const bonusAt = (place: number): number => at(startBonus, place).enhancements;

/** Each card in hand with each area that can do something; with one card in hand nothing but passing is left (R2.5). */
export function playable(board: Board, seat: Seat): (SmMove & { readonly do: 'play' })[] {
  const hand = handOf(centreOf(board, seat));
  if (hand.length <= 1) return [];
  return hand.flatMap((card) =>
    experts[card]
      .filter((area) => isUseful(board, seat, area))
      .map((area) => ({ do: 'play', card, area }) as const),
  );
}

function pass(board: Board, seat: Seat, cx: Cx): void {
  cx.say({ k: 'passed', seat, early: handOf(centreOf(board, seat)).length > 1 });
}

/** Carries out a whole area, from left to right (R2.3). */
function carryOut(board: Board, seat: Seat, area: AreaId, cx: Cx): void {
  const frames: SmFrame[] = [];
  for (const effect of areas[area]) {
    switch (effect.do) {
      case 'gain':
        gain(board, seat, effect.token, effect.n, cx);
        break;
      case 'equip':
        frames.push({ do: 'equip', seat, n: effect.n });
        break;
      case 'test':
        frames.push({ do: 'test', seat, test: effect.test });
        break;
      default:
        frames.push({ do: effect.do, seat });
    }
  }
  cx.next(...frames);
}

/** One card of a deep test is removed, or none; the rest goes back. */
function settle(hand: SmHand, seat: Seat, colour: Bad | null, cx: Cx): void {
  if (!hand.test) throw new Error('no test is under way');
  const { system, cards } = hand.test;
  const rest = [...cards];
  hand.test = null;
  if (colour) {
    rest.splice(rest.indexOf(colour), 1);
    cx.say({ k: 'removed', seat, system, colour, how: 'test' });
  } else {
    cx.say({ k: 'kept', seat, system });
  }
  cx.bury((g) => {
    for (const each of rest) at(g.box.own, seat).decks[system][each]++;
  });
}

/** The inspection token only if there is none yet (R3.2). */
function gain(board: Board, seat: Seat, token: Token, n: number, cx: Cx): void {
  if (token === 'inspection' && centreOf(board, seat).warehouse.inspection > 0) return;
  cx.say({ k: 'gained', seat, token, n });
}

function equip(seat: Seat, chosen: readonly Kind[], cx: Cx): void {
  for (const kind of kinds) {
    const n = chosen.filter((each) => each === kind).length;
    if (n > 0) cx.say({ k: 'gained', seat, token: kind, n });
  }
}

/** Unordered choices of one or two kinds. */
const choicesOf = (n: number): Kind[][] =>
  n === 1
    ? kinds.map((kind) => [kind])
    : kinds.flatMap((kind, i) => kinds.slice(i).map((other) => [kind, other]));
