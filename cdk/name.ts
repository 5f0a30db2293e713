// A name of one's own: certificate and records. CloudFront takes certificates from us-east-1 alone, so that one has a
// small stack there.
import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';

/** As if the zone were the domain itself: records without a name of their own then lie at the domain. */
const zoneAt = (scope: Construct, domain: string, hostedZoneId: string): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: domain });

export class CertificateStack extends Stack {
  readonly certificate: ICertificate;

  constructor(scope: Construct, id: string, props: StackProps & { domain: string; zone: string }) {
    super(scope, id, props);
    const { domain, zone } = props;
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: domain,
      validation: CertificateValidation.fromDns(zoneAt(this, domain, zone)),
    });
  }
}

export function records(scope: Construct, domain: string, zoneId: string, to: Distribution): void {
  const zone = zoneAt(scope, domain, zoneId);
  const target = RecordTarget.fromAlias(new CloudFrontTarget(to));
  new ARecord(scope, 'Ipv4', { zone, target });
  new AaaaRecord(scope, 'Ipv6', { zone, target });
}
