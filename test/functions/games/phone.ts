// A phone in tests of many writers: looks, picks a legal move by chance, sends it, and sends it again with the same id until it
// hears yes or no. What it lived through goes into a log, for the judge.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { commitMoves } from '../../../functions/games/commit.ts';
import { lookAt } from '../../../functions/games/look.ts';
import type { Platform } from '../../../functions/games/platform.ts';
import type { Player } from '../../../functions/games/players.ts';
import { Refusal } from '../../../functions/games/refusal.ts';
import type { Rng } from '../../../shared/engine/rng.ts';
import type { Commit, GameView } from '../../../shared/wire.ts';
import type { Sent } from './history.ts';

export interface Phone {
  readonly player: Player;
  /** Chance, so that a run can be repeated as far as the order of requests allows. */
  readonly rng: Rng;
  /** Takes locked answers back at times. */
  readonly fickle: boolean;
  /** The server that answers now: another one after each death. */
  server(): Platform;
  readonly log: Sent[];
}

const PATIENCE = 40;

/** Plays until the game is over or `until` says enough. Throws if it is neither shown the game nor answered for too long. */
export async function playOn(phone: Phone, id: string, until: (view: GameView) => boolean): Promise<void> {
  let view = await look(phone, id, null, 0);
  let told = 0;
  while (view.status !== 'finished' && !until(view)) {
    const move = chosen(phone, view);
    if (move && view.ply !== null && view.mySeat !== null)
      await send(phone, id, view.mySeat, { id: randomUUID(), ply: view.ply, moves: [move] });
    else await wait(100 + phone.rng.below(200));
    told = view.events.at(-1)?.n ?? told;
    view = await look(phone, id, view, told);
  }
}

function chosen({ rng, fickle }: Phone, { legal }: GameView): GameView['legal'][number] | undefined {
  const moves = legal.filter((move) => move.do !== '@reopen' || (fickle && rng.below(30) === 0));
  return moves.length === 0 ? undefined : moves[rng.below(moves.length)];
}

/** The view now; `last` if nothing is new. */
async function look(
  { player, server }: Phone,
  id: string,
  last: GameView | null,
  told: number,
): Promise<GameView> {
  const known = last ? { since: last.version, told, chats: last.chats } : {};
  for (let tries = 0; tries < PATIENCE; tries++) {
    const view = await lookAt(server(), player.id, id, known).catch(() => undefined);
    if (view === undefined) continue;
    if (view && last && view.version < last.version) throw new Error('the view went back');
    const shown = view ?? last;
    if (shown) return shown;
  }
  throw new Error('nobody shows the game');
}

async function send({ player, server, log }: Phone, id: string, seat: number, commit: Commit): Promise<void> {
  const sent = performance.now();
  const note = (outcome: Sent['outcome']) =>
    log.push({ id: commit.id, seat, sent, answered: performance.now(), outcome });
  for (let tries = 0; tries < PATIENCE; tries++) {
    try {
      const { game } = await commitMoves(server(), player.id, id, commit);
      if (game.ply !== null && game.ply <= commit.ply)
        throw new Error('accepted, but the answer shows the game before it');
      note('accepted');
      return;
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'race') {
        note('refused');
        return;
      }
    }
  }
  note('unknown');
}
