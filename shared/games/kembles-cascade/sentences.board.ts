// The board in lines of text, for a table without pictures.
import { gloryOf, pilotOf, rowsToCome, seatsOf, shipAt } from './board.ts';
import { bosses, missions, things, upgradeIds } from './content.ts';
import { threatWords } from './sentences.ask.ts';
import { nameOf, placeName, type Shown, sensorName } from './sentences.names.ts';
import type { Board, Space } from './state.ts';
import type { Messages } from './text/en.ts';

export function boardLines(shown: Shown, players: readonly string[], text: Messages): string[] {
  const { board } = shown.table;
  const { say, names } = text;
  const open = board.achievements.flatMap((card) => (card ? [names.achievements[card]] : []));
  return [
    say.board.round(board.round, names.phases[board.phase], rowsToCome(board)),
    ...(board.boss
      ? [say.board.boss(names.bosses[board.boss], text.cards.specials[bosses[board.boss].special])]
      : []),
    ...board.area.map((row, i) => say.board.row(i + 1, rowWords(board, row, i + 1, players, text))).reverse(),
    say.board.order(board.order.map((seat) => nameOf(seat, players, text)).join(say.and)),
    ...(open.length > 0 ? [say.board.open(say.list(open))] : []),
    ...seatsOf(board).flatMap((seat) => pilotLines(board, seat, players, text)),
    ...('hand' in shown ? [handLine(shown, text)] : []),
  ];
}

const rowWords = (
  board: Board,
  row: readonly Space[],
  r: number,
  players: readonly string[],
  text: Messages,
): string =>
  row
    .map((space, i) => {
      const ship = shipAt(board, { r, c: i + 1 });
      const on = space.object === 'empty' ? '' : text.names.objects[space.object];
      return ship === null ? spaceWords(space, text) : text.say.board.ship(nameOf(ship, players, text), on);
    })
    .join(' | ');

function spaceWords({ object, damage }: Space, { say, names }: Messages): string {
  const { energy } = things[object];
  if (object === 'empty') return say.board.nothing;
  return energy === null ? names.objects[object] : say.board.damaged(names.objects[object], damage, energy);
}

function pilotLines(board: Board, seat: number, players: readonly string[], text: Messages): string[] {
  const { say, names } = text;
  const pilot = pilotOf(board, seat);
  const { at, energy, threat, half, bellonium, facing, mission, upgrades } = pilot;
  const owned = upgradeIds
    .filter((id) => upgrades[id] > 0)
    .map((id) => say.level(names.upgrades[id], upgrades[id]));
  return [
    say.board.pilot(nameOf(seat, players, text), gloryOf(pilot)),
    say.board.stand(
      at ? placeName(at, text) : say.board.outside,
      String(energy),
      threatWords(threat, half),
      bellonium,
      names.dirs[facing],
    ),
    say.board.upgrades(say.list(owned)),
    say.board.mission(names.missions[mission.id], mission.progress, missions[mission.id].target),
  ].map((words, i) => (i === 0 ? words : `  ${words}`));
}

const handLine = ({ hand }: Extract<Shown, { readonly hand: unknown }>, text: Messages): string =>
  text.say.board.hand(
    text.say.list(hand.sensors.map((sensor) => sensorName(sensor, text))),
    text.say.list(hand.powerUps.map(({ card }) => text.names.powerUps[card])),
  );
