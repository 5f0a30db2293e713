// The game in words: each question has a prompt, its moves have labels that can be told apart, each event a sentence
// or none by intention; in every language.
import { describe, expect, it } from 'vitest';
import { awaited, isOver, look, plan, play, start, type View } from '../../../shared/engine/match.ts';
import { fast, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import {
  areaIds,
  automaTypes,
  awardIds,
  eventIds,
  missionIds,
  scenarioIds,
} from '../../../shared/games/space-missions/content.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import {
  automaText,
  commitNote,
  eventText,
  line,
  missionText,
  scenarioText,
  waitingFor,
} from '../../../shared/games/space-missions/sentences.ts';
import type { Flight, SmEvent, SmMove, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import { messages as en } from '../../../shared/games/space-missions/text/en.ts';
import { messages as zhHans } from '../../../shared/games/space-missions/text/zh-Hans.ts';
import { messages as zhHant } from '../../../shared/games/space-missions/text/zh-Hant.ts';
import { tableWordsIn, wordsIn } from '../../../shared/games/space-missions/words.ts';
import { A, at, B, type Given, optionsOf, stage } from './stage.ts';

const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
const names = ['Ada', 'Bo', 'Cy', 'Di'];
const silentEvents: readonly SmEvent['k'][] = ['phase', 'cleaned'];

/** What is said of a whole game by a player who takes any move. */
async function saidIn(language: (typeof languages)[number], seats: number, given: Given, greedy: boolean) {
  const [words, { ping }] = [await tableWordsIn(language), await wordsIn(language)];
  const { state } = start(game, { seats, options: optionsOf(seats, given), seed: seedOf('words') });
  const rng = rngOf(fast(5));
  const said: string[] = [];
  while (!isOver(state)) {
    const [seat = -1] = awaited(state);
    const { shown, asked, legal } = plan(game, look(game, state, seat), []);
    if (!asked || !('hand' in shown)) throw new Error(`seat ${seat} is asked nothing`);
    const moves = legal.filter((move): move is SmMove => !move.do.startsWith('@'));
    const labels = moves.map((move) => words.moveLabel(move, shown));
    const alike = labels.filter((label, i) => labels.indexOf(label) !== i);
    // Two seats may have the same card on top: the board knows their names.
    if (asked.do !== 'copy') expect(alike, JSON.stringify(asked)).toEqual([]);
    said.push(words.prompt(asked, shown), ping(shown), ...labels);
    const move = greedy ? game.greedy?.(shown, asked, moves) : moves[rng.below(moves.length)];
    if (!move) throw new Error('nothing to choose');
    for (const { event } of play(game, state, seat, [move])) {
      const sentence = words.sentence(event, names);
      if (sentence === null) expect(silentEvents).toContain(event.k);
      else said.push(sentence);
    }
  }
  const view = look(game, state, A);
  if (view.hand) said.push(...words.board({ ...shownOf(view), seat: A, hand: view.hand }, names));
  return said;
}

const shownOf = ({ table, sizes }: View<SpaceMissions>) => ({ table, hands: sizes.hands, box: sizes.box });

describe.each(languages)('%s', (language) => {
  it.each([
    [1, { difficulty: 'hard', specialists: true, missions: 'random' }],
    [
      3,
      { experience: true, specialists: true, awards: 'random', missions: 'random', scenario: 'scenario-6' },
    ],
  ] as const)('a game of %i has words for everything', async (seats, given) => {
    for (const greedy of language === 'en' ? [true, false] : [true]) {
      const said = await saidIn(language, seats, given, greedy);
      for (const text of said) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/undefined|\[object|function|=>/);
      }
      if (language === 'en') continue;
      for (const text of said) expect(text.replaceAll(/Ada|Bo|Cy|Di/g, '')).not.toMatch(/[A-Za-z]/);
    }
  });

  it('has words for every card', () => {
    const text = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans }[language];
    const written = [
      ...missionIds.flatMap((id) => missionText(id, text)),
      ...eventIds.map((id) => eventText(id, text)),
      ...scenarioIds.flatMap((id) => scenarioText(id, text)),
      ...automaTypes.map((type) => automaText(type, text)),
      ...areaIds.map((id) => text.cards.areas[id]),
      ...awardIds.map((id) => text.cards.awards[id]),
    ];
    for (const words of written) expect(words.length).toBeGreaterThan(2);
    for (const { id } of game.options) {
      expect(text.cards.options[/^mission\d$/.test(id) ? 'mission' : id]?.name).toBeTruthy();
    }
  });
});

