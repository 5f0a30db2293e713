// The form for a new game. A game says itself what can be chosen: see OptionSpec.

import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { Terms } from '../../shared/clock/clock.ts';
import type { OptionSpec, Options } from '../../shared/engine/game.ts';
import type { Access } from '../../shared/wire.ts';
import { gameIds } from '../games/index.ts';
import { recall } from '../play/kept.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Segments, Signal } from '../ui/parts.tsx';
import { Screen } from '../ui/Screen.tsx';
import { create } from './api.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { notify } from './notices.ts';
import { type LoadedGame, useGame } from './useGame.ts';
import { gameWords, t } from './words.ts';

export default function NewGame() {
  const { query } = useLocation();
  const [game, setGame] = useState(query.game ?? gameIds[0]);
  const loaded = useGame(game);
  const words = t().create;
  return (
    <Screen title={words.title}>
      {gameIds.length > 1 && game !== undefined && (
        <Segments
          legend={words.game}
          names
          value={game}
          choices={gameIds.map((id) => [id, gameWords(id).name] as const)}
          onChoose={setGame}
        />
      )}
      {game !== undefined && (
        <div class="poster">
          <Emblem game={game} />
          <h2>{gameWords(game).name}</h2>
          <p class="hint">{gameWords(game).tagline}</p>
          <a href={`/rules/${game}`}>{t().rules.title}</a>
        </div>
      )}
      {game !== undefined && loaded ? (
        <Form key={game} id={game} loaded={loaded} like={query.like} />
      ) : (
        <Signal />
      )}
    </Screen>
  );
}

function Form({
  id,
  loaded,
  like,
}: {
  readonly id: string;
  readonly loaded: LoadedGame;
  /** A game whose table is set once more. */
  readonly like: string | undefined;
}) {
  const { client } = loaded;
  const { route } = useLocation();
  const { min, max } = client.game.seats;
  const [seats, setSeats] = useState(Math.min(max, Math.max(min, 2)));
  const [options, setOptions] = useState<Options>({});
  const [access, setAccess] = useState<Access>('link');
  const [clock, setClock] = useState<Terms | null>(null);
  const [busy, setBusy] = useState(false);
  const words = t().create;

  useEffect(() => {
    if (like === undefined) return;
    void recall('games', like).then((kept) => {
      if (!kept || kept.game.game !== id) return;
      setSeats(kept.game.seats.length);
      setOptions(kept.game.options);
      setAccess(kept.game.access);
      setClock(kept.game.clock ?? null);
    });
  }, [like, id]);

  const offered = client.game.options.filter(
    (spec) => !spec.seats || (seats >= spec.seats.min && seats <= spec.seats.max),
  );

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const chosen = Object.fromEntries(
      offered.flatMap(({ id: key }) => (options[key] === undefined ? [] : [[key, options[key]]])),
    );
    const created = await create(
      id,
      seats,
      chosen,
      seats === 1 ? 'private' : access,
      seats === 1 ? null : clock,
    );
    setBusy(false);
    // In its place: Back leads home, not to a form that is filled in already.
    if (created.ok) route(`/g/${created.value.id}`, true);
    else notify(t().problems[created.trouble], { tone: 'wrong' });
  }

  return (
    <form class="stack loose" onSubmit={(event) => void submit(event)}>
      <Segments
        legend={words.seats}
        hint={words.seatsHint}
        value={String(seats)}
        choices={Array.from({ length: max - min + 1 }, (_, i) => {
          const n = String(min + i);
          return [n, n === '1' ? t().common.players(1) : n] as const;
        })}
        onChoose={(n) => setSeats(Number(n))}
      />
      {seats > 1 && (
        <fieldset class="field">
          <legend class="legend">{words.access}</legend>
          <div class="choices">
            {(['link', 'private', 'public'] as const).map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="access"
                  checked={each === access}
                  onChange={() => setAccess(each)}
                />
                <span>{words.accesses[each].label}</span>
                <span class="hint">{words.accesses[each].hint}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {seats > 1 && <ClockChoice value={clock} onChange={setClock} />}
      {offered.length > 0 && (
        <fieldset class="stack">
          <legend class="legend">{words.options}</legend>
          {offered.map((spec) => (
            <Option
              key={spec.id}
              spec={spec}
              loaded={loaded}
              value={options[spec.id]}
              onChange={(value) => setOptions({ ...options, [spec.id]: value })}
            />
          ))}
        </fieldset>
      )}
      <div class="dock">
        <button type="submit" class="button primary" disabled={busy}>
          {seats === 1 ? words.start : words.create}
        </button>
      </div>
    </form>
  );
}

type OptionValue = Options[string];

function Option({
  spec,
  loaded: { client, text },
  value,
  onChange,
}: {
  readonly spec: OptionSpec;
  readonly loaded: LoadedGame;
  readonly value: OptionValue | undefined;
  onChange(value: OptionValue): void;
}) {
  const chosen = spec.kind === 'choice' ? (typeof value === 'string' ? value : spec.default) : undefined;
  const { label, hint } = client.option(spec, text, chosen);
  if (spec.kind === 'flag') {
    return (
      <div class="choices">
        <label>
          <input
            type="checkbox"
            checked={value === undefined ? spec.default : value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          <span>{label}</span>
          <span class="hint">{hint}</span>
        </label>
      </div>
    );
  }
  if (spec.kind === 'choice') {
    return (
      <Segments
        legend={label}
        hint={hint}
        value={chosen ?? spec.default}
        choices={spec.choices.map((choice) => [choice, client.choice(spec, choice, text)] as const)}
        onChoose={onChange}
      />
    );
  }
  const picked = Array.isArray(value) ? value : [];
  return (
    <details class="panel">
      <summary>
        {label} <span class="hint">{picked.length > 0 && t().create.picked(picked.length, spec.count)}</span>
      </summary>
      <p class="hint">
        {hint} {t().create.pick(spec.count)}
      </p>
      <div class="choices">
        {spec.choices.map((choice) => {
          const chosen = picked.includes(choice);
          return (
            <label key={choice}>
              <input
                type="checkbox"
                checked={chosen}
                disabled={!chosen && picked.length === spec.count}
                onChange={() =>
                  onChange(chosen ? picked.filter((each) => each !== choice) : [...picked, choice])
                }
              />
              <span>{client.choice(spec, choice, text)}</span>
            </label>
          );
        })}
      </div>
    </details>
  );
}
