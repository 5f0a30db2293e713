// Space Missions: the game as the engine takes it. The rules are in rules.*.ts, the cards in content.ts.
import type { Game } from '../../engine/game.ts';
import { audit } from './audit.ts';
import { awardIds, firstGameAwards, missionNumbers, scenarioIds } from './content.ts';
import { idle } from './defaults.ts';
import { fold } from './fold.ts';
import { frames } from './frames.ts';
import { greedy } from './greedy.ts';
import { leave } from './leave.ts';
import { readOrders, reflex } from './orders.ts';
import { redeal } from './redeal.ts';
import { result } from './result.ts';
import { missionsOf, setup } from './setup.ts';
import type { SpaceMissions } from './state.ts';

export const game: Game<SpaceMissions> = {
  id: 'space-missions',
  rules: 1,
  seats: { min: 1, max: 4 },
  options: [
    { id: 'awards', kind: 'choice', choices: ['first-game', 'random'], default: 'first-game' },
    { id: 'awardPicks', kind: 'pick', choices: awardIds, count: firstGameAwards.length },
    { id: 'missions', kind: 'choice', choices: ['first-game', 'random'], default: 'first-game' },
    ...missionNumbers.map(
      (number) =>
        ({
          id: `mission${number}`,
          kind: 'choice',
          choices: ['any', ...missionsOf(number)],
          default: 'any',
        }) as const,
    ),
    { id: 'scenario', kind: 'choice', choices: ['none', 'random', ...scenarioIds], default: 'none' },
    { id: 'specialists', kind: 'flag', default: false },
    { id: 'experience', kind: 'flag', default: false, seats: { min: 2, max: 4 } },
    {
      id: 'difficulty',
      kind: 'choice',
      choices: ['normal', 'hard'],
      default: 'normal',
      seats: { min: 1, max: 1 },
    },
  ],
  setup,
  frames,
  fold,
  sizes: {
    hand: () => ({}),
    box: ({ events, experts, automa }) => ({
      events: events.length,
      experts: experts.length,
      automa: automa.length,
    }),
  },
  result,
  idle,
  orders: readOrders,
  reflex,
  redeal,
  leave,
  audit,
  greedy,
};
