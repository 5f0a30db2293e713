// The words of the game as the frame around the board asks for them. The sentences are the rules' own: see
// shared/games/death-angel/sentences.ts.
import type { Open, Result } from '../../../shared/engine/game.ts';
import type { Plan } from '../../../shared/engine/match.ts';
import { marines } from '../../../shared/games/death-angel/content.ts';
import * as told from '../../../shared/games/death-angel/sentences.tell.ts';
import * as said from '../../../shared/games/death-angel/sentences.ts';
import type { Da, DaEvent, DaFrame, DaMove } from '../../../shared/games/death-angel/shape.ts';
import type { EventLine, Place, Scene } from '../../play/client.ts';
import type { DaShown } from './model.ts';
import type { Text } from './text.ts';

type In = Scene<Text>;

export const prompt = (asked: DaFrame, shown: DaShown, { text }: In) => said.prompt(asked, shown, text);
export const waitingFor = (frame: DaFrame, { text }: In) => said.waitingFor(frame, text);
export const moveLabel = (move: DaMove, shown: DaShown, { text }: In) => said.moveLabel(move, shown, text);
export const commitNote = (plan: Plan<Da>, { text }: In) => said.commitNote(plan, text);
export const chapter = (event: DaEvent, { text }: In) => told.chapter(event, text);
export const progress = (shown: Open<Da>, { text }: In) => said.progress(shown, text);
export const ending = (result: Result, { text }: In) => said.ending(result, text);
export const scoreLine = (k: string, { text }: In) => said.scoreLine(k, text);

export function eventLine(event: DaEvent, scene: In): EventLine | null {
  const { seats, me, text } = scene;
  const line = told.eventLine(event, { names: seats.map(({ name }) => name), me }, text);
  // What is the title of the step already need not be said once more.
  if (!line || line.text === told.chapter(event, text)) return null;
  return { ...line, place: placeOf(event) };
}

/** Where on the board it happened. */
function placeOf(event: DaEvent): Place | null {
  switch (event.k) {
    case 'drafted':
    case 'revealed':
    case 'card':
      return 'cards';
    case 'deployed':
    case 'joined':
      return 'column';
    case 'travel':
      return 'location';
    case 'event':
    case 'no-effect':
    case 'seen':
      return 'event';
    case 'attack-roll':
    case 'defence-roll':
    case 'roll':
      return 'die';
    case 'token':
      if ('marine' in event.at) return `marine/${event.at.marine}`;
      return 'terrain' in event.at ? `terrain/${event.at.terrain}` : 'location';
    case 'turned':
      return event.marines[0] ? `marine/${event.marines[0]}` : null;
    case 'terrain-gone':
      return null;
    case 'capped':
      return `terrain/${event.terrain}`;
    case 'shifted':
      return event.shifts[0] ? `swarm/${event.shifts[0].to.row}/${event.shifts[0].to.side}` : null;
    case 'blips-discarded':
    case 'shuffled':
      return `pile/${event.pile}`;
    case 'fell':
      return `row/${event.row}`;
    case 'activated':
      return `terrain/${event.terrain}`;
  }
  if ('row' in event && 'side' in event) return `swarm/${event.row}/${event.side}`;
  if ('row' in event) return `row/${event.row}`;
  return 'marine' in event && event.marine && event.marine in marines ? `marine/${event.marine}` : null;
}
