// What players do and get, whatever brings it about: each deed says its event and gives its bonuses, in one order:
// the deed, the token of the progress tile, the bonus of the place (R10.2, ruling 63).
import type { Context, Mine } from '../../engine/game.ts';
import {
  at,
  energyLimit,
  factionOf,
  greenhouseCost,
  inBonusRow,
  nextGreenhouse,
  nextMarkerBonus,
  playerOf,
  roomFor,
  runnerOf,
  tilesOf,
  turnOrder,
} from './board.ts';
import {
  type Bonus,
  type Colour,
  type Cost,
  columnBonus,
  type Gain,
  type LabId,
  type LargeId,
  largeSlotBonus,
  larges,
  launches,
  type MissionId,
  missions,
  type PartId,
  parts,
  progress,
  type Reward,
  reservePerColour,
  type ShipId,
  shipOf,
  slotBonus,
  type Trigger,
  topLimit,
} from './content.ts';
import { payable } from './payment.ts';
import type { LaEvent, LunarArk, Source, Who } from './state.ts';

/** What a deed needs: the table, who acts, and the way to say so. A choice and a step both have it. */
export interface Doer extends Pick<Mine<LunarArk>, 'seat' | 'table'> {
  readonly cx: Context<LunarArk>;
}

const boardOf = ({ table }: Pick<Doer, 'table'>) => table.board;
const own = (doer: Doer) => playerOf(boardOf(doer), doer.seat);
const say = ({ cx }: Pick<Doer, 'cx'>, event: LaEvent) => cx.say(event);

// ---- Paying and gaining --------------------------------------------------------------------------------------

/** Pays, and converts what is short (R1.13). The payment must be possible. */
export function pay(doer: Doer, cost: Cost): void {
  const { seat } = doer;
  const way = payable(own(doer), cost);
  if (way === null) throw new Error(`seat ${seat} can't pay ${JSON.stringify(cost)}`);
  if (way !== 'enough') say(doer, { k: 'converted', seat, ...way });
  if (Object.values(cost).some((n) => n > 0)) say(doer, { k: 'paid', seat, cost });
}

/** Gains what can be kept; the rest is lost (R1.6). Points name their source. */
export function gain(doer: Doer, what: Gain, n: number, source: Source): void {
  const { seat } = doer;
  const player = own(doer);
  if (what === 'vp') {
    score(doer, seat, n, source);
    return;
  }
  const kept = Math.min(n, roomOf(player, what));
  if (kept > 0) say(doer, { k: 'gained', seat, what, n: kept });
}

function roomOf(player: ReturnType<typeof own>, what: Exclude<Gain, 'vp'>): number {
  switch (what) {
    case 'energy':
      return energyLimit(player) - player.energy;
    case 'battery':
      return topLimit - energyLimit(player);
    case 'achievement':
      return Number.POSITIVE_INFINITY;
    default:
      return roomFor(player, what);
  }
}

export function score(doer: Doer, who: Who, n: number, source: Source): void {
  if (n !== 0) say(doer, { k: 'scored', who, n, source });
}

const bonus = (doer: Doer, given: Bonus | null | undefined, source: Source): void => {
  if (given) gain(doer, given.what, given.n, source);
};

/** The token of the progress tile under the own marker, once a turn (R10.1). */
export function trigger(doer: Doer, what: Trigger): void {
  const { seat } = doer;
  const board = boardOf(doer);
  const tile = board.track[own(doer).position];
  if (!tile || progress[tile].trigger !== what || board.token) return;
  say(doer, { k: 'token', seat, trigger: what });
  score(doer, seat, factionOf(own(doer))?.vpPerToken ?? 0, 'faction');
}

// ---- Greenhouses and crew ------------------------------------------------------------------------------------

/** R3.2, R3.3. `paying`: the water and the polymer; the stack's energy is paid in any case. */
export function buildGreenhouse(doer: Doer, paying: boolean): void {
  const { seat } = doer;
  const from = nextGreenhouse(boardOf(doer), own(doer));
  if (!from) throw new Error('no greenhouse can be built');
  pay(doer, greenhouseCost(from, paying));
  const slot = own(doer).greenhouses.built;
  say(doer, { k: 'greenhouse', seat, from });
  trigger(doer, 'build-greenhouse');
  bonus(doer, slotBonus[slot], 'buildings');
}

