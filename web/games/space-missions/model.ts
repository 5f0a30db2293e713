// What the board shows, worked out from what a viewer sees: card keys, what is in the way of a mission, the part of the
// board that a question is about. Pure; nothing is drawn here.
import type { AnyMove, Seat } from '../../../shared/engine/game.ts';
import { centreOf, runnerOf } from '../../../shared/games/space-missions/board.ts';
import type { Sight } from '../../../shared/games/space-missions/chance.ts';
import {
  type AwardId,
  areas,
  awards,
  type MissionId,
  missions,
  type Need,
  type TypeId,
  typeIds,
} from '../../../shared/games/space-missions/content.ts';
import { bySystem, evenOdds } from '../../../shared/games/space-missions/deck.ts';
import { lacks } from '../../../shared/games/space-missions/load.ts';
import { runnersOf } from '../../../shared/games/space-missions/result.ts';
import type {
  AnswerMove,
  Board,
  Centre,
  SmFrame,
  SmHand,
  SmMove,
  SpaceMissions,
  Who,
} from '../../../shared/games/space-missions/state.ts';
import type { Shown } from '../../play/client.ts';

type Sm = SpaceMissions;

/** The hand of the viewer; null for a spectator. */
export const handOf = (shown: Shown<Sm>): SmHand | null => ('hand' in shown ? shown.hand : null);

/** What the viewer can tell of a centre's decks: of its own also what it has seen in private. */
export function sightOf(shown: Shown<Sm>, seat: Seat): Sight {
  const hand = 'seat' in shown && shown.seat === seat ? shown.hand : null;
  return {
    centre: centreOf(shown.table.board, seat),
    odds: hand?.odds ?? bySystem(evenOdds),
    beside: hand?.flight?.drawn ?? [],
  };
}

// ---- Card keys -----------------------------------------------------------------------------------------------

export const cardKinds = [
  'mission',
  'expert',
  'system',
  'token',
  'part',
  'event',
  'award',
  'type',
  'scenario',
  'specialist',
  'automa',
] as const;
export type CardKind = (typeof cardKinds)[number];

/** `mission/mission-8-0`, `token/fuel`. */
export const cardKey = (kind: CardKind, id: string | number): string => `${kind}/${id}`;

/** Which picture an award has: what it does. */
export const awardPicture = (id: AwardId): string => {
  const award = awards[id];
  return award.do === 'gain' ? award.token : award.do;
};

/** A test turns cards over: from there on nothing can be taken back. */
export const isFinal = (area: keyof typeof areas): boolean =>
  areas[area].some(({ do: what }) => what === 'test');

// ---- Missions ------------------------------------------------------------------------------------------------

/** One thing that a mission takes, and whether the seat has it. */
export type Takes =
  | { readonly of: 'part'; readonly need: Need; readonly have: number; readonly ok: boolean }
  | { readonly of: 'fuel'; readonly n: number; readonly ok: boolean }
  | {
      readonly of: 'success';
      readonly type: TypeId;
      readonly need: number;
      readonly have: number;
      readonly ok: boolean;
    }
  | { readonly of: 'crew'; readonly ok: boolean };

/** Everything that a mission takes (R5.2). */
export function takes(centre: Centre, id: MissionId): Takes[] {
  const mission = missions[id];
  const lacking = lacks(centre, id);
  const lacksA = (of: 'fuel' | 'crew') => lacking.some((lack) => lack.of === of);
  const crew: Takes[] =
    centre.specialists && mission.types.includes('crewed') ? [{ of: 'crew', ok: !lacksA('crew') }] : [];
  return [
    ...typeIds.flatMap((type): Takes[] => {
      const need = mission.needs[type];
      const have = centre.counts[type];
      return need ? [{ of: 'success', type, need, have, ok: have >= need }] : [];
    }),
    ...mission.parts.map((need): Takes => {
      const have = need.part === 'lunar-module' ? 1 : centre.levels[need.part];
      return { of: 'part', need, have, ok: have >= need.least };
    }),
    { of: 'fuel', n: mission.fuel, ok: !lacksA('fuel') },
    ...crew,
  ];
}

export const canFly = (centre: Centre, id: MissionId): boolean => lacks(centre, id).length === 0;

/** Who flies a mission this year. */
export const declaredBy = (board: Board, id: MissionId): Who[] =>
  runnersOf(board).filter((who) => runnerOf(board, who).mission === id);

// ---- What is asked, and where ---------------------------------------------------------------------------------

/** The part of the board where a question is answered. */
export type Part = 'missions' | 'hand' | 'choice' | 'control' | 'pad' | 'event' | 'flight';

export function partOf(asked: SmFrame): Part {
  switch (asked.do) {
    case 'act':
      return 'hand';
    case 'declare':
      return 'missions';
    case 'load':
      return 'pad';
    case 'answers':
      return 'event';
    case 'decide':
      return 'flight';
    default:
      return 'choice';
  }
}

type Of<D extends SmMove['do']> = Extract<SmMove, { readonly do: D }>;
type Any = AnyMove<SpaceMissions>;

export const isDeclaration = (move: Any): move is Of<'declare'> => move.do === 'declare';
/** Answered by a tap on a deck. */
export const isDeckMove = (move: Any): move is Of<'test'> => move.do === 'test';
export const isHandMove = (move: Any): move is Of<'play' | 'pass'> =>
  move.do === 'play' || move.do === 'pass';
export const isAnswer = (move: Any): move is AnswerMove => 'event' in move;
