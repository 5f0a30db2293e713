// What a game of Lunar Ark consists of: board, frames, moves, events, standing orders. Types alone.
import type { Move, Seat, Shape } from '../../engine/game.ts';
import type {
  Colour,
  Cost,
  FactionId,
  Gain,
  LabId,
  LargeId,
  Level,
  MissionId,
  PartId,
  PowerId,
  ProgressId,
  Resource,
  RivalId,
  ShipId,
  SmallId,
  TileId,
  Trigger,
} from './content.ts';

/** Who takes part: a seat, or in the solo game the rival. */
export type Who = Seat | 'rival';

// ---- The board -----------------------------------------------------------------------------------------------

/** Why the game ends with the running round (R11.1). */
export type Ending = 'ships' | 'track';

export type Cubes = Record<Colour, number>;

/** A cell of the grid, `r1c1` at the top left. */
export type CellId = `r${number}c${number}`;
/** Where a miniature may stand: `x-1-2` between four cells, `n-1` outside the border. */
export type SiteId = `x-${number}-${number}` | `${'n' | 's' | 'w' | 'e'}-${number}`;

export interface Cell {
  readonly tile: TileId;
  cubes: Cubes;
  rover: Who | null;
}

export interface Board {
  readonly options: {
    readonly factions: boolean;
    readonly short: boolean;
    readonly firstGame: boolean;
    /** Of the rival; without meaning among people. */
    readonly level: Level;
  };
  /** The start seat (S1). */
  readonly start: Seat;
  /** From 1; 0 before the first turn. */
  round: number;
  active: Who | null;
  ending: Ending | null;
  over: boolean;
  readonly columns: 3 | 4;
  /** Three rows, in reading order. */
  cells: Cell[];
  sites: Partial<Record<SiteId, Who>>;
  readonly powers: Readonly<Record<Colour, PowerId>>;
  bag: Cubes;
  greenhouses: { free: number; stack: number };
  /** By column, then by row from the bottom. */
  display: (LabId | null)[][];
  /** Labs out of the game: taken out by the rival, or left behind by a leaver. */
  discard: LabId[];
  /** Common large buildings that nobody has built. */
  larges: LargeId[];
  ships: Record<ShipId, Ship>;
  /** Positions from 0; the one after the last tile is End. */
  readonly track: readonly ProgressId[];
  /** The farthest position ever entered. */
  furthest: number;
  /** Lab places that the active player has used this turn (R7.8). */
  used: number[];
  /** The progress tile has given its token this turn (R10.1). */
  token: boolean;
  seats: Player[];
  rival: Rival | null;
}

export interface Ship {
  tiles: MissionId[];
  launched: boolean;
  cubes: Partial<Record<PartId, Who>>;
}

/** Where points came from; together they are the points that a player has. */
export type Source =
  | 'ships'
  | 'launches'
  | 'permits'
  | 'buildings'
  | 'labs'
  | 'income'
  | 'crew'
  | 'faction'
  | 'hunger'
  | 'rival';

/** Whoever scores. */
export interface Runner {
  points: Record<Source, number>;
  achievements: number;
  missions: MissionId[];
  /** On the progress track, from 0. */
  position: number;
}

export interface Astronaut {
  readonly colour: Colour;
  specialist: boolean;
}

export interface Rover {
  crew: Astronaut[];
  /** The index of its cell; null at home. */
  at: number | null;
}

export interface Player extends Runner {
  stock: Record<Resource, number>;
  energy: number;
  batteries: number;
  /** Astronauts left, by colour. */
  reserve: Record<Colour, number>;
  /** Specialist markers used, by colour. */
  markers: Record<Colour, number>;
  rovers: Rover[];
  greenhouses: { built: number; improved: number };
  smalls: SmallId[];
  /** In slot order. */
  larges: LargeId[];
  foundations: number;
  /** By place, row by row. */
  labs: (LabId | null)[];
  faction: FactionId | null;
  gone: boolean;
}

export interface Rival extends Runner {
  /** Cells of its rovers. */
  out: number[];
  /** Cards of the running pass; the last is the latest. */
  used: RivalId[];
}

// ---- Frames --------------------------------------------------------------------------------------------------

/** Where an effect stands written. */
export type Origin =
  | { readonly of: 'lab'; readonly lab: LabId }
  /** `free`: set off by a large building (R5.5). */
  | { readonly of: 'terrain'; readonly tile: TileId; readonly free: boolean }
  | { readonly of: 'large'; readonly large: LargeId }
  | { readonly of: 'income'; readonly small: SmallId }
  | { readonly of: 'power'; readonly n: number };

