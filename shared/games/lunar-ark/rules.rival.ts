// The rival of the solo game (R15): a card a turn, from top to bottom; a recall once its three rovers are out.
import type { Context, Frames, State, Table } from '../../engine/game.ts';
import { at, cellName, cubesOn, freeSites } from './board.ts';
import {
  type Colour,
  colours,
  missions,
  rival as numbers,
  type RivalStep,
  rivalCards,
  rivalIds,
  rivalRecall,
  roverCount,
  type ShipId,
  shipIds,
} from './content.ts';
import { launchIfWhole } from './deeds.ts';
import type { Board, LunarArk } from './state.ts';

type Cx = Context<LunarArk>;

export const rivalRules: Pick<Frames<LunarArk>, 'rival'> = {
  /** R15.2. */
  rival: {
    run(g, _frame, cx) {
      const { board } = g.table;
      if (board.rival?.out.length === roverCount) {
        cx.say({ k: 'recalled', who: 'rival' });
        gainPoints(rivalRecall[board.options.level], cx);
        cx.next({ do: 'advance', who: 'rival' });
        return;
      }
      const card = drawCard(g, cx);
      for (const step of rivalCards[card]) carryOut(g.table, step, cx);
    },
  },
};

function drawCard(g: State<LunarArk>, cx: Cx) {
  const shuffled = g.box.rival.length === 0;
  if (shuffled) {
    g.box.rival = [...rivalIds];
    cx.rng.shuffle(g.box.rival);
  }
  const card = at(g.box.rival.splice(0, 1), 0);
  cx.say({ k: 'rival', card, shuffled });
  return card;
}

const gainPoints = (n: number, cx: Cx) => cx.say({ k: 'scored', who: 'rival', n, source: 'rival' });

function carryOut(table: Table<LunarArk>, step: RivalStep, cx: Cx): void {
  const { board } = table;
  switch (step.do) {
    case 'send':
      send(board, cx);
      return;
    case 'lab': {
      const lab = board.display[step.col]?.[0];
      if (lab) cx.say({ k: 'rival-lab', lab, col: step.col }); // R15.4.
      return;
    }
    case 'greenhouse':
      if (board.greenhouses.free > 0) cx.say({ k: 'rival-greenhouse' });
      gainPoints(numbers.greenhouse, cx); // In any case (R15.5).
      return;
    case 'mission':
      contribute(table, step.ship, cx);
      return;
    case 'build':
      build(board, cx);
      return;
    case 'achievements':
      cx.say({ k: 'rival-achievements', n: numbers.achievements });
      return;
  }
}

/** R15.3. */
function send(board: Board, cx: Cx): void {
  const free = board.cells.flatMap((cell, i) => (cell.rover === null ? [i] : []));
  const most = Math.max(...free.map((i) => cubesOn(at(board.cells, i))));
  const index = at(
    free.filter((i) => cubesOn(at(board.cells, i)) === most),
    0,
  );
  const { cubes, tile } = at(board.cells, index);
  const left = { ...cubes };
  const taken: Colour[] = [];
  while (taken.length < Math.min(numbers.takes, most)) {
    const colour = colours.reduce((best, each) => (left[each] > left[best] ? each : best));
    left[colour]--;
    taken.push(colour);
  }
  cx.say({ k: 'rival-sent', cell: cellName(board, index), tile, taken });
}

/** R15.6. */
function contribute(table: Table<LunarArk>, named: ShipId, cx: Cx): void {
  const { board } = table;
  const from = shipIds.indexOf(named);
  const ship = [...shipIds.slice(from), ...shipIds.slice(0, from)].find((id) => !board.ships[id].launched);
  if (!ship) {
    gainPoints(numbers.instead, cx);
    return;
  }
  const { tiles } = board.ships[ship];
  const mission = tiles.reduce((least, id) => (missions[id].vp < missions[least].vp ? id : least));
  cx.say({ k: 'mission', who: 'rival', mission });
  cx.say({ k: 'scored', who: 'rival', n: missions[mission].vp, source: 'ships' });
  launchIfWhole({ table, cx }, ship);
}

/** R15.7. */
function build(board: Board, cx: Cx): void {
  const [large] = board.larges;
  if (!large) {
    gainPoints(numbers.instead, cx);
    return;
  }
  cx.say({ k: 'rival-large', large });
  gainPoints(numbers.build, cx);
  cx.say({ k: 'rival-achievements', n: 1 });
  const [site] = freeSites(board);
  if (site) cx.say({ k: 'sited', who: 'rival', site: site.id });
}
