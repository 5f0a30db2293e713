// The form for standing orders: answers that are given when a question comes, and to the next Work.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seen } from '../../../shared/engine/game.ts';
import { canonical } from '../../../shared/engine/json.ts';
import { colonyOf } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import {
  actionIds,
  copiesOfDevelopment,
  developmentIds,
  perkIds,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import type { Mcb, McbMove, OfferId, Orders } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { OrdersProps, Scene } from '../../play/client.ts';
import { Segments, Select } from '../../ui/parts.tsx';
import type { Text } from './text.ts';
import { nameAt, offerName, offerOf } from './words.ts';

interface PartProps {
  readonly scene: Scene<Text>;
  readonly seen: Seen<Mcb>;
  readonly orders: Orders;
  /** Undefined takes an order back: that question is asked again. */
  put<K extends keyof Orders>(key: K, value: Orders[K] | undefined): void;
}

export function OrdersForm({ scene, shown, orders, leave }: OrdersProps<Mcb, Text>) {
  const [draft, setDraft] = useState<Orders>(orders ?? {});
  const words = scene.text.board.orders;
  if (!('seat' in shown)) return null;
  const part: PartProps = {
    scene,
    seen: shown,
    orders: draft,
    put(key, value) {
      const { [key]: _, ...rest } = draft;
      setDraft(value === undefined ? rest : { ...rest, [key]: value });
    },
  };
  return (
    <form
      class="stack loose mcb-orders"
      onSubmit={(event) => {
        event.preventDefault();
        leave(draft);
      }}
    >
      <p class="hint">{words.lead}</p>
      <NextWork {...part} />
      <Losses {...part} />
      <Spend {...part} />
      <Boxes {...part} />
      <Discards {...part} />
      <Offers {...part} />
      <FirstPerk {...part} />
      <Storage {...part} />
      <div class="row">
        <button type="submit" class="button primary">
          {words.save}
        </button>
        {orders && (
          <button type="button" class="button" onClick={() => leave(null)}>
            {words.clear}
          </button>
        )}
      </div>
    </form>
  );
}

/** The first move of the next Work: the action, and for a Build the card. */
function NextWork({ scene, seen, orders, put }: PartProps) {
  const { text } = scene;
  const words = text.board.orders;
  const { cards, reserved } = seen.hand;
  const actions = actionIds.flatMap((action): McbMove[] =>
    action === 'build' ? [] : [{ do: 'act', action }],
  );
  const builds = [...new Set(reserved.length > 0 ? reserved : cards)].map(
    (card): McbMove => ({ do: 'build', card }),
  );
  const moves = [...actions, ...builds];
  const [first] = orders.nextWork?.moves ?? [];
  const label = (move: McbMove) =>
    move.do === 'build'
      ? words.build(text.cards.buildings[move.card].name)
      : move.do === 'act'
        ? text.cards.actions[move.action].name
        : '';
  return (
    <Select
      label={words.nextWork}
      hint={words.nextWorkHint}
      none={words.ask}
      value={first ? canonical(first) : ''}
      choices={moves.map((move) => [canonical(move), label(move)])}
      onChoose={(value) => {
        const move = moves.find((each) => canonical(each) === value);
        put('nextWork', move && { moves: [move] });
      }}
    />
  );
}

function Boxes({ scene, seen, orders, put }: PartProps) {
  const words = scene.text.board.orders;
  const { board } = seen.table;
  const places = colonyOf(board, seen.seat).buildings.map(({ at }) => at);
  if (places.length === 0) return null;
  return (
    <Select
      label={words.boxes}
      none={words.ask}
      value={orders.boxes ?? ''}
      choices={places.map((at) => [at, nameAt(at, board, seen.seat, scene)])}
      onChoose={(value) =>
        put(
          'boxes',
          places.find((at) => at === value),
        )
      }
    />
  );
}

function Losses({ scene, seen, orders, put }: PartProps) {
  const words = scene.text.board.orders;
  const { board } = seen.table;
  const places = colonyOf(board, seen.seat).buildings.map(({ at }) => at);
  const { order = [], most } = orders.losses ?? {};
  if (places.length === 0) return null;
  return (
    <Sequence
      label={words.losses}
      hint={words.lossesHint}
      choices={places.map((at) => [at, nameAt(at, board, seen.seat, scene)])}
      order={order}
      onChange={(next) => put('losses', next.length > 0 ? { ...orders.losses, order: next } : undefined)}
    >
      {order.length > 0 && (
        <Select
          label={words.most}
          none={words.noLimit}
          value={most === undefined ? '' : String(most)}
          choices={places.map((_, i) => [String(i + 1), String(i + 1)])}
          onChoose={(value) => put('losses', value === '' ? { order } : { order, most: Number(value) })}
        />
      )}
    </Sequence>
  );
}

const savers = ['hospital', 'organ-banks', 'stacking-robot'] as const;

function Spend({ scene, orders, put }: PartProps) {
  const { cards, board } = scene.text;
  const words = board.orders;
  const name = (saver: (typeof savers)[number]) =>
    saver === 'stacking-robot' ? cards.robots[saver].name : cards.buildings[saver].name;
  return (
    <fieldset class="field">
      <legend class="legend">{words.spend}</legend>
      {savers.map((saver) => {
        const wish = orders.spend?.[saver];
        return (
          <Wish
            key={saver}
            name={name(saver)}
            words={words}
            value={typeof wish === 'number' ? 'always' : (wish ?? 'ask')}
            onChoose={(answer) => {
              const { [saver]: _, ...rest } = orders.spend ?? {};
              put('spend', answer === 'ask' ? rest : { ...rest, [saver]: answer });
            }}
          />
        );
      })}
    </fieldset>
  );
}

function Discards({ scene, seen, orders, put }: PartProps) {
  const words = scene.text.board.orders;
  const cards = [...new Set(seen.hand.cards)];
  const { order = [], drawn } = orders.discards ?? {};
  if (cards.length === 0) return null;
  return (
    <Sequence
      label={words.discards}
      hint={words.discardsHint}
      choices={cards.map((id) => [id, scene.text.cards.buildings[id].name])}
      order={order}
      onChange={(next) => put('discards', next.length > 0 ? { ...orders.discards, order: next } : undefined)}
    >
      {order.length > 0 && (
        <Segments
          legend={words.drawn}
          value={drawn ?? 'ask'}
          choices={[
            ['ask', words.ask],
            ['first', words.drawnFirst],
            ['keep', words.drawnKept],
          ]}
          onChoose={(wish) => put('discards', wish === 'ask' ? { order } : { order, drawn: wish })}
        />
      )}
    </Sequence>
  );
}

/** Offers of the Twists and Developments that are in the game. */
function Offers({ scene, seen, orders, put }: PartProps) {
  const { say } = scene.text;
  const { orders: words } = scene.text.board;
  const { board } = seen.table;
  const inGame: OfferId[] = [
    ...board.twists,
    ...developmentIds.filter((id) => board.developments[id] < copiesOfDevelopment),
  ];
  const offers = inGame.flatMap((id) => {
    const offer = offerOf(id);
    return offer ? [{ id, pay: offer.pay }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <fieldset class="field">
      <legend class="legend">{words.offers}</legend>
      {offers.map(({ id, pay }) => {
        const wish = orders.offers?.[id];
        const { [id]: _, ...others } = orders.offers ?? {};
        return (
          <div key={id} class="stack">
            <Wish
              name={`${offerName(id, scene)} (${say.of[pay.what](pay.n)})`}
              words={words}
              value={wish?.answer ?? 'ask'}
              onChoose={(answer) =>
                put('offers', answer === 'ask' ? others : { ...others, [id]: { answer } })
              }
            />
            {wish?.answer === 'always' && pay.what !== 'building' && (
              <Select
                label={words.keep}
                none={say.of[pay.what](0)}
                value={wish.keep === undefined ? '' : String(wish.keep)}
                choices={keeps.map((n) => [String(n), say.of[pay.what](n)])}
                onChoose={(value) =>
                  put('offers', {
                    ...others,
                    [id]: { answer: 'always', ...(value !== '' && { keep: Number(value) }) },
                  })
                }
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

const keeps = [1, 2, 3, 4, 5, 6, 8, 10];

function FirstPerk({ scene, seen, orders, put }: PartProps) {
  const left = colonyOf(seen.table.board, seen.seat).perks;
  const ids = perkIds.filter((id) => left.includes(id));
  if (ids.length < 2) return null;
  return (
    <Select
      label={scene.text.board.orders.perks}
      none={scene.text.board.orders.ask}
      value={orders.perks?.[0] ?? ''}
      choices={ids.map((id) => [id, scene.text.cards.perks[id].name])}
      onChoose={(value) => {
        const id = ids.find((each) => each === value);
        put('perks', id && [id]);
      }}
    />
  );
}

/** `work` is a number of cards for the rules; the form offers the empty hand alone. */
function Storage({ scene, seen, orders, put }: PartProps) {
  const words = scene.text.board.orders;
  const owned = colonyOf(seen.table.board, seen.seat).buildings.some(({ id }) => id === 'rd-storage');
  if (!owned) return null;
  const { storage = {} } = orders;
  const on = {
    paperwork: storage.paperwork === true,
    work: storage.work !== undefined,
    lost: storage.lost === true,
  };
  const change = (next: typeof on) =>
    put('storage', {
      ...(next.paperwork && { paperwork: true }),
      ...(next.work && { work: 1 }),
      ...(next.lost && { lost: true }),
    });
  return (
    <fieldset class="field choices">
      <legend class="legend">{words.storage}</legend>
      {(['paperwork', 'work', 'lost'] as const).map((when) => (
        <label key={when}>
          <input type="checkbox" checked={on[when]} onChange={() => change({ ...on, [when]: !on[when] })} />
          <span>{words.storageOf[when]}</span>
        </label>
      ))}
    </fieldset>
  );
}

// ---- Parts of the form ---------------------------------------------------------------------------------------

function Wish({
  name,
  words,
  value,
  onChoose,
}: {
  readonly name: string;
  readonly words: Text['board']['orders'];
  readonly value: 'ask' | 'always' | 'never';
  onChoose(answer: 'ask' | 'always' | 'never'): void;
}) {
  return (
    <Segments
      legend={name}
      value={value}
      choices={[
        ['ask', words.ask],
        ['always', words.always],
        ['never', words.never],
      ]}
      onChoose={onChoose}
    />
  );
}

/** Things put in an order by tapping them; a second tap takes one out again. */
function Sequence<T extends string>({
  label,
  hint,
  choices,
  order,
  onChange,
  children,
}: {
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly (readonly [T, string])[];
  readonly order: readonly T[];
  onChange(order: readonly T[]): void;
  readonly children: ComponentChildren;
}) {
  return (
    <fieldset class="field">
      <legend class="legend">{label}</legend>
      <div class="row">
        {choices.map(([id, name]) => {
          const n = order.indexOf(id) + 1;
          return (
            <button
              type="button"
              key={id}
              class="button"
              aria-pressed={n > 0}
              onClick={() => onChange(n > 0 ? order.filter((each) => each !== id) : [...order, id])}
            >
              {n > 0 && <span class="badge">{n}</span>}
              {name}
            </button>
          );
        })}
      </div>
      <p class="hint">{hint}</p>
      {children}
    </fieldset>
  );
}
