// The three kinds of action (R5 to R7) and what the cards add to them. Attacks themselves are in rules.attack.ts,
// activations in rules.terrain.ts.
import type { Frames } from '../../engine/game.ts';
import {
  activatable,
  at,
  filledPiles,
  isAlive,
  isLord,
  livingOf,
  monstersAt,
  opposite,
  rowOf,
  rowWith,
  smallerPiles,
  swarms,
  teamState,
} from './board.ts';
import { type ActionId, sides } from './ids.ts';
import { orPass, pass, running, tokenForAny } from './options.ts';
import type { Da, DaFrame } from './shape.ts';
import type { Board } from './state.ts';
import { actingSeat, fillEventDeck, putTokens, rollDie } from './verbs.ts';

/** The questions and steps of a card, in order: its action, then what is worded "after the action" (R4.2). */
const steps: Readonly<Record<ActionId, readonly DaFrame[]>> = {
  block: [{ do: 'support' }],
  'defensive-stance': [{ do: 'support' }],
  'counter-attack': [{ do: 'support' }],
  overwatch: [{ do: 'support' }],
  strategize: [{ do: 'support' }, { do: 'strategize' }],
  'power-field': [{ do: 'support' }, { do: 'field' }],
  'onward-brothers': moveAnd(),
  'stealth-tactics': moveAnd({ do: 'stealth' }),
  reorganize: moveAnd(),
  'forward-scouting': moveAnd({ do: 'scout' }),
  intimidation: moveAnd({ do: 'intimidate' }),
  'run-and-gun': moveAnd({ do: 'paid-attack', team: 'green', done: [] }),
  'lead-by-example': [{ do: 'attack' }],
  'flamer-attack': [{ do: 'attack' }],
  'psionic-attack': [{ do: 'attack' }],
  'dead-aim': [{ do: 'attack' }],
  'full-auto': [{ do: 'attack' }],
  'heroic-charge': [{ do: 'attack' }],
};

function moveAnd(...after: readonly DaFrame[]): readonly DaFrame[] {
  return [{ do: 'formation' }, { do: 'move' }, { do: 'turn' }, { do: 'activate' }, ...after];
}

