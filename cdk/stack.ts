// What Lightlag is made of in AWS, each part in a file of its own. What can be told to it is in settings.ts.
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import manifest from '../package.json' with { type: 'json' };
import { functionOf } from './function.ts';
import { functions } from './functions.ts';
import { httpApi } from './http.ts';
import { keyPair } from './keys.ts';
import { records } from './name.ts';
import type { Settings } from './settings.ts';
import { type Name, site } from './site.ts';
import { table as newTable } from './table.ts';
import { failedOf, onHeads, onRequests, onTime } from './triggers.ts';
import { upload } from './upload.ts';
import { watch } from './watch.ts';

export interface LightlagProps extends StackProps {
  readonly settings: Settings;
  /** The certificate that was made for the site's own name; null if none was. */
  readonly certificate: ICertificate | null;
  /** Folder of the built client. */
  readonly client: string;
}

export class LightlagStack extends Stack {
  constructor(scope: Construct, id: string, props: LightlagProps) {
    super(scope, id, {
      description: 'Lightlag: board games over days',
      terminationProtection: true,
      ...props,
    });
    const { settings, client } = props;
    const { domain, zone, reserve, contact, names, email, budget } = settings;

    const table = newTable(this);
    const api = httpApi(this);
    const front = site(this, api, nameOf(this, props));
    const url = `https://${domain ?? front.distribution.distributionDomainName}`;
    if (domain !== null && zone !== null) records(this, domain, zone, front.distribution);

    const common = { table, vault: `/${this.stackName}/vapid`, reserve };
    const keys = keyPair(this, { ...common, env: {} }, settings.rotateKeys);
    const env = {
      SITE_URL: url,
      VERSION: manifest.version,
      THEME_NAMES: names,
      // For the API to tell; and when it changes, those that still sign with an older pair are started anew.
      VAPID_PUBLIC_KEY: keys.publicKey,
      ...(contact === null ? {} : { PUSH_CONTACT: contact }),
    };
    const made = Object.entries(functions).map(([name, spec]) =>
      functionOf(this, name, spec, { ...common, env }),
    );
    const failed = failedOf(this);
    for (const { spec, lambda } of made) {
      const { wokenBy } = spec;
      if ('http' in wokenBy) onRequests(api, wokenBy.http, lambda);
      if ('stream' in wokenBy) onHeads(this, table, failed, lambda);
      if ('everyMinutes' in wokenBy) onTime(this, wokenBy.everyMinutes, lambda);
    }

    upload(this, front, client);
    watch(this, { made: [...made, keys.made], api, table, failed, email, budget });
    new CfnOutput(this, 'Url', { value: url, description: 'Where players reach the site' });
    new CfnOutput(this, 'TableName', { value: table.tableName, description: 'For backup and restore' });
  }
}

function nameOf(scope: Construct, { settings, certificate: made }: LightlagProps): Name | null {
  const { domain, certificate: arn } = settings;
  const certificate = arn === null ? made : Certificate.fromCertificateArn(scope, 'Certificate', arn);
  return domain === null || certificate === null ? null : { domain, certificate };
}
