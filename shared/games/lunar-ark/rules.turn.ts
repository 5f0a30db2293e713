// The game from turn to turn: factions (R13), turns (R1), the labs drawn at a turn's end (R6.3), the end (R11).
import type { Context, Frames, State } from '../../engine/game.ts';
import {
  allOut,
  at,
  emptyPlaces,
  gaps,
  greenhouseCost,
  improvable,
  improvementCost,
  labCost,
  largeCost,
  largesFor,
  moreFoundations,
  nextGreenhouse,
  playerOf,
  recruitable,
  roversAtHome,
  trainable,
  turnOrder,
} from './board.ts';
import { costs, smallCosts, smallIds, smalls } from './content.ts';
import {
  buildGreenhouse,
  type Doer,
  improve,
  layFoundation,
  pay,
  raiseLarge,
  train,
  trigger,
} from './deeds.ts';
import { canPay } from './payment.ts';
import type { Board, LabMove, LaFrame, LaMove, LunarArk, Player } from './state.ts';

type Cx = Context<LunarArk>;

export const turnRules: Pick<Frames<LunarArk>, 'faction' | 'found' | 'turn' | 'act' | 'restock'> = {
  /** D0: hidden until all have chosen. */
  faction: {
    wave: 'sealed',
    asks: ({ hands }) => hands.flatMap(({ dealt }, seat) => (dealt > 0 ? [seat] : [])),
    options: ({ hand }) =>
      hand.chosen ? [] : hand.dealt.map((faction) => ({ do: 'faction', faction }) as const),
    take({ hand }, move) {
      if (move.do === 'faction') hand.chosen = move.faction;
    },
  },

  found: {
    run(g, _frame, cx) {
      const factions = g.table.board.options.factions ? g.hands.map(({ chosen }) => chosen) : [];
      cx.say({ k: 'founded', factions: g.table.board.seats.map((_, seat) => factions[seat] ?? null) });
      // The rejected cards are forgotten (section 6).
      if (factions.length > 0) for (const hand of g.hands) Object.assign(hand, { dealt: [], chosen: null });
    },
  },

  turn: {
    run(g, { place }, cx) {
      const { board } = g.table;
      const order = turnOrder(board);
      if ((place === 0 && board.ending) || board.seats.every(({ gone }) => gone)) {
        cx.say({ k: 'over' }); // R11.2: all have had the same number of turns.
        cx.end();
        return;
      }
      const who = at(order, place);
      const first = place === 0;
      cx.say({ k: 'turn', who, round: board.round + (first ? 1 : 0), first });
      g.table.visit = [];
      cx.next(
        who === 'rival' ? { do: 'rival' } : { do: 'act', seat: who },
        { do: 'restock', place },
        { do: 'turn', place: (place + 1) % order.length },
      );
    },
  },

  /** D1: the action by its first operation. */
  act: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board } }, { seat }) => actions(board, playerOf(board, seat)),
    take: ({ seat, table }, move, _frame, cx) => begin({ seat, table, cx }, move),
  },

  restock: {
    run(g, { place }, cx) {
      const { board } = g.table;
      const last = board.ending !== null && place === turnOrder(board).length - 1;
      if (!last) drawLabs(g, cx);
    },
  },
};

/** Fills the display; touches the deck only if there is something to fill, and to fill it with. */
export function drawLabs(g: State<LunarArk>, cx: Cx): void {
  const n = Math.min(gaps(g.table.board).length, cx.open().box.labs);
  if (n > 0) cx.say({ k: 'labs', labs: g.box.labs.splice(0, n) });
}

/** What a seat may begin its turn with. */
function actions(board: Board, player: Player): LaMove[] {
  const from = nextGreenhouse(board, player);
  return [
    ...roversAtHome(player).map((rover) => ({ do: 'rover', rover }) as const),
    ...(from && canPay(player, greenhouseCost(from, true)) ? [{ do: 'greenhouse', from } as const] : []),
    ...upTo(1, improvable(player)),
    ...recruitMoves(player),
    ...trainMoves(player),
    ...smallIds
      .filter((id) => !player.smalls.includes(id) && canPay(player, smallCosts[smalls[id].level]))
      .map((small) => ({ do: 'small', small }) as const),
    ...largesFor(board, player)
      .filter((id) => canPay(player, largeCost(player, id)))
      .map((large) => ({ do: 'large', large }) as const),
    ...foundationMoves(player),
    ...labMoves(board, player, false),
    ...(allOut(player) ? [{ do: 'recall' } as const] : []),
  ];
}

