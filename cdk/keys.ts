// The keys that messages are signed with (RFC 8292). They are made by a function of ours during the first deployment, and
// kept in an encrypted parameter. Neither template nor log ever holds the private one.
import { CustomResource, Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { functionOf, type Made, type Surroundings } from './function.ts';
import type { FunctionSpec } from './functions.ts';

const maker: FunctionSpec = {
  about: 'Makes the keys that messages are signed with, once',
  wokenBy: { deployment: true },
  memory: 256,
  timeout: 30,
  atOnce: null,
  table: [],
  indexes: [],
  keys: 'make',
};

/**
 * @param generation a word that was never used before asks for a new pair; an empty one keeps the pair that is there
 * @returns the function that makes them, and the public key, known once the deployment has asked for it
 */
export function keyPair(
  scope: Construct,
  surroundings: Surroundings,
  generation: string,
): { readonly made: Made; readonly publicKey: string } {
  const made = functionOf(scope, 'keys', maker, surroundings);
  const pair = new CustomResource(scope, 'KeyPair', {
    resourceType: 'Custom::KeyPair',
    serviceToken: made.lambda.functionArn,
    serviceTimeout: Duration.minutes(2),
    properties: { Generation: generation },
  });
  // Its rights must stand before it is asked.
  pair.node.addDependency(made.lambda);
  return { made, publicKey: pair.getAttString('PublicKey') };
}
