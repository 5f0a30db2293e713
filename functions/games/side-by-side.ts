// Work on many games, some at a time.

/** Side by side: enough that one slow answer holds up no other, few enough that a database on one machine keeps up. */
const LANES = 8;

/** What the work gives for each item, in the items' order. The first failure ends it. */
export async function sideBySide<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const rest = items.entries();
  const lane = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const [i, item] = next.value;
      results[i] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, items.length) }, lane));
  return results;
}
