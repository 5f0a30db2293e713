// The whole board, from top to bottom: what one has, what is asked, the moon, how everybody stands, ships, the own base, the
// market, what may be looked up.

import { useMemo, useRef } from 'preact/hooks';
import { ownMoves } from '../../../shared/engine/moves.ts';
import type { LunarArk } from '../../../shared/games/lunar-ark/state.ts';
import type { BoardProps } from '../../play/client.ts';
import { useFollow } from '../../ui/board/scroll.ts';
import { Archive } from './Archive.tsx';
import { Base } from './Base.tsx';
import { Ledger } from './Ledger.tsx';
import { Market } from './Market.tsx';
import { Moon } from './Moon.tsx';
import { partOf } from './model.ts';
import { type Deed, DeedContext, SettingContext } from './parts.tsx';
import { Ships } from './Ships.tsx';
import { Stage } from './Stage.tsx';
import { Standing } from './Standing.tsx';
import type { Text } from './text.ts';
import { Wallet } from './Wallet.tsx';

type Props = BoardProps<LunarArk, Text>;

export function Board(props: Props) {
  const { scene, lit, inspect, shown, view, plan, asked, visit } = props;
  const setting = useMemo(() => ({ scene, lit, inspect }), [scene, lit, inspect]);
  const deed = useDeedOf(props);
  const within = useRef<HTMLDivElement>(null);
  const part = asked && partOf(asked);
  useFollow(part, within);
  const { board } = shown.table;
  const before = plan ? view.table.board : board;
  const { me } = scene;
  const begun = board.round > 0;
  const planned = plan && plan.moves.length > 0 && begun ? plan.moves : [];
  const from =
    view.seat !== null && view.hand && 'seat' in shown
      ? { ...shown, table: view.table, hand: view.hand }
      : null;
  return (
    <SettingContext.Provider value={setting}>
      <DeedContext.Provider value={deed}>
        <div class="drawn la la-board game-lunar-ark" ref={within}>
          {me !== null && begun && <Wallet board={board} before={before} seat={me} />}
          <div class="middle">
            {board.over && <Archive board={board} before={before} />}
            {asked && part === 'stage' && <Stage asked={asked} />}
            <Moon shown={shown} asked={asked} />
            {from && planned.length > 0 && <Ledger from={from} moves={planned} />}
            <Standing board={board} before={before} visit={visit} />
          </div>
          <div class="aside">
            <Ships board={board} />
            {me !== null && begun && <Base board={board} before={before} seat={me} />}
            <Market board={board} deck={shown.box.labs} />
            {!board.over && <Archive board={board} before={before} />}
          </div>
        </div>
      </DeedContext.Provider>
    </SettingContext.Provider>
  );
}

/** What can be done now, and the way to do it. */
function useDeedOf({ shown, plan, asked, legal, move, scene }: Props): Deed | null {
  return useMemo(
    () =>
      plan && asked && scene.me !== null && 'seat' in shown
        ? { seat: scene.me, seen: shown, moves: ownMoves(legal), move }
        : null,
    [shown, plan, asked, legal, move, scene.me],
  );
}
