// Buildings in a row, and building cards in hand. A tap on what glows makes its move; on anything else opens its page.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../shared/engine/game.ts';
import {
  type ActionId,
  actionColour,
  actionIds,
  type BuildingId,
  buildings,
  type Colour,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import type { Board, McbMove } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import { useRowScroll } from '../../ui/board/scroll.ts';
import { spot } from '../../ui/spot.ts';
import { bill, cardKey, type Held, type Shelf } from './model.ts';
import { Glyph, Picture } from './Picture.tsx';
import { useSetting } from './parts.tsx';

/** The action whose colour a building wears. */
export const actionOf = (colour: Colour): ActionId | null =>
  actionIds.find((action) => actionColour[action] === colour) ?? null;

function Band({ id }: { readonly id: BuildingId }) {
  const action = actionOf(buildings[id].colour);
  return <span class="band">{action && <Glyph kind="action" id={action} />}</span>;
}

/** The row of a colony. `places` holds the legal moves that name a building. */
export function Row({
  shelves,
  seat,
  places,
  storages,
  move,
}: {
  readonly shelves: readonly Shelf[];
  readonly seat: Seat;
  readonly places?: ReadonlyMap<string, McbMove>;
  readonly storages?: ReadonlyMap<string, McbMove>;
  move?(move: McbMove): void;
}) {
  const { scene, lit } = useSetting();
  const words = scene.text.board;
  const glowing = shelves.filter(({ standing: { at }, planned }) => planned || places?.has(at));
  const row = useRowScroll('.glow, .new', glowing.map(({ standing }) => standing.at).join());
  if (shelves.length === 0) return <p class="hint">{words.noBuildings}</p>;
  return (
    <ul class="row-of-buildings" ref={row}>
      {shelves.map(({ standing: { at, id, boxes }, lost, planned }) => {
        const legal = lost === null ? places?.get(at) : undefined;
        const storage = lost === null ? storages?.get(at) : undefined;
        const { name } = scene.text.cards.buildings[id];
        const { population, colour } = buildings[id];
        const inWords = [
          name,
          words.population(population),
          boxes > 0 ? words.boxes(boxes) : '',
          planned ? words.newBuilding : '',
        ];
        return (
          <li
            key={at}
            class={`tile ${colour} ${legal ? 'glow' : ''} ${lost === null ? '' : 'lost'} ${planned ? 'new' : ''}`}
            {...spot(`seat-${seat}/${at}`, lit)}
          >
            <Face
              id={id}
              label={
                lost !== null && lost > 0
                  ? words.lostAs(lost, name)
                  : inWords.filter((part) => part !== '').join(', ')
              }
              onTap={legal && move ? () => move(legal) : undefined}
            >
              <Picture kind="building" id={id} />
              <b class="population">{population}</b>
              <span class="name">{name}</span>
              <span class="boxes" aria-hidden="true">
                {Array.from({ length: boxes > 3 ? 1 : boxes }, (_, i) => (
                  <Glyph kind="resource" id="box" key={i} />
                ))}
                {boxes > 3 && <b>×{boxes}</b>}
              </span>
              <Band id={id} />
              {lost !== null && <span class="stamp">{lost > 0 ? lost : '×'}</span>}
            </Face>
            {storage && move && (
              <button type="button" class="button storage" onClick={() => move(storage)}>
                {words.drawFromHere}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Cards of a pile that only their owner sees. */
export function Cards({
  cards,
  board,
  seat,
  legal,
  buildable,
  move,
}: {
  readonly cards: readonly Held[];
  readonly board: Board;
  readonly seat: Seat;
  /** Legal moves that name a card of this pile. */
  readonly legal: ReadonlyMap<BuildingId, McbMove>;
  /** Whether this is the pile from which is built: then what can't be paid for says what is missing. */
  readonly buildable: boolean;
  move(move: McbMove): void;
}) {
  const { scene } = useSetting();
  const words = scene.text.board;
  const seen = new Map<BuildingId, number>();
  return (
    <ul class="cards">
      {cards.map(({ card: id, away }) => {
        const nth = (seen.get(id) ?? 0) + 1;
        seen.set(id, nth);
        const mine = away ? undefined : legal.get(id);
        const { name, text } = scene.text.cards.buildings[id];
        const { population, colour } = buildings[id];
        const { printed, now, missing } = bill(board, seat, id);
        const short = buildable && !away && missing > 0;
        const inWords = [
          name,
          now === printed ? words.cost(printed) : words.costNow(now, printed),
          short ? words.missing(missing) : '',
          words.population(population),
          away ? words.away : '',
        ].filter((part) => part !== '');
        return (
          <li
            key={`${id}/${nth}`}
            class={`card ${colour} ${mine ? 'glow' : ''} ${away ? 'away' : ''} ${short && !mine ? 'dim' : ''}`}
          >
            <Face
              id={id}
              label={`${inWords.join(', ')}. ${text}`}
              onTap={mine ? () => move(mine) : undefined}
            >
              <Picture kind="building" id={id} />
              <span class="name">{name}</span>
              <span class="numbers">
                <span class="cost">
                  {now !== printed && <s>{printed}</s>}
                  <b>{now}</b>
                  <Glyph kind="resource" id="money" />
                </span>
                <span class="population">
                  <b>{population}</b>
                  <Glyph kind="resource" id="people" />
                </span>
                {short && <span class="missing">{words.missing(missing)}</span>}
              </span>
              <span class="text">{text}</span>
              <Band id={id} />
            </Face>
          </li>
        );
      })}
    </ul>
  );
}

/** The face of a building. Where a tap makes a move, a small button beside it opens the page; a long press does too. */
function Face({
  id,
  label,
  onTap,
  children,
}: {
  readonly id: BuildingId;
  readonly label: string;
  onTap?: (() => void) | undefined;
  readonly children: ComponentChildren;
}) {
  const { scene, inspect } = useSetting();
  const open = () => inspect(cardKey('building', id));
  return (
    <>
      <button
        type="button"
        class="face"
        aria-label={label}
        onClick={onTap ?? open}
        onContextMenu={(event) => {
          event.preventDefault();
          open();
        }}
      >
        {children}
      </button>
      {onTap && (
        <button
          type="button"
          class="about"
          aria-label={scene.text.board.more(scene.text.cards.buildings[id].name)}
          onClick={open}
        >
          i
        </button>
      )}
    </>
  );
}
