// Beside the grid: the mount, the weapons, mining, Power-ups, and the two ways to end, each with its price and with what
// comes of it.
import type { Seat } from '../../../shared/engine/game.ts';
import { pilotOf } from '../../../shared/games/kembles-cascade/board.ts';
import { type Dir, type WeaponId, weaponIds } from '../../../shared/games/kembles-cascade/content.ts';
import { damageOf, targets } from '../../../shared/games/kembles-cascade/fire.ts';
import { forecast } from '../../../shared/games/kembles-cascade/preview.ts';
import { threatWords } from '../../../shared/games/kembles-cascade/sentences.ask.ts';
import { powerUpText, weaponName } from '../../../shared/games/kembles-cascade/sentences.names.ts';
import type { Board, KcMove } from '../../../shared/games/kembles-cascade/state.ts';
import { handOf, type KcShown, rested } from './model.ts';
import { Glyph } from './Picture.tsx';
import { useSetting, useWords } from './parts.tsx';
import { Price } from './Space.tsx';
import { Warnings } from './Warnings.tsx';

interface Props {
  readonly shown: KcShown;
  readonly legal: readonly KcMove[];
  readonly me: Seat;
  readonly weapon: WeaponId | null;
  readonly looking: boolean;
  onWeapon(weapon: WeaponId): void;
  onLooking(looking: boolean): void;
  move(move: KcMove): void;
}

const wheel = ['up', 'left', 'right', 'down'] as const;
const arrows: Readonly<Record<Dir, string>> = { up: '▲', left: '◀', right: '▶', down: '▼' };

export function Controls({ shown, legal, me, weapon, looking, onWeapon, onLooking, move }: Props) {
  const words = useWords();
  const { board } = shown.table;
  const flying = board.turn?.seat === me && pilotOf(board, me).at !== null && legal.length > 0;
  return (
    <div class="controls">
      <div class="tools">
        <Dial board={board} me={me} legal={legal} move={move} />
        <Arms board={board} me={me} legal={legal} weapon={weapon} onWeapon={onWeapon} />
        <button type="button" class="button look" aria-pressed={looking} onClick={() => onLooking(!looking)}>
          {looking ? words.lookOff : words.look}
        </button>
      </div>
      {flying && <Warnings shown={shown} />}
      <Ends board={board} me={me} legal={legal} move={move} />
      <Hand shown={shown} legal={legal} move={move} />
    </div>
  );
}

/** The mount as a four-way dial; a turn says what it costs and what would be hit. */
function Dial({
  board,
  me,
  legal,
  move,
}: {
  readonly board: Board;
  readonly me: Seat;
  readonly legal: readonly KcMove[];
  move(move: KcMove): void;
}) {
  const { scene } = useSetting();
  const { text } = scene;
  const words = text.board;
  const pilot = pilotOf(board, me);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div class="dial" role="group" aria-label={words.mount}>
      {wheel.map((dir) => {
        const turn = legal.find((each) => each.do === 'turn' && each.dir === dir);
        const cost = turn?.do === 'turn' ? turn.cost : 0;
        const [hit] = pilot.at ? targets(board, me, 'turret', dir) : [];
        const name = hit && (hit.ship === null ? text.names.objects[hit.object] : words.aShip);
        const here = pilot.facing === dir;
        return (
          <button
            key={dir}
            type="button"
            class={`${dir} ${turn ? 'glow' : ''}`}
            aria-pressed={here}
            aria-disabled={!here && !turn}
            aria-label={[
              here ? words.faces(text.names.dirs[dir]) : words.turnTo(text.names.dirs[dir]),
              turn ? text.say.paid(cost) : '',
              name ? words.wouldHit(name) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
            onClick={() => turn && move(turn)}
          >
            <span aria-hidden="true">{arrows[dir]}</span>
            {turn && cost > 0 && <Price n={cost} />}
          </button>
        );
      })}
    </div>
  );
}

/** The weapons, of which one is chosen for whatever several can hit. */
function Arms({
  board,
  me,
  legal,
  weapon,
  onWeapon,
}: {
  readonly board: Board;
  readonly me: Seat;
  readonly legal: readonly KcMove[];
  readonly weapon: WeaponId | null;
  onWeapon(weapon: WeaponId): void;
}) {
  const { text } = useSetting().scene;
  const words = text.board;
  const pilot = pilotOf(board, me);
  const mine = weaponIds.filter((id) => id === 'turret' || pilot.upgrades[id] > 0);
  const ready = (id: WeaponId) => legal.some((each) => each.do === 'fire' && each.weapon === id);
  const chosen = mine.find((id) => id === weapon && ready(id)) ?? mine.find(ready);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div class="arms" role="group" aria-label={words.weapons}>
      {mine.map((id) => (
        <button
          key={id}
          type="button"
          class="arm"
          aria-pressed={id === chosen}
          aria-disabled={!ready(id)}
          aria-label={words.arm(weaponName(id, text), damageOf(board, me, id), ready(id))}
          onClick={() => onWeapon(id)}
        >
          <Glyph kind="upgrade" id={id} />
          <b>−{damageOf(board, me, id)}</b>
        </button>
      ))}
    </div>
  );
}

