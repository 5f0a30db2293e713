// When an achievement is met (section 8.9). Turn cards look at the running turn and are for its pilot alone (R12.3).
import type { Seat } from '../../engine/game.ts';
import { markersOut, pilotOf, weaponKinds } from './board.ts';
import type { AchievementId } from './content.ts';
import type { Board, Deeds, Pilot, Turn } from './state.ts';

type Meets = (board: Board, seat: Seat) => boolean;

const inTurn =
  (meets: (turn: Turn) => boolean): Meets =>
  ({ turn }, seat) =>
    turn?.seat === seat && meets(turn);

const owning =
  (meets: (pilot: Pilot) => boolean): Meets =>
  (board, seat) =>
    meets(pilotOf(board, seat));

const having =
  (meets: (deeds: Deeds) => boolean): Meets =>
  (board, seat) =>
    meets(pilotOf(board, seat).deeds);

const conditions: Readonly<Record<AchievementId, Meets>> = {
  'double-kill': inTurn(({ kills }) => kills >= 2),
  'triple-kill': inTurn(({ kills }) => kills >= 3),
  redline: inTurn(({ overcharges }) => overcharges >= 2),
  'skin-of-the-teeth': inTurn(({ resolved }) => resolved?.energy === 1),
  'bullet-dancer': inTurn(({ lowered }) => lowered >= 3),
  untouchable: inTurn(
    ({ startThreat, resolved }) => startThreat >= 4 && resolved?.lost === 0 && resolved.energy > 0,
  ),
  'rear-gunner': inTurn(({ killDirs }) => killDirs.includes('down')),
  broadside: inTurn(({ killDirs }) => killDirs.includes('left') || killDirs.includes('right')),
  sharpshooter: inTurn(({ farthest }) => farthest >= 3),
  'two-guns': owning((pilot) => weaponKinds(pilot) >= 2),
  arsenal: owning((pilot) => weaponKinds(pilot) >= 3),
  'fine-tuning': owning(({ upgrades }) => Object.values(upgrades).includes(2)),
  'full-systems': owning(({ upgrades }) => upgrades.engine * upgrades.generator * upgrades.shield > 0),
  'rock-crusher': owning(({ asteroids }) => asteroids >= 3),
  'deep-pockets': owning(({ bellonium }) => bellonium >= 6),
  crossfire: (board, seat) => markersOut(board, seat) >= 2,
  vengeance: having(({ tookBack }) => tookBack >= 2),
  scrolled: having(({ pushed }) => pushed),
  'insert-coin': having(({ reentered }) => reentered),
  slipstream: having(({ jumped }) => jumped),
  'giant-killer': having(({ slewPart }) => slewPart),
  collector: owning(({ powerUpLots }) => powerUpLots.length >= 3),
};

/** The first open achievement, from the left, that somebody meets, and all who do (R12.2, R12.4). */
export function met(board: Board): { slot: number; card: AchievementId; seats: Seat[] } | null {
  for (const [slot, card] of board.achievements.entries()) {
    if (!card) continue;
    const seats = [...board.pilots.keys()].filter(
      (seat) => !pilotOf(board, seat).gone && conditions[card](board, seat),
    );
    if (seats.length > 0) return { slot, card, seats };
  }
  return null;
}
