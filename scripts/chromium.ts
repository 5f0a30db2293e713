// What the tests need of the system: where it is, and how to get it on Debian and its kin. Launching the browser is test/web's part.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that `CHROMIUM` names, or an installed one; undefined when there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env;
  return CHROMIUM ?? usual.find((path) => existsSync(path));
}

/**
 * Makes sure that there is a browser, and what the tests need beside it, installing Debian's packages that are missing.
 *
 * @returns the path of the browser's executable
 * @throws Error with what to do, when they can't be installed from here
 */
export function ensureChromium(): string {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && !existsSync(CHROMIUM))
    throw new Error(`CHROMIUM names ${CHROMIUM}, which is not there`);
  const missing = missingPackages();
  if (missing.length > 0) install(missing);
  const found = findChromium();
  if (found === undefined)
    throw new Error(`chromium was installed, but is at none of ${usual.join(', ')}; set CHROMIUM`);
  return found;
}

/** A browser that was named by hand comes with the fonts that its owner wants. */
function missingPackages(): string[] {
  const needed = [
    { name: 'chromium', there: findChromium() !== undefined },
    // Without them 中文 is boxes, and screenshots and widths are wrong.
    { name: 'fonts-noto-cjk', there: process.env.CHROMIUM !== undefined || existsSync(cjkFonts) },
    // Makes the certificate of the push service that the tests put up.
    { name: 'openssl', there: runs('openssl', 'version') },
  ];
  return needed.flatMap(({ name, there }) => (there ? [] : [name]));
}

const cjkFonts = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

const runs = (...[command, ...args]: [string, ...string[]]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function install(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    console.log(`$ ${[command, ...rest].join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'], env });
  };
  try {
    apt('-q', 'update');
    apt('-q', 'install', '-y', '--no-install-recommends', ...packages);
  } catch (cause) {
    const wanted = `The tests need ${packages.join(', ')}, and apt-get could not install them from here.`;
    throw new Error(`${wanted} Install them by hand, or set CHROMIUM to the path of a Chromium or Chrome.`, {
      cause,
    });
  }
}
