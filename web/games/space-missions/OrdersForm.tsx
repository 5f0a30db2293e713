// The form for standing orders: the next turn, the event, the flight. A load is left on the launch pad.
import { useState } from 'preact/hooks';
import type { Seen } from '../../../shared/engine/game.ts';
import { canonical } from '../../../shared/engine/json.ts';
import {
  centreOf,
  copyTargets,
  retrievable,
  upgradable,
} from '../../../shared/games/space-missions/board.ts';
import { type AreaId, areas, kinds, systemIds } from '../../../shared/games/space-missions/content.ts';
import { playable } from '../../../shared/games/space-missions/rules.action.ts';
import type { Orders, SmMove, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { OrdersProps, Scene } from '../../play/client.ts';
import { OrdersFrame } from '../../ui/board/OrdersFrame.tsx';
import { Select } from '../../ui/parts.tsx';
import type { Text } from './text.ts';
import { moveLabel } from './words.ts';

interface PartProps {
  readonly scene: Scene<Text>;
  readonly seen: Seen<SpaceMissions>;
  readonly orders: Orders;
  /** Undefined takes an order back: that question is asked again. */
  put<K extends keyof Orders>(key: K, value: Orders[K] | undefined): void;
}

export function OrdersForm({ scene, shown, orders, leave }: OrdersProps<SpaceMissions, Text>) {
  const [draft, setDraft] = useState<Orders>(orders ?? {});
  const words = scene.text.board.orders;
  if (!('seat' in shown)) return null;
  const part: PartProps = {
    scene,
    seen: shown,
    orders: draft,
    put: (key, value) => setDraft(withOrder(draft, key, value)),
  };
  const { year } = shown.table.board;
  const stored = draft.load?.year === year ? draft.load : undefined;
  return (
    <OrdersFrame
      lead={words.lead}
      left={orders !== null}
      onClear={() => leave(null)}
      onLeave={() => leave(current(draft, shown))}
    >
      <NextTurn {...part} />
      <Policies scene={scene} orders={draft} put={part.put} />
      {stored && (
        <div class="field">
          <p class="legend">{words.load}</p>
          <p>{words.loadKept(scene.text.names.missions[stored.mission])}</p>
          <button type="button" class="button" onClick={() => part.put('load', undefined)}>
            {words.loadDrop}
          </button>
        </div>
      )}
    </OrdersFrame>
  );
}

export function withOrder<K extends keyof Orders>(
  orders: Orders,
  key: K,
  value: Orders[K] | undefined,
): Orders {
  const { [key]: _, ...rest } = orders;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** Orders that still mean something: a plan for a turn that is over, or a load of another year, would be taken for a new one. */
export function current(orders: Orders, { table: { board }, seat }: Seen<SpaceMissions>): Orders {
  const { next, load, ...rest } = orders;
  const { plays } = centreOf(board, seat);
  return {
    ...rest,
    ...(next && next.year === board.year && next.plays === plays && { next }),
    ...(load && load.year === board.year && { load }),
  };
}

/** What is done at the event and in flight: on this form, and beside the rocket that it is for. */
export function Policies({ scene, orders, put }: Pick<PartProps, 'scene' | 'orders' | 'put'>) {
  const words = scene.text.board.orders;
  return (
    <>
      <Policy
        label={words.event}
        hint={words.eventHint}
        none={words.ask}
        value={orders.event}
        choices={words.events}
        onChoose={(value) => put('event', value)}
      />
      <Policy
        label={words.flight}
        hint={words.flightHint}
        none={words.ask}
        value={orders.flight}
        choices={words.flights}
        onChoose={(value) => put('flight', value)}
      />
    </>
  );
}

function Policy<T extends string>({
  label,
  hint,
  none,
  value,
  choices,
  onChoose,
}: {
  readonly label: string;
  readonly hint: string;
  readonly none: string;
  readonly value: T | undefined;
  readonly choices: Readonly<Record<T, string>>;
  onChoose(value: T | undefined): void;
}) {
  const ids = Object.keys(choices) as T[];
  return (
    <Select
      label={label}
      hint={hint}
      none={none}
      value={value ?? ''}
      choices={ids.map((id) => [id, choices[id]])}
      onChoose={(chosen) => onChoose(ids.find((id) => id === chosen))}
    />
  );
}

// ---- The next turn -------------------------------------------------------------------------------------------

function NextTurn({ scene, seen, orders, put }: PartProps) {
  const words = scene.text.board.orders;
  const { board } = seen.table;
  const centre = centreOf(board, seen.seat);
  if (board.phase !== 'action' || centre.passed || board.automa) return null;
  const { year } = board;
  const { plays } = centre;
  const moves = orders.next?.year === year && orders.next.plays === plays ? orders.next.moves : [];
  const set = (all: readonly SmMove[]) =>
    put('next', all.length > 0 ? { year, plays, moves: all } : undefined);
  const questions = questionsOf(seen, moves);
  return (
    <>
      {questions.map((options, i) => (
        <Select
          key={i}
          label={i === 0 ? words.next : words.after}
          hint={i === 0 ? words.nextHint : ''}
          none={words.ask}
          value={moves[i] ? canonical(moves[i]) : ''}
          choices={options.map((move) => [canonical(move), moveLabel(move, seen, scene)])}
          onChoose={(value) => {
            const chosen = options.find((move) => canonical(move) === value);
            set([...legalMoves(moves.slice(0, i)), ...(chosen ? [chosen] : [])]);
          }}
        />
      ))}
    </>
  );
}

/** Stored moves are plain JSON: those chosen here are the game's. */
const legalMoves = (moves: readonly { readonly do: string }[]): SmMove[] => moves as SmMove[];

/** The turn, then one question after another that the planned answers lead to. */
function questionsOf(seen: Seen<SpaceMissions>, moves: readonly { readonly do: string }[]): SmMove[][] {
  const { board } = seen.table;
  const questions: SmMove[][] = [[...playable(board, seen.seat), { do: 'pass' }]];
  for (const [i, options] of questions.entries()) {
    const wanted = moves[i];
    const move = wanted && options.find((each) => canonical(each) === canonical(wanted));
    if (!move) break;
    if (move.do === 'play' || move.do === 'copy') questions.push(...followUps(seen, move.area));
  }
  return questions;
}

/** What an area asks when it is carried out; nothing where one answer alone is left. */
function followUps({ table: { board }, seat }: Seen<SpaceMissions>, area: AreaId): SmMove[][] {
  const centre = centreOf(board, seat);
  return areas[area].flatMap((effect): SmMove[][] => {
    switch (effect.do) {
      case 'equip': {
        const one = kinds.map((kind): SmMove => ({ do: 'equip', kinds: [kind] }));
        const two = kinds.flatMap((kind, i) =>
          kinds.slice(i).map((other): SmMove => ({ do: 'equip', kinds: [kind, other] })),
        );
        return [effect.n === 1 ? one : two];
      }
      case 'develop':
        return [upgradable(centre).map((part): SmMove => ({ do: 'develop', part }))];
      case 'test':
        return [systemIds.map((system): SmMove => ({ do: 'test', test: effect.test, system }))];
      case 'copy':
        return [copyTargets(board, seat).map((target): SmMove => ({ do: 'copy', ...target }))];
      case 'retrieve':
        return [retrievable(centre).map((card): SmMove => ({ do: 'retrieve', card }))];
      default:
        return [];
    }
  });
}
