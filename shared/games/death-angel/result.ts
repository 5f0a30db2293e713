// How the game went: all win or lose together (chapter 1).
import type { Open, Result } from '../../engine/game.ts';
import { standing } from './board.ts';
import type { Da } from './shape.ts';

export function result({ table: { board }, hands }: Open<Da>): Result {
  const won = board.over === 'cleared' || board.over === 'launched' || board.over === 'lords-slain';
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
