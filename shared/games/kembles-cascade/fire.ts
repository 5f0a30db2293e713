// Lines of fire (R4.8 to R4.11): what a shot would hit, and for how much.
import type { Seat } from '../../engine/game.ts';
import { lineFrom, mustSpace, pilotOf, placeOf, shipAt } from './board.ts';
import { type Dir, dirs, type ObjectId, things, type WeaponId, weaponIds, weapons } from './content.ts';
import type { Board, Pilot, Place } from './state.ts';

export type Target =
  | { readonly ship: Seat; readonly at: Place }
  /** `flipped`: the side of the card on which the target was (R14.2). */
  | { readonly ship: null; readonly at: Place; readonly object: ObjectId; readonly flipped: boolean };

/** What stands on a space for a weapon: a ship before all else, or an object that it can damage. */
function targetAt(board: Board, weapon: WeaponId, place: Place): Target | null {
  const ship = shipAt(board, place);
  if (ship !== null) return { ship, at: place };
  const { object, flipped } = mustSpace(board, place);
  const { energy, immune } = things[object];
  return energy !== null && !immune.includes(weapon) ? { ship: null, at: place, object, flipped } : null;
}

/** What a shot would hit, from near to far (E25). Gamma goes through all; every other shot ends at the first. */
export function targets(board: Board, seat: Seat, weapon: WeaponId, dir: Dir): Target[] {
  const { range, pierces } = weapons[weapon];
  const line = lineFrom(board, placeOf(board, seat), dir).slice(0, range ?? undefined);
  if (pierces) return line.flatMap((place) => targetAt(board, weapon, place) ?? []);
  const end = line.find(
    (place) => shipAt(board, place) !== null || things[mustSpace(board, place).object].blocksFire,
  );
  const target = end && targetAt(board, weapon, end);
  return target ? [target] : []; // E28, E29: an immune object and a black hole end the shot.
}

/** Every shot that would hit something (R4.11), whether or not it can be paid for. */
export function shots(board: Board, seat: Seat): { readonly weapon: WeaponId; readonly dir: Dir }[] {
  const pilot = pilotOf(board, seat);
  const fired = board.turn?.fired ?? [];
  return weaponIds
    .filter((weapon) => weapon === 'turret' || (pilot.upgrades[weapon] > 0 && !fired.includes(weapon)))
    .flatMap((weapon) =>
      (weapons[weapon].anyDirection ? dirs : [pilot.facing])
        .filter((dir) => targets(board, seat, weapon, dir).length > 0)
        .map((dir) => ({ weapon, dir })),
    );
}

/** The damage of the next shot of a weapon to each thing it hits (E58). */
export function damageOf(board: Board, seat: Seat, weapon: WeaponId): number {
  const pilot = pilotOf(board, seat);
  return base(pilot, weapon) + (board.turn?.bonus ?? 0);
}

function base({ upgrades, ability }: Pilot, weapon: WeaponId): number {
  if (weapon === 'turret') return weapons.turret.damage[1] + (ability === 'target-lock' ? 1 : 0);
  return weapons[weapon].damage[upgrades[weapon]];
}
