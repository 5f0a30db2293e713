// Scrolling (R9), boss specials at its end, and how the game ends (R10).
import type { Context, Frames, Seat } from '../../engine/game.ts';
import {
  at,
  isFree,
  lineFrom,
  mustSpace,
  pilotOf,
  placeOf,
  rowsToCome,
  seatsOf,
  shipAt,
  thingAt,
} from './board.ts';
import { type BossCardId, bombardment, bosses, cardOf, cardsPerRow, spaceCards, things } from './content.ts';
import { arrive, type Cx, settleMission, wreck } from './effects.ts';
import { hasSpecial } from './rules.round.ts';
import type { Board, Ending, Kembles, Place } from './state.ts';
import { threatAt } from './threat.ts';

export const scrollRules: Pick<
  Frames<Kembles>,
  'scroll' | 'push' | 'row' | 'settle' | 'cleared' | 'final'
> = {
  scroll: {
    run({ table: { board } }, _frame, cx) {
      cx.say({ k: 'scrolled' });
      if (board.area.length <= 1 && rowsToCome(board) === 0) {
        finish('scrolled', cx); // R9.2, E49
        return;
      }
      const waiting = board.order.filter((seat) => pilotOf(board, seat).at?.r === 0);
      cx.next(...waiting.map((seat) => ({ do: 'push', seat }) as const), { do: 'check' }, { do: 'row' });
    },
  },

  /** R9.3. */
  push: {
    run({ table: { board } }, { seat }, cx) {
      const to = pushTarget(board, placeOf(board, seat).c);
      if (typeof to === 'string') {
        wreck(board, seat, to, cx);
        return;
      }
      cx.say({ k: 'pushed', seat, to });
      arrive(board, seat, cx);
    },
  },

  /** R9.4, R9.5. */
  row: {
    run({ table: { board }, box }, _frame, cx) {
      if (rowsToCome(board) === 0) {
        cx.next({ do: 'settle', row: null });
        return;
      }
      cx.next({ do: 'check' }, { do: 'settle', row: board.area.length + 1 });
      if (board.boss === null && box.space.length > 0) {
        const cards = box.space.splice(0, board.columns / 2);
        cx.say({ k: 'row', cards });
        const n = cards.filter((card) => spaceCards[card].global).length;
        if (n > 0) cx.say({ k: 'global', n });
        for (const seat of seatsOf(board)) settleMission(board, seat, cx);
        return;
      }
      if (board.boss === null) cx.say({ k: 'boss', boss: box.boss });
      cx.say({ k: 'boss-row', cards: nextBossRow(board) });
    },
  },

  /** The new row's Threat, and what the boss does (R9.6, R9.7). */
  settle: {
    run({ table: { board } }, { row }, cx) {
      for (const seat of row === null ? [] : board.order) {
        const { at: place } = pilotOf(board, seat);
        const points = place ? threatAt(board, seat, place, row) : 0;
        if (points > 0) cx.say({ k: 'threatened', seat, points, why: 'row' });
      }
      if (hasSpecial(board, 'bombardment')) bombard(board, cx);
      if (hasSpecial(board, 'regrow')) regrow(board, cx);
      cx.next({ do: 'round' });
    },
  },

  /** Option: no part of the boss that gives Glory is left, hides left out (R10.4). */
  cleared: {
    run({ table: { board } }, _frame, cx) {
      if (!board.bossCleared || !board.boss || rowsToCome(board) > 0) return;
      const left = board.area
        .flat()
        .map(({ object }) => things[object])
        .some(({ kind, reward, tag }) => kind === 'boss' && (reward.glory ?? 0) > 0 && tag !== 'hide');
      if (!left) finish('boss-cleared', cx);
    },
  },

  /** R10.2. */
  final: {
    run({ table: { board }, hands }, _frame, cx) {
      for (const seat of seatsOf(board)) {
        const powerUps = at(hands, seat).powerUps.map(({ card }) => card);
        cx.say({ k: 'final', seat, powerUps });
      }
    },
  },
};

/** The cards of the boss's next row; with 2 or 3 players one less (R13.2). */
function nextBossRow(board: Board): readonly BossCardId[] {
  const row = board.boss && bosses[board.boss].rows[board.bossRows];
  if (!row) throw new Error('no row of the boss is to come');
  return row.cards.slice(0, cardsPerRow(board.pilots.length));
}

function finish(why: Ending, cx: Context<Kembles>): void {
  cx.say({ k: 'over', why });
  cx.end();
  cx.next({ do: 'final' });
}

/** Where a ship of the removed row is put, or why it is destroyed (R9.3 a to c). */
function pushTarget(board: Board, c: number): Place | 'crushed' | 'no-room' {
  const above: Place = { r: 1, c };
  if (thingAt(board, above).blocksMove) return 'crushed';
  if (shipAt(board, above) === null) return above;
  const inward = c <= board.columns / 2 ? 1 : -1;
  const beside = [c + inward, c - inward].map((each): Place => ({ r: 1, c: each }));
  return beside.find((place) => isFree(board, place)) ?? 'no-room';
}

/** Cannonram: each intact cannon, the nearest ship below, if nothing blocks fire before it (E45, E46). */
function bombard(board: Board, cx: Cx): void {
  board.area.forEach((spaces, i) => {
    spaces.forEach(({ object }, j) => {
      if (things[object].tag !== 'cannon') return;
      const ship = firstShip(board, lineFrom(board, { r: i + 1, c: j + 1 }, 'down'));
      if (ship !== null) cx.say({ k: 'threatened', seat: ship, points: bombardment, why: 'bombardment' });
    });
  });
}

function firstShip(board: Board, line: readonly Place[]): Seat | null {
  for (const place of line) {
    const ship = shipAt(board, place);
    if (ship !== null) return ship;
    if (thingAt(board, place).blocksFire) return null;
  }
  return null;
}

/** Behemoth: the leftmost destroyed hide of its first row grows back, unless a ship is there (E43). */
function regrow(board: Board, cx: Cx): void {
  const i = board.area.findIndex((spaces) => spaces.some(({ card }) => card === 'behemoth-1'));
  if (i < 0) return;
  const gone = at(board.area, i)
    .map((_, j): Place => ({ r: i + 1, c: j + 1 }))
    .find((place) => {
      const { object, card } = mustSpace(board, place);
      return (
        cardOf(card).holds[(place.c - 1) % 2] === 'bh-hide' && object === 'empty' && isFree(board, place)
      );
    });
  if (gone) cx.say({ k: 'regrown', at: gone });
}
