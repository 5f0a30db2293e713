// The rulings of the rules (section 9), each by its number, on the smallest table that shows it.
import { describe, expect, it } from 'vitest';
import { leave, result as resultOf } from '../../../shared/engine/match.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import { price, total } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import type { McbMove } from '../../../shared/games/moon-colony-bloodbath/state.ts';
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
  table,
  trouble,
  twist,
  work,
} from './table.ts';

const outcome = (t: McbTable) => resultOf(game, openOf(game, t.state));
const revealed = (t: McbTable) => t.told.flatMap((each) => (each.k === 'reveal' ? [each.card] : []));
const added = (t: McbTable) => t.told.flatMap((each) => (each.k === 'added' ? [each.card] : []));
const builds = (t: McbTable, seat = 0) =>
  t.legal(seat).flatMap((move) => (move.do === 'build' ? [move.card] : []));
const offered = (t: McbTable, kind: McbMove['do'], seat = 0) =>
  t.legal(seat).filter((move) => move.do === kind);

describe('failure', () => {
  it('E1 a loss met exactly, with nothing left, is failure', () => {
    expect(
      table({ colonies: [{ people: 4 }], next: [robot('security-robot')] }).state.table.board.failed,
    ).toEqual([0]);
  });

  it('E2 a base at 0 with people in buildings has not failed', () => {
    const t = table({ colonies: [{ people: 4, buildings: ['bunker'] }], next: [robot('security-robot')] });
    expect([t.line(0), t.state.table.board.over]).toEqual(['P0 M0 F0 [bunker]', null]);
  });

  it('E3 a Flag alone is nobody', () => {
    const t = table({ colonies: [{ people: 1, buildings: ['flag'] }], next: [event('leak-a')] });
    expect(t.state.table.board.failed).toEqual([0]);
  });

  it('E4 people who would come later on the same card come too late', () => {
    const t = table({ colonies: [{ people: 5 }, {}], next: [robot('nanny-robot')] });
    expect(t.told.filter(({ k }) => k === 'gain')).toEqual([]);
    expect(outcome(t)?.seats.map(({ score }) => score)).toEqual([0, 25]);
  });

  it('E5 Escape Pods bring people during the loss', () => {
    const t = table({
      colonies: [{ people: 0, buildings: ['escape-pods'] }],
      next: [event('power-failure')],
    });
    expect(t.line(0)).toBe('P3 M0 F0 []');
  });

  it("E7 another player's failure spares nobody the loss", () => {
    const t = table({ colonies: [{ people: 4 }, { people: 9 }], next: [robot('security-robot')] });
    expect(t.line(1)).toBe('P5 M0 F0 []');
  });

  it('E57 the manual ends the game before anything can fail', () => {
    const t = table({
      colonies: [{ people: 1 }, { people: 2 }],
      next: [event('instruction-manual'), robot('security-robot')],
    });
    expect([outcome(t)?.end, revealed(t).length]).toEqual(['manual', 1]);
  });
});

