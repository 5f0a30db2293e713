// A server that is killed without warning, again and again, while people play: nothing that was acknowledged is lost, no
// game is stuck, and whoever is awaited has been told on their phone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { platformOf } from '../../../functions/games/platform.ts';
import type { LogLine } from '../../../functions/http/site.ts';
import { keysIn } from '../../../functions/local/keys.ts';
import { notifierOn } from '../../../functions/push/environment.ts';
import { sweep } from '../../../functions/push/work.ts';
import { dueGames } from '../../../functions/store/dues.ts';
import { dueShards, type Head, type HeadSeat, loadHeads } from '../../../functions/store/heads.ts';
import type { Table } from '../../../functions/store/table.ts';
import { shelf } from '../../../shared/games/index.ts';
import type { GameView, PushPayload } from '../../../shared/wire.ts';
import { type Device, type PushService, pushService } from '../push/service.ts';
import { actsOf, movesIn, tableIn } from './aftermath.ts';
import { bundleServer, startChild } from './child.ts';
import { type Crowd, crowd, movesOf, type Person } from './crowd.ts';

const rounds = 20;

it(`survives ${rounds} kills under load`, { timeout: 600_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lightlag-kill-'));
  const script = await bundleServer();
  const service = await pushService();
  const env = { PUSH_LOOPBACK_CA: join(dataDir, 'push.pem') };
  await writeFile(env.PUSH_LOOPBACK_CA, service.certificate);
  let server = await startChild(script, 0, dataDir, env);
  onTestFinished(async () => {
    await server.kill();
    await service.close();
    await rm(dataDir, { recursive: true });
    await rm(script);
  });
  const people = await crowd(server.url, 6);
  const phones = await phonesOf(people, service);
  for (let round = 0; round < rounds; round++) {
    people.play();
    await people.committed(5 + Math.random() * 15);
    await pause(Math.random() * 50);
    await server.kill();
    await people.stop();
    server = await startChild(script, server.port, dataDir, env);
    await expectDuesFound(await tableIn(dataDir), people);
  }
  const table = await tableIn(dataDir);
  // The last word in some game is a call, so that there is one to be looked for.
  do {
    people.play();
    await people.committed(1);
    await people.stop();
    await people.settle();
  } while (!(await headsOf(table, people)).some(({ seats }) => seats.some(isCalled)));
  let commits = 0;
  for (const head of await headsOf(table, people)) {
    const acts = await actsOf(table, head);
    for (const person of seatedIn(head, people)) {
      const seat = head.seats.findIndex(({ player }) => player?.id === person.me.id);
      const moves = movesIn(acts, seat);
      expect(moves, `moves of seat ${seat} in game ${head.id}`).toEqual(movesOf(person, head.id));
      commits += moves.length;
    }
    if (head.status === 'running') await expectSomebodyToMove(head, people);
  }
  await sweepLater(dataDir, env);
  const told = (await headsOf(table, people)).map((head) => expectTold(head, phones, service));
  expect(told.reduce((sum, n) => sum + n)).toBeGreaterThan(0);
  // Otherwise nobody was there to notice a loss.
  expect(commits).toBeGreaterThan(5 * rounds);
  expect(server.log()).not.toContain('"level":"error"');
});

async function headsOf(table: Table, { people }: Crowd): Promise<Head[]> {
  return loadHeads(table, [...new Set(people.flatMap(({ made }) => [...made.keys()]))]);
}

const seatedIn = ({ seats }: Head, { people }: Crowd): Person[] =>
  people.filter(({ me }) => seats.some(({ player }) => player?.id === me.id));

/** Some seat is awaited, and its player is offered a move. */
async function expectSomebodyToMove({ id }: Head, { people }: Crowd): Promise<void> {
  const views = await Promise.all(people.map(({ browser }) => browser.get<GameView>(`/games/${id}`)));
  expect(views.filter(({ myTurn, legal }) => myTurn && legal.length > 0)).not.toEqual([]);
}

const isCalled = ({ called, awaited }: HeadSeat): boolean => awaited && called !== 0;

/** A phone for everybody, by player. */
async function phonesOf({ people }: Crowd, service: PushService): Promise<ReadonlyMap<string, Device>> {
  const phones = people.map(({ me }) => [me.id, service.device()] as const);
  const put = phones.map(([, device], i) => people[i]?.browser.ask('PUT', '/push', device));
  expect(await Promise.all(put)).toEqual(phones.map(() => expect.objectContaining({ status: 204 })));
  return new Map(phones);
}

/** What a clock finds due in a minute: a notifier that was killed at a ping has its minute for it first. */
async function sweepLater(dataDir: string, env: Readonly<Record<string, string>>): Promise<void> {
  const ahead = { ...platformOf(await tableIn(dataDir), shelf), now: () => Date.now() + 61_000 };
  const { vapid } = await keysIn(dataDir);
  const faults: unknown[] = [];
  const log = (line: LogLine) => void (line.level === 'error' && faults.push(line));
  await sweep(notifierOn(ahead, vapid, { env, site: null, log }));
  expect(faults).toEqual([]);
}

/**
 * Whoever another's move has made awaited has got a message that speaks of this very question; nothing is owed any more.
 * Returns how many have.
 */
function expectTold(
  { id, due, seats, pings }: Head,
  phones: ReadonlyMap<string, Device>,
  { messages }: PushService,
): number {
  let told = 0;
  for (const [seat, held] of seats.entries()) {
    if (!isCalled(held)) continue;
    const { called, ply, player } = held;
    told++;
    expect(pings[seat], id).toMatchObject({ called, until: 0 });
    const phone = phones.get(player?.id ?? '');
    const got = messages.flatMap(({ endpoint, text }): PushPayload[] =>
      endpoint === phone?.endpoint ? [JSON.parse(text)] : [],
    );
    expect(got).toContainEqual(expect.objectContaining({ game: id, ply }));
  }
  expect(due, id).toBe(null);
  return told;
}

/** The index of what is due knows exactly the games whose heads say that something is. The notifier works meanwhile. */
async function expectDuesFound(table: Table, people: Crowd): Promise<void> {
  await expect
    .poll(async () => {
      const found = await Promise.all(
        dueShards.map((shard) => dueGames(table, shard, Number.MAX_SAFE_INTEGER)),
      );
      const indexed = new Set(found.flat().map(({ game }) => game));
      const heads = await headsOf(table, people);
      return heads.filter(({ id, due }) => (due !== null) !== indexed.has(id)).map(({ id }) => id);
    })
    .toEqual([]);
}
