// Every screen as a stranger sees it: in two languages, light and dark, on a phone and on a desk. Nothing sticks out, nothing is
// cut off, axe has no complaint. `SHOTS=folder npx vitest run test/web/screens.test.ts` also keeps a picture of each.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Page, request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages as english } from '../../shared/text/en.ts';
import { messages as chinese } from '../../shared/text/zh-Hant.ts';
import { axeFinds } from './axe.ts';
import { type Phone, phone } from './browser.ts';
import { choose, playByChance } from './player.ts';
import { overlapping, unreadable } from './readable.ts';
import { comeAboard, complaints, openTable, type Table } from './table.ts';

const shots = process.env.SHOTS;

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;
const languages = { en: english, 'zh-Hant': chinese } as const;

interface Look {
  readonly language: keyof typeof languages;
  readonly theme: 'dark' | 'light';
  readonly size: keyof typeof sizes;
  /** Whether axe looks too. */
  readonly axe?: true;
  /** Letters twice as large, as the device's settings can ask for. */
  readonly text?: '200%';
}

/** Each two of the three meet. Pictures are taken of all. */
const looks: readonly Look[] = [
  { language: 'en', theme: 'dark', size: 'phone' },
  { language: 'zh-Hant', theme: 'light', size: 'phone', axe: true },
  { language: 'zh-Hant', theme: 'dark', size: 'desk', axe: true },
  { language: 'en', theme: 'light', size: 'desk' },
  { language: 'en', theme: 'dark', size: 'phone', text: '200%' },
];
const otherLooks: readonly Look[] = [
  { language: 'en', theme: 'light', size: 'phone' },
  { language: 'zh-Hant', theme: 'dark', size: 'phone' },
  { language: 'zh-Hant', theme: 'light', size: 'desk' },
  { language: 'en', theme: 'dark', size: 'desk' },
];

let table: Table;
let held: Phone;
let page: Page;
let heard: string[];
let games: Awaited<ReturnType<typeof setTables>>;

beforeAll(async () => {
  table = await openTable();
  held = await phone({ reducedMotion: 'reduce', viewport: sizes.phone });
  page = held.context.pages()[0] ?? (await held.context.newPage());
  heard = complaints(page);
  await letters(page);
  await comeAboard(page, table.url, 'Ada');
  games = await setTables();
}, 240_000);
afterAll(async () => {
  await held?.close();
  await table?.stop();
});

/** Games of two kinds, each at another point. */
/** Gives every page the size of letters that the look asks for. */
const letters = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = localStorage.getItem('test-text') ?? '';
    });
  });

/** Six games, each at another point. */
async function setTables() {
  const open = async (seats: number, game = 'moon-colony-bloodbath', options = {}): Promise<string> => {
    const made = await page.evaluate(
      async ({ seats, game, options }) => {
        const body = JSON.stringify({ game, seats, options, access: 'link' });
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch('/api/games', { method: 'POST', headers, body })).json();
      },
      { seats, game, options },
    );
    return made.id;
  };
  const look = async (id: string) => {
    await page.goto(`${table.url}/g/${id}`);
    await page.locator('.prompt').waitFor();
  };
  const fresh = await open(1);
  await look(fresh);

  const planned = await open(1);
  await look(planned);
  await choose(page, /^Farm/);

  const late = await open(1);
  await playByChance(page, late, 24);
  await look(late);

  const told = await open(1);
  await look(told);
  await playByChance(page, told, 9);

  const finished = await open(1);
  await playByChance(page, finished);
  await look(finished).catch(() => undefined);

  const waiting = await open(4);
  const others = await open(3);
  for (const name of ['Benedikta', '小明']) await sitDown(name, others);
  await page.goto(`${table.url}/g/${others}`);
  await page.locator('.dock .button').click();
  await page.locator('.prompt.asked').waitFor();
  await playByChance(page, others, 1);

  // The column at its start and somewhere on its way; its teams are still to be taken in the third.
  const column = await open(1, 'death-angel', { 'team-assignment': 'random' });
  const way = await open(1, 'death-angel', { 'team-assignment': 'random' });
  await look(way);
  await playByChance(page, way, 14);
  const squads = await open(1, 'death-angel');

  // The moon before the first turn, and when the rival has been there for a while.
  const moon = await open(1, 'lunar-ark', { firstGame: true });
  const drive = await open(1, 'lunar-ark', { firstGame: true });
  const dusk = await open(1, 'lunar-ark', { factions: true });
  await playByChance(page, dusk, 60);
  // To the Moon: before an expert is played, at the pad, at an event, in flight, after the decade.
  const flying = async (commits?: number) => {
    const id = await open(1, 'space-missions');
    await playByChance(page, id, commits, ['fuel-two', '"mission":"mission-', '"do":"pass"']);
    return id;
  };
  const missions = {
    control: await flying(1),
    pad: await flying(9),
    event: await flying(10),
    flight: await flying(11),
    decade: await flying(),
  };

  // Two pilots under the scrolling sky: before the first Sensor, and in a turn some rounds later.
  const sky = await open(2, 'kembles-cascade');
  const turn = await open(2, 'kembles-cascade');
  for (const id of [sky, turn]) {
    const guest = await sitDown('Cleo', id);
    await page.goto(`${table.url}/g/${id}`);
    await page.locator('.dock .button').click();
    await page.locator('.prompt.asked').waitFor();
    if (id === turn) await flyOn(id, guest);
  }
  return {
    ...missions,
    moon,
    drive,
    dusk,
    fresh,
    planned,
    late,
    told,
    finished,
    waiting,
    others,
    column,
    way,
    squads,
    sky,
    turn,
  };
}

