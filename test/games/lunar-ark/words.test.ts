// The game in words: each question has a prompt, its moves have labels that can be told apart, each event a sentence
// or none by intention; in every language.
import { describe, expect, it } from 'vitest';
import type { Open, Seen } from '../../../shared/engine/game.ts';
import { awaited, isOver, look, plan, play, result, start } from '../../../shared/engine/match.ts';
import { fast, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import {
  factionIds,
  labIds,
  largeIds,
  missionIds,
  partIds,
  powerIds,
  progressIds,
  rivalIds,
  shipIds,
  smallIds,
  terrainIds,
} from '../../../shared/games/lunar-ark/content.ts';
import { game } from '../../../shared/games/lunar-ark/index.ts';
import {
  commitNote,
  eventLine,
  largeText,
  launchText,
  missionText,
  partText,
  progressText,
  progressWords,
  smallText,
  waitingFor,
} from '../../../shared/games/lunar-ark/sentences.ts';
import type { LaEvent, LaMove, LunarArk } from '../../../shared/games/lunar-ark/state.ts';
import { messages as en } from '../../../shared/games/lunar-ark/text/en.ts';
import { messages as zhHans } from '../../../shared/games/lunar-ark/text/zh-Hans.ts';
import { messages as zhHant } from '../../../shared/games/lunar-ark/text/zh-Hant.ts';
import { tableWordsIn, wordsIn } from '../../../shared/games/lunar-ark/words.ts';
import { A, at, B, type Given, give, layLabs, man, optionsOf, stage } from './stage.ts';

const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
const names = ['Ada', 'Bo', 'Cy', 'Di'];
const silentEvents: readonly LaEvent['k'][] = ['founded', 'turn', 'charged'];

/** What is said of a whole game by players who take any move, or sensible ones. */
async function saidIn(language: (typeof languages)[number], seats: number, given: Given, greedy: boolean) {
  const [words, { ping }] = [await tableWordsIn(language), await wordsIn(language)];
  const { state } = start(game, { seats, options: optionsOf(seats, given), seed: seedOf('words') });
  const rng = rngOf(fast(5));
  const said: string[] = [];
  while (!isOver(state)) {
    const [seat = -1] = awaited(state);
    const { shown, asked, legal } = plan(game, look(game, state, seat), []);
    if (!asked || !('hand' in shown)) throw new Error(`seat ${seat} is asked nothing`);
    const moves = legal.filter((move): move is LaMove => !move.do.startsWith('@'));
    const labels = moves.map((move) => words.moveLabel(move, shown));
    expect(
      labels.filter((label, i) => labels.indexOf(label) !== i),
      JSON.stringify(asked),
    ).toEqual([]);
    said.push(words.prompt(asked, shown), ping(shown), ...labels);
    const move = greedy ? game.greedy?.(shown, asked, moves) : moves[rng.below(moves.length)];
    if (!move) throw new Error('nothing to choose');
    for (const { event } of play(game, state, seat, [move])) {
      const sentence = words.sentence(event, names);
      if (sentence === null) expect(silentEvents).toContain(event.k);
      else said.push(sentence);
    }
  }
  const open = openOf(game, state);
  said.push(...words.board(open, names));
  const outcome = result(game, open);
  if (!outcome) throw new Error('no result');
  said.push(
    words.ending(outcome),
    ...outcome.seats.flatMap(({ lines }) => lines.map(({ k }) => words.scoreLine(k))),
  );
  return said;
}

describe.each(languages)('%s', (language) => {
  it.each([
    [1, { level: 'hard', factions: true }],
    [3, { factions: true, short: true }],
  ] as const)('a game of %i has words for everything', async (seats, given) => {
    for (const greedy of language === 'en' ? [true, false] : [true]) {
      const said = await saidIn(language, seats, given, greedy);
      for (const text of said) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/undefined|NaN|\[object|function|=>/);
      }
      if (language === 'en') continue;
      for (const text of said) expect(text.replaceAll(/Ada|Bo|Cy|Di/g, '')).not.toMatch(/[A-Za-z]/);
    }
  });

  it('has words for every card and option', () => {
    const text = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans }[language];
    const { cards } = text;
    const written = [
      ...labIds.map((id) => cards.labs[id]),
      ...terrainIds.map((id) => cards.terrains[id]),
      ...powerIds.map((id) => cards.powers[id]),
      ...factionIds.map((id) => cards.factions[id]),
      ...rivalIds.map((id) => cards.rival[id]),
      ...progressIds.map((id) => progressText(id, text)),
      ...shipIds.map((id) => launchText(id, text)),
      ...missionIds.flatMap((id) => missionText(id, text)),
      ...partIds.flatMap((id) => partText(id, text)),
      ...smallIds.flatMap((id) => smallText(id, text)),
      ...largeIds.flatMap((id) => largeText(id, text)),
    ];
    for (const words of written) expect(words.length).toBeGreaterThan(2);
    for (const { id } of game.options) expect(cards.options[id]?.name).toBeTruthy();
  });
});

