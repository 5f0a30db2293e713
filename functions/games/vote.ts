// A vote: the game waits for a seat whose time is up, and the others say how it goes on. What more than half of them want is
// done as soon as they do (lapse.ts).
import type { Seat } from '../../shared/engine/game.ts';
import type { VoteChoice } from '../../shared/wire.ts';
import { changeHead, headNow } from './change.ts';
import { onTime } from './lapse.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { voters } from './time.ts';
import { mayKnowAwaited, ownSeat } from './viewer.ts';

/** Votes, or votes otherwise. Refuses with `no-vote` where there is nothing for this player to vote on. */
export async function castVote(
  on: Platform,
  player: string,
  id: string,
  about: Seat,
  choice: VoteChoice,
): Promise<void> {
  await onTime(on, await headNow(on, id));
  const head = await changeHead(
    on,
    id,
    (now) => {
      const mine = ownSeat(now, player);
      const isOut = now.status === 'running' && now.seats[about]?.time?.isOut;
      if (!isOut || !mayKnowAwaited(now, mine) || !voters(now, about).includes(mine))
        throw new Refusal('no-vote');
      const seats = now.seats.map((held, i) =>
        i === mine ? { ...held, vote: { about, choice }, called: 0 } : held,
      );
      return { ...now, seats };
    },
    mayKnowAwaited,
  );
  await onTime(on, head);
}
