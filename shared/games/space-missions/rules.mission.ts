// From the declaration to the flights (R5 to R8): who flies what, with which load, and what the event makes of it.
import type { Context, Frames, Seat } from '../../engine/game.ts';
import { automaMission } from './automa.ts';
import { at, awardOf, centreOf, flyingSeats, seatsInOrder } from './board.ts';
import { learn } from './deck.ts';
import { defaultAnswer, defaultLoad, missionOf } from './defaults.ts';
import { eventOptions } from './event.ts';
import { decide, flightOptions, flyOn, launch } from './flight.ts';
import { lacks, loading } from './load.ts';
import type {
  Board,
  Centre,
  Flight,
  FlightMove,
  Load,
  LoadMove,
  SmHand,
  SmMove,
  SpaceMissions,
} from './state.ts';

type Cx = Context<SpaceMissions>;

export const missionRules: Pick<
  Frames<SpaceMissions>,
  | 'declaration'
  | 'declare'
  | 'automa'
  | 'loading'
  | 'loads'
  | 'load'
  | 'roll-out'
  | 'event'
  | 'answers'
  | 'lift-off'
  | 'flights'
  | 'fly'
  | 'decide'
  | 'look'
> = {
  /** In the new order; the automa follows the person, whatever the order (R20.4). */
  declaration: {
    run(g, _frame, cx) {
      const { board } = g.table;
      cx.say({ k: 'phase', phase: 'declaration' });
      cx.next(
        ...seatsInOrder(board).map((seat) => ({ do: 'declare', seat }) as const),
        ...(board.automa ? [{ do: 'automa' } as const] : []),
      );
    },
  },

  declare: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat }) => [...declarable(board, seat), { do: 'declare', mission: null }],
    alone: () => true,
    take({ seat }, move, _frame, cx) {
      if (move.do === 'declare') cx.say({ k: 'declared', who: seat, mission: move.mission });
    },
  },

  automa: {
    run(g, _frame, cx) {
      const type = g.box.automa.shift();
      if (!type) throw new Error('the automa has a card for each year');
      cx.say({ k: 'automa', type });
      cx.say({ k: 'declared', who: 'automa', mission: automaMission(g.table.board, type) });
    },
  },

  loading: {
    run(g, _frame, cx) {
      if (declared(g.table.board).length > 0) cx.say({ k: 'phase', phase: 'loading' });
    },
  },

  /** All load at once, unseen until the last one is ready (R6.1). */
  loads: {
    wave: 'sealed',
    asks: ({ table }) => declared(table.board),
    order: ({ table }) => declared(table.board),
    options: () => [{ do: 'begin' }],
    alone: () => true,
    take({ seat, table }, _move, _frame, cx) {
      goOnLoading(table.board, seat, [], cx);
    },
  },

  load: {
    asks: (_open, { seat }) => seat,
    options({ table, seat }, { answers }) {
      const centre = centreOf(table.board, seat);
      return loading(centre, missionOf(centre), answers).options ?? [];
    },
    take({ seat, table }, move, { answers }, cx) {
      if (isLoadMove(move)) goOnLoading(table.board, seat, [...answers, move], cx);
    },
  },

  /** Whoever left after declaring flies with the default load (E-53). */
  'roll-out': {
    run(g, _frame, cx) {
      const { board } = g.table;
      for (const seat of declared(board)) {
        const centre = centreOf(board, seat);
        if (!centre.load) sayLoaded(centre, seat, defaultLoad(centre, missionOf(centre)), cx);
      }
    },
  },

  /** One each year, whoever flies (R7.1). */
  event: {
    run(g, _frame, cx) {
      const event = g.box.events.shift();
      if (!event) throw new Error('there is an event for each year');
      for (const hand of g.hands) hand.peeked = null;
      cx.say({ k: 'phase', phase: 'event' });
      cx.say({ k: 'event', event });
    },
  },

  /** All who fly decide at once (R7.4); always asked (E-22). */
  answers: {
    wave: 'sealed',
    asks: ({ table }) => flyingSeats(table.board),
    order: ({ table }) => flyingSeats(table.board),
    options: ({ table, seat }) => eventOptions(table.board, seat),
    take({ seat }, move, _frame, cx) {
      if ('event' in move) cx.say({ k: 'answered', seat, answer: move });
    },
  },

  'lift-off': {
    run(g, _frame, cx) {
      const { board } = g.table;
      for (const seat of flyingSeats(board)) {
        if (centreOf(board, seat).answered) continue;
        cx.say({ k: 'answered', seat, answer: defaultAnswer(board, seat) }); // E-53
      }
      if (flyingSeats(board).length > 0) cx.say({ k: 'phase', phase: 'flight' });
    },
  },

  /** All fly at once, each for itself and unseen by the others (R8.1, R8.4). */
  flights: {
    wave: 'own',
    asks: ({ table }) => flyingSeats(table.board),
    options: () => [{ do: 'begin' }],
    alone: () => true,
    take({ seat, table, hand }, _move, _frame, cx) {
      hand.flight = launched(table.board, seat);
      cx.next({ do: 'fly', seat });
    },
  },

  fly: {
    run(g, { seat }, cx) {
      const { board } = g.table;
      const flight = flightOf(at(g.hands, seat));
      const drawn = flyOn(flight, awardOf(board), {
        get decks() {
          return at(g.box.own, seat).decks;
        },
        get rng() {
          return cx.rng;
        },
      });
      for (const { system, colour, step } of drawn) cx.tell(seat, { k: 'drew', system, colour, step });
      if (!flight.done) cx.next({ do: 'decide', seat });
    },
  },

  /** A lane is its seat's own affair: a lone way is gone without asking, and nobody can notice. */
  decide: {
    asks: (_open, { seat }) => seat,
    options: ({ hand }) => flightOptions(flightOf(hand)),
    alone: () => true,
    take({ seat, hand }, move, _frame, cx) {
      if (!isFlightMove(move)) return;
      decide(flightOf(hand), move);
      if (move.do === 'look') cx.next({ do: 'look', seat, system: move.system });
      cx.next({ do: 'fly', seat });
    },
  },

  /** R13.1: all that is in the deck; the cards of this flight beside it have been seen anyway. */
  look: {
    run(g, { seat, system }, cx) {
      const cards = { ...at(g.box.own, seat).decks[system] };
      cx.tell(seat, { k: 'looked', system, cards: { ...cards } });
      const hand = at(g.hands, seat);
      for (const drawn of flightOf(hand).drawn) if (drawn.system === system) cards[drawn.colour]++;
      learn(hand.odds[system], centreOf(g.table.board, seat).decks[system], cards);
    },
  },
};

