// Where an invitation leads: who asks, to which game, and a seat. Somebody new gives a name on the way.

import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import type { GameSummary } from '../../shared/wire.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Signal } from '../ui/parts.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SeatMark } from '../ui/seats.tsx';
import { invited, join, type Trouble } from './api.ts';
import { me } from './session.ts';
import { NameForm } from './Welcome.tsx';
import { gameWords, t } from './words.ts';

export default function InvitePage() {
  const { token = '' } = useRoute().params;
  const [game, setGame] = useState<GameSummary | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const words = t().invite;
  useEffect(() => {
    void invited(token).then((answer) => {
      if (answer.ok) setGame(answer.value);
      else setTrouble(answer.trouble);
    });
  }, [token, me.value?.id]);
  return (
    <Screen title={words.title}>
      {trouble !== null ? (
        <div class="empty">
          <p role="alert">{trouble === 'not-found' ? words.broken : t().problems[trouble]}</p>
          <a class="button" href="/">
            {t().common.home}
          </a>
        </div>
      ) : game === null ? (
        <Signal />
      ) : (
        <Invitation game={game} token={token} onTrouble={setTrouble} />
      )}
    </Screen>
  );
}

function Invitation({
  game,
  token,
  onTrouble,
}: {
  readonly game: GameSummary;
  readonly token: string;
  onTrouble(trouble: Trouble): void;
}) {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const words = t().invite;
  const seated = game.mySeat !== null;
  const host = game.seats.find(({ player }) => player?.id === game.host)?.player?.name ?? '';

  // Who sits there already has followed the link twice.
  useEffect(() => {
    if (seated) route(`/g/${game.id}`, true);
  }, [seated, game.id, route]);

  async function sit(): Promise<void> {
    setBusy(true);
    const answer = await join(game.id, token);
    setBusy(false);
    if (answer.ok) route(`/g/${game.id}`);
    else onTrouble(answer.trouble);
  }

  return (
    <>
      <p>{game.status === 'waiting' ? words.from(host) : words.instead}</p>
      <div class="poster">
        <Emblem game={game.game} />
        <h2>{gameWords(game.game).name}</h2>
        <p class="hint">{gameWords(game.game).tagline}</p>
      </div>
      <ul class="seat-list panel">
        {game.seats.map(({ seat, player }) => (
          <li key={seat} class={player ? '' : 'free'}>
            <SeatMark seat={seat} />
            {player?.name ?? t().common.free}
          </li>
        ))}
      </ul>
      {me.value ? (
        <button type="button" class="button primary wide" disabled={busy} onClick={() => void sit()}>
          {words.join}
        </button>
      ) : (
        <NameForm action={words.join} onEntered={() => void sit()} />
      )}
      <a class="button plain" href={`/rules/${game.game}`}>
        {words.look}
      </a>
    </>
  );
}
