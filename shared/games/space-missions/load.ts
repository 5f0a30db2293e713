// Loading a rocket (R6): which loads are legal, and the small questions by which one is given. The questions are a
// generator, so that they read like the rule; a question with one answer is not put.
import { same } from '../../engine/json.ts';
import { isCrewed, partsOf } from './board.ts';
import {
  accepts,
  type Kind,
  kinds,
  levelled,
  type Mission,
  type MissionId,
  missions,
  type Need,
  type Part,
  parts,
  type SpecialistId,
  specialistIds,
  type Tile,
  type TypeId,
  tiles,
  typeIds,
} from './content.ts';
import type { Centre, Fitted, Load, LoadMove } from './state.ts';

const emptyLoad = (): Load => ({ tiles: {}, fuel: 0, fitted: {}, training: 0, crew: [] });

/** How far the answers lead: the question that is next, or null if the load is whole. */
export interface Loading {
  readonly load: Load;
  readonly options: LoadMove[] | null;
}

/** The load of a seat, with the answers given so far (only those that were asked for: lone options are not). */
export function loading(centre: Centre, id: MissionId, answers: readonly LoadMove[]): Loading {
  const load = emptyLoad();
  const questions = ask(load, centre, missions[id]);
  const given = [...answers];
  let next = questions.next();
  while (!next.done) {
    const options: LoadMove[] = next.value;
    const answer = options.length === 1 ? options[0] : given.shift();
    if (!answer || !options.some((option) => same(option, answer))) return { load, options };
    next = questions.next(answer);
  }
  return { load, options: null };
}

