// The words of the game as the frame around the board asks for them. The sentences are the rules' own: see
// shared/games/space-missions/sentences.ts.
import type { Open, Result } from '../../../shared/engine/game.ts';
import type { Plan } from '../../../shared/engine/match.ts';
import { missions } from '../../../shared/games/space-missions/content.ts';
import * as said from '../../../shared/games/space-missions/sentences.ts';
import type {
  Drawn,
  SmEvent,
  SmFrame,
  SmMove,
  SpaceMissions,
} from '../../../shared/games/space-missions/state.ts';
import type { EventLine, Scene, Shown } from '../../play/client.ts';
import type { Text } from './text.ts';

type In = Scene<Text>;
type Sm = SpaceMissions;

const namesIn = ({ seats }: In): string[] => seats.map(({ name }) => name);

export const prompt = (asked: SmFrame, shown: Shown<Sm>, { text }: In) => said.prompt(asked, shown, text);
export const moveLabel = (move: SmMove, _shown: Shown<Sm>, scene: In) =>
  said.moveLabel(move, scene.text, namesIn(scene));
export const commitNote = (plan: Plan<Sm>, scene: In) => said.commitNote(plan, scene.text, namesIn(scene));
/** Beside a declaration: the load that goes along with it. */
export const ordersLabel = (orders: Sm['orders'] | null, { text }: In) =>
  orders?.load ? text.board.loadAlong : null;
export const waitingFor = (frame: SmFrame, { text }: In) => said.waitingFor(frame, text);
export const chapter = (event: SmEvent, { text }: In) => said.chapter(event, text);
export const ending = (result: Result, { text }: In) => said.ending(result, text);
export const scoreLine = (k: string, { text }: In) => said.scoreLine(k, text);
/** What was done about a card, or what it did. */
export const dealtWith = (card: Drawn, { text }: In) => said.dealsWords(card, text);

export const progress = ({ table: { board } }: Open<Sm>, { text }: In): string =>
  text.say.progress(board.year, text.names.phases[board.phase]);

export function eventLine(event: SmEvent, scene: In): EventLine | null {
  const line = said.line(event, { names: namesIn(scene), me: scene.me }, scene.text);
  return line && { ...line, place: placeOf(event, scene) };
}

/** Where on the board it happened: at the own centre, at a rival's line, at a mission, at the order. */
function placeOf(event: SmEvent, { me }: In): string | null {
  switch (event.k) {
    case 'year':
    case 'phase':
      return 'calendar';
    case 'ordered':
    case 'bumped':
      return 'order';
    case 'event':
      return 'event';
    case 'declared':
      return event.mission ? `mission-${missions[event.mission].number}` : null;
    case 'succeeded':
      return `mission-${missions[event.mission].number}`;
    case 'media':
      return `mission-${event.mission}`;
    case 'flown':
      return 'flights';
    case 'turned':
    case 'automa':
      return 'automa';
    case 'saw':
    case 'looked':
      return `deck-${event.system}`;
    case 'drew':
      return 'flight';
    case 'peeked':
      return 'order';
  }
  if (!('seat' in event)) return null;
  if (event.seat !== me) return `seat-${event.seat}`;
  switch (event.k) {
    case 'removed':
    case 'tested':
    case 'kept':
      return `deck-${event.system}`;
    case 'developed':
      return `seat-${me}/parts`;
    case 'gained':
    case 'loaded':
      return `seat-${me}/warehouse`;
    default:
      return `seat-${me}/hand`;
  }
}
