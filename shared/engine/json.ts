// What the engine needs to know of JSON values: copying, comparing, one canonical text.

/** A deep copy of a plain JSON value. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) out[key] = copy(inner);
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

export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
