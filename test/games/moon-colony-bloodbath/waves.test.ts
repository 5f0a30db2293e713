// Choosing at the same time (R3, 11.4): who is asked, what nobody may notice, what is played for the absent.
import { describe, expect, it } from 'vitest';
import { expire, leave, look, plan } from '../../../shared/engine/match.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import type { McbMove } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import {
  act,
  box,
  build,
  type ColonyGiven,
  development,
  discard,
  event,
  giveUp,
  noBuild,
  robot,
  save,
  spend,
  type TableGiven,
  table,
  twist,
  work,
} from './table.ts';

describe('a wave', () => {
  it('R3.3 stays closed to all until the last answer is in, then all are carried out together', () => {
    const t = table({ colonies: [{ money: 3, hand: ['prefab-huts'] }, {}], next: [work] });
    const before = JSON.stringify([look(game, t.state, 1), look(game, t.state, null)]);
    expect(t.moves(0, build('prefab-huts'))).toEqual([]);
    expect(JSON.stringify([look(game, t.state, 1), look(game, t.state, null)])).toBe(before);
    const events = t.moves(1, act('mine'));
    expect(events.map(({ k }) => k).slice(0, 3)).toEqual(['act', 'built', 'act']);
  });

  it('R3.6 who is missing is shown to those alone whose answer is in', () => {
    const t = table({ colonies: [{}, {}, {}], next: [work] });
    t.moves(2, act('farm'));
    expect([0, 1, 2].map((seat) => look(game, t.state, seat).awaited)).toEqual([null, null, [0, 1]]);
  });

  it('R3.7 the answers are carried out from the lead seat on, which moves on by one each turn', () => {
    const t = table({ colonies: [{}, {}, {}], next: [event('leak-a'), work] });
    for (const seat of [0, 1, 2]) t.moves(seat, act('mine'));
    const acts = t.told.flatMap((each) => (each.k === 'act' ? [each.seat] : []));
    expect(acts).toEqual([1, 2, 0]);
  });

  it('a locked answer can be opened again, and starts empty', () => {
    const t = table({ colonies: [{}, {}], next: [work] });
    t.moves(0, act('farm'));
    expect(t.legal(0)).toEqual([{ do: '@reopen' }]);
    t.moves(0, { do: '@reopen' }, act('mine'));
    t.moves(1, act('mine'));
    expect(t.colony(0)).toMatchObject({ money: 4, food: 0 });
  });

  it('R3.5 two Fuel Cells used: two cards drawn, then two discarded together in a wave of their own', () => {
    const t = table({
      colonies: [{ buildings: ['fuel-cells:1', 'fuel-cells:1'] }, { hand: ['bunker'] }],
      next: [work],
      deck: ['flag', 'kitchen', 'recycling'],
    });
    t.moves(
      0,
      act('restock'),
      box('fuel-cells#1'),
      box('fuel-cells#1'),
      spend('fuel-cells#1'),
      spend('fuel-cells#2'),
    );
    t.moves(1, act('mine'));
    expect([t.hand(0), t.awaited()]).toEqual([[], [0, 1]]); // both went by themselves: no more cards than discards
    const holding = table({
      colonies: [{ buildings: ['fuel-cells:1'], hand: ['bunker'] }, {}],
      next: [work],
      deck: ['flag'],
    });
    holding.moves(0, act('restock'), spend('fuel-cells#1'));
    holding.moves(1, act('mine'));
    expect([holding.awaited(), holding.legal(0)]).toEqual([[0], [discard('bunker'), discard('flag')]]);
    expect(holding.colony(1).money).toBe(4); // all of the wave before is public
  });

  it("R6.9 R&D Storage is used openly at once, and opens its owner's answer again", () => {
    const t = table({ colonies: [{ buildings: ['rd-storage:1'] }, {}], next: [work], deck: ['flag'] });
    t.moves(0, act('mine'));
    const events = t.moves(0, { do: 'storage', at: 'rd-storage#1' });
    expect(events.map(({ k }) => k)).toEqual(['unbox', 'drew', 'cards']);
    expect(look(game, t.state, 1).sizes.hands[0]?.cards).toBe(1);
    t.moves(1, act('mine'));
    expect(t.awaited()).toEqual([0]);
  });

  it('R6.9 behind Automatic Doors there is no R&D Storage', () => {
    const t = table({ colonies: [{ buildings: ['rd-storage:1'] }], next: [work], marks: ['no-abilities'] });
    expect(t.legal(0)).not.toContainEqual(expect.objectContaining({ do: 'storage' }));
  });

  it('a plan shows an answer with all that it brings, and stops at what is hidden', () => {
    const t = table({ colonies: [{ money: 5, hand: ['lunarcrete-factory'] }, {}], next: [work] });
    const planned = plan(game, look(game, t.state, 0), [build('lunarcrete-factory')]);
    expect(planned.shown.table.board.colonies[0]).toMatchObject({
      money: 0,
      buildings: [{ id: 'lunarcrete-factory' }],
    });
    expect(planned.shown.table.step.draws[0]).toBe(2);
  });

  it('E35 a leaver keeps nobody waiting', () => {
    const t = table({ colonies: [{}, {}, {}], next: [work] });
    t.moves(0, act('mine'));
    t.moves(2, act('mine'));
    leave(game, t.state, 1);
    expect(t.colony(0).money).toBe(4);
  });
});