/** The steps of a load in their order. Each list of options leaves a way to a legal load. */
function* ask(load: Load, centre: Centre, mission: Mission): Generator<LoadMove[], void, LoadMove> {
  for (const part of levelled) {
    const need = mission.parts.find((each) => each.part === part);
    if (!need) continue;
    const levels = numbers(need.least, centre.levels[part]).filter((level) =>
      canBeFuelled(centre, mission, { ...load.tiles, [part]: level }),
    );
    const move = yield levels.map((level) => ({ do: 'tile', part, level }));
    if (move.do === 'tile') load.tiles[part] = move.level;
  }
  if (mission.parts.some(({ part }) => part === 'lunar-module')) load.tiles['lunar-module'] = 1;

  if (isCrewed(mission)) {
    const { seats } = tileOf(load, 'capsule');
    const ready = livingSpecialists(centre);
    if (ready === null) {
      load.crew = Array.from({ length: seats }, () => ({ who: null, state: 'healthy' }));
    } else {
      const move = yield groups(ready, Math.min(seats, ready.length)).map((who) => ({ do: 'crew', who }));
      if (move.do === 'crew') load.crew = move.who.map((who) => ({ who, state: 'healthy' }));
    }
  }

  const need = fuelNeed(mission, load.tiles);
  const rocket = tileOf(load, 'rocket');
  const tanks = Math.min(rocket.slots, centre.warehouse['extra-tank']);
  const tank = Math.min(rocket.tank, centre.warehouse.fuel);
  const fuel = yield numbers(Math.max(0, need - tanks), tank).map((n) => ({ do: 'fuel', n }));
  if (fuel.do === 'fuel') load.fuel = fuel.n;

  for (const part of partsOf(mission)) {
    for (const kind of accepts[part]) {
      const least = kind === 'extra-tank' ? Math.max(0, need - load.fuel) : 0;
      const most = Math.min(slotsLeft(load, part), stockOf(centre, load, kind));
      const move = yield numbers(least, most).map((n) => ({ do: 'fit', part, kind, n }));
      if (move.do === 'fit' && move.n > 0) load.fitted[part] = { ...load.fitted[part], [kind]: move.n };
    }
  }

  if (isCrewed(mission)) {
    const most = Math.min(tileOf(load, 'capsule').trainingSlots, centre.warehouse.training);
    const move = yield numbers(0, most).map((n) => ({ do: 'train', n }));
    if (move.do === 'train') load.training = move.n;
  }
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Groups of so many, in the order of the list. */
function groups<T>(items: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return items.flatMap((item, i) => groups(items.slice(i + 1), n - 1).map((rest) => [item, ...rest]));
}

// ---- What is legal -------------------------------------------------------------------------------------------

/** The tile of a part in a load. */
export function tileOf(load: Load, part: Part): Tile {
  const tile = tiles[part][(load.tiles[part] ?? 0) - 1];
  if (!tile) throw new RangeError(`no ${part} is loaded`);
  return tile;
}

/** F: the mission's fuel, and 1 more for each part above the level shown (R6.3). */
export const fuelNeed = (mission: Mission, chosen: Load['tiles']): number =>
  mission.fuel + mission.parts.filter(({ part, level }) => (chosen[part] ?? 0) > level).length;

/** Tokens of the warehouse that can drive this rocket, against what is needed so far (R6.4). */
function canBeFuelled(centre: Centre, mission: Mission, chosen: Load['tiles']): boolean {
  const rocket = tiles.rocket[(chosen.rocket ?? 0) - 1];
  if (!rocket) return false;
  const { fuel, 'extra-tank': tanks } = centre.warehouse;
  return Math.min(rocket.tank, fuel) + Math.min(rocket.slots, tanks) >= fuelNeed(mission, chosen);
}

export const fittedOn = (fitted: Fitted, part: Part, kind: Kind): number => fitted[part]?.[kind] ?? 0;

const slotsLeft = (load: Load, part: Part): number =>
  accepts[part].reduce((left, kind) => left - fittedOn(load.fitted, part, kind), tileOf(load, part).slots);

const loadedOf = (load: Load, kind: Kind): number =>
  parts.reduce((sum, part) => sum + fittedOn(load.fitted, part, kind), 0);

/** Tokens of a kind that are not in the load yet. */
export const stockOf = (centre: Centre, load: Load, kind: Kind): number =>
  centre.warehouse[kind] - loadedOf(load, kind);

/** Null without the module: ordinary astronauts fly. */
const livingSpecialists = ({ specialists }: Centre): SpecialistId[] | null =>
  specialists && specialistIds.filter((id) => specialists[id] === 'alive');

/** Why a seat can't declare a mission (R5.2); empty if it can. */
export type Lack =
  | { readonly of: 'success'; readonly type: TypeId; readonly n: number }
  | { readonly of: 'part'; readonly need: Need }
  | { readonly of: 'fuel' }
  | { readonly of: 'crew' };

export function lacks(centre: Centre, id: MissionId): Lack[] {
  const mission = missions[id];
  const lacking: Lack[] = typeIds.flatMap((type) => {
    const n = (mission.needs[type] ?? 0) - centre.counts[type];
    return n > 0 ? [{ of: 'success', type, n }] : [];
  });
  for (const need of mission.parts) {
    if (need.part !== 'lunar-module' && centre.levels[need.part] < need.least)
      lacking.push({ of: 'part', need });
  }
  const rocket = mission.parts.find(({ part }) => part === 'rocket');
  const least = rocket?.least ?? 1;
  const fuelled = numbers(least, Math.max(least, centre.levels.rocket)).some((level) =>
    canBeFuelled(centre, mission, { rocket: level }),
  );
  if (!fuelled) lacking.push({ of: 'fuel' });
  if (isCrewed(mission) && livingSpecialists(centre)?.length === 0) lacking.push({ of: 'crew' });
  return lacking;
}

// ---- Into the rocket and back --------------------------------------------------------------------------------

/** Moves everything loaded out of the warehouse (-1), or back into it (1). */
export function moveTokens({ warehouse }: Centre, load: Load, sign: 1 | -1): void {
  warehouse.fuel += sign * load.fuel;
  warehouse.training += sign * load.training;
  for (const kind of kinds) warehouse[kind] += sign * loadedOf(load, kind);
}

/** One enhancement less on a part. */
export function takeOff(fitted: Fitted, part: Part, kind: Kind): void {
  const left = fittedOn(fitted, part, kind) - 1;
  if (left < 0) throw new RangeError(`no ${kind} lies on the ${part}`);
  fitted[part] = { ...fitted[part], [kind]: left };
}
