// The moon from above: terrain with its cubes, rovers with their crews, miniatures at the corners. Where a rover may go, a
// miniature may stand or a tile may be set off, it glows.
import { at, countPieces, cubesOn, freeSites, playerOf } from '../../../shared/games/lunar-ark/board.ts';
import { type Colour, colours, tiles } from '../../../shared/games/lunar-ark/content.ts';
import { cellId, gridSites } from '../../../shared/games/lunar-ark/grid.ts';
import { costWords, siteName, tileAt } from '../../../shared/games/lunar-ark/sentences.names.ts';
import { moveLabel, prompt } from '../../../shared/games/lunar-ark/sentences.ts';
import type {
  Board,
  Cell,
  LaFrame,
  LaMove,
  Rover,
  SiteId,
  Who,
} from '../../../shared/games/lunar-ark/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { spot } from '../../ui/spot.ts';
import { Answer } from './Answer.tsx';
import { Conversions } from './Conversions.tsx';
import { Garage } from './Garage.tsx';
import { cardKey } from './keys.ts';
import { handsOf, type LaShown } from './model.ts';
import { Dome, Glyph, Picture, RoverTop, Thing } from './Picture.tsx';
import { useDeed, useNames, useSetting, useWords } from './parts.tsx';

export function Moon({ shown, asked }: { readonly shown: LaShown; readonly asked: LaFrame | null }) {
  const { scene, lit } = useSetting();
  const words = useWords();
  const deed = useDeed();
  const { board } = shown.table;
  const here = asked?.do === 'send' || asked?.do === 'site' || asked?.do === 'survey';
  const sent = deed && asked?.do === 'send' ? at(playerOf(board, deed.seat).rovers, asked.rover) : null;
  const choosesRover = deed?.moves.some(({ do: what }) => what === 'rover' || what === 'board');
  const stop = here ? deed?.moves.find(({ do: what }) => what === 'stop') : undefined;
  return (
    <Panel name="moon" title={words.moon} class={here ? 'asked' : ''} spot={spot('moon', lit)}>
      {here && asked && (
        <p class="lead">
          {sent && deed && <RoverTop who={deed.seat} crew={sent.crew} />}
          {prompt(asked, shown, scene.text)}
        </p>
      )}
      <div class={`grid of-${board.columns} ${asked?.do === 'site' ? 'siting' : ''}`}>
        {board.cells.map((cell, i) => (
          <CellOf key={cell.tile} board={board} cell={cell} index={i} sent={sent} />
        ))}
        {gridSites(board.columns).map(({ id }) => (
          <Site key={id} board={board} id={id} />
        ))}
      </div>
      {stop && (
        <div class="answers">
          <Answer move={stop} no />
        </div>
      )}
      {here && <Conversions />}
      {deed && choosesRover && <Garage board={board} seat={deed.seat} />}
      <Powers board={board} />
    </Panel>
  );
}

function CellOf({
  board,
  cell,
  index,
  sent,
}: {
  readonly board: Board;
  readonly cell: Cell;
  readonly index: number;
  readonly sent: Rover | null;
}) {
  const { scene, inspect, lit } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  const deed = useDeed();
  const { text } = scene;
  const id = cellId(board.columns, index);
  const { terrain, icon } = tiles[cell.tile];
  const move = deed?.moves.find((each) => (each.do === 'tile' || each.do === 'survey') && each.cell === id);
  const crew = cell.rover === null ? null : crewAt(board, cell.rover, index);
  const reach = deed && move && sent ? reachOf(board, deed.seat, sent, cell, index) : null;
  const facts = [
    tileAt(cell.tile, id, text),
    cubesOn(cell) > 0 ? costWords(cell.cubes, text) : words.noCubes,
    ...(cell.rover === null ? [] : [words.roverOf(nameOf(cell.rover))]),
    ...(reach ? [words.canCollect(costWords(reach.cubes, text))] : []),
    ...(reach && reach.pieces > 0 ? [words.powerCounts(reach.pieces)] : []),
  ].join(text.say.and);
  return (
    <button
      type="button"
      class={`cell ${move ? 'glow' : ''} ${cell.rover === null ? '' : 'taken'}`}
      aria-label={deed && move ? `${moveLabel(move, text, deed.seen)}: ${facts}` : facts}
      onClick={() => (deed && move ? deed.move(move) : inspect(cardKey('terrain', terrain)))}
      {...spot(`cell/${id}`, lit)}
    >
      <span class={`adjacent ${icon}`} />
      <Glyph kind="terrain" id={terrain} />
      {cell.rover !== null && <RoverTop who={cell.rover} crew={crew} />}
      {reach && reach.pieces > 0 && (
        <span class="pieces">
          <Glyph kind="power" id={board.powers[reach.powerOf]} />
          {reach.pieces}
        </span>
      )}
      <span class="cubes">
        {colours.flatMap((colour) =>
          Array.from({ length: cell.cubes[colour] }, (_, i) => (
            <span key={`${colour}${i}`} class={!reach || i < (reach.cubes[colour] ?? 0) ? '' : 'out'}>
              <Thing id={colour} />
            </span>
          )),
        )}
      </span>
    </button>
  );
}

