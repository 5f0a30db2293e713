// The automa of the solo game (R20): which mission its card flies, and how the order changes. It has no parts, loads
// or decks: it always succeeds.
import { at, centreOf, spaceOf } from './board.ts';
import {
  type AutomaItemId,
  type AutomaType,
  automaItems,
  type MissionId,
  missionNumbers,
  missions,
} from './content.ts';
import type { Board, Centre, Who } from './state.ts';

/** The mission of a card: the first item that is possible, from top to bottom; null if none is (R20.4). */
export function automaMission(board: Board, type: AutomaType): MissionId | null {
  for (const item of automaItems[type]) {
    const mission = lookFor(board, item);
    if (mission) return mission;
  }
  return null;
}

function lookFor(board: Board, item: AutomaItemId): MissionId | null {
  const numbers = [...missionNumbers];
  const completed = numbers.filter((number) => spaceOf(board, number).grey);
  const space = (number: number | undefined) => (number ? at(board.missions, number - 1).id : null);
  switch (item) {
    case 'same':
      return centreOf(board, 0).mission;
    case 'lowest-open':
      return space(numbers.find((number) => !spaceOf(board, number).grey));
    case 'next-open': {
      const highest = completed.at(-1);
      return highest && highest < numbers.length ? space(highest + 1) : null;
    }
    case 'highest-completed':
      return space(completed.findLast((number) => isScored(board, at(board.missions, number - 1).id)));
  }
}

/** At least one type of the mission has a track in this game (E-41). */
const isScored = (board: Board, id: MissionId): boolean =>
  missions[id].types.some((type) => board.tracks.some((track) => track.type === type));

/** R20.3: who retrieves falls behind, who gives up cards gets ahead; both or neither change nothing (E-40). */
export function soloOrder({ lower }: Board, { retrieved, passedEarly, plays }: Centre): Who[] {
  const behind = retrieved;
  const ahead = passedEarly || plays < 5;
  if (behind === ahead) return [...lower];
  return behind ? ['automa', 0] : [0, 'automa'];
}
