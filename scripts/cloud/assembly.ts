// The synthesized assembly as it is on disk, read for what this machine needs to run it: nothing here knows the stack's
// source. Values that only a deployment knows (names, ARNs) are made up once, so that rights and requests agree on them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: a template has whatever shape the service of the resource wants.
type Json = any;

export interface Resource {
  readonly id: string;
  readonly type: string;
  /** Resolved: strings in the place of references. */
  readonly properties: Json;
}

export interface Assembly {
  readonly region: string;
  /** The resources of a type. */
  of(type: string): Resource[];
  /** The only resource of a type whose id begins with a name. Throws if there is none. */
  one(type: string, name?: string): Resource;
  /** Where an asset's files lie, by its key in the bucket of assets. */
  folderOf(key: string): string;
}

/** What a deployment would know: by logical id, then attribute; `Ref` is what a reference gives. */
export type Known = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const account = '000000000000';
const region = 'us-east-1';

/**
 * Reads `Lightlag.template.json` of a folder that `cdk synth` has written.
 *
 * @param known is asked at each reading, so that it may grow: the public key is known only once the keys are made
 */
export function readAssembly(out: string, known: () => Known): Assembly {
  const template: Json = JSON.parse(readFileSync(join(out, 'Lightlag.template.json'), 'utf8'));
  const assets: Json = JSON.parse(readFileSync(join(out, 'Lightlag.assets.json'), 'utf8'));
  const entries = Object.entries<Json>(template.Resources);
  const types = new Map(entries.map(([id, { Type }]) => [id, String(Type)]));

  const ref = (id: string): string =>
    ({
      'AWS::Partition': 'aws',
      'AWS::Region': region,
      'AWS::AccountId': account,
      'AWS::URLSuffix': 'amazonaws.com',
    })[id] ??
    known()[id]?.Ref ??
    id;
  const attribute = (id: string, name: string): string =>
    known()[id]?.[name] ?? (name === 'Arn' ? arnOf(types.get(id) ?? '', ref(id)) : `${id}.${name}`);

  const resolve = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const [[key, given] = ['', null], ...others] = Object.entries<Json>(value);
    if (others.length === 0 && key === 'Ref') return ref(given);
    if (others.length === 0 && key === 'Fn::GetAtt') return attribute(given[0], given[1]);
    if (others.length === 0 && key === 'Fn::Join') return resolve(given[1]).join(given[0]);
    if (others.length === 0 && key === 'Fn::Select') return resolve(given[1])[given[0]];
    if (others.length === 0 && key === 'Fn::Split') return resolve(given[1]).split(given[0]);
    if (others.length === 0 && key === 'Fn::Sub')
      return String(given).replace(/\$\{([^}]+)\}/g, (_, name) => ref(name));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]));
  };

  const of = (type: string): Resource[] =>
    entries
      .filter(([, { Type }]) => Type === type)
      .map(([id, { Type, Properties }]) => ({ id, type: Type, properties: resolve(Properties) }));

  return {
    region,
    of,
    one(type, name = '') {
      const found = of(type).find(({ id }) => id.startsWith(name));
      if (!found) throw new Error(`the assembly has no ${type} ${name}`);
      return found;
    },
    folderOf(key) {
      const { source } = assets.files[key.replace(/\.zip$/, '')] ?? {};
      if (!source) throw new Error(`the assembly has no asset ${key}`);
      return join(out, source.path);
    },
  };
}

function arnOf(type: string, name: string): string {
  const [, service = '', kind = ''] = type.split('::');
  if (type === 'AWS::DynamoDB::GlobalTable') return tableArn(name);
  return `arn:aws:${service.toLowerCase()}:${region}:${account}:${kind.toLowerCase()}/${name}`;
}

export const tableArn = (name: string): string => `arn:aws:dynamodb:${region}:${account}:table/${name}`;

export const parameterArn = (name: string): string => `arn:aws:ssm:${region}:${account}:parameter${name}`;
