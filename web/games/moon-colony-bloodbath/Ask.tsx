// What a question needs beside the things that can be tapped: the balance of a loss, how many are left, answers in words.
import { canonical } from '../../../shared/engine/json.ts';
import { colonyOf, doomed } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import type { Mcb, McbFrame, McbMove } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { Shown } from '../../play/client.ts';
import { Picture } from './Picture.tsx';
import { useSetting } from './parts.tsx';
import { moveLabel } from './words.ts';

export function Ask({
  asked,
  choices,
  shown,
  move,
}: {
  readonly asked: McbFrame;
  readonly choices: readonly McbMove[];
  readonly shown: Shown<Mcb>;
  move(move: McbMove): void;
}) {
  const { scene } = useSetting();
  if (choices.length === 0 && !counts(asked)) return null;
  return (
    <div class="ask">
      {counts(asked) && <Counter asked={asked} shown={shown} />}
      {choices.length > 0 && (
        <div class="answers">
          {choices.map((choice) => (
            <button
              type="button"
              key={canonical(choice)}
              class={`button answer ${declines(choice) ? 'no' : ''}`}
              onClick={() => move(choice)}
            >
              {choice.do === 'perk' && <Picture kind="perk" id={choice.id} />}
              {moveLabel(choice, shown, scene)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const declines = ({ do: what }: McbMove): boolean =>
  what === 'decline' ||
  what === 'no-build' ||
  what === 'no-more' ||
  what === 'no-move' ||
  what === 'keep-box';

type Counted = Extract<
  McbFrame,
  { readonly do: 'organ-banks' | 'spare' | 'give-up' | 'put-box' | 'take-box' | 'discard' }
>;

const counting: readonly McbFrame['do'][] = [
  'organ-banks',
  'spare',
  'give-up',
  'put-box',
  'take-box',
  'discard',
] satisfies readonly Counted['do'][];

/** Whether the question goes on until a number is reached. */
const counts = (asked: McbFrame): asked is Counted => counting.includes(asked.do);

function Counter({ asked, shown }: { readonly asked: Counted; readonly shown: Shown<Mcb> }) {
  const words = useSetting().scene.text.board;
  switch (asked.do) {
    case 'put-box':
      return <p class="left">{words.boxesLeft(asked.n)}</p>;
    case 'take-box':
      return <p class="left">{words.boxesToLose(asked.n)}</p>;
    case 'discard':
      return <p class="left">{words.cardsLeft(asked.n)}</p>;
    default:
      return <Balance loss={asked} shown={shown} />;
  }
}

/** "5 to lose, 2 on the base": how much of a loss the base can pay. */
function Balance({
  loss,
  shown,
}: {
  readonly loss: Extract<McbFrame, { readonly do: 'organ-banks' | 'spare' | 'give-up' }>;
  readonly shown: Shown<Mcb>;
}) {
  const words = useSetting().scene.text.board;
  const colony = colonyOf(shown.table.board, loss.seat);
  const short = Math.max(0, loss.n - colony.people);
  return (
    <div class="balance">
      <p class="sides">
        <b class="need">
          {loss.price ? `${words.price}: ` : ''}
          {words.need(loss.n)}
        </b>
        <span>{words.have(colony.people)}</span>
      </p>
      <div class="bar" aria-hidden="true">
        <i style={{ inlineSize: `${(100 * (loss.n - short)) / loss.n}%` }} />
      </div>
      <p>{short === 0 ? words.covered : doomed(colony, loss.n) ? words.doomed : words.short(short)}</p>
    </div>
  );
}