describe('losing buildings', () => {
  it('E6 the building that a lost Assembly Line built may be lost in the same loss', () => {
    const t = table({
      colonies: [{ people: 0, money: 4, buildings: ['assembly-line', 'bunker'], hand: ['kitchen'] }],
      next: [event('power-failure')],
    });
    t.moves(0, giveUp('assembly-line#1'), build('kitchen'), giveUp('kitchen#3'));
    expect(t.line(0)).toBe('P2 M0 F0 [bunker]');
  });

  it('E8 E9 any building while the base has too few, and none more', () => {
    const t = table({
      colonies: [{ people: 3, buildings: ['bunker', 'kitchen'] }],
      next: [event('airlock-test')],
    });
    expect(offered(t, 'give-up')).toEqual([giveUp('bunker#1'), giveUp('kitchen#2')]);
    t.moves(0, giveUp('bunker#1'));
    expect(t.line(0)).toBe('P9 M0 F0 [kitchen]');
  });

  it('E49 an R&D Storage with a box is not lost before its owner was asked', () => {
    const t = table({
      colonies: [{ people: 1, buildings: ['rd-storage:1'] }],
      next: [event('tempers-flare')],
      deck: ['flag'],
    });
    expect(t.legal(0)).toEqual([giveUp('rd-storage#1'), { do: 'storage', at: 'rd-storage#1' }]);
    t.moves(0, { do: 'storage', at: 'rd-storage#1' }); // without a box nothing is left to ask
    expect([t.line(0), t.hand(0)]).toEqual(['P3 M0 F0 []', ['flag']]);
    const hopeless = table({
      colonies: [{ people: 0, buildings: ['rd-storage:1'] }],
      next: [event('power-failure')],
    });
    expect(hopeless.state.table.board.over).toBe('failure');
  });

  it('E56 a lost building lies open on the discard pile; actions may be repeated', () => {
    const t = table({ colonies: [{ buildings: ['flag'] }], next: [robot('drilling-robot'), work] });
    expect(t.state.table.board.discardTop).toBe('flag');
    t.moves(0, act('mine'));
    t.moves(0, act('mine'));
    expect(t.colony(0).money).toBe(8);
  });

  it('E54 Radiation without buildings: people', () => {
    expect(table({ colonies: [{}], next: [development('radiation')] }).line(0)).toBe('P26 M0 F0 []');
  });

  it('E41 Meteor Shower counts before anything is lost', () => {
    const t = table({
      colonies: [{ people: 1, buildings: ['flag', 'kitchen', 'bunker', 'prefab-huts'] }],
      next: [twist('meteor-shower')],
    });
    t.moves(0, giveUp('flag#1'), giveUp('kitchen#2'));
    expect(t.line(0)).toBe('P3 M0 F0 [bunker, prefab-huts]');
  });

  it('E62 the money of Engineers comes after the lost Assembly Line had its Build', () => {
    const t = table({
      colonies: [{ money: 3, buildings: ['assembly-line'], hand: ['kitchen', 'prefab-huts'] }],
      next: [twist('engineers')],
    });
    t.moves(0, { do: 'pay', offer: 'engineers', at: 'assembly-line#1' });
    expect(builds(t)).toEqual(['prefab-huts']);
    t.moves(0, build('prefab-huts'));
    expect(t.line(0)).toBe('P34 M6 F0 [prefab-huts]');
  });

  it('E65 money from a Trading Post pays for no second Build of the same loss', () => {
    const t = table({
      colonies: [
        {
          people: 0,
          money: 3,
          buildings: ['trading-post', 'assembly-line', 'assembly-line'],
          hand: ['market', 'flag'],
        },
      ],
      next: [event('power-failure')],
    });
    t.moves(0, giveUp('assembly-line#2'), build('market'), giveUp('assembly-line#3'));
    expect(t.told).not.toContainEqual(expect.objectContaining({ k: 'built', id: 'flag' }));
    expect(t.line(0)).toBe('P2 M2 F0 [trading-post, market]');
  });
});

describe('Hunger', () => {
  it('E10 E13 the need is fixed first, and what is short is one loss', () => {
    const t = table({
      colonies: [{ people: 0, buildings: ['hospital:1', 'flag', 'bunker', 'kitchen'] }],
      next: [event('hunger')],
    });
    t.moves(0, save('hospital#1'), giveUp('flag#2'), giveUp('kitchen#4'));
    expect(t.line(0)).toBe('P2 M0 F0 [hospital, bunker]');
  });

  it('E11 no buildings: nothing needed, two people come', () => {
    expect(table({ colonies: [{}], next: [event('hunger')] }).line(0)).toBe('P32 M0 F0 []');
  });

  it('E12 a Hospital that saves all: nobody lost, two people come', () => {
    const t = table({ colonies: [{ buildings: ['hospital:1'] }], next: [event('hunger')] });
    t.moves(0, save('hospital#1'));
    expect(t.line(0)).toBe('P32 M0 F0 [hospital]');
  });

  it('E25 money is no food', () => {
    const t = table({ colonies: [{ money: 9, buildings: ['potato-farm'] }], next: [event('hunger')] });
    expect(t.line(0)).toBe('P29 M9 F0 [potato-farm]');
  });
});