/** Both pilots play what is offered, first this and then that, until Ada flies in the third round or later. */
async function flyOn(id: string, guest: APIRequestContext): Promise<void> {
  const path = `${table.url}/api/games/${id}`;
  const headers = { Origin: table.url };
  for (let i = 0; i < 200; i++) {
    for (const pilot of [guest, page.request]) {
      const { legal, ply, view } = await (await pilot.get(path, { headers })).json();
      const moves = legal.filter((move: { do: string }) => move.do !== '@reopen');
      if (moves.length === 0) continue;
      const flies = moves.some((move: { do: string }) => move.do === 'move');
      if (pilot === page.request && flies && view.table.board.round > 2) return;
      const data = { id: crypto.randomUUID(), ply, moves: [moves[i % moves.length]] };
      await pilot.post(`${path}/commits`, { headers, data });
    }
  }
}

/** Somebody else takes a seat, by an invitation. */
async function sitDown(name: string, id: string): Promise<APIRequestContext> {
  const { token } = await page.evaluate(async (id) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ kind: 'open' });
    return (await fetch(`/api/games/${id}/invites`, { method: 'POST', headers, body })).json();
  }, id);
  const guest = await request.newContext({
    baseURL: table.url,
    extraHTTPHeaders: { Origin: table.url },
  });
  for (const [path, data] of [
    ['/api/players', { name, language: 'en' }],
    [`/api/games/${id}/seats`, { invite: token }],
  ] as const)
    expect((await guest.post(path, { data })).ok()).toBe(true);
  return guest;
}

type Screen = readonly [name: string, show: (words: typeof english) => Promise<void>];

