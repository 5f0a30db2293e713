// The abilities of the events, one small function each, carried out when the event is revealed (8.4). What needs chance,
// a hidden card or a question is a frame.
import type { Context } from '../../engine/game.ts';
import {
  at,
  behind,
  isEngaged,
  monstersAt,
  opposite,
  rowOf,
  rowWith,
  spotOf,
  standing,
  swarms,
} from './board.ts';
import { events } from './events.ts';
import type { EventId, MarineId } from './ids.ts';
import type { Aim, Da, Shift } from './shape.ts';
import type { Board } from './state.ts';
import { lose, putTokens } from './verbs.ts';

type Ability = (board: Board, cx: Context<Da>, aim: Aim | undefined) => void;

/** An ability that is aimed at a marine. */
const onMarine =
  (does: (board: Board, cx: Context<Da>, marine: MarineId, n: number) => void): Ability =>
  (board, cx, aim) => {
    if (aim && 'marine' in aim) does(board, cx, aim.marine, aim.n ?? 0);
  };

const outOfThinAir = onMarine((board, cx, marine) =>
  cx.next({ do: 'spawn', ...behind(board, marine), n: 2 }),
);
const theSwarm: Ability = (_board, cx) => cx.next({ do: 'deal', left: 2, right: 2 });
const rollFor = onMarine((_board, cx, marine) => cx.next({ do: 'event-roll', marine }));

/** Moves every swarm to where it is told to go; those that are there already stay. */
export function moveSwarms(
  board: Board,
  cx: Context<Da>,
  why: 'surrounded' | 'flanking-manoeuvre' | 'genestealer-lair',
  to: (from: Shift['from']) => Shift['to'],
): void {
  const shifts = swarms(board)
    .map((from) => ({ from, to: to(from), monsters: monstersAt(board, from) }))
    .filter((shift) => shift.from.row !== shift.to.row || shift.from.side !== shift.to.side);
  if (shifts.length > 0) cx.say({ k: 'shifted', why, shifts });
}

/** Reveals an event, and does what it says; without an aim where it needs one, nothing (ruling 43). */
export function reveal(board: Board, cx: Context<Da>, event: EventId, aim: Aim | undefined): void {
  cx.say(aim ? { k: 'event', event, aim } : { k: 'event', event });
  if (events[event].target && !aim) cx.say({ k: 'no-effect', event });
  else abilities[event](board, cx, aim);
}

const abilities: Readonly<Record<EventId, Ability>> = {
  'chaos-of-battle': (board, cx) => cx.say({ k: 'turned', marines: standing(board) }),
  'the-swarm-tail': theSwarm,
  'the-swarm-tongue': theSwarm,
  'out-of-thin-air-head': outOfThinAir,
  'out-of-thin-air-claw': outOfThinAir,
  'full-scan': (_board, cx, aim) => {
    if (aim && 'pile' in aim) cx.next({ do: 'discard-top', side: aim.pile, n: 1 });
  },
  'secret-route': (board, cx) => {
    if (spotOf(board, 'door')) putTokens(board, cx, { terrain: 'door' }, 2);
  },
  'for-my-battle-brothers': onMarine((board, cx, marine) => {
    lose(board, cx, marine, Math.min(1, rowWith(board, marine).tokens));
    const scope = { of: 'engaged', marine } as const;
    cx.next({ do: 'monsters', fate: 'discard', n: 1, upTo: false, scope, by: 'current' });
  }),
  'stalking-from-the-shadows': onMarine((board, cx, marine) => lose(board, cx, marine)),
  'gun-jam': (_board, cx, aim) => {
    if (aim && 'team' in aim) cx.say({ k: 'next-round', next: { what: 'jam', team: aim.team } });
  },
  outnumbered: (board, cx) => {
    for (const marine of standing(board)) if (isEngaged(rowWith(board, marine))) lose(board, cx, marine);
  },
  surrounded: onMarine((board, cx, marine) =>
    moveSwarms(board, cx, 'surrounded', ({ side }) => ({ row: rowOf(board, marine), side })),
  ),
  'flanking-manoeuvre': (board, cx) =>
    moveSwarms(board, cx, 'flanking-manoeuvre', ({ row }) => ({
      row,
      side: opposite(at(board.rows, row).facing),
    })),
  'cleansing-flames': rollFor,
  'temporary-sanctuary': (board, cx, aim) => {
    if (!aim || !('row' in aim)) return;
    const { row, side, pile } = aim;
    const scope = { of: 'spot', row, side } as const;
    const all = monstersAt(board, aim).length;
    cx.next(
      { do: 'monsters', fate: pile, n: all, upTo: false, scope, by: 'current' },
      { do: 'shuffle', side: pile },
    );
  },
  'rescue-space-marine': onMarine((_board, cx, marine) => cx.say({ k: 'rescued', marine })),
  'rewarded-faith': onMarine((_board, cx, marine, n) => {
    if (n === 0) return;
    cx.say({ k: 'spent', marine, n, why: 'faith' });
    const scope = { of: 'engaged', marine } as const;
    cx.next({ do: 'monsters', fate: 'slay', n, upTo: false, scope, by: 'current' });
  }),
  'psychic-assault': rollFor,
  'quick-instincts': onMarine((_board, cx, marine) => cx.next({ do: 'quick', marine })),
  resupply: onMarine((board, cx, marine) => {
    const from = standing(board).filter((other) => other !== marine && rowWith(board, other).tokens > 0);
    const n = from.reduce((sum, other) => sum + rowWith(board, other).tokens, 0);
    cx.say({ k: 'resupplied', marine, from, n });
  }),
  'enter-formation': (_board, cx) => cx.say({ k: 'next-round', next: { what: 'formation' } }),
  evasion: (_board, cx) => cx.say({ k: 'next-round', next: { what: 'evasion' } }),
  'they-re-everywhere': (_board, cx) => cx.next({ do: 'everywhere', served: [] }),
  'second-wind': onMarine((_board, cx, marine) =>
    cx.say({ k: 'next-round', next: { what: 'secondWind', marine } }),
  ),
};
