import { expect, it } from 'vitest';
import { openOf } from '../../../shared/engine/veil.ts';
import {
  developmentIds,
  eventIds,
  perkIds,
  robotIds,
  startingIds,
  twistIds,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import type { ProgressCard } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import { wordsIn } from '../../../shared/games/moon-colony-bloodbath/words.ts';
import { tableOf } from '../../engine/play.ts';

const cards: readonly ProgressCard[] = [
  ...startingIds.map((id) => ({ kind: 'start', id }) as const),
  ...eventIds.map((id) => ({ kind: 'event', id }) as const),
  ...twistIds.map((id) => ({ kind: 'twist', id }) as const),
  ...developmentIds.map((id) => ({ kind: 'development', id }) as const),
  ...robotIds.map((id) => ({ kind: 'robot', id }) as const),
  ...perkIds.map((id) => ({ kind: 'perk', id, seat: 0 }) as const),
];

it.each(['en', 'zh-Hant', 'zh-Hans'] as const)(
  'a ping in %s names the card in question and what it says',
  async (language) => {
    const { state } = tableOf(game, { seats: 2, options: { firstGame: false, openList: false, twists: [] } });
    const { ping } = await wordsIn(language);
    const said = cards.map((current) => {
      state.table.board.current = current;
      return ping(openOf(game, state));
    });
    expect(said.filter((text) => !/^.+(: |：).+[.。!！)）]$/.test(text))).toEqual([]);
    expect(new Set(said).size).toBeGreaterThan(cards.length / 2);
  },
);
