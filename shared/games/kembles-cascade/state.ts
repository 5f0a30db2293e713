// What a game of The Battle at Kemble's Cascade consists of: state, frames, moves, events, standing orders. Types alone.
import type { Move, Seat, Shape } from '../../engine/game.ts';
import type {
  AbilityId,
  AchievementId,
  BossCardId,
  BossId,
  CardId,
  Dir,
  Level,
  MissionId,
  ObjectId,
  PowerUpId,
  Sensor,
  SpaceCardId,
  UpgradeId,
  WeaponId,
} from './content.ts';

// ---- The board -----------------------------------------------------------------------------------------------

/** A space by row and column, both from 1: row 1 is the bottom row, column 1 the leftmost (section 2.2). */
export interface Place {
  readonly r: number;
  readonly c: number;
}

export interface Space {
  object: ObjectId;
  /** Dealt in the running turn (R4.12). */
  damage: number;
  readonly card: CardId;
  /** Of a mini-boss's card (R14.1). */
  flipped: boolean;
}

export type Phase = 'sensors' | 'turns' | 'scroll' | 'over';

/** How the game ended: the area ran out, or nothing of the boss was left (R10.4). */
export type Ending = 'scrolled' | 'boss-cleared';

/** What everybody knows of a deck and its discard pile. */
export interface Pile<Card> {
  /**
   * By shuffle: the cards that went in with it and that nobody has seen since. Those of the last shuffle are in the
   * deck, or in hands that have drawn since; those of earlier ones are all in hands.
   */
  lots: Card[][];
  discard: Card[];
}

export interface Board {
  /** From 1; 0 before the first. */
  round: number;
  phase: Phase;
  readonly columns: number;
  /** Rows from the bottom to the top, each from left to right. */
  area: Space[][];
  /** The space deck, pack by pack in the order in which it is drawn: how many cards are still to come. */
  readonly packs: readonly { readonly id: 'S1' | 'A1' | 'T1' | 'W1' | 'F1'; readonly cards: number }[];
  /** Every space card laid out so far, in order. */
  laid: SpaceCardId[];
  /** Known once its warning is drawn. */
  boss: BossId | null;
  /** Rows of the boss in the area or past it. */
  bossRows: number;
  sensors: Pile<Sensor>;
  powerUps: Pile<PowerUpId>;
  /** Open achievements, left to right; null where the deck has run out. */
  achievements: (AchievementId | null)[];
  /** Those that were met, in order. */
  achieved: { readonly card: AchievementId; readonly seats: readonly Seat[] }[];
  /** Level-1 upgrades that can still be bought. */
  stock: Record<UpgradeId, number>;
  pilots: Pilot[];
  /** Turn order of the round; the one of the round before until the Sensors are revealed. */
  order: Seat[];
  turn: Turn | null;
  readonly specials: boolean;
  readonly bossCleared: boolean;
  over: Ending | null;
}

/** Where Glory came from; the last two are counted at the end (R10.2). */
export type Source =
  | 'objects'
  | 'wrecks'
  | 'markers'
  | 'achievements'
  | 'mission'
  | 'power-ups'
  | 'bellonium';

export interface Pilot {
  /** Null: outside the area. Row 0: on the row just removed, waiting for the push (E17). */
  at: Place | null;
  /** Has ever been in the area: else the ship enters for the first time. */
  entered: boolean;
  energy: number;
  threat: number;
  /** Half a step on the Threat track (R6.3). */
  half: boolean;
  bellonium: number;
  glory: Record<Source, number>;
  facing: Dir;
  upgrades: Record<UpgradeId, Level>;
  /** Revealed this round. */
  sensor: Sensor | null;
  /** The ability that still holds in this round. */
  ability: AbilityId | null;
  /** Has had the Energy of a field this round. */
  field: boolean;
  /** The cards in hand, by the shuffle that they come from; the last drawn last. */
  sensorLots: number[];
  powerUpLots: number[];
  /** PvP markers on this pilot's board, by owner, and own ones left in stock. */
  markers: number[];
  stock: number;
  mission: { readonly id: MissionId; progress: number; done: boolean };
  /** Asteroids destroyed. */
  asteroids: number;
  deeds: Deeds;
  /** Hit by a shot since the end of the own last turn. */
  hit: boolean;
  /** The player left: the ship is gone, the score stays. */
  gone: boolean;
}

