// How the game went: all win or lose together (chapter 1).
import type { Open, Result } from '../../engine/game.ts';
import { standing } from './board.ts';
import type { Da } from './shape.ts';
import type { Ending } from './state.ts';

export const isVictory = (end: Ending): boolean =>
  end === 'cleared' || end === 'launched' || end === 'lords-slain';

export function result({ table: { board }, hands }: Open<Da>): Result {
  const won = board.over !== null && isVictory(board.over);
  const lines = [
    { k: 'rounds', n: board.round },
    { k: 'standing', n: standing(board).length },
    { k: 'slain', n: board.slain.length },
  ];
  return {
    end: board.over ?? 'left',
    seats: hands.map((_, seat) => ({
      rank: 1,
      won: won && !board.gone.includes(seat),
      score: won ? 1 : 0,
      lines,
    })),
  };
}
