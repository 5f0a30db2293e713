// Answers: broad buttons in words, and things of the board that glow where a legal move is about them. Each says what
// comes of it before it is tapped.
import type { ComponentChildren } from 'preact';
import { canonical } from '../../../shared/engine/json.ts';
import { playerOf } from '../../../shared/games/lunar-ark/board.ts';
import type { Cost } from '../../../shared/games/lunar-ark/cards.ts';
import { costWords } from '../../../shared/games/lunar-ark/sentences.names.ts';
import { moveLabel } from '../../../shared/games/lunar-ark/sentences.ts';
import type { LaMove } from '../../../shared/games/lunar-ark/state.ts';
import type { CardKey } from '../../play/client.ts';
import { Outcome } from './Changes.tsx';
import { Face, Glyph, Picture, RoverTop, Thing } from './Picture.tsx';
import { cardWords, useDeed, useSetting, useWords } from './parts.tsx';

/** An answer as a broad button: picture, words, and what comes of it. */
export function Answer({
  move,
  picture,
  label,
  hint,
  no = false,
}: {
  readonly move: LaMove;
  readonly picture?: ComponentChildren;
  /** In place of the move's own label. */
  readonly label?: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly no?: boolean;
}) {
  const { scene } = useSetting();
  const deed = useDeed();
  if (!deed) return null;
  return (
    <button type="button" class={`button answer ${no ? 'no' : ''}`} onClick={() => deed.move(move)}>
      {picture}
      <span>
        <span class="name">{label ?? moveLabel(move, scene.text, deed.seen)}</span>
        {hint !== undefined && <span class="hint">{hint}</span>}
        <Outcome move={move} />
      </span>
    </button>
  );
}

/** What can't be had now, with what is missing; a tap opens its page. */
export function Missing({
  card,
  picture,
  missing,
}: {
  readonly card: CardKey;
  readonly picture?: ComponentChildren;
  readonly missing: Cost;
}) {
  const { scene, inspect } = useSetting();
  const words = useWords();
  return (
    <button type="button" class="button answer missing" onClick={() => inspect(card)}>
      {picture}
      <span>
        <span class="name">{cardWords(card, scene.text).name}</span>
        <span class="hint">{words.missing(costWords(missing, scene.text))}</span>
      </span>
    </button>
  );
}

/** A thing of the board: opens its page, or, where a legal move is about it, makes that move. */
export function Piece({
  card,
  move,
  label,
  children,
  class: extra = '',
}: {
  readonly card: CardKey;
  readonly move?: LaMove | undefined;
  /** What it is, in words. */
  readonly label: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  const { scene, inspect } = useSetting();
  const deed = useDeed();
  const act = deed && move ? { deed, move } : null;
  return (
    <button
      type="button"
      class={`piece ${extra} ${act ? 'glow' : ''}`}
      aria-label={act ? `${moveLabel(act.move, scene.text, act.deed.seen)}; ${label}` : label}
      onClick={() => (act ? act.deed.move(act.move) : inspect(card))}
    >
      {children}
      {act && <Outcome move={act.move} />}
    </button>
  );
}

/** Answers in words, one below the other. */
export function List({ moves }: { readonly moves: readonly LaMove[] }) {
  return (
    <div class="answers">
      {moves.map((move) => (
        <Answer
          key={canonical(move)}
          move={move}
          picture={<PictureOf move={move} />}
          hint={<HintOf move={move} />}
          no={negative.includes(move.do)}
        />
      ))}
    </div>
  );
}

const negative: readonly LaMove['do'][] = ['stop', 'decline', 'point'];

/** The picture of what a move is about. */
function PictureOf({ move }: { readonly move: LaMove }) {
  const deed = useDeed();
  switch (move.do) {
    case 'rover':
    case 'board': {
      const rover = deed && playerOf(deed.seen.table.board, deed.seat).rovers[move.rover];
      return deed && rover ? <RoverTop who={deed.seat} crew={rover.crew} /> : null;
    }
    case 'lab':
    case 'activate':
      return <Picture kind="lab" id={move.lab} />;
    case 'small':
      return <Picture kind="small" id={move.small} />;
    case 'large':
      return <Picture kind="large" id={move.large} />;
    case 'accept':
      return <Picture kind="small" id={move.small} />;
    case 'choose':
      return <Thing id={move.what} />;
    case 'recruit':
      return <Face colour={move.colour} specialist={false} />;
    case 'train':
      return <Face colour={move.colour} specialist />;
    case 'greenhouse':
      return <Glyph kind="trigger" id="build-greenhouse" />;
    case 'improve':
      return move.n > 0 ? <Glyph kind="trigger" id="upgrade-greenhouse" /> : null;
    case 'foundation':
      return <Glyph kind="trigger" id="build-foundation" />;
    case 'recall':
      return <Glyph kind="action" id="recall" />;
    case 'point':
      return <Thing id="vp" />;
    default:
      return null;
  }
}

/** What is written on what a move is about. */
function HintOf({ move }: { readonly move: LaMove }) {
  const { cards } = useSetting().scene.text;
  const words = useWords();
  switch (move.do) {
    case 'lab':
    case 'activate':
      return <>{cards.labs[move.lab]}</>;
    case 'small':
      return <>{words.eachRecall(cards.smalls[move.small])}</>;
    case 'large':
      return <>{cards.larges[move.large]}</>;
    case 'look':
      return <>{words.lookHint}</>;
    default:
      return null;
  }
}
