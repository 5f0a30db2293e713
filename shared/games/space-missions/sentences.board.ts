// The board in lines of text, for a table without pictures.
import { centreOf, handOf, seatsOf } from './board.ts';
import { firstYear, levelled, systemIds, tokens, typeIds } from './content.ts';
import { totalOf } from './result.ts';
import { cargoWords, missionName, nameOf, type Shown, tileName } from './sentences.names.ts';
import type { Board, Centre, Who } from './state.ts';
import type { Messages } from './text/en.ts';

export function boardLines(shown: Shown, players: readonly string[], text: Messages): string[] {
  const { board } = shown.table;
  const { say, names } = text;
  const award = board.awards[board.year - firstYear];
  const all = (order: readonly Who[]) => order.map((who) => nameOf(who, players, text)).join(say.and);
  return [
    say.board.year(board.year, names.phases[board.phase], award ? names.awards[award] : ''),
    ...(board.upper.length > 0 ? [say.board.upper(all(board.upper.map(({ who }) => who)))] : []),
    ...(board.lower.length > 0 ? [say.board.order(all(board.lower))] : []),
    ...(board.event ? [say.board.event(names.events[board.event])] : []),
    ...board.missions.map(({ id, grey, media }) =>
      [
        missionName(id, text),
        ...(grey ? [say.board.completed] : []),
        ...(media ? [say.board.tv(media.shows)] : []),
      ].join(' · '),
    ),
    ...seatsOf(board).flatMap((seat) => centreLines(board, seat, players, text)),
    ...(board.automa ? [say.board.centre(names.automa, totalOf(board, 'automa'))] : []),
    ...('hand' in shown ? handLines(shown, text) : []),
  ];
}

function centreLines(board: Board, seat: number, players: readonly string[], text: Messages): string[] {
  const { say, names } = text;
  const centre = centreOf(board, seat);
  const top = centre.played.at(-1);
  const stock = tokens.filter((token) => centre.warehouse[token] > 0);
  const counts = typeIds.filter((type) => centre.counts[type] > 0);
  return [
    say.board.centre(nameOf(seat, players, text), centre.score),
    say.board.levels(say.list(levelled.map((part) => tileName(part, centre.levels[part], text)))),
    say.board.decks(decksWords(centre, text)),
    say.board.warehouse(say.list(stock.map((token) => say.of(centre.warehouse[token], names.tokens[token])))),
    ...(counts.length > 0
      ? [say.board.counts(say.list(counts.map((type) => say.of(centre.counts[type], names.types[type]))))]
      : []),
    ...(top ? [say.board.top(names.experts[top])] : []),
  ].map((words, i) => (i === 0 ? words : `  ${words}`));
}

const decksWords = ({ decks }: Centre, { say, names }: Messages): string =>
  systemIds.map((system) => `${names.systems[system]} ${decks[system].cards}`).join(say.and);

function handLines(shown: Extract<Shown, { readonly hand: unknown }>, text: Messages): string[] {
  const { say, names } = text;
  const hand = handOf(centreOf(shown.table.board, shown.seat));
  const { flight } = shown.hand;
  const aboard = flight ? cargoWords(flight, text) : '';
  return [
    say.board.hand(say.list(hand.map((card) => names.experts[card]))),
    ...(flight ? [say.board.flight(missionName(flight.mission, text), flight.step)] : []),
    ...(aboard ? [say.board.aboard(aboard)] : []),
  ];
}
