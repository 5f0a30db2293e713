// A deployment on this machine: the functions of a synthesized assembly in processes of their own, everything between them
// played by the files beside this one, on the same database as one machine has.

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { openDatabase, tableName, tableOn } from '../../functions/local/database.ts';
import { createTable, type Table } from '../../functions/store/table.ts';
import { account, type Known, readAssembly, tableArn } from './assembly.ts';
import { type Door, type DoorOptions, openDoor } from './door.ts';
import { openEdge } from './edge.ts';
import { type Lambda, lambdaOf } from './lambda.ts';
import { type Rights, rightsOf } from './rights.ts';
import { type Stream, streamOf, tidy, type Unruliness } from './stream.ts';

export interface CloudOptions {
  /** Folder of the assembly that `cdk synth` has written. */
  readonly assembly: string;
  /** Added to every function's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly unruly?: Unruliness;
  /** The Node that the functions run on. */
  readonly node?: string;
  /** Seconds that functions have, by name, in the place of the template's: `{ Notify: 2 }`. */
  readonly timeouts?: Readonly<Record<string, number>>;
  readonly log?: (line: object) => void;
  readonly called?: DoorOptions['called'];
}

export interface Cloud {
  /** http://localhost:PORT */
  readonly url: string;
  readonly table: Table;
  readonly functions: {
    readonly api: Lambda;
    readonly auth: Lambda;
    readonly notify: Lambda;
    readonly clock: Lambda;
    readonly keys: Lambda;
  };
  readonly stream: Stream;
  /** The environment by which whoever has the account reaches table and parameters. */
  readonly operator: Readonly<Record<string, string>>;
  /** Calls beyond a function's rights. */
  readonly denied: string[];
  /** What the schedule does each minute. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const { unruly = tidy, log = () => {} } = options;
  const data = await mkdtemp(join(tmpdir(), 'lightlag-cloud-'));
  const database = await openDatabase(data);
  const table = tableOn(database.endpoint);
  await createTable(table);

  const denied: string[] = [];
  const parameters = new Map<string, string>();
  const doors: Door[] = [];
  const lambdas: Lambda[] = [];
  let known: Known = {};
  let stream: Stream | null = null;
  const assembly = readAssembly(options.assembly, () => known);
  const edge = await openEdge(() => ({
    assembly,
    api: named(lambdas, 'Api').invoke,
    auth: named(lambdas, 'Auth').invoke,
  }));
  known = knownBefore(
    assembly.one('AWS::DynamoDB::GlobalTable').id,
    assembly.one('AWS::CloudFront::Distribution').id,
    edge.port,
  );

  const doorOf = async (name: string, rights: Rights): Promise<Door> => {
    const door = await openDoor({
      name,
      rights,
      database: database.endpoint,
      parameters,
      denied: (what) => void denied.push(what),
      changed: (change) => stream?.changed(change),
      called: options.called,
    });
    doors.push(door);
    return door;
  };
  const make = async (name: string): Promise<Lambda> => {
    const { properties } = assembly.one('AWS::Lambda::Function', `${name}Function`);
    const door = await doorOf(name, rightsOf(assembly, properties.Role));
    const lambda = lambdaOf(assembly, `${name}Function`, {
      env: { ...inLambda(assembly.region, door.url), ...options.env },
      node: options.node,
      timeout: options.timeouts?.[name],
      log: (line) => log({ function: name, ...line }),
    });
    lambdas.push(Object.assign(lambda, { name }));
    return lambda;
  };

  const operator = inLambda(assembly.region, (await doorOf('operator', () => true)).url);
  const keys = await make('Keys');
  const pair = assembly.one('Custom::KeyPair');
  known = { ...known, [pair.id]: { PublicKey: await deployKeys(keys, pair.properties) } };
  const [api, auth] = [await make('Api'), await make('Auth')];
  const [notify, clock] = [await make('Notify'), await make('Clock')];
  stream = streamOf(assembly.one('AWS::Lambda::EventSourceMapping').properties, notify.invoke, unruly);

  const schedule = assembly.one('AWS::Scheduler::Schedule').properties;
  const minutes = Number(/^rate\((\d+) minutes?\)$/.exec(schedule.ScheduleExpression)?.[1]);
  // The scheduler promises at least once, and no try again.
  const tick = async (): Promise<void> => {
    await clock.invoke({});
    if (Math.random() < unruly.again) await clock.invoke({});
  };
  const timer = setInterval(
    () => void tick().catch((error) => log({ clock: String(error) })),
    minutes * 60_000,
  );

  return {
    url: `http://localhost:${edge.port}`,
    table,
    functions: { api, auth, notify, clock, keys },
    stream,
    operator,
    denied,
    tick,
    async stop() {
      clearInterval(timer);
      await edge.close();
      await stream?.stop();
      for (const lambda of lambdas) lambda.recycle();
      await Promise.all(doors.map((door) => door.close()));
      await database.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

function named(lambdas: readonly Lambda[], name: string): Lambda {
  const found = lambdas.find((each) => each.name === name);
  if (!found) throw new Error(`${name} has not started yet`);
  return found;
}

const knownBefore = (table: string, distribution: string, port: number): Known => ({
  [table]: { Ref: tableName, Arn: tableArn(tableName), StreamArn: `${tableArn(tableName)}/stream/now` },
  [distribution]: { Ref: distribution, DomainName: `localhost:${port}` },
});

/** The environment that Lambda gives every function, and the way to the services of this machine. */
const inLambda = (region: string, door: string): Record<string, string> => ({
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: account,
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_SESSION_TOKEN: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: door,
  AWS_ENDPOINT_URL_SSM: door,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

/** Asks the function as CloudFormation does, and waits for the answer at the address that it names. */
async function deployKeys(keys: Lambda, properties: object): Promise<string> {
  let answer: { Status?: string; Reason?: string; Data?: { PublicKey: string } } = {};
  const server = createServer(async (request, response) => {
    answer = (await json(request)) as typeof answer;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await keys.invoke({
      RequestType: 'Create',
      ResponseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      StackId: 'stack',
      RequestId: 'request',
      LogicalResourceId: 'KeyPair',
      ResourceProperties: properties,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
  if (!answer.Data) throw new Error(`there are no keys: ${answer.Reason}`);
  return answer.Data.PublicKey;
}
