// Times and lists of names in the active language.
import { computed, signal } from '@preact/signals';
import type { Millis } from '../../shared/wire.ts';
import { language } from './words.ts';

/** The active language as this browser's user writes it: "en-GB" has its own way with the hours. */
const locale = computed(() => {
  const wanted = navigator.languages.find((tag) => tag.split('-')[0] === language.value);
  return wanted ?? language.value;
});

/** The present, in steps of half a minute: what shows an age is drawn again as it grows. */
export const now = signal<Millis>(Date.now());
setInterval(() => {
  now.value = Date.now();
}, 30_000);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 hours ago". */
export function ago(then: Millis): string {
  const format = new Intl.RelativeTimeFormat(locale.value, { numeric: 'auto' });
  const passed = Math.max(0, now.value - then);
  if (passed < minute) return format.format(0, 'second');
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return format.format(-Math.floor(passed / hour), 'hour');
  return format.format(-Math.floor(passed / day), 'day');
}

/** "14:20" today, "Tue 14:20" within a week, "3 May" before and after. */
export function clock(then: Millis): string {
  const date = new Date(then);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const passed = now.value - then;
  const today = new Date(now.value).toDateString() === date.toDateString();
  if (today) return date.toLocaleTimeString(locale.value, time);
  if (Math.abs(passed) < 6 * day) return date.toLocaleString(locale.value, { weekday: 'short', ...time });
  return date.toLocaleDateString(locale.value, { day: 'numeric', month: 'short' });
}

/** "Mon"; 0 is Sunday. */
export const weekday = (n: number): string =>
  // 1970-01-04 was one.
  new Intl.DateTimeFormat(locale.value, { weekday: 'short', timeZone: 'UTC' }).format((3 + n) * day);

/** A name that the end of a line does not break, as it would 小明: with word joiners between letters that stand alone. */
export const unbroken = (name: string): string =>
  name.replace(
    /(?<=[\p{scx=Han}\p{scx=Kana}\p{scx=Hira}])(?=[\p{scx=Han}\p{scx=Kana}\p{scx=Hira}])/gu,
    '\u2060',
  );

/** "Ada, Bo and Chen". */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat(locale.value, { style: 'long', type: 'conjunction' }).format(names);

export const number = (n: number): string => new Intl.NumberFormat(locale.value).format(n);
