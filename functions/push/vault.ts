// The keys of a deployment in AWS: one encrypted parameter of Systems Manager, made by the deployment itself (../keys.ts).
// It is the only place where the private key is ever written.
import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import * as v from 'valibot';
import webPush from 'web-push';

/** `generation` is the word by which a new pair was asked for; empty for the first. */
const Pair = v.object({ publicKey: v.string(), privateKey: v.string(), generation: v.string() });

export type Pair = v.InferOutput<typeof Pair>;

/** A parameter by its name. */
export interface Vault {
  readonly ssm: SSMClient;
  readonly name: string;
}

/** The parameter that `VAPID_PARAMETER` names. */
export function openVault(env: Readonly<Record<string, string | undefined>>): Vault {
  const { VAPID_PARAMETER: name } = env;
  if (!name) throw new Error('VAPID_PARAMETER is not set: it names the parameter with the keys');
  return { ssm: new SSMClient({}), name };
}

/** Null if there are none yet. Throws without a word of its content if the parameter holds anything else. */
export async function readPair({ ssm, name }: Vault): Promise<Pair | null> {
  try {
    const { Parameter } = await ssm.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), Pair), Parameter?.Value);
    if (!success) throw new Error(`the parameter ${name} does not hold a pair of keys`);
    return output;
  } catch (error) {
    if (error instanceof ParameterNotFound) return null;
    throw error;
  }
}

/**
 * The pair of a deployment: made when there is none, and made anew when another generation is asked for. An empty
 * generation takes the pair that is there, so that a deployment which asks for nothing changes nothing.
 */
export async function pairOf(vault: Vault, generation: string): Promise<Pair> {
  const known = await readPair(vault);
  if (known && (generation === '' || generation === known.generation)) return known;
  const pair = { ...webPush.generateVAPIDKeys(), generation };
  await writePair(vault, pair);
  return pair;
}

/** Puts a pair in the place of the one that is there. Functions that have started keep the one that they know. */
export async function writePair({ ssm, name }: Vault, pair: Pair): Promise<void> {
  const parameter = {
    Name: name,
    Value: JSON.stringify(pair),
    Type: 'SecureString',
    Overwrite: true,
  } as const;
  await ssm.send(new PutParameterCommand(parameter));
}
