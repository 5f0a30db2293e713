// Phones that subscribe, and a notifier that reaches them through the push service of service.ts: what the tests of the
// notifier stand on.
import webPush from 'web-push';
import type { Player } from '../../../functions/games/players.ts';
import type { LogLine } from '../../../functions/http/site.ts';
import type { Notifier } from '../../../functions/push/ring.ts';
import { senderOf } from '../../../functions/push/send.ts';
import { putSubscription } from '../../../functions/store/push.ts';
import type { PushPayload } from '../../../shared/wire.ts';
import type { World } from '../games/world.ts';
import type { Device, PushService } from './service.ts';

export const vapid = webPush.generateVAPIDKeys();

/** The world with a notifier in it. `lines` is its log. */
export type PingedWorld = World & Notifier & { readonly lines: LogLine[] };

export function pinged(on: World, service: PushService): PingedWorld {
  const lines: LogLine[] = [];
  const identity = { ...vapid, contact: 'https://games.example' };
  const send = senderOf(identity, { to: 'loopback', ca: service.certificate }, () => on.clock);
  return Object.assign(on, { send, lines, log: (line: LogLine) => void lines.push(line) });
}

/** One more phone of a player. */
export async function phoneOf(on: World, service: PushService, player: Player): Promise<Device> {
  const device = service.device();
  await putSubscription(on.table, player.id, { ...device, since: on.clock, failures: 0, notBefore: 0 });
  return device;
}

/** Messages that a device got, oldest first; they are then forgotten. */
export function taken(service: PushService, device: Device): PushPayload[] {
  const mine = service.messages.filter(({ endpoint }) => endpoint === device.endpoint);
  for (const message of mine) service.messages.splice(service.messages.indexOf(message), 1);
  return mine.map(({ text }) => JSON.parse(text));
}
