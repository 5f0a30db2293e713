// What can be read off a board: whose centre, which cards are in hand, who is next, what a mission needs.
import type { Seat } from '../../engine/game.ts';
import {
  type AreaId,
  type Award,
  awards,
  type ExpertId,
  expertIds,
  experts,
  firstYear,
  type Levelled,
  levelled,
  type Mission,
  type MissionId,
  type MissionNumber,
  missions,
  type Part,
  parts,
  type Step,
  topLevel,
} from './content.ts';
import type { Board, Centre, Runner, Space, Who } from './state.ts';

/** The nth item; throws if there is none. */
export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`nothing at ${i}`);
  return item;
}

export const centreOf = (board: Board, seat: Seat): Centre => at(board.seats, seat);

/** A seat's or the automa's part in the race. */
export function runnerOf(board: Board, who: Who): Runner {
  if (who !== 'automa') return centreOf(board, who);
  if (!board.automa) throw new RangeError('no automa takes part');
  return board.automa;
}

export const seatsOf = (board: Board): Seat[] => board.seats.map((_, seat) => seat);

/** Seats in the present order, those who left included. */
export const seatsInOrder = (board: Board): Seat[] =>
  board.lower.filter((who): who is Seat => who !== 'automa');

/** Seats with a loaded rocket, in order. */
export const flyingSeats = (board: Board): Seat[] =>
  seatsInOrder(board).filter((seat) => centreOf(board, seat).load !== null);

// ---- Expert cards --------------------------------------------------------------------------------------------

/** All six cards are in the hand or before it (R4.2). */
export const handOf = ({ played }: Centre): ExpertId[] => expertIds.filter((id) => !played.includes(id));

/** The played cards of a seat or of the automa, bottom to top. */
const playedBy = (board: Board, who: Who): readonly ExpertId[] =>
  who === 'automa' ? (board.automa?.played ?? []) : centreOf(board, who).played;

export interface CopyTarget {
  readonly from: Who;
  readonly card: ExpertId;
  readonly area: AreaId;
}

/** Areas of others' top cards that could do something (R3.6), in action order and from left to right. */
export function copyTargets(board: Board, seat: Seat): CopyTarget[] {
  const others: Who[] = board.automa ? ['automa'] : board.turns.filter((each) => each !== seat);
  return others.flatMap((from) => {
    const card = playedBy(board, from).at(-1);
    if (!card) return [];
    return experts[card]
      .filter((area) => area !== 'copy' && isUseful(board, seat, area))
      .map((area) => ({ from, card, area }));
  });
}

/** Own cards that the flight director may take back: all played ones but the one being used (R3.7), which is on top. */
export const retrievable = ({ played }: Centre): ExpertId[] =>
  played.filter((id) => id !== 'flight-director').reverse();

/** Parts that can still be developed. */
export const upgradable = ({ levels }: Centre): Levelled[] =>
  levelled.filter((part) => levels[part] < topLevel);

/** Whether an area can do something (R2.4). */
export function isUseful(board: Board, seat: Seat, area: AreaId): boolean {
  const centre = centreOf(board, seat);
  if (area === 'develop') return upgradable(centre).length > 0;
  if (area === 'copy') return copyTargets(board, seat).length > 0;
  if (area === 'retrieve') return retrievable(centre).length > 0;
  return true;
}

// ---- Missions ------------------------------------------------------------------------------------------------

export const spaceOf = (board: Board, number: MissionNumber): Space => at(board.missions, number - 1);

/** The space of a mission card in play. */
export function spaceWith(board: Board, id: MissionId): Space {
  const space = spaceOf(board, missions[id].number);
  if (space.id !== id) throw new RangeError(`${id} is not in play`);
  return space;
}

export const isCrewed = ({ parts: needs }: Mission): boolean => needs.some(({ part }) => part === 'capsule');

/** A step by its number, from 1. */
export const stepOf = (mission: Mission, step: number): Step => at(mission.steps, step - 1);

/** Cards of a system that a mission draws in all. */
export const cardsOf = (mission: Mission, system: string): number =>
  mission.steps.reduce((sum, step) => sum + (step.system === system ? step.cards : 0), 0);

/** The parts of a mission, in the order in which they are loaded. */
export const partsOf = (mission: Mission): Part[] =>
  parts.filter((part) => mission.parts.some((need) => need.part === part));

/** The award of the running year; the last has none. */
export function awardOf(board: Board): Award | null {
  const id = board.awards[board.year - firstYear];
  return id ? awards[id] : null;
}
