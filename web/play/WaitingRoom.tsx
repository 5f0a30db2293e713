// Before a game begins: who is here, how to get the others in, and the start.
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { Terms } from '../../shared/clock/clock.ts';
import type { Options } from '../../shared/engine/game.ts';
import type { GameView } from '../../shared/wire.ts';
import { type Answer, invite, join, leave, start } from '../app/api.ts';
import { notify } from '../app/notices.ts';
import { termLines } from '../app/span.ts';
import { gameWords, t } from '../app/words.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/icons.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Sure } from '../ui/Sure.tsx';
import { SeatMark } from '../ui/seats.tsx';
import type { AnyGameClient, Scene } from './client.ts';
import { InviteLink } from './InviteLink.tsx';
import type { GameStore } from './store.ts';

export function WaitingRoom({ store }: { readonly store: GameStore }) {
  const { route } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const game = store.kept.value?.game;
  const client = store.client.value;
  if (!game) return null;
  const words = t().waiting;
  const name = gameWords(game.game).name;
  const taken = game.seats.filter(({ player }) => player !== null).length;
  const missing = Math.max(0, (client?.game.seats.min ?? 1) - taken);
  const me = game.seats.find(({ seat }) => seat === game.mySeat)?.player;
  const hosting = me?.id === game.host;
  const host = game.seats.find(({ player }) => player?.id === game.host)?.player?.name ?? '';

  /** Does one thing at a time, and says so when it was refused. */
  async function run<T>(work: () => Promise<Answer<T>>, done: (value: T) => void): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await work();
    setBusy(false);
    if (answer.ok) done(answer.value);
    else notify(t().problems[answer.trouble], { tone: 'wrong' });
  }

  const kind = game.access === 'private' ? 'single' : 'open';
  const begin = () =>
    run(
      () => start(store.id),
      (begun: GameView) => void store.apply(begun),
    );
  const makeLink = () =>
    run(
      () => invite(store.id, kind),
      ({ token: made }) => setToken(made),
    );
  const sit = () =>
    run(
      () => join(store.id, null),
      (seated: GameView) => void store.apply(seated),
    );
  const getUp = () =>
    run(
      () => leave(store.id),
      () => route('/'),
    );

  return (
    <Screen title={words.title}>
      <div class="poster">
        <Emblem game={game.game} />
        <h2>{name}</h2>
        <p class="hint">{gameWords(game.game).tagline}</p>
      </div>

      <section class="stack">
        <h2 class="label">{words.who}</h2>
        <ul class="seat-list panel">
          {game.seats.map(({ seat, player }) => (
            <li key={seat} class={player ? '' : 'free'}>
              <SeatMark seat={seat} />
              <span>{player?.name ?? t().common.free}</span>
              {player?.id === game.host && <span class="hint">{words.host}</span>}
            </li>
          ))}
        </ul>
      </section>

      {taken < game.seats.length && game.mySeat !== null && (
        <section class="stack">
          <h2 class="label">{words.invite}</h2>
          <p class="hint">{kind === 'single' ? words.inviteOnce : words.inviteHint}</p>
          {token !== null && (
            <InviteLink url={`${location.origin}/i/${token}`} text={words.shareText(name)} />
          )}
          {(token === null || kind === 'single') && (
            <button type="button" class="button" disabled={busy} onClick={() => void makeLink()}>
              <Icon name="plus" />
              {words.makeLink}
            </button>
          )}
        </section>
      )}

      {client && store.scene.value && (
        <Agreed options={game.options} clock={game.clock} client={client} scene={store.scene.value} />
      )}

      {game.mySeat !== null && (
        <Sure
          label={words.leave}
          question={words.leaveSure}
          yes={words.leaveYes}
          look="plain danger"
          onYes={() => void getUp()}
        />
      )}

      {game.mySeat === null && game.access === 'public' && taken < game.seats.length && (
        <div class="dock">
          <button type="button" class="button primary" disabled={busy} onClick={() => void sit()}>
            {words.join}
          </button>
        </div>
      )}
      {game.mySeat !== null && (
        <div class="dock">
          {hosting && missing === 0 ? (
            <button
              type="button"
              class={`button ${taken === game.seats.length ? 'primary' : ''}`}
              disabled={busy}
              onClick={() => void begin()}
            >
              {taken === game.seats.length ? words.start : words.startWith(taken)}
            </button>
          ) : (
            <p class="hint" role="status">
              {missing > 0 ? words.startMissing(missing) : words.startHost(host)}
            </p>
          )}
        </div>
      )}
    </Screen>
  );
}

/** The options as the host chose them, in the game's words. */
function Agreed({
  options,
  clock,
  client,
  scene,
}: {
  readonly options: Options;
  readonly clock: Terms | undefined;
  readonly client: AnyGameClient;
  readonly scene: Scene<unknown>;
}) {
  const words = t().waiting;
  const specs = client.game.options.filter(({ id }) => id in options);
  if (specs.length === 0 && !clock) return null;
  return (
    <section class="stack">
      <h2 class="label">{words.options}</h2>
      <dl class="agreed">
        {specs.flatMap((spec) => {
          const chosen = options[spec.id];
          const values = typeof chosen === 'string' ? [chosen] : Array.isArray(chosen) ? chosen : [];
          const said = typeof chosen === 'boolean' ? (chosen ? words.yes : words.no) : null;
          return [
            <dt key={spec.id}>{client.option(spec, scene.text).label}</dt>,
            <dd key={`${spec.id}=`}>
              {said ??
                (values.map((value) => client.choice(spec, value, scene.text)).join(', ') || words.byChance)}
            </dd>,
          ];
        })}
        {clock &&
          termLines(clock).flatMap(([label, value]) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label}=`}>{value}</dd>,
          ])}
      </dl>
    </section>
  );
}
