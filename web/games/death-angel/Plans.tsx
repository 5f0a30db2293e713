// Plans for Support and Move + Activate cards that are chosen and not yet carried out.
import type { Seen } from '../../../shared/engine/game.ts';
import { activatable, at, livingOf, rowOf, swarms } from '../../../shared/games/death-angel/board.ts';
import { actions } from '../../../shared/games/death-angel/content.ts';
import {
  type ActionId,
  type MarineId,
  sides,
  type TerrainId,
} from '../../../shared/games/death-angel/ids.ts';
import { pass } from '../../../shared/games/death-angel/options.ts';
import type { StoredPlan } from '../../../shared/games/death-angel/orders.ts';
import { after } from '../../../shared/games/death-angel/position.ts';
import { spotWords } from '../../../shared/games/death-angel/sentences.ts';
import type { Da, DaMove } from '../../../shared/games/death-angel/shape.ts';
import type { Board, Spot } from '../../../shared/games/death-angel/state.ts';
import type { Scene } from '../../play/client.ts';
import { Select } from '../../ui/parts.tsx';
import { orders } from './model.ts';
import type { Text } from './text.ts';

export type Draft = Pick<StoredPlan, 'card' | 'moves' | 'anyway'>;

/** As it is left: the server notes the round and the rows that it names. */
export const storedOf = ({ card, moves, anyway }: Draft, { round }: Board): StoredPlan => ({
  card,
  moves,
  anyway,
  round,
  since: [],
});

export function Plans({
  scene: { text },
  seen,
  plans,
  put,
}: {
  readonly scene: Scene<Text>;
  readonly seen: Seen<Da>;
  readonly plans: readonly Draft[];
  put(plans: readonly Draft[]): void;
}) {
  const words = text.board.orders;
  const { board } = seen.table;
  const mine = plannable(seen);
  return (
    <fieldset class="field">
      <legend class="legend">{words.plans}</legend>
      <p class="hint">{mine.length > 0 ? words.plansHint : words.noPlans}</p>
      {mine.map((card) => {
        const others = plans.filter((plan) => plan.card !== card);
        return (
          <PlanOf
            key={card}
            card={card}
            board={board}
            text={text}
            plan={plans.find((plan) => plan.card === card) ?? null}
            put={(plan) => put(plan ? [...others, plan] : others)}
          />
        );
      })}
    </fieldset>
  );
}

/** Cards of the seat that are chosen, may be planned, and have not come up. */
const plannable = (seen: Seen<Da>): ActionId[] =>
  orders(seen).flatMap(({ seat, card, stand }) =>
    seat === seen.seat &&
    card &&
    (stand === 'planned' || stand === 'waiting') &&
    actions[card].type !== 'attack'
      ? [card]
      : [],
  );

interface PlanProps {
  readonly card: ActionId;
  readonly board: Board;
  readonly text: Text;
  readonly plan: Draft | null;
  put(plan: Draft | null): void;
}

function PlanOf(props: PlanProps) {
  const { card, plan, text, put } = props;
  const words = text.board.orders;
  return (
    <details class={`panel of-${actions[card].team}`} open={plan !== null}>
      <summary>
        <b>{words.plan(text.names.actions[card])}</b>
        <span class="hint">{plan ? '' : words.unplanned}</span>
      </summary>
      {actions[card].type === 'support' ? <Support {...props} /> : <MoveAndActivate {...props} />}
      {plan && (
        <label class="tick">
          <input
            type="checkbox"
            checked={plan.anyway}
            onChange={() => put({ ...plan, anyway: !plan.anyway })}
          />
          <span>{words.anyway}</span>
        </label>
      )}
    </details>
  );
}

/** A token for somebody; for Strategize and Power Field then a swarm. */
function Support({ card, board, text, plan, put }: PlanProps) {
  const words = text.board.orders;
  const token = plan?.moves.find((move) => move.do === 'token')?.marine ?? '';
  const swarm = plan?.moves.find((move) => move.do === 'swarm');
  const to = plan?.moves.find((move) => move.do === 'to');
  const wants = card === 'strategize' || card === 'power-field';
  const write = (marine: MarineId | undefined, from?: Spot, target?: Spot) => {
    if (!marine) return put(null);
    const moves: DaMove[] = [{ do: 'token', marine }];
    if (wants && from) moves.push({ do: 'swarm', ...bare(from) });
    if (wants && !from) moves.push(pass(card === 'strategize' ? 'strategize' : 'field'));
    if (card === 'strategize' && from && target) moves.push({ do: 'to', ...bare(target) });
    put({ card, moves, anyway: plan?.anyway ?? false });
  };
  const standing = board.rows.flatMap(({ marine }) => marine ?? []);
  const marine = standing.find((id) => id === token);
  const places = swarms(board);
  const near = swarm ? around(board, swarm) : [];
  return (
    <>
      <Select
        label={words.tokenFor}
        none={words.unplanned}
        value={token}
        choices={standing.map((id) => [id, text.names.marines[id]])}
        onChoose={(id) =>
          write(
            standing.find((each) => each === id),
            swarm,
            to,
          )
        }
      />
      {wants && marine && (
        <Select
          label={words.swarmWhich}
          none={words.noSwarm}
          value={swarm ? spotId(swarm) : ''}
          choices={places.map((place) => [spotId(place), spotWords(place, text)])}
          onChoose={(id) =>
            write(
              marine,
              places.find((place) => spotId(place) === id),
            )
          }
        />
      )}
      {card === 'strategize' && swarm && (
        <Select
          label={words.swarmTo}
          none={words.unplanned}
          value={to ? spotId(to) : ''}
          choices={near.map((place) => [spotId(place), spotWords(place, text)])}
          onChoose={(id) =>
            write(
              marine,
              swarm,
              near.find((place) => spotId(place) === id),
            )
          }
        />
      )}
    </>
  );
}

