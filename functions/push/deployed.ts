// The notifier as a function in AWS has it, made once for each instance.
import { shelf } from '../../shared/games/index.ts';
import { platformOf, themeNames } from '../games/platform.ts';
import { openTable } from '../store/table.ts';
import { notifierOn } from './environment.ts';
import type { Notifier } from './ring.ts';

/**
 * From `TABLE`, `VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY`, `SITE_URL`, `THEME_NAMES`, and what environment.ts reads. Throws if one of them is
 * missing or unusable.
 */
export function deployedNotifier(env: Readonly<Record<string, string | undefined>>): Notifier {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SITE_URL: site } = env;
  if (!publicKey || !privateKey) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set');
  return notifierOn(
    platformOf(openTable(env), shelf, themeNames(env)),
    { publicKey, privateKey },
    { env, site: site ? new URL(site) : null, log: (line) => console.log(JSON.stringify(line)) },
  );
}
