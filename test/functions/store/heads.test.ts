import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { moveDue } from '../../../functions/store/dues.ts';
import {
  advanceHead,
  Contested,
  deleteHead,
  type Head,
  headKey,
  loadHead,
  loadHeads,
  putHead,
} from '../../../functions/store/heads.ts';
import { newId } from '../../../functions/store/ids.ts';
import { databaseOfFile } from './database.ts';

const database = await databaseOfFile();
const table = await database.table();

const NOW = 1_800_000_000_000;

/** A game of five in full swing, with everything as long as it gets in practice. */
const large = (id = newId()): Head => ({
  id,
  game: 'moon-colony-bloodbath',
  rules: 12,
  options: { firstGame: false, openList: true, twists: ['construction-kits', 'risky-research'] },
  access: 'private',
  host: newId(),
  status: 'running',
  createdAt: NOW,
  version: 321,
  versionId: 'b8c6e9e4-2d4b-4f0e-9f0e-0c8f6c1f5a77.AbCdEfGh',
  versionN: 321,
  seats: Array.from({ length: 5 }, () => ({
    player: { id: newId(), name: '月'.repeat(24) },
    left: false,
    ply: 123,
    awaited: true,
    called: 321,
    view: { version: 210, changedAt: NOW },
    last: 'b8c6e9e4-2d4b-4f0e-9f0e-0c8f6c1f5a77',
    call: 'first' as const,
    nudged: 0,
    autopilot: null,
    vote: null,
    time: null,
  })),
  terms: null,
  watchers: { version: 210, changedAt: NOW },
  question: { wave: true, seats: [0, 1, 2, 3, 4], at: NOW },
  chats: 0,
  pings: {},
  due: null,
  recorded: false,
});

/** The same with a clock, at its worst: everybody has days off, two have been nudged, one vote is open. */
const timed = (head = large()): Head => ({
  ...head,
  terms: { pace: { kind: 'fixed', time: 259_200_000 }, atEnd: 'vote', vacation: 14 },
  seats: head.seats.map((seat, i) => ({
    ...seat,
    call: i < 2 ? ('nudge' as const) : ('first' as const),
    nudged: i < 2 ? NOW : 0,
    autopilot: i === 2 ? { at: NOW, holds: true } : null,
    vote: i === 3 ? { about: 0, choice: 'end' as const } : null,
    time: {
      clock: { left: 259_200_000, whole: 259_200_000, since: NOW, until: NOW + 259_200_123 },
      off: { zone: 'Asia/Hong_Kong', days: [0, 6], quiet: i === 4 ? null : { from: 1320, to: 420 } },
      away: NOW,
      vacation: 777_600_000,
      reminded: 1,
      isOut: i === 0,
    },
  })),
});

const next = (head: Head): Head => ({ ...head, version: head.version + 1 });

describe('HEAD', () => {
  it('comes back as it was written, by itself and in a batch', async () => {
    const head = large();
    await putHead(table, head);
    expect(await loadHead(table, head.id, true)).toEqual(head);
    expect(await loadHeads(table, [head.id, 'nowhere'])).toEqual([head]);
    const other = timed();
    await putHead(table, other);
    expect(await loadHead(table, other.id, true)).toEqual(other);
    expect(await loadHead(table, 'nowhere', true)).toBeNull();
  });

  it.each(['Wandering Ann', '月球上的老朋友們'])(
    'of a game of five is one write unit, each player called %s',
    async (name) => {
      const head = large();
      const seats = head.seats.map((seat) => ({ ...seat, player: { id: newId(), name } }));
      expect(await sizeOf({ ...head, seats })).toBeLessThanOrEqual(1024);
    },
  );

  it('with a clock is two write units at the most', async () => {
    expect(await sizeOf(timed())).toBeLessThanOrEqual(2048);
  });

  it('of 120 games is read in as many batches as it takes', async () => {
    const ids = Array.from({ length: 120 }, () => newId());
    await Promise.all(ids.map((id) => putHead(table, large(id))));
    expect((await loadHeads(table, ids)).map(({ id }) => id).sort()).toEqual([...ids].sort());
  }, 60_000);
});

describe('the conditional update', () => {
  it('of 20 writers from the same version, one wins and the others know that they have lost', async () => {
    const head = large();
    await putHead(table, head);
    const writers = Array.from({ length: 20 }, (_, i) =>
      advanceHead(table, head, { ...next(head), host: `${i}` }),
    );
    const outcomes = await Promise.allSettled(writers);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(await loadHead(table, head.id, true)).toMatchObject({ version: 322, host: `${winner}` });
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ name: 'Contested', lost: true });
    }
  });

  it('leaves alone what others write: chat, pings, and when it is due', async () => {
    const head = { ...large(), due: null };
    await putHead(table, head);
    await advanceHead(table, head, next(head), NOW + 5);
    const due = await loadHead(table, head.id, true);
    expect(due?.due).toBe(NOW + 5);
    await advanceHead(table, next(head), next(next(head)));
    expect(await loadHead(table, head.id, true)).toMatchObject({ version: 323, due: NOW + 5, chats: 0 });
  });

  it('never skips or repeats a version', async () => {
    const head = large();
    await expect(advanceHead(table, head, head)).rejects.toThrow(RangeError);
  });

  it('guards the removal of a game, too', async () => {
    const head = large();
    await putHead(table, head);
    await advanceHead(table, head, next(head));
    await expect(deleteHead(table, head)).rejects.toBeInstanceOf(Contested);
    await deleteHead(table, next(head));
    expect(await loadHead(table, head.id, true)).toBeNull();
  });
});

/** Bytes of the item as the service counts them: names and values in UTF-8; see "DynamoDB item sizes and formats". */
async function sizeOf(head: Head): Promise<number> {
  await putHead(table, head);
  await advanceHead(table, head, next(head), NOW);
  const marks = head.seats.map((seat, i) => [i, { called: seat.called, until: 0, devices: [] }] as const);
  expect(await moveDue(table, { ...next(head), due: NOW }, new Map(marks), NOW + 1)).toBe(true);
  const { Item = {} } = await table.doc.send(
    new GetCommand({ TableName: table.name, Key: headKey(head.id) }),
  );
  return bytes(Item) - 3 - Object.keys(Item).length;
}

function bytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return 1 + Math.ceil(String(value).replace(/0+$/, '').length / 2);
  if (typeof value !== 'object' || value === null) return 1;
  const inner = Array.isArray(value)
    ? value.map(bytes)
    : Object.entries(value).map(([name, each]) => Buffer.byteLength(name) + bytes(each));
  return inner.reduce((sum, each) => sum + each + 1, 3);
}