const go = async (path: string, there: string) => {
  await page.goto(table.url + path);
  await page.locator(there).first().waitFor();
};
const sheet = async (opener: ReturnType<Page['locator']>) => {
  await opener.click();
  await page.getByRole('dialog').waitFor();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

const screens: readonly Screen[] = [
  ['home', () => go('/', '.game-card')],
  ['new', () => go('/new', '.segments + .hint')],
  ['waiting', () => go(`/g/${games.waiting}`, '.seat-list')],
  ['my-turn', () => go(`/g/${games.fresh}`, '.prompt.asked')],
  [
    'late',
    async () => {
      await go(`/g/${games.late}`, '.foot .prompt');
    },
  ],
  ['card', async () => sheet(page.locator('button.advert'))],
  ['planning', () => go(`/g/${games.planned}`, '.commit')],
  [
    'moves',
    async (words) => {
      await go(`/g/${games.fresh}`, '.prompt.asked');
      await sheet(button(words.play.moves));
    },
  ],
  ['story', () => go(`/g/${games.told}`, '.story')],
  ['not-my-turn', () => go(`/g/${games.others}`, '.foot .prompt')],
  ['neighbour', () => sheet(page.locator('.seat-button').first())],
  [
    'menu',
    async (words) => {
      await page.keyboard.press('Escape');
      await sheet(button(words.common.menu));
    },
  ],
  [
    'orders',
    async (words) => {
      await button(words.play.orders).click();
      await page.getByRole('dialog', { name: words.play.orders }).waitFor();
    },
  ],
  ['squads', () => go(`/g/${games.squads}`, '.squad.glow')],
  ['column', () => go(`/g/${games.column}`, '.row-of')],
  ['swarm', async () => sheet(page.locator('button.swarm').first())],
  ['column-story', () => go(`/g/${games.way}`, '.row-of')],
  ['control', () => go(`/g/${games.control}`, '.sm .console.hand.asked')],
  [
    'mission',
    async () => {
      await page.locator('.badge-of').nth(2).click();
      await page.locator('.mission-sheet').waitFor();
    },
  ],
  [
    'flight-orders',
    async (words) => {
      await sheet(button(words.common.menu));
      await button(words.play.orders).click();
      await page.getByRole('dialog', { name: words.play.orders }).waitFor();
    },
  ],
  ['pad', () => go(`/g/${games.pad}`, '.sm .console.pad.asked')],
  ['event', () => go(`/g/${games.event}`, '.sm .console.event.asked')],
  ['flight', () => go(`/g/${games.flight}`, '.sm .console.flight.asked')],
  [
    'archive',
    async () => {
      await go(`/g/${games.decade}`, '.ending');
      const drawers = await page.locator('.sm summary').all();
      for (const drawer of drawers) await drawer.click();
    },
  ],
  ['dusk', () => go(`/g/${games.dusk}`, '.la .scores')],
  ['moon', () => go(`/g/${games.moon}`, '.la .actions')],
  [
    'construct',
    async () => {
      await page.locator('.la .action').nth(3).click();
      await page.locator('.la .opened .answer').first().waitFor();
    },
  ],
  [
    'rover',
    async () => {
      await go(`/g/${games.drive}`, '.foot .prompt.asked');
      await unplanned();
      await page.locator('.la .action').first().click();
      await page.locator('.la .opened .answer').first().click();
      await page.locator('.la .cell.glow').first().waitFor();
    },
  ],
  [
    'visit',
    async () => {
      await page.locator('.la .cell.glow').first().click();
      await page.locator('.la .crew-at-work').waitFor();
    },
  ],
  ['terrain', async () => sheet(page.locator('.la button.cell').first())],
  ['sky', () => go(`/g/${games.sky}`, '.sensors.asked')],
  [
    'sky-turn',
    async () => {
      await go(`/g/${games.turn}`, '.chips .chip, .kc-board .cell.way, .story');
      await unplanned();
      await page.locator('.kc-board .cell.way, .story').first().waitFor();
    },
  ],
  [
    'sky-planned',
    async () => {
      // The first time there is a story to hear.
      await page
        .locator('.story .button.plain')
        .last()
        .click({ timeout: 500 })
        .catch(() => undefined);
      await page.locator('.kc-board .cell.way').first().click();
      await page.locator('.commit').waitFor();
    },
  ],
  [
    'looking-back',
    async (words) => {
      await go(`/g/${games.late}`, '.foot .prompt');
      await sheet(button(words.common.menu));
      await button(words.play.lookBack).click();
      await page.locator('.prompt.back').waitFor();
    },
  ],
  [
    'log',
    async (words) => {
      await go(`/g/${games.late}`, '.foot .prompt');
      // On a desk it stands beside the board.
      if (await button(words.play.log).isVisible()) await sheet(button(words.play.log));
    },
  ],
  ['end', () => go(`/g/${games.finished}`, '.ending')],
  ['rules', () => go('/rules/moon-colony-bloodbath', '.prose')],
  [
    'cards',
    async (words) => {
      await page.getByRole('radio', { name: words.rules.cards }).check();
      await page.locator('.card-names').first().waitFor();
    },
  ],
  ['settings', () => go('/settings', '#my-name')],
  ['account', () => go('/account', '.keyring')],
  [
    'account-open',
    async () => {
      await page.locator('.link-device > button').click();
      await page.locator('.recovery > button').click();
      // There are codes already, from another look.
      const sure = page.locator('.recovery .panel .danger');
      await page.locator('.secret-codes').or(sure).waitFor();
      if (await sure.isVisible()) await sure.click();
      await page.locator('.secret-codes').waitFor();
      await page.locator('.qr').waitFor();
    },
  ],
  ['sign-in', () => go('/sign-in', '#code')],
  ['about', () => go('/about', '.prose')],
  ['not-found', () => go('/nowhere', '.empty')],
  ['no-invitation', () => go('/i/nobody-knows-it', '.empty')],
  [
    'offline-home',
    async () => {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await held.context.setOffline(true);
      await go('/', '.game-card');
    },
  ],
  [
    'offline',
    async () => {
      await go(`/g/${games.fresh}`, '.age');
    },
  ],
];

/** A plan of the look before is taken back whole. */
async function unplanned(): Promise<void> {
  const [first] = await page.locator('.chips .chip').all();
  await first?.click();
}

/** Takes on another look. */
async function put({ language, theme, size, text }: Look, page: Page): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.evaluate(
    ([language, theme, text]) => {
      localStorage.setItem('test-text', text);
      localStorage.setItem('lightlag.language', language);
      localStorage.setItem('lightlag.theme', theme);
    },
    [language, theme, text ?? ''] as const,
  );
}

