// The bar at the bottom: what is asked in one sentence, the plan, Take back, Commit. Or whom the game waits for.

import { useEffect, useState } from 'preact/hooks';
import type { AnyMove, Shape } from '../../shared/engine/game.ts';
import type { Plan } from '../../shared/engine/match.ts';
import { isOrders, isOwn, isReopen } from '../../shared/engine/moves.ts';
import { clock, list, unbroken } from '../app/format.ts';
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import type { AnyGameClient, Scene } from './client.ts';
import type { GameStore } from './store.ts';
import { NudgeButton, TimeNotes, untilText } from './TimeNotes.tsx';

/** A finger that comes down twice by mistake does so within this time. */
const armingMs = 450;

/** What the bar needs to know of the game, once all of it is loaded. */
export interface Loaded {
  readonly client: AnyGameClient;
  readonly scene: Scene<unknown>;
  readonly plan: Plan<Shape>;
}

export function moveLabel({ client, scene, plan }: Loaded, move: AnyMove<Shape>): string {
  if (isReopen(move)) return t().play.changeAnswer;
  if (isOrders(move)) return client.ordersLabel?.(move.orders, scene) ?? t().play.orders;
  return client.moveLabel(move, plan.shown, scene);
}

const chipLabel = (loaded: Loaded, move: AnyMove<Shape>): string =>
  (isOwn(move) && loaded.client.chipLabel?.(move, loaded.scene)) || moveLabel(loaded, move);

export function PromptBar({
  store,
  loaded,
  onList,
}: {
  readonly store: GameStore;
  readonly loaded: Loaded;
  onList(): void;
}) {
  const { plan, client, scene } = loaded;
  const words = t().play;
  if (store.queued.value) return <OnItsWay store={store} loaded={loaded} />;
  if (scene.me === null) return <Watching store={store} />;
  const planned = plan.moves.length > 0;
  if (!planned && plan.asked === null) return <Waiting store={store} loaded={loaded} onList={onList} />;
  const complete = mayCommit(plan);
  return (
    <section class={`prompt ${plan.asked ? 'asked' : ''}`} aria-label={words.yourTurn}>
      <TimeNotes store={store} />
      <div class="bar">
        <p class="question" role="status">
          {plan.asked ? client.prompt(plan.asked, plan.shown, scene) : client.commitNote(plan, scene)}{' '}
          {!planned && <span class="hint">{untilText(store.kept.value?.game)}</span>}
        </p>
        {!planned && <MovesButton onList={onList} />}
      </div>
      {/* One move that is all of the plan is told by the sentence above. */}
      {planned && (plan.asked !== null || plan.moves.length > 1) && (
        <Chips loaded={loaded} onCut={store.cut} />
      )}
      {complete && (
        <p class="note">
          {plan.asked !== null && <>{client.commitNote(plan, scene)} </>}
          <strong>{finality(store)}</strong>
        </p>
      )}
      {planned && (
        <div class="bar">
          <MovesButton onList={onList} />
          <button type="button" class="button" onClick={() => store.cut(plan.moves.length - 1)}>
            <Icon name="undo" />
            {words.undo}
          </button>
          <span class="space" />
          {complete && <Commit key={plan.moves.length} onCommit={() => void store.commit()} />}
        </div>
      )}
    </section>
  );
}

/** A sealed answer is sent whole; what happens at once may be sent move by move. */
const mayCommit = ({ moves, asked, sealed }: Plan<Shape>): boolean =>
  moves.length > 0 && (asked === null || !sealed);

/** What can't be taken back any more after Commit. */
function finality(store: GameStore): string {
  const game = store.kept.value?.game;
  const question = game?.view?.table.flow.question;
  if (question?.kind !== 'sealed') return t().play.final;
  // Whoever answers last opens all answers. Where nobody may know who is awaited, any of them may be.
  const others = game?.awaited?.some((seat) => seat !== game.mySeat) ?? question.lanes.length > 1;
  return others ? t().play.changeable : t().play.final;
}