describe('boxes against losses', () => {
  it('E14 each Hospital spends one box of its own', () => {
    const t = table({ colonies: [{ buildings: ['hospital:2', 'hospital:1'] }], next: [event('moonquake')] });
    t.moves(0, save('hospital#1'));
    expect(offered(t, 'save')).toEqual([save('hospital#2')]);
    t.moves(0, save('hospital#2'));
    expect(t.line(0)).toBe('P29 M0 F0 [hospital (1), hospital]');
  });

  it('E15 the Workshop comes first: 5, 3, 1, 0', () => {
    const t = table({
      colonies: [{ buildings: ['robot-workshop', 'kitchen:4'] }],
      next: [robot('stacking-robot')],
    });
    t.moves(0, save('kitchen#2'), save('kitchen#2'), save('kitchen#2'));
    expect(t.line(0)).toBe('P30 M0 F0 [robot-workshop, kitchen (1)]');
  });

  it('E55 three boxes at the Stacking Robot: nothing lost, and a fourth is not asked for', () => {
    const t = table({ colonies: [{ buildings: ['kitchen:4'] }], next: [robot('stacking-robot')] });
    t.moves(0, save('kitchen#1'), save('kitchen#1'), save('kitchen#1'));
    expect(t.line(0)).toBe('P30 M0 F0 [kitchen (1)]');
  });

  it("E64 a Hospital's box saves 2 at the Stacking Robot, and two boxes 4", () => {
    const one = table({ colonies: [{ buildings: ['hospital:1'] }], next: [robot('stacking-robot')] });
    one.moves(0, save('hospital#1'));
    expect(one.line(0)).toBe('P26 M0 F0 [hospital]');
    const two = table({ colonies: [{ buildings: ['hospital:2'] }], next: [robot('stacking-robot')] });
    two.moves(0, save('hospital#1'), save('hospital#1'));
    expect(two.line(0)).toBe('P28 M0 F0 [hospital]');
  });
});

describe('Paperwork and hands', () => {
  it('E16 a Hacker Lair leaves no choice, and two do no more', () => {
    const t = table({
      colonies: [{ hand: ['flag'], buildings: ['hacker-lair', 'hacker-lair'] }],
      next: [event('paperwork')],
    });
    expect([t.hand(0), t.told.filter(({ k }) => k === 'excused')]).toEqual([
      ['flag'],
      [{ k: 'excused', seat: 0 }],
    ]);
  });

  it('E17 no card before the draw: draw one, discard it', () => {
    const t = table({ colonies: [{}], next: [event('paperwork')], deck: ['flag'] });
    expect([t.hand(0), t.state.table.board.discardTop]).toEqual([[], 'flag']);
  });

  it('E18 the building deck is refilled in the middle of a step', () => {
    const t = table({
      colonies: [{}, {}],
      next: [robot('teaching-robot')],
      deck: ['flag'],
      deckEmpty: true,
    });
    expect(t.hand(0)).toEqual(['flag']);
    expect(t.hand(1)).toHaveLength(1);
    expect(t.told.filter(({ k }) => k === 'refilled')).toHaveLength(1);
  });

  it('E53 Recycling at Paperwork with two discards', () => {
    const t = table({
      colonies: [{ hand: ['flag', 'bunker'], buildings: ['recycling'] }],
      next: [event('paperwork')],
      deck: ['kitchen'],
    });
    t.moves(0, discard('flag'), discard('bunker'));
    expect(t.colony(0).money).toBe(2);
  });

  it('E46 Construction Robot with an empty hand: no restriction', () => {
    const t = table({ colonies: [{ money: 2 }], next: [robot('construction-robot')] });
    expect(t.told).not.toContainEqual({ k: 'reserved', seat: 0 });
    expect(t.state.hands[0]?.reserved).toEqual([]);
  });

  it('E47 E48 either reserved card, and hand cards only when none is left', () => {
    const t = table({
      colonies: [{ money: 6, reserved: ['flag', 'kitchen'], hand: ['prefab-huts'] }],
      next: [work],
    });
    expect(builds(t)).toEqual(['flag', 'kitchen']);
    const poor = table({
      colonies: [{ money: 3, reserved: ['bunker'], hand: ['prefab-huts'] }],
      next: [work],
    });
    expect(builds(poor)).toEqual([]);
  });
});