const crewAt = (board: Board, who: Who, index: number) =>
  who === 'rival' ? null : (playerOf(board, who).rovers.find((rover) => rover.at === index)?.crew ?? []);

/** What a rover could do on a cell: cubes of its crew's colours, and what its best power counts there. */
function reachOf(board: Board, seat: number, rover: Rover, cell: Cell, index: number) {
  const hands = handsOf(rover);
  const cubes: Partial<Record<Colour, number>> = {};
  for (const colour of colours) cubes[colour] = Math.min(hands[colour], cell.cubes[colour]);
  const able = colours.filter((colour) =>
    rover.crew.some((each) => each.specialist && each.colour === colour),
  );
  const counts = able.map((colour) => countPieces(board, seat, colour, index));
  const pieces = Math.max(0, ...counts);
  return { cubes, pieces, powerOf: able[counts.indexOf(pieces)] ?? 'steel' };
}

/** Where a site lies, in columns and rows of the grid, the ring around it included. */
function placeOfSite(id: SiteId, columns: number): readonly [x: number, y: number] {
  const [edge = '', first = '0', second = '0'] = id.split('-');
  const n = Number(first);
  const middle = n - 0.5;
  switch (edge) {
    case 'n':
      return [middle, 0];
    case 's':
      return [middle, 3];
    case 'w':
      return [0, middle];
    case 'e':
      return [columns, middle];
    default:
      return [Number(second), n];
  }
}

function Site({ board, id }: { readonly board: Board; readonly id: SiteId }) {
  const { scene, lit } = useSetting();
  const nameOf = useNames();
  const words = useWords();
  const deed = useDeed();
  const { text } = scene;
  const who = board.sites[id];
  const move = deed?.moves.find((each): each is LaMove => each.do === 'site' && each.site === id);
  const [x, y] = placeOfSite(id, board.columns);
  const style = { '--x': x / board.columns, '--y': y / 3 };
  if (deed && move)
    return (
      <button
        type="button"
        class="site glow"
        style={style}
        aria-label={moveLabel(move, text, deed.seen)}
        onClick={() => deed.move(move)}
      >
        <i />
      </button>
    );
  if (who === undefined) return <span class="site" style={style} {...spot(`site/${id}`, lit)} />;
  return (
    <span
      class="site built"
      style={style}
      role="img"
      aria-label={words.domeOf(nameOf(who), siteName(id, text))}
      {...spot(`site/${id}`, lit)}
    >
      <Dome who={who} />
    </span>
  );
}

/** Which power each colour has in this game, and how many sites are free. */
function Powers({ board }: { readonly board: Board }) {
  const { scene, inspect } = useSetting();
  const words = useWords();
  const { names } = scene.text;
  return (
    <ul class="powers" aria-label={words.powers}>
      {colours.map((colour) => (
        <li key={colour}>
          <button
            type="button"
            class="chip-of"
            onClick={() => inspect(cardKey('power', board.powers[colour]))}
          >
            <Thing id={colour} />
            <span class="out-of-sight">{names.things[colour]}</span>
            <Picture kind="power" id={board.powers[colour]} />
            {names.powers[board.powers[colour]]}
          </button>
        </li>
      ))}
      <li class="hint">{words.freeSites(freeSites(board).length)}</li>
    </ul>
  );
}
