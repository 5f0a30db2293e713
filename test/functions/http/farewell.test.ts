// Taking everything along, and leaving for good: what goes, what stays without a name, and what a death in the middle leaves.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformOf } from '../../../functions/games/platform.ts';
import { putAway } from '../../../functions/games/record.ts';
import { dump, lineOf } from '../../../functions/local/dump.ts';
import { putSubscription } from '../../../functions/store/push.ts';
import type { LinkCode } from '../../../shared/account.ts';
import type { GameView, Me, RecordFile } from '../../../shared/wire.ts';
import { authenticator } from './authenticator.ts';
import { type Caller, commitOf } from './caller.ts';
import { home, running, tinyShelf, type World, world } from './world.ts';

let api: World;
beforeAll(async () => {
  api = await world();
});
afterAll(() => api.close());

type Person = Caller & { readonly me: Me };

const farewell = (who: Caller, name: string) => who.ask('DELETE', '/auth/account', { name });

/** All that is stored, as text. */
async function stored(): Promise<string> {
  const items: string[] = [];
  for await (const item of dump(api.table)) items.push(lineOf(item));
  return items.join('');
}

/** Plays to the end, whoever can act. */
async function finish(id: string, players: readonly Caller[]): Promise<void> {
  for (let n = 0; n < 400; n++) {
    for (const each of players) {
      const view = await each.get<GameView>(`/games/${id}`);
      if (view.status === 'finished') return;
      if (view.myTurn) await each.ask('POST', `/games/${id}/commits`, commitOf(view));
    }
  }
  throw new Error('the game has no end');
}

/** A life: a game that is over, one that runs, one that waits, words at each table, a passkey, codes, a phone that is called. */
async function lived(
  name: string,
  friend: Person,
): Promise<{ who: Person; over: string; runs: string; waits: string }> {
  const who = await api.player(name);
  const [over] = await running(who, friend);
  const [runs] = await running(who, friend);
  if (!over || !runs) throw new Error('two games');
  await finish(over.id, [who, friend]);
  await putAway(platformOf(api.table, tinyShelf), over.id);
  const waits = await who.post<GameView>('/games', { game: 'tiny', seats: 2, options: {}, access: 'public' });
  for (const { id } of [over, runs]) await who.post(`/games/${id}/chat`, { text: `words of ${name}` });
  await friend.post(`/games/${over.id}/chat`, { text: 'words of a friend' });
  await who.post('/auth/codes');
  const challenge =
    await who.post<Parameters<ReturnType<typeof authenticator>['create']>[0]>('/auth/passkeys/challenge');
  await who.ask('POST', '/auth/passkeys', { name: 'Key', answer: authenticator(home).create(challenge) });
  await putSubscription(api.table, who.me.id, {
    endpoint: `https://push.example/secret-of-${name}`,
    keys: { p256dh: 'p-secret', auth: 'a-secret' },
    since: 1,
    failures: 0,
    notBefore: 0,
  });
  return { who, over: over.id, runs: runs.id, waits: waits.id };
}

describe('taking everything along', { timeout: 120_000 }, () => {
  it('holds what is mine, and nothing that another hides or that opens anything', async () => {
    const ben = await api.player('Benjamin');
    const { who, over, runs, waits } = await lived('Adelheid', ben);
    const { headers, body } = await who.ask<Record<string, unknown>>('GET', '/auth/export');
    expect(headers.get('content-disposition')).toBe('attachment; filename="lightlag.json"');
    const record = await who.get<RecordFile>(`/games/${over}/record`);
    expect(body).toMatchObject({
      profile: { id: who.me.id, name: 'Adelheid', language: 'en' },
      passkeys: [{ name: 'Key' }],
      codes: { left: 10 },
      notifications: [{ service: 'push.example' }],
      games: [
        {
          id: over,
          status: 'finished',
          seat: 0,
          result: record.result.seats[0],
          chat: [{ text: 'words of Adelheid' }],
        },
        { id: runs, status: 'running', moves: null, result: null },
        { id: waits, status: 'waiting', host: true },
      ],
    });
    const text = JSON.stringify(body);
    for (const secret of ['secret', 'words of a friend', 'Benjamin', ben.me.id, 'publicKey', 'hands', 'box'])
      expect(text).not.toContain(secret);
    const acts = record.acts.filter(({ seat }) => seat === 0);
    expect((body.games as { moves: unknown }[])[0]?.moves).toEqual(acts);
  });
});