/** Not tried yet with letters twice as large. */
const notFitted = new Set(['sky', 'sky-turn', 'sky-planned']);

/** Screens that axe looks at: it takes longer than all the rest, and has seen those of the shell in shell.test.ts. */
const seenByAxe = new Set([
  'welcome',
  'new',
  'waiting',
  'late',
  'card',
  'planning',
  'story',
  'not-my-turn',
  'squads',
  'column',
  'swarm',
  'column-story',
  'dusk',
  'sky',
  'sky-turn',
  'sky-planned',
  'moon',
  'construct',
  'rover',
  'visit',
  'terrain',
  'neighbour',
  'orders',
  'account',
  'account-open',
  'sign-in',
  'cards',
  'end',
  'offline',
]);

/** What is wrong with what is shown now. */
async function inspect(page: Page, name: string, look: Look): Promise<string[]> {
  // What is still on its way to its place is not yet where it is read.
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  if (shots) {
    mkdirSync(shots, { recursive: true });
    const { language, theme, size, text = '' } = look;
    const path = join(shots, `${name}.${size}.${language}.${theme}${text && '.large'}.png`);
    await page.screenshot({ path, animations: 'disabled' });
  }
  const wrong = (await unreadable(page)).map((what) => `${name}: ${what}`);
  if (look.text)
    wrong.push(...(await overlapping(page)).map((what) => `${name}: on top of each other: ${what}`));
  if (!look.axe || !seenByAxe.has(name)) return wrong;
  return [...wrong, ...(await axeFinds(page)).map((what) => `${name}: ${what}`)];
}

describe.each(shots ? [...looks, ...otherLooks] : looks)('$language, $theme, $size $text', (look) => {
  it('the first visit can be read', async () => {
    const stranger = await phone({ reducedMotion: 'reduce' });
    try {
      const first = stranger.context.pages()[0] ?? (await stranger.context.newPage());
      await letters(first);
      await first.goto(table.url);
      await put(look, first);
      await first.reload();
      await first.locator('#name').waitFor();
      expect(await inspect(first, 'welcome', look)).toEqual([]);
    } finally {
      await stranger.close();
    }
  });

  it('all screens can be read', { timeout: 400_000 }, async () => {
    await put(look, page);
    const wrong: string[] = [];
    try {
      for (const [name, show] of screens) {
        if (look.text && notFitted.has(name)) continue;
        await show(languages[look.language]);
        wrong.push(...(await inspect(page, name, look)));
      }
    } finally {
      await held.context.setOffline(false);
    }
    expect(wrong).toEqual([]);
    expect(heard).toEqual([]);
  });
});

it('what is cut off, spills, makes the page too wide or covers another does not escape the eye above', async () => {
  await page.setViewportSize(sizes.phone);
  await go('/about', '.prose');
  expect(await unreadable(page)).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p id="cut"><span>cut off text</span></p><button id="small">spilling</button><p id="wide">far out</p>`,
    );
    const style = (id: string, styles: Partial<CSSStyleDeclaration>) =>
      Object.assign(document.getElementById(id)?.style ?? {}, styles);
    style('cut', { overflow: 'hidden', blockSize: '6px' });
    style('small', { inlineSize: '20px', padding: '0', whiteSpace: 'nowrap' });
    style('wide', { inlineSize: '900px', textAlign: 'right' });
  });
  const seen = (await unreadable(page)).map((what) => what.split(':')[0]);
  expect(seen).toContain('cut off');
  expect(seen).toContain('spills');
  expect(seen).toContain('outside');
  expect(seen.some((what) => what?.endsWith('px too wide'))).toBe(true);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button>under</button><button id="over">over</button>');
    Object.assign(document.getElementById('over')?.style ?? {}, { marginBlockStart: '-1rem' });
  });
  expect(await overlapping(page)).toContain('under / over');
});
