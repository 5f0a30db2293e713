// The worked examples of the rules, by their numbers.
import { describe, expect, it } from 'vitest';
import { result as resultOf } from '../../../shared/engine/match.ts';
import { keyed, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import { price, total } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import {
  act,
  aRobot,
  box,
  build,
  development,
  discard,
  event,
  giveUp,
  type McbTable,
  noBuild,
  noMore,
  perk,
  robot,
  save,
  spend,
  starting,
  table,
  trouble,
  twist,
  work,
} from './table.ts';

const options = { firstGame: false, openList: false, twists: [] };
const outcome = (t: McbTable) => resultOf(game, openOf(game, t.state));
const populations = (t: McbTable) => t.state.table.board.colonies.map(total);
const sizes = (t: McbTable) => game.sizes.box(t.state.box);

describe('set-up and turn', () => {
  it.each([
    [1, 9, 86],
    [2, 8, 82],
    [3, 8, 78],
    [4, 8, 74],
    [5, 8, 70],
  ])('X1 with %i players: %i progress cards, %i building cards left', (seats, progress, deck) => {
    const { table: laidOut, hands, box: boxes } = game.setup(seats, options, rngOf(keyed(seedOf('X1'))));
    const kinds = boxes.progress.map(({ kind, id }) => (kind === 'start' ? id : kind)).sort();
    const four = ['work', 'work', 'work', 'work'];
    expect(kinds).toEqual([
      ...(seats === 1 ? ['loneliness'] : []),
      'trouble',
      'trouble',
      'twist',
      'twist',
      ...four,
    ]);
    expect(boxes.progress).toHaveLength(progress);
    expect([boxes.deck.length, boxes.twists.length, boxes.robots.length]).toEqual([deck, 23, 20]);
    expect(Object.values(laidOut.board.developments)).toEqual(Array.from({ length: 10 }, () => 2));
    for (const { cards } of hands) expect(cards).toHaveLength(4);
    for (const colony of laidOut.board.colonies) {
      expect(colony).toMatchObject({ people: 30, money: 4, food: 4, buildings: [] });
      expect(colony.perks).toHaveLength(5);
      expect(total(colony)).toBe(30);
    }
  });

  it('X19 a Glitch adds one Robot in total, and it is revealed next', () => {
    const t = table({
      colonies: [{}, {}, {}, {}],
      next: [event('glitch-a')],
      below: 4,
      robots: ['security-robot', 'tax-robot'],
    });
    // Six cards, the Glitch off, a Robot on, the Robot off again, and the Work off that lay below.
    expect(t.told.filter(({ k }) => k === 'stacked')).toHaveLength(1);
    expect(t.told).toContainEqual({ k: 'added', seat: null, card: aRobot });
    expect(t.told).toContainEqual({ k: 'reveal', card: robot('security-robot') });
    expect(sizes(t).robots).toBe(1);
    expect(sizes(t).progress).toBe(4);
  });

  it('X20 what is added in one step is shuffled on top together; all know which cards, not their order', () => {
    const t = table({
      colonies: [
        { money: 5, hand: ['iron-mine'] },
        { money: 5, hand: ['bunker'] },
        { money: 5, hand: ['market'] },
      ],
      next: [work],
      below: 3,
      robots: ['security-robot'],
    });
    t.moves(0, build('iron-mine'), { do: 'perk', id: 'payday' });
    t.moves(1, build('bunker'));
    const events = t.moves(2, build('market'));
    const added = events.flatMap((each) => (each.k === 'added' ? [each.card] : []));
    expect(added).toEqual([perk('payday', 0), aRobot, development('trade')]);
    const revealed = events.flatMap((each) => (each.k === 'reveal' ? [each.card] : []));
    expect(new Set(revealed.slice(0, 3).map(({ kind }) => kind))).toEqual(
      new Set(['perk', 'robot', 'development']),
    );
    expect(events.filter(({ k }) => k === 'stacked')).toHaveLength(1);
  });

  it('X22 a reshuffle takes the tokens off and lets a Clock Tower bring people', () => {
    const t = table({
      colonies: [{ people: 5, buildings: ['clock-tower'] }],
      next: [work],
      below: 0,
      noGuard: true,
    });
    const cards = sizes(t).pile;
    t.moves(0, act('mine'));
    expect(t.told).toContainEqual({ k: 'reshuffle' });
    expect(t.told).toContainEqual({ k: 'gain', seat: 0, what: 'people', n: 3, by: 'clock-tower' });
    expect(t.state.table.board.pass).toBe(2);
    expect(sizes(t).progress + sizes(t).pile).toBe(cards + t.state.table.board.eventsOut);
  });

  it('X23 a Trouble as the last card: its Event, and the Robot of that, come before any reshuffle', () => {
    const t = table({
      colonies: [{}, {}],
      next: [trouble],
      eventsOut: 6,
      noGuard: true,
      below: 0,
      robots: ['security-robot'],
    });
    const story = t.told.flatMap((each): unknown[] => {
      if (each.k === 'reveal') return [each.card];
      return each.k === 'reshuffle' ? ['reshuffle'] : [];
    });
    expect(story.slice(0, 4)).toEqual([trouble, event('glitch-b'), robot('security-robot'), 'reshuffle']);
  });

  it('X41 known cards lie in layers', () => {
    const t = table({
      colonies: [
        { money: 5, hand: ['bunker'] },
        { money: 5, hand: ['market'], buildings: ['kitchen:1'] },
      ],
      next: [work],
      robots: ['sentient-ai'],
      twists: ['baby-boom'],
    });
    t.moves(0, build('bunker'));
    const events = t.moves(1, build('market'));
    const [robotFirst] = events.flatMap((each) => (each.k === 'reveal' ? [each.card.kind] : []));
    if (robotFirst === 'robot') expect(t.state.table.board.known).toEqual([]);
    expect(events).toContainEqual({ k: 'added', seat: null, card: twist('baby-boom') });
    // Whatever order the two lay in, Baby Boom comes right after the Robot that brought it.
    const order = events.flatMap((each) => (each.k === 'reveal' ? [each.card] : []));
    const ai = order.findIndex(({ kind }) => kind === 'robot');
    expect(order[ai + 1]).toEqual(twist('baby-boom'));
  });
});

describe('actions and buildings', () => {
  it('X2 (a) the action, then the box, then the building that spends it', () => {
    const t = table({ colonies: [{ money: 4, buildings: ['iron-mine', 'titanium-mine'] }], next: [work] });
    t.moves(0, act('mine'), box('titanium-mine#2'), spend('titanium-mine#2'));
    expect(t.line(0)).toBe('P30 M13 F0 [iron-mine, titanium-mine]');
  });

  it('X2 (b) the building that spends comes first, and has nothing to spend', () => {
    const t = table({ colonies: [{ money: 4, buildings: ['iron-mine', 'titanium-mine'] }], next: [work] });
    t.moves(
      0,
      { do: 'act', action: 'mine', own: true },
      { do: 'next', item: 'titanium-mine#2' },
      { do: 'next', item: 'iron-mine#1' },
      box('titanium-mine#2'),
    );
    expect(t.line(0)).toBe('P30 M8 F0 [iron-mine, titanium-mine (1)]');
  });

  it('X3 paying with food; the building being built never helps to pay', () => {
    const t = table({
      colonies: [{ money: 2, food: 5, buildings: ['potato-farm'], hand: ['greenhouse'] }],
      next: [work],
    });
    t.moves(0, build('greenhouse'), { do: 'food', n: 3, price: 5 });
    expect(t.told).toContainEqual({ k: 'added', seat: 0, card: development('harvest-festival') });
    expect(t.told).toContainEqual({
      k: 'built',
      seat: 0,
      id: 'greenhouse',
      at: 'greenhouse#2',
      money: 2,
      food: 3,
    });
    const poor = table({ colonies: [{ money: 2, food: 5, hand: ['potato-farm'] }], next: [work] });
    expect(poor.legal(0)).not.toContainEqual(build('potato-farm'));
  });

  it('X4 discounts add up, and none goes below 0', () => {
    const t = table({ colonies: [{ buildings: ['assembly-line', 'lunarcrete-factory', 'reactor'] }] });
    const { board } = t.state.table;
    const kinds = ['grand-tower', 'theme-park', 'kale-farm', 'flag'] as const;
    expect(kinds.map((id) => price(board, 0, id))).toEqual([3, 1, 1, 0]);
  });

  it('X5 an ability before or after the action', () => {
    const colonies = [{ buildings: ['aluminum-mine'] as const }];
    const before = table({ colonies, next: [work] });
    before.moves(0, act('mine'));
    expect(before.line(0)).toBe('P30 M9 F0 [aluminum-mine]');
    const after = table({ colonies, next: [work] });
    after.moves(0, { do: 'act', action: 'mine', own: true }, { do: 'next', item: 'action' });
    expect(after.line(0)).toBe('P30 M4 F0 [aluminum-mine]');
  });

  it('X6 Kale Farm and Moon Hotel: two gains of food, two people', () => {
    const t = table({
      colonies: [{ people: 10, money: 4, buildings: ['moon-hotel'], hand: ['kale-farm'] }],
      next: [work],
    });
    t.moves(0, build('kale-farm'));
    expect(t.line(0)).toBe('P12 M0 F5 [moon-hotel, kale-farm]');
    expect(populations(t)).toEqual([19]);
  });

  it('X29 Automatic Doors: no building has any ability in the next Work, and all have after it', () => {
    const t = table({
      colonies: [
        { money: 4, buildings: ['dust-mine'] },
        { money: 5, buildings: ['lunarcrete-factory'], hand: ['iron-mine'] },
        { money: 5, hand: ['bunker'] },
      ],
      next: [work],
      marks: ['no-abilities'],
    });
    t.moves(0, act('mine'));
    t.moves(1, build('iron-mine'));
    t.moves(2, build('bunker'));
    expect(t.line(0)).toBe('P30 M8 F0 [dust-mine]');
    expect(t.line(1)).toBe('P30 M0 F0 [lunarcrete-factory, iron-mine]');
    expect(t.line(2)).toBe('P30 M0 F0 [bunker]');
    expect(t.told.some(({ k }) => k === 'added')).toBe(false);
    t.moves(0, act('mine'));
    t.moves(1, act('farm'));
    t.moves(2, act('farm'));
    expect(t.colony(0).money).toBe(14);
  });

  it('X34 Trading Post pays at the end of the step, for Launch Pad too, and not for a Glitch', () => {
    const t = table({
      colonies: [{ money: 5, buildings: ['trading-post'], hand: ['bunker', 'launch-pad'] }],
      next: [work],
      robots: ['security-robot', 'kitchen-robot', 'nanny-robot'],
    });
    t.moves(0, build('bunker'));
    expect(t.told).toContainEqual({ k: 'gain', seat: 0, what: 'money', n: 2, by: 'trading-post' });
    expect(t.line(0)).toBe('P26 M2 F0 [trading-post, bunker]');
    const second = table({
      colonies: [{ money: 5, buildings: ['trading-post', 'bunker'], hand: ['launch-pad'] }],
      next: [work],
      robots: ['security-robot'],
    });
    second.moves(0, build('launch-pad')); // Bunker is the only one to repeat
    expect(second.line(0)).toBe('P26 M2 F0 [trading-post, bunker, launch-pad]');
    const glitch = table({
      colonies: [{ buildings: ['trading-post'] }],
      next: [event('glitch-a')],
      robots: ['security-robot'],
    });
    expect(glitch.colony(0).money).toBe(0);
  });

  it('X35 Fuel Cells: money and card at once, the discard in a wave of its own', () => {
    const t = table({
      colonies: [{ money: 4, buildings: ['fuel-cells'], hand: ['flag', 'bunker'] }],
      next: [work],
      deck: ['kitchen'],
    });
    t.moves(0, act('restock'), spend('fuel-cells#1')); // one building: both boxes go there
    expect(t.line(0)).toBe('P30 M8 F0 [fuel-cells (1)]');
    expect(t.hand(0)).toEqual(['flag', 'bunker', 'kitchen']);
    expect(t.legal(0)).toEqual([discard('flag'), discard('bunker'), discard('kitchen')]);
    t.moves(0, discard('flag'));
    expect(t.hand(0)).toEqual(['bunker', 'kitchen']);
  });

  it('X31 Construction Robot: only the reserved card can be built, until none is left', () => {
    const t = table({
      colonies: [{ money: 5, hand: ['bunker', 'flag'] }],
      next: [robot('construction-robot')],
    });
    t.moves(0, { do: 'reserve', card: 'flag' });
    expect(t.legal(0).filter((move) => move.do === 'build')).toEqual([build('flag')]);
    t.moves(0, build('flag'), { do: 'perk', id: 'payday' });
    expect(t.state.hands[0]?.reserved).toEqual([]);
    expect(t.colony(0).money).toBe(3 + 2); // Payday came up
  });

  it('X32 Delivery Drone: all pass at once, an empty hand receives', () => {
    const t = table({
      colonies: [{ hand: ['flag'] }, {}, { hand: ['bunker'] }],
      next: [robot('delivery-drone')],
    });
    expect(t.state.hands.map(({ cards }) => cards)).toEqual([['bunker'], ['flag'], []]);
  });
});

describe('losses', () => {
  const hunger = [event('hunger')];

  it('X8 Hunger, fed: two people come', () => {
    const t = table({
      colonies: [
        { people: 10, food: 7, buildings: ['prefab-huts', 'bunker', 'flag', 'dust-mine', 'iron-mine'] },
      ],
      next: hunger,
    });
    expect([t.colony(0).food, t.colony(0).people]).toEqual([2, 12]);
  });

  it('X9 Hunger without buildings needs nothing', () => {
    for (const food of [4, 0]) {
      const t = table({ colonies: [{ food }], next: hunger });
      expect(t.line(0)).toBe(`P32 M0 F${food} []`);
    }
  });

  it('X10 Hunger, short: a building must go, and the need stays', () => {
    const t = table({
      colonies: [
        {
          people: 1,
          food: 4,
          buildings: ['prefab-huts', 'bunker', 'flag', 'dust-mine', 'iron-mine', 'bunker'],
        },
      ],
      next: hunger,
    });
    t.moves(0, giveUp('prefab-huts#1'));
    expect(t.line(0)).toBe('P5 M0 F0 [bunker, flag, dust-mine, iron-mine, bunker]');
  });

  it('X11 Hunger with a Soup Kitchen', () => {
    const t = table({
      colonies: [{ people: 8, food: 1, buildings: ['soup-kitchen', 'bunker', 'flag', 'dust-mine'] }],
      next: hunger,
    });
    expect([t.colony(0).food, t.colony(0).people]).toEqual([0, 10]);
  });

  it('X13 Paperwork: draw one, discard two; a Hacker Lair skips both; Recycling pays', () => {
    const paper = (
      hand: readonly 'flag'[] | readonly ('flag' | 'bunker' | 'kitchen')[],
      ...buildings: ('hacker-lair' | 'recycling')[]
    ) =>
      table({
        colonies: [{ hand, buildings }],
        next: [event('paperwork')],
        eventsOut: 2,
        deck: ['dust-mine'],
      });
    expect(paper([]).hand(0)).toEqual([]);
    const three = paper(['flag', 'bunker', 'kitchen']);
    three.moves(0, discard('flag'), discard('dust-mine'));
    expect(three.hand(0)).toEqual(['bunker', 'kitchen']);
    const lair = paper(['flag', 'bunker', 'kitchen'], 'hacker-lair');
    expect(lair.hand(0)).toEqual(['flag', 'bunker', 'kitchen']);
    const recycling = paper(['flag', 'bunker', 'kitchen'], 'recycling');
    recycling.moves(0, discard('flag'), discard('bunker'));
    expect(recycling.colony(0).money).toBe(2);
    const empty = paper([], 'recycling');
    expect([empty.hand(0).length, empty.colony(0).money]).toEqual([0, 1]);
  });

  it('X14 three ways to lose buildings to a Power Failure', () => {
    const failure = () =>
      table({
        colonies: [{ people: 2, buildings: ['kale-farm', 'escape-pods', 'apartment-dome'] }],
        next: [event('power-failure')],
      });
    const a = failure();
    a.moves(0, giveUp('kale-farm#1'), giveUp('escape-pods#2'));
    expect([a.line(0), ...populations(a)]).toEqual(['P8 M0 F0 [apartment-dome]', 18]);
    const b = failure();
    b.moves(0, giveUp('apartment-dome#3'));
    expect([b.line(0), ...populations(b)]).toEqual(['P6 M0 F0 [kale-farm, escape-pods]', 13]);
    const c = failure();
    c.moves(0, giveUp('escape-pods#2'));
    expect([c.line(0), ...populations(c)]).toEqual(['P5 M0 F0 [kale-farm, apartment-dome]', 18]);
  });

  it('X15 exactly zero is failure, and a Flag does not save the colony', () => {
    const lab = table({
      colonies: [{ people: 0, buildings: ['hydroponics-lab'] }],
      next: [robot('security-robot')],
    });
    expect(lab.state.table.board).toMatchObject({ over: 'failure', failed: [0] });
    const flag = table({
      colonies: [{ people: 0, buildings: ['flag', 'hydroponics-lab'] }],
      next: [robot('security-robot')],
    });
    expect(flag.state.table.board).toMatchObject({ over: 'failure', failed: [0] });
  });

  it('X16 one fails, two tie: shared victory after the step', () => {
    const t = table({
      colonies: [
        { people: 3 },
        { people: 10, buildings: ['kale-farm', 'silica-mine'] },
        { people: 6, buildings: ['prefab-huts', 'dust-mine'] },
      ],
      next: [robot('security-robot')],
    });
    expect(outcome(t)?.seats.map(({ score, won, rank }) => [score, won, rank])).toEqual([
      [0, false, 3],
      [13, true, 1],
      [13, true, 1],
    ]);
  });

  it('X17 all fail: nobody wins', () => {
    const t = table({ colonies: [{ people: 2 }, { people: 2 }], next: [event('accident-a')] });
    expect(outcome(t)?.seats.map(({ won }) => won)).toEqual([false, false]);
  });

  it('X24 Stacking Robot: a Workshop first, then boxes', () => {
    const stacking = (buildings: readonly ('robot-workshop' | 'kitchen:2' | 'kitchen:3')[]) =>
      table({ colonies: [{ people: 10, buildings }], next: [robot('stacking-robot')] });
    const t = stacking(['robot-workshop', 'kitchen:2']);
    t.moves(0, save('kitchen#2'), save('kitchen#2'));
    expect(t.line(0)).toBe('P9 M0 F0 [robot-workshop, kitchen]');
    const none = stacking(['robot-workshop', 'kitchen:2']);
    none.moves(0, noMore);
    expect(none.line(0)).toBe('P5 M0 F0 [robot-workshop, kitchen (2)]');
    const three = stacking(['kitchen:3']);
    three.moves(0, save('kitchen#1'), save('kitchen#1'), save('kitchen#1'));
    expect(three.line(0)).toBe('P10 M0 F0 [kitchen]');
  });

  it('X26 Envy: all with the highest total lose three', () => {
    const t = table({ colonies: [{ people: 41 }, { people: 41 }, { people: 30 }], next: [twist('envy')] });
    expect(populations(t)).toEqual([38, 38, 30]);
  });

  it('X27 Lottery: the printed cost, discounts or not', () => {
    const t = table({
      colonies: [{}, { buildings: ['lunarcrete-factory'] }],
      next: [twist('lottery')],
      deck: ['grand-tower'],
    });
    expect(t.state.table.board.colonies.map(({ money }) => money)).toEqual([10, 10]);
    expect(t.state.table.board.discardTop).toBe('grand-tower');
  });

  it('X28 only people count', () => {
    const t = table({
      colonies: [
        { people: 12, buildings: ['bunker', 'kale-farm'] },
        { people: 24, money: 30 },
      ],
      next: [event('instruction-manual')],
    });
    expect(outcome(t)).toMatchObject({
      end: 'manual',
      seats: [
        { score: 25, won: true },
        { score: 24, won: false },
      ],
    });
  });

  it('X33 Organ Banks help at an Accident, and at nothing else', () => {
    const accident = table({
      colonies: [{ people: 10, buildings: ['organ-banks:1'] }],
      next: [event('accident-a')],
    });
    accident.moves(0, save('organ-banks#1'));
    expect(accident.line(0)).toBe('P10 M0 F0 [organ-banks]');
    const quake = table({
      colonies: [{ people: 10, buildings: ['organ-banks:1'] }],
      next: [event('moonquake')],
    });
    expect(quake.line(0)).toBe('P5 M0 F0 [organ-banks (1)]');
  });

  it('X37 Loneliness: the plus first, then one loss for all the minuses', () => {
    const t = table({
      colonies: [{ people: 6, buildings: ['market', 'apartment-dome', 'theme-park'] }],
      next: [starting('loneliness')],
    });
    expect([t.line(0), ...populations(t)]).toEqual(['P3 M0 F0 [market, apartment-dome, theme-park]', 26]);
  });

  it('X38 solo: the number of the last Event; the extended game counts Robots on', () => {
    const t = table({ colonies: [{ people: 4 }], next: [robot('security-robot')], eventsOut: 12 });
    expect(outcome(t)?.seats[0]).toMatchObject({ score: 12, won: false });
    const long = table({
      colonies: [{ people: 4 }],
      next: [trouble],
      eventsOut: 12,
      extended: true,
      robots: ['security-robot'],
    });
    expect(outcome(long)?.seats[0]).toMatchObject({ score: 13, won: false });
  });

  it('X39 people as a price may cost a building, but never the colony', () => {
    const t = table({ colonies: [{ people: 1, buildings: ['kale-farm'] }], next: [twist('risky-research')] });
    t.moves(0, { do: 'pay', offer: 'risky-research' }); // the only building goes by itself
    expect(t.line(0)).toBe('P2 M0 F0 []');
    expect(t.hand(0)).toHaveLength(3);
    const poor = table({ colonies: [{ people: 2 }], next: [twist('risky-research')] });
    expect(poor.told).not.toContainEqual(expect.objectContaining({ k: 'drew' }));
    expect(poor.line(0)).toBe('P2 M0 F0 []');
  });

  it('X40 Assembly Line lost: build before anything else is lost', () => {
    const t = table({
      colonies: [{ people: 1, money: 3, buildings: ['assembly-line'], hand: ['prefab-huts'] }],
      next: [event('moonquake')],
    });
    t.moves(0, build('prefab-huts'));
    expect([t.line(0), ...populations(t)]).toEqual(['P0 M0 F0 [prefab-huts]', 6]);
    expect(t.state.table.board.over).toBeNull();
  });

  it('X42 two steps that add cards: the Twist of the second lies on top', () => {
    const t = table({
      colonies: [{ people: 1, money: 5, buildings: ['assembly-line'], hand: ['bunker'] }, {}],
      next: [robot('sentient-ai')],
      robots: ['security-robot'],
      twists: ['baby-boom'],
    });
    const events = t.moves(0, build('bunker'));
    expect(events.flatMap((each) => (each.k === 'reveal' ? [each.card] : [])).slice(0, 2)).toEqual([
      twist('baby-boom'),
      robot('security-robot'),
    ]);
  });

  it('X43 Trading Post pays at the end, and only whoever got the last copy', () => {
    const lastTrade = () =>
      table({
        colonies: [
          { people: 0, money: 5, buildings: ['assembly-line', 'bunker'], hand: ['market'] },
          {
            people: 0,
            money: 3,
            buildings: ['trading-post', 'assembly-line', 'assembly-line', 'prefab-huts'],
            hand: ['market', 'flag'],
          },
        ],
        next: [event('power-failure')],
        left: { trade: 1 },
        moreCopies: true,
      });
    const second = [giveUp('assembly-line#2'), build('market'), giveUp('assembly-line#3')];
    const t = lastTrade();
    t.moves(1, ...second);
    t.moves(0, giveUp('assembly-line#1'), build('market'), giveUp('bunker#2'));
    expect([t.line(0), t.line(1), ...populations(t)]).toEqual([
      'P8 M0 F0 [market]',
      'P2 M0 F0 [trading-post, prefab-huts, market]',
      13,
      18,
    ]);
    const alone = lastTrade();
    alone.moves(0, giveUp('assembly-line#1'), noBuild); // the Bunker goes by itself
    alone.moves(1, ...second);
    expect(alone.line(1)).toBe('P2 M2 F0 [trading-post, prefab-huts, market]');
  });
});