export const cardRules = {
  card: {
    run(g, { team }, cx) {
      const { board } = g.table;
      const { card } = teamState(board, team);
      if (!card || !isAlive(board, team)) return; // R4.4
      cx.say({ k: 'card', team, card });
      g.table.taken = [];
      cx.next(...steps[card], { do: 'card-end' });
    },
  },
  'card-end': {
    run(g, _f, cx) {
      cx.say({ k: 'card-end' });
      g.table.taken = [];
    },
  },

  // ---- Support (R5) ----

  support: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) => tokenForAny(table.board),
    alone: () => true,
    take: ({ table }, move, _f, cx) => {
      if (move.do === 'token') putTokens(table.board, cx, { marine: move.marine });
    },
  },
  strategize: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) =>
      orPass(
        swarms(table.board).map((spot) => ({ do: 'swarm', ...spot })),
        'strategize',
      ),
    take: (_mine, move, _f, cx) => {
      if (move.do === 'swarm') cx.next({ do: 'strategize-to', row: move.row, side: move.side });
    },
  },
  'strategize-to': {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }, { row, side }) =>
      [row - 1, row, row + 1]
        .flatMap((toRow) => sides.map((toSide) => ({ do: 'to', row: toRow, side: toSide }) as const))
        .filter((to) => to.row in table.board.rows && (to.row !== row || to.side !== side)),
    alone: () => true,
    take({ table }, move, { row, side }, cx) {
      if (move.do !== 'to') return;
      const from = { row, side };
      const shift = { from, to: { row: move.row, side: move.side }, monsters: monstersAt(table.board, from) };
      cx.say({ k: 'shifted', why: 'strategize', shifts: [shift] });
    },
  },
  field: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) =>
      orPass(
        swarms(table.board).map((spot) => ({ do: 'swarm', ...spot })),
        'field',
      ),
    take: (_mine, move, _f, cx) => {
      if (move.do === 'swarm') cx.say({ k: 'field', row: move.row, side: move.side });
    },
  },

  // ---- Move and activate (R6) ----

  /** Enter Formation, if it is in force (R4.2). */
  formation: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) => (table.board.now.formation ? orPass(tokenForAny(table.board), 'formation') : []),
    take: ({ table }, move, _f, cx) => {
      if (move.do === 'token') putTokens(table.board, cx, { marine: move.marine });
    },
  },
  /** R6.1, R6.6 */
  move: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table: { board } }) => {
      const { team, card, moved } = running(board);
      const reach = card === 'reorganize' ? board.rows.length : 1;
      const movers = livingOf(board, team).filter((marine) => !moved.includes(marine));
      return orPass(
        movers.flatMap((marine) =>
          [...board.rows.keys()]
            .filter((row) => row !== rowOf(board, marine) && Math.abs(row - rowOf(board, marine)) <= reach)
            .map((row) => ({ do: 'move', marine, row }) as const),
        ),
        'move',
      );
    },
    take({ table }, move, _f, cx) {
      if (move.do !== 'move') return;
      cx.say({ k: 'moved', marine: move.marine, from: rowOf(table.board, move.marine), to: move.row });
      cx.next({ do: 'move' });
    },
  },
  /** R6.2: any of the team's marines, at one go. */
  turn: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table: { board } }) =>
      subsets(livingOf(board, running(board).team)).map((marines) => ({ do: 'turn', marines })),
    take(_mine, move, _f, cx) {
      if (move.do === 'turn' && move.marines.length > 0) cx.say({ k: 'turned', marines: move.marines });
    },
  },
  /** R6.3 */
  activate: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table: { board } }) => {
      const { team, activated } = running(board);
      if (board.options['activation-rules'] === 'seed' && activated.length > 0) return [];
      const able = livingOf(board, team).filter((marine) => !activated.includes(marine));
      return orPass(
        able.flatMap((marine) =>
          activatable(board, marine).map((terrain) => ({ do: 'activate', marine, terrain }) as const),
        ),
        'activate',
      );
    },
    take(_mine, move, _f, cx) {
      if (move.do !== 'activate') return;
      cx.say({ k: 'activated', marine: move.marine, terrain: move.terrain });
      cx.next({ do: 'activation', marine: move.marine, terrain: move.terrain }, { do: 'activate' });
    },
  },

  // ---- After the action ----

  stealth: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) =>
      orPass(
        filledPiles(table.board).map((side) => ({ do: 'pile', side })),
        'stealth',
      ),
    take(_mine, move, _f, cx) {
      if (move.do !== 'pile') return;
      cx.next(
        { do: 'discard-top', side: move.side, n: 1 },
        { do: 'stealth-more', side: opposite(move.side) },
      );
    },
  },
  'stealth-more': {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table: { board } }, { side }) => {
      if (board.piles[side] === 0) return [];
      const payers = livingOf(board, 'grey').filter((marine) => rowWith(board, marine).tokens > 0);
      return orPass(
        payers.map((marine) => ({ do: 'pay', marine })),
        'stealth-more',
      );
    },
    take(_mine, move, { side }, cx) {
      if (move.do !== 'pay') return;
      cx.say({ k: 'spent', marine: move.marine, n: 1, why: 'stealth' });
      cx.next({ do: 'discard-top', side, n: 1 });
    },
  },
  scout: {
    asks: ({ table }) => actingSeat(table.board),
    options: () => [{ do: 'look' }, pass('scout')],
    take(_mine, move, _f, cx) {
      if (move.do === 'look') cx.next({ do: 'look' }, { do: 'put-back' });
    },
  },
  /** Ruling 64: an empty deck is shuffled anew first. */
  look: {
    run(g, _f, cx) {
      fillEventDeck(g, cx);
      const seat = actingSeat(g.table.board);
      if (seat === null) return;
      const hand = at(g.hands, seat);
      hand.looking = at(g.box.events, 0);
      if (hand.scouted.bottom.length === g.box.events.length) hand.scouted.bottom.shift();
      cx.say({ k: 'looked', seat });
      cx.tell(seat, { k: 'seen', event: hand.looking });
    },
  },
  'put-back': {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) =>
      table.board.eventDeck > 1
        ? [
            { do: 'put', where: 'top' },
            { do: 'put', where: 'bottom' },
          ]
        : [{ do: 'put', where: 'top' }],
    alone: () => true,
    take({ hand, seat }, move, _f, cx) {
      if (move.do !== 'put' || hand.looking === null) return;
      if (move.where === 'top') hand.scouted.top = hand.looking;
      else {
        hand.scouted.bottom.push(hand.looking);
        cx.bury(({ box }) => box.events.push(...box.events.splice(0, 1)));
      }
      hand.looking = null;
      cx.say({ k: 'put', seat, where: move.where });
    },
  },
  intimidate: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) =>
      frightened(table.board) > 0 ? [{ do: 'roll', why: 'intimidation' }, pass('intimidate')] : [],
    take(_mine, move, _f, cx) {
      if (move.do === 'roll') cx.next({ do: 'intimidate-roll' });
    },
  },
  'intimidate-roll': {
    run(g, _f, cx) {
      const face = rollDie(cx);
      cx.say({ k: 'roll', why: 'intimidation', face });
      const n = Math.min(face, frightened(g.table.board));
      if (n > 0) cx.next({ do: 'smaller', n });
    },
  },
  /** The smaller pile takes them: if both are equal, whichever is named (R17.5). */
  smaller: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) => smallerPiles(table.board).map((side) => ({ do: 'pile', side })),
    alone: () => true,
    take(_mine, move, { n }, cx) {
      if (move.do !== 'pile') return;
      const scope = { of: 'team', team: 'blue' } as const;
      cx.next(
        { do: 'monsters', fate: move.side, n, upTo: false, scope, by: { team: 'blue' } },
        { do: 'shuffle', side: move.side },
      );
    },
  },
  shuffle: {
    run(g, { side }, cx) {
      cx.rng.shuffle(g.box[side]);
      cx.say({ k: 'shuffled', pile: side });
    },
  },
} satisfies Partial<Frames<Da>>;

/** Monsters that Intimidation can drive off: no brood lords (R14.5). */
const frightened = (board: Board): number =>
  livingOf(board, 'blue')
    .flatMap((marine) => sides.flatMap((side) => monstersAt(board, { row: rowOf(board, marine), side })))
    .filter((monster) => !isLord(monster)).length;

/** All selections of the items, none of them included. */
function subsets<T>(items: readonly T[]): T[][] {
  let all: T[][] = [[]];
  for (const item of items) all = all.flatMap((some) => [some, [...some, item]]);
  return all;
}
