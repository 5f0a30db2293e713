// What a question needs beside the things that glow: the die, what a tap will do and what it costs, answers in words.
import { canonical } from '../../../shared/engine/json.ts';
import { marines } from '../../../shared/games/death-angel/content.ts';
import { assaultOf, defends } from '../../../shared/games/death-angel/rules.defence.ts';
import { faceWords, moveLabel } from '../../../shared/games/death-angel/sentences.ts';
import type { DaFrame, DaMove } from '../../../shared/games/death-angel/shape.ts';
import type { Board } from '../../../shared/games/death-angel/state.ts';
import { spot } from '../../ui/spot.ts';
import { Hand } from './Hand.tsx';
import { type DaShown, needed } from './model.ts';
import { Die, Glyph } from './Picture.tsx';
import { useDeed, useSetting } from './parts.tsx';
import { monsterOf, turnOf } from './reach.ts';

export function Ask({ asked, shown }: { readonly asked: DaFrame | null; readonly shown: DaShown }) {
  const deed = useDeed();
  const { board } = shown.table;
  // A die that stays on the table when its fight is over says nothing any more.
  const rolls =
    board.assault !== null || (board.roll !== null && (board.acting !== null || board.event !== null));
  const asks = deed !== null && asked !== null && asked.do !== 'draft';
  if (!rolls && !asks) return null;
  return (
    <section class={`ask ${asks ? 'asks' : ''}`} aria-label={useSetting().scene.text.board.question}>
      {rolls && <Fight board={board} />}
      {asks && (
        <>
          <Hint asked={asked} board={board} />
          {asked.do === 'pick' && <Hand team={asked.team} board={board} />}
          <Turn board={board} />
          <Answers shown={shown} />
        </>
      )}
    </section>
  );
}

/** The die on the table, and what it means where a swarm attacks. */
function Fight({ board }: { readonly board: Board }) {
  const { scene, lit } = useSetting();
  const { text } = scene;
  const words = text.board;
  const assault = assaultOf(board);
  const need = assault ? needed(assault.group.monsters) : null;
  const stands = assault && board.roll && defends(board, assault, board.roll.face, board.roll.paid);
  return (
    <div class="fight" {...spot('die', lit)}>
      {board.roll && (
        <Die key={board.roll.face} face={board.roll.face} label={faceWords(board.roll.face, text)} />
      )}
      {assault && need !== null && (
        <p>
          <strong>{words.attacked(text.names.marines[assault.marine], assault.group.monsters.length)}</strong>{' '}
          {need > 5 ? words.hopeless : words.needs(need)}{' '}
          {stands !== null && (
            <b class={stands ? 'stands' : 'falls'}>{stands ? words.holdsNow : words.fallsNow}</b>
          )}
        </p>
      )}
    </div>
  );
}

/** What a tap will do and what it costs, before it is made. */
function Hint({ asked, board }: { readonly asked: DaFrame; readonly board: Board }) {
  const { text } = useSetting().scene;
  const words = text.board;
  const deed = useDeed();
  const { hints } = words;
  const actor = deed?.reach.actor;
  const who = actor ? words.short(text.names.marines[actor]) : '';
  const others = (deed?.reach.actors.length ?? 0) > 1 ? ` ${hints.others}` : '';
  const said = (() => {
    switch (asked.do) {
      case 'attack':
      case 'again':
      case 'quick':
        return actor ? hints.attack(who, marines[actor].range) + others : '';
      case 'paid-attack':
        return actor ? hints.paidAttack(who) + others : '';
      case 'move':
        return actor ? hints.move(who) + others : '';
      case 'turn':
        return hints.turn;
      case 'support':
      case 'formation':
      case 'munitorium':
      case 'apothecary':
      case 'lead':
        return hints.token(board.supply, text.names.words.marine);
      case 'strategize':
      case 'field':
      case 'black-holds':
        return hints.swarm;
      case 'strategize-to':
      case 'chapel':
        return hints.place;
      case 'charge':
        return hints.charge;
      case 'instinct':
        return hints.instinct;
      default:
        return '';
    }
  })();
  return said === '' ? null : <p class="tip">{said}</p>;
}

/** The marines that are marked turn round together, at one go. */
function Turn({ board }: { readonly board: Board }) {
  const { text } = useSetting().scene;
  const deed = useDeed();
  if (!deed || deed.reach.turns.length === 0) return null;
  const move = turnOf(deed.reach.turns, deed.turning);
  if (!move) return null;
  return (
    <div class="answers">
      <button type="button" class="button answer" onClick={() => deed.move(move)}>
        {moveLabel(move, { table: { board } }, text)}
      </button>
    </div>
  );
}

function Answers({ shown }: { readonly shown: DaShown }) {
  const { text } = useSetting().scene;
  const deed = useDeed();
  if (!deed || deed.reach.answers.length === 0) return null;
  return (
    <div class="answers">
      {deed.reach.answers.map((move) => {
        const monster = monsterOf(move);
        const note = noteOf(move, text.cards.terrain);
        return (
          <button
            type="button"
            key={canonical(move)}
            class={`button answer ${move.do === 'pass' ? 'no' : ''} ${note ? 'noted' : ''}`}
            onClick={() => deed.move(move)}
          >
            {monster && <Glyph kind="monster" id={monster} />}
            <span>
              {moveLabel(move, shown, text)}
              {note && <small>{note}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** An activation says what the card does. */
const noteOf = (move: DaMove, terrain: Readonly<Record<string, string>>): string =>
  move.do === 'activate' ? (terrain[move.terrain] ?? '') : '';
