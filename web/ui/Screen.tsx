// The plain screen: a way back, a title, one column.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { first } from '../app/words.ts';
import { Icon } from './icons.tsx';

export function Screen({
  title,
  back = '/',
  children,
}: {
  readonly title: string;
  readonly back?: string;
  readonly children: ComponentChildren;
}) {
  useTitle(title);
  return (
    <div class="screen">
      <header class="top">
        <a class="icon-button" href={back} aria-label={first().common.back} title={first().common.back}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
      </header>
      <main id="content" class="stack loose" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The page's title, for tabs, history and screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === first().name ? title : `${title} · ${first().name}`;
  }, [title]);
}
