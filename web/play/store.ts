// One game as this device holds it: the view that the server told, the plan over it, the story since the last look, the
// commit on its way. Signals in, signals out; what is drawn from them is elsewhere, and so is asking the server (sync.ts).
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyMove, Shape } from '../../shared/engine/game.ts';
import { same } from '../../shared/engine/json.ts';
import { type Plan, plan as planOver } from '../../shared/engine/match.ts';
import type { ChatLine, GameView, NumberedEvent } from '../../shared/wire.ts';
import { reachable, read, type Trouble } from '../app/api.ts';
import { refreshList } from '../app/list.ts';
import { notify } from '../app/notices.ts';
import { clearPings } from '../app/push.ts';
import { language, t, themeNames } from '../app/words.ts';
import { loadGame } from '../games/index.ts';
import { colourOf, shapeOf } from '../ui/seats.tsx';
import type { AnyGameClient, Scene } from './client.ts';
import {
  type Draft,
  forget,
  type KeptGame,
  keep,
  keepGame,
  type Looked,
  type Queued,
  recall,
  takeBack,
} from './kept.ts';
import { deliver, passes, uuid } from './outbox.ts';
import { type Story, tell } from './story.ts';

type Moves = readonly AnyMove<Shape>[];

/** What a tab tells the others when the server has taken its plan. */
interface Sent {
  readonly game: string;
  readonly moves: Moves;
}

export interface GameStore {
  readonly id: string;
  /** Null until a view is here. */
  readonly kept: ReadonlySignal<KeptGame | null>;
  readonly log: ReadonlySignal<readonly NumberedEvent[]>;
  /** Why the server could not be asked last time. */
  readonly trouble: Signal<Trouble | null>;
  /** The game's code and its texts in the active language; null while they load. */
  readonly client: ReadonlySignal<AnyGameClient | null>;
  readonly scene: ReadonlySignal<Scene<unknown> | null>;
  /** The code is older than the game: it can be read, not played. */
  readonly tooOld: ReadonlySignal<boolean>;
  /** The planned moves, or those on their way, over the veil. */
  readonly plan: ReadonlySignal<Plan<Shape> | null>;
  readonly queued: ReadonlySignal<Queued | null>;
  /** What is still to be told; no steps when the player is up to date. */
  readonly story: ReadonlySignal<Story>;
  readonly storyAt: Signal<number>;
  /** What the player had seen when looking up last: where the story begins. */
  readonly looked: ReadonlySignal<Looked | null>;
  /** Grows when this device committed something here: for what is asked after the first time. */
  readonly commits: ReadonlySignal<number>;

  /** Takes in what the server told. */
  apply(game: GameView): Promise<void>;
  /** Lines of chat that were not read yet. */
  readonly unheard: ReadonlySignal<number>;
  /** All lines of chat are before the player's eyes. */
  heardAll(): void;
  /** A line of chat of one's own, said just now. */
  hear(line: ChatLine): Promise<void>;
  /** The server said that nothing is new: what is shown is of now. */
  confirm(): void;
  add(move: AnyMove<Shape>): void;
  /** Keeps the first `length` planned moves. */
  cut(length: number): void;
  commit(): Promise<void>;
  /** Sends what waits, again. */
  resend(): Promise<void>;
  /** Takes back a commit that was never sent. */
  withdraw(): Promise<void>;
  /** The player has seen all that happened. */
  lookUp(): void;
  /** There is a story that was told to its end on this page. */
  readonly canTellAgain: ReadonlySignal<boolean>;
  tellAgain(): void;
  /** Leaves standing orders: sent at once, they are no part of the plan. */
  order(orders: unknown): Promise<void>;
  close(): void;
}

