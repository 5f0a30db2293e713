// What every card does, one row a card: a colony before, the moves, the colony after. A row is missing, and the last
// test of its table fails.
import { describe, expect, it } from 'vitest';
import {
  buildingIds,
  developmentIds,
  eventIds,
  perkIds,
  robotIds,
  twistIds,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import type { McbEvent, McbMove, ProgressCard } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import {
  act,
  aRobot,
  box,
  build,
  type ColonyGiven,
  development,
  discard,
  event,
  giveUp,
  perk,
  robot,
  save,
  spend,
  type TableGiven,
  table,
  twist,
  work,
} from './table.ts';

interface Row<Id extends string> {
  readonly id: Id;
  readonly before: ColonyGiven;
  readonly moves?: readonly McbMove[];
  /** The colony after it, as `lineOf` writes it. */
  readonly after: string;
  readonly hand?: readonly string[];
  readonly told?: McbEvent;
  readonly given?: Partial<TableGiven>;
}

function check(
  next: readonly ProgressCard[],
  { before, moves = [], after, hand, told, given }: Row<string>,
): void {
  const t = table({ colonies: [before], next, ...given });
  if (moves.length > 0) t.moves(0, ...moves);
  expect(t.line(0)).toBe(after);
  if (hand) expect(t.hand(0)).toEqual(hand);
  if (told) expect(t.told).toContainEqual(told);
}

const idsOf = (rows: readonly Row<string>[]) => rows.map(({ id }) => id);
const full = (ids: readonly string[], tested: readonly string[]) =>
  expect(ids.filter((id) => !tested.includes(id))).toEqual([]);

const unbox = (at: 'kitchen#1' | 'kitchen#2' | 'flag#2'): McbMove => ({ do: 'unbox', at });
const pay = (offer: Extract<McbMove, { do: 'pay' }>['offer'], how: object = {}): McbMove => ({
  do: 'pay',
  offer,
  ...how,
});
const decline = (offer: Extract<McbMove, { do: 'pay' }>['offer']): McbMove => ({ do: 'decline', offer });

describe('Events', () => {
  const rows: Row<(typeof eventIds)[number]>[] = [
    {
      id: 'hunger',
      before: { food: 1, buildings: ['dust-mine', 'kitchen'] },
      after: 'P29 M0 F0 [dust-mine, kitchen]',
    },
    {
      id: 'paperwork',
      before: { hand: ['flag', 'bunker'] },
      moves: [discard('flag'), discard('kitchen')],
      after: 'P30 M0 F0 []',
      hand: ['bunker'],
      given: { deck: ['kitchen'] },
    },
    { id: 'glitch-a', before: {}, after: 'P26 M0 F0 []', given: { robots: ['security-robot'] } },
    { id: 'leak-a', before: {}, after: 'P29 M0 F0 []' },
    { id: 'tempers-flare', before: {}, after: 'P28 M0 F0 []' },
    { id: 'accident-a', before: {}, after: 'P27 M0 F0 []' },
    { id: 'glitch-b', before: {}, after: 'P26 M0 F0 []', given: { robots: ['security-robot'] } },
    { id: 'airlock-test', before: {}, after: 'P26 M0 F0 []' },
    { id: 'leak-b', before: {}, after: 'P29 M0 F0 []' },
    { id: 'accident-b', before: {}, after: 'P27 M0 F0 []' },
    { id: 'moonquake', before: {}, after: 'P25 M0 F0 []' },
    { id: 'power-failure', before: {}, after: 'P24 M0 F0 []' },
    { id: 'instruction-manual', before: {}, after: 'P30 M0 F0 []', told: { k: 'over', why: 'manual' } },
  ];
  it.each(rows)('$id', (row) => check([event(row.id)], row));
  it('all of them', () => full(eventIds, idsOf(rows)));
});

describe('Perks', () => {
  const rows: Row<(typeof perkIds)[number]>[] = [
    { id: 'payday', before: {}, after: 'P30 M2 F0 []' },
    { id: 'feast', before: {}, after: 'P30 M0 F3 []' },
    {
      id: 'care-package',
      before: { buildings: ['kitchen', 'flag'] },
      moves: [box('flag#2')],
      after: 'P30 M0 F0 [kitchen, flag (1)]',
    },
    { id: 'bright-idea', before: {}, after: 'P30 M0 F0 []', hand: ['kitchen'], given: { deck: ['kitchen'] } },
    { id: 'newcomers', before: {}, after: 'P32 M0 F0 []' },
  ];
  it.each(rows)('$id', (row) => check([perk(row.id)], row));
  it('all of them', () => full(perkIds, idsOf(rows)));

  it('R8.1 only the owner resolves it', () => {
    const t = table({ colonies: [{}, {}], next: [perk('newcomers', 1)] });
    expect([t.line(0), t.line(1)]).toEqual(['P30 M0 F0 []', 'P32 M0 F0 []']);
  });
});

describe('Developments', () => {
  const rows: Row<(typeof developmentIds)[number]>[] = [
    {
      id: 'trade',
      before: { buildings: ['kitchen:1'] },
      moves: [pay('trade', { at: 'kitchen#1' })],
      after: 'P30 M0 F0 [kitchen]',
      hand: ['flag', 'bunker'],
      given: { deck: ['flag', 'bunker'] },
    },
    { id: 'tourists', before: { food: 3 }, moves: [pay('tourists')], after: 'P33 M0 F1 []' },
    {
      id: 'innovation',
      before: { money: 3, hand: ['prefab-huts'] },
      moves: [build('prefab-huts')],
      after: 'P30 M0 F0 [prefab-huts]',
    },
    {
      id: 'recruitment-drive',
      before: { money: 3 },
      moves: [pay('recruitment-drive')],
      after: 'P33 M0 F0 []',
    },
    { id: 'harvest-festival', before: { buildings: ['greenhouse'] }, after: 'P30 M0 F7 [greenhouse]' },
    {
      id: 'supply-rocket',
      before: { buildings: ['kitchen', 'flag'] },
      moves: [box('kitchen#1')],
      after: 'P30 M0 F0 [kitchen (1), flag]',
    },
    {
      id: 'scrap-drive',
      before: { hand: ['flag', 'bunker'] },
      moves: [pay('scrap-drive', { card: 'flag' })],
      after: 'P30 M3 F0 []',
      hand: ['bunker'],
    },
    {
      id: 'radiation',
      before: { buildings: ['kitchen'] },
      moves: [{ do: 'option', of: 'radiation', n: 1 }],
      after: 'P34 M0 F0 []',
    },
    {
      id: 'repairs',
      before: { buildings: ['kitchen:1', 'flag:1'] },
      moves: [unbox('flag#2')],
      after: 'P30 M0 F0 [kitchen (1), flag]',
    },
    { id: 'budget-cuts', before: { money: 3 }, after: 'P30 M1 F0 []' },
  ];
  it.each(rows)('$id', (row) => check([development(row.id)], row));
  it('all of them', () => full(developmentIds, idsOf(rows)));

  it('radiation: or four people', () => {
    check([development('radiation')], {
      id: '',
      before: { buildings: ['kitchen'] },
      moves: [{ do: 'option', of: 'radiation', n: 0 }],
      after: 'P26 M0 F0 [kitchen]',
    });
  });
});

describe('Robots', () => {
  const rows: Row<(typeof robotIds)[number]>[] = [
    { id: 'automatic-doors', before: {}, after: 'P28 M0 F0 []', told: { k: 'mark', mark: 'no-abilities' } },
    {
      id: 'construction-robot',
      before: { hand: ['flag', 'bunker'] },
      moves: [{ do: 'reserve', card: 'flag' }],
      after: 'P27 M0 F0 []',
      hand: ['bunker'],
    },
    { id: 'delivery-drone', before: { hand: ['flag'] }, after: 'P27 M0 F0 []', hand: ['flag'] },
    {
      id: 'drilling-robot',
      before: { buildings: ['kitchen', 'flag'] },
      moves: [giveUp('flag#2')],
      after: 'P28 M0 F0 [kitchen]',
    },
    {
      id: 'mining-robot',
      before: { buildings: ['dust-mine', 'dust-mine', 'iron-mine'] },
      after: 'P26 M2 F0 [dust-mine, dust-mine, iron-mine]',
    },
    { id: 'repairs-robot', before: {}, after: 'P27 M0 F0 []', told: { k: 'mark', mark: 'no-build' } },
    { id: 'robot-butler', before: { buildings: ['kitchen:1'] }, after: 'P27 M0 F0 [kitchen]' },
    {
      id: 'robot-companion',
      before: {},
      moves: [act('farm')],
      after: 'P25 M0 F4 []',
      told: { k: 'act', seat: 0, action: 'farm', token: false },
    },
    { id: 'robot-waiter', before: { food: 3 }, after: 'P26 M0 F1 []' },
    {
      id: 'sentient-ai',
      before: {},
      after: 'P28 M0 F0 []',
      told: { k: 'added', seat: null, card: twist('lottery') },
    },
    {
      id: 'stacking-robot',
      before: { buildings: ['kitchen:1'] },
      moves: [save('kitchen#1')],
      after: 'P26 M0 F0 [kitchen]',
    },
    {
      id: 'warehouse-robot',
      before: { buildings: ['kitchen:1', 'flag', 'dust-mine'] },
      moves: [box('flag#2')],
      after: 'P26 M0 F0 [kitchen (1), flag (1), dust-mine]',
    },
    { id: 'kitchen-robot', before: {}, after: 'P26 M0 F2 []' },
    { id: 'gardening-robot', before: { food: 1 }, moves: [pay('gardening-robot')], after: 'P28 M0 F0 []' },
    {
      id: 'cleaning-robot',
      before: { hand: ['flag', 'bunker'] },
      moves: [discard('flag')],
      after: 'P27 M0 F0 []',
      hand: ['bunker'],
    },
    { id: 'nanny-robot', before: {}, after: 'P26 M0 F0 []' },
    { id: 'security-robot', before: {}, after: 'P26 M0 F0 []' },
    { id: 'teaching-robot', before: {}, after: 'P26 M0 F0 []', hand: ['flag'], given: { deck: ['flag'] } },
    {
      id: 'replicator-robot',
      before: { buildings: ['kitchen', 'flag'] },
      moves: [box('kitchen#1'), box('flag#2')],
      after: 'P25 M0 F0 [kitchen (1), flag (1)]',
    },
    { id: 'tax-robot', before: { money: 3 }, after: 'P27 M1 F0 []' },
  ];
  it.each(rows.filter(({ id }) => id !== 'sentient-ai'))('$id', (row) => check([robot(row.id)], row));
  it('all of them', () => full(robotIds, idsOf(rows)));

  it('sentient-ai: the next Twist is the next card', () => {
    const t = table({ colonies: [{ people: 30 }], next: [robot('sentient-ai')], twists: ['baby-boom'] });
    expect(t.told.flatMap((each) => (each.k === 'reveal' ? [each.card] : [])).slice(0, 2)).toEqual([
      robot('sentient-ai'),
      twist('baby-boom'),
    ]);
    expect(t.state.table.board.twists).toContain('baby-boom');
  });
});

describe('Twists', () => {
  const rows: Row<(typeof twistIds)[number]>[] = [
    {
      id: 'construction-kits',
      before: { money: 3, buildings: ['kitchen:1'], hand: ['prefab-huts', 'bunker'] },
      moves: [pay('construction-kits', { at: 'kitchen#1' }), build('prefab-huts')],
      after: 'P30 M0 F0 [kitchen, prefab-huts]',
    },
    {
      id: 'engineers',
      before: { buildings: ['flag', 'kitchen'] },
      moves: [pay('engineers', { at: 'flag#1' })],
      after: 'P30 M6 F0 [kitchen]',
    },
    {
      id: 'grand-plan',
      before: { money: 5, hand: ['flag', 'trading-post', 'prefab-huts'] },
      moves: [pay('grand-plan', { card: 'flag' }), build('trading-post')],
      after: 'P30 M0 F0 [trading-post]',
      hand: ['prefab-huts'],
    },
    {
      id: 'overtime',
      before: { money: 3, hand: ['prefab-huts'] },
      moves: [pay('overtime'), build('prefab-huts')],
      after: 'P28 M0 F0 [prefab-huts]',
    },
    {
      id: 'risky-research',
      before: {},
      moves: [pay('risky-research')],
      after: 'P28 M0 F0 []',
      hand: ['flag', 'bunker', 'kitchen'],
      given: { deck: ['flag', 'bunker', 'kitchen'] },
    },
    {
      id: 'surveying',
      before: { under: ['flag', 'bunker'], hand: ['kitchen'] },
      moves: [{ do: 'cash' }],
      after: 'P30 M8 F0 []',
      hand: ['kitchen'],
    },
    {
      id: 'supply-drop',
      before: {},
      moves: [{ do: 'option', of: 'supply-drop', n: 1 }],
      after: 'P30 M0 F3 []',
    },
    {
      id: 'meteor-shower',
      before: { buildings: ['kitchen', 'flag', 'bunker', 'dust-mine'] },
      after: 'P28 M0 F0 [kitchen, flag, bunker, dust-mine]',
    },
    { id: 'moon-tax', before: { money: 4 }, moves: [pay('moon-tax')], after: 'P30 M1 F0 []' },
    {
      id: 'baby-boom',
      before: { buildings: ['kitchen', 'flag', 'bunker', 'dust-mine'] },
      after: 'P32 M0 F0 [kitchen, flag, bunker, dust-mine]',
    },
    { id: 'space-pirates', before: { money: 5 }, after: 'P30 M2 F0 []' },
    { id: 'moon-rats', before: { food: 5 }, after: 'P30 M0 F2 []' },
    {
      id: 'brain-drain',
      before: { hand: ['flag'] },
      moves: [decline('brain-drain')],
      after: 'P27 M0 F0 []',
      hand: ['flag'],
    },
    { id: 'moon-fever', before: { food: 1 }, after: 'P27 M0 F1 []' },
    { id: 'lottery', before: {}, after: 'P30 M7 F0 []', given: { deck: ['clock-tower'] } },
    { id: 'envy', before: {}, after: 'P27 M0 F0 []' },
    {
      id: 'flea-market',
      before: { buildings: ['kitchen:1'] },
      moves: [pay('flea-market', { at: 'kitchen#1' })],
      after: 'P30 M4 F0 [kitchen]',
    },
    {
      id: 'volunteer-crew',
      before: { hand: ['flag'] },
      moves: [pay('volunteer-crew', { card: 'flag' })],
      after: 'P33 M0 F0 []',
      hand: [],
    },
    {
      id: 'solar-flare',
      before: { buildings: ['kitchen:2', 'flag:1'] },
      moves: [unbox('kitchen#1'), unbox('flag#2')],
      after: 'P30 M0 F0 [kitchen (1), flag]',
    },
    {
      id: 'alien-signal',
      before: { buildings: ['hacker-lair'] },
      after: 'P30 M1 F0 [hacker-lair]',
      hand: ['flag', 'bunker'],
      given: { deck: ['flag', 'bunker'] },
    },
    {
      id: 'clearance-sale',
      before: { money: 2, buildings: ['kitchen'] },
      moves: [pay('clearance-sale')],
      after: 'P30 M0 F0 [kitchen (2)]',
    },
    {
      id: 'perk-fair',
      before: { perks: ['payday'] },
      after: 'P30 M2 F0 []',
      told: { k: 'added', seat: 0, card: perk('payday') },
    },
    { id: 'deja-vu', before: { lastAction: 'farm' }, after: 'P30 M0 F4 []' },
    { id: 'night-shift', before: { buildings: ['dust-mine'] }, after: 'P28 M6 F0 [dust-mine]' },
    { id: 'gold-fever', before: {}, moves: [pay('gold-fever')], after: 'P29 M4 F0 []' },
  ];
  it.each(rows)('$id', (row) => check([twist(row.id)], row));
  it('all of them', () => full(twistIds, idsOf(rows)));

  it.each([
    [0, 'P30 M3 F0 [kitchen]', []],
    [2, 'P30 M0 F0 [kitchen (2)]', []],
    [3, 'P30 M0 F0 [kitchen]', ['flag', 'bunker']],
  ] as const)('supply-drop, option %i', (n, after, hand) => {
    const row = {
      id: '',
      before: { buildings: ['kitchen'] } as const,
      moves: [{ do: 'option', of: 'supply-drop', n } as const],
    };
    check([twist('supply-drop')], { ...row, after, hand, given: { deck: ['flag', 'bunker'] } });
  });
});

/** Buildings that are built at a Work for exactly their price, and what their Play effect does. */
describe('Play effects', () => {
  const added = (card: ProgressCard): McbEvent => ({
    k: 'added',
    seat: 0,
    card: card.kind === 'robot' ? aRobot : card,
  });
  const rows: (Row<(typeof buildingIds)[number]> & { readonly money: number })[] = [
    {
      id: 'iron-mine',
      money: 5,
      before: {},
      moves: [{ do: 'perk', id: 'newcomers' }],
      after: 'P32 M0 F0 [iron-mine]',
      told: added(perk('newcomers')),
    },
    {
      id: 'helium-3-mine',
      money: 6,
      before: { people: 3 },
      moves: [],
      after: 'P3 M0 F0 [helium-3-mine]',
      told: added(development('radiation')),
    },
    { id: 'titanium-mine', money: 5, before: {}, after: 'P30 M0 F0 [titanium-mine (1)]' },
    { id: 'kale-farm', money: 4, before: {}, after: 'P30 M0 F5 [kale-farm]' },
    { id: 'nursery', money: 6, before: {}, after: 'P30 M0 F0 [nursery (1)]' },
    { id: 'market', money: 5, before: {}, after: 'P30 M0 F0 [market]', told: added(development('trade')) },
    {
      id: 'greenhouse',
      money: 5,
      before: {},
      after: 'P30 M0 F7 [greenhouse]',
      told: added(development('harvest-festival')),
    },
    {
      id: 'spaceport',
      money: 7,
      before: {},
      after: 'P30 M0 F0 [spaceport (1)]',
      told: added(development('supply-rocket')),
    },
    { id: 'cargo-dock', money: 3, before: {}, after: 'P30 M0 F0 [cargo-dock (1)]' },
    {
      id: 'lunarcrete-factory',
      money: 5,
      before: {},
      after: 'P30 M0 F0 [lunarcrete-factory]',
      hand: ['flag', 'bunker'],
      given: { deck: ['flag', 'bunker'] },
    },
    {
      id: 'reactor',
      money: 6,
      before: {},
      after: 'P29 M0 F0 [reactor]',
      told: added(event('leak-a')),
      given: { eventsOut: 3 },
    },
    {
      id: 'launch-pad',
      money: 5,
      before: { buildings: ['titanium-mine'] },
      after: 'P30 M0 F0 [titanium-mine (1), launch-pad]',
    },
    {
      id: 'welcome-center',
      money: 6,
      before: {},
      after: 'P30 M0 F0 [welcome-center]',
      told: added(development('recruitment-drive')),
    },
    { id: 'makeshift-lab', money: 3, before: {}, after: 'P30 M0 F0 [makeshift-lab (2)]' },
    {
      id: 'university',
      money: 6,
      before: {},
      after: 'P30 M0 F0 [university]',
      told: added(development('scrap-drive')),
    },
    {
      id: 'observatory',
      money: 5,
      before: {},
      after: 'P30 M0 F0 [observatory]',
      told: added(development('innovation')),
    },
    {
      id: 'bunker',
      money: 5,
      before: {},
      after: 'P26 M0 F0 [bunker]',
      told: added(robot('security-robot')),
      given: { robots: ['security-robot'] },
    },
    {
      id: 'flag',
      money: 2,
      before: { perks: ['payday'] },
      after: 'P30 M2 F0 [flag]',
      hand: ['bunker'],
      given: { deck: ['bunker'] },
    },
    { id: 'organ-banks', money: 6, before: { perks: ['payday'] }, after: 'P30 M2 F0 [organ-banks (1)]' },
    {
      id: 'apartment-dome',
      money: 7,
      before: {},
      after: 'P30 M0 F0 [apartment-dome]',
      told: added(development('repairs')),
    },
    {
      id: 'grand-tower',
      money: 10,
      before: {},
      after: 'P30 M0 F0 [grand-tower]',
      told: added(development('budget-cuts')),
    },
    { id: 'hospital', money: 6, before: {}, after: 'P30 M0 F0 [hospital (1)]' },
    {
      id: 'theme-park',
      money: 8,
      before: {},
      after: 'P30 M0 F0 [theme-park]',
      told: added(development('tourists')),
    },
  ];
  it.each(rows)('$id', (row) =>
    check([work], {
      ...row,
      before: { ...row.before, money: row.money, hand: [row.id] },
      moves: [build(row.id), ...(row.moves ?? [])],
    }),
  );
});

describe('boosts and other abilities', () => {
  const rows: Row<(typeof buildingIds)[number]>[] = [
    {
      id: 'iron-mine',
      before: { buildings: ['iron-mine'] },
      moves: [act('mine')],
      after: 'P30 M4 F0 [iron-mine (1)]',
    },
    {
      id: 'dust-mine',
      before: { buildings: ['dust-mine'] },
      moves: [act('mine')],
      after: 'P30 M6 F0 [dust-mine]',
    },
    {
      id: 'silica-mine',
      before: { buildings: ['silica-mine'] },
      moves: [act('mine')],
      after: 'P30 M4 F0 [silica-mine]',
      hand: ['flag'],
      given: { deck: ['flag'] },
    },
    {
      id: 'helium-3-mine',
      before: { buildings: ['helium-3-mine'] },
      moves: [act('mine')],
      after: 'P30 M7 F0 [helium-3-mine]',
    },
    {
      id: 'titanium-mine',
      before: { buildings: ['titanium-mine:1'] },
      moves: [act('mine'), spend('titanium-mine#1')],
      after: 'P30 M9 F0 [titanium-mine]',
    },
    {
      id: 'aluminum-mine',
      before: { money: 1, buildings: ['aluminum-mine'] },
      moves: [act('mine')],
      after: 'P30 M5 F0 [aluminum-mine]',
    },
    {
      id: 'potato-farm',
      before: { buildings: ['potato-farm'] },
      moves: [act('farm')],
      after: 'P30 M0 F6 [potato-farm]',
    },
    {
      id: 'kale-farm',
      before: { buildings: ['kale-farm'] },
      moves: [act('farm')],
      after: 'P30 M0 F5 [kale-farm]',
    },
    {
      id: 'restaurant',
      before: { buildings: ['restaurant'] },
      moves: [act('farm'), pay('restaurant')],
      after: 'P30 M4 F3 [restaurant]',
    },
    {
      id: 'nursery',
      before: { buildings: ['nursery:1'] },
      moves: [act('farm'), spend('nursery#1')],
      after: 'P34 M0 F4 [nursery]',
    },
    {
      id: 'market',
      before: { buildings: ['market'] },
      moves: [act('farm'), pay('market')],
      after: 'P30 M4 F2 [market]',
    },
    {
      id: 'moon-hotel',
      before: { buildings: ['moon-hotel'] },
      moves: [act('farm')],
      after: 'P31 M0 F4 [moon-hotel]',
    },
    {
      id: 'greenhouse',
      before: { buildings: ['greenhouse'] },
      moves: [act('farm')],
      after: 'P30 M0 F7 [greenhouse]',
    },
    {
      id: 'hydroponics-lab',
      before: { buildings: ['hydroponics-lab'] },
      moves: [act('farm')],
      after: 'P30 M0 F4 [hydroponics-lab]',
      hand: ['flag'],
      given: { deck: ['flag'] },
    },
    {
      id: 'fuel-cells',
      before: { buildings: ['fuel-cells:1'] },
      moves: [act('restock'), spend('fuel-cells#1')],
      after: 'P30 M4 F0 [fuel-cells (2)]',
      hand: [],
      given: { deck: ['flag'] },
    },
    {
      id: 'kitchen',
      before: { buildings: ['kitchen'] },
      moves: [act('restock'), spend('kitchen#1')],
      after: 'P30 M0 F4 [kitchen (1)]',
    },
    {
      id: 'warehouse',
      before: { buildings: ['warehouse', 'flag'] },
      moves: [act('restock'), box('flag#2'), box('flag#2'), box('warehouse#1'), { do: 'from', at: 'flag#2' }],
      after: 'P30 M0 F0 [warehouse (2), flag (1)]',
    },
    {
      id: 'spaceport',
      before: { buildings: ['spaceport'] },
      moves: [act('restock')],
      after: 'P32 M0 F0 [spaceport (2)]',
    },
    {
      id: 'cargo-dock',
      before: { buildings: ['cargo-dock'] },
      moves: [act('restock')],
      after: 'P30 M2 F0 [cargo-dock (2)]',
    },
    {
      id: 'assembly-line',
      before: { money: 1, buildings: ['assembly-line'], hand: ['prefab-huts'] },
      moves: [build('prefab-huts')],
      after: 'P30 M0 F0 [assembly-line, prefab-huts]',
    },
    {
      id: 'lunarcrete-factory',
      before: { money: 2, buildings: ['lunarcrete-factory'], hand: ['prefab-huts'] },
      moves: [build('prefab-huts')],
      after: 'P30 M0 F0 [lunarcrete-factory, prefab-huts]',
    },
    {
      id: 'reactor',
      before: { money: 4, buildings: ['reactor'], hand: ['moon-hotel', 'trading-post'] },
      moves: [build('moon-hotel')],
      after: 'P30 M2 F0 [reactor, moon-hotel]',
      hand: ['trading-post'],
    },
    {
      id: 'solar-panels',
      before: { money: 3, buildings: ['solar-panels:1'], hand: ['prefab-huts'] },
      moves: [build('prefab-huts'), spend('solar-panels#1')],
      after: 'P33 M0 F0 [solar-panels, prefab-huts]',
    },
    {
      id: 'launch-pad',
      before: { money: 5, buildings: ['cargo-dock', 'makeshift-lab'], hand: ['launch-pad'] },
      moves: [build('launch-pad'), { do: 'repeat', at: 'cargo-dock#1' }, box('launch-pad#3')],
      after: 'P30 M0 F0 [cargo-dock, makeshift-lab, launch-pad (1)]',
    },
    {
      id: 'welcome-center',
      before: { money: 3, buildings: ['welcome-center'], hand: ['prefab-huts'] },
      moves: [build('prefab-huts')],
      after: 'P31 M0 F0 [welcome-center, prefab-huts]',
    },
    {
      id: 'hacker-lair',
      before: { buildings: ['hacker-lair'] },
      moves: [act('research')],
      after: 'P30 M1 F0 [hacker-lair]',
    },
    {
      id: 'makeshift-lab',
      before: { buildings: ['makeshift-lab'] },
      moves: [act('research')],
      after: 'P30 M0 F0 [makeshift-lab (1)]',
    },
    {
      id: 'rd-storage',
      before: { buildings: ['rd-storage'] },
      moves: [act('research')],
      after: 'P30 M0 F0 [rd-storage (1)]',
    },
    {
      id: 'recycling',
      before: { buildings: ['recycling', 'fuel-cells:1'] },
      moves: [act('restock'), box('recycling#1'), box('recycling#1'), spend('fuel-cells#2')],
      after: 'P30 M5 F0 [recycling (2), fuel-cells]',
    },
    {
      id: 'radio-antennae',
      before: { buildings: ['radio-antennae', 'radio-antennae'] },
      after: 'P30 M0 F0 [radio-antennae, radio-antennae]',
      hand: ['flag', 'bunker'],
      given: { deck: ['flag', 'bunker'] },
    },
    {
      id: 'university',
      before: { buildings: ['university'] },
      moves: [act('research')],
      after: 'P31 M0 F0 [university]',
    },
    {
      id: 'observatory',
      before: { buildings: ['observatory'] },
      moves: [act('research')],
      after: 'P30 M0 F0 [observatory]',
      hand: ['flag', 'bunker', 'kitchen'],
      given: { deck: ['flag', 'bunker', 'kitchen'] },
    },
    { id: 'bunker', before: { buildings: ['bunker'] }, moves: [act('mine')], after: 'P30 M4 F0 [bunker]' },
    { id: 'flag', before: { buildings: ['flag'] }, moves: [act('mine')], after: 'P30 M4 F0 [flag]' },
    {
      id: 'trading-post',
      before: { money: 5, buildings: ['trading-post', 'trading-post'], hand: ['market'] },
      moves: [build('market')],
      after: 'P30 M4 F0 [trading-post, trading-post, market]',
    },
    {
      id: 'prefab-huts',
      before: { buildings: ['prefab-huts'] },
      moves: [act('farm')],
      after: 'P30 M0 F4 [prefab-huts]',
    },
  ];
  it.each(rows)('$id', (row) => check([work], row));

  const losses: (Row<(typeof buildingIds)[number]> & { readonly card: ProgressCard })[] = [
    {
      id: 'organ-banks',
      card: event('accident-a'),
      before: { buildings: ['organ-banks:1'] },
      moves: [save('organ-banks#1')],
      after: 'P30 M0 F0 [organ-banks]',
    },
    {
      id: 'hospital',
      card: event('moonquake'),
      before: { buildings: ['hospital:1'] },
      moves: [save('hospital#1')],
      after: 'P27 M0 F0 [hospital]',
    },
    {
      id: 'robot-workshop',
      card: robot('security-robot'),
      before: { buildings: ['robot-workshop', 'robot-workshop'] },
      after: 'P28 M0 F0 [robot-workshop, robot-workshop]',
    },
    {
      id: 'escape-pods',
      card: robot('drilling-robot'),
      before: { buildings: ['escape-pods'] },
      after: 'P37 M0 F0 []',
    },
    {
      id: 'apartment-dome',
      card: robot('drilling-robot'),
      before: { buildings: ['apartment-dome'] },
      after: 'P38 M0 F0 []',
    },
    {
      id: 'grand-tower',
      card: robot('drilling-robot'),
      before: { buildings: ['grand-tower'] },
      after: 'P41 M0 F0 []',
    },
    {
      id: 'soup-kitchen',
      card: event('hunger'),
      before: { buildings: ['soup-kitchen'] },
      after: 'P32 M0 F0 [soup-kitchen]',
    },
    {
      id: 'theme-park',
      card: robot('drilling-robot'),
      before: { buildings: ['theme-park'] },
      after: 'P36 M0 F0 []',
    },
  ];
  it.each(losses)('$id in $card.id', (row) => check([row.card], row));

  it('clock-tower at a reshuffle', () => {
    const colony: ColonyGiven = { buildings: ['clock-tower', 'clock-tower'] };
    const t = table({ colonies: [colony], next: [work], below: 0, noGuard: true });
    const events = t.moves(0, act('farm'));
    const gain: McbEvent = { k: 'gain', seat: 0, what: 'people', n: 3, by: 'clock-tower' };
    expect(events.filter(({ k }) => k === 'reshuffle' || k === 'gain').slice(0, 4)).toEqual([
      { k: 'gain', seat: 0, what: 'food', n: 4 },
      { k: 'reshuffle' },
      gain,
      gain,
    ]);
  });

  it('all of them', () => full(buildingIds, [...idsOf(rows), ...idsOf(losses), 'clock-tower']));
});
