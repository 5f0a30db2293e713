// The form for standing orders: the Sensor chosen early or always alike, a draft of the next turn on its own area, a rest.

import { useState } from 'preact/hooks';
import { plan } from '../../../shared/engine/match.ts';
import { ownMoves } from '../../../shared/engine/moves.ts';
import { turnAhead } from '../../../shared/games/kembles-cascade/ahead.ts';
import { topThreat } from '../../../shared/games/kembles-cascade/content.ts';
import { core } from '../../../shared/games/kembles-cascade/core.ts';
import { sensorName } from '../../../shared/games/kembles-cascade/sentences.names.ts';
import type { KcMove, Kembles, Orders } from '../../../shared/games/kembles-cascade/state.ts';
import type { OrdersProps } from '../../play/client.ts';
import { OrdersFrame } from '../../ui/board/OrdersFrame.tsx';
import { Planned } from '../../ui/board/PlanAhead.tsx';
import { Segments, Select } from '../../ui/parts.tsx';
import { Ask } from './Ask.tsx';
import { Flight } from './Flight.tsx';
import { Gauges } from './Hud.tsx';
import { SettingContext } from './parts.tsx';
import type { Text } from './text.ts';
import { chipLabel } from './words.ts';

type Props = OrdersProps<Kembles, Text>;

export function OrdersForm({ scene, shown, orders, leave }: Props) {
  const [draft, setDraft] = useState<Orders>(orders ?? {});
  const words = scene.text.board.orders;
  if (!('seat' in shown)) return null;
  const { board } = shown.table;
  const next = board.phase === 'sensors' ? board.round : board.round + 1;
  const early = draft.sensor?.round === next ? draft.sensor.sensor : undefined;
  const put = <K extends keyof Orders>(key: K, value: Orders[K] | undefined) => {
    const { [key]: _, ...rest } = draft;
    setDraft(value === undefined ? rest : { ...rest, [key]: value });
  };
  const ahead = turnAhead(shown);
  // What was left for a round that is over would be taken for one that is to come.
  const current = (): Orders => {
    const { draft: turn, sensor, ...rest } = draft;
    return {
      ...rest,
      ...(sensor && sensor.round === next && { sensor }),
      ...(turn && turn.round === board.round && ahead && turn.moves.length > 0 && { draft: turn }),
    };
  };
  return (
    <OrdersFrame
      lead={words.lead}
      class="drawn kc kc-orders game-kembles-cascade"
      left={orders !== null}
      onLeave={() => leave(current())}
      onClear={() => leave(null)}
    >
      <Select
        label={words.sensor(next)}
        hint={words.sensorHint}
        none={words.ask}
        value={early === undefined ? '' : String(early)}
        choices={shown.hand.sensors.map((sensor) => [String(sensor), sensorName(sensor, scene.text)])}
        onChoose={(value) => put('sensor', value === '' ? undefined : { round: next, sensor: Number(value) })}
      />
      <Segments
        legend={words.sensors}
        value={draft.sensors ?? 'ask'}
        choices={[
          ['ask', words.ask],
          ['highest', words.highest],
          ['lowest', words.lowest],
        ]}
        onChoose={(value) => put('sensors', value === 'ask' ? undefined : value)}
      />
      <Select
        label={words.rest}
        hint={words.restHint}
        none={words.ask}
        value={draft.rest === undefined ? '' : String(draft.rest.threat)}
        choices={Array.from({ length: topThreat + 1 }, (_, n) => [String(n), words.restAt(n)])}
        onChoose={(value) => put('rest', value === '' ? undefined : { threat: Number(value) })}
      />
      <Draft
        scene={scene}
        ahead={ahead}
        draft={draft.draft}
        round={board.round}
        put={(turn) => put('draft', turn)}
      />
    </OrdersFrame>
  );
}

/** The own turn of this round, as it would be if it began now. */
function Draft({
  scene,
  ahead,
  draft,
  round,
  put,
}: Pick<Props, 'scene'> & {
  readonly ahead: ReturnType<typeof turnAhead>;
  readonly draft: Orders['draft'];
  readonly round: number;
  put(draft: Orders['draft'] | undefined): void;
}) {
  const words = scene.text.board.orders;
  if (!ahead || scene.me === null) return <p class="hint">{words.noDraft}</p>;
  const given = draft?.round === round ? (draft.moves as readonly KcMove[]) : [];
  const made = plan(core, ahead, given);
  const moves = ownMoves(made.moves);
  const legal = ownMoves(made.legal);
  const set = (all: readonly KcMove[]) =>
    // What the draft comes to is noted by whoever takes it in.
    put(all.length > 0 ? { round, from: 0, moves: all, result: '' } : undefined);
  const queue = { moves: [...moves] };
  const add = (move: KcMove) => {
    queue.moves.push(move);
    set(queue.moves);
  };
  return (
    <SettingContext.Provider value={{ scene, lit: null, inspect: () => undefined }}>
      <section class="field draft" aria-label={words.draft}>
        <h3 class="legend">{words.draft}</h3>
        <p class="hint">{words.draftHint}</p>
        <Planned
          name={words.draft}
          planned={moves.map((move) => chipLabel(move, scene))}
          onCut={(length) => set(moves.slice(0, length))}
        />
        <Ask asked={made.asked} shown={made.shown} legal={legal} me={scene.me} move={add} />
        <Gauges board={made.shown.table.board} before={ahead.table.board} seat={scene.me} />
        <Flight
          shown={made.shown}
          legal={legal}
          me={scene.me}
          happened={null}
          move={add}
          visit={() => undefined}
        />
        {made.stop !== 'asked' && <p class="hint">{words.stops[made.stop]}</p>}
      </section>
    </SettingContext.Provider>
  );
}
