// What a commit costs over the three store calls that it can't do without, on the same database.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { commitMoves } from '../../functions/games/commit.ts';
import { lookAt } from '../../functions/games/look.ts';
import { platformOf } from '../../functions/games/platform.ts';
import { pack } from '../../functions/store/pack.ts';
import type { Table } from '../../functions/store/table.ts';
import { shelf } from '../../shared/games/index.ts';
import type { GameView } from '../../shared/wire.ts';
import { startedGame } from '../functions/games/world.ts';
import { openDatabase } from '../functions/store/database.ts';
import { type Finding, median, round, timed } from './stats.ts';

/** Pairs below which a median says nothing, however long a busy machine takes for them. */
const ENOUGH = 100;

export async function benchStore(seconds: number, progress: (text: string) => void): Promise<Finding[]> {
  progress('store: commits over bare calls, on disk');
  const folder = await mkdtemp(join(tmpdir(), 'lightlag-bench-'));
  const database = await openDatabase(folder);
  try {
    const table = await database.table();
    const commits = committer(table);
    const next = await commits;
    for (let i = 0; i < 200; i++) await next(); // Warm: what is measured is not the compiler.
    const ours: number[] = [];
    const base: number[] = [];
    for (const end = performance.now() + seconds * 1000; ours.length < ENOUGH || performance.now() < end; ) {
      const { ms, state } = await next();
      ours.push(ms);
      base.push(await bare(table, state)); // In turn, so that noise falls on both alike.
    }
    const [mine, theirs] = [median(ours), median(base)];
    return [
      {
        part: 'store',
        what: `a commit, over get + put + conditional update with the same state (${ours.length} of each)`,
        ours: round(mine),
        base: round(theirs),
        unit: 'ms',
        ratio: round(mine / theirs),
        goal: 'at most 2',
        met: mine / theirs <= 2,
      },
    ];
  } finally {
    await database.stop();
    await rm(folder, { recursive: true });
  }
}

/** Plays games of two on the table, one commit a call. */
async function committer(table: Table): Promise<() => Promise<{ ms: number; state: unknown }>> {
  const on = platformOf(table, shelf);
  let game = await startedGame(on, 2, { game: 'moon-colony-bloodbath' });
  let turn = 0;
  return async () => {
    for (;;) {
      const player = game.players[turn++ % 2];
      const view = player && (await lookAt(on, player.id, game.id));
      if (!player || !view || view.status === 'finished') {
        game = await startedGame(on, 2, { game: 'moon-colony-bloodbath' });
        continue;
      }
      const move = view.myTurn ? view.legal[turn % view.legal.length] : undefined;
      if (!move || view.ply === null) continue;
      const commit = { id: randomUUID(), ply: view.ply, moves: [move] };
      let after: GameView | null = null;
      const ms = await timed(async () => {
        after = (await commitMoves(on, player.id, game.id, commit, { chats: 0 })).game; // As a phone that knows the chat.
      });
      return { ms, state: after };
    }
  };
}

/** The three calls that every move needs whose state is kept in versions. */
async function bare({ doc, name }: Table, state: unknown): Promise<number> {
  const key = { pk: 'BENCH', sk: 'HEAD' };
  const body = pack(state);
  return timed(async () => {
    const { Item } = await doc.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
    const n = Number(Item?.n ?? 0);
    await doc.send(new PutCommand({ TableName: name, Item: { pk: 'BENCH', sk: `V#${n}`, body } }));
    await doc.send(
      new UpdateCommand({
        TableName: name,
        Key: key,
        UpdateExpression: 'SET n = :next',
        ConditionExpression: 'attribute_not_exists(n) OR n = :n',
        ExpressionAttributeValues: { ':next': n + 1, ':n': n },
      }),
    );
  });
}
