// Every route, as everybody who has no business there. The list of routes is the app's own, so a route that is added
// without saying here who may use it fails.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dump, lineOf } from '../../../functions/local/dump.ts';
import type { GameView, ProblemCode } from '../../../shared/wire.ts';
import { type Caller, commitOf } from './caller.ts';
import { running, type World, world } from './world.ts';

/** `nobody` has no session; a `stranger` has one, and no seat here; `other` sits in the game, but not in this place;
 *  a `spectator` is a stranger who knows the id of a game that may be watched. */
const visitors = ['nobody', 'stranger', 'spectator', 'other'] as const;
type Visitor = (typeof visitors)[number];

/** What a visitor gets: a refusal, or leave to pass. */
type Fate = ProblemCode | 'passes';

interface Expectation {
  /** Made from the game that is asked for, as its host sees it. */
  readonly body?: (game: GameView) => unknown;
  readonly fates: Readonly<Record<Visitor, Fate>>;
}

const all = (fate: Fate) => ({ nobody: fate, stranger: fate, spectator: fate, other: fate });
/** One's own things: whoever has a session may, and touches nobody else's. */
const own = { ...all('passes'), nobody: 'signed-out' } as const;

/** The game is private for the stranger, public for the spectator; `other` asks for what is the host's, or another's. */
const routes: Readonly<Record<string, Expectation>> = {
  'GET /api/config': { fates: all('passes') },
  'POST /api/players': { body: () => ({ name: 'Eve', language: 'en' }), fates: all('passes') },
  'GET /api/me': { fates: own },
  'PATCH /api/me': { body: () => ({ name: 'Eve' }), fates: own },
  'POST /api/me/sign-out': { fates: all('passes') },
  'GET /api/auth/account': { fates: own },
  'POST /api/auth/sign-in/code': {
    body: () => ({ code: 'ABCD-EFGH-JKMN' }),
    fates: all('not-accepted'),
  },
  'POST /api/auth/sign-in/passkey/challenge': { fates: all('passes') },
  'POST /api/auth/sign-in/passkey': {
    body: () => ({
      ...answered,
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
    }),
    fates: all('not-accepted'),
  },
  'POST /api/auth/passkeys/challenge': { fates: own },
  'POST /api/auth/passkeys': {
    body: () => ({
      name: 'Phone',
      answer: { ...answered, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } },
    }),
    fates: { ...all('not-accepted'), nobody: 'signed-out' },
  },
  'PATCH /api/auth/passkeys/:passkey': {
    body: () => ({ name: 'Mine' }),
    fates: { ...all('not-found'), nobody: 'signed-out' },
  },
  // Nobody's passkey but one's own: see passkeys.test.ts.
  'DELETE /api/auth/passkeys/:passkey': { fates: own },
  'POST /api/auth/links': { fates: own },
  'GET /api/auth/export': { fates: own },
  // It takes the own name, which is not Ada: see farewell.test.ts.
  'DELETE /api/auth/account': {
    body: () => ({ name: 'Ada' }),
    fates: { ...all('not-confirmed'), nobody: 'signed-out' },
  },
  'POST /api/auth/codes': { fates: own },
  // Nobody's session but one's own: see account.test.ts.
  'DELETE /api/auth/sessions': { fates: own },
  'DELETE /api/auth/sessions/:session': { fates: own },
  'GET /api/games': { fates: own },
  'POST /api/games': {
    body: () => ({ game: 'tiny', seats: 2, options: {}, access: 'private' }),
    fates: own,
  },
  'GET /api/games/:id': {
    fates: { nobody: 'not-found', stranger: 'not-found', spectator: 'passes', other: 'passes' },
  },
  'POST /api/games/:id/seats': {
    body: () => ({}),
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'already-started', other: 'passes' },
  },
  'POST /api/games/:id/start': {
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'not-host' },
  },
  'POST /api/games/:id/commits': {
    // The very commit that the host could make.
    body: (game) => commitOf(game),
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'illegal' },
  },
  'GET /api/games/:id/moments/:told': {
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'passes', other: 'passes' },
  },
  'GET /api/games/:id/record': {
    fates: {
      nobody: 'not-found',
      stranger: 'not-found',
      spectator: 'not-finished',
      other: 'not-finished',
    },
  },
  'GET /api/games/:id/chat': {
    fates: { nobody: 'not-found', stranger: 'not-found', spectator: 'passes', other: 'passes' },
  },
  'POST /api/games/:id/chat': {
    body: () => ({ text: 'I am Ada.' }),
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'passes' },
  },
  'PUT /api/games/:id/chat/read': {
    body: () => ({ chats: 0 }),
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'passes' },
  },
  'POST /api/games/:id/invites': {
    body: () => ({ kind: 'single' }),
    fates: {
      nobody: 'signed-out',
      stranger: 'not-found',
      spectator: 'not-yours',
      other: 'already-started',
    },
  },
  // Nothing of the host's can be changed by these: each is about the visitor's own seat, or asks for what is not there.
  'PUT /api/games/:id/vacation': {
    body: () => ({ days: 1 }),
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'no-clock' },
  },
  'DELETE /api/games/:id/vacation': {
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'no-clock' },
  },
  'POST /api/games/:id/nudges': {
    body: () => ({ seat: 0 }),
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'not-awaited' },
  },
  'PUT /api/games/:id/vote': {
    body: () => ({ about: 0, choice: 'end' }),
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'no-vote' },
  },
  'DELETE /api/games/:id/autopilot': {
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'passes' },
  },
  'GET /api/lobby': { fates: all('passes') },
  'GET /api/invites/:token': { fates: all('not-found') },
  'PUT /api/push': { body: () => subscription, fates: own },
  'DELETE /api/push': { body: () => ({ endpoint: subscription.endpoint }), fates: own },
  // Last, for `other` hands over and leaves its own seat here, which is its right.
  'PUT /api/games/:id/autopilot': {
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'passes' },
  },
  'DELETE /api/games/:id/seats/mine': {
    fates: { nobody: 'signed-out', stranger: 'not-found', spectator: 'not-yours', other: 'passes' },
  },
};

