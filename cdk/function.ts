// One function from its line in functions.ts: code, log, and a role that may do what the line says and nothing else.
import { join, resolve } from 'node:path';
import { AssetHashType, DockerImage, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { bundle } from './bundle.ts';
import { excuse } from './excuse.ts';
import type { FunctionSpec } from './functions.ts';

/** A function that was made, by its name and line. */
export interface Made {
  readonly name: string;
  readonly spec: FunctionSpec;
  readonly lambda: LambdaFunction;
}

export interface Surroundings {
  readonly table: TableV2;
  /** Name of the parameter that holds the pair of keys. */
  readonly vault: string;
  /** False in an account that has no concurrency to set aside. */
  readonly reserve: boolean;
  readonly env: Readonly<Record<string, string>>;
}

/** `functions/<name>.ts` as a function of the stack. Nothing wakes it yet. */
export function functionOf(
  parent: Construct,
  name: string,
  spec: FunctionSpec,
  { table, vault, reserve, env }: Surroundings,
): Made {
  const scope = new Construct(parent, `${name[0]?.toUpperCase()}${name.slice(1)}`);
  const logGroup = new LogGroup(scope, 'Log', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  for (const statement of [...tableRights(spec, table), ...keyRights(spec, scope, vault)])
    role.addToPolicy(statement);
  // Lambda names the streams of a log itself, so what it may write to is every stream of this one log.
  role.addToPolicy(
    new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    }),
  );
  const lambda = new LambdaFunction(scope, 'Function', {
    description: spec.about,
    code: codeOf(name),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: spec.memory,
    timeout: Duration.seconds(spec.timeout),
    ...(reserve && spec.atOnce !== null ? { reservedConcurrentExecutions: spec.atOnce } : {}),
    environment: {
      ...env,
      ...(spec.table.length > 0 ? { TABLE: table.tableName } : {}),
      ...(spec.keys === 'none' ? {} : { VAPID_PARAMETER: vault }),
    },
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
    applicationLogLevelV2: ApplicationLogLevel.INFO,
    // A start and an end for each request say nothing that the metrics don't.
    systemLogLevelV2: SystemLogLevel.WARN,
    tracing: Tracing.ACTIVE,
  });
  excuse(role, {
    'AwsSolutions-IAM5[Resource::*]':
      'X-Ray takes traces of an account, not of a resource; what lists streams knows no resource either.',
  });
  return { name, spec, lambda };
}

/** The table and the indexes that the line names, each by its own ARN. */
function tableRights({ table: actions, indexes }: FunctionSpec, table: TableV2): PolicyStatement[] {
  const onTable = new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn],
  });
  const onIndexes = new PolicyStatement({
    actions: ['dynamodb:Query'],
    resources: indexes.map((index) => `${table.tableArn}/index/${index}`),
  });
  return [...(actions.length > 0 ? [onTable] : []), ...(indexes.length > 0 ? [onIndexes] : [])];
}

/**
 * One parameter. It is encrypted with the account's own key for parameters, which whoever may use the parameter may use
 * through Systems Manager, so nothing needs to be said of the key.
 */
function keyRights({ keys }: FunctionSpec, scope: Construct, vault: string): PolicyStatement[] {
  if (keys === 'none') return [];
  const resource = Stack.of(scope).formatArn({
    service: 'ssm',
    resource: 'parameter',
    resourceName: vault.slice(1),
  });
  const actions = keys === 'make' ? ['ssm:GetParameter', 'ssm:PutParameter'] : ['ssm:GetParameter'];
  return [new PolicyStatement({ actions, resources: [resource] })];
}

/**
 * Bundled straight into the assembly, and named by what came out: a function is deployed anew when its own code has
 * changed, and not before. The image is what the type asks for; nothing ever runs it.
 */
function codeOf(name: string): Code {
  return Code.fromAsset(resolve(import.meta.dirname, '../functions'), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      // CDK bundles what has the same settings once; this tells one function from another.
      environment: { ENTRY: name },
      local: {
        tryBundle: (outdir) => {
          bundle(join('functions', `${name}.ts`), outdir);
          return true;
        },
      },
    },
  });
}