/** What the event achievements look at, since deeds were last cleared (R12.3). */
export interface Deeds {
  /** Most markers taken back from one destroyed pilot. */
  tookBack: number;
  pushed: boolean;
  reentered: boolean;
  jumped: boolean;
  slewPart: boolean;
}

/** The running turn, with what the turn achievements look at. */
export interface Turn {
  readonly seat: Seat;
  /** Choices made so far; none: Battle and Power Down are both open. */
  choices: number;
  /** Something hidden has been shown in this turn: a draft of it ends there. */
  surprised: boolean;
  /** Free moves and shots left. */
  moves: number;
  shots: number;
  overcharges: number;
  /** Free overcharges of Overdrive. */
  free: number;
  /** More Energy for each overcharge (Deep Freeze). */
  surcharge: number;
  /** More damage of the next shot. */
  bonus: number;
  gyro: boolean;
  /** Weapons fired; the Turret may be fired again. */
  fired: WeaponId[];
  /** Pilots who got a marker. */
  marked: Seat[];
  /** Mining moves on the present space. */
  mined: number;
  /** The last act was a turn of the mount (R4.14). */
  turned: boolean;
  readonly startThreat: number;
  kills: number;
  /** Levels of Threat lowered by moves. */
  lowered: number;
  /** Directions of shots that destroyed something, and the farthest of these. */
  killDirs: Dir[];
  farthest: number;
  /** Once Threat is resolved: the Energy left, and whether none was lost. */
  resolved: { readonly energy: number; readonly lost: number } | null;
}

// ---- Frames --------------------------------------------------------------------------------------------------

export type KcFrame =
  // a round (R1)
  | { readonly do: 'round' }
  | { readonly do: 'sensors' }
  | { readonly do: 'reveal' }
  | { readonly do: 'refill'; readonly seat: Seat }
  | { readonly do: 'wail' }
  | { readonly do: 'turns'; readonly at: number }
  // a turn (R3 to R8)
  | { readonly do: 'outside'; readonly seat: Seat }
  | { readonly do: 'act'; readonly seat: Seat }
  | { readonly do: 'jump'; readonly seat: Seat }
  | { readonly do: 'trade'; readonly seat: Seat }
  | { readonly do: 'warp'; readonly seat: Seat }
  | { readonly do: 'resolve'; readonly seat: Seat }
  | { readonly do: 'new-threat'; readonly seat: Seat; readonly battle: boolean }
  | { readonly do: 'power-down'; readonly seat: Seat }
  | { readonly do: 'shop'; readonly seat: Seat }
  | { readonly do: 'turn-end'; readonly seat: Seat }
  | { readonly do: 'close'; readonly seat: Seat }
  // draws
  | { readonly do: 'power-up'; readonly seat: Seat }
  | { readonly do: 'check' }
  | { readonly do: 'turn-up'; readonly slot: number }
  // scrolling (R9)
  | { readonly do: 'scroll' }
  | { readonly do: 'push'; readonly seat: Seat }
  | { readonly do: 'row' }
  | { readonly do: 'settle'; readonly row: number | null }
  // the end (R10)
  | { readonly do: 'cleared' }
  | { readonly do: 'final' };

// ---- Moves ---------------------------------------------------------------------------------------------------

export type Item = UpgradeId | 'power-up';

