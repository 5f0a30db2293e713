import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifierOn } from '../../../functions/push/environment.ts';
import { tableAt } from '../../../functions/store/table.ts';
import type { PushPayload } from '../../../shared/wire.ts';
import { worldOn } from '../games/world.ts';
import { vapid } from './phones.ts';
import { type PushService, pushService } from './service.ts';

const ping: PushPayload = {
  kind: 'turn',
  game: 'g',
  title: 'Game',
  body: 'It is your turn.',
  url: '/g/g',
  myTurns: 1,
  call: 0,
  ply: 1,
  version: 1,
};

let service: PushService;
let folder: string;
beforeAll(async () => {
  service = await pushService();
  folder = mkdtempSync(join(tmpdir(), 'lightlag-ca-'));
  writeFileSync(join(folder, 'ca.pem'), service.certificate);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.close();
});

/** Whom the sender says to be, when it is started with this environment and site. */
async function subject(env: Record<string, string>, site: URL | null): Promise<string | undefined> {
  const on = worldOn(tableAt('unused', { region: 'local' }));
  const PUSH_LOOPBACK_CA = join(folder, 'ca.pem');
  const { send } = notifierOn(on, vapid, { env: { ...env, PUSH_LOOPBACK_CA }, site, log: () => {} });
  expect(await send(service.device(), ping)).toEqual({ kind: 'sent' });
  return service.messages.at(-1)?.claims.sub;
}

it('the contact is the one that was given, else the site, else it says that there is none', async () => {
  const site = new URL('https://games.example/');
  expect(await subject({ PUSH_CONTACT: 'mailto:me@games.example' }, site)).toBe('mailto:me@games.example');
  expect(await subject({}, site)).toBe('https://games.example');
  expect(await subject({}, new URL('http://192.168.1.7:3000/'))).toBe('mailto:nobody@localhost');
  expect(await subject({}, null)).toBe('mailto:nobody@localhost');
});

it('loopback is out of reach unless the environment names a certificate', async () => {
  const on = worldOn(tableAt('unused', { region: 'local' }));
  const { send } = notifierOn(on, vapid, { env: {}, site: null, log: () => {} });
  const before = service.requests();
  expect(await send(service.device(), ping)).toMatchObject({ kind: 'refused' });
  expect(service.requests()).toBe(before);
});
