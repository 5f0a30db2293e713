// The frame of every form for standing orders: what it is for, the game's own questions, and the two ways out of it.
import type { ComponentChildren } from 'preact';
import { t } from '../../app/words.ts';

export function OrdersFrame({
  lead,
  class: own = '',
  left,
  onLeave,
  onClear,
  children,
}: {
  /** What orders do in this game, and who sees them. */
  readonly lead: string;
  readonly class?: string;
  /** Orders have been left before, so there is something to take back. */
  readonly left: boolean;
  /** Leaves what the form says. */
  onLeave(): void;
  onClear(): void;
  readonly children: ComponentChildren;
}) {
  const words = t().play;
  return (
    <form
      class={`stack loose ${own}`}
      onSubmit={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <p class="hint">{lead}</p>
      {children}
      <div class="row">
        <button type="submit" class="button primary">
          {words.ordersLeave}
        </button>
        {left && (
          <button type="button" class="button" onClick={onClear}>
            {words.ordersClear}
          </button>
        )}
      </div>
    </form>
  );
}