const answered = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };

const subscription = {
  endpoint: 'https://push.example/device/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  language: 'en',
};

interface Stage {
  readonly api: World;
  readonly as: Readonly<Record<Visitor, Caller>>;
  /** The private game, and the one that may be watched, as their hosts see them. */
  readonly host: GameView;
  readonly watched: GameView;
}

/** The cards of a game are dealt so that the host holds one which the other does not. */
const seed = '0051'.repeat(16);

let stage: Stage;
beforeAll(async () => {
  const api = await world({}, { seed: () => seed });
  const [ada, ben, eve, sam] = [
    await api.player('Ada'),
    await api.player('Ben'),
    await api.player('Eve'),
    await api.player('Sam'),
  ];
  const { id } = await ada.post<GameView>('/games', {
    game: 'tiny',
    seats: 2,
    options: {},
    access: 'private',
  });
  const { token } = await ada.post<{ token: string }>(`/games/${id}/invites`, { kind: 'single' });
  await ben.post(`/games/${id}/seats`, { invite: token });
  const host = await ada.post<GameView>(`/games/${id}/start`);
  const [watched] = await running(ada, ben);
  if (!watched) throw new Error('no game');
  stage = { api, as: { nobody: api.nobody(), stranger: eve, spectator: sam, other: ben }, host, watched };
});
afterAll(() => stage.api.close());

/** The routes that answer: neither guards nor the catch-all. */
const answering = () => [
  ...new Set(
    stage.api.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

/** All that is stored of a game, as text. */
async function stateOf(game: string): Promise<string> {
  const items: string[] = [];
  for await (const item of dump(stage.api.table)) if (item.pk?.S === `GAME#${game}`) items.push(lineOf(item));
  return items.sort().join('');
}

describe('every route', () => {
  it('is expected here, and nothing else is', () => {
    expect(answering().sort()).toEqual(Object.keys(routes).sort());
  });

  const cases = Object.entries(routes).flatMap(([route, expected]) =>
    visitors.map((who) => ({ route, who, expected })),
  );
  it.each(cases)('$route as $who', async ({ route, who, expected }) => {
    const [method = '', pattern = ''] = route.split(' ');
    const game = who === 'spectator' ? stage.watched : stage.host;
    const path = pattern
      .replace('/api', '')
      .replace(':id', game.id)
      .replace(':token', randomUUID())
      .replace(':told', '0')
      .replace(':session', randomUUID())
      .replace(':passkey', randomUUID());
    // Signing out would end the visitor's part in this play, and a new name would change it.
    const ends = method === 'DELETE' && path.startsWith('/auth/') && who !== 'nobody';
    const visitor = ends
      ? await stage.api.player('Zoe')
      : /sign-out|players/.test(path)
        ? stage.api.nobody()
        : stage.as[who];
    const before = await stateOf(game.id);
    const { status, body } = await visitor.ask(method, path, expected.body?.(game));
    expect(status < 400 ? 'passes' : body.code).toBe(expected.fates[who]);
    if (status >= 400) expect(await stateOf(game.id)).toBe(before);
  });
});

describe('what a visitor is shown', () => {
  it.each(['spectator', 'nobody'] as const)('to %s no hand, no move and no one missing', async (who) => {
    const { view, legal, awaited, ply } = await stage.as[who].get<GameView>(`/games/${stage.watched.id}`);
    expect({ hand: view?.hand, legal, awaited, ply }).toEqual({
      hand: null,
      legal: [],
      awaited: null,
      ply: null,
    });
    expect(Object.keys(view ?? {}).sort()).toEqual(['awaited', 'hand', 'seat', 'sizes', 'table']);
  });

  it('of a private game nothing in any list, and nothing by its id', async () => {
    const lists = [await stage.as.stranger.get('/lobby'), await stage.as.stranger.get('/games')];
    expect(JSON.stringify(lists)).not.toContain(stage.host.id);
    const unknown = await stage.as.stranger.ask('GET', `/games/${'x'.repeat(22)}`);
    const hidden = await stage.as.stranger.ask('GET', `/games/${stage.host.id}`);
    expect(hidden.body).toEqual(unknown.body);
  });
});
