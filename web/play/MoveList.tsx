// All legal moves as a plain list: one tap from the board, and the way of keyboard and screen reader.
import { useEffect, useRef } from 'preact/hooks';
import type { AnyMove, Shape } from '../../shared/engine/game.ts';
import { canonical } from '../../shared/engine/json.ts';
import { isReopen } from '../../shared/engine/moves.ts';
import { t } from '../app/words.ts';
import { type Loaded, moveLabel } from './PromptBar.tsx';

/** Legal moves that answer the question, and those that may be made at any time. */
function split({ client, plan }: Loaded): { main: AnyMove<Shape>[]; aside: AnyMove<Shape>[] } {
  const open = 'seat' in plan.shown ? (client.game.aside?.(plan.shown) ?? []) : [];
  const asides = new Set(open.map(canonical));
  const main: AnyMove<Shape>[] = [];
  const aside: AnyMove<Shape>[] = [];
  for (const move of plan.legal) (asides.has(canonical(move)) || isReopen(move) ? aside : main).push(move);
  return { main, aside };
}

export function MoveList({
  loaded,
  onMove,
}: {
  readonly loaded: Loaded;
  onMove(move: AnyMove<Shape>): void;
}) {
  const { plan, client, scene } = loaded;
  const words = t().play;
  const root = useRef<HTMLDivElement>(null);
  const { main, aside } = split(loaded);
  // After a move the next question's list stands here: the keyboard goes on at its top.
  useEffect(() => root.current?.querySelector('button')?.focus(), [plan.moves.length]);
  const buttons = (moves: readonly AnyMove<Shape>[]) => (
    <ul class="move-list">
      {moves.map((move) => (
        <li key={canonical(move)}>
          <button type="button" class="button wide" onClick={() => onMove(move)}>
            {moveLabel(loaded, move)}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <div class="stack" ref={root}>
      {plan.asked && (
        <p class="question" role="status">
          {client.prompt(plan.asked, plan.shown, scene)}
        </p>
      )}
      {plan.legal.length === 0 ? <p class="hint">{words.noMoves}</p> : buttons(main)}
      {aside.length > 0 && (
        <>
          <h3 class="label">{words.aside}</h3>
          {buttons(aside)}
        </>
      )}
      <p class="hint">{words.allMovesHint}</p>
    </div>
  );
}
