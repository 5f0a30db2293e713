// The API as a deployment in AWS has it, from the function's environment.
import type { Context } from 'hono';
import { getConnInfo } from 'hono/aws-lambda';
import { usualLimits } from './limits.ts';
import type { Site } from './site.ts';

/** From `SITE_URL`, `VAPID_PUBLIC_KEY` and `VERSION`. Throws if the first is missing or unusable. */
export function deployedSite(env: Readonly<Record<string, string | undefined>>): Site {
  const { SITE_URL, VAPID_PUBLIC_KEY, VERSION } = env;
  if (!SITE_URL || !URL.canParse(SITE_URL))
    throw new Error('SITE_URL is not set: it is where players reach the site');
  const { origin, protocol } = new URL(SITE_URL);
  return {
    isOurs: (page) => page === origin,
    https: protocol === 'https:',
    addressOf: viewerAddress,
    limits: usualLimits,
    pushKey: VAPID_PUBLIC_KEY ?? null,
    version: VERSION ?? 'unknown',
    // As an object: Lambda writes it as JSON, with its own request id beside ours.
    log: (line) => console.log(line),
  };
}

/**
 * What CloudFront says of the viewer, `address:port`, where its origin request policy passes that on; else the other end of the
 * connection, which is CloudFront itself. Who goes around CloudFront can put anything there: no more than a limit hangs on it.
 */
function viewerAddress(c: Context): string {
  const viewer = c.req.header('CloudFront-Viewer-Address');
  return viewer?.slice(0, viewer.lastIndexOf(':')) ?? getConnInfo(c).remote.address ?? 'unknown';
}
