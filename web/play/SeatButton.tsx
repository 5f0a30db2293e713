// Another seat at a glance; a tap shows its whole side.
import type { ComponentChildren } from 'preact';
import { t } from '../app/words.ts';
import { SeatMark } from '../ui/seats.tsx';
import { spot } from '../ui/spot.ts';
import type { Place, SeatLook } from './client.ts';

export function SeatButton({
  look,
  awaited,
  lit,
  onVisit,
  children,
}: {
  readonly look: SeatLook;
  readonly awaited: boolean;
  readonly lit: Place | null;
  onVisit(): void;
  readonly children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={`seat-button ${awaited ? 'awaited' : ''} ${look.left ? 'gone' : ''}`}
      onClick={onVisit}
      {...spot(`seat-${look.seat}`, lit)}
    >
      <SeatMark seat={look.seat} />
      <span class="who">{look.name}</span>
      <span class="glance">{look.left ? t().play.left : children}</span>
    </button>
  );
}
