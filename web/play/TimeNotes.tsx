// What the prompt bar says of time: how long one has, who plays for whom, who is late; and what can be done about it.
import { useState } from 'preact/hooks';
import type { GameView, SeatHolder, VoteChoice } from '../../shared/wire.ts';
import { endVacation, nudge, takeBack, vote } from '../app/api.ts';
import { clock, list, now, unbroken } from '../app/format.ts';
import { notify } from '../app/notices.ts';
import { t } from '../app/words.ts';
import type { GameStore } from './store.ts';
import { request } from './time.ts';

/** A question of a minute ago is nothing to nudge about. */
const patienceMs = 3_600_000;

const mineIn = ({ seats, mySeat }: GameView): SeatHolder | undefined =>
  seats.find(({ seat }) => seat === mySeat);

/** Notes above the question, one at the most: the one that changes what the player does next. */
export function TimeNotes({ store }: { readonly store: GameStore }) {
  const game = store.kept.value?.game;
  const mine = game && mineIn(game);
  if (!game || !mine || mine.left || game.status !== 'running') return null;
  const words = t().clock;
  if (mine.autopilot === 'holds')
    return (
      <Note text={words.held}>
        <button
          type="button"
          class="button"
          onClick={() =>
            void request(store, () => takeBack(store.id)).then((done) => done && notify(words.takenBack))
          }
        >
          {words.takeBack}
        </button>
      </Note>
    );
  if (mine.away !== undefined && mine.away > now.value)
    return (
      <Note text={words.iAmAway(clock(mine.away))}>
        <button
          type="button"
          class="button"
          onClick={() =>
            void request(store, () => endVacation(store.id)).then((done) => done && notify(t().absence.back))
          }
        >
          {t().absence.backEarly}
        </button>
      </Note>
    );
  const late = game.seats.filter(({ isOut, seat }) => isOut && seat !== game.mySeat);
  if (late.length > 0) return <Votes store={store} game={game} late={late} mine={mine} />;
  if (mine.isOut) return <Note text={words.isUp} />;
  return mine.autopilot === 'once' ? <Note text={words.lapsed} /> : null;
}

function Note({
  text,
  children = null,
}: {
  readonly text: string;
  readonly children?: preact.ComponentChildren;
}) {
  return (
    <div class="bar time-note">
      <p class="note" role="status">
        {text}
      </p>
      {children}
    </div>
  );
}

/** How the game goes on that waits for one whose time is up. A vote may decide at once, so it takes a second tap. */
function Votes({
  store,
  game,
  late,
  mine,
}: {
  readonly store: GameStore;
  readonly game: GameView;
  readonly late: readonly SeatHolder[];
  readonly mine: SeatHolder;
}) {
  const [sure, setSure] = useState<VoteChoice | null>(null);
  const words = t().clock;
  const [first] = late;
  const names = list(late.map(({ player }) => unbroken(player?.name ?? '')));
  const cast = (choice: VoteChoice) => {
    setSure(null);
    if (first) void request(store, () => vote(store.id, first.seat, choice));
  };
  return (
    <div class="stack time-note">
      <p class="question">{sure ? words.voteSure(words.votes[sure]) : words.outOfTime(names)}</p>
      <div class="row">
        {(sure ? [sure] : (['go-on', 'replace', 'end'] as const)).map((choice) => {
          const votes = game.seats.filter((each) => each.vote === choice).length;
          return (
            <button
              key={choice}
              type="button"
              class={`button ${choice === 'end' ? 'danger' : ''}`}
              aria-pressed={mine.vote === choice}
              onClick={() => (sure ? cast(choice) : setSure(choice))}
            >
              {words.votes[choice]}
              {votes > 0 && <span class="hint">{words.voted(votes)}</span>}
            </button>
          );
        })}
        {sure && (
          <button type="button" class="button" onClick={() => setSure(null)}>
            {t().common.cancel}
          </button>
        )}
      </div>
    </div>
  );
}

/** "until Tue 14:20", of the first of those who are awaited whose time ends. */
export function untilText(game: GameView | undefined): string {
  const ends = (game?.seats ?? []).flatMap(({ seat, until }) =>
    until !== undefined && (game?.myTurn ? seat === game.mySeat : true) ? [until] : [],
  );
  return ends.length > 0 ? t().clock.until(clock(Math.min(...ends))) : '';
}

/** Calls those once more for whom the game has waited a while. */
export function NudgeButton({ store }: { readonly store: GameStore }) {
  const game = store.kept.value?.game;
  const since = game?.askedAt ?? now.value;
  const slow = (game?.seats ?? []).filter(
    ({ seat, nudgeFrom, isOut }) =>
      seat !== game?.mySeat && !isOut && nudgeFrom !== undefined && nudgeFrom <= now.value,
  );
  if (game?.mySeat == null || slow.length === 0 || now.value - since < patienceMs) return null;
  const words = t().clock;
  async function call(): Promise<void> {
    for (const { seat } of slow) if (!(await request(store, () => nudge(store.id, seat)))) return;
    notify(words.nudged(list(slow.map(({ player }) => player?.name ?? ''))));
  }
  return (
    <button type="button" class="button" onClick={() => void call()}>
      {words.nudge}
    </button>
  );
}
