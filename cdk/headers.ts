// The headers of shared/headers.ts as CloudFront wants them: some by its own names, the others one by one.
import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { securityHeaders, strictTransportSeconds } from '../shared/headers.ts';

export function headersPolicy(scope: Construct): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': _nosniff,
    'x-frame-options': _deny,
    'x-xss-protection': _off,
    'referrer-policy': _sameOrigin,
    ...others
  } = securityHeaders;
  const override = true;
  return new ResponseHeadersPolicy(scope, 'Headers', {
    comment: 'Only what is ours, only as it is',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(strictTransportSeconds),
        includeSubdomains: true,
        override,
      },
      xssProtection: { protection: false, override },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
    },
  });
}
