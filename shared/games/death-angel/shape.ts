// How a game is told: its frames (work still to be done), moves (choices) and events (what happened), and the shape that
// gathers them for the engine. Types alone.
import type { Seat, Shape } from '../../engine/game.ts';
import type { Face } from './content.ts';
import type {
  ActionId,
  EventId,
  Icon,
  LocationId,
  LordId,
  MarineId,
  Monster,
  Side,
  TeamId,
  TerrainId,
} from './ids.ts';
import type { Orders, Standing } from './orders.ts';
import type { Board, DaBox, DaHand, DaOptions, Ending, Phase, Spot } from './state.ts';

// ---- Frames --------------------------------------------------------------------------------------------------

/** Where monsters are taken from. `assault`: the attacking group. */
export type Scope =
  | { readonly of: 'spot'; readonly row: number; readonly side: Side }
  | { readonly of: 'assault' }
  | { readonly of: 'engaged'; readonly marine: MarineId }
  | { readonly of: 'team'; readonly team: TeamId }
  | { readonly of: 'anywhere' };

/** What becomes of monsters that are taken. Held ones can't be slain, yet be discarded or shuffled away (R16.3). */
export type Fate = 'slay' | 'discard' | Side;

/** Whose decision it is: found anew when it is asked. */
export type Decider = { readonly marine: MarineId } | { readonly team: TeamId } | 'current';

/** Who attacks, and the swarm that he attacks. */
export interface Attack {
  readonly marine: MarineId;
  readonly row: number;
  readonly side: Side;
}

export type DaFrame =
  | { readonly do: 'draft' }
  | { readonly do: 'deploy' }
  | { readonly do: 'setup-event' }
  // the round
  | { readonly do: 'round' }
  | { readonly do: 'choose' }
  | { readonly do: 'pick'; readonly seat: Seat; readonly team: TeamId }
  | { readonly do: 'phase-end' }
  | { readonly do: 'reveal' }
  | { readonly do: 'round-end' }
  // cards
  | { readonly do: 'card'; readonly team: TeamId }
  | { readonly do: 'card-end' }
  | { readonly do: 'support' }
  | { readonly do: 'strategize' }
  | { readonly do: 'strategize-to'; readonly row: number; readonly side: Side }
  | { readonly do: 'field' }
  | { readonly do: 'formation' }
  | { readonly do: 'move' }
  | { readonly do: 'turn' }
  | { readonly do: 'activate' }
  | { readonly do: 'stealth' }
  | { readonly do: 'stealth-more'; readonly side: Side }
  | { readonly do: 'scout' }
  | { readonly do: 'look' }
  | { readonly do: 'put-back' }
  | { readonly do: 'intimidate' }
  | { readonly do: 'intimidate-roll' }
  | { readonly do: 'smaller'; readonly n: number }
  | { readonly do: 'shuffle'; readonly side: Side }
  // terrain
  | { readonly do: 'onward' }
  | { readonly do: 'activation'; readonly marine: MarineId; readonly terrain: TerrainId }
  | { readonly do: 'chimney' }
  | { readonly do: 'tank'; readonly marine: MarineId }
  | { readonly do: 'tank-roll'; readonly marine: MarineId }
  | { readonly do: 'door-token' }
  | { readonly do: 'take-artefact'; readonly marine: MarineId }
  | { readonly do: 'reroute' }
  | { readonly do: 'pile'; readonly n: number }
  | { readonly do: 'cogitator' }
  | { readonly do: 'apothecary' }
  | { readonly do: 'apothecary-turn'; readonly marine: MarineId }
  | { readonly do: 'teleport' }
  | { readonly do: 'yield'; readonly seat: Seat; readonly marine: MarineId }
  | { readonly do: 'teleport-answers' }
  | { readonly do: 'teleport-roll'; readonly marine: MarineId }
  | { readonly do: 'teleport-end' }
  | { readonly do: 'generator'; readonly marine: MarineId }
  | { readonly do: 'launch' }
  | { readonly do: 'launch-roll' }
  | { readonly do: 'toxin' }
  // attacks
  | { readonly do: 'attack' }
  | { readonly do: 'charge'; readonly n: number }
  | { readonly do: 'charge-roll' }
  | (Attack & { readonly do: 'attack-roll' })
  | (Attack & { readonly do: 'attack-reroll' })
  | (Attack & { readonly do: 'attack-result' })
  | { readonly do: 'again'; readonly marine: MarineId }
  | { readonly do: 'lead' }
  | { readonly do: 'paid-attack'; readonly team: TeamId; readonly done: readonly MarineId[] }
  | { readonly do: 'quick'; readonly marine: MarineId }
  | {
      readonly do: 'monsters';
      readonly fate: Fate;
      readonly n: number;
      /** May end early. */
      readonly upTo: boolean;
      readonly scope: Scope;
      readonly by: Decider;
    }
  // phase 3
  | { readonly do: 'attacks' }
  | { readonly do: 'assault' }
  | { readonly do: 'defence-roll'; readonly paid: boolean }
  | { readonly do: 'defence' }
  | { readonly do: 'defence-result' }
  | { readonly do: 'assault-again' }
  // phase 4
  | { readonly do: 'event' }
  | { readonly do: 'instinct' }
  | { readonly do: 'everywhere'; readonly served: readonly MarineId[] }
  | { readonly do: 'serve'; readonly side: Side; readonly served: readonly MarineId[] }
  | { readonly do: 'event-roll'; readonly marine: MarineId }
  | { readonly do: 'deal'; readonly left: number; readonly right: number }
  | { readonly do: 'box'; readonly i: 0 | 1 }
  | {
      readonly do: 'spawn-order';
      readonly side: Side;
      readonly n: number;
      readonly left: readonly TerrainId[];
    }
  | { readonly do: 'spawn-on'; readonly terrain: TerrainId; readonly n: number }
  | { readonly do: 'spawn'; readonly row: number; readonly side: Side; readonly n: number }
  | { readonly do: 'discard-top'; readonly side: Side; readonly n: number }
  | { readonly do: 'movement' }
  | { readonly do: 'overwatch' }
  | { readonly do: 'event-end' }
  // travel
  | { readonly do: 'travel' }
  | { readonly do: 'enter' }
  | { readonly do: 'munitorium'; readonly but: MarineId | null }
  | { readonly do: 'black-holds' }
  | { readonly do: 'catacombs' }
  | { readonly do: 'chapel' }
  | { readonly do: 'arrived' };