export type LaFrame =
  // the game
  | { readonly do: 'faction' }
  | { readonly do: 'found' }
  | { readonly do: 'turn'; readonly place: number }
  | { readonly do: 'act'; readonly seat: Seat }
  | { readonly do: 'restock'; readonly place: number }
  | { readonly do: 'rival' }
  // a rover (R2)
  | { readonly do: 'send'; readonly seat: Seat; readonly rover: number }
  /** By seat of the rover: tasks left, and whether a power is still to be used. */
  | {
      readonly do: 'task';
      readonly seat: Seat;
      readonly rover: number;
      readonly tasks: readonly number[];
      readonly power: readonly boolean[];
    }
  // other actions
  | { readonly do: 'improve'; readonly seat: Seat }
  | { readonly do: 'team'; readonly seat: Seat; readonly left: 'recruit' | 'train' }
  | { readonly do: 'site'; readonly seat: Seat; readonly large: LargeId }
  | { readonly do: 'survey'; readonly seat: Seat; readonly site: SiteId }
  | { readonly do: 'research'; readonly seat: Seat; readonly left: 'foundation' | 'lab' }
  // effects
  | { readonly do: 'effect'; readonly seat: Seat; readonly origin: Origin }
  | { readonly do: 'choose'; readonly seat: Seat; readonly origin: Origin; readonly left: number }
  | { readonly do: 'recruit'; readonly seat: Seat; readonly origin: Origin }
  | { readonly do: 'board'; readonly seat: Seat; readonly colour: Colour }
  | { readonly do: 'train'; readonly seat: Seat }
  | { readonly do: 'permit'; readonly seat: Seat; readonly origin: Origin }
  // research (R6, R7.7)
  | { readonly do: 'special'; readonly seat: Seat }
  | { readonly do: 'look' }
  | { readonly do: 'place'; readonly seat: Seat; readonly lab: LabId }
  | { readonly do: 'chain'; readonly seat: Seat; readonly places: readonly number[] }
  // recall (R9)
  | { readonly do: 'harvest'; readonly seat: Seat }
  | { readonly do: 'income'; readonly seat: Seat; readonly small: SmallId }
  | { readonly do: 'offer'; readonly seat: Seat; readonly small: SmallId }
  | { readonly do: 'charge'; readonly seat: Seat }
  | { readonly do: 'feed'; readonly seat: Seat }
  | { readonly do: 'meal'; readonly seat: Seat }
  | { readonly do: 'advance'; readonly who: Who }
  | { readonly do: 'replenish' };

// ---- Moves ---------------------------------------------------------------------------------------------------

/** A lab of the display, named with its place (section 5). */
export interface LabMove {
  readonly do: 'lab';
  readonly lab: LabId;
  readonly col: number;
  readonly row: number;
}

export type LaMove =
  | { readonly do: 'faction'; readonly faction: FactionId }
  | { readonly do: 'convert'; readonly to: 'food' | 'energy' }
  | { readonly do: 'stop' }
  | { readonly do: 'rover'; readonly rover: number }
  | { readonly do: 'tile'; readonly cell: CellId; readonly tile: TileId }
  | { readonly do: 'collect'; readonly colour: Colour }
  | { readonly do: 'power'; readonly colour: Colour }
  | { readonly do: 'effect'; readonly tile: TileId }
  | { readonly do: 'choose'; readonly what: Resource }
  | { readonly do: 'greenhouse'; readonly from: 'spot' | 'stack' }
  | { readonly do: 'improve'; readonly n: number }
  | { readonly do: 'recruit'; readonly colour: Colour }
  | { readonly do: 'board'; readonly rover: number }
  | { readonly do: 'train'; readonly rover: number; readonly colour: Colour }
  | { readonly do: 'small'; readonly small: SmallId }
  | { readonly do: 'large'; readonly large: LargeId }
  | { readonly do: 'site'; readonly site: SiteId }
  | { readonly do: 'survey'; readonly cell: CellId; readonly tile: TileId }
  | { readonly do: 'foundation' }
  | LabMove
  | { readonly do: 'place'; readonly at: number }
  | { readonly do: 'activate'; readonly at: number; readonly lab: LabId }
  | { readonly do: 'mission'; readonly mission: MissionId }
  | { readonly do: 'cube'; readonly part: PartId }
  | { readonly do: 'point' }
  | { readonly do: 'look' }
  | { readonly do: 'recall' }
  | { readonly do: 'accept'; readonly small: SmallId }
  | { readonly do: 'decline' }
  | { readonly do: 'feed'; readonly n: number };

// ---- Events --------------------------------------------------------------------------------------------------

