// The headers that every answer carries, wherever it is served from: the local server sets them itself (functions/http/
// security.ts), in AWS CloudFront does (cdk/site.ts).

/**
 * Nothing is allowed but our own files: no inline script or style, no frame around us, no form to elsewhere. `data:` is
 * for the small pictures inside style sheets.
 */
const contentSecurity = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
} as const;

/** Names in lower case. */
export const securityHeaders = {
  'content-security-policy': Object.entries(contentSecurity)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/** Seconds for which a browser that has met the site over HTTPS asks for it no other way. */
export const strictTransportSeconds = 365 * 24 * 60 * 60;

/** Only where the site is reached by HTTPS: without it nobody could come back. */
export const strictTransport = `max-age=${strictTransportSeconds}; includeSubDomains`;