// ---- Moves ---------------------------------------------------------------------------------------------------

/** What an Instinct event is aimed at, with all that is hidden of the choice (R10.2). */
export type Aim =
  | { readonly marine: MarineId; readonly n?: number }
  | { readonly team: TeamId }
  | { readonly pile: Side }
  | { readonly row: number; readonly side: Side; readonly pile: Side };

export type DaMove =
  | { readonly do: 'draft'; readonly team: TeamId }
  /** The lone option that opens a seat's lane of a wave: never typed. */
  | { readonly do: 'begin' }
  | { readonly do: 'pick'; readonly team: TeamId; readonly card: ActionId }
  /** A token from the supply for this marine. */
  | { readonly do: 'token'; readonly marine: MarineId }
  /** Declines what is offered, or ends a step that goes on as long as one likes. */
  | { readonly do: 'pass'; readonly what: Passed }
  | { readonly do: 'swarm'; readonly row: number; readonly side: Side }
  | { readonly do: 'to'; readonly row: number; readonly side: Side }
  | { readonly do: 'move'; readonly marine: MarineId; readonly row: number }
  | { readonly do: 'turn'; readonly marines: readonly MarineId[] }
  | { readonly do: 'activate'; readonly marine: MarineId; readonly terrain: TerrainId }
  | { readonly do: 'door-token' }
  | { readonly do: 'pile'; readonly side: Side }
  /** Stealth Tactics: this marine's token for the top card of the other pile. */
  | { readonly do: 'pay'; readonly marine: MarineId }
  | { readonly do: 'look' }
  | { readonly do: 'put'; readonly where: 'top' | 'bottom' }
  | { readonly do: 'roll'; readonly why: 'intimidation' | 'launch' }
  | { readonly do: 'terrain'; readonly terrain: TerrainId }
  | { readonly do: 'location-token' }
  | { readonly do: 'yield'; readonly marine: MarineId; readonly how: 'give' | 'roll' }
  | { readonly do: 'attack'; readonly marine: MarineId; readonly row: number; readonly side: Side }
  | { readonly do: 'charge'; readonly row: number; readonly side: Side; readonly monster: Monster }
  | { readonly do: 'take'; readonly row: number; readonly side: Side; readonly monster: Monster }
  | { readonly do: 'reroll'; readonly marine: MarineId }
  | { readonly do: 'artefact' }
  | { readonly do: 'instinct'; readonly event: EventId; readonly aim: Aim }
  | { readonly do: 'serve'; readonly marine: MarineId };