export type LaEvent =
  | { readonly k: 'founded'; readonly factions: readonly (FactionId | null)[] }
  /** `first`: it begins the round. */
  | { readonly k: 'turn'; readonly who: Who; readonly round: number; readonly first: boolean }
  | { readonly k: 'over' }
  /** `lab`: one that was taken and not yet placed. */
  | { readonly k: 'left'; readonly seat: Seat; readonly lab: LabId | null }
  // what a player has
  | { readonly k: 'paid'; readonly seat: Seat; readonly cost: Cost }
  /** So many times. */
  | { readonly k: 'converted'; readonly seat: Seat; readonly to: 'food' | 'energy'; readonly n: number }
  /** What was kept; points name their source. */
  | { readonly k: 'gained'; readonly seat: Seat; readonly what: Exclude<Gain, 'vp'>; readonly n: number }
  | { readonly k: 'scored'; readonly who: Who; readonly n: number; readonly source: Source }
  | { readonly k: 'token'; readonly seat: Seat; readonly trigger: Trigger }
  // rovers
  | {
      readonly k: 'sent';
      readonly seat: Seat;
      readonly rover: number;
      readonly cell: CellId;
      readonly tile: TileId;
    }
  | { readonly k: 'collected'; readonly seat: Seat; readonly colour: Colour; readonly cell: CellId }
  | { readonly k: 'power'; readonly seat: Seat; readonly power: PowerId; readonly n: number }
  | { readonly k: 'terrain'; readonly seat: Seat; readonly tile: TileId }
  // development
  | { readonly k: 'greenhouse'; readonly seat: Seat; readonly from: 'spot' | 'stack' }
  | { readonly k: 'improved'; readonly seat: Seat; readonly n: number }
  | { readonly k: 'recruited'; readonly seat: Seat; readonly colour: Colour; readonly rover: number }
  | { readonly k: 'trained'; readonly seat: Seat; readonly colour: Colour; readonly rover: number }
  | { readonly k: 'small'; readonly seat: Seat; readonly small: SmallId }
  | { readonly k: 'large'; readonly seat: Seat; readonly large: LargeId }
  | { readonly k: 'sited'; readonly who: Who; readonly site: SiteId }
  | { readonly k: 'foundation'; readonly seat: Seat }
  | {
      readonly k: 'took';
      readonly seat: Seat;
      readonly lab: LabId;
      readonly col: number;
      readonly row: number;
    }
  | { readonly k: 'placed'; readonly seat: Seat; readonly lab: LabId; readonly at: number }
  | { readonly k: 'activated'; readonly seat: Seat; readonly lab: LabId; readonly at: number }
  /** Labs drawn, in the order of filling (R6.3). */
  | { readonly k: 'labs'; readonly labs: readonly LabId[] }
  // ships
  | { readonly k: 'mission'; readonly who: Who; readonly mission: MissionId }
  | { readonly k: 'cube'; readonly seat: Seat; readonly part: PartId }
  | {
      readonly k: 'launched';
      readonly ship: ShipId;
      readonly rewards: readonly { readonly who: Who; readonly n: number }[];
    }
  // recall
  | { readonly k: 'recalled'; readonly who: Who }
  | { readonly k: 'harvest'; readonly seat: Seat; readonly n: number }
  | { readonly k: 'charged'; readonly seat: Seat }
  | { readonly k: 'fed'; readonly seat: Seat; readonly n: number; readonly unfed: number }
  /** `tile`: null at End. */
  | { readonly k: 'advanced'; readonly who: Who; readonly to: number; readonly tile: ProgressId | null }
  /** Cubes drawn for each cell, and what the bag was filled up with on the way (R9.8). */
  | {
      readonly k: 'replenished';
      readonly cubes: readonly Cubes[];
      readonly refills: number;
      readonly spots: number;
    }
  // solo
  | { readonly k: 'rival'; readonly card: RivalId; readonly shuffled: boolean }
  | {
      readonly k: 'rival-sent';
      readonly cell: CellId;
      readonly tile: TileId;
      readonly taken: readonly Colour[];
    }
  | { readonly k: 'rival-lab'; readonly lab: LabId; readonly col: number }
  | { readonly k: 'rival-greenhouse' }
  | { readonly k: 'rival-large'; readonly large: LargeId }
  | { readonly k: 'rival-achievements'; readonly n: number };

// ---- Standing orders (section 11) ----------------------------------------------------------------------------

export interface Orders {
  /** Turns in the order of preference, for the own turn of that round: the first that can begin is played. */
  readonly turns?: { readonly round: number; readonly plans: readonly (readonly Move[])[] };
  /** Recall when nothing else can be done; what then is accepted, and whether energy becomes food for the crew. */
  readonly recall?: { readonly accept: readonly SmallId[]; readonly feed: boolean };
}

// ---- The shape -----------------------------------------------------------------------------------------------

export interface LaHand {
  /** Faction cards to choose from; none once all have chosen. */
  dealt: FactionId[];
  chosen: FactionId | null;
}

export interface LaBox {
  /** The top is the first. */
  labs: LabId[];
  rival: RivalId[];
}

export interface LunarArk extends Shape {
  options: {
    readonly factions: boolean;
    readonly firstGame: boolean;
    readonly short: boolean;
    readonly level?: Level;
  };
  /** `visit`: moves of the running turn so far, those alone left out that were the only ones. */
  table: { board: Board; visit: LaMove[] };
  hand: LaHand;
  box: LaBox;
  frame: LaFrame;
  move: LaMove;
  event: LaEvent;
  handSizes: { readonly dealt: number };
  boxSizes: { readonly labs: number; readonly rival: number };
  orders: Orders;
}
