// Passkeys: what lets a player in, and what does not. A stolen, replayed, expired or foreign answer is refused, and nobody
// is told which it was.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../../../shared/account.ts';
import type { Me } from '../../../shared/wire.ts';
import { authenticator, type Lies } from './authenticator.ts';
import { type Caller, caller } from './caller.ts';
import { home, type World, world } from './world.ts';

const minute = 60_000;

let api: World;
let now: number;
beforeAll(async () => {
  api = await world({}, { now: () => now });
});
afterAll(() => api.close());
beforeEach(() => {
  now = Date.now();
});

type Device = ReturnType<typeof authenticator>;
type ToCreate = Parameters<Device['create']>[0];
type ToGet = Parameters<Device['get']>[0];

const toAdd = (who: Caller) => who.post<ToCreate>('/auth/passkeys/challenge');
const toSignIn = (who: Caller) => who.post<ToGet>('/auth/sign-in/passkey/challenge');
const add = (who: Caller, answer: unknown, name = 'Phone') =>
  who.ask('POST', '/auth/passkeys', { name, answer });
const enter = (who: Caller, answer: unknown) => who.ask<Me>('POST', '/auth/sign-in/passkey', answer);
const passkeysOf = async (who: Caller) => (await who.get<Account>('/auth/account')).passkeys;
const refused = { status: 403, body: { code: 'not-accepted' } };

/** Ada, with a device that holds her passkey. */
async function withPasskey() {
  const ada = await api.player('Ada');
  const device = authenticator(home);
  expect((await add(ada, device.create(await toAdd(ada)))).status).toBe(201);
  return { ada, device };
}

describe('a passkey', () => {
  it('opens the account on a device that knows nothing of it, again and again', async () => {
    const { ada, device } = await withPasskey();
    for (let n = 0; n < 2; n++) {
      const stranger = api.nobody();
      const { body } = await enter(stranger, device.get(await toSignIn(stranger)));
      expect(body).toEqual(ada.me);
      expect(await stranger.get('/me')).toEqual(ada.me);
    }
    expect(await passkeysOf(ada)).toMatchObject([{ name: 'Phone', backedUp: false, used: now }]);
  });

  it('is one of several, each with a name that can be changed, each revoked by itself', async () => {
    const { ada, device } = await withPasskey();
    const key = authenticator(home);
    now += minute;
    await add(ada, key.create(await toAdd(ada)), 'Key');
    const [first, second] = await passkeysOf(ada);
    await ada.ask('PATCH', `/auth/passkeys/${second?.id}`, { name: 'Blue key' });
    await ada.ask('DELETE', `/auth/passkeys/${first?.id}`);
    expect((await passkeysOf(ada)).map(({ name }) => name)).toEqual(['Blue key']);
    const stranger = api.nobody();
    expect(await enter(stranger, device.get(await toSignIn(stranger)))).toMatchObject(refused);
    expect((await enter(stranger, key.get(await toSignIn(stranger)))).status).toBe(200);
  });

  it('is neither renamed nor revoked by anybody else', async () => {
    const { ada } = await withPasskey();
    const eve = await api.player('Eve');
    const [passkey] = await passkeysOf(ada);
    expect((await eve.ask('PATCH', `/auth/passkeys/${passkey?.id}`, { name: 'Mine' })).status).toBe(404);
    await eve.ask('DELETE', `/auth/passkeys/${passkey?.id}`);
    expect(await passkeysOf(ada)).toMatchObject([{ name: 'Phone' }]);
  });

  it('can be had by the name of a site under HTTPS, and by no address in numbers', async () => {
    const plain = await world({ isOurs: () => true, https: false });
    for (const [origin, status] of [
      ['https://games.example', 200],
      ['http://localhost:3000', 200],
      ['http://games.example', 400],
      ['https://192.168.1.5', 400],
      ['https://[::1]:3000', 400],
    ] as const) {
      const answer = await plain.app.request('/api/auth/sign-in/passkey/challenge', {
        method: 'POST',
        headers: { Origin: origin },
      });
      expect([origin, answer.status]).toEqual([origin, status]);
    }
    await plain.close();
  });
});

