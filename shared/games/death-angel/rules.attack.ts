// Attacks of marines (R7, R8): targets, rolls, rerolls, and whatever lets a marine attack; and the one question by
// which monsters are taken, one at a time.
import type { Frames } from '../../engine/game.ts';
import { inForce, livingOf, rowWith, slayable, targets } from './board.ts';
import { type Face, isSkull, marines } from './content.ts';
import type { MarineId } from './ids.ts';
import { orPass, running, tokenForAny } from './options.ts';
import type { Attack, Da, DaFrame, DaMove } from './shape.ts';
import type { Board } from './state.ts';
import { canBeTaken, reach, takeOne } from './swarms.ts';
import { actingSeat, askedOf, fall, putTokens, rollDie } from './verbs.ts';

const attacksOf = (board: Board, marine: MarineId): DaMove[] =>
  targets(board, marine).map((spot) => ({ do: 'attack', marine, ...spot }));

/** Declared, rolled, carried out. */
const attack = ({ marine, row, side }: Attack): DaFrame[] => [
  { do: 'attack-roll', marine, row, side },
  { do: 'attack-result', marine, row, side },
];

/** Marines who still have an attack with the running card (R7.1, R7.5, R7.8). */
function attackers(board: Board): MarineId[] {
  const { team, card, attacked } = running(board);
  return livingOf(board, team).filter((marine) => {
    if (board.now.evasion && attacked.some((other) => other !== marine)) return false;
    const most = card === 'full-auto' && marine === 'brother-leon' ? 3 : 1;
    return attacked.filter((each) => each === marine).length < most;
  });
}

/** Monsters slain by the face of an attack roll (R7.3, R7.4). */
export function hits(board: Board, { marine, row, side }: Attack, face: Face): number {
  const there = slayable(board, { row, side });
  if (marine === 'brother-zael' && inForce(board, 'flamer-attack')) return Math.min(face, there);
  if (face === 4 && isDeadAim(board, marine)) return Math.min(3, there);
  return isSkull(face) ? 1 : 0;
}

const isDeadAim = (board: Board, marine: MarineId): boolean =>
  marines[marine].team === 'green' && inForce(board, 'dead-aim');

/** R8.4: a reroll is offered only where it can do better. */
function couldHitMore(board: Board, attack: Attack, face: Face): boolean {
  const there = slayable(board, attack);
  const now = hits(board, attack, face);
  if (attack.marine === 'brother-zael' && inForce(board, 'flamer-attack')) return now < Math.min(5, there);
  return now === 0 || (isDeadAim(board, attack.marine) && isSkull(face) && there >= 2);
}

