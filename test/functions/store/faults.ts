// Faults, injected below the SDK's own retries: each request that would leave the process may meet one.
import { setTimeout as wait } from 'node:timers/promises';
import type { Table } from '../../../functions/store/table.ts';

/**
 * - `refuse`: the connection breaks before the request arrives. The SDK tries again.
 * - `lose`: the request is carried out, its answer is lost. The SDK tries again.
 * - `give-up`: the same, but the SDK does not try again: the caller never learns the outcome.
 * - `twice`: the network delivers the request twice; the first answer arrives.
 * - `twice-late`: the same, but the second answer arrives.
 * - `throttle`: the service asks to come back later.
 * - `slow`: it takes its time.
 * - `die-before`, `die-after`: the process dies then; nothing that it sends arrives any more.
 */
export type Fault =
  | 'refuse'
  | 'lose'
  | 'give-up'
  | 'twice'
  | 'twice-late'
  | 'throttle'
  | 'slow'
  | 'die-before'
  | 'die-after';

/** One request on its way: its command, whether it is about a game's HEAD, and how many the process has sent before it. */
export interface Call {
  readonly command: string;
  readonly head: boolean;
  readonly nth: number;
}

export class Died extends Error {
  override readonly name = 'Died';
}

/** Lets the requests of a table's client meet the faults that `plan` names. */
export function injectFaults(table: Table, plan: (call: Call) => Fault | null): void {
  let nth = 0;
  let isDead = false;
  table.doc.middlewareStack.add(
    (next, context) => async (args) => {
      if (isDead) throw new Died();
      const head = JSON.stringify(args.input).includes('"sk":{"S":"HEAD"}');
      const fault = plan({ command: context.commandName ?? '', head, nth: nth++ });
      if (fault === 'refuse') throw broken();
      if (fault === 'throttle') throw throttled();
      if (fault === 'die-before') {
        isDead = true;
        throw new Died();
      }
      if (fault === 'slow') await wait(5 + Math.random() * 30);
      const answer = await next(args);
      if (fault === 'lose') throw broken();
      if (fault === 'give-up') throw new Error('nobody knows');
      if (fault === 'die-after') {
        isDead = true;
        throw new Died();
      }
      if (fault === 'twice') await next(args).catch(() => {});
      return fault === 'twice-late' ? next(args) : answer;
    },
    { step: 'finalizeRequest', priority: 'low', name: 'faults' },
  );
}

const broken = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET', name: 'TimeoutError' });

const throttled = () =>
  Object.assign(new Error('slow down'), {
    name: 'ThrottlingException',
    $metadata: { httpStatusCode: 400 },
    $retryable: { throttling: true },
  });

/** Counts requests and the capacity they consume, as the service reports it. */
export interface Meter {
  reads: number;
  writes: number;
  readonly calls: string[];
  reset(): void;
}

const READS = ['GetItemCommand', 'QueryCommand', 'BatchGetItemCommand', 'ScanCommand'];

/** Measures what a table's client consumes. */
export function meterOf(table: Table): Meter {
  const meter: Meter = {
    reads: 0,
    writes: 0,
    calls: [],
    reset() {
      Object.assign(meter, { reads: 0, writes: 0 });
      meter.calls.length = 0;
    },
  };
  table.doc.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const answer = await next(args);
      const name = context.commandName ?? '';
      meter.calls.push(name.replace('Command', ''));
      const units = unitsOf(answer.output);
      if (READS.includes(name)) meter.reads += units;
      else meter.writes += units;
      return answer;
    },
    { step: 'initialize', name: 'meter' },
  );
  return meter;
}

function unitsOf(output: object): number {
  if (!('ConsumedCapacity' in output)) return 0;
  return [output.ConsumedCapacity].flat().reduce((sum: number, each) => {
    const units = typeof each === 'object' && each && 'CapacityUnits' in each ? each.CapacityUnits : 0;
    return sum + (typeof units === 'number' ? units : 0);
  }, 0);
}