/** `cost` is Energy, `price` Bellonium: a planned act must not come to cost more. */
export type KcMove =
  | { readonly do: 'sensor'; readonly sensor: Sensor }
  | { readonly do: 'power-down' }
  | { readonly do: 'enter'; readonly to: Place }
  | { readonly do: 'move'; readonly to: Place; readonly cost: number }
  | { readonly do: 'mine'; readonly cost: number }
  | { readonly do: 'fire'; readonly weapon: WeaponId; readonly dir: Dir; readonly cost: number }
  | { readonly do: 'turn'; readonly dir: Dir; readonly cost: number }
  | { readonly do: 'play'; readonly card: PowerUpId }
  | { readonly do: 'jump'; readonly to: Place }
  | { readonly do: 'warp'; readonly to: Place }
  | { readonly do: 'buy'; readonly item: Item; readonly price: number }
  /** Closes step 1 of a Battle, a shop, a visit to a trader; stays in a wormhole. */
  | { readonly do: 'end' };

// ---- Events --------------------------------------------------------------------------------------------------

export type Gain = 'bellonium' | 'glory' | 'energy';
/** Why something was gained; Glory of all but `mission` and `achievement` counts to a source by it. */
export type GainWhy =
  | 'object'
  | 'pickup'
  | 'bounty'
  | 'field'
  | 'salvage'
  | 'trickle-charge'
  | 'energy-pack'
  | 'wreck'
  | 'markers';
export type WreckWhy = 'threat' | 'black-hole' | 'singularity' | 'crushed' | 'no-room';
export type ThreatWhy = 'new' | 'row' | 'wail' | 'bombardment';

export type KcEvent =
  // a round
  | { readonly k: 'round'; readonly round: number }
  | { readonly k: 'revealed'; readonly seat: Seat; readonly sensor: Sensor }
  | { readonly k: 'ordered'; readonly order: readonly Seat[] }
  | { readonly k: 'refilled'; readonly seat: Seat }
  | { readonly k: 'reshuffled'; readonly pile: 'sensors' | 'power-ups' }
  // a turn
  | { readonly k: 'turn'; readonly seat: Seat; readonly moves: number; readonly surcharge: number }
  | { readonly k: 'powered-down'; readonly seat: Seat; readonly energy: number }
  | { readonly k: 'entered'; readonly seat: Seat; readonly to: Place; readonly energy: number }
  | {
      readonly k: 'overcharged';
      readonly seat: Seat;
      readonly cost: number;
      readonly by: 'energy' | 'surge' | 'overdrive';
      readonly for: 'move' | 'shot';
    }
  | { readonly k: 'moved'; readonly seat: Seat; readonly to: Place; readonly lowered: number }
  | { readonly k: 'jumped'; readonly seat: Seat; readonly to: Place }
  | { readonly k: 'warped'; readonly seat: Seat; readonly to: Place }
  | { readonly k: 'mined'; readonly seat: Seat }
  | { readonly k: 'fired'; readonly seat: Seat; readonly weapon: WeaponId; readonly dir: Dir }
  | { readonly k: 'turned'; readonly seat: Seat; readonly dir: Dir; readonly cost: number }
  | { readonly k: 'played'; readonly seat: Seat; readonly card: PowerUpId; readonly lot: number }
  | { readonly k: 'bought'; readonly seat: Seat; readonly item: Item; readonly price: number }
  | {
      readonly k: 'stopped';
      readonly seat: Seat;
      readonly at: 'battle' | 'outside' | 'shop' | 'trader' | 'wormhole';
    }
  | { readonly k: 'resolved'; readonly seat: Seat; readonly lost: number }
  | { readonly k: 'returned'; readonly seat: Seat }
  | { readonly k: 'held-top'; readonly seat: Seat }
  | { readonly k: 'turn-over'; readonly seat: Seat }
  // what comes of it
  | { readonly k: 'damaged'; readonly at: Place; readonly object: ObjectId; readonly n: number }
  | {
      readonly k: 'destroyed';
      readonly seat: Seat;
      readonly at: Place;
      readonly object: ObjectId;
      /** The shot that did it; null: a Smart Bomb. */
      readonly shot: { readonly dir: Dir; readonly distance: number } | null;
    }
  | { readonly k: 'flipped'; readonly at: Place; readonly card: CardId }
  | {
      readonly k: 'hit';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly points: number;
      readonly marker: boolean;
      readonly ghost: boolean;
    }
  | { readonly k: 'collected'; readonly seat: Seat; readonly at: Place; readonly object: ObjectId }
  | {
      readonly k: 'gained';
      readonly seat: Seat;
      readonly what: Gain;
      readonly n: number;
      readonly why: GainWhy;
    }
  | { readonly k: 'sucked'; readonly seat: Seat; readonly energy: number }
  | { readonly k: 'lowered'; readonly seat: Seat; readonly levels: number; readonly why: 'deflect' | 'chaff' }
  | { readonly k: 'threatened'; readonly seat: Seat; readonly points: number; readonly why: ThreatWhy }
  | { readonly k: 'wrecked'; readonly seat: Seat; readonly why: WreckWhy }
  | { readonly k: 'took-back'; readonly seat: Seat; readonly from: Seat; readonly n: number }
  | { readonly k: 'drew'; readonly seat: Seat }
  | { readonly k: 'cache'; readonly seat: Seat }
  | { readonly k: 'achieved'; readonly slot: number; readonly card: AchievementId; readonly seats: Seat[] }
  | { readonly k: 'turned-up'; readonly slot: number; readonly card: AchievementId }
  | { readonly k: 'accomplished'; readonly seat: Seat; readonly mission: MissionId }
  // scrolling
  | { readonly k: 'scrolled' }
  | { readonly k: 'pushed'; readonly seat: Seat; readonly to: Place }
  | { readonly k: 'boss'; readonly boss: BossId }
  | { readonly k: 'row'; readonly cards: readonly SpaceCardId[] }
  | { readonly k: 'boss-row'; readonly cards: readonly BossCardId[] }
  | { readonly k: 'global'; readonly n: number }
  | { readonly k: 'regrown'; readonly at: Place }
  // the end
  | { readonly k: 'over'; readonly why: Ending }
  | { readonly k: 'final'; readonly seat: Seat; readonly powerUps: readonly PowerUpId[] }
  | { readonly k: 'left'; readonly seat: Seat }
  // to one seat
  | { readonly k: 'got-sensor'; readonly sensor: Sensor }
  | { readonly k: 'got-power-up'; readonly card: PowerUpId };

