// Every question, move and event of whole games has its words in all languages and both settings, and the neutral ones
// name nothing of the other setting.
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../shared/engine/fuzz.ts';
import { legal, look, plan, play, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { fold } from '../../../shared/games/death-angel/fold.ts';
import { game } from '../../../shared/games/death-angel/index.ts';
import { chapter, eventLine } from '../../../shared/games/death-angel/sentences.tell.ts';
import {
  commitNote,
  ending,
  moveLabel,
  progress,
  prompt,
  scoreLine,
  waitingFor,
} from '../../../shared/games/death-angel/sentences.ts';
import type { Da } from '../../../shared/games/death-angel/shape.ts';
import { messages as en, neutral as enNeutral } from '../../../shared/games/death-angel/text/en.ts';
import { messages as hans, neutral as hansNeutral } from '../../../shared/games/death-angel/text/zh-Hans.ts';
import { messages as hant, neutral as hantNeutral } from '../../../shared/games/death-angel/text/zh-Hant.ts';
import { tableWordsIn, textIn, wordsIn } from '../../../shared/games/death-angel/words.ts';
import { standard } from './scene.ts';

const all = { en, enNeutral, hant, hantNeutral, hans, hansNeutral };

/** Events that only carry the machine on. */
const silent = new Set(['round', 'card-end', 'round-end', 'assaulted', 'joined', 'event-end', 'phase']);

describe('words', () => {
  const games = (['genestealer-lair', 'launch-control-room', 'toxin-pumping-station'] as const).map(
    (destination, i) => ({
      seats: [1, 4, 2][i] ?? 1,
      options: { ...standard, destination, 'spawn-level': 'reduced' } as const,
      seed: seedOf(`words ${i}`),
    }),
  );
  test.each(games)('say everything that happens in a whole game to the $options.destination', (spec) => {
    const { acts } = fuzz(game, { ...spec, player: spec.seats, policy: 'greedy', thorough: 0 });
    const { state } = start(game, spec);
    for (const act of acts) {
      if ('leave' in act) continue;
      const view = look(game, state, act.seat);
      const { asked, shown } = plan(game, view, []);
      if (!asked || !('hand' in shown)) throw new Error('whoever moves is asked');
      const moves = legal(game, view).filter(isOwn);
      const told = play(game, state, act.seat, act.moves);
      for (const text of Object.values(all)) {
        const said = [
          prompt(asked, shown, text),
          waitingFor(asked, text),
          progress(shown, text),
          ...moves.map((move) => moveLabel(move, shown, text)),
          ...told
            .filter(({ event }) => !silent.has(event.k))
            .map(
              ({ event }) => eventLine(event, { names: ['Ada', 'Ben', 'Cy', 'Di'], me: 0 }, text)?.text ?? '',
            ),
        ];
        for (const each of said) {
          expect(each, `${asked.do}: ${JSON.stringify(told)}`).toMatch(/\S/);
          expect(each).not.toMatch(/undefined|null|NaN/);
        }
      }
    }
  });

  test.each(Object.entries(all))('%s words each ending and part of a result', (_, text) => {
    for (const end of ['cleared', 'launched', 'lords-slain', 'slain', 'left'])
      expect(ending({ end, seats: [] }, text)).toMatch(/\S/);
    for (const k of ['rounds', 'standing', 'slain']) expect(scoreLine(k, text)).toMatch(/\S/);
  });

  test('a plan says what comes after it, and the story has its titles', async () => {
    const text = await textIn('zh-Hans', 'neutral');
    expect(text).toBe(hansNeutral);
    expect(chapter({ k: 'travel', location: 'cryo-control' }, en)).toBe('Cryo Control');
    expect(chapter({ k: 'joined' }, en)).toBeNull();
    // A title under which nothing is told would be an empty step.
    expect(chapter({ k: 'phase', phase: 'choose' }, en)).toBeNull();
    expect(chapter({ k: 'phase', phase: 'event' }, en)).toBe('Event');
  });

  test('what Commit does is said in the moves of the plan, also when they are made on the board that is shown', () => {
    const scene = {
      seats: 1,
      options: { ...standard, 'team-assignment': 'random' },
      seed: seedOf('column'),
    } as const;
    const { state } = start(game, scene);
    const { shown } = plan(game, look(game, state, 0), []);
    const [first, second] = shown.table.board.rows.flatMap(({ marine }) => marine ?? []);
    if (!first || !second) throw new Error('a column has rows');
    const moves = [{ do: 'move', marine: first, row: 1 } as const];
    const name = (marine: typeof first) => en.names.marines[marine];
    expect(moveLabel(moves[0] ?? { do: 'look' }, shown, en)).toBe(
      `${name(first)} changes places with ${name(second)}`,
    );
    fold(shown.table.board, { k: 'moved', marine: first, from: 0, to: 1 });
    expect(commitNote({ moves, shown, asked: null, stop: 'hidden', sealed: false }, en)).toBe(
      `${name(first)} to row 2. The rest of it is for the dice and the cards.`,
    );
    expect(commitNote({ moves, shown, asked: { do: 'turn' }, stop: 'asked', sealed: false }, en)).toBe('');
  });

  test('a player reads You about the own deeds, and names about those of others', () => {
    const events = [
      { k: 'drafted', seat: 0, team: 'red' },
      { k: 'looked', seat: 0 },
      { k: 'put', seat: 0, where: 'bottom' },
      { k: 'instinct', seat: 0 },
    ] as const;
    const told = (me: number | null, text: typeof en) =>
      events.map((event) => eventLine(event, { names: ['Ada', 'Ben'], me }, text)?.text);
    expect(told(0, en)).toEqual([
      'You took the Red team.',
      'You looked at the top event in secret.',
      'You put it at the bottom.',
      'You drew an Instinct event. Table talk about it is closed.',
    ]);
    for (const reader of [1, null]) {
      expect(told(reader, en)[0]).toBe('Ada took the Red team.');
      expect(told(reader, hant)[0]).toBe('Ada 選了紅隊。');
    }
    expect(told(0, hant)).toEqual([
      '你選了紅隊。',
      '你秘密查看了事件牌庫頂的一張。',
      '你把它放到牌庫底。',
      '你抽到一張本能事件，暫時不能交談。',
    ]);
    expect(told(0, hans)[0]).toBe('你选了红队。');
  });

  test('no card has a mark of the dossier left in its text', () => {
    for (const text of Object.values(all)) expect(strings(text.cards).join()).not.toContain('#');
  });

  test('a notification and a table without pictures have their words in both settings', async () => {
    const { state } = start(game, {
      seats: 2,
      options: { ...standard, 'team-assignment': 'random' },
      seed: seedOf('ping'),
    });
    const view = look(game, state, 0);
    const { shown } = plan(game, view, []);
    const words = await wordsIn('en');
    expect(words.ping(shown)).toBe('Choose your action cards. Nobody sees them until all are in.');
    for (const setting of ['themed', 'neutral'] as const) {
      const table = await tableWordsIn('zh-Hant', setting);
      expect(table.name).toBe(setting === 'themed' ? hant.name : hantNeutral.name);
      const lines = table.board(shown, ['Ada', 'Ben']);
      expect(lines.length).toBe(3 + shown.table.board.rows.length);
      expect(lines.join()).not.toMatch(/undefined|null/);
      expect(table.sentence({ k: 'drafted', seat: 1, team: 'red' }, ['Ada', 'Ben'])).toBe('Ben 選了紅隊。');
    }
  });

  test('the neutral texts name nothing of the other setting', () => {
    const bound =
      /genestealer|space hulk|marine|baal|promethium|brother|blood angel|tyranid|lexican|lorenzo|gideon|brood lord|skull|slain|基因|宇宙荒舟|弟兄|巴爾|巴尔|鉕素|钷素|巢穴領主|巢穴领主|骷髏|骷髅/i;
    for (const text of [enNeutral, hantNeutral, hansNeutral])
      expect(strings(text).filter((each) => bound.test(each))).toEqual([]);
  });
});

const isOwn = (move: { do: string }): move is Da['move'] => !move.do.startsWith('@');

/** All texts of a catalogue; sentences that take words are tried with plain ones. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  if (typeof value === 'function') {
    try {
      return strings(value('x', 1, 2, 3));
    } catch {
      return strings(value(['x'], 'y'));
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
