// A function of the assembly as Lambda runs it: instances that start cold, answer one event at a time, are ended when they
// take too long, and are never more than are set aside for it.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Assembly } from './assembly.ts';

/** The function failed, took too long, or could not start; or there was no room for one more. */
class Failed extends Error {
  override readonly name = 'Failed';
}

export interface Lambda {
  readonly name: string;
  /** Resolves to what the handler returns. Rejects with Failed. */
  invoke(event: object): Promise<unknown>;
  /** Ends all instances, those at work too: the next events meet cold ones. */
  recycle(): void;
  /** Instances that were ever started, and how often there was no room. */
  readonly counts: { starts: number; throttles: number };
}

export interface LambdaOptions {
  readonly env: Readonly<Record<string, string>>;
  /** The Node to run on; this one if absent. */
  readonly node?: string | undefined;
  readonly log: (line: object) => void;
  /** Seconds, in the place of those of the template. */
  readonly timeout?: number | undefined;
}

interface Instance {
  readonly child: ChildProcess;
  busy: boolean;
}

export function lambdaOf(assembly: Assembly, name: string, options: LambdaOptions): Lambda {
  const { properties } = assembly.one('AWS::Lambda::Function', name);
  const folder = assembly.folderOf(properties.Code.S3Key);
  const seconds = options.timeout ?? Number(properties.Timeout);
  const most = Number(properties.ReservedConcurrentExecutions ?? 1000);
  const env = { ...properties.Environment?.Variables, ...options.env };
  const instances = new Set<Instance>();
  const counts = { starts: 0, throttles: 0 };

  const start = async (): Promise<Instance> => {
    counts.starts++;
    const child = fork(join(import.meta.dirname, 'worker.mjs'), [folder, properties.Handler], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      ...(options.node === undefined ? {} : { execPath: options.node }),
    });
    const instance = { child, busy: true };
    instances.add(instance);
    child.on('exit', () => instances.delete(instance));
    await said(child, 'ready', 10, options.log);
    return instance;
  };

  return {
    name,
    counts,
    async invoke(event) {
      let instance = [...instances].find(({ busy }) => !busy);
      if (!instance && instances.size >= most) {
        counts.throttles++;
        throw new Failed(`${name}: no room for one more than ${most}`);
      }
      if (instance) instance.busy = true;
      instance ??= await start();
      const { child } = instance;
      const answer = said(child, 'answer', seconds, options.log);
      child.send({ event, id: randomUUID() });
      try {
        return await answer;
      } finally {
        instance.busy = false;
      }
    },
    recycle() {
      for (const { child } of instances) child.kill('SIGKILL');
      instances.clear();
    },
  };
}

/** What a child says next under this name. Ends it and throws if it fails, exits, or says nothing for so many seconds. */
function said(
  child: ChildProcess,
  word: string,
  seconds: number,
  log: (line: object) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', gone);
      settle();
    };
    const heard = (message: Readonly<Record<string, unknown>>) => {
      if (message.line) log(message.line as object);
      if ('failure' in message) done(() => reject(new Failed(String(message.failure))));
      if (word in message) done(() => resolve(message[word]));
    };
    const gone = () => done(() => reject(new Failed('the instance is gone')));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      done(() => reject(new Failed(`timed out after ${seconds} s`)));
    }, seconds * 1000);
    child.on('message', heard);
    child.on('exit', gone);
  });
}
