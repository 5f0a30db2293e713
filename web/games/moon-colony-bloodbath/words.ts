// The words of the game as the frame around the board asks for them. The sentences are the rules' own: see
// shared/games/moon-colony-bloodbath/sentences.ts.
import type { Open, Result, Seat } from '../../../shared/engine/game.ts';
import type { Plan } from '../../../shared/engine/match.ts';
import * as said from '../../../shared/games/moon-colony-bloodbath/sentences.ts';
import type {
  Board,
  Mcb,
  McbEvent,
  McbFrame,
  McbMove,
  OfferId,
  Place,
} from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { EventLine, Scene, Shown } from '../../play/client.ts';
import type { Text } from './text.ts';

export { offerOf } from '../../../shared/games/moon-colony-bloodbath/sentences.ts';

type In = Scene<Text>;

const readersIn = ({ seats, me }: In) => ({ names: seats.map(({ name }) => name), me });

export const nameAt = (place: Place, board: Board, seat: Seat, { text }: In) =>
  said.nameAt(place, board, seat, text);
export const offerName = (id: OfferId, { text }: In) => said.offerName(id, text);
export const prompt = (asked: McbFrame, shown: Shown<Mcb>, { text }: In) => said.prompt(asked, shown, text);
export const moveLabel = (move: McbMove, shown: Shown<Mcb>, { text }: In) =>
  said.moveLabel(move, shown, text);
export const commitNote = (plan: Plan<Mcb>, { text }: In) => said.commitNote(plan, text);
export const chapter = (event: McbEvent, scene: In) => said.chapter(event, readersIn(scene), scene.text);
export const ending = (result: Result, { text }: In) => said.ending(result, text);

export function eventLine(event: McbEvent, scene: In): EventLine | null {
  const text = said.sentence(event, readersIn(scene), scene.text);
  if (text === null) return null;
  const seat =
    'seat' in event ? event.seat : 'from' in event && typeof event.from === 'number' ? event.from : null;
  return { text, seat, place: placeOf(event, scene), stamp: stampOf(event, scene) };
}

/** Deaths, buildings that go, colonies that end: stamped as on the adverts. A price that is paid is none of these. */
function stampOf(event: McbEvent, { text: { board } }: In): string | undefined {
  if (event.k === 'dead' && !event.price) return board.stamp(event.n);
  if (event.k === 'fell') return board.stampFell;
  return event.k === 'failed' ? board.failed : undefined;
}

/** Where on the board it happened: at the own building or base, at the colony of another, at the decks. */
function placeOf(event: McbEvent, { me }: In): string | null {
  switch (event.k) {
    case 'reveal':
    case 'void':
      return 'current';
    case 'reshuffle':
      return 'deck';
    case 'added':
    case 'stacked':
      return 'known';
    case 'refilled':
    case 'lottery':
      return 'piles';
    case 'cards':
      return 'hand';
    case 'passed':
      return event.to === me ? 'hand' : null;
  }
  if (!('seat' in event)) return null;
  if (event.seat !== me) return `seat-${event.seat}`;
  return 'at' in event && event.k !== 'fell' ? `seat-${me}/${event.at}` : `seat-${me}/base`;
}

export const progress = ({ table: { board } }: Open<Mcb>, { text }: In): string =>
  [text.board.turn(board.turn), text.board.pass(board.pass)].join(text.say.and);
