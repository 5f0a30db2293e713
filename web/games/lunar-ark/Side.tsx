// Another seat: its numbers at a glance, and its whole side.
import { energyLimit, playerOf, vpOf } from '../../../shared/games/lunar-ark/board.ts';
import { totalOf } from '../../../shared/games/lunar-ark/result.ts';
import type { LunarArk } from '../../../shared/games/lunar-ark/state.ts';
import type { SeatProps } from '../../play/client.ts';
import { Base } from './Base.tsx';
import { Thing } from './Picture.tsx';
import { SettingContext } from './parts.tsx';
import type { Text } from './text.ts';
import { Wallet } from './Wallet.tsx';

export function SeatGlance({ scene, shown, seat }: SeatProps<LunarArk, Text>) {
  const { board: words, say } = scene.text;
  const { board } = shown.table;
  const player = playerOf(board, seat);
  if (player.gone) return <span>{words.gone}</span>;
  const home = player.rovers.filter(({ at: cell }) => cell === null).length;
  return (
    <span class="la-glance">
      <b>{say.points(vpOf(player))}</b>
      <span>
        <Thing id="achievement" /> {player.achievements}
        <span class="out-of-sight"> {scene.text.names.things.achievement}</span>
      </span>
      <span>{words.roversHome(home)}</span>
    </span>
  );
}

export function SeatSide({ scene, shown, seat, inspect }: SeatProps<LunarArk, Text>) {
  const { board } = shown.table;
  const words = scene.text.board;
  const player = playerOf(board, seat);
  return (
    <SettingContext.Provider value={{ scene, lit: null, inspect }}>
      <div class="la drawn la-side game-lunar-ark">
        <p class="facts">
          <span>
            {words.ifOver} <b>{totalOf(board, seat)}</b>
          </span>
          <span>{words.energyLimit(energyLimit(player))}</span>
        </p>
        <Wallet board={board} before={board} seat={seat} />
        <Base board={board} before={board} seat={seat} />
      </div>
    </SettingContext.Provider>
  );
}