// ---- Standing orders (section 11) ----------------------------------------------------------------------------

export interface Orders {
  /** The Sensor of the round to come, chosen early. */
  readonly sensor?: { readonly round: number; readonly sensor: Sensor };
  /** Always the higher, or always the lower of the two. */
  readonly sensors?: 'highest' | 'lowest';
  /** A draft of the next own turn, and what it came to when it was left. */
  readonly draft?: {
    readonly round: number;
    /** `Turn.choices` at its first move: an entry may have been made without asking. */
    readonly from: number;
    readonly moves: readonly Move[];
    readonly result: string;
  };
  /** Power Down, unless hit or above this Threat; nothing is bought. */
  readonly rest?: { readonly threat: number };
}

// ---- The shape -----------------------------------------------------------------------------------------------

/** A Power-up in hand, and the shuffle that it comes from. */
export interface Held {
  readonly card: PowerUpId;
  readonly lot: number;
}

export interface KcHand {
  sensors: Sensor[];
  /** In the order of drawing. */
  powerUps: Held[];
}

/** Each deck with its top first. */
export interface KcBox {
  space: SpaceCardId[];
  boss: BossId;
  sensors: Sensor[];
  powerUps: PowerUpId[];
  achievements: AchievementId[];
}

export interface Kembles extends Shape {
  options: {
    readonly specials: boolean;
    readonly tunnel: boolean;
    readonly bossCleared: boolean;
  };
  table: { board: Board };
  hand: KcHand;
  box: KcBox;
  frame: KcFrame;
  move: KcMove;
  event: KcEvent;
  handSizes: Readonly<Record<string, never>>;
  boxSizes: {
    readonly space: number;
    readonly sensors: number;
    readonly powerUps: number;
    readonly achievements: number;
  };
  orders: Orders;
}
