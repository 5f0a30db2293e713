// What an Instinct event may be aimed at: the classes of chapter 8.9, which put a target for which the effect can do
// something before one for which it can do nothing (R10.3).
import {
  behind,
  bothSides,
  filledPiles,
  isEngaged,
  isLord,
  livingOf,
  monstersAt,
  rowOf,
  rowWith,
  slayable,
  smallerPiles,
  standing,
  swarms,
  targets,
} from './board.ts';
import { actions, marines } from './content.ts';
import { events, type TargetRule } from './events.ts';
import type { EventId, MarineId } from './ids.ts';
import type { Aim } from './shape.ts';
import type { Board } from './state.ts';

/** All answers to an event; none for one that is not aimed, or that finds no target (ruling 43). */
export function aims(board: Board, event: EventId): Aim[] {
  const { target } = events[event];
  return target ? rules[target](board) : [];
}

const of = (marines: readonly MarineId[]): Aim[] => marines.map((marine) => ({ marine }));
const those = (board: Board, are: (marine: MarineId) => boolean): MarineId[] => standing(board).filter(are);

const hasToken = (board: Board) => (marine: MarineId) => rowWith(board, marine).tokens > 0;
const engaged = (board: Board) => (marine: MarineId) => isEngaged(rowWith(board, marine));

/** Monsters engaged with him that can be slain. */
const slayableBy = (board: Board, marine: MarineId): number =>
  bothSides(rowOf(board, marine)).reduce((n, spot) => n + slayable(board, spot), 0);

const rules: Readonly<Record<TargetRule, (board: Board) => Aim[]>> = {
  'any-marine': (board) => of(standing(board)),
  'max-spawn-behind-2': (board) => {
    const spawned = (marine: MarineId) => Math.min(2, board.piles[behind(board, marine).side]);
    const most = Math.max(...standing(board).map(spawned));
    return most > 0 ? of(those(board, (marine) => spawned(marine) === most)) : [];
  },
  'non-empty-blip-pile': (board) => filledPiles(board).map((pile) => ({ pile })),
  'support-and-engaged-priority': (board) => {
    const classes = [
      those(board, (marine) => hasToken(board)(marine) && engaged(board)(marine)),
      those(board, hasToken(board)),
      those(board, engaged(board)),
    ];
    return of(classes.find((each) => each.length > 0) ?? []);
  },
  'marine-with-support': (board) => of(those(board, hasToken(board))),
  'team-that-did-not-attack': (board) =>
    board.teams
      .filter(
        ({ id, card }) => livingOf(board, id).length > 0 && card !== null && actions[card].type !== 'attack',
      )
      .map(({ id }) => ({ team: id })),
  'engaged-marine': (board) => of(those(board, (marine) => slayableBy(board, marine) > 0)),
  'swarm-with-normal-monster': (board) =>
    swarms(board)
      .filter((spot) => monstersAt(board, spot).some((monster) => !isLord(monster)))
      .flatMap((spot) => smallerPiles(board).map((pile) => ({ ...spot, pile }))),
  'slain-of-living-team': (board) =>
    of(board.slain.filter((marine) => livingOf(board, marines[marine].team).length > 0)),
  'support-and-slayable': (board) =>
    those(board, (marine) => hasToken(board)(marine) && slayableBy(board, marine) > 0).flatMap((marine) => {
      const most = Math.min(rowWith(board, marine).tokens, slayableBy(board, marine));
      return Array.from({ length: most + 1 }, (_, n) => ({ marine, n }));
    }),
  'marine-with-legal-attack': (board) => of(those(board, (marine) => targets(board, marine).length > 0)),
  'monsters-would-move': (board) =>
    of(those(board, (marine) => swarms(board).some(({ row }) => row !== rowOf(board, marine)))),
  'tokens-would-move': (board) =>
    of(those(board, (marine) => standing(board).some((other) => other !== marine && hasToken(board)(other)))),
};
