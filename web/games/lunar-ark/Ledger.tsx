// This turn so far: each planned step with what it changed. It is the plan in numbers; the chips of the prompt take back.

import type { AnyMove } from '../../../shared/engine/game.ts';
import { canonical } from '../../../shared/engine/json.ts';
import { ownMoves } from '../../../shared/engine/moves.ts';
import { playerOf } from '../../../shared/games/lunar-ark/board.ts';
import { moveLabel } from '../../../shared/games/lunar-ark/sentences.ts';
import type { LaMove, LunarArk } from '../../../shared/games/lunar-ark/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { Changes } from './Changes.tsx';
import { type Change, changesOf, forecast, type LaSeen } from './model.ts';
import { useSetting, useWords } from './parts.tsx';

interface Step {
  readonly move: LaMove;
  readonly label: LaSeen;
  readonly changes: readonly Change[];
}

/** The steps of a plan, from the view on which it is made. */
function stepsOf(from: LaSeen, moves: readonly AnyMove<LunarArk>[]): { steps: Step[]; end: LaSeen } {
  let seen = from;
  const steps = ownMoves(moves).map((move): Step => {
    const { seen: next, changes } = forecast(seen, move);
    const step = { move, label: seen, changes };
    seen = next;
    return step;
  });
  return { steps, end: seen };
}

export function Ledger({
  from,
  moves,
}: {
  /** What the seat sees without the plan. */
  readonly from: LaSeen;
  readonly moves: readonly AnyMove<LunarArk>[];
}) {
  const { text } = useSetting().scene;
  const words = useWords();
  const { steps, end } = stepsOf(from, moves);
  if (steps.length === 0) return null;
  const [before, after] = [from.table.board, end.table.board];
  const all = changesOf(playerOf(before, from.seat), playerOf(after, from.seat));
  return (
    <Panel name="ledger" title={words.ledger}>
      <ol>
        {steps.map(({ move, label, changes }, i) => (
          <li key={`${i}/${canonical(move)}`}>
            <span>{moveLabel(move, text, label)}</span>
            <Changes changes={changes} />
          </li>
        ))}
      </ol>
      <p class="sum">
        <b>{words.inAll}</b>
        {all.length > 0 ? <Changes changes={all} /> : <span class="hint">{words.nothingYet}</span>}
      </p>
    </Panel>
  );
}