export type Passed =
  | 'formation'
  | 'strategize'
  | 'field'
  | 'move'
  | 'activate'
  | 'onward'
  | 'stealth'
  | 'stealth-more'
  | 'scout'
  | 'intimidate'
  | 'apothecary-turn'
  | 'attack'
  | 'again'
  | 'charge'
  | 'attack-reroll'
  | 'defence'
  | 'lead'
  | 'paid-attack'
  | 'quick'
  | 'monsters';

// ---- Events --------------------------------------------------------------------------------------------------

/** Where a token lies. */
export type TokenPlace =
  | { readonly marine: MarineId }
  | { readonly terrain: TerrainId }
  | { readonly location: true };

/** Monsters that go from one spot to another. */
export interface Shift {
  readonly from: Spot;
  readonly to: Spot;
  readonly monsters: readonly Monster[];
}

interface Killed extends Spot {
  readonly monster: Monster;
}

/** What an event does in the next round. */
export type NextRound =
  | { readonly what: 'jam'; readonly team: TeamId }
  | { readonly what: 'secondWind'; readonly marine: MarineId }
  | { readonly what: 'evasion' }
  | { readonly what: 'formation' };

export type RollWhy =
  | 'intimidation'
  | 'heroic-charge'
  | 'spore-chimney'
  | 'promethium-tank'
  | 'teleportarium'
  | 'generatorium'
  | 'launch-control-room'
  | 'toxin-pumping-station'
  | 'cleansing-flames'
  | 'psychic-assault';

