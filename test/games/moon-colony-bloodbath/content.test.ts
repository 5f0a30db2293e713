// The box is complete, and every card has a name and a text in both languages that people write.
import { describe, expect, test } from 'vitest';
import {
  actionColour,
  actionIds,
  buildingIds,
  buildings,
  copiesOfBuilding,
  copiesOfDevelopment,
  developmentIds,
  developments,
  type Effect,
  eventIds,
  events,
  mines,
  perkIds,
  perks,
  robotIds,
  robotSteps,
  robots,
  type Step,
  scientistIds,
  starting,
  startingIds,
  twistIds,
  twists,
  whiteTwists,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import { messages as en } from '../../../shared/games/moon-colony-bloodbath/text/en.ts';
import type { CardText, CardTexts } from '../../../shared/games/moon-colony-bloodbath/text/shape.ts';
import { messages as zhHans } from '../../../shared/games/moon-colony-bloodbath/text/zh-Hans.ts';
import { messages as zhHant } from '../../../shared/games/moon-colony-bloodbath/text/zh-Hant.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const allBuildings = buildingIds.map((id) => buildings[id]);

/** Effects of a list, and those inside their offers and choices. */
const unfold = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => {
    if (effect.do === 'may') return [effect, ...unfold(effect.reward), ...unfold(effect.penalty)];
    return effect.do === 'choose' ? [effect, ...unfold(effect.options)] : [effect];
  });

/** Everything that any building can make its owner do. */
const buildingEffects = allBuildings.flatMap((building) =>
  building.abilities.flatMap((ability) => ('effects' in ability ? unfold(ability.effects) : [])),
);

/** The people that each player loses in the first step of a card. */
const loss = ([step]: readonly Step[]) =>
  step?.effect.do === 'lose-people' && typeof step.effect.n === 'number' ? step.effect.n : 0;

