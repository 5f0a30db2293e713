// The screen of a running or finished game: the frame around the board, the same for all games.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat, Shape } from '../../shared/engine/game.ts';
import { plan as planOver } from '../../shared/engine/match.ts';
import { ago, now } from '../app/format.ts';
import { t } from '../app/words.ts';
import { useHeldFocus } from '../ui/focus.ts';
import { useHeight } from '../ui/height.ts';
import { Icon } from '../ui/icons.tsx';
import { IconButton, Sheet, Signal } from '../ui/parts.tsx';
import { show } from '../ui/spot.ts';
import { wide } from '../ui/wide.ts';
import { AskForPings } from './AskForPings.tsx';
import { Chat } from './Chat.tsx';
import type { CardKey, Place, Shown } from './client.ts';
import { Ending } from './Ending.tsx';
import { Leaving } from './Leaving.tsx';
import { Log } from './Log.tsx';
import { LookBackBar, usePast } from './LookBack.tsx';
import { Menu } from './Menu.tsx';
import { MoveList } from './MoveList.tsx';
import { Primer } from './Primer.tsx';
import { type Loaded, PromptBar } from './PromptBar.tsx';
import { SeatButton } from './SeatButton.tsx';
import { StoryBar } from './Story.tsx';
import type { GameStore } from './store.ts';
import { episodes } from './story.ts';
import { Vacation } from './Vacation.tsx';

/** What lies over the board: one thing at a time. */
type Over =
  | { readonly what: 'moves' | 'log' | 'chat' | 'menu' | 'orders' | 'vacation' | 'leaving' }
  | { readonly what: 'card'; readonly card: CardKey }
  | { readonly what: 'seat'; readonly seat: Seat };

/** An hour-old view is worth a word, a minute-old one is not. */
const staleAfterMs = 5 * 60_000;

/** How long a place that the log points at stays lit. */
const pointedMs = 2600;

export function PlayScreen({ store }: { readonly store: GameStore }) {
  const client = store.client.value;
  const scene = store.scene.value;
  const plan = store.plan.value;
  if (store.tooOld.value) return <p class="screen centre">{t().play.tooOld}</p>;
  if (!client || !scene || !plan) return <Signal />;
  return <Frame store={store} loaded={{ client, scene, plan }} />;
}

