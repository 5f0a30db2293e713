// Small parts that the boards of several games are made of; board.css is their style.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../app/words.ts';

/** A number that shows when it falls or grows, and what the plan would make of it. */
export function Count({ n, was = n }: { readonly n: number; readonly was?: number }) {
  const last = useRef(n);
  const turn = n < last.current ? 'falls' : n > last.current ? 'grows' : '';
  useEffect(() => {
    last.current = n;
  });
  if (n === was)
    return (
      <b key={n} class={`count ${turn}`}>
        {n}
      </b>
    );
  return (
    <b
      class={`count planned ${n < was ? 'down' : 'up'}`}
      role="img"
      aria-label={t().play.wasThen(String(was), String(n))}
    >
      <s>{was}</s>
      <span key={n}>{n}</span>
    </b>
  );
}

/** What may be looked up and need not be seen: opens at a tap. */
export function Drawer({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <details class="drawer" open={open}>
      <summary>{title}</summary>
      <div class="inside">{children}</div>
    </details>
  );
}

/** A number or word of a card's page, with its name. Stands in `<dl class="figures">`. */
export function Figure({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
