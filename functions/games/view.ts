// All that one viewer needs to show a game and play on: made by the engine from the state behind the viewer's own veil.
import type { Seat, Shape, State } from '../../shared/engine/game.ts';
import { legal, look, result } from '../../shared/engine/match.ts';
import { openOf } from '../../shared/engine/veil.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { GameView, NumberedEvent } from '../../shared/wire.ts';
import { listLines } from '../store/chat.ts';
import { Contested, type Head } from '../store/heads.ts';
import { type Chapter, chapterOf, loadRecord } from '../store/records.ts';
import { history, loadVersion, type Version } from '../store/versions.ts';
import { type Platform, rulesOf } from './platform.ts';
import { seatOf, summaryOf } from './viewer.ts';

/** What a viewer has already: the version of its view, the number of the last event told, the number of chat lines. */
export interface Known {
  readonly since?: number | undefined;
  readonly told?: number | undefined;
  readonly chats?: number | undefined;
}

/** Lines of chat that come with a view. */
const CHAT_LINES = 50;
/** Events that come with a view. A viewer who has missed more than this begins in the middle of the story. */
const EVENTS = 500;

/** The game as a player, or a spectator, may see it. `latest`: the version that HEAD names, where it is at hand. */
export async function viewOf(
  on: Platform,
  head: Head,
  player: string | null,
  known: Known,
  latest?: Version,
): Promise<GameView> {
  const seat = seatOf(head, player);
  const summary = summaryOf(head, player);
  const chat =
    head.chats === 0 || known.chats === head.chats
      ? []
      : await listLines(on.table, head.id, { limit: CHAT_LINES });
  const game = await rulesOf(on, head.game);
  const waiting = { rules: game.rules, view: null, legal: [], events: [], complete: true, result: null };
  if (head.versionId === null) return { ...summary, ...waiting, chat };
  const version = latest ?? (await newest(on, head, game));
  const view = look(game, version.state, seat);
  return {
    ...summary,
    rules: game.rules,
    view,
    legal: legal(game, view),
    ...(await eventsOf(on, head, version, seat, known.told ?? 0)),
    result: result(game, openOf(game, version.state)),
    chat,
  };
}

/** The version that HEAD names, its state brought up to today's rules. Throws Contested when that HEAD is out of date. */
export async function newest(on: Platform, head: Head, game: AnyGame): Promise<Version> {
  if (head.versionId === null) throw new RangeError(`game ${head.id} has not started`);
  const version = await loadVersion(on.table, head.id, head.versionN, head.versionId);
  if (!version) throw new Contested(new Error(`version ${head.versionN} of game ${head.id} is gone`));
  return { ...version, state: upgraded(game, version.state, version.rules) };
}

/** A state made by older rules, step by step as the rules of today have it. */
export function upgraded(game: AnyGame, state: State<Shape>, rules: number): State<Shape> {
  let now = state;
  for (let from = rules; from < game.rules; from++) now = game.upgrade?.(now, from) ?? now;
  return now;
}

// ---- Events --------------------------------------------------------------------------------------------------

/** Events that a viewer was told after number `told`, gathered backwards from the newest. */
async function eventsOf(on: Platform, head: Head, latest: Version, seat: Seat | null, told: number) {
  const events: NumberedEvent[] = [];
  let n = toldOf(latest.state, seat);
  const gather = ({ at, told: step }: Pick<Chapter, 'at' | 'told'>) => {
    for (const { to, event } of step.toReversed()) {
      if (to !== null && to !== seat) continue;
      if (n > told && events.length < EVENTS) events.push({ n, at, event });
      n--;
    }
  };
  gather(latest);
  if (n > told) {
    for await (const chapter of chaptersOf(on, head, latest)) {
      gather(chapter);
      if (n <= told || events.length === EVENTS) break;
    }
  }
  const first = events.at(-1)?.n ?? told + 1;
  return { events: events.reverse(), complete: first <= told + 1 };
}

/** How many events a viewer had been told when a state was made. */
export const toldOf = ({ table, hands }: State<Shape>, seat: Seat | null): number =>
  table.flow.told + (seat === null ? 0 : (hands[seat]?.desk.told ?? 0));

/** What happened, step by step, newest first and before `after` if it is given: from the chain, or a finished game's record. */
export async function* chaptersOf(
  on: Platform,
  head: Head,
  after?: Version,
): AsyncGenerator<Chapter, void, undefined> {
  const record = head.status === 'finished' ? await loadRecord(on.table, head.id) : null;
  if (record) yield* record.story.toReversed().slice(after ? 1 : 0);
  else for await (const version of history(on.table, head.id, after ?? head)) yield chapterOf(version);
}
