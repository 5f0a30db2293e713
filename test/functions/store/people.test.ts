// Sessions, players, invitations, devices: what stands at rest, and what a race or a retry does to it.
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { newToken } from '../../../functions/store/ids.ts';
import { loadInvite, putInvite, releaseInvite, takeInvite } from '../../../functions/store/invites.ts';
import { listMemberships, markRead, putMembership } from '../../../functions/store/memberships.ts';
import { loadPlayer, putPlayer, updatePlayer } from '../../../functions/store/players.ts';
import { listSubscriptions, putSubscription } from '../../../functions/store/push.ts';
import { endSession, loadSession, putSession, sessionId } from '../../../functions/store/sessions.ts';
import { openTable } from '../../../functions/store/table.ts';
import { databaseOfFile } from './database.ts';

const database = await databaseOfFile();
const table = await database.table();

const NOW = 1_800_000_000_000;

/** All that somebody who steals the table could read. */
async function atRest(): Promise<string> {
  const { Items } = await table.doc.send(new ScanCommand({ TableName: table.name }));
  return JSON.stringify(Items);
}

describe('the table', () => {
  it('is refused without a name, which would be a mistake in the environment', () => {
    expect(() => openTable({})).toThrow('TABLE is not set');
  });
});

describe('a session', () => {
  it('is found by its token until it expires or its own player ends it; the token itself is nowhere', async () => {
    const token = newToken();
    await putSession(table, token, { player: 'ann', device: 'phone', expires: NOW + 1000 });
    expect(await loadSession(table, token, NOW)).toEqual({
      player: 'ann',
      device: 'phone',
      expires: NOW + 1000,
    });
    expect(await loadSession(table, token, NOW + 1000)).toBeNull();
    expect(await loadSession(table, newToken(), NOW)).toBeNull();
    expect(await atRest()).not.toContain(token);
    await endSession(table, 'ben', sessionId(token));
    expect(await loadSession(table, token, NOW)).not.toBeNull();
    await endSession(table, 'ann', sessionId(token));
    expect(await loadSession(table, token, NOW)).toBeNull();
  });
});

describe('a player', () => {
  it('changes name and language each by itself', async () => {
    const player = {
      id: 'ben',
      name: 'Ben',
      language: 'en',
      since: NOW,
      daysOff: null,
      reminders: 'both',
    } as const;
    await putPlayer(table, player);
    expect(await updatePlayer(table, 'ben', { name: 'Benjamin' })).toEqual({ ...player, name: 'Benjamin' });
    await updatePlayer(table, 'ben', { language: 'zh-Hant', name: undefined });
    expect(await loadPlayer(table, 'ben')).toEqual({ ...player, name: 'Benjamin', language: 'zh-Hant' });
    await expect(updatePlayer(table, 'nobody', { name: 'No' })).rejects.toThrow();
    expect(await loadPlayer(table, 'nobody')).toBeNull();
  });
});

describe('a place at a table', () => {
  it('taken a second time, as by a double click, leaves read what has been read', async () => {
    await putMembership(table, 'dora', 'game');
    await markRead(table, 'dora', 'game', 3);
    await putMembership(table, 'dora', 'game');
    expect(await listMemberships(table, 'dora')).toEqual([{ game: 'game', read: 3 }]);
  });
});

describe('the devices of a player', () => {
  const subscribe = (n: number, since: number) =>
    putSubscription(table, 'eve', {
      endpoint: `https://push.example/${n}`,
      keys: { p256dh: 'p', auth: 'a' },
      since,
      failures: 0,
      notBefore: 0,
    });
  const devices = async () =>
    (await listSubscriptions(table, 'eve')).map(({ endpoint }) => Number(endpoint.split('/').at(-1)));

  it('are twenty at most: of more, the one goes that was launched longest ago', async () => {
    for (let n = 0; n < 20; n++) await subscribe(n, NOW + n);
    await subscribe(0, NOW + 100);
    expect(await devices()).toHaveLength(20);
    await subscribe(20, NOW + 200);
    const kept = await devices();
    expect(kept).toHaveLength(20);
    expect(kept).toContain(0);
    expect(kept).toContain(20);
    expect(kept).not.toContain(1);
  });
});

describe('a single invitation', () => {
  it('of five who take it at once, one has it; taking it again is his; it can be given back by him alone', async () => {
    const token = newToken();
    await putInvite(table, token, { game: 'g', kind: 'single', by: 'ann', expires: NOW, usedBy: null });
    const players = ['a', 'b', 'c', 'd', 'e'];
    const taken = await Promise.all(players.map((player) => takeInvite(table, token, player)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const owner = players[taken.indexOf(true)] ?? '';
    const other = players[taken.indexOf(false)] ?? '';
    expect(await takeInvite(table, token, owner)).toBe(true);
    await releaseInvite(table, token, other);
    expect((await loadInvite(table, token))?.usedBy).toBe(owner);
    await releaseInvite(table, token, owner);
    expect((await loadInvite(table, token))?.usedBy).toBeNull();
    expect(await atRest()).not.toContain(token);
    expect(await takeInvite(table, 'guessed', owner)).toBe(false);
  });
});