describe('building', () => {
  it('E19 drawn cards come at the end, after all that was decided', () => {
    const t = table({
      colonies: [{ money: 5, hand: ['lunarcrete-factory'] }],
      next: [work],
      deck: ['flag', 'bunker'],
    });
    const events = t.moves(0, build('lunarcrete-factory'));
    expect(events.map(({ k }) => k).slice(0, 4)).toEqual(['act', 'built', 'drew', 'cards']);
  });

  it('E20 a new building does not boost its own Build', () => {
    const t = table({ colonies: [{ money: 6, hand: ['welcome-center'] }], next: [work] });
    t.moves(0, build('welcome-center'));
    expect(t.told).not.toContainEqual(expect.objectContaining({ k: 'gain', what: 'people' }));
  });

  it('E21 Kale Farm counts its own food: five in all', () => {
    const t = table({ colonies: [{ money: 4, hand: ['kale-farm'] }], next: [work] });
    t.moves(0, build('kale-farm'));
    expect(t.colony(0).food).toBe(5);
  });

  it('E22 a Potato Farm does not pay for itself', () => {
    const t = table({ colonies: [{ money: 3, food: 9, hand: ['potato-farm'] }], next: [work] });
    expect(builds(t)).toEqual([]);
  });

  it('E23 Budget Cuts take money alone', () => {
    expect(
      table({
        colonies: [{ money: 1, food: 5, buildings: ['potato-farm'] }],
        next: [development('budget-cuts')],
      }).line(0),
    ).toBe('P30 M0 F5 [potato-farm]');
  });

  it('E24 Moon Tax may be paid in food with a Potato Farm, in any mix', () => {
    const t = table({
      colonies: [{ money: 2, food: 5, buildings: ['potato-farm'] }],
      next: [twist('moon-tax')],
    });
    t.moves(0, { do: 'pay', offer: 'moon-tax' });
    expect(t.legal(0)).toEqual([1, 2, 3].map((n) => ({ do: 'food', n, price: 3 })));
    t.moves(0, { do: 'food', n: 2, price: 3 });
    expect(t.line(0)).toBe('P30 M1 F3 [potato-farm]');
  });

  it('E26 a price goes no lower than 0', () => {
    const t = table({
      colonies: [{ buildings: ['assembly-line', 'lunarcrete-factory'], hand: ['flag'] }],
      next: [work],
    });
    t.moves(0, build('flag'), { do: 'perk', id: 'feast' });
    expect(t.colony(0).money).toBe(0);
  });

  it('E27 Grand Plan looks at the printed cost', () => {
    const t = table({
      colonies: [{ money: 9, buildings: ['lunarcrete-factory'], hand: ['flag', 'trading-post', 'kitchen'] }],
      next: [twist('grand-plan')],
    });
    t.moves(0, { do: 'pay', offer: 'grand-plan', card: 'flag' });
    expect([builds(t), price(t.state.table.board, 0, 'trading-post')]).toEqual([['trading-post'], 4]);
  });

  it('E44 a Repairs mark leaves an Innovation before the Work alone', () => {
    const t = table({
      colonies: [{ money: 3, hand: ['prefab-huts'] }],
      next: [development('innovation')],
      marks: ['no-build'],
    });
    expect(builds(t)).toEqual(['prefab-huts']);
    t.moves(0, noBuild);
    expect(builds(t)).toEqual([]);
    expect(t.legal(0)).not.toContainEqual(build('prefab-huts'));
  });

  it('E45 no Build at all during a Work with the mark', () => {
    const t = table({
      colonies: [{ money: 9, buildings: ['reactor'], hand: ['prefab-huts'] }],
      next: [work],
      marks: ['no-build'],
    });
    expect(t.legal(0)).toEqual([act('restock'), act('mine'), act('farm'), act('research')]);
  });

  it('E50 Launch Pad repeats a Bunker: a second Robot, paid for by a Trading Post', () => {
    const t = table({
      colonies: [{ money: 5, buildings: ['bunker', 'trading-post'], hand: ['launch-pad'] }],
      next: [work],
      robots: ['security-robot'],
    });
    t.moves(0, build('launch-pad'));
    expect([added(t), t.colony(0).money]).toEqual([[aRobot], 2]);
  });

  it('E51 a repeated box goes on the building that carries the text', () => {
    const t = table({ colonies: [{ money: 5, buildings: ['nursery'], hand: ['launch-pad'] }], next: [work] });
    t.moves(0, build('launch-pad'));
    expect(t.line(0)).toBe('P30 M0 F0 [nursery (1), launch-pad]');
  });
});