describe('sentences', () => {
  const told = async (event: SmEvent) => (await tableWordsIn('en')).sentence(event, names);

  it('tell a flight card by card', async () => {
    const flight: Flight = {
      mission: 'mission-2-0',
      step: 1,
      left: 0,
      drawn: [
        {
          system: 'propulsion',
          colour: 'red',
          step: 1,
          deals: [{ do: 'downgrade', by: 'backup' }, { do: 'abort' }],
        },
        { system: 'propulsion', colour: 'green', step: 1, deals: [] },
      ],
      crew: [],
      fitted: {},
      training: 0,
      failed: 1,
      landed: true,
      ask: null,
      done: true,
      removed: [],
      looked: null,
      spare: null,
    };
    expect(await told({ k: 'flown', seat: B, flight })).toBe(
      'Bo flew 2 · Communications satellite. Propulsion: red (made yellow by thrust backup, aborted), green',
    );
  });

  it('name who did it, the automa too', async () => {
    expect(await told({ k: 'passed', seat: A, early: true })).toBe('Ada passed early');
    expect(await told({ k: 'declared', who: 'automa', mission: 'mission-1-0' })).toBe(
      'The automa declared 1 · Weather satellite',
    );
    expect(await told({ k: 'media', who: B, mission: 4, lost: [3, 1] })).toBe(
      'Bo went on television; the media lost interest in 3 and 1',
    );
  });

  it('say You to whoever did it, and 你 in Chinese', () => {
    const events: readonly SmEvent[] = [
      { k: 'played', seat: A, card: 'fuel-officer', area: 'fuel-two' },
      { k: 'copied', seat: B, from: A, card: 'fuel-officer', area: 'fuel-two' },
      { k: 'ordered', lower: ['automa', A, B] },
    ];
    const read = (me: number, text: typeof en) =>
      events.map((event) => line(event, { names, me }, text)?.text.split(/[：:]/)[0]);
    expect(read(A, en)).toEqual([
      'You played Fuel officer',
      'Bo copied your Fuel officer',
      'The order is now the automa, you, Bo',
    ]);
    expect(read(B, en)).toEqual([
      'Ada played Fuel officer',
      'You copied Ada’s Fuel officer',
      'The order is now the automa, Ada, you',
    ]);
    expect(read(A, zhHant).slice(0, 2)).toEqual(['你打出燃料主管', 'Bo 複製你的燃料主管']);
    expect(read(B, zhHant).slice(0, 2)).toEqual(['Ada 打出燃料主管', '你複製 Ada 的燃料主管']);
  });

  it('a plan says what comes after it', () => {
    const t = stage({ seats: 2, frames: [{ do: 'act', seat: A }] });
    const note = (...moves: SmMove[]) => commitNote(t.plan(A, ...moves), en);
    expect(
      note({ do: 'play', card: 'chief-designer', area: 'develop' }, { do: 'develop', part: 'satellite' }),
    ).toBe('Chief designer: Develop a part, Develop the satellite. This ends the game.');
    expect(
      note(
        { do: 'play', card: 'test-engineer', area: 'test-wide' },
        { do: 'test', test: 'test-wide', system: 'landing' },
      ),
    ).toBe('Test engineer: Wide test, Test Landing. Then cards are turned over.');
  });

  it('a mission card says what it asks', () => {
    expect(missionText('mission-6-0', en)).toEqual([
      'Rocket 3 (2 allowed) and Satellite 2. Fuel 3.',
      'Needs 2 × Satellites.',
      'Rocket: Propulsion ×3',
      'Satellite: Control ×2',
      'Satellite: Sensors ×2',
      'First 13, later 6.',
    ]);
    expect(at(missionText('mission-8-0', zhHant), 1)).toBe('需要載人任務 2 次與月球任務 1 次。');
  });
});

it('says what the others are waited for: a flight is no action', () => {
  expect(waitingFor({ do: 'flights' }, en)).not.toBe(waitingFor({ do: 'declare', seat: 0 }, en));
  expect(waitingFor({ do: 'flights' }, zhHant)).not.toBe(waitingFor({ do: 'flights' }, en));
});
