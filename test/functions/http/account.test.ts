// An account that follows its player: codes that let another device in, devices that can be ended from another.
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newToken } from '../../../functions/store/ids.ts';
import { listSubscriptions } from '../../../functions/store/push.ts';
import { putSession } from '../../../functions/store/sessions.ts';
import type { Account, LinkCode } from '../../../shared/account.ts';
import type { Me } from '../../../shared/wire.ts';
import { type Caller, caller } from './caller.ts';
import { home, type World, world } from './world.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let api: World;
let now: number;
beforeAll(async () => {
  api = await world({}, { now: () => now });
});
afterAll(() => api.close());
beforeEach(() => {
  now = Date.now();
});

const account = (who: Caller) => who.get<Account>('/auth/account');
const enter = (who: Caller, code: string) => who.ask<Me>('POST', '/auth/sign-in/code', { code });
const refused = { status: 403, body: { code: 'not-accepted' } };
const signedOut = { status: 401, body: { code: 'signed-out' } };

/** All that somebody who steals the table could read. */
async function atRest(): Promise<string> {
  const { Items } = await api.table.doc.send(new ScanCommand({ TableName: api.table.name }));
  return JSON.stringify(Items, (_, value) => (value instanceof Set ? [...value] : value));
}

describe('a code for another device', () => {
  it('lets it in as the same player, typed as a person types; both are listed', async () => {
    const ada = await api.player('Ada');
    const { code, expires } = await ada.post<LinkCode>('/auth/links');
    expect(expires - now).toBe(10 * minute);
    const second = api.nobody();
    const { body } = await enter(second, ` ${code.toLowerCase().match(/.{4}/g)?.join('-')} `);
    expect(body).toEqual(ada.me);
    expect(await second.get('/me')).toEqual(ada.me);
    const seen = (await account(second)).devices.map(({ here }) => here);
    expect(seen.sort()).toEqual([false, true]);
  });

  it('is used up by the first, even of five at once, and by one that repeats itself', async () => {
    const ada = await api.player('Ada');
    const { code } = await ada.post<LinkCode>('/auth/links');
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => enter(api.nobody(), code)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    expect(await enter(api.nobody(), code)).toMatchObject(refused);
  });

  it('is refused in the same words when it is expired, voided by the next one, or never was', async () => {
    const ada = await api.player('Ada');
    const first = await ada.post<LinkCode>('/auth/links');
    const second = await ada.post<LinkCode>('/auth/links');
    const refusals = [await enter(api.nobody(), first.code), await enter(api.nobody(), 'ABCDEFGHJKMN')];
    now += 10 * minute;
    refusals.push(await enter(api.nobody(), second.code));
    for (const each of refusals) expect(each).toMatchObject(refused);
    expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('ends the session that the device had before: it has become the other player', async () => {
    const ada = await api.player('Ada');
    const ben = await api.player('Ben');
    const before = ben.cookie();
    const { code } = await ada.post<LinkCode>('/auth/links');
    await enter(ben, code);
    expect(await ben.get('/me')).toEqual(ada.me);
    const replayed = await api.app.request('/api/me', { headers: { Cookie: before } });
    expect(replayed.status).toBe(401);
  });
});

describe('recovery codes', () => {
  it('are ten, each good once; a new set voids the old', async () => {
    const ada = await api.player('Ada');
    expect((await account(ada)).codes).toBeNull();
    const codes = await ada.post<string[]>('/auth/codes');
    expect(new Set(codes).size).toBe(10);
    now += 300 * day;
    const found = api.nobody();
    expect((await enter(found, codes[3] ?? '')).body).toEqual(ada.me);
    expect(await enter(api.nobody(), codes[3] ?? '')).toMatchObject(refused);
    expect((await account(found)).codes?.left).toBe(9);

    const fresh = await found.post<string[]>('/auth/codes');
    expect(await enter(api.nobody(), codes[4] ?? '')).toMatchObject(refused);
    expect((await enter(api.nobody(), fresh[0] ?? '')).status).toBe(200);
  });

  it('stand nowhere as they are, nor do the codes for devices', async () => {
    const ada = await api.player('Ada');
    const codes = await ada.post<string[]>('/auth/codes');
    const { code } = await ada.post<LinkCode>('/auth/links');
    const text = await atRest();
    for (const each of [...codes, code]) expect(text).not.toContain(each);
    // Nor does the log know them, or any token.
    await enter(api.nobody(), code);
    expect(JSON.stringify(api.log)).not.toContain(code);
  });
});

describe('devices', () => {
  const phoneAt = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  });

  async function twoDevices() {
    const first = await api.player('Ada');
    const second = api.nobody();
    await enter(second, (await first.post<LinkCode>('/auth/links')).code);
    return { first, second };
  }

  it('one ends the other, and nobody ends a stranger', async () => {
    const { first, second } = await twoDevices();
    const lost = (await account(first)).devices.find(({ here }) => !here);
    await first.ask('PUT', '/push', phoneAt('first'));
    await second.ask('PUT', '/push', phoneAt('second'));
    const eve = await api.player('Eve');
    await eve.ask('DELETE', `/auth/sessions/${lost?.id}`);
    expect((await second.ask('GET', '/me')).status).toBe(200);
    await first.ask('DELETE', `/auth/sessions/${lost?.id}`);
    expect(await second.ask('GET', '/me')).toMatchObject(signedOut);
    expect((await account(first)).devices).toHaveLength(1);
    // Nor does it hear of turns any more.
    const { id } = await first.get<Me>('/me');
    const called = await listSubscriptions(api.table, id);
    expect(called.map(({ endpoint }) => endpoint)).toEqual([phoneAt('first').endpoint]);
  });

  it('everywhere is everywhere: no session stands, and no code that waits for another device', async () => {
    const { first, second } = await twoDevices();
    const { code } = await second.post<LinkCode>('/auth/links');
    const spare = await second.post<string[]>('/auth/codes');
    await first.ask('DELETE', '/auth/sessions');
    expect(first.cookie()).toBe('');
    expect(await second.ask('GET', '/me')).toMatchObject(signedOut);
    expect(await enter(api.nobody(), code)).toMatchObject(refused);
    // What was written down still opens the account: there must be a way back.
    expect((await enter(api.nobody(), spare[0] ?? '')).status).toBe(200);
  });

  it('a session that was ended does not come back by being renewed', async () => {
    const { first, second } = await twoDevices();
    now += 2 * day;
    const [lost] = (await account(first)).devices.filter(({ here }) => !here);
    const renewing = second.ask('GET', '/me');
    await Promise.all([renewing, first.ask('DELETE', `/auth/sessions/${lost?.id}`)]);
    expect(await second.ask('GET', '/me')).toMatchObject(signedOut);
  });

  it('one that opens the app is noted as seen', async () => {
    const { first, second } = await twoDevices();
    now += 3 * day;
    await second.get('/me');
    const [newest, other] = (await account(first)).devices;
    expect([newest?.here, newest?.seen, other?.here]).toEqual([false, now, true]);
  });

  it('one from before there were lists appears when the app is next opened', async () => {
    const { me } = await api.player('Ada');
    const token = newToken();
    await putSession(api.table, token, { player: me.id, device: 'old phone', expires: now + 300 * day });
    const old = caller((path, init) => api.app.request(path, init), home, {
      Cookie: `__Host-session=${token}`,
    });
    expect((await account(old)).devices.map(({ here }) => here)).toEqual([false]);
    await old.get('/me');
    expect((await account(old)).devices.map(({ here, device }) => here && device)).toContain('old phone');
  });
});

describe('tries to come in', () => {
  it('are counted by address', async () => {
    const strict = await world({ limits: { ...allowed, signIns: 3 } });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await enter(strict.nobody(), 'ABCDEFGHJKMN')).status);
    expect(statuses).toEqual([403, 403, 403, 429]);
    await strict.close();
  });
});

const allowed = {
  address: 1e6,
  newPlayers: 1e6,
  player: 1e6,
  newGames: 1e6,
  chat: 1e6,
  signIns: 1e6,
  account: 1e6,
};
