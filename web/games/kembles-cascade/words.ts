// The words of the game as the frame around the board asks for them. The sentences are the rules' own: see
// shared/games/kembles-cascade/sentences.ts.
import type { Open, Result, Seat } from '../../../shared/engine/game.ts';
import type { Plan } from '../../../shared/engine/match.ts';
import * as said from '../../../shared/games/kembles-cascade/sentences.ts';
import type { KcEvent, KcFrame, KcMove, Kembles } from '../../../shared/games/kembles-cascade/state.ts';
import type { EventLine, Scene } from '../../play/client.ts';
import type { KcShown } from './model.ts';
import type { Text } from './text.ts';

type In = Scene<Text>;

const namesIn = ({ seats }: In): string[] => seats.map(({ name }) => name);

export const prompt = (asked: KcFrame, shown: KcShown, { text }: In) => said.prompt(asked, shown, text);
export const moveLabel = (move: KcMove, shown: KcShown, scene: In) =>
  said.moveLabel(move, shown, scene.text, namesIn(scene));
export const chipLabel = (move: KcMove, { text }: In) => said.chip(move, text);
export const commitNote = (plan: Plan<Kembles>, { text }: In) => said.commitNote(plan, text);
export const waitingFor = (frame: KcFrame, { text }: In) => said.waitingFor(frame, text);
export const ending = (result: Result, { text }: In) => said.ending(result, text);
export const scoreLine = (k: string, { text }: In) => said.scoreLine(k, text);
export const progress = ({ table: { board } }: Open<Kembles>, { text }: In) => said.progress(board, text);

/** A step for the round, for each turn, and for the scroll. */
export function chapter(event: KcEvent, scene: In): string | null {
  if (event.k !== 'turn') return said.chapter(event, scene.text);
  const { board } = scene.text;
  return event.seat === scene.me ? board.myTurn : board.turnOf(namesIn(scene)[event.seat] ?? '');
}

export function eventLine(event: KcEvent, scene: In): EventLine | null {
  const line = said.eventLine(event, { names: namesIn(scene), me: scene.me }, scene.text);
  return line && { ...line, place: placeOf(event, scene.me) };
}

/** Where on the board it happened: on a space, in the own cockpit, at another's line, at the goals. */
function placeOf(event: KcEvent, me: Seat | null): string | null {
  switch (event.k) {
    case 'ordered':
    case 'revealed':
      return 'order';
    case 'entered':
    case 'moved':
    case 'jumped':
    case 'warped':
    case 'pushed':
      return `space-${event.to.r}-${event.to.c}`;
    case 'damaged':
    case 'destroyed':
    case 'collected':
    case 'regrown':
    case 'flipped':
      return `space-${event.at.r}-${event.at.c}`;
    case 'achieved':
      return 'goals';
    case 'turned-up':
      return `goal-${event.slot}`;
    case 'boss':
      return 'rows';
    case 'row':
    case 'boss-row':
      return null;
  }
  if (!('seat' in event)) return null;
  return event.seat === me ? 'cockpit' : `seat-${event.seat}`;
}