export const attackRules = {
  /** R7.1: whose attack is next, and on whom. */
  attack: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table: { board } }) => {
      const able = attackers(board);
      const charges =
        running(board).card === 'heroic-charge' && able.includes('brother-claudio') ? chargeMoves(board) : [];
      return orPass([...able.flatMap((marine) => attacksOf(board, marine)), ...charges], 'attack');
    },
    take({ table: { board } }, move, _f, cx) {
      if (move.do === 'attack') {
        cx.say({ k: 'attacks', marine: move.marine, row: move.row, side: move.side });
        cx.next(...attack(move), { do: 'attack' });
      } else if (move.do === 'charge') {
        cx.say({ k: 'charged', marine: 'brother-claudio' });
        cx.next({ do: 'charge', n: 2 }, { do: 'charge-roll' }, { do: 'attack' });
        takeOne(board, cx, 'slay', move);
      }
    },
  },
  /** Heroic Charge, from the second monster on (R7.6). */
  charge: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) => orPass(chargeMoves(table.board), 'charge'),
    take({ table }, move, { n }, cx) {
      if (move.do !== 'charge') return;
      if (n > 1) cx.next({ do: 'charge', n: n - 1 });
      takeOne(table.board, cx, 'slay', move);
    },
  },
  'charge-roll': {
    run(g, _f, cx) {
      const face = rollDie(cx);
      cx.say({ k: 'roll', why: 'heroic-charge', face, marine: 'brother-claudio' });
      if (face === 0) fall(g.table.board, cx, 'brother-claudio');
    },
  },

  'attack-roll': {
    run(_g, { marine, row, side }, cx) {
      cx.say({ k: 'attack-roll', marine, row, side, face: rollDie(cx) });
      cx.next({ do: 'attack-reroll', marine, row, side });
    },
  },
  /** R8.1 */
  'attack-reroll': {
    asks: ({ table }, { marine }) => askedOf(table.board, { marine }),
    options: ({ table: { board } }, f) =>
      board.roll && rowWith(board, f.marine).tokens > 0 && couldHitMore(board, f, board.roll.face)
        ? orPass([{ do: 'reroll', marine: f.marine }], 'attack-reroll')
        : [],
    take(_mine, move, { marine, row, side }, cx) {
      if (move.do !== 'reroll') return;
      cx.say({ k: 'spent', marine, n: 1, why: 'reroll' });
      cx.next({ do: 'attack-roll', marine, row, side });
    },
  },
  'attack-result': {
    run(g, { marine, row, side }, cx) {
      const { board } = g.table;
      const face = board.roll?.face ?? 0;
      const n = hits(board, { marine, row, side }, face);
      const next: DaFrame[] = [];
      if (n === 0) cx.say({ k: 'missed', marine, row, side });
      else
        next.push({
          do: 'monsters',
          fate: 'slay',
          n,
          upTo: false,
          scope: { of: 'spot', row, side },
          by: { marine },
        });
      if (n > 0 && marines[marine].team === 'blue') next.push({ do: 'lead' });
      if (marine === 'lexicanium-calistarius' && isSkull(face) && inForce(board, 'psionic-attack'))
        next.push({ do: 'again', marine });
      cx.next(...next);
    },
  },
  /** Psionic Attack: a skull lets him attack again at once (R7.4). */
  again: {
    asks: ({ table }, { marine }) => askedOf(table.board, { marine }),
    options: ({ table }, { marine }) => orPass(attacksOf(table.board, marine), 'again'),
    take(_mine, move, _f, cx) {
      if (move.do !== 'attack') return;
      cx.say({ k: 'attacks', marine: move.marine, row: move.row, side: move.side });
      cx.next(...attack(move));
    },
  },
  /** Lead by Example: once a round; declining does not use it up (R7.7, ruling 48). */
  lead: {
    asks: ({ table }) => askedOf(table.board, { team: 'blue' }),
    options: ({ table: { board } }) =>
      inForce(board, 'lead-by-example') && !board.led ? orPass(tokenForAny(board), 'lead') : [],
    take({ table }, move, _f, cx) {
      if (move.do !== 'token') return;
      cx.say({ k: 'led' });
      putTokens(table.board, cx, { marine: move.marine });
    },
  },

  /** Run and Gun, Overwatch: each marine of the team may pay one of his own tokens to attack (R7.9). */
  'paid-attack': {
    asks: ({ table }, { team }) => askedOf(table.board, { team }),
    options: ({ table: { board } }, { team, done }) => {
      const able = livingOf(board, team).filter(
        (marine) => !done.includes(marine) && rowWith(board, marine).tokens > 0,
      );
      return orPass(
        able.flatMap((marine) => attacksOf(board, marine)),
        'paid-attack',
      );
    },
    take(_mine, move, { team, done }, cx) {
      if (move.do !== 'attack') return;
      const { marine, row, side } = move;
      cx.say({ k: 'spent', marine, n: 1, why: 'attack' });
      cx.say({ k: 'attacks', marine, row, side });
      cx.next(...attack(move), { do: 'paid-attack', team, done: [...done, marine] });
    },
  },
  /** Quick Instincts: the marine's own seat decides (R10.6). */
  quick: {
    asks: ({ table }, { marine }) => askedOf(table.board, { marine }),
    options: ({ table }, { marine }) => orPass(attacksOf(table.board, marine), 'quick'),
    take(_mine, move, _f, cx) {
      if (move.do !== 'attack') return;
      cx.say({ k: 'attacks', marine: move.marine, row: move.row, side: move.side });
      cx.next(...attack(move));
    },
  },

  /** Monsters are taken one at a time by row, side and icon; nothing is asked when only one result is possible (§5). */
  monsters: {
    asks: ({ table }, { by }) => askedOf(table.board, by),
    options: ({ table: { board } }, f) => {
      const moves = canBeTaken(board, f).map((each) => ({ do: 'take', ...each }) as const);
      return f.upTo && f.n > 0 ? orPass(moves, 'monsters') : moves;
    },
    alone: () => true,
    take({ table: { board } }, move, f, cx) {
      if (move.do !== 'take') return;
      if (f.n > 1) cx.next({ ...f, n: f.n - 1 });
      takeOne(board, cx, f.fate, move);
    },
  },
} satisfies Partial<Frames<Da>>;

/** Heroic Charge reaches his row and those next to it, both sides. */
const chargeMoves = (board: Board): DaMove[] =>
  reach(board, 'brother-claudio', 1)
    .flatMap((spot) => canBeTaken(board, { fate: 'slay', n: 1, upTo: true, scope: { of: 'spot', ...spot } }))
    .map((each) => ({ do: 'charge', ...each }));