const upTo = (least: number, most: number): LaMove[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => ({ do: 'improve', n: least + i }));

/** After a build, none is a choice as well (D7). */
export const improveMoves = (player: Player): LaMove[] => upTo(0, improvable(player));

export const recruitMoves = (player: Player): LaMove[] =>
  canPay(player, costs.recruit) ? recruitable(player).map((colour) => ({ do: 'recruit', colour })) : [];

export const trainMoves = (player: Player): LaMove[] =>
  canPay(player, costs.train) ? trainable(player).map((each) => ({ do: 'train', ...each })) : [];

export const foundationMoves = (player: Player): LaMove[] =>
  moreFoundations(player) && canPay(player, costs.foundation) ? [{ do: 'foundation' }] : [];

/** Labs of the display that a player can pay and place, left column first, from the bottom (D17). */
export function labMoves({ display }: Board, player: Player, special: boolean): LabMove[] {
  if (emptyPlaces(player).length === 0) return [];
  return display.flatMap((column, col) =>
    column.flatMap((lab, row) =>
      lab && canPay(player, labCost(player, row, special)) ? [{ do: 'lab', lab, col, row } as const] : [],
    ),
  );
}

/** Carries the first operation of an action out, and puts what may follow it. */
function begin(doer: Doer, move: LaMove): void {
  const { seat, table, cx } = doer;
  switch (move.do) {
    case 'rover':
      cx.next({ do: 'send', seat, rover: move.rover });
      return;
    case 'greenhouse':
      buildGreenhouse(doer, true);
      cx.next({ do: 'improve', seat });
      return;
    case 'improve':
      payImprovements(doer, move.n);
      return;
    case 'recruit':
    case 'train':
      cx.next({ do: 'team', seat, left: move.do === 'recruit' ? 'train' : 'recruit' });
      teamMove(doer, move); // What it asks comes before.
      return;
    case 'small':
      pay(doer, smallCosts[smalls[move.small].level]);
      cx.say({ k: 'small', seat, small: move.small });
      trigger(doer, 'build-small');
      return;
    case 'large': {
      const { large } = move;
      pay(doer, largeCost(playerOf(table.board, seat), large));
      raiseLarge(doer, large);
      cx.next({ do: 'effect', seat, origin: { of: 'large', large } }, { do: 'site', seat, large });
      return;
    }
    case 'foundation':
    case 'lab':
      cx.next({ do: 'research', seat, left: move.do === 'foundation' ? 'lab' : 'foundation' });
      researchMove(doer, move);
      return;
    case 'recall':
      recall(doer);
      return;
    default:
      throw new Error(`${move.do} begins no action`);
  }
}

export function payImprovements(doer: Doer, n: number): void {
  pay(doer, improvementCost(playerOf(doer.table.board, doer.seat), n));
  improve(doer, n);
}

type TeamMove = Extract<LaMove, { do: 'recruit' | 'train' }>;

/** One of the two operations of the team action (R4.1); where the astronaut sits is asked next. */
export function teamMove(doer: Doer, move: TeamMove): void {
  pay(doer, costs[move.do]);
  if (move.do === 'train') train(doer, move.colour, move.rover);
  else doer.cx.next({ do: 'board', seat: doer.seat, colour: move.colour });
}

/** One of the two operations of the research action (R6.1). */
export function researchMove(doer: Doer, move: LabMove | Extract<LaMove, { do: 'foundation' }>): void {
  if (move.do === 'foundation') {
    pay(doer, costs.foundation);
    layFoundation(doer);
  } else takeLab(doer, move, false);
}

/** The payment, the slide (R6.3); the place is asked next. */
export function takeLab(doer: Doer, { lab, col, row }: LabMove, special: boolean): void {
  const { seat, table, cx } = doer;
  pay(doer, labCost(playerOf(table.board, seat), row, special));
  cx.say({ k: 'took', seat, lab, col, row });
  cx.next({ do: 'place', seat, lab });
}

/** R9, step by step. */
function recall({ seat, cx }: Doer): void {
  cx.say({ k: 'recalled', who: seat });
  cx.next(
    { do: 'harvest', seat },
    ...smallIds.map((small): LaFrame => ({ do: 'income', seat, small })),
    { do: 'charge', seat },
    { do: 'feed', seat },
    { do: 'meal', seat },
    { do: 'advance', who: seat },
  );
}
