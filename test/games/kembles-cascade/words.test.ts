// The game in words: each question has a prompt, its moves have labels that can be told apart, each event a sentence or
// none by intention; in every language.
import { describe, expect, it } from 'vitest';
import { awaited, isOver, look, plan, play, start, type View } from '../../../shared/engine/match.ts';
import { fast, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import {
  achievementIds,
  missionIds,
  objectIds,
  powerUpIds,
  sensors,
  upgradeIds,
} from '../../../shared/games/kembles-cascade/content.ts';
import { game } from '../../../shared/games/kembles-cascade/index.ts';
import {
  achievementText,
  commitNote,
  ending,
  eventLine,
  missionText,
  objectText,
  powerUpText,
  progress,
  prompt,
  scoreLine,
  sensorText,
  waitingFor,
} from '../../../shared/games/kembles-cascade/sentences.ts';
import type { KcEvent, KcMove, Kembles } from '../../../shared/games/kembles-cascade/state.ts';
import { messages as en } from '../../../shared/games/kembles-cascade/text/en.ts';
import { messages as zhHans } from '../../../shared/games/kembles-cascade/text/zh-Hans.ts';
import { messages as zhHant } from '../../../shared/games/kembles-cascade/text/zh-Hant.ts';
import { tableWordsIn, wordsIn } from '../../../shared/games/kembles-cascade/words.ts';
import { BLUE, noOptions, RED, stage } from './stage.ts';

const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
const texts = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans } as const;
const players = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
/** Told by the chapter, by the board, or by what comes with them. */
const silentEvents: readonly KcEvent['k'][] = [
  'refilled',
  'turn',
  'stopped',
  'resolved',
  'held-top',
  'turn-over',
  'final',
];

/** What is said of a whole game. */
async function saidIn(language: (typeof languages)[number], seats: number, greedy: boolean) {
  const [words, { ping }] = [await tableWordsIn(language), await wordsIn(language)];
  const options = { ...noOptions, specials: true, tunnel: true };
  const { state } = start(game, { seats, options, seed: seedOf('words') });
  const rng = rngOf(fast(5));
  const said: string[] = [];
  while (!isOver(state)) {
    const [seat = -1] = awaited(state);
    const { shown, asked, legal } = plan(game, look(game, state, seat), []);
    if (!asked || !('hand' in shown)) throw new Error(`seat ${seat} is asked nothing`);
    const moves = legal.filter((move): move is KcMove => !move.do.startsWith('@'));
    const labels = moves.map((move) => words.moveLabel(move, shown));
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
    said.push(words.prompt(asked, shown), ping(shown), ...labels);
    const move = greedy ? game.greedy?.(shown, asked, moves) : moves[rng.below(moves.length)];
    if (!move) throw new Error('nothing to choose');
    for (const { event } of play(game, state, seat, [move])) {
      const sentence = words.sentence(event, players);
      if (sentence === null) expect(silentEvents).toContain(event.k);
      else said.push(sentence);
    }
  }
  const view = look(game, state, RED);
  if (view.hand) said.push(...words.board({ ...shownOf(view), seat: RED, hand: view.hand }, players));
  return said;
}

const shownOf = ({ table, sizes }: View<Kembles>) => ({ table, hands: sizes.hands, box: sizes.box });

