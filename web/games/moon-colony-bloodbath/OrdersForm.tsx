// The form for standing orders: answers that are given when a question comes, and to the next Work.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seen } from '../../../shared/engine/game.ts';
import { canonical } from '../../../shared/engine/json.ts';
import { colonyOf, total } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import {
  copiesOfDevelopment,
  developmentIds,
  perkIds,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import type { Mcb, McbMove, OfferId, Orders } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { OrdersProps, Scene } from '../../play/client.ts';
import { OrdersFrame } from '../../ui/board/OrdersFrame.tsx';
import { PlanAhead } from '../../ui/board/PlanAhead.tsx';
import { Segments, Select } from '../../ui/parts.tsx';
import { plannable, rehearse } from './rehearsal.ts';
import type { Text } from './text.ts';
import { moveLabel, nameAt, offerName, offerOf, prompt } from './words.ts';

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
    <OrdersFrame
      lead={words.lead}
      class="mcb-orders"
      left={orders !== null}
      onClear={() => leave(null)}
      onLeave={() => leave(draft)}
    >
      <NextWork {...part} />
      <Losses {...part} />
      <Spend {...part} />
      <Boxes {...part} />
      <Discards {...part} />
      <Offers {...part} />
      <FirstPerk {...part} />
      <Storage {...part} />
    </OrdersFrame>
  );
}

/** The plan for the next Work, move by move, to its end if its owner likes. */
function NextWork({ scene, seen, orders, put }: PartProps) {
  const words = scene.text.board.orders;
  const run = rehearse(seen, orders.nextWork?.moves ?? []);
  const planned = plannable(run.moves);
  const next = plannable(run.legal);
  const label = (move: McbMove, before: number) =>
    moveLabel(move, rehearse(seen, planned.slice(0, before)).shown, scene);
  const leave = (moves: readonly McbMove[]) => put('nextWork', moves.length > 0 ? { moves } : undefined);
  return (
    <PlanAhead
      legend={words.nextWork}
      hint={words.nextWorkHint}
      none={words.ask}
      planned={planned.map(label)}
      question={run.asked ? prompt(run.asked, run.shown, scene) : words.nextWork}
      choices={next.map((move) => [canonical(move), moveLabel(move, run.shown, scene)])}
      onCut={(length) => leave(planned.slice(0, length))}
      onChoose={(value) => {
        const move = next.find((each) => canonical(each) === value);
        if (move) leave([...planned, move]);
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

/** Totals under which the owner wants to be asked. */
const floors = [5, 10, 15, 20, 25, 30, 40, 50];

function Losses({ scene, seen, orders, put }: PartProps) {
  const words = scene.text.board.orders;
  const { board } = seen.table;
  const places = colonyOf(board, seen.seat).buildings.map(({ at }) => at);
  const { order, ...limits }: NonNullable<Orders['losses']> = orders.losses ?? { order: [] };
  const now = total(colonyOf(board, seen.seat));
  if (places.length === 0) return null;
  const limit = (which: 'most' | 'floor', value: string) => {
    const { [which]: _, ...other } = limits;
    put('losses', { order, ...other, ...(value !== '' && { [which]: Number(value) }) });
  };
  return (
    <Sequence
      label={words.losses}
      hint={words.lossesHint}
      choices={places.map((at) => [at, nameAt(at, board, seen.seat, scene)])}
      order={order}
      onChange={(next) => put('losses', next.length > 0 ? { ...orders.losses, order: next } : undefined)}
    >
      {order.length > 0 && (
        <>
          <Select
            label={words.most}
            none={words.noLimit}
            value={limits.most === undefined ? '' : String(limits.most)}
            choices={places.map((_, i) => [String(i + 1), String(i + 1)])}
            onChoose={(value) => limit('most', value)}
          />
          <Select
            label={words.floor}
            none={words.noLimit}
            value={limits.floor === undefined ? '' : String(limits.floor)}
            choices={floors.filter((n) => n < now || n === limits.floor).map((n) => [String(n), String(n)])}
            onChoose={(value) => limit('floor', value)}
          />
        </>
      )}
    </Sequence>
  );
}

const savers = ['hospital', 'organ-banks', 'stacking-robot'] as const;

/** From so many people saved by one box on, it is spent unasked. */
const savings = [2, 3, 4, 5, 6, 8, 10];

function Spend({ scene, orders, put }: PartProps) {
  const { cards, board } = scene.text;
  const words = board.orders;
  const name = (saver: (typeof savers)[number]) =>
    saver === 'stacking-robot' ? cards.robots[saver].name : cards.buildings[saver].name;
  return (
    <fieldset class="field">
      <legend class="legend">{words.spend}</legend>
      {savers.map((saver) => {
        const { [saver]: wish, ...rest } = orders.spend ?? {};
        return (
          <Select
            key={saver}
            label={name(saver)}
            none={words.ask}
            value={wish === undefined ? '' : String(wish)}
            choices={[
              ['always', words.always],
              ...savings.map((n) => [String(n), words.saving(n)] as const),
              ['never', words.never],
            ]}
            onChoose={(value) =>
              put(
                'spend',
                value === ''
                  ? rest
                  : { ...rest, [saver]: value === 'always' || value === 'never' ? value : Number(value) },
              )
            }
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

function Storage({ scene, seen, orders, put }: PartProps) {
  const words = scene.text.board.orders;
  const owned = colonyOf(seen.table.board, seen.seat).buildings.some(({ id }) => id === 'rd-storage');
  if (!owned) return null;
  const { work, ...flags } = orders.storage ?? {};
  const toggle = (when: 'paperwork' | 'lost') => {
    const { [when]: on, ...rest } = orders.storage ?? {};
    put('storage', on ? rest : { ...rest, [when]: true });
  };
  return (
    <fieldset class="field choices">
      <legend class="legend">{words.storage}</legend>
      {(['paperwork', 'lost'] as const).map((when) => (
        <label key={when}>
          <input type="checkbox" checked={flags[when] === true} onChange={() => toggle(when)} />
          <span>{words.storageOf[when]}</span>
        </label>
      ))}
      <Select
        label={words.storageOf.work}
        none={words.ask}
        value={work === undefined ? '' : String(work)}
        choices={[1, 2, 3, 4, 5].map((n) => [String(n), words.fewer(n)])}
        onChoose={(value) => put('storage', { ...flags, ...(value !== '' && { work: Number(value) }) })}
      />
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
