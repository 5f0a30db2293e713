// Another seat at a glance; a tap shows its whole side.
import type { ComponentChildren } from 'preact';
import type { SeatHolder } from '../../shared/wire.ts';
import { clock, now } from '../app/format.ts';
import { t } from '../app/words.ts';
import { SeatMark } from '../ui/seats.tsx';
import { spot } from '../ui/spot.ts';
import type { Place, SeatLook } from './client.ts';

export function SeatButton({
  look,
  awaited,
  holder,
  lit,
  onVisit,
  children,
}: {
  readonly look: SeatLook;
  readonly awaited: boolean;
  readonly holder: SeatHolder | undefined;
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
      <span class="who">
        {look.name}
        {absenceOf(holder) && <small> · {absenceOf(holder)}</small>}
      </span>
      <span class="glance">{look.left ? t().play.left : children}</span>
    </button>
  );
}

/** Why a player does not decide himself, in a word or two. */
function absenceOf(holder: SeatHolder | undefined): string {
  const words = t().clock;
  const isAway = holder?.away !== undefined && holder.away > now.value;
  if (isAway && holder.autopilot !== 'holds') return words.awayUntil(clock(holder.away));
  return holder?.autopilot ? words.autopilot : '';
}
