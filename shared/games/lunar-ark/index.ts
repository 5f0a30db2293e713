// Lunar Ark: the game as the engine takes it. The rules are in rules.*.ts, the tiles in content.ts.
import type { Game } from '../../engine/game.ts';
import { aside, takeAside } from './aside.ts';
import { audit } from './audit.ts';
import { levels } from './content.ts';
import { fold } from './fold.ts';
import { frames } from './frames.ts';
import { greedy } from './greedy.ts';
import { idle } from './idle.ts';
import { leave } from './leave.ts';
import { readOrders, reflex } from './orders.ts';
import { redeal } from './redeal.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { LunarArk } from './state.ts';

export const game: Game<LunarArk> = {
  id: 'lunar-ark',
  rules: 1,
  seats: { min: 1, max: 4 },
  options: [
    { id: 'firstGame', kind: 'flag', default: false },
    { id: 'factions', kind: 'flag', default: false },
    { id: 'short', kind: 'flag', default: false },
    { id: 'level', kind: 'choice', choices: levels, default: 'normal', seats: { min: 1, max: 1 } },
  ],
  setup,
  frames,
  fold,
  sizes: {
    hand: ({ dealt }) => ({ dealt: dealt.length }),
    box: ({ labs, rival }) => ({ labs: labs.length, rival: rival.length }),
  },
  result,
  aside,
  takeAside,
  idle,
  orders: readOrders,
  reflex,
  redeal,
  leave,
  audit,
  greedy,
};