/** R3.8, 11.4: the table alone says who is asked; what only the hand settles is asked all the same. */
describe('who is asked', () => {
  const asked = (before: ColonyGiven, given: Partial<TableGiven> & Pick<TableGiven, 'next'>) => {
    const t = table({ colonies: [before, {}], ...given });
    return t.awaited().includes(0) && t.state.table.board.current?.id !== 'work';
  };
  const loss = { next: [event('moonquake')] } as const;
  const rows: [string, ColonyGiven, Partial<TableGiven> & Pick<TableGiven, 'next'>, boolean][] = [
    ['D2 no card at all', { money: 9 }, { next: [development('innovation')] }, false],
    [
      'D2 no kind of card could be paid for',
      { money: 1, hand: ['bunker'] },
      { next: [development('innovation')] },
      false,
    ],
    [
      'D2 cards that cannot be paid for',
      { money: 3, hand: ['bunker'] },
      { next: [development('innovation')] },
      true,
    ],
    [
      'D2 a limit that no kind fits',
      { money: 4, buildings: ['kitchen:1'], hand: ['flag', 'bunker'] },
      { next: [twist('construction-kits')] },
      true,
    ],
    ['D3 the base can pay', { people: 5, buildings: ['kitchen'] }, loss, false],
    ['D3 a Hospital without a box', { people: 30, buildings: ['hospital'] }, loss, false],
    ['D3 a Hospital with a box', { people: 30, buildings: ['hospital:1'] }, loss, true],
    ['D3 two buildings, one enough', { people: 1, buildings: ['kitchen', 'bunker'] }, loss, true],
    ['D3 one building', { people: 1, buildings: ['bunker'] }, loss, false],
    ['D3 all of it is not enough', { people: 0, buildings: ['flag', 'kitchen'] }, loss, false],
    [
      'D4 two cards in hand, the drawn one with them',
      { hand: ['bunker'] },
      { next: [event('paperwork')] },
      false,
    ],
    ['D4 three cards', { hand: ['bunker', 'kitchen'] }, { next: [event('paperwork')] }, true],
    [
      'D4 a Hacker Lair',
      { hand: ['bunker', 'kitchen'], buildings: ['hacker-lair'] },
      { next: [event('paperwork')] },
      false,
    ],
    ['D5 one card', { hand: ['bunker'] }, { next: [robot('cleaning-robot')] }, false],
    ['D5 two equal cards', { hand: ['bunker', 'bunker'] }, { next: [robot('cleaning-robot')] }, true],
    ['D6 one building', { buildings: ['kitchen'] }, { next: [development('supply-rocket')] }, false],
    ['D6 two buildings', { buildings: ['kitchen', 'flag'] }, { next: [development('supply-rocket')] }, true],
    [
      'D6 one building without a box',
      { buildings: ['kitchen:1', 'flag'] },
      { next: [robot('warehouse-robot')] },
      false,
    ],
    [
      'D7 as many boxes as are lost',
      { buildings: ['kitchen:1', 'flag:1'] },
      { next: [twist('solar-flare')] },
      false,
    ],
    ['D7 all on one building', { buildings: ['kitchen:3', 'flag'] }, { next: [twist('solar-flare')] }, false],
    ['D7 a choice', { buildings: ['kitchen:2', 'flag:1'] }, { next: [twist('solar-flare')] }, true],
    ['D8 one Perk left', { perks: ['payday'] }, { next: [twist('perk-fair')] }, false],
    ['D9 cannot pay', { food: 1 }, { next: [development('tourists')] }, false],
    ['D9 can pay', { food: 2 }, { next: [development('tourists')] }, true],
    ['D9 no card to pay with', {}, { next: [twist('volunteer-crew')] }, false],
    ['D10 Radiation without buildings', {}, { next: [development('radiation')] }, false],
    [
      'D11 Harvest Festival',
      { buildings: ['kale-farm'] },
      { next: [development('harvest-festival')] },
      false,
    ],
    [
      'D11 Harvest Festival with a Restaurant',
      { buildings: ['restaurant'] },
      { next: [development('harvest-festival')] },
      true,
    ],
    ['D12 one building', { buildings: ['kitchen'] }, { next: [robot('drilling-robot')] }, false],
    [
      'D12 one R&D Storage with a box',
      { buildings: ['rd-storage:1'] },
      { next: [robot('drilling-robot')] },
      true,
    ],
    ['D13 one card', { hand: ['flag'] }, { next: [robot('construction-robot')] }, false],
    ['D13 two cards', { hand: ['flag', 'flag'] }, { next: [robot('construction-robot')] }, true],
    ['D14 an empty hand', { under: ['flag'] }, { next: [twist('surveying')] }, false],
    ['D14 a card', { hand: ['flag'] }, { next: [twist('surveying')] }, true],
    ['D15 one card', { hand: ['flag'] }, { next: [robot('delivery-drone')] }, false],
  ];
  it.each(rows)('%s', (_name, before, given, expected) => {
    expect(asked(before, given)).toBe(expected);
  });
});

