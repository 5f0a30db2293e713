// My games: where it is my turn first.

import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { GameSummary } from '../../shared/wire.ts';
import { gameIds } from '../games/index.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon, Mark } from '../ui/icons.tsx';
import { Signal } from '../ui/parts.tsx';
import { useTitle } from '../ui/Screen.tsx';
import { SeatMark } from '../ui/seats.tsx';
import { create } from './api.ts';
import { ago, clock, list, now } from './format.ts';
import { myList, openTables, planned, underWay, watchList } from './list.ts';
import { notify } from './notices.ts';
import { first, gameWords } from './words.ts';

export function Home() {
  useEffect(watchList, []);
  useTitle(first().name);
  const words = first().home;
  const mine = myList.value;
  return (
    <div class="screen">
      <header class="top">
        <Mark />
        <h1>{first().name}</h1>
        <a
          class="icon-button"
          href="/settings"
          aria-label={first().common.settings}
          title={first().common.settings}
        >
          <Icon name="gear" />
        </a>
      </header>
      <main id="content" class="stack loose" tabIndex={-1}>
        {mine?.trouble && (
          <p class="panel hint" role="status">
            {mine.at > 0 ? words.offline(ago(mine.at)) : first().problems[mine.trouble]}
          </p>
        )}
        {mine === null ? <Signal /> : mine.games.length === 0 ? <Empty /> : <Shelves games={mine.games} />}
        <OpenTables />
      </main>
      <footer class="dock">
        {mine !== null && mine.games.length > 0 && <PlayAlone />}
        <a class={`button ${mine?.games.length === 0 ? '' : 'primary'}`} href="/new">
          <Icon name="plus" />
          {words.newGame}
        </a>
      </footer>
    </div>
  );
}

const finishedShown = 12;

function Shelves({ games }: { readonly games: readonly GameSummary[] }) {
  const words = first().home;
  const running = games.filter(({ status, myTurn }) => status === 'running' && !myTurn);
  const shelves = [
    [words.yourTurn, games.filter(({ myTurn }) => myTurn)],
    [words.running, running],
    [words.waiting, games.filter(({ status }) => status === 'waiting')],
    [words.finished, games.filter(({ status }) => status === 'finished').slice(0, finishedShown)],
  ] as const;
  return (
    <>
      {shelves.map(
        ([title, shelf]) =>
          shelf.length > 0 && (
            <section key={title}>
              <h2 class="label shelf-title">{title}</h2>
              <ul class="games">
                {shelf.map((game) => (
                  <li key={game.id}>
                    <GameCard game={game} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

function GameCard({ game }: { readonly game: GameSummary }) {
  const { awaited, mySeat, status } = game;
  return (
    <a class={`game-card ${game.myTurn ? 'mine' : ''}`} href={`/g/${game.id}`}>
      <Emblem game={game.game} />
      <h3>{gameWords(game.game).name}</h3>
      <Icon name="go" />
      <p class="state">
        {underWay.value.has(game.id)
          ? first().home.queued
          : planned.value.has(game.id)
            ? first().home.planned
            : stateOf(game)}
        {game.unreadChat ? ` · ${first().home.unread(game.unreadChat)}` : ''}
      </p>
      <p class="crew">
        {game.seats.map(({ seat, player }) => (
          <span
            key={seat}
            class={`seat-name ${status === 'running' && awaited?.includes(seat) ? 'awaited' : ''}`}
          >
            <SeatMark seat={seat} />
            {seat === mySeat ? first().common.you : (player?.name ?? first().common.free)}
          </span>
        ))}
      </p>
    </a>
  );
}

/** One line: what the game waits for, and since when. */
function stateOf(game: GameSummary): string {
  const words = first().home;
  const { seats, status, askedAt } = game;
  if (status === 'finished') return words.ended(ago(game.changedAt));
  const taken = seats.filter(({ player }) => player !== null).length;
  if (status === 'waiting')
    return taken < seats.length ? words.seatsTaken(taken, seats.length) : words.readyToStart;
  const until = untilOf(game);
  if (game.myTurn)
    return [askedAt === null ? words.yourTurn : words.asked(ago(askedAt)), ...until].join(' · ');
  if (seats.some(({ seat, autopilot }) => seat === game.mySeat && autopilot === 'holds')) return words.held;
  const names = seats.flatMap(({ seat, player }) =>
    game.awaited?.includes(seat) && player ? [player.name] : [],
  );
  const waits = names.length > 0 ? words.waitingFor(list(names)) : words.waitingForOthers;
  const since = askedAt === null || now.value < askedAt ? [] : [words.since(clock(askedAt))];
  // Two times would not fit on the line: the one that is to come says more.
  return [waits, ...(until.length > 0 ? until : since)].join(' · ');
}

/** Until when those have time who are awaited, as far as it may be known; of my own turn, until when I have. */
function untilOf({ seats, mySeat, myTurn }: GameSummary): string[] {
  const ends = seats.flatMap(({ seat, until }) => (until && (!myTurn || seat === mySeat) ? [until] : []));
  return ends.length === 0 ? [] : [first().home.until(clock(Math.min(...ends)))];
}

/** Tables where anyone may sit down. */
function OpenTables() {
  const others = openTables.value.filter(({ mySeat }) => mySeat === null);
  if (others.length === 0) return null;
  return (
    <section>
      <h2 class="label shelf-title">{first().home.open}</h2>
      <ul class="games">
        {others.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Empty() {
  const words = first().home;
  return (
    <section class="empty">
      <svg class="scanner" viewBox="0 0 120 120" aria-hidden="true">
        <g fill="none" stroke="currentColor" opacity="0.5">
          <circle cx="60" cy="60" r="56" />
          <circle cx="60" cy="60" r="37" />
          <circle cx="60" cy="60" r="18" />
          <path d="M4 60h112M60 4v112" />
        </g>
        <path class="sweep" d="M60 60 60 4A56 56 0 0 1 108.5 32z" opacity="0.28" />
        <circle cx="60" cy="60" r="3" fill="var(--accent)" />
      </svg>
      <h2>{words.emptyTitle}</h2>
      <p class="hint">{words.emptyText}</p>
      <PlayAlone leads />
      <p class="hint">{words.haveInvite}</p>
    </section>
  );
}

/** One tap to a running game for one: the first of the shelf, with its usual options. */
function PlayAlone({ leads = false }: { readonly leads?: boolean }) {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [game] = gameIds;
  if (game === undefined) return null;

  async function play(id: string): Promise<void> {
    setBusy(true);
    const begun = await create(id, 1, {}, 'private');
    setBusy(false);
    if (begun.ok) route(`/g/${begun.value.id}`);
    else notify(first().problems[begun.trouble], { tone: 'wrong' });
  }

  return (
    <button
      type="button"
      class={`button ${leads ? 'primary' : ''}`}
      disabled={busy}
      onClick={() => void play(game)}
    >
      <Icon name="solo" />
      {leads ? first().home.playAlone : first().home.alone}
    </button>
  );
}