describe('the box', () => {
  test('holds 200 cards', () => {
    const counts = {
      buildings: buildingIds.length * copiesOfBuilding,
      perks: perkIds.length * scientistIds.length,
      twists: twistIds.length,
      developments: developmentIds.length * copiesOfDevelopment,
      robots: robotIds.length,
      events: eventIds.length,
      starting: sum(startingIds.map((id) => starting[id].copies)),
    };
    expect(counts).toEqual({
      buildings: 90,
      perks: 25,
      twists: 25,
      developments: 20,
      robots: 20,
      events: 13,
      starting: 7,
    });
    expect(sum(Object.values(counts))).toBe(200);
  });

  test('names every card once', () => {
    const ids: readonly string[] = [
      ...buildingIds,
      ...perkIds,
      ...twistIds,
      ...developmentIds,
      ...robotIds,
      ...eventIds,
      ...startingIds,
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('starts with 4 Work and 2 Trouble, and Loneliness for one player alone', () => {
    expect(startingIds.map((id) => [id, starting[id].copies, starting[id].soloOnly])).toEqual([
      ['work', 4, false],
      ['trouble', 2, false],
      ['loneliness', 1, true],
    ]);
  });
});

describe('buildings', () => {
  test('cost 5.1 and house 4.8 on average', () => {
    expect(sum(allBuildings.map(({ cost }) => cost)) / 45).toBeCloseTo(5.1, 1);
    expect(sum(allBuildings.map(({ population }) => population)) / 45).toBeCloseTo(4.8, 1);
  });

  test('cost from 2 to 10, and only the Flag houses nobody', () => {
    expect(Math.min(...allBuildings.map(({ cost }) => cost))).toBe(2);
    expect(Math.max(...allBuildings.map(({ cost }) => cost))).toBe(10);
    expect(buildingIds.filter((id) => buildings[id].population === 0)).toEqual(['flag']);
  });

  test('come in 6 yellow, 8 green, 5 orange, 6 purple, 7 blue and 13 grey kinds', () => {
    const count = (colour: string) => allBuildings.filter((building) => building.colour === colour).length;
    expect(['yellow', 'green', 'orange', 'purple', 'blue', 'grey'].map(count)).toEqual([6, 8, 5, 6, 7, 13]);
  });

  test('boost only the action of their colour', () => {
    for (const building of allBuildings) {
      const boosted = actionIds.filter((action) => building.abilities.some(({ when }) => when === action));
      expect(boosted.every((action) => actionColour[action] === building.colour)).toBe(true);
    }
  });

  test('that wear a symbol are those that add a Development: minus a good one, plus a bad one (R13.3)', () => {
    for (const building of allBuildings) {
      const [added] = building.abilities.flatMap((ability) =>
        ability.when === 'play'
          ? ability.effects.flatMap((e) => (e.do === 'add-development' ? [e.id] : []))
          : [],
      );
      expect(building.symbol).toBe(added && (developments[added].kind === 'good' ? 'minus' : 'plus'));
    }
  });

  test('bring every Development in, one kind of building each', () => {
    const added = buildingEffects.flatMap((effect) => (effect.do === 'add-development' ? [effect.id] : []));
    expect(added.toSorted()).toEqual(developmentIds.toSorted());
  });

  test('are six kinds of mine, all yellow', () => {
    expect(mines.map((id) => buildings[id].colour)).toEqual(Array(6).fill('yellow'));
  });

  test('bring Robots in by the Bunker alone (R10.7), and an Event by the Reactor alone', () => {
    const those = (kind: Effect['do']) =>
      buildingIds.filter((id) =>
        buildings[id].abilities.some(
          (a) => 'effects' in a && unfold(a.effects).some((effect) => effect.do === kind),
        ),
      );
    expect(those('add-robot')).toEqual(['bunker']);
    expect(those('add-event')).toEqual(['reactor']);
    expect(those('add-perk')).toEqual(['iron-mine', 'flag', 'organ-banks']);
  });
});

describe('progress cards', () => {
  test('Events: losses grow from 1 to 6 in the order of their names, an Accident costs 3', () => {
    const losses = Object.fromEntries(
      eventIds.map((id) => [id, loss(events[id])]).filter(([, n]) => n !== 0),
    );
    expect(losses).toEqual({
      'leak-a': 1,
      'tempers-flare': 2,
      'accident-a': 3,
      'airlock-test': 4,
      'leak-b': 1,
      'accident-b': 3,
      moonquake: 5,
      'power-failure': 6,
    });
    expect(eventIds.indexOf('instruction-manual') + 1).toBe(13);
  });

  test('Robots kill 2 to 6 people each, 72 in all', () => {
    const losses = robotIds.map((id) => loss(robotSteps(robots[id])));
    expect([Math.min(...losses), Math.max(...losses), sum(losses)]).toEqual([2, 6, 72]);
  });

  test('no Twist adds a Robot (R10.7), and only Sentient AI adds a Twist (R10.3)', () => {
    const adds = (steps: readonly Step[], kind: string) => steps.some(({ effect }) => effect.do === kind);
    expect(twistIds.filter((id) => adds(twists[id], 'add-robot') || adds(twists[id], 'add-twist'))).toEqual(
      [],
    );
    expect(robotIds.filter((id) => adds(robotSteps(robots[id]), 'add-twist'))).toEqual(['sentient-ai']);
  });

  test('Perks need no choice but the place of one box', () => {
    expect(perkIds.filter((id) => perks[id].do === 'boxes')).toEqual(['care-package']);
  });

  test('three Developments are bad, the other seven good', () => {
    expect(developmentIds.filter((id) => developments[id].kind === 'bad')).toEqual([
      'radiation',
      'repairs',
      'budget-cuts',
    ]);
  });

  test('eight Twists are white', () => {
    expect(new Set(whiteTwists).size).toBe(8);
  });
});

describe.each([
  ['English', en, /^[^\u4e00-\u9fff]+$/],
  ['繁體中文', zhHant, /[\u4e00-\u9fff]/],
  ['简体中文', zhHans, /[\u4e00-\u9fff]/],
])('texts in %s', (_, messages, script) => {
  test('each card has a name and a text of this language', () => {
    const lists: CardTexts[keyof CardTexts][] = Object.values(messages.cards);
    const texts = lists.flatMap((list): CardText[] => Object.values(list));
    // 5 actions, 45 buildings, 3 starting cards, 13 Events, 5 Perks, 10 Developments, 20 Robots, 25 Twists, 5 scientists
    expect(texts).toHaveLength(131);
    for (const { name, text } of texts) {
      expect(name).toMatch(script);
      expect(text).toMatch(script);
    }
  });

  test('no two kinds of building share a name', () => {
    expect(new Set(Object.values(messages.cards.buildings).map(({ name }) => name)).size).toBe(45);
  });

  test('terms are all there', () => {
    for (const term of Object.values(messages.terms)) expect(term).toMatch(script);
  });
});

test('简体中文 says it as people in mainland China do', () => {
  const { buildings, robots, twists } = zhHans.cards;
  const names = [
    buildings['hydroponics-lab'],
    buildings['hacker-lair'],
    robots['sentient-ai'],
    robots['nanny-robot'],
  ];
  expect(names.map(({ name }) => name)).toEqual(['水培实验室', '黑客巢穴', '感知型人工智能', '保姆机器人']);
  expect([twists.lottery.name, twists['volunteer-crew'].name]).toEqual(['彩票', '志愿者队']);
  expect(twists['moon-rats'].text).toBe('每位玩家失去一半的食物（向上取整）。');
});
