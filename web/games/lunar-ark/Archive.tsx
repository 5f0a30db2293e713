// What may be looked up at any time: the score line by line, for everybody and as it would be now; what is left to draw.
import { runnerOf, turnOrder } from '../../../shared/games/lunar-ark/board.ts';
import { colours } from '../../../shared/games/lunar-ark/content.ts';
import { type Line, scoreLines } from '../../../shared/games/lunar-ark/result.ts';
import type { Board } from '../../../shared/games/lunar-ark/state.ts';
import { Drawer } from '../../ui/board/parts.tsx';
import { Thing } from './Picture.tsx';
import { Mark, useNames, useSetting, useWords } from './parts.tsx';

export function Archive({ board, before }: { readonly board: Board; readonly before: Board }) {
  const words = useWords();
  return (
    <section class="archive" aria-label={words.archive}>
      <Drawer title={board.over ? words.finalScore : words.scoreNow} open={board.over}>
        <ScoreTable board={board} before={before} />
        {!board.over && <p class="hint">{words.scoreHint}</p>}
      </Drawer>
      <Drawer title={words.bag}>
        <ul class="bag">
          {colours.map((colour) => (
            <li key={colour}>
              <Thing id={colour} /> {board.bag[colour]}
            </li>
          ))}
        </ul>
        <p class="hint">{words.bagHint}</p>
      </Drawer>
    </section>
  );
}

const order: readonly Line['k'][] = [
  'ships',
  'launches',
  'unlaunched',
  'buildings',
  'end',
  'labs',
  'income',
  'crew',
  'permits',
  'faction',
  'achievements',
  'majority',
  'leftovers',
  'rival',
  'hunger',
];

/** Every part of the score, for everybody; what the plan changes is told. */
function ScoreTable({ board, before }: { readonly board: Board; readonly before: Board }) {
  const { text } = useSetting().scene;
  const words = useWords();
  const nameOf = useNames();
  const everybody = turnOrder(board);
  const columns = everybody.map((who) => ({
    who,
    now: new Map(scoreLines(board, who).map(({ k, n }) => [k, n])),
    was: new Map(scoreLines(before, who).map(({ k, n }) => [k, n])),
  }));
  const rows = order.filter((k) => columns.some(({ now }) => (now.get(k) ?? 0) !== 0));
  const sum = (lines: ReadonlyMap<string, number>) => [...lines.values()].reduce((all, n) => all + n, 0);
  return (
    <div class="table-of">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            {columns.map(({ who }) => (
              <th key={who} scope="col">
                <Mark who={who} />
                <span class="head-name">{nameOf(who)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((k) => (
            <tr key={k}>
              <th scope="row">{text.names.sources[k]}</th>
              {columns.map(({ who, now, was }) => (
                <Cell key={who} n={now.get(k) ?? 0} was={was.get(k) ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {columns.map(({ who, now, was }) => (
              <Cell key={who} n={sum(now)} was={sum(was)} />
            ))}
          </tr>
          <tr>
            <th scope="row">{words.tiles}</th>
            {columns.map(({ who }) => (
              <td key={who}>{runnerOf(board, who).missions.length}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Cell({ n, was }: { readonly n: number; readonly was: number }) {
  return (
    <td>
      {n !== was && <ins>{n > was ? `+${n - was}` : `−${was - n}`}</ins>} {n}
    </td>
  );
}
