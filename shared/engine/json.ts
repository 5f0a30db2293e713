// What the engine needs to know of JSON values: copying, comparing, one canonical text.

/** A deep copy of a plain JSON value. Plain loops: states are copied many times a move. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) items[i] = copy<unknown>(value[i]);
    return items as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = copy<unknown>(value[key]);
  return out as T;
}

/** The one text of a JSON value: keys sorted, no spaces. Equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${parts.join(',')}}`;
}

/** Whether two JSON values have the same canonical text; a key whose value is undefined is none. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => same(each, b[i]))
    );
  }
  const theirs = new Map(Object.entries(b).filter(([, inner]) => inner !== undefined));
  const mine = Object.entries(a).filter(([, inner]) => inner !== undefined);
  return (
    mine.length === theirs.size &&
    mine.every(([key, inner]) => theirs.has(key) && same(inner, theirs.get(key)))
  );
}
