// Commits on their way. Each is kept on the device before it is sent, and sent again under the same id until there is an
// answer: the server knows it again, so nothing is done twice and nothing is lost.
import type { GameView } from '../../shared/wire.ts';
import { type Answer, commit, reachable, type Trouble } from '../app/api.ts';
import { changeQueued, keep, keepGame, type Queued, queued, recall } from './kept.ts';

/** Troubles that pass: the same commit may be sent again. */
const passing: ReadonlySet<Trouble> = new Set<Trouble>(['offline', 'internal', 'too-many', 'race']);

export const passes = (trouble: Trouble): boolean => passing.has(trouble);

/** Sends a commit once. Unless the trouble passes, it leaves the outbox, and the view that came with the answer is kept. */
export async function deliver(waiting: Queued): Promise<Answer<GameView>> {
  await markTried(waiting);
  return send(waiting);
}

const markTried = (waiting: Queued) => changeQueued(waiting, (held) => ({ ...held, tried: true }));

async function send(waiting: Queued): Promise<Answer<GameView>> {
  const { game } = waiting;
  const [kept, log] = await Promise.all([recall('games', game), recall('logs', game)]);
  const known = { told: log?.at(-1)?.n ?? 0, chats: kept?.game.chats ?? 0 };
  const answer = await commit(game, waiting.commit, known);
  if (!answer.ok && passes(answer.trouble)) return answer;
  const stood = await changeQueued(waiting, () => null);
  const fresh = answer.ok ? answer.value : answer.game;
  if (fresh) await keepGame(fresh, Date.now());
  // What was refused is a plan again: opening the game shows what still fits.
  if (!answer.ok && stood)
    await keep('drafts', game, { ply: waiting.commit.ply, moves: waiting.commit.moves });
  return answer;
}

/** Sends what waits in any game, after a start or when the network is back. Returns what came of it, by game. */
export async function deliverAll(): Promise<readonly { game: string; answer: Answer<GameView> }[]> {
  if (!(await reachable())) return [];
  const outcomes: { game: string; answer: Answer<GameView> }[] = [];
  for (const waiting of await queued()) {
    // While those before it were sent, its own page may have sent it, or its player taken it back.
    if (!(await markTried(waiting))) continue;
    const answer = await send(waiting);
    outcomes.push({ game: waiting.game, answer });
    if (!answer.ok && answer.trouble === 'offline') break;
  }
  return outcomes;
}

/** A random UUID. The browser's own function exists on secure pages alone, and a game at home may run on plain http. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, i) => {
    // RFC 9562: version 4, variant 10.
    const marked = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
