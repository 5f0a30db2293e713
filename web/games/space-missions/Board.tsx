// The whole board: calendar and order, the missions, what is asked, mission control, the others, the archive.

import { useMemo, useRef } from 'preact/hooks';
import type { AnyMove, Seat } from '../../../shared/engine/game.ts';
import { same } from '../../../shared/engine/json.ts';
import { ownMoves } from '../../../shared/engine/moves.ts';
import { centreOf } from '../../../shared/games/space-missions/board.ts';
import { isFlightMove } from '../../../shared/games/space-missions/rules.mission.ts';
import type { LoadMove, Orders, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { BoardProps } from '../../play/client.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { useFollow } from '../../ui/board/scroll.ts';
import { Archive } from './Archive.tsx';
import { Calendar, Order } from './Calendar.tsx';
import { Choice } from './Choice.tsx';
import { Control, Warehouse } from './Control.tsx';
import { EventStage } from './EventStage.tsx';
import { FlightStage } from './FlightStage.tsx';
import { Hand } from './Hand.tsx';
import { Missions } from './Missions.tsx';
import { handOf, isAnswer, isDeckMove, isDeclaration, isHandMove, partOf } from './model.ts';
import { current } from './OrdersForm.tsx';
import { Pad } from './Pad.tsx';
import { fill, sensible } from './pad.ts';
import { SettingContext, useSetting, useWords } from './parts.tsx';
import { Rivals } from './Rivals.tsx';
import { Rocket } from './Rocket.tsx';
import type { Text } from './text.ts';

type Props = BoardProps<SpaceMissions, Text>;

export function Board(props: Props) {
  const { scene, lit, inspect, shown, visit, legal, asked, move } = props;
  const setting = useMemo(() => ({ scene, lit, inspect }), [scene, lit, inspect]);
  const within = useRef<HTMLDivElement>(null);
  const part = asked && partOf(asked);
  useFollow(part, within);
  const { board } = shown.table;
  const { me } = scene;
  const mine = me !== null;
  return (
    <SettingContext.Provider value={setting}>
      <div class="sm drawn sm-board game-space-missions" ref={within}>
        <div class="public">
          <Calendar board={board} />
          <Order board={board} forecast={handOf(shown)?.peeked ?? null} />
          <Missions shown={shown} me={me} declarations={legal.filter(isDeclaration)} move={move} />
        </div>
        {mine && <Mine {...props} seat={me} />}
        <div class="public later">
          <Rivals board={board} me={me} visit={visit} />
          <Archive shown={shown} />
        </div>
      </div>
    </SettingContext.Provider>
  );
}

/** The viewer's own side: what is asked first, then the console. */
function Mine(props: Props & { readonly seat: Seat }) {
  const { shown, view, plan, legal, seat, move } = props;
  const { board } = shown.table;
  const before = view.hand && plan ? view.table.board : board;
  return (
    <div class="mine">
      <Stage {...props} />
      <Control shown={shown} before={before} seat={seat} choices={legal.filter(isDeckMove)} move={move} />
      <Warehouse centre={centreOf(board, seat)} before={centreOf(before, seat)} seat={seat} />
    </div>
  );
}

/** The part of the own side that the phase is about, with the answers to what is asked. */
function Stage({ shown, plan, legal, asked, seat, move }: Props & { readonly seat: Seat }) {
  const { board } = shown.table;
  const centre = centreOf(board, seat);
  const flight = handOf(shown)?.flight;
  const moves = ownMoves(legal);
  const part = asked && partOf(asked);
  if (part === 'choice' && asked) {
    const isDecks = moves.every(isDeckMove);
    return <Choice asked={asked} shown={shown} seat={seat} moves={isDecks ? [] : moves} move={move} />;
  }
  if (asked?.do === 'load' && centre.mission)
    return (
      <Pad
        key={centre.mission}
        centre={centre}
        mission={centre.mission}
        given={asked.answers}
        early={false}
        orders={ordersOf(shown)}
        onReady={(answers, orders) => {
          answers.slice(asked.answers.length).forEach(move);
          if (!same(orders, ordersOf(shown))) move({ do: '@orders', orders });
        }}
      />
    );
  if (asked?.do === 'answers')
    return <EventStage shown={shown} centre={centre} moves={moves.filter(isAnswer)} move={move} />;
  if (flight && board.phase === 'flight')
    return (
      <FlightStage shown={shown} seat={seat} flight={flight} moves={moves.filter(isFlightMove)} move={move} />
    );
  if (centre.mission && centre.load) return <Loaded shown={shown} seat={seat} />;
  if (centre.mission && board.phase === 'declaration' && plan && !board.automa)
    return <Early shown={shown} seat={seat} move={move} />;
  if (board.phase !== 'action' && board.phase !== 'setup') return null;
  return (
    <Hand board={board} seat={seat} moves={moves.filter(isHandMove)} asked={part === 'hand'} move={move} />
  );
}

/** The rocket as it stands ready. */
function Loaded({ shown, seat }: { readonly shown: Props['shown']; readonly seat: Seat }) {
  const { scene } = useSetting();
  const words = useWords();
  const { mission, load } = centreOf(shown.table.board, seat);
  if (!mission || !load) return null;
  return (
    <Panel name="pad" title={words.padFor(scene.text.names.missions[mission])}>
      <p class="hint">{words.loaded}</p>
      <Rocket id={mission} load={load} />
    </Panel>
  );
}

/** R6.1: who has declared loads at once, while others still declare. The load leaves with the declaration, as orders. */
function Early({
  shown,
  seat,
  move,
}: {
  readonly shown: Props['shown'];
  readonly seat: Seat;
  move(move: AnyMove<SpaceMissions>): void;
}) {
  const words = useWords();
  const { scene } = useSetting();
  const centre = centreOf(shown.table.board, seat);
  const { mission } = centre;
  if (!('hand' in shown) || !mission) return null;
  const orders = ordersOf(shown);
  const stored =
    orders.load?.year === shown.table.board.year && orders.load.mission === mission ? orders.load : null;
  const moves = stored?.moves as readonly LoadMove[] | undefined;
  if (moves) {
    const { load } = fill(centre, mission, sensible(centre, mission), moves);
    return (
      <Panel name="pad" title={words.padFor(scene.text.names.missions[mission])}>
        <p class="hint">{words.loadStored}</p>
        <Rocket id={mission} load={load} />
        <button
          type="button"
          class="button"
          onClick={() => {
            const { load: _, ...rest } = orders;
            move({ do: '@orders', orders: rest });
          }}
        >
          {words.loadAgain}
        </button>
      </Panel>
    );
  }
  return (
    <Pad
      key={mission}
      centre={centre}
      mission={mission}
      given={none}
      early
      orders={orders}
      onReady={(answers, policy) =>
        move({ do: '@orders', orders: { ...policy, load: { mission, moves: answers } } })
      }
    />
  );
}

const none: readonly LoadMove[] = [];

/** The orders left so far, without those that mean nothing any more. */
const ordersOf = (shown: Props['shown']): Orders =>
  'hand' in shown ? current(shown.hand.desk.orders ?? {}, shown) : {};
