// What is asked that is not answered on the area: the Sensor, a shop, whether to jump.
import type { Seat } from '../../../shared/engine/game.ts';
import { levelAfter, pilotOf } from '../../../shared/games/kembles-cascade/board.ts';
import { abilityOf } from '../../../shared/games/kembles-cascade/content.ts';
import { itemName, sensorText } from '../../../shared/games/kembles-cascade/sentences.names.ts';
import type { Board, Item, KcFrame, KcMove } from '../../../shared/games/kembles-cascade/state.ts';
import { handOf, type KcShown } from './model.ts';
import { Glyph } from './Picture.tsx';
import { Amount, useSetting } from './parts.tsx';
import type { Text } from './text.ts';

interface Props {
  readonly asked: KcFrame | null;
  readonly shown: KcShown;
  readonly legal: readonly KcMove[];
  readonly me: Seat;
  move(move: KcMove): void;
}

export function Ask(props: Props) {
  const { legal, asked } = props;
  const buys = legal.filter((move) => move.do === 'buy');
  const stay = asked?.do !== 'act' ? legal.find((move) => move.do === 'end') : undefined;
  if (buys.length > 0 || stay) return <Shop {...props} buys={buys} stay={stay} />;
  const sensors = legal.filter((move) => move.do === 'sensor');
  if (sensors.length === 0) return null;
  return (
    <section class="sensors asked" data-part="sensors" aria-label={useSetting().scene.text.board.sensors}>
      <ul>
        {sensors.map((choice) => (
          <li key={choice.sensor}>
            <Sensor sensor={choice.sensor} choice={choice} move={props.move} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The Sensors in hand while none is to be chosen. */
export function Sensors({ shown }: Pick<Props, 'shown'>) {
  const { text } = useSetting().scene;
  const sensors = handOf(shown)?.sensors ?? [];
  if (sensors.length === 0) return null;
  return (
    <section class="sensors" aria-label={text.board.sensors}>
      <h2 class="label">{text.board.sensors}</h2>
      <ul>
        {sensors.map((sensor) => (
          <li key={sensor}>
            <Sensor sensor={sensor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sensor({
  sensor,
  choice,
  move,
}: {
  readonly sensor: number;
  readonly choice?: KcMove;
  move?(move: KcMove): void;
}) {
  const { scene, inspect } = useSetting();
  const { text } = scene;
  const ability = abilityOf(sensor);
  return (
    <button
      type="button"
      class={`sensor ${choice ? 'glow' : ''}`}
      onClick={() => (choice && move ? move(choice) : inspect(`sensor/${sensor}`))}
    >
      <Glyph kind="ability" id={ability ?? 'plain'} />
      <span class="number">{sensor}</span>
      <span class="what">
        {ability && <b>{text.names.abilities[ability]}</b>}
        <small>{sensorText(sensor, text)}</small>
      </span>
    </button>
  );
}

type Buy = Extract<KcMove, { readonly do: 'buy' }>;

function Shop({
  asked,
  shown,
  me,
  buys,
  stay,
  move,
}: Props & { readonly buys: readonly Buy[]; readonly stay: KcMove | undefined }) {
  const { text } = useSetting().scene;
  const words = text.board;
  const { board } = shown.table;
  const title = asked?.do === 'jump' ? words.wormhole : words.shop;
  return (
    <section class="shop asked" data-part="shop" aria-label={title}>
      <h2 class="label">
        {title}
        {buys.length > 0 && (
          <Amount of="bellonium" label={words.bellonium}>
            {pilotOf(board, me).bellonium}
          </Amount>
        )}
      </h2>
      {asked?.do === 'outside' && <p class="hint">{words.shopFirst}</p>}
      <ul>
        {buys.map((buy) => (
          <li key={buy.item}>
            <button type="button" class="item glow" onClick={() => move(buy)}>
              <Glyph
                kind={buy.item === 'power-up' ? 'sign' : 'upgrade'}
                id={buy.item === 'power-up' ? 'powerUp' : buy.item}
              />
              <span>
                <b>{levelled(buy.item, board, me, text)}</b>
                <small>{itemText(buy.item, board, me, text)}</small>
              </span>
              <Amount of="bellonium" label={words.price}>
                −{buy.price}
              </Amount>
            </button>
          </li>
        ))}
      </ul>
      {stay && (
        <button type="button" class="button answer" onClick={() => move(stay)}>
          {asked?.do === 'jump'
            ? text.say.move.stay
            : asked?.do === 'outside'
              ? text.say.move.end
              : text.say.move.nothing}
        </button>
      )}
    </section>
  );
}

const levelled = (item: Item, board: Board, me: Seat, text: Text): string =>
  item === 'power-up'
    ? itemName(item, text)
    : text.say.level(itemName(item, text), levelAfter(pilotOf(board, me), item));

/** What it does; a card that is drawn is not taken back. */
const itemText = (item: Item, board: Board, me: Seat, text: Text): string =>
  item === 'power-up'
    ? text.board.drawsOne
    : (text.cards.upgrades[item][levelAfter(pilotOf(board, me), item) - 1] ?? '');