/** Mining, and the ways to end: what each comes to is on it. */
function Ends({
  board,
  me,
  legal,
  move,
}: {
  readonly board: Board;
  readonly me: Seat;
  readonly legal: readonly KcMove[];
  move(move: KcMove): void;
}) {
  const { text } = useSetting().scene;
  const words = text.board;
  const mine = legal.find((each) => each.do === 'mine');
  const rest = legal.find((each) => each.do === 'power-down');
  const end = legal.find((each) => each.do === 'end');
  const flying = legal.some((each) => each.do === 'end') && board.turn?.seat === me && pilotOf(board, me).at;
  if (!mine && !rest && !(end && flying)) return null;
  const now = forecast(board, me);
  const resting = rested(board, me);
  return (
    <div class="ends">
      {mine?.do === 'mine' && (
        <button type="button" class="button answer" onClick={() => move(mine)}>
          <span>{text.say.move.mine(text.say.paid(mine.cost))}</span>
          <small>{words.mining}</small>
        </button>
      )}
      {rest && (
        <button type="button" class="button answer rest" onClick={() => move(rest)}>
          <span>{text.say.move.powerDown}</span>
          <small>{resting.destroyed ? words.restDying : words.restThen(resting.gained, resting.lost)}</small>
        </button>
      )}
      {end && (
        <button
          type="button"
          class={`button answer end ${now.destroyed ? 'deadly' : ''}`}
          onClick={() => move(end)}
        >
          <span>{words.endBattle}</span>
          <small>
            {now.destroyed ? words.endDying : words.endThen(now.lost, threatWords(now.threat, now.half))}
          </small>
        </button>
      )}
    </div>
  );
}

/** The own Power-ups: those that can be played now glow. */
function Hand({
  shown,
  legal,
  move,
}: {
  readonly shown: KcShown;
  readonly legal: readonly KcMove[];
  move(move: KcMove): void;
}) {
  const { scene, inspect } = useSetting();
  const { text } = scene;
  const cards = handOf(shown)?.powerUps ?? [];
  if (cards.length === 0) return null;
  return (
    <ul class="hand" aria-label={text.board.powerUps}>
      {cards.map(({ card }, i) => {
        const play = legal.find((each) => each.do === 'play' && each.card === card);
        return (
          <li key={`${i}/${card}`}>
            <button
              type="button"
              class={`power-up ${play ? 'glow' : ''}`}
              onClick={() => (play ? move(play) : inspect(`power-up/${card}`))}
            >
              <Glyph kind="power-up" id={card} />
              <span>
                <b>{play ? text.say.move.play(text.names.powerUps[card]) : text.names.powerUps[card]}</b>
                <small>{powerUpText(card, text)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
