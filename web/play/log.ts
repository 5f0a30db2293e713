// A game's events as this device has gathered them.
import type { NumberedEvent } from '../../shared/wire.ts';

/** Events by number, each once. Where some are missing between the old and the fresh ones, the old ones go. */
export function mergeLog(
  old: readonly NumberedEvent[],
  fresh: readonly NumberedEvent[],
): readonly NumberedEvent[] {
  const [first] = fresh;
  const last = fresh.at(-1);
  if (!first || !last) return old;
  const before = old.filter(({ n }) => n < first.n);
  const after = old.filter(({ n }) => n > last.n);
  const gap = before.length > 0 && before.at(-1)?.n !== first.n - 1;
  return [...(gap ? [] : before), ...fresh, ...after];
}
