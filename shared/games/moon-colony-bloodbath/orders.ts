// Standing orders (11.3 of the rules): checked when they are left. What they answer is in reflex.ts.
import { OrdersError, type Seen } from '../../engine/game.ts';
import { canonical, copy, same } from '../../engine/json.ts';
import { colonyOf } from './colony.ts';
import type { BuildingId, PerkId } from './content.ts';
import { buildingIds, developmentIds, perkIds, robotIds, twistIds } from './content.ts';
import type { Mcb, McbMove, OfferId, Orders, Place, Snapshot } from './state.ts';

/** Reads orders that came from outside. Throws OrdersError on what it does not understand. */
export function readOrders(seen: Seen<Mcb>, value: unknown): Orders {
  const given = record(value, 'orders', [
    'boxes',
    'losses',
    'spend',
    'storage',
    'discards',
    'offers',
    'perks',
    'nextWork',
  ]);
  return {
    ...some(given.boxes, (boxes) => ({ boxes: place(boxes) })),
    ...some(given.losses, (losses) => ({ losses: readLosses(losses) })),
    ...some(given.spend, (spend) => ({ spend: readSpend(spend) })),
    ...some(given.storage, (storage) => ({ storage: readStorage(storage) })),
    ...some(given.discards, (discards) => ({ discards: readDiscards(discards) })),
    ...some(given.offers, (offers) => ({ offers: readOffers(offers) })),
    ...some(given.perks, (perks) => ({ perks: list(perks, (perk) => oneOf<PerkId>(perk, perkIds)) })),
    ...some(given.nextWork, (plan) => ({ nextWork: readPlan(seen, plan) })),
  };
}

function readLosses(value: unknown): NonNullable<Orders['losses']> {
  const { order, most, floor } = record(value, 'losses', ['order', 'most', 'floor']);
  return {
    order: list(order, place),
    ...some(most, (n) => ({ most: whole(n) })),
    ...some(floor, (n) => ({ floor: whole(n) })),
  };
}

function readSpend(value: unknown): NonNullable<Orders['spend']> {
  const given = record(value, 'spend', ['hospital', 'organ-banks', 'stacking-robot']);
  const when = (each: unknown) =>
    typeof each === 'number' ? whole(each) : oneOf(each, ['always', 'never'] as const);
  return {
    ...some(given.hospital, (each) => ({ hospital: when(each) })),
    ...some(given['organ-banks'], (each) => ({ 'organ-banks': when(each) })),
    ...some(given['stacking-robot'], (each) => ({ 'stacking-robot': when(each) })),
  };
}

function readStorage(value: unknown): NonNullable<Orders['storage']> {
  const { paperwork, work, lost } = record(value, 'storage', ['paperwork', 'work', 'lost']);
  return {
    ...some(paperwork, (each) => ({ paperwork: flag(each) })),
    ...some(work, (each) => ({ work: whole(each) })),
    ...some(lost, (each) => ({ lost: flag(each) })),
  };
}

function readDiscards(value: unknown): NonNullable<Orders['discards']> {
  const { order, drawn } = record(value, 'discards', ['order', 'drawn']);
  return {
    order: list(order, (card) => oneOf<BuildingId>(card, buildingIds)),
    ...some(drawn, (each) => ({ drawn: oneOf(each, ['first', 'keep'] as const) })),
  };
}

function readOffers(value: unknown): NonNullable<Orders['offers']> {
  const offers: Partial<Record<OfferId, { answer: 'always' | 'never'; keep?: number }>> = {};
  for (const [id, each] of Object.entries(record(value, 'offers'))) {
    const { answer, keep } = record(each, id, ['answer', 'keep']);
    offers[oneOf<OfferId>(id, offerIds)] = {
      answer: oneOf(answer, ['always', 'never'] as const),
      ...some(keep, (n) => ({ keep: whole(n) })),
    };
  }
  return offers;
}

const offerIds: readonly OfferId[] = [...developmentIds, ...robotIds, ...twistIds, ...buildingIds];

/** A new plan counts on what there is now; a plan that was left before, on what there was then. */
function readPlan(seen: Seen<Mcb>, value: unknown): NonNullable<Orders['nextWork']> {
  const { moves, since } = record(value, 'nextWork', ['moves', 'since']);
  const planned = list(moves, move);
  const former = seen.hand.desk.orders?.nextWork;
  const kept =
    since !== undefined && former?.since && same(former.since, since) && same(former.moves, planned);
  return { moves: planned, since: kept ? former.since : snapshot(seen) };
}

/** What a plan may count on. */
function snapshot({ table: { board }, seat, hand }: Seen<Mcb>): Snapshot {
  const { people, money, food, buildings } = colonyOf(board, seat);
  return copy({
    works: board.works,
    people,
    money,
    food,
    hand: hand.cards,
    reserved: hand.reserved,
    buildings,
  });
}

// ---- Reading JSON --------------------------------------------------------------------------------------------

const LONGEST = 60;

function fail(what: string): never {
  throw new OrdersError(what);
}

const some = <T extends object>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === undefined ? undefined : read(value);

function record(value: unknown, name: string, keys?: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(`${name}: not an object`);
  const given = Object.fromEntries(Object.entries(value));
  const unknown = keys && Object.keys(given).find((key) => !keys.includes(key));
  if (unknown !== undefined) fail(`${name}: no ${unknown}`);
  return given;
}

function list<T>(value: unknown, read: (value: unknown) => T): T[] {
  if (!Array.isArray(value) || value.length > LONGEST) fail(`not a list of at most ${LONGEST}`);
  return value.map(read);
}

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000
    ? value
    : fail(`not a whole number from 0: ${canonical(value)}`);

const flag = (value: unknown): boolean =>
  typeof value === 'boolean' ? value : fail(`not true or false: ${canonical(value)}`);

function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T {
  return (
    allowed.find((each) => each === value) ??
    fail(`${canonical(value)} is none of ${allowed.slice(0, 5).join(', ')} …`)
  );
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'string' &&
  buildingIds.some((id) => value.startsWith(`${id}#`) && /^[1-9]\d{0,2}$/.test(value.slice(id.length + 1)));

const place = (value: unknown): Place => (isPlace(value) ? value : fail(`no place: ${canonical(value)}`));

/** A small move, flat and short. Whether it is one of this game, and legal, is seen when its time comes. */
const isMove = (value: unknown): value is McbMove =>
  typeof value === 'object' &&
  value !== null &&
  'do' in value &&
  typeof value.do === 'string' &&
  Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each)) &&
  canonical(value).length < 200;

const move = (value: unknown): McbMove => (isMove(value) ? value : fail('no move'));