const bare = ({ row, side }: Spot): Spot => ({ row, side });
const spotId = ({ row, side }: Spot) => `${row}/${side}`;

/** Where Strategize may move a swarm to. */
const around = (board: Board, { row, side }: Spot): Spot[] =>
  [row - 1, row, row + 1].flatMap((each) =>
    sides
      .filter((which) => each in board.rows && (each !== row || which !== side))
      .map((which) => ({ row: each, side: which })),
  );

/** Who moves, who turns, what is activated: every step is said, those that are skipped as well. */
interface Steps {
  readonly to: Readonly<Partial<Record<MarineId, number>>>;
  readonly turned: readonly MarineId[];
  readonly activate: { readonly marine: MarineId; readonly terrain: TerrainId } | null;
}

function MoveAndActivate({ card, board, text, plan, put }: PlanProps) {
  const words = text.board.orders;
  const name = (id: MarineId) => text.board.short(text.names.marines[id]);
  const men = livingOf(board, actions[card].team);
  const steps = stepsOf(plan?.moves ?? []);
  const moved = stand(board, men, steps);
  const able = men.flatMap((marine) => activatable(moved, marine).map((terrain) => ({ marine, terrain })));
  const write = (next: Steps) =>
    put({ card, moves: movesOf(board, men, next), anyway: plan?.anyway ?? false });
  return (
    <>
      <label class="tick">
        <input
          type="checkbox"
          checked={plan !== null}
          onChange={() => (plan ? put(null) : write({ to: {}, turned: [], activate: null }))}
        />
        <span>{words.plan(text.names.actions[card])}</span>
      </label>
      {plan &&
        men.map((id, i) => (
          <Select
            key={id}
            label={words.step(name(id))}
            none={words.stays}
            value={String(steps.to[id] ?? '')}
            choices={ways(board, men, steps, i, card).map(({ row, other }) => [
              String(row),
              words.toRow(row + 1, other ? name(other) : ''),
            ])}
            onChoose={(row) => {
              const { [id]: _, ...rest } = steps.to;
              write({
                ...steps,
                activate: null,
                to: row === '' ? rest : { ...rest, [id]: Number(row) },
              });
            }}
          />
        ))}
      {plan &&
        men.map((id) => (
          <label class="tick" key={id}>
            <input
              type="checkbox"
              checked={steps.turned.includes(id)}
              onChange={() =>
                write({
                  ...steps,
                  activate: null,
                  turned: steps.turned.includes(id)
                    ? steps.turned.filter((each) => each !== id)
                    : men.filter((each) => each === id || steps.turned.includes(each)),
                })
              }
            />
            <span>{words.turns(name(id))}</span>
          </label>
        ))}
      {plan && able.length > 0 && (
        <Select
          label={words.activates}
          none={words.nothing}
          value={steps.activate ? `${steps.activate.marine}/${steps.activate.terrain}` : ''}
          choices={able.map(({ marine, terrain }) => [
            `${marine}/${terrain}`,
            `${name(marine)}: ${text.names.terrain[terrain]}`,
          ])}
          onChoose={(id) =>
            write({
              ...steps,
              activate: able.find(({ marine, terrain }) => `${marine}/${terrain}` === id) ?? null,
            })
          }
        />
      )}
    </>
  );
}

function stepsOf(moves: readonly DaMove[]): Steps {
  const activate = moves.find((move) => move.do === 'activate');
  return {
    to: Object.fromEntries(moves.flatMap((move) => (move.do === 'move' ? [[move.marine, move.row]] : []))),
    turned: moves.flatMap((move) => (move.do === 'turn' ? move.marines : [])),
    activate: activate ? { marine: activate.marine, terrain: activate.terrain } : null,
  };
}

/** The moves in the order of the questions. The first marine of the team moves first. */
function movesOf(board: Board, men: readonly MarineId[], steps: Steps): DaMove[] {
  const moves: DaMove[] = men.flatMap((marine) => {
    const row = steps.to[marine];
    return row === undefined ? [] : [{ do: 'move', marine, row } as const];
  });
  if (moves.length < men.length) moves.push(pass('move'));
  moves.push({ do: 'turn', marines: steps.turned });
  const able = men.some((marine) => activatable(stand(board, men, steps), marine).length > 0);
  if (able) moves.push(steps.activate ? { do: 'activate', ...steps.activate } : pass('activate'));
  return moves;
}

/** The column after the moves of some, and the turns. */
function stand(board: Board, men: readonly MarineId[], { to, turned }: Steps, until = men.length): Board {
  let next = board;
  for (const marine of men.slice(0, until)) {
    const row = to[marine];
    const from = rowOf(next, marine);
    if (row !== undefined && row !== from) next = after(next, { k: 'moved', marine, from, to: row });
  }
  return turned.length > 0 && until === men.length ? after(next, { k: 'turned', marines: turned }) : next;
}

/** Where the i-th of the team may go once those before him have moved. */
function ways(
  board: Board,
  men: readonly MarineId[],
  steps: Steps,
  i: number,
  card: ActionId,
): { readonly row: number; readonly other: MarineId | null }[] {
  const there = stand(board, men, steps, i);
  const from = rowOf(there, at(men, i));
  const reach = card === 'reorganize' ? board.rows.length : 1;
  return there.rows.flatMap(({ marine }, row) =>
    row !== from && Math.abs(row - from) <= reach ? [{ row, other: marine }] : [],
  );
}
