// For whom a passkey is made: the site by its name. What the guard has let through as an origin of ours says which one.
import { isIP } from 'node:net';

export interface RelyingParty {
  /** The host's name: a passkey made for it is of no use to any other site. */
  readonly id: string;
  /** What the browser may call the page that asks. */
  readonly origins: string[];
}

/** Null where browsers give no passkeys: to an address in numbers, and without HTTPS, but for localhost. */
export function relyingParty(origin: string | undefined): RelyingParty | null {
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { hostname: id, protocol, host } = new URL(origin);
  if (id === 'localhost') return { id, origins: [`http://${host}`, `https://${host}`] };
  const isName = isIP(id.replace(/^\[|\]$/g, '')) === 0;
  return isName && protocol === 'https:' ? { id, origins: [origin] } : null;
}
