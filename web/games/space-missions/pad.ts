// Loading a rocket by wish: what the player wants aboard is turned into the small answers that the rules ask for (R6). A
// wish that can't be had becomes the legal load next to it. Pure; nothing is drawn here.
import { same } from '../../../shared/engine/json.ts';
import type { Kind, MissionId, Part } from '../../../shared/games/space-missions/content.ts';
import { defaultLoad } from '../../../shared/games/space-missions/defaults.ts';
import { fittedOn, loading } from '../../../shared/games/space-missions/load.ts';
import type { Centre, Load, LoadMove } from '../../../shared/games/space-missions/state.ts';

/** A question of the load with the answer that the wish comes to. */
interface Question {
  readonly options: readonly LoadMove[];
  readonly chosen: LoadMove;
}

export interface Filled {
  /** Always legal. */
  readonly load: Load;
  /** What leads there; begins with the answers already given. */
  readonly answers: readonly LoadMove[];
  readonly questions: readonly Question[];
}

/** The legal load that is nearest to a wish. `given`: answers that are planned already and stay as they are. */
export function fill(centre: Centre, id: MissionId, wish: Load, given: readonly LoadMove[] = []): Filled {
  const answers: LoadMove[] = [];
  const questions: Question[] = [];
  for (;;) {
    const { load, options } = loading(centre, id, answers);
    if (!options) return { load, answers, questions };
    const before = given[answers.length];
    const chosen = options.find((option) => same(option, before)) ?? nearest(options, wish);
    questions.push({ options, chosen });
    answers.push(chosen);
  }
}

function nearest(options: readonly LoadMove[], wish: Load): LoadMove {
  const [first, ...rest] = options;
  if (!first) throw new RangeError('a question of the load has answers');
  const distance = (move: LoadMove): number => {
    switch (move.do) {
      case 'tile':
        return Math.abs(move.level - (wish.tiles[move.part] ?? 0));
      case 'crew':
        return move.who.filter((id) => !wish.crew.some(({ who }) => who === id)).length;
      case 'fuel':
        return Math.abs(move.n - wish.fuel);
      case 'fit':
        return Math.abs(move.n - fittedOn(wish.fitted, move.part, move.kind));
      case 'train':
        return Math.abs(move.n - wish.training);
    }
  };
  return rest.reduce((best, move) => (distance(move) < distance(best) ? move : best), first);
}

/** The default load, and one with nothing that is not needed. */
export const sensible = (centre: Centre, id: MissionId): Load => defaultLoad(centre, id);
export const bare = (centre: Centre, id: MissionId): Load => ({
  ...defaultLoad(centre, id),
  fitted: {},
  training: 0,
});

// ---- Wishes --------------------------------------------------------------------------------------------------

/** What can be put in and taken out. */
export type Cargo =
  | { readonly of: 'fuel' | 'training' }
  | { readonly of: 'kind'; readonly part: Part; readonly kind: Kind };

function countOf(load: Load, cargo: Cargo): number {
  return cargo.of === 'kind' ? fittedOn(load.fitted, cargo.part, cargo.kind) : load[cargo.of];
}

/** The same load with one more (1) or one less (-1). */
function changed(load: Load, cargo: Cargo, by: 1 | -1): Load {
  const n = Math.max(0, countOf(load, cargo) + by);
  if (cargo.of !== 'kind') return { ...load, [cargo.of]: n };
  const { part, kind } = cargo;
  return { ...load, fitted: { ...load.fitted, [part]: { ...load.fitted[part], [kind]: n } } };
}

/** The load after one more or one less, or null where it can't be: nothing else may have to go for it. */
export function step(centre: Centre, id: MissionId, load: Load, cargo: Cargo, by: 1 | -1): Load | null {
  const wish = changed(load, cargo, by);
  const got = fill(centre, id, wish).load;
  if (countOf(got, cargo) !== countOf(wish, cargo)) return null;
  return by === 1 && totalOf(got) < totalOf(wish) ? null : got;
}

/** Everything aboard, counted. */
const totalOf = ({ fuel, training, fitted }: Load): number =>
  fuel +
  training +
  Object.values(fitted).reduce((sum, on) => sum + Object.values(on).reduce((all, n) => all + n, 0), 0);
