// Power-ups played and drawn, and achievements turned up: each draw is a step of its own, for there a plan ends.
import type { Frames, Seat } from '../../engine/game.ts';
import { met } from './achievements.ts';
import { at, pilotOf } from './board.ts';
import { bombDamage, chaffLevels, energyPackGain, type PowerUpId } from './content.ts';
import { bombTargets, type Cx, gain, settleMission, strike } from './effects.ts';
import type { Board, KcFrame, KcHand, Kembles } from './state.ts';

/** R4.17. Of two equal cards the one held longest is played. */
export function playPowerUp(
  board: Board,
  seat: Seat,
  hand: KcHand,
  card: PowerUpId,
  again: KcFrame,
  cx: Cx,
): void {
  const i = hand.powerUps.findIndex((held) => held.card === card);
  const { lot } = at(hand.powerUps, i);
  hand.powerUps.splice(i, 1);
  cx.next(
    ...(card === 'warp-pod' ? [{ do: 'warp', seat } as const] : []),
    { do: 'check' },
    ...(card === 'smart-bomb' ? [{ do: 'cleared' } as const] : []),
    again,
  );
  cx.say({ k: 'played', seat, card, lot });
  if (card === 'energy-pack') gain(board, seat, 'energy', energyPackGain, 'energy-pack', cx);
  if (card === 'chaff') {
    const levels = Math.min(chaffLevels, pilotOf(board, seat).threat);
    cx.say({ k: 'lowered', seat, levels, why: 'chaff' });
  }
  if (card === 'smart-bomb') {
    for (const target of bombTargets(board, seat))
      strike(board, target, { seat, damage: bombDamage, dir: null }, cx);
  }
}

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
