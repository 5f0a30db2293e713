// Another seat: its marines at a glance, and its whole side.
import { at, isAlive, rowOf } from '../../../shared/games/death-angel/board.ts';
import { teams } from '../../../shared/games/death-angel/content.ts';
import type { Da } from '../../../shared/games/death-angel/shape.ts';
import type { SeatProps } from '../../play/client.ts';
import { Chip, StandingOf } from './Archive.tsx';
import { cardKey } from './keys.ts';
import { holds, marinesOf, orders, teamsOf } from './model.ts';
import { Picture, TeamSign } from './Picture.tsx';
import { SettingContext, Tokens } from './parts.tsx';
import { OrderTile } from './Round.tsx';
import type { Text } from './text.ts';

export function SeatGlance({ scene, shown, seat }: SeatProps<Da, Text>) {
  const { board: words } = scene.text;
  const { board } = shown.table;
  const mine = teamsOf(board, seat);
  if (mine.length === 0) return <span>{words.noTeam}</span>;
  return (
    <span class="da-glance">
      {mine.map((team) => (
        <TeamSign key={team} team={team} />
      ))}
      {board.rows.length > 0 && <span>{words.alive(marinesOf(board, seat).length, 2 * mine.length)}</span>}
    </span>
  );
}

export function SeatSide({ scene, shown, seat, inspect }: SeatProps<Da, Text>) {
  const { text } = scene;
  const words = text.board;
  const { board } = shown.table;
  const mine = orders(shown).filter((order) => order.seat === seat);
  if (mine.length === 0) return <p>{words.noTeam}</p>;
  return (
    <SettingContext.Provider value={{ scene, lit: null, inspect }}>
      <div class="drawn da game-death-angel side-of-seat">
        {mine.map((order) => (
          <section
            key={order.team}
            class={`squad of-${order.team} ${isAlive(board, order.team) ? '' : 'lost'}`}
          >
            <h3>
              <TeamSign team={order.team} />
              {words.teamName(text.say.team[order.team])}
            </h3>
            <OrderTile order={order} />
            <ul class="men">
              {teams[order.team].marines.map((id) => {
                const row = rowOf(board, id);
                if (row < 0)
                  return board.rows.length === 0 ? null : (
                    <li key={id} class="gone">
                      <Picture kind="marine" id={id} />
                      <span>{words.isFallen(text.names.marines[id], text.names.words.fallen)}</span>
                    </li>
                  );
                const { facing, tokens } = at(board.rows, row);
                const safe = Math.round((holds(board, row, 'left') * holds(board, row, 'right')) / 100);
                return (
                  <li key={id}>
                    <Picture kind="marine" id={id} />
                    <span>
                      <b>{text.names.marines[id]}</b> {words.stands(row + 1, text.say.side[facing])}{' '}
                      <Tokens n={tokens} /> {safe < 100 && <span class="hint">{words.holds(safe)}</span>}
                    </span>
                    <StandingOf marine={id} order={board.orders[id]} />
                  </li>
                );
              })}
            </ul>
            <p class="group">
              {Object.values(teams[order.team].actions).map((id) => (
                <Chip key={id} card={cardKey('action', id)} />
              ))}
            </p>
          </section>
        ))}
      </div>
    </SettingContext.Provider>
  );
}
