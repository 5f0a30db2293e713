// Power-ups drawn and achievements turned up: each draw is a step of its own, for there a plan ends.
import type { Frames } from '../../engine/game.ts';
import { met } from './achievements.ts';
import { at } from './board.ts';
import { settleMission } from './effects.ts';
import type { Kembles } from './state.ts';

export const cardRules: Pick<Frames<Kembles>, 'power-up' | 'check' | 'turn-up'> = {
  /** One Power-up from the deck (R7.4, section 7); a Cache resolves at once (E35). */
  'power-up': {
    run({ table: { board }, hands, box }, { seat }, cx) {
      if (box.powerUps.length === 0) {
        if (board.powerUps.discard.length === 0) return;
        box.powerUps = [...board.powerUps.discard];
        cx.rng.shuffle(box.powerUps);
        cx.say({ k: 'reshuffled', pile: 'power-ups' });
      }
      const card = at(box.powerUps, 0);
      box.powerUps.shift();
      if (card === 'cache') {
        cx.say({ k: 'cache', seat });
        settleMission(board, seat, cx);
        return;
      }
      at(hands, seat).powerUps.push({ card, lot: board.powerUps.lots.length - 1 });
      cx.say({ k: 'drew', seat });
      cx.tell(seat, { k: 'got-power-up', card });
    },
  },

  /** Achievements at the moments of R12.1, one open card after another, each for all who meet it. */
  check: {
    run({ table: { board } }, frame, cx) {
      const first = met(board);
      if (!first) return;
      cx.say({ k: 'achieved', ...first });
      const more = cx.open().box.achievements > 0;
      cx.next(...(more ? [{ do: 'turn-up', slot: first.slot } as const] : []), frame);
    },
  },

  'turn-up': {
    run({ box }, { slot }, cx) {
      const card = at(box.achievements, 0);
      box.achievements.shift();
      cx.say({ k: 'turned-up', slot, card });
    },
  },
};