export function improve(doer: Doer, n: number): void {
  if (n === 0) return;
  say(doer, { k: 'improved', seat: doer.seat, n });
  trigger(doer, 'upgrade-greenhouse');
}

/** R4.2, R4.3. */
export function recruit(doer: Doer, colour: Colour, rover: number): void {
  const { seat } = doer;
  const column = reservePerColour - own(doer).reserve[colour];
  say(doer, { k: 'recruited', seat, colour, rover });
  trigger(doer, 'recruit');
  bonus(doer, at(columnBonus, column), 'crew');
  gain(doer, 'food', factionOf(own(doer))?.foodPerRecruit ?? 0, 'faction');
}

/** R4.4, R4.5. */
export function train(doer: Doer, colour: Colour, rover: number): void {
  const { seat } = doer;
  const given = nextMarkerBonus(own(doer), colour);
  say(doer, { k: 'trained', seat, colour, rover });
  trigger(doer, 'train');
  bonus(doer, given, 'crew');
}

// ---- Buildings and labs --------------------------------------------------------------------------------------

/** The second step of R5.3: slot and points. */
export function raiseLarge(doer: Doer, large: LargeId): void {
  const { seat } = doer;
  const slot = own(doer).larges.length;
  say(doer, { k: 'large', seat, large });
  trigger(doer, 'build-large');
  gain(doer, 'achievement', at(largeSlotBonus, slot), 'buildings');
  score(doer, seat, larges[large].vp, 'buildings');
}

export function layFoundation(doer: Doer): void {
  say(doer, { k: 'foundation', seat: doer.seat });
  trigger(doer, 'build-foundation');
}

/** R6.4. */
export function placeLab(doer: Doer, lab: LabId, place: number): void {
  say(doer, { k: 'placed', seat: doer.seat, lab, at: place });
  trigger(doer, 'build-lab');
  if (inBonusRow(place)) gain(doer, 'achievement', 1, 'labs');
}

// ---- Ships ---------------------------------------------------------------------------------------------------

/** R7.3: the tile, its points, and the launch if it was the ship's last. */
export function takeMission(doer: Doer, mission: MissionId): void {
  const { seat } = doer;
  const player = own(doer);
  const hub = player.larges.reduce((sum, id) => sum + larges[id].perMission, 0);
  say(doer, { k: 'mission', who: seat, mission });
  trigger(doer, 'contribute');
  score(doer, seat, missions[mission].vp, 'ships');
  score(doer, seat, hub, 'buildings');
  score(doer, seat, factionOf(player)?.vpPerMission ?? 0, 'faction');
  launchIfWhole(doer, shipOf(mission));
}

/** R7.4. */
export function placeCube(doer: Doer, part: PartId): void {
  const { seat } = doer;
  say(doer, { k: 'cube', seat, part });
  trigger(doer, 'contribute');
  score(doer, seat, parts[part].vp, 'ships');
}

/** R8. */
export function launchIfWhole(doer: Omit<Doer, 'seat'>, ship: ShipId): void {
  const board = boardOf(doer);
  if (board.ships[ship].launched || board.ships[ship].tiles.length > 0) return;
  const everybody = turnOrder(board);
  const shares = shareOut(
    everybody.map((who) => tilesOf(runnerOf(board, who), ship)),
    launches[ship],
  );
  const rewards = everybody.map((who, i) => ({ who, n: at(shares, i) })).filter(({ n }) => n > 0);
  say(doer, { k: 'launched', ship, rewards });
}

/**
 * What each gets by its count (R8.2, R8.3): a tie for most shares both rewards and leaves no second place, a tie for
 * second shares the second, rounded down; nothing for none.
 */
export function shareOut(counts: readonly number[], { first, second }: Reward): number[] {
  const most = Math.max(...counts);
  const next = Math.max(...counts.filter((n) => n < most), 0);
  const those = (n: number) => counts.filter((each) => each === n).length;
  return counts.map((n) => {
    if (n === 0) return 0;
    if (n === most) return those(most) > 1 ? Math.floor((first + second) / those(most)) : first;
    return n === next && those(most) === 1 ? Math.floor(second / those(next)) : 0;
  });
}
