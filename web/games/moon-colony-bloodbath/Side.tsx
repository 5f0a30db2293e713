// Another seat: its numbers at a glance, and its whole side.
import { colonyOf, total } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import type { Mcb } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { SeatProps } from '../../play/client.ts';
import { PerksLeft } from './Archive.tsx';
import { Ring, Stores } from './Base.tsx';
import { Row } from './Colony.tsx';
import { shelves } from './model.ts';
import { Glyph } from './Picture.tsx';
import { SettingContext } from './parts.tsx';
import type { Text } from './text.ts';

export function SeatGlance({ scene, shown, seat }: SeatProps<Mcb, Text>) {
  const words = scene.text.board;
  const { board } = shown.table;
  const colony = colonyOf(board, seat);
  if (colony.gone) return <span>{words.gone}</span>;
  if (board.failed.includes(seat)) return <span>{words.failed}</span>;
  return (
    <span class="mcb-glance">
      <b aria-label={`${words.total}: ${total(colony)}`} role="img">
        <Glyph kind="resource" id="people" />
        {total(colony)}
      </b>
      <span>{words.buildings(colony.buildings.length)}</span>
    </span>
  );
}

export function SeatSide({ scene, shown, seat, inspect }: SeatProps<Mcb, Text>) {
  const words = scene.text.board;
  const colony = colonyOf(shown.table.board, seat);
  const { cards = 0, reserved = 0, under = 0 } = shown.hands[seat] ?? {};
  if (colony.gone) return <p>{words.gone}</p>;
  return (
    <SettingContext.Provider value={{ scene, lit: null, inspect }}>
      <div class="drawn mcb game-moon-colony-bloodbath">
        <section class="base">
          <Stores shown={shown} before={shown.table} seat={seat} />
          <p class="facts">
            <span>{words.handOf(cards)}</span>
            {reserved > 0 && <span>{words.reservedOf(reserved)}</span>}
            {under > 0 && <span>{words.underOf(under)}</span>}
            <span>{scene.text.cards.scientists[colony.scientist].name}</span>
          </p>
          <Ring shown={shown} seat={seat} reach={null} />
        </section>
        <section class="colony">
          <h2 class="ribbon">{words.buildings(colony.buildings.length)}</h2>
          <Row shelves={shelves(colony, colony, [])} seat={seat} />
        </section>
        <section class="archive">
          <PerksLeft shown={shown} seat={seat} />
        </section>
      </div>
    </SettingContext.Provider>
  );
}