/** The way to the plain list of all legal moves. */
function MovesButton({ onList }: { onList(): void }) {
  return (
    <button type="button" class="button" onClick={onList}>
      <Icon name="list" />
      {t().play.moves}
    </button>
  );
}

function Commit({ onCommit }: { onCommit(): void }) {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), armingMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <button
      type="button"
      class={`button primary commit ${armed ? '' : 'arming'}`}
      aria-disabled={!armed}
      onClick={() => {
        if (!armed) return;
        navigator.vibrate?.(12);
        onCommit();
      }}
    >
      {t().play.commit}
    </button>
  );
}

/** The plan, move by move; a tap takes back from there on. */
function Chips({ loaded, onCut }: { readonly loaded: Loaded; onCut?(length: number): void }) {
  return (
    <ol class="chips" aria-label={t().play.plan}>
      {loaded.plan.moves.map((move, i) => (
        <li key={`${i}/${move.do}`}>
          {onCut ? (
            <button type="button" class="chip" onClick={() => onCut(i)} title={t().play.undo}>
              {chipLabel(loaded, move)}
              <span aria-hidden="true">×</span>
              <span class="out-of-sight">{t().play.undo}</span>
            </button>
          ) : (
            <span class="chip">{chipLabel(loaded, move)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function OnItsWay({ store, loaded }: { readonly store: GameStore; readonly loaded: Loaded }) {
  const words = t().play;
  const tried = store.queued.value?.tried ?? false;
  const stuck = store.trouble.value !== null;
  return (
    <section class="prompt" aria-label={words.plan}>
      <p class="question" role="status">
        {!tried ? words.queued : stuck ? words.unanswered : words.sending}
      </p>
      <Chips loaded={loaded} />
      {(!tried || stuck) && (
        <div class="bar">
          <span class="space" />
          {!tried && (
            <button type="button" class="button" onClick={store.withdraw}>
              {words.takeBack}
            </button>
          )}
          <button type="button" class="button primary" onClick={() => void store.resend()}>
            {t().common.retry}
          </button>
        </div>
      )}
    </section>
  );
}

/** Whom the game waits for, as far as this viewer may know. */
function waitingText(store: GameStore): string {
  const game = store.kept.value?.game;
  const names = (game?.awaited ?? []).flatMap((seat) => {
    const holder = game?.seats.find((each) => each.seat === seat);
    return holder?.player && seat !== game?.mySeat ? [unbroken(holder.player.name)] : [];
  });
  return names.length > 0 ? t().play.waitingFor(list(names)) : t().play.waitingForOthers;
}

function Waiting({
  store,
  loaded,
  onList,
}: {
  readonly store: GameStore;
  readonly loaded: Loaded;
  onList(): void;
}) {
  const { plan } = loaded;
  const game = store.kept.value?.game;
  const words = t().play;
  const reopen = plan.legal.find(isReopen);
  const asides = plan.legal.filter((move) => !isReopen(move));
  return (
    <section class="prompt" aria-label={words.waitingForOthers}>
      <TimeNotes store={store} />
      <div class="bar">
        <p class="question" role="status">
          {waitingText(store)}{' '}
          <span class="hint">
            {[...(game?.askedAt ? [words.sinceWhen(clock(game.askedAt))] : []), untilText(game)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <NudgeButton store={store} />
        {asides.length > 0 && <MovesButton onList={onList} />}
        {reopen && (
          <button type="button" class="button" onClick={() => store.add(reopen)}>
            {words.changeAnswer}
          </button>
        )}
      </div>
    </section>
  );
}

function Watching({ store }: { readonly store: GameStore }) {
  return (
    <section class="prompt" aria-label={t().play.spectator}>
      <p class="question" role="status">
        {t().play.spectator} <span class="hint">{waitingText(store)}</span>
      </p>
    </section>
  );
}
