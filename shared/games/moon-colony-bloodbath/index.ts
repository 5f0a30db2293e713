// Moon Colony Bloodbath: the game as the engine takes it. The rules are in rules.*.ts, the cards in content.ts.
import type { Game } from '../../engine/game.ts';
import { audit } from './audit.ts';

import { twistIds } from './content.ts';
import { idle } from './defaults.ts';
import { fold } from './fold.ts';
import { frames } from './frames.ts';
import { greedy } from './greedy.ts';
import { leave } from './leave.ts';
import { readOrders } from './orders.ts';
import { redeal } from './redeal.ts';
import { reflex } from './reflex.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { Mcb } from './state.ts';
import { aside, takeAside } from './storage.ts';

export const game: Game<Mcb> = {
  id: 'moon-colony-bloodbath',
  rules: 1,
  seats: { min: 1, max: 5 },
  options: [
    { id: 'firstGame', kind: 'flag', default: false },
    { id: 'openList', kind: 'flag', default: false },
    { id: 'twists', kind: 'pick', choices: twistIds, count: 2 },
    { id: 'extended', kind: 'flag', default: false, seats: { min: 1, max: 1 } },
  ],
  setup,
  frames,
  fold,
  sizes: {
    hand: ({ cards, reserved, under }) => ({
      cards: cards.length,
      reserved: reserved.length,
      under: under.length,
    }),
    box: ({ deck, discard, progress, pile, robots, twists, away }) => ({
      deck: deck.length,
      discard: discard.length,
      progress: progress.length,
      pile: pile.length,
      robots: robots.length,
      twists: twists.length,
      away: away.length,
    }),
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
