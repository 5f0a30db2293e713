// A deployment on this machine for a test: synthesized for it, with the built client.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientFolder } from '../../scripts/bundle.ts';
import { type Cloud, type CloudOptions, startCloud } from '../../scripts/cloud/start.ts';
import { synthesize } from '../../scripts/cloud/synthesize.ts';

/** @param env added to the environment of every function */
export async function openCloud(
  env: Readonly<Record<string, string>> = {},
  options: Omit<CloudOptions, 'assembly' | 'env'> = {},
): Promise<Cloud> {
  const assembly = await mkdtemp(join(tmpdir(), 'lightlag-assembly-'));
  synthesize(assembly, clientFolder);
  const cloud = await startCloud({ assembly, env, ...options });
  return {
    ...cloud,
    async stop() {
      await cloud.stop();
      await rm(assembly, { recursive: true });
    },
  };
}