describe('adding cards', () => {
  it('E28 one copy left, three builders: one is added, the rest of each building works', () => {
    const rich = { money: 10, hand: ['grand-tower'] as const };
    const t = table({
      colonies: [rich, rich],
      next: [work],
      left: { 'budget-cuts': 1 },
    });
    t.moves(0, build('grand-tower'));
    t.moves(1, build('grand-tower'));
    expect([added(t), t.colony(1).buildings.length]).toEqual([[development('budget-cuts')], 1]);
  });

  it('E29 a Glitch adds one Robot in all and earns nobody anything', () => {
    const t = table({
      colonies: [{ buildings: ['trading-post'] }, {}, {}, {}, {}],
      next: [event('glitch-a')],
      robots: ['security-robot'],
    });
    expect([added(t), t.colony(0).money]).toEqual([[aRobot], 0]);
  });

  it('E30 two Bunkers in one Work: two Robots, each paid to its own Trading Post', () => {
    const builder = { money: 5, buildings: ['trading-post'], hand: ['bunker'] } as const;
    const t = table({ colonies: [builder, builder], next: [work], robots: ['security-robot', 'tax-robot'] });
    t.moves(0, build('bunker'));
    t.moves(1, build('bunker'));
    const paid = t.told.filter((each) => each.k === 'gain' && each.by === 'trading-post');
    expect([added(t), paid.length]).toEqual([[aRobot, aRobot], 2]);
  });

  it('E31 all that one step adds is one group of unknown order', () => {
    const t = table({ colonies: [{ money: 2, hand: ['flag'] }], next: [work] });
    t.moves(0, build('flag'), { do: 'perk', id: 'care-package' });
    expect(t.told.filter(({ k }) => k === 'stacked')).toHaveLength(1);
  });

  it('E32 adding to an empty deck shuffles nothing', () => {
    const t = table({ colonies: [{}], next: [trouble], eventsOut: 3, noGuard: true, below: 0 });
    const story = t.told.filter(({ k }) => k === 'reveal' || k === 'reshuffle').slice(0, 3);
    expect(story).toEqual([
      { k: 'reveal', card: trouble },
      { k: 'reveal', card: event('leak-a') },
      { k: 'reshuffle' },
    ]);
  });

  it('E33 no Perk left: nothing is added, nothing earned', () => {
    const t = table({
      colonies: [{ money: 5, buildings: ['trading-post'], hand: ['iron-mine'], perks: [] }],
      next: [work],
      below: 1,
    });
    t.moves(0, build('iron-mine'));
    expect([added(t), t.colony(0).money]).toEqual([[], 0]);
  });

  it('E34 of the discard piles all see the top card and the size, and nothing else', () => {
    const t = table({ colonies: [{}, {}], next: [robot('security-robot')], deck: ['flag'], deckEmpty: true });
    const { table: seen, box: boxes } = openOf(game, t.state);
    expect([seen.board.discardTop, boxes.discard]).toEqual([
      t.state.box.discard.at(-1),
      t.state.box.discard.length,
    ]);
    expect(JSON.stringify(seen)).not.toContain('pile');
  });

  it('E52 a Reactor may add the manual, which then ends the game', () => {
    const t = table({ colonies: [{ money: 6, hand: ['reactor'] }], next: [work], eventsOut: 12 });
    t.moves(0, build('reactor'));
    expect(outcome(t)).toMatchObject({ end: 'manual', seats: [{ won: true, score: 13 }] });
  });

  it('E59 a Robot from step 1 lies under the Twist of step 2', () => {
    const t = table({
      colonies: [{ people: 1, money: 5, buildings: ['assembly-line'], hand: ['bunker'] }],
      next: [robot('sentient-ai')],
      robots: ['security-robot'],
      twists: ['baby-boom'],
    });
    t.moves(0, build('bunker'));
    expect(revealed(t).slice(0, 3)).toEqual([
      robot('sentient-ai'),
      twist('baby-boom'),
      robot('security-robot'),
    ]);
  });

  it('E60 what is added comes first, and older known cards stay known below', () => {
    const t = table({
      colonies: [{ money: 2, hand: ['flag'], buildings: ['kitchen', 'prefab-huts'] }],
      next: [work],
      robots: ['replicator-robot'],
    });
    t.state.table.board.known = [[trouble]];
    t.state.box.progress.unshift(trouble);
    t.moves(0, build('flag'), { do: 'perk', id: 'care-package' });
    expect(t.state.table.board.current).toEqual(perk('care-package'));
    expect(t.state.table.board.known).toEqual([[trouble]]);
  });

  it('E61 the manual is out already: nothing is added, and nothing earned', () => {
    const t = table({
      colonies: [{ money: 6, buildings: ['trading-post'], hand: ['reactor'] }],
      next: [work],
      eventsOut: 13,
      below: 1,
    });
    t.moves(0, build('reactor'));
    expect([added(t), t.colony(0).money]).toEqual([[], 0]);
  });
});

