// What DynamoDB counts for each thing that players do: from whole games of two, played by the
// functions that the routes call, with the notifier at work.
import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { commitMoves } from '../../functions/games/commit.ts';
import { lookAt } from '../../functions/games/look.ts';
import { platformOf } from '../../functions/games/platform.ts';
import type { Player } from '../../functions/games/players.ts';
import type { Notifier } from '../../functions/push/ring.ts';
import { notify } from '../../functions/push/work.ts';
import { putSubscription } from '../../functions/store/push.ts';
import { loadSession, putSession } from '../../functions/store/sessions.ts';
import type { Table } from '../../functions/store/table.ts';
import { shelf } from '../../shared/games/index.ts';
import { startedGame } from '../functions/games/world.ts';

/** Units as DynamoDB bills them: a strongly consistent read of 4 KB is 1, an eventually consistent one ½; a write of 1 KB is 1. */
export interface Units {
  times: number;
  reads: number;
  writes: number;
}

export type Doing = 'session' | 'game' | 'commit' | 'look' | 'poll' | 'notify';

export interface Account {
  readonly units: Readonly<Record<Doing, Units>>;
}

/** Plays so many games of two to their end (or to so many commits). Each commit is followed by its ping, and two polls in vain. */
export async function accountOf(table: Table, games: number, commits = 1000): Promise<Account> {
  const units = {} as Record<Doing, Units>;
  let doing: Doing = 'game';
  metered(table.doc, (kind, amount) => {
    units[doing] ??= { times: 0, reads: 0, writes: 0 };
    units[doing][kind] += amount;
  });
  const count = async <T>(what: Doing, work: () => Promise<T>): Promise<T> => {
    doing = what;
    const done = await work();
    units[what] ??= { times: 0, reads: 0, writes: 0 };
    units[what].times++;
    return done;
  };

  const on = platformOf(table, shelf, 'themed');
  const notifier: Notifier = { ...on, log: () => {}, send: async () => ({ kind: 'sent' }) };
  for (let n = 0; n < games; n++) {
    const { id, players } = await count('game', () => startedGame(on, 2, { game: 'moon-colony-bloodbath' }));
    for (const player of players) await withPhone(table, player);
    for (let turn = 0; turn < commits; turn++) {
      const player = players[turn % 2];
      if (!player) break;
      const view = await count('look', () => lookAt(on, player.id, id));
      if (!view || view.status === 'finished') break;
      const move = view.legal.filter((each) => !('do' in each) || each.do !== '@reopen')[0];
      if (!view.myTurn || view.ply === null || !move) continue;
      const commit = { id: randomUUID(), ply: view.ply, moves: [move] };
      const { game } = await count('commit', () => commitMoves(on, player.id, id, commit, { chats: 0 }));
      await count('notify', () => notify(notifier, id));
      const known = { since: game.version, chats: 0 };
      for (let i = 0; i < 2; i++) {
        await count('session', () => loadSession(table, player.id, Date.now()));
        await count('poll', () => lookAt(on, player.id, id, known));
      }
    }
  }
  return { units };
}

/** Signs a player in (by the id, which is as good as any token here), with one phone. */
async function withPhone(table: Table, { id }: Player): Promise<void> {
  await putSession(table, id, { player: id, device: 'phone', expires: Date.now() + 3_600_000 });
  const phone = { endpoint: `https://push.example/${id}`, keys: { p256dh: '', auth: '' }, since: 0 };
  await putSubscription(table, id, { ...phone, failures: 0, notBefore: 0 });
}

type Input = Readonly<Record<string, unknown>>;

/** Has every call of a client say what it cost. */
function metered(
  doc: DynamoDBDocumentClient,
  heard: (kind: 'reads' | 'writes', amount: number) => void,
): void {
  doc.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const input: Input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' };
        const output = await next({ ...args, input });
        const { ConsumedCapacity } = output.output as { ConsumedCapacity?: unknown };
        const amount = [ConsumedCapacity].flat().reduce((sum: number, each) => sum + unitsOf(each), 0);
        const kind = /Put|Update|Delete|Write/.test(commandName) ? 'writes' : 'reads';
        heard(kind, amount);
        return output;
      },
    { step: 'initialize', name: 'meter' },
  );
}

const unitsOf = (capacity: unknown): number =>
  typeof capacity === 'object' && capacity !== null && 'CapacityUnits' in capacity
    ? Number(capacity.CapacityUnits)
    : 0;
