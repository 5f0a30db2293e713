// A marine in his row: a tile that points where he faces. A tap gives him something, lets him act, turns him, or tells
// about him; a long press tells always.
import { marines } from '../../../shared/games/death-angel/content.ts';
import type { MarineId } from '../../../shared/games/death-angel/ids.ts';
import { moveLabel } from '../../../shared/games/death-angel/sentences.ts';
import type { Board, Row } from '../../../shared/games/death-angel/state.ts';
import { SeatMark } from '../../ui/seats.tsx';
import { spot } from '../../ui/spot.ts';
import { cardKey } from './keys.ts';
import { tokensBefore } from './model.ts';
import { Glyph, Picture, TeamSign } from './Picture.tsx';
import { type Deed, Tokens, useDeed, useMoves, useSetting } from './parts.tsx';
import { marineTarget, rowTarget } from './reach.ts';

interface Props {
  readonly board: Board;
  readonly before: Board;
  readonly row: Row;
  readonly i: number;
}

export function MarineTile(props: Props) {
  const { marine } = props.row;
  const words = useSetting().scene.text.board;
  if (!marine) return <span class="marine empty">{words.nobody}</span>;
  return <Standing {...props} marine={marine} />;
}

function Standing({ board, before, row, i, marine }: Props & { readonly marine: MarineId }) {
  const { scene, lit, inspect } = useSetting();
  const { text, seats } = scene;
  const words = text.board;
  const deed = useDeed();
  const moves = useMoves(marineTarget(marine));
  const { team, range } = marines[marine];
  const seat = board.teams.find(({ id }) => id === team)?.seat ?? null;
  const use = useOf(deed, marine, moves.length > 0);
  const turned = deed?.turning.includes(marine) ?? false;
  const facing = turned ? opposite[row.facing] : row.facing;
  const about = () => inspect(cardKey('marine', marine));
  const [move] = moves;
  const name = words.short(text.names.marines[marine]);
  const shown = { table: { board } };
  const label = [
    use === 'target' && move ? labelOf(move, shown, text) : '',
    use === 'chosen' ? words.acts : use === 'able' ? words.mayAct : use === 'turn' ? words.mayTurn : '',
    words.marine(text.names.marines[marine], text.say.side[facing], range, row.tokens),
    seats.length > 1 && seat !== null ? (seats[seat]?.name ?? '') : '',
  ].filter((part) => part !== '');
  return (
    <div class={`post of-${team}`} {...spot(`marine/${marine}`, lit)}>
      <button
        type="button"
        class={`marine faces-${facing} ${use ?? ''} ${turned ? 'turned' : ''}`}
        aria-label={label.join('. ')}
        aria-pressed={use === 'chosen' || use === 'turn' ? use === 'chosen' || turned : undefined}
        onClick={() => {
          if (use === 'target') deed?.tap(marineTarget(marine));
          else if (use === 'able') deed?.choose(marine);
          else if (use === 'turn') deed?.turn(marine);
          else about();
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          about();
        }}
      >
        <span class="body">
          <Picture kind="marine" id={marine} />
          <span class="who">
            <span class={`name ${isLong(name) ? 'long' : ''}`}>{name}</span>
            <span class="facts">
              <TeamSign team={team} />
              {seats.length > 1 && seat !== null && <SeatMark seat={seat} />}
              <span class="range">
                <Glyph kind="thing" id="range" />
                {range}
              </span>
              <Tokens n={row.tokens} was={tokensBefore(before, marine) ?? row.tokens} />
            </span>
          </span>
          <span class="no" aria-hidden="true">
            {i + 1}
          </span>
        </span>
      </button>
      <Swap i={i} />
    </div>
  );
}

/** More than ten letters, or five of the square ones. */
const isLong = (name: string): boolean =>
  [...name].reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0) > 10;

const opposite = { left: 'right', right: 'left' } as const;
const labelOf = moveLabel;

/** What a tap on a marine does now. */
function useOf(
  deed: Deed | null,
  marine: MarineId,
  glows: boolean,
): 'target' | 'chosen' | 'able' | 'turn' | null {
  if (!deed) return null;
  if (glows) return 'target';
  if (deed.reach.turns.some(({ marines: some }) => some.includes(marine))) return 'turn';
  if (!deed.reach.actors.includes(marine)) return null;
  return deed.reach.actor === marine ? 'chosen' : 'able';
}

/** Where the marine who moves may go: he changes places with this row. */
function Swap({ i }: { readonly i: number }) {
  const { text } = useSetting().scene;
  const deed = useDeed();
  const [move] = useMoves(rowTarget(i));
  const actor = deed?.reach.actor;
  if (!move || !deed || !actor) return null;
  return (
    <button
      type="button"
      class="swap"
      aria-label={text.board.swapHere(text.names.marines[actor], i + 1)}
      onClick={() => deed.move(move)}
    >
      <Glyph kind="thing" id="swap" />
    </button>
  );
}
