// Death Angel: the game as the engine takes it. The rules are in rules.*.ts, the cards in content.ts, events.ts, places.ts.
import type { Game } from '../../engine/game.ts';
import { audit } from './audit.ts';
import { evaluate } from './danger.ts';
import { fold } from './fold.ts';
import { frames } from './frames.ts';
import { greedy } from './greedy.ts';
import { idle } from './idle.ts';
import { teamIds } from './ids.ts';
import { leave } from './leave.ts';
import { announce, orders, reflex } from './orders.ts';
import { destinations } from './places.ts';
import { redeal } from './redeal.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { Da } from './shape.ts';

export const game: Game<Da> = {
  id: 'death-angel',
  rules: 1,
  seats: { min: 1, max: 6 },
  options: [
    { id: 'movement-rules', kind: 'choice', choices: ['seed', 'published'], default: 'seed' },
    { id: 'activation-rules', kind: 'choice', choices: ['seed', 'published'], default: 'seed' },
    { id: 'team-assignment', kind: 'choice', choices: ['draft', 'random'], default: 'draft' },
    { id: 'destination', kind: 'choice', choices: ['random', ...destinations], default: 'random' },
    { id: 'spawn-level', kind: 'choice', choices: ['standard', 'reduced'], default: 'standard' },
  ],
  setup,
  frames,
  fold,
  sizes: {
    hand: ({ chosen, instinct, looking }) => ({
      chosen: teamIds.filter((team) => chosen[team]),
      instinct: instinct !== null,
      looking: looking !== null,
    }),
    box: ({ deck, left, right, events, locations }) => ({
      deck: deck.length,
      left: left.length,
      right: right.length,
      events: events.length,
      locations: locations.length,
    }),
  },
  result,
  idle,
  orders,
  announce,
  reflex,
  redeal,
  leave,
  audit,
  greedy,
  evaluate,
};
