// What a ping says: from HEAD and the newest version to words in the player's language. Nothing that the player would
// not see on opening the game, and of an open wave nothing at all but that he is asked.

import { openOf } from '../../shared/engine/veil.ts';
import type { Messages } from '../../shared/text/en.ts';
import { messages as en } from '../../shared/text/en.ts';
import { gameTitle } from '../../shared/text/games.ts';
import { messages as zhHans } from '../../shared/text/zh-Hans.ts';
import { messages as zhHant } from '../../shared/text/zh-Hant.ts';
import type { Language, Millis, PushPayload, ThemeNames } from '../../shared/wire.ts';
import { LAPSE } from '../games/lapse.ts';
import type { Ping } from '../games/pings.ts';
import { type Platform, rulesOf } from '../games/platform.ts';
import { newest } from '../games/view.ts';
import { at } from '../games/viewer.ts';
import type { Head } from '../store/heads.ts';
import { commitOf, loadVersion, type Version } from '../store/versions.ts';

const platform: Readonly<Record<Language, Messages>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

/** Words a ping. `myTurns`: games that wait for the player. */
export function messageOf(
  head: Head,
  { seat, why }: Ping,
  { ask, mover, myTurns }: News & { readonly myTurns: number },
  language: Language,
  names: ThemeNames,
  now: Millis,
): PushPayload {
  const { ply, view, call, nudged, time } = at(head, seat);
  const { ping } = platform[language];
  const said = {
    turn: () => [mover === null ? '' : ping.moved(mover), ask ?? ping.turn],
    started: () => [ping.started(nameOf(head, head.host))],
    full: () => [ping.full],
    over: () => [ping.over],
    reminder: () => [
      ask ?? ping.turn,
      ping.reminder(timeLeft(at(head, seat).time?.clock.until ?? now, now, language)),
    ],
    nudge: () => [ping.nudge, ask ?? ping.turn],
    lapsed: () => [at(head, seat).autopilot?.holds ? ping.held : ping.lapsed],
    vote: () => [ping.vote(namesOut(head, language))],
  } satisfies Record<Ping['why'], () => readonly string[]>;
  return {
    kind: why,
    game: head.id,
    title: gameTitle(platform[language], head.game, names).name,
    body: said[why]().filter(Boolean).join(ping.between),
    url: `/g/${head.id}`,
    myTurns,
    ply,
    call: { first: 0, reminder: time?.reminded ?? 0, nudge: nudged }[call],
    version: view.version,
  };
}

/** Whole hours, or minutes when there are few: "in 3 hours". */
function timeLeft(until: Millis, now: Millis, language: Language): string {
  const minutes = Math.max(1, Math.round((until - now) / 60_000));
  const format = new Intl.RelativeTimeFormat(language);
  if (minutes < 100) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}

/** Those whose time is up. */
function namesOut({ seats }: Head, language: Language): string {
  const names = seats.flatMap(({ player, time }) => (player && time?.isOut ? [player.name] : []));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

function nameOf({ seats }: Head, id: string): string {
  return seats.find(({ player }) => player?.id === id)?.player?.name ?? '';
}

/** What the newest version adds to HEAD: what is asked, and whose move led to it; null where that is not told. */
export interface News {
  readonly ask: string | null;
  readonly mover: string | null;
}

const asks: ReadonlySet<Ping['why']> = new Set(['turn', 'reminder', 'nudge']);

/** The news of a seat that is asked. Reads the newest version and, when that was a turn, the one before. */
export async function newsOf(on: Platform, head: Head, ping: Ping, language: Language): Promise<News> {
  if (!asks.has(ping.why)) return { ask: null, mover: null };
  const game = await rulesOf(on, head.game);
  const version = await newest(on, head, game);
  const words = await on.shelf[head.game]?.words?.(language, on.names);
  return {
    ask: words?.ping(openOf(game, version.state)) ?? null,
    mover: ping.why === 'turn' ? await moverOf(on, head, ping, version) : null,
  };
}

/**
 * The name of the player whose move called a seat, or null where that is nobody's business. It is told when one turn led
 * to another: then everybody at the table saw whose it was. Who was the last to answer a wave, or did something while one
 * was open, is not told.
 */
async function moverOf(
  on: Platform,
  head: Head,
  { called }: Ping,
  { n, id, by, parent, acts }: Version,
): Promise<string | null> {
  if (head.question?.wave !== false || n !== called) return null;
  if (!by || !parent || commitOf(id) === LAPSE || acts.some((act) => 'leave' in act)) return null;
  const before = await loadVersion(on.table, head.id, called - 1, parent);
  const asked = before?.state.table.flow.question;
  if (asked?.kind !== 'turn' || asked.seat !== by.seat) return null;
  return head.seats[asked.seat]?.player?.name ?? null;
}
