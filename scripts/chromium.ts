// Where the browser for the browser tests is, and how to get it on Debian and its kin. Launching it is test/web's part.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Without these, 中文 is boxes, and screenshots and widths are wrong. */
const cjkFonts = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** The browser that `CHROMIUM` names, or an installed one; undefined when there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env;
  return CHROMIUM ?? usual.find((path) => existsSync(path));
}

/**
 * Makes sure that there is a browser, installing Debian's packages when it is missing.
 *
 * @returns the path of its executable
 * @throws Error with what to do, when it can't be installed from here
 */
export function ensureChromium(): string {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && !existsSync(CHROMIUM))
    throw new Error(`CHROMIUM names ${CHROMIUM}, which is not there`);
  if (findChromium() === undefined || (CHROMIUM === undefined && !existsSync(cjkFonts))) install();
  const found = findChromium();
  if (found === undefined)
    throw new Error(`chromium was installed, but is at none of ${usual.join(', ')}; set CHROMIUM`);
  return found;
}

function install(): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    console.log(`$ ${[command, ...rest].join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'], env });
  };
  try {
    apt('-q', 'update');
    apt('-q', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
  } catch (cause) {
    const wanted =
      'The browser tests need chromium and fonts-noto-cjk, and apt-get could not install them from here.';
    throw new Error(`${wanted} Install them by hand, or set CHROMIUM to the path of a Chromium or Chrome.`, {
      cause,
    });
  }
}