/** Section 5, "Default": the whole answer that is played for a seat whose time is up. */
describe('default answers', () => {
  const played = (before: ColonyGiven, given: Partial<TableGiven> & Pick<TableGiven, 'next'>): unknown[] => {
    const t = table({ colonies: [before], ...given });
    return expire(game, t.state, 0).moves;
  };
  const pay = (offer: Extract<McbMove, { do: 'pay' }>['offer'], how = {}) => ({ do: 'pay', offer, ...how });
  const decline = (offer: string) => ({ do: 'decline', offer });
  const rows: [string, ColonyGiven, Partial<TableGiven> & Pick<TableGiven, 'next'>, unknown[]][] = [
    [
      'D1 Mine, boxes kept',
      { buildings: ['titanium-mine:1'] },
      { next: [work] },
      [act('mine'), { do: 'keep-box', at: 'titanium-mine#1' }],
    ],
    ['D2 no Build', { money: 9, hand: ['flag'] }, { next: [development('innovation')] }, [noBuild]],
    [
      'D3 a Hospital that saves 2',
      { buildings: ['hospital:1'] },
      { next: [event('moonquake')] },
      [save('hospital#1')],
    ],
    [
      'D3 not for one person',
      { buildings: ['hospital:1'] },
      { next: [event('leak-a')] },
      [{ do: 'no-more' }],
    ],
    [
      'D3 the smallest building that covers the rest',
      { people: 1, buildings: ['bunker', 'trading-post', 'flag'] },
      { next: [event('moonquake')] },
      [giveUp('trading-post#2')],
    ],
    [
      'D3 else the largest',
      { people: 0, buildings: ['kitchen', 'trading-post', 'flag'] },
      { next: [event('power-failure')] },
      [giveUp('trading-post#2'), giveUp('kitchen#1')],
    ],
    [
      'D4 the most expensive',
      { hand: ['flag', 'bunker', 'grand-tower'] },
      { next: [event('paperwork')], deck: ['kitchen'] },
      [discard('grand-tower'), discard('bunker')],
    ],
    [
      'D6 a building that spends boxes',
      { buildings: ['flag', 'kitchen'] },
      { next: [development('supply-rocket')] },
      [box('kitchen#2')],
    ],
    [
      'D7 from the others first',
      { buildings: ['kitchen:1', 'flag:1'] },
      { next: [development('repairs')] },
      [{ do: 'unbox', at: 'flag#2' }],
    ],
    ['D8 Newcomers first', {}, { next: [twist('perk-fair')] }, [{ do: 'perk', id: 'newcomers' }]],
    ['D9 decline', { food: 2 }, { next: [development('tourists')] }, [decline('tourists')]],
    ['D9 pay where it would cost people', { food: 2 }, { next: [twist('moon-fever')] }, [pay('moon-fever')]],
    [
      'D9 the dearest card',
      { hand: ['flag', 'bunker'] },
      { next: [twist('brain-drain')] },
      [pay('brain-drain', { card: 'bunker' })],
    ],
    [
      'D10 Supply Drop: money',
      {},
      { next: [twist('supply-drop')] },
      [{ do: 'option', of: 'supply-drop', n: 0 }],
    ],
    [
      'D10 Radiation: people',
      { buildings: ['flag'] },
      { next: [development('radiation')] },
      [{ do: 'option', of: 'radiation', n: 0 }],
    ],
    [
      'D10 Radiation: the smallest building',
      { people: 3, buildings: ['bunker', 'flag'] },
      { next: [development('radiation')] },
      [{ do: 'option', of: 'radiation', n: 1 }, giveUp('flag#2')],
    ],
    ['D11 Robot Companion: Mine', {}, { next: [robot('robot-companion')] }, [act('mine')]],
    [
      'D11 Déjà Vu: the cheapest',
      { money: 9, lastAction: 'build', hand: ['bunker', 'kitchen'] },
      { next: [twist('deja-vu')] },
      [build('kitchen')],
    ],
    [
      'D12 the smallest',
      { buildings: ['bunker', 'flag'] },
      { next: [robot('drilling-robot')] },
      [giveUp('flag#2')],
    ],
    [
      'D13 the cheapest that can be afforded',
      { money: 4, hand: ['bunker', 'kitchen', 'cargo-dock'] },
      { next: [robot('construction-robot')] },
      [{ do: 'reserve', card: 'cargo-dock' }],
    ],
    ['D14 cash in', { hand: ['flag'], under: ['bunker'] }, { next: [twist('surveying')] }, [{ do: 'cash' }]],
    [
      'D14 the most expensive card',
      { hand: ['flag', 'bunker'] },
      { next: [twist('surveying')] },
      [{ do: 'survey', card: 'bunker' }],
    ],
  ];
  it.each(rows)('%s', (_name, before, given, moves) => {
    expect(played(before, given)).toEqual(moves);
  });

  it('D15 the most expensive card', () => {
    const t = table({ colonies: [{ hand: ['flag', 'bunker'] }, {}], next: [robot('delivery-drone')] });
    expect(expire(game, t.state, 0).moves).toEqual([{ do: 'pass', card: 'bunker' }]);
  });
});
