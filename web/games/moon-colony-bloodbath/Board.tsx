// The whole board, from top to bottom: the card of the turn, what is ahead, the own base, colony and hand, the others.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/game.ts';
import { colonyOf } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import type { BuildingId } from '../../../shared/games/moon-colony-bloodbath/content.ts';
import type { Mcb, McbHand, McbMove } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { BoardProps } from '../../play/client.ts';
import { useFollow } from '../../ui/board/scroll.ts';
import { Advert, Ahead, Others } from './Ahead.tsx';
import { Archive } from './Archive.tsx';
import { Ask } from './Ask.tsx';
import { Ring, Stores } from './Base.tsx';
import { Cards, Row } from './Colony.tsx';
import { handOf, held, type Part, partOf, type Reach, reach, shelves } from './model.ts';
import { SettingContext, useWords } from './parts.tsx';
import type { Text } from './text.ts';

type Props = BoardProps<Mcb, Text>;

export function Board(props: Props) {
  const { scene, lit, inspect, shown, visit } = props;
  const setting = useMemo(() => ({ scene, lit, inspect }), [scene, lit, inspect]);
  return (
    <SettingContext.Provider value={setting}>
      <div class="drawn mcb mcb-board game-moon-colony-bloodbath">
        <Advert board={shown.table.board} />
        <Ahead shown={shown} />
        {scene.me !== null && <Mine {...props} seat={scene.me} />}
        <Others shown={shown} visit={visit} />
        <Archive shown={shown} />
      </div>
    </SettingContext.Provider>
  );
}

/** The viewer's own side, with everything that can be answered there. */
function Mine({ seat, shown, view, plan, legal, asked, move }: Props & { readonly seat: Seat }) {
  const words = useWords();
  const [own, setOwn] = useState(false);
  const within = useRef<HTMLDivElement>(null);
  const reached = useMemo(() => reach(legal, own), [legal, own]);
  const part = asked && partOf(asked);
  useFollow(part === 'card' ? null : part, within);
  const { board } = shown.table;
  const before = view.hand && plan ? view.table : shown.table;
  const moves = [...(view.hand?.desk.moves ?? []), ...(plan?.moves ?? [])];
  const hand = handOf(shown);
  const answers = (where: Part) =>
    asked && part === where ? (
      <Ask asked={asked} choices={reached.choices} shown={shown} move={move} />
    ) : null;
  return (
    <div class="mine" ref={within}>
      {answers('card')}
      <section class="base" data-part="base" data-spot="base" aria-label={words.base}>
        <Stores shown={shown} before={before} seat={seat} />
        {answers('base')}
        <Ring shown={shown} seat={seat} reach={plan && reached} move={move} />
        {reached.ownOrder && (
          <label class="own-order">
            <input type="checkbox" checked={own} onChange={() => setOwn(!own)} />
            <span>
              {words.ownOrder}
              <span class="hint">{words.ownOrderHint}</span>
            </span>
          </label>
        )}
      </section>
      <section class="colony" data-part="colony" data-spot="colony" aria-label={words.colony}>
        <h2 class="ribbon">{words.colony}</h2>
        {answers('colony')}
        <Row
          shelves={shelves(colonyOf(before.board, seat), colonyOf(board, seat), plan ? moves : [])}
          seat={seat}
          places={reached.places}
          storages={reached.storages}
          move={move}
        />
      </section>
      {hand && (
        <section class="hand" data-part="hand" data-spot="hand" aria-label={words.hand}>
          <h2 class="ribbon">{words.hand}</h2>
          {answers('hand')}
          <Piles
            before={plan && view.hand ? view.hand : hand}
            hand={hand}
            reached={reached}
            table={shown.table}
            seat={seat}
            move={move}
          />
        </section>
      )}
    </div>
  );
}

/** Hand, reserved cards, cards under the base. A Build takes reserved ones as long as there are any (R5.5). */
function Piles({
  before,
  hand,
  reached,
  table,
  seat,
  move,
}: {
  readonly before: McbHand;
  readonly hand: McbHand;
  readonly reached: Reach;
  readonly table: Mcb['table'];
  readonly seat: Seat;
  move(move: McbMove): void;
}) {
  const words = useWords();
  const { board } = table;
  const locked = before.reserved.length > 0;
  const [forHand, forReserved] = split(reached.cards, locked);
  const pile = { board, seat, move };
  const reserved = held(before.reserved, hand.reserved);
  const under = held(before.under, hand.under);
  return (
    <>
      {reserved.length > 0 && (
        <div class="pile reserved">
          <h3>{words.reserved}</h3>
          <p class="hint">{words.reservedHint}</p>
          <Cards cards={reserved} legal={forReserved} buildable {...pile} />
        </div>
      )}
      {before.cards.length + hand.cards.length === 0 ? (
        <p class="hint">{words.handEmpty}</p>
      ) : (
        <Cards cards={held(before.cards, hand.cards)} legal={forHand} buildable={!locked} {...pile} />
      )}
      {under.length > 0 && (
        <div class="pile under">
          <h3>{words.under}</h3>
          <Cards cards={under} legal={new Map()} buildable={false} {...pile} />
        </div>
      )}
    </>
  );
}

type CardMoves = ReadonlyMap<BuildingId, McbMove>;

/** The moves that name a card of the hand, and those that name a reserved one. */
function split(moves: CardMoves, locked: boolean): [CardMoves, CardMoves] {
  const forReserved = new Map([...moves].filter(([, move]) => locked && move.do === 'build'));
  return [new Map([...moves].filter(([id]) => !forReserved.has(id))), forReserved];
}
