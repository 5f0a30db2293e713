// The assembly, written without the CLI: what `cdk synth` writes, in a quarter of the time.
import { App } from 'aws-cdk-lib';
import { lightlag } from '../../cdk/lightlag.ts';

/** @param client folder of the built client */
export function synthesize(outdir: string, client: string): void {
  const app = new App({ outdir });
  lightlag(app, client);
  app.synth();
}
