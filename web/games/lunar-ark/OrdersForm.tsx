// The form for standing orders: turns planned ahead, one in place of another, and the recall when nothing else is left.

import { useState } from 'preact/hooks';
import type { AnyMove, Move } from '../../../shared/engine/game.ts';
import { canonical, copy } from '../../../shared/engine/json.ts';
import { type Plan, plan } from '../../../shared/engine/match.ts';
import { ownMoves } from '../../../shared/engine/moves.ts';
import { type SmallId, smallIds, smalls } from '../../../shared/games/lunar-ark/content.ts';
import { game } from '../../../shared/games/lunar-ark/index.ts';
import { mostPlans, nextRound } from '../../../shared/games/lunar-ark/orders.ts';
import type { LaFrame, LaMove, LunarArk, Orders } from '../../../shared/games/lunar-ark/state.ts';
import type { OrdersProps, Scene } from '../../play/client.ts';
import { OrdersFrame } from '../../ui/board/OrdersFrame.tsx';
import { PlanAhead } from '../../ui/board/PlanAhead.tsx';
import { Segments } from '../../ui/parts.tsx';
import { type LaSeen, viewOf } from './model.ts';
import type { Text } from './text.ts';
import { moveLabel, prompt } from './words.ts';

type Moves = readonly Move[];
type Recall = NonNullable<Orders['recall']>;

export function OrdersForm({ scene, shown, orders, leave }: OrdersProps<LunarArk, Text>) {
  const words = scene.text.board.orders;
  const round = 'seat' in shown ? nextRound(shown.table.board, shown.seat) : 0;
  const stored = orders?.turns?.round === round ? orders.turns.plans : [];
  const [plans, setPlans] = useState<readonly Moves[]>(stored);
  const [recall, setRecall] = useState<Recall | undefined>(orders?.recall);
  if (!('seat' in shown)) return null;
  const filled = plans.filter((moves) => moves.length > 0);
  const putPlan = (i: number, moves: Moves) => setPlans([...plans.slice(0, i), moves, ...plans.slice(i + 1)]);
  return (
    <OrdersFrame
      lead={words.lead}
      class="la-orders"
      left={orders !== null}
      onClear={() => leave(null)}
      onLeave={() =>
        leave({ ...(filled.length > 0 && { turns: { round, plans: filled } }), ...(recall && { recall }) })
      }
    >
      {shown.table.board.round > 0 && (
        <>
          {(plans.length > 0 ? plans : [[]]).map((moves, i) => (
            <Turn
              key={i}
              scene={scene}
              seen={shown}
              moves={moves}
              legend={i === 0 ? words.turns : words.nth(i + 1)}
              hint={i === 0 ? words.turnsHint : ''}
              put={(next) => putPlan(i, next)}
            />
          ))}
          {filled.length > 0 && filled.length === plans.length && plans.length < mostPlans && (
            <button type="button" class="button" onClick={() => setPlans([...plans, []])}>
              {words.addPlan}
            </button>
          )}
        </>
      )}
      <Recalling text={scene.text} recall={recall} put={setRecall} />
    </OrdersFrame>
  );
}

/** The next turn before it comes: what its moves would be asked, from what its owner sees now. */
function rehearse(seen: LaSeen, moves: Moves): Plan<LunarArk> {
  const { seat } = seen;
  const table = copy(seen.table);
  const frame: LaFrame = { do: 'act', seat };
  Object.assign(table.board, { active: seat, used: [], token: false });
  Object.assign(table, { visit: [] });
  Object.assign(table.flow, { stack: [], question: { kind: 'turn', frame, seat }, lane: null });
  return plan(game, viewOf({ ...seen, table }), moves as readonly AnyMove<LunarArk>[]);
}

function Turn({
  scene,
  seen,
  moves,
  legend,
  hint,
  put,
}: {
  readonly scene: Scene<Text>;
  readonly seen: LaSeen;
  readonly moves: Moves;
  readonly legend: string;
  readonly hint: string;
  put(moves: Moves): void;
}) {
  const words = scene.text.board.orders;
  const run = rehearse(seen, moves);
  const planned = ownMoves(run.moves);
  // To look draws cards: what follows can't be planned.
  const next = run.asked ? ownMoves(run.legal).filter(({ do: what }) => what !== 'look') : [];
  return (
    <PlanAhead
      legend={legend}
      hint={hint}
      none={words.ask}
      planned={planned.map((move: LaMove, i) =>
        moveLabel(move, rehearse(seen, planned.slice(0, i)).shown, scene),
      )}
      question={run.asked ? prompt(run.asked, run.shown, scene) : legend}
      choices={next.map((move) => [canonical(move), moveLabel(move, run.shown, scene)])}
      onCut={(length) => put(planned.slice(0, length))}
      onChoose={(value) => {
        const move = next.find((each) => canonical(each) === value);
        if (move) put([...planned, move]);
      }}
    />
  );
}

/** Recall when nothing else can be done, and what is then accepted. */
function Recalling({
  text,
  recall,
  put,
}: {
  readonly text: Text;
  readonly recall: Recall | undefined;
  put(recall: Recall | undefined): void;
}) {
  const words = text.board.orders;
  const offers = smallIds.filter((id) => smalls[id].optional);
  const toggle = ({ accept, feed }: Recall, id: SmallId): Recall => ({
    feed,
    accept: accept.includes(id) ? accept.filter((each) => each !== id) : [...accept, id],
  });
  return (
    <>
      <Segments
        legend={words.recall}
        hint={words.recallHint}
        value={recall ? 'recall' : 'ask'}
        choices={[
          ['ask', words.recallChoices.ask],
          ['recall', words.recallChoices.recall],
        ]}
        onChoose={(chosen) => put(chosen === 'recall' ? { accept: [], feed: false } : undefined)}
      />
      {recall && (
        <fieldset class="field">
          <legend class="legend">{words.accept}</legend>
          <div class="choices">
            {offers.map((id) => (
              <Tick
                key={id}
                label={text.names.smalls[id]}
                hint={text.cards.smalls[id]}
                on={recall.accept.includes(id)}
                onToggle={() => put(toggle(recall, id))}
              />
            ))}
            <Tick
              label={words.feed}
              on={recall.feed}
              onToggle={() => put({ ...recall, feed: !recall.feed })}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}

function Tick({
  label,
  hint,
  on,
  onToggle,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  onToggle(): void;
}) {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={onToggle} />
      <span>{label}</span>
      {hint !== undefined && <span class="hint">{hint}</span>}
    </label>
  );
}