describe('sentences', () => {
  const told = async (event: LaEvent) => (await tableWordsIn('en')).sentence(event, names);

  it('name who did it, the rival too', async () => {
    expect(await told({ k: 'fed', seat: B, n: 4, unfed: 2 })).toBe('Bo fed 4; 2 astronauts went hungry.');
    expect(await told({ k: 'mission', who: 'rival', mission: 'mission-mars-1b' })).toBe(
      'The rival took Heat shield B of Mars.',
    );
    expect(eventLine({ k: 'sited', who: A, site: 'x-1-2' }, { names, me: A }, en)).toEqual({
      seat: A,
      text: 'You put a miniature between rows 1 and 2, columns 2 and 3.',
    });
  });

  it('a launch says who gets what', async () => {
    const rewards = [
      { who: A, n: 7 },
      { who: B, n: 7 },
    ];
    expect(await told({ k: 'launched', ship: 'europa', rewards })).toBe(
      'Europa launches: Ada 7 VP and Bo 7 VP.',
    );
    expect(await told({ k: 'launched', ship: 'titan', rewards: [] })).toBe('Titan launches.');
  });

  it('a label says what it costs, here and now', async () => {
    const words = await tableWordsIn('en');
    const labels = (frames: Parameters<typeof stage>[0]['frames'], faction: boolean) => {
      const t = stage({
        seats: 2,
        ...(frames && { frames }),
        set: (board, g) => {
          for (const player of board.seats) man(player, 's', 'w', 'p');
          give(at(board.seats, A), [3, 0, 2, 4], 3);
          at(board.seats, A).foundations = 1;
          if (faction) at(board.seats, A).faction = 'faction-minerva-institute';
          board.larges = ['large-spaceport-hub'];
          layLabs(g, [
            ['lab-observatory', 'lab-solar-array', 'lab-ice-laboratory'],
            ['lab-algae-tank', 'lab-mars-bureau', 'lab-refit-dock'],
          ]);
        },
      });
      const { shown } = t.plan(A);
      return t.ways(A).map((move) => words.moveLabel(move, shown as Open<LunarArk> | Seen<LunarArk>));
    };
    expect(labels(undefined, false)).toEqual(
      expect.arrayContaining([
        'Send rover 1 (steel)',
        'Build Spaceport hub (3 steel and 1 polymer)',
        'Take Ice laboratory (left top) (1 polymer and 2 energy)',
        'Place a foundation (1 steel, 1 polymer and 1 energy)',
      ]),
    );
    expect(labels(undefined, true)).toContain('Take Ice laboratory (left top) (1 polymer and 1 energy)');
    expect(labels([{ do: 'special', seat: A }], false)).toContain('Place a foundation (2 energy)');
  });

  it('a plan says what comes after it', () => {
    const t = stage({
      seats: 2,
      set: (board) => {
        for (const player of board.seats) man(player, 's', 'w', 'p');
        give(at(board.seats, A), [1, 0, 1, 0], 1);
      },
    });
    expect(commitNote(t.plan(A, { do: 'foundation' }), en)).toBe(
      'Place a foundation: Then it is the others’ turn.',
    );
  });

  it('says where the game stands, and what others are waited for', () => {
    const t = stage({ seats: 2 });
    expect(progressWords(t.board, en)).toBe('Round 1 · Call for crew');
    expect(waitingFor({ do: 'faction' }, en)).not.toBe(waitingFor({ do: 'act', seat: A }, en));
  });
});
