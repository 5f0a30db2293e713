// The stacks of a deployment: one, and a small one for the certificate where the site has a name of its own.
import type { App, Environment } from 'aws-cdk-lib';
import { CertificateStack } from './name.ts';
import { type Settings, settingsOf } from './settings.ts';
import { LightlagStack } from './stack.ts';

/**
 * Account and region are those of the credentials that deploy; without any the stack stands for every account.
 *
 * @param client folder of the built client
 */
export function lightlag(app: App, client: string): LightlagStack {
  const settings = settingsOf(app.node);
  const { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region } = process.env;
  const env = { ...(account ? { account } : {}), ...(region ? { region } : {}) };
  const own = certificateFor(app, settings, env);
  return new LightlagStack(app, 'Lightlag', {
    env,
    crossRegionReferences: own !== null,
    settings,
    certificate: own?.certificate ?? null,
    client,
  });
}

function certificateFor(
  app: App,
  { domain, zone, certificate }: Settings,
  env: Environment,
): CertificateStack | null {
  if (domain === null || zone === null || certificate !== null) return null;
  if (env.region === undefined) throw new Error('a domain needs to know the region: set AWS_REGION');
  return new CertificateStack(app, 'LightlagCertificate', {
    description: "Lightlag: the certificate of the site's own name",
    env: { ...env, region: 'us-east-1' },
    crossRegionReferences: true,
    domain,
    zone,
  });
}
