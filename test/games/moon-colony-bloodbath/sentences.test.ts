// Every question, move and event of whole games has words in every language, with nothing missing in them.
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../shared/engine/fuzz.ts';
import { awaited, look, plan, result, start } from '../../../shared/engine/match.ts';
import { playAct } from '../../../shared/engine/record.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import { moveLabel, prompt, sentence } from '../../../shared/games/moon-colony-bloodbath/sentences.ts';
import { messages as en } from '../../../shared/games/moon-colony-bloodbath/text/en.ts';
import { messages as zhHant } from '../../../shared/games/moon-colony-bloodbath/text/zh-Hant.ts';
import { tableWordsIn } from '../../../shared/games/moon-colony-bloodbath/words.ts';
import { build, event, giveUp, table, twist, work } from './table.ts';

const names = ['Ada', 'Buzz', 'Cai'];

describe.each(['en', 'zh-Hant', 'zh-Hans'] as const)('in %s', (language) => {
  it.each(['random', 'greedy'] as const)('whole games of %s players', async (policy) => {
    const words = await tableWordsIn(language);
    const spec = {
      seats: 3,
      options: { firstGame: false, openList: true, twists: [] },
      seed: seedOf(`words ${policy}`),
      player: 3,
    };
    const { acts } = fuzz(game, { ...spec, policy, thorough: 0 });
    const { state } = start(game, spec);
    const said = new Set<string>();
    for (const each of acts) {
      for (const seat of awaited(state)) {
        const { asked, shown, legal } = plan(game, look(game, state, seat), []);
        if (!asked) continue;
        said.add(words.prompt(asked, shown));
        for (const move of legal) {
          if (move.do !== '@reopen' && move.do !== '@orders') said.add(words.moveLabel(move, shown));
        }
        for (const line of words.board(shown, names)) said.add(line);
      }
      for (const { event: happened } of playAct(game, state, each)) {
        const told = words.sentence(happened, names);
        if (told !== null) said.add(told);
      }
    }
    const outcome = result(game, openOf(game, state));
    if (!outcome) throw new Error('a finished game has a result');
    said.add(words.ending(outcome));
    for (const { lines } of outcome.seats) for (const { k } of lines) said.add(words.scoreLine(k));
    const wrong = [...said].filter((text) => text.trim() === '' || /undefined|NaN|\[object|#\d/.test(text));
    expect(wrong).toEqual([]);
    expect(said.size).toBeGreaterThan(200);
    if (language !== 'en')
      expect([...said].filter((text) => /\b(the|building|people|box)\b/.test(text))).toEqual([]);
  });
});

describe('in English, word for word', () => {
  it('a question, its moves, and what came of them', () => {
    const t = table({
      colonies: [{ people: 1, buildings: ['bunker', 'kitchen'] }],
      next: [event('moonquake')],
    });
    const { asked, shown, legal } = t.plan(0);
    if (!asked) throw new Error('a loss is asked');
    expect(prompt(asked, shown, en)).toBe('You lose 5 people: give up a building');
    const labels = legal.map((move) => (move.do === 'give-up' ? moveLabel(move, shown, en) : move.do));
    expect(labels).toEqual(['Give up Bunker', 'Give up Kitchen']);
    const told = t.moves(0, giveUp('bunker#1')).slice(0, 2);
    expect(told.map((each) => sentence(each, { names, me: null }, en))).toEqual([
      'Ada gave up Bunker.',
      'Ada lost 5 people.',
    ]);
  });

  it('an offer says its price and what it brings', () => {
    const t = table({ colonies: [{ money: 3 }], next: [twist('moon-tax')] });
    const { asked, shown } = t.plan(0);
    expect(asked && prompt(asked, shown, en)).toBe('Moon Tax: pay 3 money, or lose 3 people?');
  });

  it('a Robot that nobody has met stays one', () => {
    const t = table({ colonies: [{ money: 5, hand: ['bunker'] }], next: [work], robots: ['security-robot'] });
    const told = t.moves(0, build('bunker')).map((each) => sentence(each, { names, me: null }, en));
    expect(told).toContain('Ada added a Robot.');
  });
});

describe('what is told to somebody about themselves', () => {
  const told = (me: number, text: typeof en) => {
    const readers = { names: ['Ada', 'Ben'], me };
    const events = [
      { k: 'act', seat: 0, action: 'mine', token: true },
      { k: 'passed', from: 1, to: 0 },
      { k: 'failed', seat: 0 },
    ] as const;
    return events.map((each) => sentence(each, readers, text));
  };

  it('says You in English, and the name to others', () => {
    expect(told(0, en)).toEqual([
      'You chose Mine.',
      'Ben passed a card to you.',
      'Your colony is wiped out.',
    ]);
    expect(told(1, en)).toEqual([
      'Ada chose Mine.',
      'You passed a card to Ada.',
      'The colony of Ada is wiped out.',
    ]);
  });

  it('says 你 in Chinese, without the blank that stands after a name', () => {
    expect(told(0, zhHant)).toEqual(['你選擇採礦。', 'Ben 傳一張牌給你。', '你的殖民地滅亡。']);
    expect(told(1, zhHant)).toEqual(['Ada 選擇採礦。', '你傳一張牌給 Ada。', 'Ada 的殖民地滅亡。']);
  });
});