function Frame({ store, loaded }: { readonly store: GameStore; readonly loaded: Loaded }) {
  const { client, scene, plan } = loaded;
  const [over, setOver] = useState<Over | null>(null);
  const [pointed, setPointed] = useState<Place | null>(null);
  /** The episode of the log that is looked back at. */
  const [back, setBack] = useState<number | null>(null);
  const past = usePast(store, loaded, back);
  const screen = useRef<HTMLDivElement>(null);
  const top = useHeight('--play-top');
  const foot = useRef<HTMLDivElement>(null);
  // What is asked next stands in the foot; when nothing is, at the top of the board.
  useHeldFocus(() => (foot.current?.firstElementChild ? foot.current : document.getElementById('content')));
  const kept = store.kept.value;
  const view = kept?.game.view;
  const { steps } = store.story.value;
  const telling = past === null && steps.length > 0;
  const step = telling ? steps[Math.min(store.storyAt.value, steps.length - 1)] : undefined;
  const still = past !== null || telling;
  const lit =
    (past?.episode ?? step)?.lines.find(({ place }) => place !== null)?.place ?? (still ? null : pointed);
  const finished = kept?.game.status === 'finished';

  const waits = store.queued.value !== null;
  const newest = store.log.value.at(-1)?.n ?? 0;
  const before = useRef({ telling, waits, newest });

  useEffect(() => {
    const was = before.current;
    // Who is reading further down is left there when a poll brings news: their story leads on from its second step.
    const unasked = telling && !was.telling && !was.waits && newest > was.newest && scrollY > 0;
    if (lit !== null && screen.current && !unasked) show(screen.current, lit);
  }, [lit, telling, step?.told, past?.episode.told]);
  useEffect(() => {
    before.current = { telling, waits, newest };
  }, [telling, waits, newest]);
  useEffect(() => {
    if (pointed === null) return;
    const timer = setTimeout(() => setPointed(null), pointedMs);
    return () => clearTimeout(timer);
  }, [pointed]);

  if (!kept || !view) return <Signal />;
  const present = plan.shown;
  const shown = past?.shown ?? (step && step !== steps.at(-1) ? asItWas(store, loaded, step.board) : present);
  const planned = still ? [] : plan.told.map(({ event }) => event);
  const happened = past
    ? past.happened
    : (step?.happened ?? (planned.length > 0 ? { before: view.table.board, events: planned } : null));
  const lookBack = (at: number) => {
    setOver(null);
    setBack(at);
  };
  const told = past ? episodes(client, scene, store.log.value).length : 0;
  const inspect = (card: CardKey) => setOver({ what: 'card', card });
  const visit = (seat: Seat) => setOver({ what: 'seat', seat });
  const point = (place: Place) => {
    setOver(null);
    setPointed(place);
  };
  const close = () => setOver(null);
  const others = scene.seats.filter(({ seat }) => seat !== scene.me);
  const text = t();

  return (
    <div class={`play ${others.length === 0 ? 'alone' : ''}`} ref={screen}>
      <header class="play-top" ref={top}>
        <a class="icon-button" href="/" aria-label={text.common.home} title={text.common.home}>
          <Icon name="back" />
        </a>
        <div class="heading">
          <h1>{client.title(scene)}</h1>
          <p>{client.progress(shown, scene)}</p>
        </div>
        {!wide.value && (
          <IconButton icon="log" label={text.play.log} onClick={() => setOver({ what: 'log' })} />
        )}
        {!wide.value && scene.seats.length > 1 && (
          <IconButton
            icon="chat"
            label={text.play.chat}
            count={store.unheard.value}
            onClick={() => setOver({ what: 'chat' })}
          />
        )}
        <IconButton icon="more" label={text.common.menu} onClick={() => setOver({ what: 'menu' })} />
      </header>

      <Age store={store} />

      {others.length > 0 && (
        <aside class="crew-strip" aria-label={text.play.seatsTitle}>
          {others.map((look) => (
            <SeatButton
              key={look.seat}
              look={look}
              awaited={kept.game.awaited?.includes(look.seat) ?? false}
              holder={kept.game.seats[look.seat]}
              lit={wide.value ? lit : null}
              onVisit={() => visit(look.seat)}
            >
              <client.SeatGlance scene={scene} shown={shown} seat={look.seat} inspect={inspect} />
            </SeatButton>
          ))}
          {wide.value && (
            <section class="talk" aria-label={text.play.chat}>
              <h2 class="label">{text.play.chat}</h2>
              <Chat store={store} />
            </section>
          )}
        </aside>
      )}

      <main class="board" id="content" tabIndex={-1}>
        {finished && !still && <Ending store={store} loaded={loaded} onWatch={() => lookBack(0)} />}
        {!still && !finished && scene.me !== null && store.commits.value === 0 && (
          <Primer game={kept.game.game} loaded={loaded} />
        )}
        <client.Board
          scene={scene}
          shown={shown}
          view={past?.view ?? view}
          plan={still || waits ? null : plan}
          legal={still || waits ? [] : plan.legal}
          asked={still || waits ? null : plan.asked}
          lit={lit}
          happened={happened}
          move={store.add}
          inspect={inspect}
          visit={visit}
        />
      </main>

      {wide.value && (
        <aside class="side">
          <section aria-label={text.play.log}>
            <Log store={store} loaded={loaded} onPoint={point} onLookBack={lookBack} />
          </section>
        </aside>
      )}

      <div class="foot" tabIndex={-1} ref={foot}>
        {past && back !== null && (
          <LookBackBar
            past={past}
            at={Math.min(back, told - 1)}
            all={told}
            go={setBack}
            onClose={() => setBack(null)}
          />
        )}
        {telling && <StoryBar store={store} />}
        {!still && !finished && (
          <>
            <AskForPings store={store} />
            <PromptBar store={store} loaded={loaded} onList={() => setOver({ what: 'moves' })} />
          </>
        )}
      </div>

      {over?.what === 'moves' && (
        <Sheet title={text.play.allMoves} onClose={close}>
          <MoveList
            loaded={loaded}
            onMove={(move) => {
              store.add(move);
              // Nothing more to choose: back to the board, where Commit is.
              if (store.plan.value?.asked === null) close();
            }}
          />
        </Sheet>
      )}
      {over?.what === 'log' && (
        <Sheet title={text.play.log} onClose={close}>
          <Log store={store} loaded={loaded} onPoint={point} onLookBack={lookBack} />
        </Sheet>
      )}
      {over?.what === 'chat' && (
        <Sheet title={text.play.chat} onClose={close}>
          <Chat store={store} />
        </Sheet>
      )}
      {over?.what === 'menu' && (
        <Sheet title={text.common.menu} onClose={close}>
          <Menu
            store={store}
            loaded={loaded}
            onClose={close}
            onOrders={() => setOver({ what: 'orders' })}
            onLookBack={() => lookBack(Number.MAX_SAFE_INTEGER)}
            onVacation={() => setOver({ what: 'vacation' })}
            onLeaving={() => setOver({ what: 'leaving' })}
          />
        </Sheet>
      )}
      {over?.what === 'vacation' && (
        <Sheet title={t().absence.title} onClose={close}>
          <Vacation store={store} onTaken={close} />
        </Sheet>
      )}
      {over?.what === 'leaving' && (
        <Sheet title={t().leaving.how} onClose={close}>
          <Leaving store={store} onClose={close} />
        </Sheet>
      )}
      {over?.what === 'orders' && client.Orders && (
        <Sheet title={text.play.orders} onClose={close}>
          <client.Orders
            scene={scene}
            shown={plan.shown}
            orders={view.hand?.desk.orders ?? null}
            leave={(orders) => {
              void store.order(orders);
              close();
            }}
          />
        </Sheet>
      )}
      {over?.what === 'card' && (
        <Sheet title={client.cardName(over.card, scene)} onClose={close}>
          <client.Card scene={scene} card={over.card} />
        </Sheet>
      )}
      {over?.what === 'seat' && (
        <Sheet
          title={text.play.seatOf(scene.seats.find(({ seat }) => seat === over.seat)?.name ?? '')}
          onClose={close}
        >
          <client.SeatSide scene={scene} shown={shown} seat={over.seat} inspect={inspect} />
        </Sheet>
      )}
    </div>
  );
}

/** The table as the player left it, with the board as far as the story has been told. */
function asItWas(store: GameStore, { client, plan }: Loaded, board: object): Shown<Shape> {
  const view = store.looked.value?.view;
  const { shown } = view ? planOver(client.game, view, []) : plan;
  return { ...shown, table: { ...shown.table, board } };
}

/** How old the view is, when that matters. */
function Age({ store }: { readonly store: GameStore }) {
  const kept = store.kept.value;
  if (!kept || store.trouble.value === null) return null;
  const offline = store.trouble.value === 'offline';
  if (!offline && now.value - kept.at < staleAfterMs) return null;
  return (
    <p class="age" role="status">
      <Icon name="cloudOff" />
      {offline ? t().play.ageOffline(ago(kept.at)) : t().play.age(ago(kept.at))}
    </p>
  );
}
