// Wall clocks: what the time is at a place, and when a place has a given time. Places are IANA names of time zones
// ("Asia/Taipei"); what they mean on a day, both changes of daylight-saving time included, Intl knows.
import type { Millis } from '../wire.ts';

const minute = 60_000;
export const DAY: Millis = 1440 * minute;

/** Whether a time zone goes by this name. */
export function isZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Days since 1970-01-01 on the wall of a zone at a moment. */
export const dayAt = (zone: string, at: Millis): number => Math.floor((at + offsetAt(zone, at)) / DAY);

/** The weekday of such a day: 0 is Sunday. The first of them was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/**
 * When the wall of a zone shows a minute of a day. What is shown twice, in autumn, counts from the first time; what is
 * skipped, in spring, is the moment of the change.
 */
export function whenWall(zone: string, day: number, minuteOfDay: number): Millis {
  const wall = day * DAY + minuteOfDay * minute;
  const [before, after] = [offsetAt(zone, wall - DAY), offsetAt(zone, wall + DAY)];
  const candidates = [wall - before, wall - after].filter((at) => at + offsetAt(zone, at) === wall);
  return candidates.length > 0 ? Math.min(...candidates) : changeBetween(zone, wall - after, wall - before);
}

/** The first moment after `from` at which the wall runs otherwise than at `from`; at the latest `to`. */
function changeBetween(zone: string, from: Millis, to: Millis): Millis {
  const offset = offsetAt(zone, from);
  let [low, high] = [Math.floor(from / slot), Math.ceil(to / slot)];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (offsetAt(zone, middle * slot) === offset) low = middle;
    else high = middle;
  }
  return high * slot;
}

/** Zones change at whole quarters of an hour, so one answer holds for the quarter. */
const slot = 15 * minute;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, Millis>>();

/** Kept at hand: of a zone more than a month of quarters, and as many zones as there are (names come from outside). */
const KEPT = { quarters: 4096, zones: 600 } as const;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  if (formats.size >= KEPT.zones) {
    formats.clear();
    offsets.clear();
  }
  formats.set(zone, format);
  return format;
}

/** How far the wall of a zone is ahead of UTC at a moment. */
function offsetAt(zone: string, at: Millis): Millis {
  const known = offsets.get(zone) ?? new Map<number, Millis>();
  offsets.set(zone, known);
  const key = Math.floor(at / slot);
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= KEPT.quarters) known.clear();
  const parts = formatOf(zone).formatToParts(key * slot);
  const offset = parsed(parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT');
  known.set(key, offset);
  return offset;
}

/** "GMT+05:45"; "GMT" alone is none. */
function parsed(text: string): Millis {
  const [, sign, hours, minutes] = /([+-])(\d+)(?::(\d+))?/.exec(text) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
  return sign === '-' ? -size : size;
}