describe('leaving for good', { timeout: 120_000 }, () => {
  it('takes the own name, typed', async () => {
    const ada = await api.player('Ada');
    expect(await farewell(ada, 'Eda')).toMatchObject({ status: 409, body: { code: 'not-confirmed' } });
    expect(await ada.get('/me')).toEqual(ada.me);
  });

  it('leaves every game as it should, and no name, no session, no way in', async () => {
    const ben = await api.player('Ben');
    const { who, over, runs, waits } = await lived('Wilhelmine', ben);
    const second = api.nobody();
    await second.post('/auth/sign-in/code', await who.post<LinkCode>('/auth/links'));
    expect((await farewell(who, 'Wilhelmine')).status).toBe(204);

    expect(who.cookie()).toBe('');
    expect((await second.ask('GET', '/me')).status).toBe(401);
    const all = await stored();
    const codes = `"player":{"S":"${who.me.id}"}`;
    for (const trace of ['"S":"Wilhelmine"', `PLAYER#${who.me.id}`, codes, 'secret-of-Wilhelmine'])
      expect(all).not.toContain(trace);

    // The game that runs goes on without her, the one that waited is gone, the record names nobody.
    const view = await ben.get<GameView>(`/games/${runs}`);
    expect(view.seats[0]).toMatchObject({ left: true, player: { name: '—' } });
    expect((await ben.ask('GET', `/games/${waits}`)).status).toBe(404);
    expect((await ben.get<RecordFile>(`/games/${over}/record`)).players).toEqual(['—', 'Ben']);
    const lines = await ben.get<{ name: string; text: string }[]>(`/games/${over}/chat`);
    expect(lines.map(({ name, text }) => [name, text])).toEqual([
      ['—', 'words of Wilhelmine'],
      ['Ben', 'words of a friend'],
    ]);
    await finish(runs, [ben]);
  });

  it('frees the seat in a game that waits for others, whose host is then the next', async () => {
    const [ada, ben] = [await api.player('Ada'), await api.player('Ben')];
    const { id } = await ada.post<GameView>('/games', {
      game: 'tiny',
      seats: 3,
      options: {},
      access: 'public',
    });
    await ben.post(`/games/${id}/seats`);
    await farewell(ada, 'Ada');
    const { seats, host } = await ben.get<GameView>(`/games/${id}`);
    expect([seats[0]?.player, host]).toEqual([null, ben.me.id]);
  });

  it('that broke off anywhere is finished by asking again', async () => {
    const ben = await api.player('Ben');
    let writes = 0;
    let breaksAt = Number.POSITIVE_INFINITY;
    // Each write of a deletion fails once, the one that is lost in the middle.
    api.table.doc.middlewareStack.add(
      (next, context) => async (args) => {
        if (/^(Put|Update|Delete)/.test(context.commandName ?? '') && ++writes === breaksAt)
          throw new Error('the process died');
        return next(args);
      },
      { step: 'initialize', name: 'dying' },
    );
    for (const breaks of [2, 5, 12, 24]) {
      const { who, runs } = await lived(`Hildegard${breaks}`, ben);
      [writes, breaksAt] = [0, breaks];
      const first = await farewell(who, `Hildegard${breaks}`);
      breaksAt = Number.POSITIVE_INFINITY;
      if (first.status !== 204) expect((await farewell(who, `Hildegard${breaks}`)).status).toBe(204);
      const all = await stored();
      expect(all).not.toContain(`PLAYER#${who.me.id}`);
      expect(all).not.toContain(`"S":"Hildegard${breaks}"`);
      expect((await ben.get<GameView>(`/games/${runs}`)).seats[0]?.left).toBe(true);
    }
    api.table.doc.middlewareStack.remove('dying');
  });
});
