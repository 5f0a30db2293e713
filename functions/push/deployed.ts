// The notifier as a function in AWS has it, made once for each instance.
import { shelf } from '../../shared/games/index.ts';
import { platformOf, themeNames } from '../games/platform.ts';
import { openTable } from '../store/table.ts';
import { notifierOn } from './environment.ts';
import type { Notifier } from './ring.ts';
import { openVault, readPair } from './vault.ts';

/**
 * From `TABLE`, `SITE_URL`, `THEME_NAMES`, the keys in the parameter that `VAPID_PARAMETER` names, and what environment.ts
 * reads. Rejects if one of them is missing or unusable.
 */
export async function deployedNotifier(env: Readonly<Record<string, string | undefined>>): Promise<Notifier> {
  const pair = await readPair(openVault(env));
  if (!pair) throw new Error('there are no keys yet: the deployment makes them');
  const { SITE_URL: site } = env;
  return notifierOn(platformOf(openTable(env), shelf, themeNames(env)), pair, {
    env,
    site: site ? new URL(site) : null,
    // As an object: Lambda writes it as JSON, with the request's id beside it.
    log: (line) => console.log(line),
  });
}