describe.each(languages)('%s', (language) => {
  it('a game has words for everything', async () => {
    // Planning players come farther: to bosses, upgrades, achievements.
    const said = await saidIn(language, 2, true);
    if (language === 'en') said.push(...(await saidIn(language, 5, false)));
    for (const text of said) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|\[object|function|=>/);
    }
    if (language === 'en') return;
    for (const text of said)
      expect(text.replaceAll(/Ada|Bo|Cy|Di|Ed|Bellonium|Power-up|PvP/g, '')).not.toMatch(/[A-Za-z]/);
  });

  it('has words for every card, and no card of one says more than in the other', () => {
    const text = texts[language];
    const written = [
      ...objectIds.map((id) => objectText(id, text)),
      ...sensors.map((id) => sensorText(id, text)),
      ...powerUpIds.map((id) => powerUpText(id, text)),
      ...missionIds.map((id) => missionText(id, text)),
      ...achievementIds.map((id) => achievementText(id, text)),
      ...upgradeIds.flatMap((id) => text.cards.upgrades[id]),
      ...text.chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ];
    for (const words of written) expect(words.length).toBeGreaterThan(1);
    for (const { id } of game.options) expect(text.cards.options[id]?.name).toBeTruthy();
    expect(text.names.pilots).toHaveLength(game.seats.max);
    expect(text.chapters.map(({ id }) => id)).toEqual(en.chapters.map(({ id }) => id));
    for (const k of ['objects', 'wrecks', 'markers', 'achievements', 'mission', 'power-ups', 'bellonium'])
      expect(scoreLine(k, text)).not.toBe(k);
    expect(ending({ end: 'boss-cleared', seats: [] }, text)).not.toBe(
      ending({ end: 'scrolled', seats: [] }, text),
    );
    expect(waitingFor({ do: 'sensors' }, text)).not.toBe(waitingFor({ do: 'act', seat: 0 }, text));
  });
});

describe('sentences', () => {
  it('an object says what it does', () => {
    expect(objectText('frigate', en)).toBe(
      'Energy 4. Threat 1 to each ship in the 8 spaces around. Distant threat: down, left and right. Immune to Missiles. When destroyed: 2 Bellonium and 3 Glory.',
    );
    expect(objectText('bh-hide', zhHant)).toBe('能源 2。沒有威脅。摧毀時獲得 1 分。');
  });

  it('a question says what ending now comes to, and what would be the end', () => {
    const t = stage({ ships: [{ at: [1, 1], threat: 2 }], space: { '2,2': 'mine' } });
    const view = look(game, t.state, RED);
    const words = (energy: number) => {
      t.pilot(RED).energy = energy;
      return prompt({ do: 'act', seat: RED }, { ...shownOf(view), table: t.state.table }, en);
    };
    expect(words(5)).toBe(
      'Battle, or Power Down? Free: 1 move, 1 shot. Ending now: lose 2 Energy, then Threat 2.',
    );
    expect(words(2)).toContain('Ending now destroys your ship.');
    expect(progress(t.board, zhHant)).toBe('第 1 回合 · 玩家回合');
  });

  it('names who was hit, and who met an achievement', () => {
    const line = (event: KcEvent, me: number | null = null) => eventLine(event, { names: players, me }, en);
    expect(line({ k: 'hit', seat: RED, victim: BLUE, points: 1, marker: true, ghost: false })).toEqual({
      seat: RED,
      text: 'Ada hit Bo: Threat +1 point, a PvP marker',
    });
    expect(
      line({ k: 'hit', seat: RED, victim: BLUE, points: 1, marker: false, ghost: false }, BLUE)?.text,
    ).toBe('Ada hit you: Threat +1 point');
    expect(line({ k: 'achieved', slot: 0, card: 'scrolled', seats: [RED, BLUE] })).toEqual({
      seat: null,
      text: 'Ada and Bo achieved Scrolled: +1 Glory',
    });
    expect(line({ k: 'achieved', slot: 0, card: 'scrolled', seats: [RED] }, RED)?.text).toBe(
      'You achieved Scrolled: +1 Glory',
    );
  });

  it('a plan says what it does and what comes after it', () => {
    const t = stage({
      ships: [{ at: [1, 1] }, { at: [5, 5] }],
      space: { '2,2': 'power-up', '3,1': 'fighter' },
    });
    const note = (...moves: KcMove[]) => commitNote(t.plan(RED, ...moves), en);
    expect(note({ do: 'move', to: { r: 2, c: 2 }, cost: 0 })).toBe(
      'Move to row 2, column 2. Something hidden shows: this is final.',
    );
    expect(note({ do: 'fire', weapon: 'turret', dir: 'up', cost: 0 }, { do: 'end' })).toBe(
      'Fire Turret gun up, end. Then it is the others’ turn.',
    );
    const choosing = stage({ frames: [{ do: 'round' }] });
    const sensor = choosing.state.hands[RED]?.sensors[0] ?? 0;
    expect(commitNote(choosing.plan(RED, { do: 'sensor', sensor }), zhHant)).toContain(
      zhHant.say.commit.wave,
    );
  });
});
