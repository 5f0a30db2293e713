// A part of the board in a frame, with its name.
import type { ComponentChildren } from 'preact';

/** A part of the board with its name: a console of the class `name`, with a plaque. The game's style draws both. */
export function Panel({
  name,
  title,
  spot,
  children,
  class: extra = '',
}: {
  /** Where a new question scrolls to. */
  readonly name: string;
  readonly title: string;
  readonly spot?: Record<string, unknown>;
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  return (
    <section class={`console ${name} ${extra}`} data-part={name} aria-label={title} {...spot}>
      <h2 class="plaque">{title}</h2>
      {children}
    </section>
  );
}