export type DaEvent =
  | { readonly k: 'drafted'; readonly seat: Seat; readonly team: TeamId }
  | { readonly k: 'deployed'; readonly marines: readonly MarineId[] }
  | { readonly k: 'round'; readonly round: number }
  | { readonly k: 'phase'; readonly phase: Phase }
  | { readonly k: 'revealed'; readonly cards: readonly ActionId[] }
  | { readonly k: 'card'; readonly team: TeamId; readonly card: ActionId }
  /** The card is done, or its team is no more. */
  | { readonly k: 'card-end' }
  | { readonly k: 'round-end' }
  // tokens
  /** Lead by Example earned its token for this round. */
  | { readonly k: 'led' }
  | { readonly k: 'token'; readonly at: TokenPlace; readonly n: number }
  | { readonly k: 'no-token' }
  | {
      readonly k: 'spent';
      readonly marine: MarineId;
      readonly n: number;
      readonly why: 'reroll' | 'attack' | 'stealth' | 'lost' | 'faith' | 'teleport';
    }
  | {
      readonly k: 'resupplied';
      readonly marine: MarineId;
      readonly from: readonly MarineId[];
      readonly n: number;
    }
  // marines
  | { readonly k: 'moved'; readonly marine: MarineId; readonly from: number; readonly to: number }
  | { readonly k: 'turned'; readonly marines: readonly MarineId[] }
  | { readonly k: 'fell'; readonly marine: MarineId; readonly row: number }
  | { readonly k: 'eliminated'; readonly team: TeamId }
  | { readonly k: 'rescued'; readonly marine: MarineId }
  // terrain
  | { readonly k: 'activated'; readonly marine: MarineId; readonly terrain: TerrainId }
  | { readonly k: 'terrain-gone'; readonly terrain: TerrainId }
  | { readonly k: 'terrain-placed'; readonly terrain: TerrainId; readonly row: number; readonly side: Side }
  | { readonly k: 'artefact-taken'; readonly seat: Seat; readonly marine: MarineId }
  | { readonly k: 'artefact-used'; readonly seat: Seat; readonly marine: MarineId }
  | { readonly k: 'capped'; readonly terrain: TerrainId }
  // dice
  | (Attack & { readonly k: 'attacks' })
  | {
      readonly k: 'attack-roll';
      readonly marine: MarineId;
      readonly row: number;
      readonly side: Side;
      readonly face: Face;
    }
  | { readonly k: 'missed'; readonly marine: MarineId; readonly row: number; readonly side: Side }
  | { readonly k: 'charged'; readonly marine: MarineId }
  | { readonly k: 'defence-roll'; readonly marine: MarineId; readonly face: Face; readonly paid: boolean }
  | { readonly k: 'defended'; readonly marine: MarineId; readonly row: number; readonly side: Side }
  | { readonly k: 'roll'; readonly why: RollWhy; readonly face: Face; readonly marine?: MarineId }
  // monsters
  | (Killed & { readonly k: 'slain' })
  | (Killed & { readonly k: 'discarded' })
  | {
      readonly k: 'driven-off';
      readonly row: number;
      readonly side: Side;
      readonly monster: Monster;
      readonly pile: Side;
    }
  | { readonly k: 'shuffled'; readonly pile: Side }
  | { readonly k: 'burnt'; readonly row: number; readonly n: number }
  | {
      readonly k: 'spawned';
      readonly row: number;
      readonly side: Side;
      readonly monsters: readonly Monster[];
      readonly on?: TerrainId;
    }
  | { readonly k: 'lord'; readonly lord: LordId; readonly row: number; readonly side: Side }
  | {
      readonly k: 'shifted';
      readonly why:
        | 'adjacent'
        | 'flank'
        | 'strategize'
        | 'surrounded'
        | 'flanking-manoeuvre'
        | 'genestealer-lair';
      readonly icon?: Icon;
      readonly shifts: readonly Shift[];
    }
  | { readonly k: 'field'; readonly row: number; readonly side: Side }
  /** A group, by its place on its spot, attacks a marine with so many monsters. */
  | (Attack & { readonly k: 'assault'; readonly group: number; readonly n: number })
  | { readonly k: 'assaulted' }
  | { readonly k: 'joined' }
  // piles and decks
  | { readonly k: 'blips-discarded'; readonly pile: Side; readonly monsters: readonly Monster[] }
  | { readonly k: 'dealt'; readonly left: number; readonly right: number }
  | { readonly k: 'monsters-reshuffled' }
  | { readonly k: 'events-reshuffled' }
  | { readonly k: 'looked'; readonly seat: Seat }
  | { readonly k: 'put'; readonly seat: Seat; readonly where: 'top' | 'bottom' }
  // events
  | { readonly k: 'instinct'; readonly seat: Seat }
  | { readonly k: 'event'; readonly event: EventId; readonly aim?: Aim; readonly setup?: true }
  | { readonly k: 'no-effect'; readonly event: EventId }
  | { readonly k: 'next-round'; readonly next: NextRound }
  | { readonly k: 'event-end' }
  // travel and end
  | { readonly k: 'travel'; readonly location: LocationId }
  | { readonly k: 'orders'; readonly seat: Seat; readonly orders: Partial<Record<MarineId, Standing>> }
  | {
      readonly k: 'left';
      readonly seat: Seat;
      readonly heirs: readonly { readonly team: TeamId; readonly seat: Seat }[];
      /** Who comes first in his place, and keeps the Artefact. */
      readonly first: Seat;
    }
  | { readonly k: 'over'; readonly why: Ending }
  /** To one seat alone: the event that it sees. */
  | { readonly k: 'seen'; readonly event: EventId };

// ---- The shape -----------------------------------------------------------------------------------------------

export interface Da extends Shape {
  options: DaOptions;
  table: {
    board: Board;
    /** Decisions taken in the running card: a stored plan reads there how far it has come. */
    taken: DaMove[];
  };
  hand: DaHand;
  box: DaBox;
  frame: DaFrame;
  move: DaMove;
  event: DaEvent;
  handSizes: {
    /** Teams with a card that is not revealed yet. */
    readonly chosen: readonly TeamId[];
    readonly instinct: boolean;
    readonly looking: boolean;
  };
  boxSizes: {
    readonly deck: number;
    readonly left: number;
    readonly right: number;
    readonly events: number;
    readonly locations: number;
  };
  orders: Orders;
}