describe('order, players, offers', () => {
  it('E35 a leaver: the colony is out, the Perk does nothing, the game goes on', () => {
    const t = table({ colonies: [{}, {}, {}], next: [work, perk('newcomers', 1)], noGuard: false });
    leave(game, t.state, 1);
    t.moves(0, act('mine'));
    const events = t.moves(2, act('mine'));
    expect(events).toContainEqual({ k: 'void', card: perk('newcomers', 1) });
    expect(t.colony(1)).toMatchObject({ gone: true, people: 0 });
    expect(t.state.box.pile).not.toContainEqual(perk('newcomers', 1));
    expect(game.audit(t.state)).toEqual([]);
  });

  it('E35 the last one left wins; passed cards skip the empty seat', () => {
    const drone = table({
      colonies: [{ hand: ['flag'] }, { hand: ['kitchen'] }, { hand: ['bunker'] }],
      next: [work, robot('delivery-drone')],
    });
    leave(game, drone.state, 1);
    drone.moves(0, act('mine'));
    drone.moves(2, act('mine'));
    expect(drone.state.hands.map(({ cards }) => cards)).toEqual([['bunker'], [], ['flag']]);
    leave(game, drone.state, 0);
    expect(outcome(drone)).toMatchObject({
      end: 'left',
      seats: [{ won: false }, { won: false }, { won: true, rank: 1 }],
    });
  });

  it('E36 the next card waits for the owner of a Perk', () => {
    const t = table({ colonies: [{}, { buildings: ['kitchen', 'flag'] }], next: [perk('care-package', 1)] });
    expect([t.awaited(), revealed(t)]).toEqual([[1], [perk('care-package', 1)]]);
    t.moves(1, box('flag#2'));
    expect(t.awaited()).toEqual([0, 1]);
  });

  it('E37 E58 people as a price: the total must be larger', () => {
    const can = table({
      colonies: [{ people: 0, buildings: ['kale-farm'] }],
      next: [twist('risky-research')],
    });
    expect(offered(can, 'pay')).toHaveLength(1);
    const cannot = table({ colonies: [{ people: 1 }], next: [twist('gold-fever')] });
    expect(cannot.line(0)).toBe('P1 M0 F0 []');
  });

  it('E38 Déjà Vu: nothing before any Work; a Build must be done if one can', () => {
    const none = table({ colonies: [{}], next: [twist('deja-vu')] });
    expect(none.line(0)).toBe('P30 M0 F0 []');
    const must = table({
      colonies: [{ money: 4, lastAction: 'build', hand: ['kitchen', 'bunker'] }],
      next: [twist('deja-vu')],
    });
    expect(must.legal(0)).toEqual([build('kitchen')]); // its only option, and still asked: nobody may know
    const cannot = table({
      colonies: [{ money: 4, lastAction: 'build', hand: ['bunker'] }],
      next: [twist('deja-vu')],
    });
    expect(cannot.legal(0)).toEqual([noBuild]);
    const proven = table({ colonies: [{ money: 4, lastAction: 'build' }], next: [twist('deja-vu')] });
    expect(proven.state.table.board.current).toEqual(work);
  });

  it('E39 Lottery pays the printed cost', () => {
    const t = table({
      colonies: [{ buildings: ['reactor'] }],
      next: [twist('lottery')],
      deck: ['grand-tower'],
    });
    expect(t.colony(0).money).toBe(10);
  });

  it('E40 Envy when all are equal: all', () => {
    const t = table({ colonies: [{}, {}], next: [twist('envy')] });
    expect(t.state.table.board.colonies.map(total)).toEqual([27, 27]);
  });

  it('E42 Automatic Doors shut during the Work alone', () => {
    const t = table({
      colonies: [{ buildings: ['hospital:1'] }],
      next: [event('leak-a')],
      marks: ['no-abilities'],
    });
    expect(offered(t, 'save')).toEqual([save('hospital#1')]);
    t.moves(0, noMore);
    expect(t.state.table.board.working).toEqual(['no-abilities']);
  });

  it('E43 one mark of each kind, both for the same Work', () => {
    const t = table({
      colonies: [{ money: 9, hand: ['flag'] }],
      next: [robot('automatic-doors'), robot('repairs-robot')],
      marks: ['no-build'],
    });
    expect(t.state.table.board.working).toEqual(['no-build', 'no-abilities']);
    t.moves(0, act('mine'));
    expect(t.state.table.board).toMatchObject({ marks: [], working: [] });
  });

  it('E63 what a step compares is fixed before anybody is carried out', () => {
    const t = table({ colonies: [{ people: 41 }, { people: 41 }, { people: 39 }], next: [twist('envy')] });
    expect(t.state.table.board.colonies.map(total)).toEqual([38, 38, 39]);
  });
});
