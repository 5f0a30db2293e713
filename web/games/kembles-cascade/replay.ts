// What happened, shown moving: the board event by event, each for a moment. Nothing is needed to understand it, any tap
// skips it, and who wants no motion never sees it.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { canonical, copy } from '../../../shared/engine/json.ts';
import { fold } from '../../../shared/games/kembles-cascade/fold.ts';
import type { Board, KcEvent, Kembles } from '../../../shared/games/kembles-cascade/state.ts';
import type { Happened } from '../../play/client.ts';

/** Milliseconds that an event is shown for; all others pass with the next one. */
const shownFor: Readonly<Partial<Record<KcEvent['k'], number>>> = {
  moved: 280,
  entered: 320,
  jumped: 320,
  warped: 320,
  pushed: 320,
  fired: 380,
  damaged: 300,
  destroyed: 360,
  hit: 380,
  collected: 260,
  mined: 220,
  played: 300,
  turned: 180,
  sucked: 360,
  resolved: 420,
  threatened: 420,
  'powered-down': 360,
  lowered: 260,
  flipped: 360,
  wrecked: 560,
  scrolled: 560,
  row: 560,
  'boss-row': 700,
  boss: 700,
  regrown: 300,
};
/** No story takes longer than this. */
const longest = 6000;

export interface Beat {
  readonly event: KcEvent;
  /** The board just before the event, and after it. */
  readonly before: Board;
  readonly board: Board;
  readonly ms: number;
}

export interface Replay {
  /** What is shown now; null: nothing moves, the board is as it is. */
  readonly beat: Beat | null;
  skip(): void;
}

/** The moments of what happened, of which the first `from` events have been seen. */
export function beatsOf({ before, events }: Happened<Kembles>, from = 0): Beat[] {
  const board = copy(before);
  const beats: Beat[] = [];
  events.forEach((event, i) => {
    const ms = i < from ? undefined : shownFor[event.k];
    const then = ms === undefined ? board : copy(board);
    fold(board, event);
    if (ms !== undefined) beats.push({ event, before: then, board: copy(board), ms });
  });
  const all = beats.reduce((sum, { ms }) => sum + ms, 0);
  return beats.map((beat) => ({ ...beat, ms: beat.ms * Math.min(1, longest / all) }));
}

export function useReplay(happened: Happened<Kembles> | null): Replay {
  const events = happened ? happened.events.map(canonical) : [];
  const key = happened ? `${happened.before.round}:${events.join()}` : '';
  const seen = useRef<readonly string[]>([]);
  const beats = useMemo(() => {
    if (!happened || matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
    // A plan grows: what it showed already is not shown again, and a move taken back shows nothing.
    const known = seen.current;
    if (events.length < known.length && events.every((event, i) => event === known[i])) return [];
    const grown = known.length > 0 && known.every((event, i) => event === events[i]);
    return beatsOf(happened, grown ? known.length : 0);
  }, [key]);
  const [played, setPlayed] = useState({ key, at: 0 });
  const at = played.key === key ? played.at : 0;
  const beat = beats[at] ?? null;
  useEffect(() => {
    seen.current = events;
  }, [key]);
  useEffect(() => {
    if (!beat) return;
    const timer = setTimeout(() => setPlayed({ key, at: at + 1 }), beat.ms);
    return () => clearTimeout(timer);
  }, [key, at]);
  return { beat, skip: () => setPlayed({ key, at: beats.length }) };
}