/** Opens a game from the device. Its view may be old, or missing: sync.ts asks for the present one. */
export async function openStore(id: string): Promise<GameStore> {
  const [keptGame, keptLog, draft, waiting, lookedAt, heardLines] = await Promise.all([
    recall('games', id),
    recall('logs', id),
    recall('drafts', id),
    recall('outbox', id),
    recall('looked', id),
    recall('heard', id),
  ]);
  const kept = signal<KeptGame | null>(keptGame ?? null);
  const log = signal<readonly NumberedEvent[]>(keptLog ?? []);
  const trouble = signal<Trouble | null>(null);
  const client = signal<AnyGameClient | null>(null);
  const text = signal<unknown>(null);
  const moves = signal<Moves>(draft?.moves ?? []);
  const queued = signal<Queued | null>(waiting ?? null);
  // An older app kept a board alone: its story can't be told as it was, so it begins anew.
  const looked = signal<Looked | null>(lookedAt && 'view' in lookedAt ? lookedAt : null);
  const lookedBefore = signal<Looked | null>(null);
  const heard = signal(heardLines ?? 0);
  const storyAt = signal(0);
  const commits = signal(0);
  let packing = false;
  let sending: Promise<void> | null = null;
  /** Hears from other tabs of this device what they sent. */
  const tabs = new BroadcastChannel('lightlag-sent');
  /** From Commit on, until there is an answer, nothing else can be planned. */
  const leaving = () => packing || queued.value !== null;

  const gameId = computed(() => kept.value?.game.game ?? null);
  const tooOld = computed(() => {
    const rules = kept.value?.game.rules ?? 0;
    return client.value !== null && rules > client.value.game.rules;
  });
  const scene = computed(() => (kept.value && text.value ? sceneOf(kept.value.game, text.value) : null));
  const plan = computed(() => {
    const view = kept.value?.game.view;
    if (!view || !client.value || tooOld.value) return null;
    return planOver(client.value.game, view, queued.value?.commit.moves ?? moves.value);
  });
  const story = computed((): Story => {
    const present = kept.value?.game.view?.table.board;
    if (!client.value || !scene.value || !looked.value || !present) return { steps: [], gap: false };
    return tell(client.value, scene.value, { looked: looked.value, log: log.value, present });
  });

  const stopLoading = effect(() => {
    if (gameId.value) void loadGame(gameId.value).then((loaded) => (client.value = loaded), failed(trouble));
  });
  const stopSpeaking = effect(() => {
    const speaking = language.value;
    const names = themeNames.value;
    const loaded = client.value;
    if (!loaded) return;
    void loaded.text(speaking, names).then((words) => {
      if (speaking === language.value && names === themeNames.value) text.value = words;
    }, failed(trouble));
  });

  function setMoves(to: Moves): void {
    moves.value = to;
    const ply = kept.value?.game.ply ?? 0;
    void (to.length > 0 ? keep('drafts', id, { ply, moves: to } satisfies Draft) : forget('drafts', id));
  }

  /** Moves that do not fit the fresh view any more leave the plan, and the player is told. */
  function refit(): void {
    const planned = plan.value;
    if (!planned || queued.value || planned.moves.length === moves.value.length) return;
    notify(planned.moves.length > 0 ? t().common.changedMeanwhile : t().play.changedAll);
    setMoves(planned.moves);
  }

  function setLooked(to: Looked): void {
    looked.value = to;
    storyAt.value = 0;
    void keep('looked', id, to);
  }

  /** What there is to see now. */
  function present(): Looked | null {
    const view = kept.value?.game.view;
    return view ? { told: log.value.at(-1)?.n ?? 0, view } : null;
  }

  /** Takes in a fresh view. `answered`: it came as the answer to what was queued, which stays shown until then. */
  async function apply(game: GameView, answered = false): Promise<void> {
    const held = await keepGame(game, Date.now());
    batch(() => {
      if (answered) queued.value = null;
      kept.value = held.kept;
      log.value = held.log;
      trouble.value = null;
    });
    const all = present();
    // A first look has no "since": the board is enough. Events without words need no story either.
    if (
      all &&
      (!looked.value || (all.told > looked.value.told && client.value && story.value.steps.length === 0))
    )
      setLooked(all);
    refit();
  }

  /** Puts moves on their way. They are on the device first: from there on they can't be lost. */
  async function enqueue(moves: Moves, isPlan: boolean): Promise<void> {
    const ply = kept.value?.game.ply;
    if (leaving() || typeof ply !== 'number' || moves.length === 0) return;
    const entry = { game: id, commit: { id: uuid(), ply, moves }, at: Date.now(), tried: false };
    packing = true;
    await keep('outbox', id, entry).finally(() => {
      packing = false;
    });
    batch(() => {
      queued.value = entry;
      if (isPlan) setMoves([]);
    });
    await send();
  }

  /** Makes a commit a plan again, unless another tab has sent it meanwhile. */
  async function withdraw(): Promise<void> {
    const waits = queued.value;
    if (!waits || waits.tried) return;
    packing = true;
    queued.value = null;
    const isBack = await takeBack(waits).finally(() => {
      packing = false;
    });
    if (isBack) setMoves(waits.commit.moves);
    else queued.value = { ...waits, tried: true };
  }

  /** What waits is sent once at a time, whoever asks for it. */
  function send(): Promise<void> {
    sending ??= sendQueued().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendQueued(): Promise<void> {
    if (!queued.value) return;
    if (!(await reachable())) {
      trouble.value = 'offline';
      return;
    }
    const waits = queued.value; // It may have been taken back meanwhile.
    if (!waits) return;
    queued.value = { ...waits, tried: true };
    const answer = await deliver(waits);
    if (answer.ok) {
      commits.value++;
      tabs.postMessage({ game: id, moves: waits.commit.moves } satisfies Sent);
      void clearPings(id);
      void refreshList();
      await apply(answer.value, true);
    } else if (passes(answer.trouble)) {
      trouble.value = answer.trouble;
    } else {
      await refused(waits, answer);
    }
  }

  async function refused(waits: Queued, answer: { trouble: Trouble; game?: GameView }): Promise<void> {
    batch(() => {
      queued.value = null;
      moves.value = waits.commit.moves;
    });
    if (answer.trouble !== 'stale' && answer.trouble !== 'over') {
      const why = answer.trouble === 'illegal' ? t().play.illegal : t().problems[answer.trouble];
      notify(t().play.refused(why), { tone: 'wrong' });
    }
    if (answer.game) await apply(answer.game);
    if (answer.trouble === 'stale' && moves.value.length > 0) notify(t().common.changedMeanwhile);
  }

  /** The same plan in this tab needs no second answer. What is kept on the device may be the other tab's next plan. */
  tabs.onmessage = ({ data: sent }: MessageEvent<Sent>) => {
    if (sent.game !== id || leaving() || moves.value.length === 0 || !same(sent.moves, moves.value)) return;
    moves.value = [];
    notify(t().play.sentElsewhere);
  };

  return {
    id,
    kept,
    log,
    trouble,
    client,
    scene,
    tooOld,
    plan,
    queued,
    story,
    storyAt,
    looked,
    commits,
    apply,
    unheard: computed(() => Math.max(0, (kept.value?.game.chats ?? 0) - heard.value)),
    heardAll: () => {
      const chats = kept.value?.game.chats ?? 0;
      if (heard.value === chats) return;
      heard.value = chats;
      void keep('heard', id, chats);
      if (kept.value?.game.mySeat !== null) void read(id, chats);
    },
    hear: async (line) => {
      const game = kept.value?.game;
      if (game) await apply({ ...game, chats: game.chats + 1, chat: [...game.chat, line] });
    },
    confirm: () => {
      if (kept.value) kept.value = { ...kept.value, at: Date.now() };
      trouble.value = null;
    },
    add: (move) => {
      if (!leaving()) setMoves([...(plan.value?.moves ?? []), move]);
    },
    cut: (length) => {
      if (!leaving()) setMoves((plan.value?.moves ?? moves.value).slice(0, length));
    },
    commit: () => enqueue(plan.value?.moves ?? [], true),
    resend: send,
    withdraw,
    lookUp: () => {
      const all = present();
      if (!all) return;
      lookedBefore.value = looked.value;
      setLooked(all);
    },
    canTellAgain: computed(() => lookedBefore.value !== null && story.value.steps.length === 0),
    order: (orders) => enqueue([{ do: '@orders', orders }], false),
    tellAgain: () => {
      if (lookedBefore.value) setLooked(lookedBefore.value);
    },
    close: () => {
      stopLoading();
      stopSpeaking();
      tabs.close();
    },
  };
}

const failed = (trouble: Signal<Trouble | null>) => () => {
  trouble.value = 'offline';
};

function sceneOf(game: GameView, text: unknown): Scene<unknown> {
  return {
    text,
    language: language.value,
    me: game.mySeat,
    options: game.options,
    seats: game.seats.map(({ seat, player, left }) => ({
      seat,
      name: player?.name ?? t().common.free,
      colour: colourOf(seat),
      shape: shapeOf(seat),
      left,
    })),
  };
}