/** Missions that the seat could fly now (R5.2), by number. */
const declarable = (board: Board, seat: Seat): (SmMove & { readonly do: 'declare' })[] =>
  board.missions
    .filter(({ id }) => lacks(centreOf(board, seat), id).length === 0)
    .map(({ id }) => ({ do: 'declare', mission: id }));

/** Seats that have declared, in order. */
const declared = (board: Board): Seat[] =>
  seatsInOrder(board).filter((seat) => centreOf(board, seat).mission !== null);

/** The next question of the load, or the load itself. */
function goOnLoading(board: Board, seat: Seat, answers: readonly LoadMove[], cx: Cx): void {
  const centre = centreOf(board, seat);
  const { load, options } = loading(centre, missionOf(centre), answers);
  if (options) cx.next({ do: 'load', seat, answers });
  else sayLoaded(centre, seat, load, cx);
}

function sayLoaded(centre: Centre, seat: Seat, load: Load, cx: Cx): void {
  cx.say({ k: 'loaded', seat, mission: missionOf(centre), load });
}

/** The seat's rocket off the ground. */
export function launched(board: Board, seat: Seat): Flight {
  const centre = centreOf(board, seat);
  if (!centre.load) throw new Error(`seat ${seat} does not fly`);
  return launch(missionOf(centre), centre.load);
}

function flightOf({ flight }: SmHand): Flight {
  if (!flight) throw new Error('no flight is under way');
  return flight;
}

const loadMoves = ['tile', 'crew', 'fuel', 'fit', 'train'];
export const isLoadMove = (move: SmMove): move is LoadMove => loadMoves.includes(move.do);

const flightMoves = [
  'pay',
  'accept-injury',
  'abort',
  'downgrade',
  'suffer',
  'hurt',
  'share',
  'drop',
  'look',
  'spare',
];
export const isFlightMove = (move: SmMove): move is FlightMove => flightMoves.includes(move.do);