describe('coming in is refused', () => {
  async function refusal(lies: Lies) {
    const { device } = await withPasskey();
    const stranger = api.nobody();
    return enter(stranger, device.get(await toSignIn(stranger), lies));
  }

  it('to an answer that is sent again', async () => {
    const { device } = await withPasskey();
    const stranger = api.nobody();
    const answer = device.get(await toSignIn(stranger));
    const Cookie = stranger.cookie();
    expect((await enter(stranger, answer)).status).toBe(200);
    // With the cookie of that time, too.
    const again = caller((path, init) => api.app.request(path, init), home, { Cookie });
    expect(await enter(again, answer)).toMatchObject(refused);
    // Not with a fresh challenge either: it is not what was signed.
    await toSignIn(stranger);
    expect(await enter(stranger, answer)).toMatchObject(refused);
  });

  it('to an answer that another browser has stolen, though nobody has sent it yet', async () => {
    const { device } = await withPasskey();
    const owner = api.nobody();
    const answer = device.get(await toSignIn(owner));
    const thief = api.nobody();
    expect(await enter(thief, answer)).toMatchObject(refused);
    await toSignIn(thief);
    expect(await enter(thief, answer)).toMatchObject(refused);
    expect((await enter(owner, answer)).status).toBe(200);
  });

  it('to both but one of two answers to one challenge at the same moment', async () => {
    const { device } = await withPasskey();
    const stranger = api.nobody();
    const options = await toSignIn(stranger);
    const tries = await Promise.all(
      [device.get(options), device.get(options)].map((each) => enter(stranger, each)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('five minutes later', async () => {
    const { device } = await withPasskey();
    const stranger = api.nobody();
    const answer = device.get(await toSignIn(stranger));
    now += 5 * minute;
    expect(await enter(stranger, answer)).toMatchObject(refused);
  });

  it('to what another site was told', async () =>
    expect(await refusal({ origin: 'https://games.example.evil' })).toMatchObject(refused));

  it('to a challenge that was never made here', async () =>
    expect(await refusal({ challenge: 'c29tZSBvdGhlciBjaGFsbGVuZ2U' })).toMatchObject(refused));

  it('to a device that nobody has unlocked', async () =>
    expect(await refusal({ locked: true })).toMatchObject(refused));

  it('to a passkey that names somebody else as its player', async () => {
    const ben = await api.player('Ben');
    expect(await refusal({ userHandle: ben.me.id })).toMatchObject(refused);
  });

  it('to a copy of a device: its counter falls behind', async () => {
    const { device } = await withPasskey();
    const stranger = api.nobody();
    await enter(stranger, device.get(await toSignIn(stranger), { counter: 7 }));
    expect(await enter(stranger, device.get(await toSignIn(stranger), { counter: 7 }))).toMatchObject(
      refused,
    );
    expect((await enter(stranger, device.get(await toSignIn(stranger), { counter: 8 }))).status).toBe(200);
  });

  it('to a challenge for adding a passkey, and the other way round', async () => {
    const { ada, device } = await withPasskey();
    const { challenge } = await toAdd(ada);
    expect(await enter(ada, device.get({ challenge }))).toMatchObject(refused);
    const { challenge: other } = await toSignIn(ada);
    const answer = authenticator(home).create({
      challenge: other,
      rp: { id: 'games.example' },
      user: { id: ada.me.id },
    });
    expect(await add(ada, answer)).toMatchObject(refused);
  });

  it('in one and the same answer, whatever was wrong', async () => {
    const bodies = [
      await refusal({ locked: true }),
      await refusal({ origin: 'https://other.example' }),
      await refusal({ userHandle: 'nobody' }),
    ].map(({ body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(1);
  });
});

describe('adding is refused', () => {
  it('to an answer to what another player was asked, or the same player on another device', async () => {
    const ada = await api.player('Ada');
    const eve = await api.player('Eve');
    const answer = authenticator(home).create(await toAdd(ada));
    await toAdd(eve);
    expect(await add(eve, answer)).toMatchObject(refused);
    expect(await passkeysOf(eve)).toEqual([]);
    expect((await add(ada, answer)).status).toBe(201);
  });

  it('the second time, and when it comes too late', async () => {
    const ada = await api.player('Ada');
    const device = authenticator(home);
    const answer = device.create(await toAdd(ada));
    await add(ada, answer);
    expect(await add(ada, answer)).toMatchObject(refused);
    const late = device.create(await toAdd(ada));
    now += 5 * minute;
    expect(await add(ada, late)).toMatchObject(refused);
    expect(await passkeysOf(ada)).toHaveLength(1);
  });

  it('from a page of another site, or without the device unlocked', async () => {
    const ada = await api.player('Ada');
    for (const lies of [{ origin: 'https://other.example' }, { locked: true }] as const)
      expect(await add(ada, authenticator(home).create(await toAdd(ada), lies))).toMatchObject(refused);
  });
});
