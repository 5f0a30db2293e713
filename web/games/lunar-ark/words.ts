// The words of the game as the frame around the board asks for them. The sentences are the rules' own: see
// shared/games/lunar-ark/sentences.ts.
import type { Open, Result } from '../../../shared/engine/game.ts';
import type { Plan } from '../../../shared/engine/match.ts';
import { parts, shipOf } from '../../../shared/games/lunar-ark/content.ts';
import * as said from '../../../shared/games/lunar-ark/sentences.ts';
import type { LaEvent, LaFrame, LaMove, LunarArk } from '../../../shared/games/lunar-ark/state.ts';
import type { EventLine, Place, Scene } from '../../play/client.ts';
import type { LaShown } from './model.ts';
import type { Text } from './text.ts';

type In = Scene<Text>;

export const prompt = (asked: LaFrame, shown: LaShown, { text }: In) => said.prompt(asked, shown, text);
export const waitingFor = (frame: LaFrame, { text }: In) => said.waitingFor(frame, text);
export const moveLabel = (move: LaMove, shown: LaShown, { text }: In) =>
  said.isOffered(move, shown) ? said.moveLabel(move, text, shown) : said.deedLabel(move, text, shown);
export const commitNote = (plan: Plan<LunarArk>, { text }: In) => said.commitNote(plan, text);
export const chapter = (event: LaEvent, { text }: In) => said.chapter(event, text);
export const ending = (result: Result, { text }: In) => said.ending(result, text);
export const scoreLine = (k: string, { text }: In) => said.scoreLine(k, text);
export const progress = ({ table: { board } }: Open<LunarArk>, { text }: In) =>
  said.progressWords(board, text);

export function eventLine(event: LaEvent, scene: In): EventLine | null {
  const { seats, me, text } = scene;
  const line = said.eventLine(event, { names: seats.map(({ name }) => name), me }, text);
  if (!line) return null;
  const stamp = event.k === 'launched' ? { stamp: text.board.liftOff } : {};
  return { ...line, place: placeOf(event, scene), ...stamp };
}

/** Where on the board it happened: on the moon, at a ship, in the own base, at a seat's line. */
function placeOf(event: LaEvent, { me }: In): Place | null {
  switch (event.k) {
    case 'sent':
    case 'collected':
    case 'rival-sent':
      return `cell/${event.cell}`;
    case 'sited':
      return `site/${event.site}`;
    case 'replenished':
      return 'moon';
    case 'labs':
    case 'took':
    case 'rival-lab':
      return 'display';
    case 'greenhouse':
    case 'rival-greenhouse':
      return 'supply';
    case 'rival-large':
      return 'larges';
    case 'mission':
      return `ship/${shipOf(event.mission)}`;
    case 'cube':
      return `ship/${parts[event.part].ship}`;
    case 'launched':
      return `ship/${event.ship}`;
    case 'advanced':
      return 'track';
    case 'rival':
    case 'rival-achievements':
      return 'standing';
    case 'founded':
    case 'turn':
    case 'over':
      return null;
  }
  const seat = 'seat' in event ? event.seat : event.who;
  if (seat !== me) return 'standing';
  switch (event.k) {
    case 'recruited':
    case 'trained':
    case 'recalled':
      return 'crew';
    case 'improved':
    case 'harvest':
      return 'greenhouses';
    case 'foundation':
    case 'placed':
    case 'activated':
      return 'labs';
    case 'small':
    case 'large':
      return 'buildings';
    default:
      return 'wallet';
  }
}
