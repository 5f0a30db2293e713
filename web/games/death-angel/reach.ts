// Which legal move a tap makes: every move names a thing on the board, or is an answer in words. Pure; nothing is drawn.

import type { AnyMove } from '../../../shared/engine/game.ts';
import { ownMoves } from '../../../shared/engine/moves.ts';
import type { MarineId, Monster, Side } from '../../../shared/games/death-angel/ids.ts';
import type { Da, DaMove } from '../../../shared/games/death-angel/shape.ts';

/** A thing on the board that a move may name: `marine/…`, `swarm/2/left`, `terrain/door`, `pile/left`, `row/3`. */
export type Target = string;

export const swarmTarget = (row: number, side: Side): Target => `swarm/${row}/${side}`;
export const marineTarget = (marine: MarineId): Target => `marine/${marine}`;
export const terrainTarget = (terrain: string): Target => `terrain/${terrain}`;
export const pileTarget = (side: Side): Target => `pile/${side}`;
export const rowTarget = (row: number): Target => `row/${row}`;

interface Named {
  /** Who does it, where that is chosen before the thing it is done to. */
  readonly actor?: MarineId;
  readonly target?: Target;
  /** Offered in words as well, or in words alone: the thing may be out of sight, or too small to tap. */
  readonly inWords?: true;
}

/** What a move names. */
function named(move: DaMove): Named {
  switch (move.do) {
    case 'token':
    case 'serve':
    case 'pay':
      return { target: marineTarget(move.marine) };
    case 'swarm':
    case 'to':
      return { target: swarmTarget(move.row, move.side) };
    case 'move':
      return { actor: move.marine, target: rowTarget(move.row) };
    case 'attack':
      return { actor: move.marine, target: swarmTarget(move.row, move.side) };
    case 'activate':
      return { target: terrainTarget(move.terrain), inWords: true };
    case 'terrain':
      return { target: terrainTarget(move.terrain) };
    case 'pile':
      return { target: pileTarget(move.side), inWords: true };
    case 'take':
    case 'charge':
      return { target: swarmTarget(move.row, move.side), inWords: true };
    case 'instinct':
      if ('marine' in move.aim) return { target: marineTarget(move.aim.marine) };
      if ('team' in move.aim) return { inWords: true };
      return 'row' in move.aim
        ? { target: swarmTarget(move.aim.row, move.aim.side) }
        : { target: pileTarget(move.aim.pile), inWords: true };
    case 'draft':
    case 'pick':
    case 'turn':
    case 'begin':
      return {};
    default:
      return { inWords: true };
  }
}

export interface Reach {
  /** Marines of whom one acts next, in the order of the legal moves; the one that was chosen, or else the first. */
  readonly actors: readonly MarineId[];
  readonly actor: MarineId | null;
  /** What glows, and what a tap on it may mean: where there are several moves, it opens them in words. */
  readonly at: ReadonlyMap<Target, readonly DaMove[]>;
  /** Answers in words. */
  readonly answers: readonly DaMove[];
  /** Sets of marines that may turn round together; empty if that is not the question. */
  readonly turns: readonly Extract<DaMove, { readonly do: 'turn' }>[];
  readonly picks: readonly Extract<DaMove, { readonly do: 'pick' }>[];
  readonly drafts: readonly Extract<DaMove, { readonly do: 'draft' }>[];
}

/**
 * @param chosen the marine who is to act, if the player has tapped one
 * @param focus the thing whose moves are to be told apart in words, if the player has tapped one with several
 */
export function reach(
  legal: readonly AnyMove<Da>[],
  chosen: MarineId | null = null,
  focus: Target | null = null,
): Reach {
  const moves = ownMoves(legal).map((move) => ({ move, ...named(move) }));
  const actors = [...new Set(moves.flatMap(({ actor }) => actor ?? []))];
  const actor = actors.find((each) => each === chosen) ?? actors[0] ?? null;
  const within = moves.filter((each) => each.actor === undefined || each.actor === actor);
  const at = new Map<Target, DaMove[]>();
  for (const { move, target } of within) if (target) at.set(target, [...(at.get(target) ?? []), move]);
  const focused = focus === null ? [] : (at.get(focus) ?? []);
  const answers = within.flatMap(({ move, target, inWords }) => {
    if (target === undefined) return inWords ? [move] : [];
    const apart = target === focus && focused.length > 1;
    return apart || (inWords && focused.length <= 1) ? [move] : [];
  });
  return {
    actors,
    actor,
    at,
    answers,
    turns: moves.flatMap(({ move }) => (move.do === 'turn' ? [move] : [])),
    picks: moves.flatMap(({ move }) => (move.do === 'pick' ? [move] : [])),
    drafts: moves.flatMap(({ move }) => (move.do === 'draft' ? [move] : [])),
  };
}

/** The move that turns exactly these marines. */
export const turnOf = (turns: Reach['turns'], marines: readonly MarineId[]): DaMove | null =>
  turns.find(
    (turn) => turn.marines.length === marines.length && marines.every((id) => turn.marines.includes(id)),
  ) ?? null;

/** The monster that a move takes. */
export const monsterOf = (move: DaMove): Monster | null =>
  move.do === 'take' || move.do === 'charge' ? move.monster : null;
