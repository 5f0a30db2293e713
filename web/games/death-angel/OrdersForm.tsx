// The form for standing orders, one for each marine, and for plans of cards that have not come up yet.
import { useState } from 'preact/hooks';
import { marines } from '../../../shared/games/death-angel/content.ts';
import { type Icon, icons, type MarineId } from '../../../shared/games/death-angel/ids.ts';
import type { Orders, Standing } from '../../../shared/games/death-angel/orders.ts';
import type { Da } from '../../../shared/games/death-angel/shape.ts';
import type { OrdersProps } from '../../play/client.ts';
import { OrdersFrame } from '../../ui/board/OrdersFrame.tsx';
import { Segments } from '../../ui/parts.tsx';
import { marinesOf } from './model.ts';
import { Glyph, Picture } from './Picture.tsx';
import { type Draft, Plans, storedOf } from './Plans.tsx';
import type { Text } from './text.ts';

type Props = OrdersProps<Da, Text>;

const asks: Standing = { defence: 'ask', attack: 'ask', artefact: 'ask', paid: 'ask', slay: [] };

export function OrdersForm({ scene, shown, orders, leave }: Props) {
  const [standing, setStanding] = useState<Orders['standing']>(orders?.standing ?? {});
  const [plans, setPlans] = useState<readonly Draft[]>(
    (orders?.plans ?? []).filter(({ round }) => round === shown.table.board.round),
  );
  const { text } = scene;
  const words = text.board.orders;
  if (!('seat' in shown)) return null;
  const { board } = shown.table;
  const mine = marinesOf(board, shown.seat);
  const [first] = mine;
  const put = (of: readonly MarineId[], order: Standing) =>
    setStanding({ ...standing, ...Object.fromEntries(of.map((id) => [id, order])) });
  return (
    <OrdersFrame
      lead={words.lead}
      class="drawn da da-orders game-death-angel"
      left={orders !== null}
      onClear={() => leave(null)}
      onLeave={() => {
        const left = Object.entries(standing).filter(
          ([, order]) => JSON.stringify(order) !== JSON.stringify(asks),
        );
        leave({ standing: Object.fromEntries(left), plans: plans.map((plan) => storedOf(plan, board)) });
      }}
    >
      <Plans scene={scene} seen={shown} plans={plans} put={setPlans} />
      <fieldset class="field">
        <legend class="legend">{text.board.standing(mine.length)}</legend>
        <p class="hint">{words.forAll}</p>
        {mine.map((id) => (
          <Marine
            key={id}
            id={id}
            text={text}
            order={standing[id] ?? asks}
            put={(order) => put([id], order)}
          />
        ))}
        {first && mine.length > 1 && (
          <button type="button" class="button" onClick={() => put(mine, standing[first] ?? asks)}>
            {words.likeFirst} ({text.board.short(text.names.marines[first])})
          </button>
        )}
      </fieldset>
    </OrdersFrame>
  );
}

function Marine({
  id,
  text,
  order,
  put,
}: {
  readonly id: MarineId;
  readonly text: Text;
  readonly order: Standing;
  put(order: Standing): void;
}) {
  const words = text.board.orders;
  const { team } = marines[id];
  const rerolls = (['failed', 'ask', 'never'] as const).map((each) => [each, words.answers[each]] as const);
  const askOrNot = (['ask', 'never'] as const).map((each) => [each, words.paidAnswers[each]] as const);
  return (
    <details class={`panel of-${team}`}>
      <summary>
        <Picture kind="marine" id={id} />
        <b>{text.names.marines[id]}</b>
        <span class="hint">{told(order, text)}</span>
      </summary>
      <Segments
        legend={words.defence}
        value={order.defence}
        choices={rerolls}
        onChoose={(defence) => put({ ...order, defence })}
      />
      <Segments
        legend={words.attack}
        value={order.attack}
        choices={rerolls}
        onChoose={(attack) => put({ ...order, attack })}
      />
      <Segments
        legend={words.artefact(text.names.terrain.artefact)}
        value={order.artefact}
        choices={askOrNot}
        onChoose={(artefact) => put({ ...order, artefact })}
      />
      {(team === 'green' || team === 'red') && (
        <Segments
          legend={words.paid}
          value={order.paid}
          choices={askOrNot}
          onChoose={(paid) => put({ ...order, paid })}
        />
      )}
      <Slay text={text} slay={order.slay} put={(slay) => put({ ...order, slay })} />
    </details>
  );
}

/** The order in words, in short. */
function told(order: Standing, { board: { orders: words }, say }: Text): string {
  const parts = [
    ...(order.defence === 'ask' ? [] : [`${words.defence}: ${words.answers[order.defence]}`]),
    ...(order.attack === 'ask' ? [] : [`${words.attack}: ${words.answers[order.attack]}`]),
  ];
  return parts.length > 0 ? parts.join(say.and) : words.none;
}

function Slay({
  text,
  slay,
  put,
}: {
  readonly text: Text;
  readonly slay: readonly Icon[];
  put(slay: readonly Icon[]): void;
}) {
  const words = text.board.orders;
  return (
    <fieldset class="field">
      <legend class="legend">{words.slay}</legend>
      <div class="signs-row">
        {icons.map((icon) => {
          const place = slay.indexOf(icon);
          return (
            <button
              key={icon}
              type="button"
              class="button"
              aria-pressed={place >= 0}
              onClick={() => put(place < 0 ? [...slay, icon] : slay.filter((each) => each !== icon))}
            >
              <Glyph kind="monster" id={icon} />
              {text.say.icon[icon]}
              {place >= 0 && <b>{place + 1}</b>}
            </button>
          );
        })}
      </div>
      <p class="hint">{words.slayHint}</p>
    </fieldset>
  );
}
