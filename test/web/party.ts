// A table and the friends around it, for a file of tests: put up before the first test, the friends gone after each.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Friend, friend } from './friends.ts';
import { comeAboard, openTable, type Table } from './table.ts';

export function party(how: Parameters<typeof openTable>[0] = {}) {
  let table: Table | undefined;
  let friends: Friend[] = [];

  beforeAll(async () => {
    table = await openTable(how);
  });
  afterAll(() => table?.stop());
  afterEach(async () => {
    await Promise.all(friends.map(({ held }) => held.close()));
    friends = [];
  });

  const url = (): string => {
    if (!table) throw new Error('the table is put up before the first test');
    return table.url;
  };
  const invite = async (name: string): Promise<Friend> => {
    const made = await friend(name);
    friends.push(made);
    return made;
  };

  return {
    url,
    /** A friend who has not been here yet. */
    invite,
    /** A friend who has given a name, and sees home. */
    async aboard(name: string): Promise<Friend> {
      const made = await invite(name);
      await comeAboard(made.page, url(), name);
      return made;
    },
    /** Nobody's page has complained of anything. */
    expectCalm(): void {
      for (const { name, heard } of friends) expect([name, ...heard]).toEqual([name]);
    },
  };
}
