// One ping, to all devices of its player: who is to hear of it, whether it is still owed, and what each answer means.
import type { Millis, PushPayload, Reminders } from '../../shared/wire.ts';
import { myGames } from '../games/home.ts';
import { type Outcome, owes, type Ping } from '../games/pings.ts';
import type { Platform } from '../games/platform.ts';
import type { LogLine } from '../http/site.ts';
import { type Head, loadHead } from '../store/heads.ts';
import { loadPlayer } from '../store/players.ts';
import {
  deleteSubscription,
  deviceOf,
  listSubscriptions,
  noteDelivery,
  type Subscription,
} from '../store/push.ts';
import { messageOf, newsOf } from './message.ts';
import type { Send } from './send.ts';

/** The platform with a way to its players. */
export interface Notifier extends Platform {
  readonly send: Send;
  log(line: LogLine): void;
}

const done = { again: null, devices: [] } as const;

/**
 * Sends a ping that has been claimed, unless the seat has acted since. A player without devices costs one read. Says what
 * is left to do; throws only if nothing has been sent.
 */
export async function ring(on: Notifier, head: Head, ping: Ping): Promise<Outcome> {
  const { seat, player } = ping;
  const devices = await devicesFor(on, ping);
  if (devices.length === 0) return { seat, ...done };
  const [profile, games] = await Promise.all([loadPlayer(on.table, player), myGames(on, player)]);
  const language = profile?.language ?? 'en';
  if (profile && !wants(profile.reminders, head, ping)) return { seat, ...done };
  const news = await newsOf(on, head, ping, language);
  const now = await loadHead(on.table, head.id, true);
  if (!now || !owes(now, ping)) return { seat, ...done };
  const myTurns = games.filter(({ myTurn }) => myTurn).length;
  const message = messageOf(now, ping, { ...news, myTurns }, language, on.names, on.now());
  const tries = await Promise.all(devices.map((device) => tell(on, player, device, message)));
  const left = devices.filter((_, i) => tries[i] !== null);
  const times = tries.filter((at) => at !== null);
  return left.length === 0
    ? { seat, ...done }
    : { seat, again: Math.min(...times), devices: left.map(deviceOf) };
}

/** Reminders are by the player's preference; all other calls come to who wants notifications at all. */
function wants(reminders: Reminders, head: Head, { seat, why }: Ping): boolean {
  if (why !== 'reminder' || reminders === 'both') return true;
  return reminders === 'last' && (head.seats[seat]?.time?.reminded ?? 0) >= 2;
}

/** All devices of the player; at a second try those that the first did not reach. */
async function devicesFor(on: Notifier, { player, devices }: Ping): Promise<Subscription[]> {
  const all = await listSubscriptions(on.table, player);
  return devices.length === 0 ? all : all.filter((device) => devices.includes(deviceOf(device)));
}

/**
 * Sends to one device. Returns when to try again, or null: it has arrived, never will, or has failed for too long. Once the
 * push service has answered nothing here may fail, or the message would be sent again.
 */
async function tell(
  on: Notifier,
  player: string,
  device: Subscription,
  message: PushPayload,
): Promise<Millis | null> {
  if (device.notBefore > on.now()) return device.notBefore;
  const outcome = await on.send(device, message);
  const reason = 'reason' in outcome ? outcome.reason : null;
  on.log({
    at: new Date(on.now()).toISOString(),
    level: 'info',
    push: message.kind,
    game: message.game,
    outcome: outcome.kind,
    reason,
  });
  const failures = outcome.kind === 'sent' ? 0 : device.failures + 1;
  const again = outcome.kind === 'busy' ? Math.max(outcome.retryAt ?? 0, on.now() + pause(failures)) : null;
  try {
    if (outcome.kind === 'gone') await deleteSubscription(on.table, player, device.endpoint);
    else if (failures > 0 || device.failures > 0)
      await noteDelivery(on.table, player, device.endpoint, {
        failures,
        notBefore: again ?? 0,
        ...(reason === null ? {} : { problem: reason }),
      });
  } catch (error) {
    on.log({
      at: new Date(on.now()).toISOString(),
      level: 'error',
      job: 'push',
      game: message.game,
      error: String(error),
    });
  }
  return failures < patience ? again : null;
}

const minute = 60_000;

/** Milliseconds to wait after so many failures in a row: a minute, then twice as long each time, at most three hours. */
const pause = (failures: number): number => Math.min(minute * 2 ** (failures - 1), 180 * minute);

/** Failures in a row after which a message is given up: with the pauses between them, three days. */
const patience = 30;
