// The Battle at Kemble's Cascade: the game as the engine takes it. The rules are in rules.*.ts, the cards in content.ts.
import type { Game } from '../../engine/game.ts';
import { core } from './core.ts';
import { greedy } from './greedy.ts';
import { readOrders, reflex } from './orders.ts';
import type { Kembles } from './state.ts';

export const game: Game<Kembles> = { ...core, greedy, orders: readOrders, reflex };
