// The table's stream and the event source mapping that reads it: shards in order, batches, the filter, tries again from the
// first record that failed, halves of a batch that fails as a whole, and the queue of what was given up.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Change } from './door.ts';

/** What a stream does to whoever relies on it being tidy. Chances from 0 to 1. */
export interface Unruliness {
  /** A batch comes a second time. */
  readonly again: number;
  /** A batch is late, by up to so many milliseconds. */
  readonly lateBy: number;
}

export const tidy: Unruliness = { again: 0, lateBy: 0 };

/** The properties of AWS::Lambda::EventSourceMapping that are followed. */
export interface Mapping {
  readonly EventSourceArn: string;
  readonly BatchSize: number;
  readonly MaximumRetryAttempts: number;
  readonly MaximumRecordAgeInSeconds: number;
  readonly ParallelizationFactor: number;
  readonly FunctionResponseTypes?: readonly string[];
  readonly FilterCriteria?: { readonly Filters: readonly { readonly Pattern: string }[] };
}

export interface Stream {
  changed(change: Change): void;
  /** Records that were given up, as the queue would hold them. */
  readonly givenUp: DynamoDBRecord[];
  /** Resolves once nothing is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** @param pause milliseconds before a try again */
export function streamOf(
  mapping: Mapping,
  invoke: (event: object) => Promise<unknown>,
  { again, lateBy }: Unruliness = tidy,
  pause = 50,
): Stream {
  const lanes = Array.from({ length: mapping.ParallelizationFactor }, (): DynamoDBRecord[] => []);
  const givenUp: DynamoDBRecord[] = [];
  const filters = (mapping.FilterCriteria?.Filters ?? []).map(({ Pattern }) => JSON.parse(Pattern));
  const busy = new Map<number, Promise<void>>();
  let sequence = 0n;
  let stopped = false;

  /** Works a lane's records off, a batch at a time, for as long as there are any. */
  const run = async (lane: number): Promise<void> => {
    const records = lanes[lane] ?? [];
    while (records.length > 0 && !stopped) {
      const batch = records.splice(0, mapping.BatchSize);
      if (lateBy > 0) await wait(Math.random() * lateBy);
      await deliver(batch, 0);
      if (Math.random() < again) await deliver(batch, mapping.MaximumRetryAttempts);
    }
  };

  const deliver = async (batch: readonly DynamoDBRecord[], tries: number): Promise<void> => {
    const left = await failedOf(batch);
    if (left.length === 0 || stopped) return;
    if (tries >= mapping.MaximumRetryAttempts || isTooOld(left)) return void givenUp.push(...left);
    await wait(pause);
    // As a whole, it is halved, so that one bad record holds up no other; else Lambda goes on from the first that failed.
    if (left.length < batch.length || left.length === 1) return deliver(left, tries + 1);
    const half = Math.ceil(left.length / 2);
    await deliver(left.slice(0, half), tries + 1);
    await deliver(left.slice(half), tries + 1);
  };

  const isTooOld = ([first]: readonly DynamoDBRecord[]): boolean =>
    Date.now() / 1000 - (first?.dynamodb?.ApproximateCreationDateTime ?? 0) >
    mapping.MaximumRecordAgeInSeconds;

  /** What of a batch is to be delivered again. */
  const failedOf = async (batch: readonly DynamoDBRecord[]): Promise<readonly DynamoDBRecord[]> => {
    try {
      const answer = (await invoke({ Records: batch })) as DynamoDBBatchResponse | null;
      const named = (answer?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
      if (!mapping.FunctionResponseTypes?.includes('ReportBatchItemFailures') || named.length === 0)
        return [];
      const first = batch.findIndex(({ dynamodb }) => named.includes(dynamodb?.SequenceNumber ?? ''));
      return batch.slice(Math.max(first, 0));
    } catch {
      return batch;
    }
  };

  return {
    givenUp,
    changed({ keys, before, after }) {
      const record: DynamoDBRecord = {
        eventID: String(++sequence),
        eventName: before === undefined ? 'INSERT' : after === undefined ? 'REMOVE' : 'MODIFY',
        eventSource: 'aws:dynamodb',
        eventSourceARN: mapping.EventSourceArn,
        dynamodb: {
          ApproximateCreationDateTime: Date.now() / 1000,
          Keys: keys,
          SequenceNumber: String(sequence),
          StreamViewType: 'NEW_AND_OLD_IMAGES',
          ...(before === undefined ? {} : { OldImage: before }),
          ...(after === undefined ? {} : { NewImage: after }),
        },
      };
      if (filters.length > 0 && !filters.some((pattern) => fits(pattern, record))) return;
      const lane = (createHash('sha256').update(keys.pk.S).digest()[0] ?? 0) % lanes.length;
      lanes[lane]?.push(record);
      if (busy.has(lane)) return;
      busy.set(
        lane,
        run(lane).finally(() => busy.delete(lane)),
      );
    },
    async idle() {
      while (busy.size > 0) await Promise.all(busy.values());
    },
    async stop() {
      stopped = true;
      await Promise.all(busy.values());
    },
  };
}

/** As much of Lambda's filter rules as the template uses: nested names; a list of values; `{ exists }` on a value. */
export function fits(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern))
    return pattern.some((rule) =>
      typeof rule === 'object' && rule !== null && 'exists' in rule
        ? (value !== undefined && typeof value !== 'object') === rule.exists
        : rule === value,
    );
  return Object.entries(pattern as object).every(([name, inner]) =>
    fits(inner, typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
  );
}
