// The game without orders and rules of thumb: what these two play on to see what a turn would come to.
import type { Game } from '../../engine/game.ts';
import { audit } from './audit.ts';
import { fold } from './fold.ts';
import { frames } from './frames.ts';
import { idle } from './idle.ts';
import { leave } from './leave.ts';
import { redeal } from './redeal.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { Kembles } from './state.ts';

export const core: Game<Kembles> = {
  id: 'kembles-cascade',
  rules: 1,
  seats: { min: 2, max: 5 },
  options: [
    { id: 'specials', kind: 'flag', default: false },
    { id: 'tunnel', kind: 'flag', default: false },
    { id: 'bossCleared', kind: 'flag', default: false },
  ],
  setup,
  frames,
  fold,
  sizes: {
    hand: () => ({}),
    box: ({ space, sensors, powerUps, achievements }) => ({
      space: space.length,
      sensors: sensors.length,
      powerUps: powerUps.length,
      achievements: achievements.length,
    }),
  },
  result,
  idle,
  redeal,
  leave,
  audit,
};
