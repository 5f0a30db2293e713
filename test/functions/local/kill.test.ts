// A server that is killed without warning, again and again, while people play: nothing that was acknowledged is lost, no
// game is stuck, and what was owed is still known.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { platformOf } from '../../../functions/games/platform.ts';
import { tableOn } from '../../../functions/local/database.ts';
import { sweep } from '../../../functions/push/work.ts';
import { dueGames } from '../../../functions/store/dues.ts';
import { dueShards, type Head, loadHeads } from '../../../functions/store/heads.ts';
import { loadRecord } from '../../../functions/store/records.ts';
import type { Table } from '../../../functions/store/table.ts';
import { history } from '../../../functions/store/versions.ts';
import type { Shape } from '../../../shared/engine/game.ts';
import type { Act } from '../../../shared/engine/match.ts';
import { shelf } from '../../../shared/games/index.ts';
import type { GameView } from '../../../shared/wire.ts';
import { bundleServer, startChild } from './child.ts';
import { type Crowd, crowd, movesOf, type Person } from './crowd.ts';

const rounds = 20;

it(`survives ${rounds} kills under load`, { timeout: 600_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lightlag-kill-'));
  const script = await bundleServer();
  let server = await startChild(script, 0, dataDir);
  onTestFinished(async () => {
    await server.kill();
    await rm(dataDir, { recursive: true });
    await rm(script);
  });
  const people = await crowd(server.url, 6);
  for (let round = 0; round < rounds; round++) {
    people.play();
    await people.committed(5 + Math.random() * 15);
    await pause(Math.random() * 50);
    await server.kill();
    await people.stop();
    server = await startChild(script, server.port, dataDir);
    await expectDuesFound(await tableIn(dataDir), people);
  }
  await people.settle();
  const table = await tableIn(dataDir);
  let commits = 0;
  for (const head of await headsOf(table, people)) {
    const acts = await actsOf(table, head);
    for (const person of seatedIn(head, people)) {
      const seat = head.seats.findIndex(({ player }) => player?.id === person.me.id);
      const moves = acts.flatMap((act) => ('moves' in act && act.seat === seat ? act.moves : []));
      expect(moves, `moves of seat ${seat} in game ${head.id}`).toEqual(movesOf(person, head.id));
      commits += moves.length;
    }
    if (head.status === 'running') await expectSomebodyToMove(head, people);
  }
  await expectCallsDone(table, people);
  // Otherwise nobody was there to notice a loss.
  expect(commits).toBeGreaterThan(5 * rounds);
  expect(server.log()).not.toContain('"level":"error"');
});

/** The table of the server that runs on a data folder. */
async function tableIn(dataDir: string): Promise<Table> {
  return tableOn(JSON.parse(await readFile(join(dataDir, 'endpoint.json'), 'utf8')).endpoint);
}

async function headsOf(table: Table, { people }: Crowd): Promise<Head[]> {
  return loadHeads(table, [...new Set(people.flatMap(({ made }) => [...made.keys()]))]);
}

const seatedIn = ({ seats }: Head, { people }: Crowd): Person[] =>
  people.filter(({ me }) => seats.some(({ player }) => player?.id === me.id));

/** What was done in a game from its start on: from the chain, or from the record of one that has been put away. */
async function actsOf(table: Table, head: Head): Promise<readonly Act<Shape>[]> {
  const record = await loadRecord(table, head.id);
  if (record) return record.file.acts;
  const steps: Act<Shape>[][] = [];
  for await (const { acts } of history(table, head.id, head)) steps.unshift([...acts]);
  return steps.flat();
}

/** Some seat is awaited, and its player is offered a move. */
async function expectSomebodyToMove({ id }: Head, { people }: Crowd): Promise<void> {
  const views = await Promise.all(people.map(({ browser }) => browser.get<GameView>(`/games/${id}`)));
  expect(views.filter(({ myTurn, legal }) => myTurn && legal.length > 0)).not.toEqual([]);
}

/**
 * Whoever is called has been, or is by the next look of the clock: a notifier that was killed at it has its minute first,
 * so the clock is looked at from a minute ahead. Nobody has a device here; to find that out is all there is to do.
 */
async function expectCallsDone(table: Table, people: Crowd): Promise<void> {
  const ahead = { ...platformOf(table, shelf), now: () => Date.now() + 61_000 };
  const send = () => Promise.reject(new Error('nobody has a device'));
  const faults: unknown[] = [];
  await sweep({ ...ahead, send, log: (line) => faults.push(line) });
  expect(faults).toEqual([]);
  for (const { id, due, seats, pings } of await headsOf(table, people)) {
    const waiting = seats.flatMap(({ called, awaited }, seat) =>
      called && awaited ? [{ called, seat }] : [],
    );
    for (const { called, seat } of waiting) expect(pings[seat], id).toMatchObject({ called, until: 0 });
    expect(due, id).toBe(null);
  }
}

/** The index of what is due knows exactly the games whose heads say that something is. The notifier works meanwhile. */
async function expectDuesFound(table: Table, people: Crowd): Promise<void> {
  await expect
    .poll(async () => {
      const found = await Promise.all(
        dueShards.map((shard) => dueGames(table, shard, Number.MAX_SAFE_INTEGER)),
      );
      const indexed = new Set(found.flat());
      const heads = await headsOf(table, people);
      return heads.filter(({ id, due }) => (due !== null) !== indexed.has(id)).map(({ id }) => id);
    })
    .toEqual([]);
}
