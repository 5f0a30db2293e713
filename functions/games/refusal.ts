// How a game says no. Thrown anywhere below a route; functions/http makes a problem document of it.
import type { GameView, ProblemCode } from '../../shared/wire.ts';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: ProblemCode,
    /** `detail` is for developers. `game` is the fresh view that goes with `stale`, `illegal` and `race`. */
    readonly more: { readonly detail?: string; readonly game?: GameView } = {},
    /** What was found wrong, where whoever sent it is not to know. */
    cause?: unknown,
  ) {
    super(more.detail ?? code, { cause });
  }
}
