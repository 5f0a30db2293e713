import { hc, type InferResponseType } from 'hono/client';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { Api } from '../../../functions/http/app.ts';
import type { ChatLine, GameSummary, GameView, Me, RecordFile } from '../../../shared/wire.ts';
import { commitOf } from './caller.ts';
import { home, running, type World, world } from './world.ts';

let api: World;
beforeAll(async () => {
  api = await world();
});
afterAll(() => api.close());

const newGame = { game: 'tiny', seats: 2, options: {}, access: 'link' } as const;

describe('a game by the API', () => {
  it('goes from a name and an invitation to the record', async () => {
    const ada = await api.player('Ada');
    const waiting = await ada.post<GameView>('/games', newGame);
    expect(waiting).toMatchObject({ status: 'waiting', mySeat: 0, host: ada.me.id, view: null });
    const { token } = await ada.post<{ token: string }>(`/games/${waiting.id}/invites`, { kind: 'single' });

    // Readable before having a name.
    const asked = await api.nobody().get<GameSummary>(`/invites/${token}`);
    expect(asked.seats.map((seat) => seat.player?.name ?? null)).toEqual(['Ada', null]);

    const ben = await api.player('Ben');
    expect(await ben.post<GameView>(`/games/${waiting.id}/seats`, { invite: token })).toMatchObject({
      mySeat: 1,
    });
    expect(await ada.post<GameView>(`/games/${waiting.id}/start`)).toMatchObject({ status: 'running' });

    const players = [ada, ben];
    let commits = 0;
    for (let over = false; !over; ) {
      over = true;
      for (const player of players) {
        const view = await player.get<GameView>(`/games/${waiting.id}`);
        if (view.status === 'finished') continue;
        over = false;
        if (!view.myTurn) continue;
        expect((await player.ask('POST', `/games/${waiting.id}/commits`, commitOf(view))).status).toBe(200);
        commits += 1;
      }
      expect(commits).toBeLessThan(200);
    }
    const record = await ada.get<RecordFile>(`/games/${waiting.id}/record`);
    expect(record).toMatchObject({ game: 'tiny', seats: 2, players: ['Ada', 'Ben'] });
    expect(record.acts.length).toBeGreaterThanOrEqual(commits);
  });

  it('starts at once when it is for one', async () => {
    const ada = await api.player('Ada');
    const view = await ada.post<GameView>('/games', { ...newGame, seats: 1 });
    expect(view).toMatchObject({ status: 'running', mySeat: 0, myTurn: true });
    expect(view.legal.length).toBeGreaterThan(0);
  });

  it('tells an informed viewer nothing, in 304', async () => {
    const [ada, ben] = [await api.player('Ada'), await api.player('Ben')];
    const [view] = await running(ada, ben);
    const known = `since=${view?.version}&chats=${view?.chats}`;
    const answer = await ada.ask('GET', `/games/${view?.id}?${known}`);
    expect(answer).toMatchObject({ status: 304, body: null });
    await ben.post(`/games/${view?.id}/chat`, { text: 'Are you there?' });
    const fresh = await ada.get<GameView>(`/games/${view?.id}?${known}`);
    expect(fresh.chat.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Ben: Are you there?']);
  });

  it('counts a commit that is sent twice once', async () => {
    const [ada, ben] = [await api.player('Ada'), await api.player('Ben')];
    const [view] = await running(ada, ben);
    if (!view) throw new Error('no game');
    const commit = commitOf(view);
    const first = await ada.post<GameView>(`/games/${view.id}/commits`, commit);
    const again = await ada.post<GameView>(`/games/${view.id}/commits`, commit);
    expect(again.ply).toBe(first.ply);
    expect(again.version).toBe(first.version);
  });

  it('answers what no longer stands with the fresh view', async () => {
    const [ada, ben] = [await api.player('Ada'), await api.player('Ben')];
    const [view] = await running(ada, ben);
    if (!view) throw new Error('no game');
    await ada.post(`/games/${view.id}/commits`, commitOf(view));
    const stale = await ada.ask('POST', `/games/${view.id}/commits`, commitOf(view));
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', game: { id: view.id } } });
    const fresh = await ada.get<GameView>(`/games/${view.id}`);
    const illegal = await ada.ask('POST', `/games/${view.id}/commits`, commitOf(fresh, [{ do: 'win' }]));
    expect(illegal).toMatchObject({ status: 422, body: { code: 'illegal', game: { id: view.id } } });
  });

  it('goes on under the new name of a player', async () => {
    const [ada, ben] = [await api.player('Ada'), await api.player('Ben')];
    const [view] = await running(ada, ben);
    if (!view) throw new Error('no game');
    await ben.ask('PATCH', '/me', { name: 'Benedict' });
    const renamed = await ada.get<GameView>(`/games/${view.id}?since=${view.version}`);
    expect(renamed.seats.map(({ player }) => player?.name)).toEqual(['Ada', 'Benedict']);
    expect((await ada.ask('POST', `/games/${view.id}/commits`, commitOf(renamed))).status).toBe(200);
  });

  it('lets a player out before the start, and out of a running game for good', async () => {
    const [ada, ben] = [await api.player('Ada'), await api.player('Ben')];
    const { id } = await ada.post<GameView>('/games', { ...newGame, access: 'public' });
    await ben.post(`/games/${id}/seats`);
    expect((await ben.ask('DELETE', `/games/${id}/seats/mine`)).status).toBe(204);
    expect((await ada.get<GameView>(`/games/${id}`)).seats[1]?.player).toBe(null);
    await ben.post(`/games/${id}/seats`);
    await ada.post(`/games/${id}/start`);
    expect((await ben.ask('DELETE', `/games/${id}/seats/mine`)).status).toBe(204);
    expect((await ada.get<GameView>(`/games/${id}`)).seats[1]?.left).toBe(true);
  });
});

describe('lists', () => {
  it('put the games where it is my turn first', async () => {
    const [ada, ben] = [await api.player('Ada'), await api.player('Ben')];
    const { id: waiting } = await ada.post<GameView>('/games', newGame);
    const [mine] = await running(ada, ben);
    const list = await ada.get<GameSummary[]>('/games');
    expect(list.map(({ id }) => id)).toEqual([mine?.id, waiting]);
  });

  it('show open public games to everybody', async () => {
    const ada = await api.player('Ada');
    const open = await ada.post<GameView>('/games', { ...newGame, access: 'public' });
    const closed = await ada.post<GameView>('/games', newGame);
    const listed = (await api.nobody().get<GameSummary[]>('/lobby')).map(({ id }) => id);
    expect(listed).toContain(open.id);
    expect(listed).not.toContain(closed.id);
  });
});

describe('a player', () => {
  it('keeps the session, changes name and language, and signs out', async () => {
    const ada = await api.player('Ada');
    expect(await ada.get<Me>('/me')).toEqual(ada.me);
    const changed = await ada.ask<Me>('PATCH', '/me', { name: ' Ada  Lovelace ', language: 'zh-Hant' });
    expect(changed.body).toEqual({ ...ada.me, name: 'Ada  Lovelace', language: 'zh-Hant' });
    expect((await ada.ask('POST', '/me/sign-out')).status).toBe(204);
    expect(ada.cookie()).toBe('');
    expect((await ada.ask('GET', '/me')).status).toBe(401);
  });

  it('is remembered by a cookie that no script and no other site can use', async () => {
    const answer = await api.nobody().ask('POST', '/players', { name: 'Ada', language: 'en' });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is out on a device once it has signed out there, whoever kept the cookie', async () => {
    const ada = await api.player('Ada');
    const kept = ada.cookie();
    await ada.ask('POST', '/me/sign-out');
    const answer = await api.app.request('/api/me', { headers: { Cookie: kept } });
    expect(answer.status).toBe(401);
  });
});

it('a typed client gets the shapes of shared/wire.ts', () => {
  const client = hc<Api>(home);
  type Games = (typeof client.api.games)[':id'];
  expectTypeOf<InferResponseType<typeof client.api.me.$get>>().toEqualTypeOf<Me>();
  expectTypeOf<InferResponseType<typeof client.api.games.$get>>().toEqualTypeOf<GameSummary[]>();
  expectTypeOf<InferResponseType<Games['$get'], 200>>().toEqualTypeOf<GameView>();
  expectTypeOf<InferResponseType<Games['commits']['$post']>>().toEqualTypeOf<GameView>();
  expectTypeOf<InferResponseType<Games['chat']['$get']>>().toEqualTypeOf<ChatLine[]>();
});
