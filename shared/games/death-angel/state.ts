// What lies on the table, in the hands and in the box. Types alone; what follows from a board is in board.ts, how events
// change it in fold.ts.
import type { Seat } from '../../engine/game.ts';
import type { Face } from './content.ts';
import type {
  ActionId,
  EventId,
  LocationId,
  LordId,
  MarineId,
  Monster,
  Side,
  TeamId,
  TerrainId,
  VoidLockId,
} from './ids.ts';
import type { Standing } from './orders.ts';
import type { Stage } from './places.ts';

// ---- The formation -------------------------------------------------------------------------------------------

/** Monsters on one row and side. Several groups stand on one only in phase 3 (R9.7). Never empty. */
export interface Group {
  /** In the order of `monsterOrder`. */
  monsters: Monster[];
  /** By the power field: they neither attack nor can be slain (R16). */
  held: boolean;
  /** In phase 3 alone: has attacked already (R9.1). */
  attacked: boolean;
}

export interface Terrain {
  readonly id: TerrainId;
  tokens: number;
  /** Was activated in this round (R6.4). */
  used: boolean;
}

export interface Flank {
  terrain: Terrain[];
  groups: Group[];
}

/** A row of the formation, 0 at the top. */
export interface Row {
  /** Null on the row that is left after a defeat (R15.2). */
  marine: MarineId | null;
  facing: Side;
  tokens: number;
  left: Flank;
  right: Flank;
}

export interface Spot {
  readonly row: number;
  readonly side: Side;
}

// ---- The board -----------------------------------------------------------------------------------------------

export interface TeamState {
  readonly id: TeamId;
  seat: Seat;
  /** The card revealed last: of this round from the reveal on, of the last one before it. */
  card: ActionId | null;
}

/** What an event of the last round does in this one. */
export interface RoundEffects {
  /** May not choose its attack card (R3.3). */
  jam: TeamId | null;
  /** One marine of the team attacks with an attack card (R7.8). */
  evasion: boolean;
  /** A token before each move card (R4.2). */
  formation: boolean;
  /** Every 0 of this marine's defence is a miss. */
  secondWind: MarineId | null;
}

/** The card that is being carried out. */
export interface Acting {
  readonly team: TeamId;
  readonly card: ActionId;
  /** Who has moved, who has activated, and whose attacks were made, one entry each. */
  moved: MarineId[];
  activated: MarineId[];
  attacked: MarineId[];
}

/** The die on the table. */
export interface Roll {
  readonly face: Face;
  /** A reroll that was paid for with a token. */
  readonly paid: boolean;
}

export type Phase = 'setup' | 'choose' | 'resolve' | 'attack' | 'event';

export type Ending = 'cleared' | 'launched' | 'lords-slain' | 'slain' | 'left';

export interface Board {
  readonly options: DaOptions;
  readonly voidLock: VoidLockId;
  readonly major: number;
  readonly minor: number;
  location: VoidLockId | LocationId;
  /** Locations left behind, the oldest first. */
  past: (VoidLockId | LocationId)[];
  /** Stages still in the location deck, from the top. */
  stages: Stage[];
  round: number;
  phase: Phase;
  rows: Row[];
  /** Cards in the piles and the two decks: what the box holds, told so that the story can show it. */
  piles: Record<Side, number>;
  deck: number;
  eventDeck: number;
  discard: Monster[];
  eventDiscard: EventId[];
  /** The event being carried out. */
  event: EventId | null;
  /** The seat that holds an Instinct event which nobody else may know: its chat is closed (§6). */
  instinct: Seat | null;
  supply: number;
  /** Tokens on the location (Launch Control Room). */
  onLocation: number;
  lords: Record<LordId, 'outside' | 'formation' | 'slain'>;
  /** Who holds the Artefact. */
  artefact: Seat | null;
  /** In the order of drafting. */
  teams: TeamState[];
  slain: MarineId[];
  /** Begins the draft, and decides until the first reveal (R19.3). */
  first: Seat;
  acting: Acting | null;
  /** Cards carried out in this round: their abilities may last (R4.3). */
  inForce: ActionId[];
  /** Lead by Example has earned its token in this round (R7.7). */
  led: boolean;
  now: RoundEffects;
  next: RoundEffects;
  /** A terrain card that takes so many monsters more in the next Event Phase. */
  cap: { readonly terrain: TerrainId; left: number } | null;
  /** The group that attacks: its place in the list of its spot. */
  assault: (Spot & { readonly group: number }) | null;
  roll: Roll | null;
  /** Standing orders, open to all (§11). */
  orders: Partial<Record<MarineId, Standing>>;
  /** Seats that left. */
  gone: Seat[];
  over: Ending | null;
}

export type DaOptions = {
  readonly 'movement-rules': 'seed' | 'published';
  readonly 'activation-rules': 'seed' | 'published';
  readonly 'team-assignment': 'draft' | 'random';
  readonly destination: 'random' | 'launch-control-room' | 'toxin-pumping-station' | 'genestealer-lair';
  readonly 'spawn-level': 'standard' | 'reduced';
};

// ---- Hidden --------------------------------------------------------------------------------------------------

export interface DaHand {
  /** Cards chosen for the seat's teams, from the end of phase 1 to the reveal (R3.5). */
  chosen: Partial<Record<TeamId, ActionId>>;
  /** The Instinct event that waits for this seat's choice (R10.2). */
  instinct: EventId | null;
  /** The event that Forward Scouting turned up and that is not put back yet. */
  looking: EventId | null;
  /** Where events lie that this seat has seen: on top, or at the bottom, the deepest last. */
  scouted: { top: EventId | null; bottom: EventId[] };
  /** At the Teleportarium: whose token is given up, who rolls. */
  answers: Partial<Record<MarineId, 'give' | 'roll'>>;
}

/** Decks and piles; the top is the first. */
export interface DaBox {
  deck: Monster[];
  left: Monster[];
  right: Monster[];
  events: EventId[];
  locations: LocationId[];
}
