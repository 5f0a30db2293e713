// Short messages at the top of any screen: they go by themselves, unless they offer something.
import { signal } from '@preact/signals';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'wrong';
  readonly action?: { readonly label: string; run(): void };
}

export const notices = signal<readonly Notice[]>([]);
let made = 0;

const readingTimeMs = 7000;

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Shows a notice. The same text twice is one notice. Returns a function that takes it away again. */
export function notify(text: string, more: Partial<Pick<Notice, 'tone' | 'action'>> = {}): () => void {
  const id = ++made;
  const others = notices.value.filter((notice) => notice.text !== text);
  notices.value = [...others, { id, text, tone: 'plain', ...more }];
  if (!more.action) setTimeout(() => dismiss(id), readingTimeMs);
  return () => dismiss(id);
}
