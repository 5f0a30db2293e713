// A moon base: what lies on it, and the ring of the five actions around the circle of used tokens.

import type { Seat } from '../../../shared/engine/game.ts';
import {
  buildable,
  colonyOf,
  hungerNeed,
  total,
} from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import { type ActionId, actionColour } from '../../../shared/games/moon-colony-bloodbath/content.ts';
import type { Mcb, McbMove } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { Shown } from '../../play/client.ts';
import { Count } from '../../ui/board/parts.tsx';
import { spot } from '../../ui/spot.ts';
import { cardKey, handOf, outcome, type Reach } from './model.ts';
import { Glyph } from './Picture.tsx';
import { useSetting, Yields, yieldsInWords } from './parts.tsx';

/** People, money, food. `before` is the table without the plan: what differs is shown as "5, then 9". */
export function Stores({
  shown,
  before,
  seat,
}: {
  readonly shown: Shown<Mcb>;
  readonly before: Mcb['table'];
  readonly seat: Seat;
}) {
  const { scene, lit } = useSetting();
  const words = scene.text.board;
  const { board } = shown.table;
  const now = colonyOf(board, seat);
  const was = colonyOf(before.board, seat);
  const need = hungerNeed(board, seat);
  return (
    <>
      {board.failed.includes(seat) && <p class="wiped stamp">{words.failed}</p>}
      <dl class="stores" {...spot(`seat-${seat}/base`, lit)}>
        <div class="total">
          <dt>{words.total}</dt>
          <dd>
            <Count n={total(now)} was={total(was)} />
          </dd>
        </div>
        <div>
          <dt>{words.onBase}</dt>
          <dd>
            <Glyph kind="resource" id="people" />
            <Count n={now.people} was={was.people} />
          </dd>
        </div>
        <div>
          <dt>{words.money}</dt>
          <dd>
            <Glyph kind="resource" id="money" />
            <Count n={now.money} was={was.money} />
          </dd>
        </div>
        <div class={now.food < need ? 'scarce' : ''}>
          <dt>{words.food}</dt>
          <dd>
            <Glyph kind="resource" id="food" />
            <Count n={now.food} was={was.food} />
          </dd>
          <dd class="need">{words.hunger(need)}</dd>
        </div>
      </dl>
    </>
  );
}

const ring: readonly ActionId[] = ['restock', 'build', 'mine', 'farm', 'research'];

/** `reach` is null where nothing can be chosen: then a tap tells what the action is. */
export function Ring({
  shown,
  seat,
  reach,
  move,
}: {
  readonly shown: Shown<Mcb>;
  readonly seat: Seat;
  readonly reach: Reach | null;
  move?(move: McbMove): void;
}) {
  const { scene, lit, inspect } = useSetting();
  const words = scene.text.board;
  const { tokens } = colonyOf(shown.table.board, seat);
  const names = tokens.map((action) => scene.text.cards.actions[action].name).join(', ');
  const asked = reach !== null && reach.actions.size > 0;
  return (
    <section class="ring" aria-label={words.actions} {...spot(`seat-${seat}/ring`, lit)}>
      {ring.map((action) => {
        const legal = reach?.actions.get(action);
        const buildNow = action === 'build' && asked && [...(reach?.cards.values() ?? [])].some(isBuild);
        return (
          <Space
            key={action}
            shown={shown}
            seat={seat}
            action={action}
            live={reach !== null}
            glow={legal !== undefined || buildNow}
            onTap={() => {
              if (legal && move) move(legal);
              else if (buildNow) toHand();
              else inspect(cardKey('action', action));
            }}
          />
        );
      })}
      <div class="circle" role="img" aria-label={tokens.length > 0 ? words.tokens(names) : words.noTokens}>
        {[0, 1, 2, 3].map((slot) => {
          const token = tokens[slot];
          return (
            <i key={slot} class={token ? `token ${actionColour[token]}` : 'slot'}>
              {token && <Glyph kind="action" id={token} />}
            </i>
          );
        })}
      </div>
    </section>
  );
}

const isBuild = (move: McbMove) => move.do === 'build';

/** What is built is chosen in the hand: the tap on Build leads there. */
function toHand(): void {
  const card = document.querySelector<HTMLElement>('.mcb [data-part="hand"] .glow button');
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

function Space({
  shown,
  seat,
  action,
  live,
  glow,
  onTap,
}: {
  readonly shown: Shown<Mcb>;
  readonly seat: Seat;
  readonly action: ActionId;
  /** Whether the hand belongs to the board that is shown: in the story it does not. */
  readonly live: boolean;
  readonly glow: boolean;
  onTap(): void;
}) {
  const { scene } = useSetting();
  const { text } = scene;
  const words = text.board;
  const { board } = shown.table;
  const { gains, extras, because, homeless } = outcome(board, seat, action);
  const hand = live && seat === scene.me ? handOf(shown) : null;
  const cards = hand ? hand.cards.length + hand.reserved.length : 0;
  const payable = hand ? buildable(board, seat, hand).length : 0;
  const building =
    action === 'build' && hand ? (payable > 0 ? words.canBuild(payable, cards) : words.nothingToBuild) : '';
  const inWords = [
    building,
    yieldsInWords(gains, words),
    homeless ? words.noHome : '',
    because.length > 0 ? words.because(because.map((id) => text.cards.buildings[id].name).join(', ')) : '',
    ...extras.map(({ cost, gains: more }) =>
      words.maybe(words.yields[cost.what](cost.n), yieldsInWords(more, words)),
    ),
  ].filter((part) => part !== '');
  return (
    <button
      type="button"
      class={`space ${action} ${actionColour[action]} ${glow && !homeless ? 'glow' : ''}`}
      aria-label={`${text.cards.actions[action].name}: ${inWords.join('; ')}`}
      onClick={onTap}
    >
      <Glyph kind="action" id={action} />
      <span class="name">{text.cards.actions[action].name}</span>
      {building !== '' && <span class="sum">{building}</span>}
      {homeless ? <span class="sum">{words.noHome}</span> : <Yields yields={gains} />}
      {extras.map(({ from, cost, gains: more }, i) => (
        <span class="extra" aria-hidden="true" key={`${from}/${i}`}>
          {cost.n}
          <Glyph kind="resource" id={cost.what} />→<Yields yields={more} />
        </span>
      ))}
    </button>
  );
}
