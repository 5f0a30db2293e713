// What a game of Space Missions consists of: state, frames, moves, events, standing orders. Types alone.
import type { Move, Seat, Shape } from '../../engine/game.ts';
import type {
  AreaId,
  AutomaType,
  AwardId,
  Bad,
  Colour,
  Difficulty,
  EventId,
  ExpertId,
  Kind,
  Levelled,
  MissionId,
  MissionNumber,
  Part,
  ScenarioId,
  SpecialistId,
  SystemId,
  TestId,
  Token,
  Track,
  TypeId,
} from './content.ts';

/** Who has a marker on the board: a seat, or in the solo game the automa. */
export type Who = Seat | 'automa';

// ---- The board -----------------------------------------------------------------------------------------------

export type Phase = 'setup' | 'action' | 'declaration' | 'loading' | 'event' | 'flight' | 'results' | 'over';

/** How the game ended: somebody landed on the Moon, or time ran out. */
export type Ending = 'landing' | 'time';

export interface Board {
  year: number;
  phase: Phase;
  /** Order markers, left to right (R2.1, R4.1). A marker is in one of the rows. */
  lower: Who[];
  upper: { who: Who; flipped: boolean }[];
  /** The order of the running action phase, fixed at its start (R2.1). */
  turns: Seat[];
  /** By number, from 1. */
  missions: Space[];
  /** From the first year on. */
  readonly awards: readonly (AwardId | null)[];
  readonly tracks: readonly Track[];
  /** The scenario card in play, if any: its tracks and media tokens are on the board. */
  readonly scenario: ScenarioId | null;
  /** The event of this year. */
  event: EventId | null;
  pastEvents: EventId[];
  readonly specialists: boolean;
  readonly experience: boolean;
  seats: Centre[];
  automa: Automa | null;
  /** Of the automa; without meaning among people. */
  readonly difficulty: Difficulty;
  over: Ending | null;
}

/** A mission in play. */
export interface Space {
  readonly id: MissionId;
  /** Completed by somebody: the card shows its grey side. */
  grey: boolean;
  media: { readonly shows: MissionNumber | null } | null;
  done: { readonly who: Who; readonly year: number }[];
}

/** Where the points came from. */
export interface Tally {
  missions: number;
  failures: number;
  home: number;
  deaths: number;
}

/** Whoever takes part in the race. */
export interface Runner {
  score: number;
  tally: Tally;
  counts: Record<TypeId, number>;
  /** Declared this year. */
  mission: MissionId | null;
  /** The first success in mission 8: the year, and the place in the order of that year (R15.3). */
  landed: { readonly year: number; readonly place: number } | null;
  /** Successful flights. */
  successes: number;
}

/** How likely the cards seen of a deck are, if the card dealt at random is green or yellow (see deck.ts). */
export interface Odds {
  green: number;
  yellow: number;
}

/** What everybody knows of a deck: its size, what went in and out, and what its flights have shown. */
export interface Deck {
  cards: number;
  /** Yellow cards added by developing. */
  added: number;
  removed: Record<Bad, number>;
  odds: Odds;
}

export interface Removed {
  readonly system: SystemId;
  readonly colour: Bad;
  readonly year: number;
  readonly how: 'test' | 'flight';
}

/** A seat's mission control centre. */
export interface Centre extends Runner {
  levels: Record<Levelled, number>;
  /** Yellow cards left in the personal pile. */
  pile: number;
  warehouse: Record<Token, number>;
  decks: Record<SystemId, Deck>;
  /** Every card ever removed, the latest last. */
  removed: Removed[];
  /** Expert cards played this year, bottom to top; the others are in hand (R4.2). */
  played: ExpertId[];
  /** Cards played this year, each time counted that a card was played again. */
  plays: number;
  /** Whether a card was taken back this year (R20.3). */
  retrieved: boolean;
  passed: boolean;
  /** Passed with two or more cards in hand (R20.3). */
  passedEarly: boolean;
  /** On the launch pad, from the end of the loading on; null if it does not fly. */
  load: Load | null;
  /** Has answered this year's event. */
  answered: boolean;
  /** The last flight, as it was shown. */
  flight: Flight | null;
  specialists: Record<SpecialistId, 'alive' | 'dead'> | null;
  experience: number;
  /** The player left; the defaults answer (E-53). */
  gone: boolean;
}

export interface Automa extends Runner {
  /** Its expert cards turned over this year, bottom to top. */
  played: ExpertId[];
  /** Its automa cards so far; the last is this year's. */
  used: AutomaType[];
}

// ---- Loads and flights ---------------------------------------------------------------------------------------

/** Null: an ordinary astronaut. */
export interface Astronaut {
  readonly who: SpecialistId | null;
  state: 'healthy' | 'injured' | 'dead';
}

/** Enhancements by the part on which they lie. */
export type Fitted = Partial<Record<Part, Partial<Record<Kind, number>>>>;

export interface Load {
  /** The level of each part. */
  tiles: Partial<Record<Part, number>>;
  fuel: number;
  fitted: Fitted;
  training: number;
  crew: Astronaut[];
}

/** An astronaut by what matters: the state, or with specialists the name. */
export type Whom = 'healthy' | 'injured' | SpecialistId;

/** What pays for a problem: the system's backup, training, or a specialist, who does it for nothing. */
export type Payment = 'backup' | 'training' | 'specialist';

/** What was done about a card, or what it did. */
export type Deal =
  | { readonly do: 'pay' | 'downgrade'; readonly by: Payment }
  | { readonly do: 'abort' | 'end' }
  | { readonly do: 'injured' | 'killed'; readonly whom: Whom };

export interface Drawn {
  readonly system: SystemId;
  readonly colour: Colour;
  /** Of the mission, from 1. */
  readonly step: number;
  deals: Deal[];
}

/** What a flight asks its owner. */
export type FlightQuestion =
  | { readonly ask: 'yellow'; readonly system: SystemId }
  | { readonly ask: 'red'; readonly system: SystemId }
  /** One astronaut is hurt, or dies; then, perhaps, the flight is aborted or over. */
  | { readonly ask: 'hurt'; readonly kill: boolean; readonly after: 'abort' | 'end' | null }
  | { readonly ask: 'share'; readonly n: number }
  // at the end of the flight (R8.5)
  | { readonly ask: 'remove'; readonly n: number }
  | { readonly ask: 'look' }
  | { readonly ask: 'spare' };

/** A mission being flown by one seat: its own affair until the results, then shown to all as it is. */
export interface Flight {
  readonly mission: MissionId;
  /** The running step, from 1. */
  step: number;
  /** Cards still to draw in it. */
  left: number;
  drawn: Drawn[];
  crew: Astronaut[];
  fitted: Fitted;
  training: number;
  /** The first step at which it failed (R11.3). */
  failed: number | null;
  /** Nothing more is drawn. */
  landed: boolean;
  /** What is asked now. */
  ask: FlightQuestion | null;
  /** Choices for the results are made: all is decided. */
  done: boolean;
  removed: { readonly system: SystemId; readonly colour: Bad }[];
  looked: SystemId | null;
  spare: Kind | null;
}

// ---- Frames --------------------------------------------------------------------------------------------------

export type SmFrame =
  | { readonly do: 'bonus' }
  // a year (R1.1)
  | { readonly do: 'year' }
  | { readonly do: 'action' }
  | { readonly do: 'turn'; readonly at: number }
  | { readonly do: 'order' }
  | { readonly do: 'declaration' }
  | { readonly do: 'declare'; readonly seat: Seat }
  | { readonly do: 'automa' }
  | { readonly do: 'loading' }
  | { readonly do: 'loads' }
  | { readonly do: 'load'; readonly seat: Seat; readonly answers: readonly LoadMove[] }
  | { readonly do: 'roll-out' }
  | { readonly do: 'event' }
  | { readonly do: 'answers' }
  | { readonly do: 'lift-off' }
  | { readonly do: 'flights' }
  | { readonly do: 'fly'; readonly seat: Seat }
  | { readonly do: 'decide'; readonly seat: Seat }
  | { readonly do: 'look'; readonly seat: Seat; readonly system: SystemId }
  | { readonly do: 'results' }
  | { readonly do: 'clean-up' }
  // a turn (R2, R3)
  | { readonly do: 'act'; readonly seat: Seat }
  | { readonly do: 'equip'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'develop'; readonly seat: Seat }
  | { readonly do: 'test'; readonly seat: Seat; readonly test: TestId }
  | { readonly do: 'draw'; readonly seat: Seat; readonly test: TestId; readonly system: SystemId }
  | { readonly do: 'remove'; readonly seat: Seat; readonly system: SystemId }
  | { readonly do: 'copy'; readonly seat: Seat }
  | { readonly do: 'retrieve'; readonly seat: Seat };

// ---- Moves ---------------------------------------------------------------------------------------------------

export type LoadMove =
  | { readonly do: 'tile'; readonly part: Levelled; readonly level: number }
  | { readonly do: 'crew'; readonly who: readonly SpecialistId[] }
  | { readonly do: 'fuel'; readonly n: number }
  | { readonly do: 'fit'; readonly part: Part; readonly kind: Kind; readonly n: number }
  | { readonly do: 'train'; readonly n: number };

/** Answers to an event (R7.3): launch if nothing has to be done. */
export type AnswerMove =
  | { readonly do: 'launch'; readonly event: EventId }
  | { readonly do: 'use-inspection'; readonly event: EventId }
  | { readonly do: 'discard'; readonly event: EventId; readonly part: Part; readonly kind: Kind }
  | { readonly do: 'untrain'; readonly event: EventId }
  | { readonly do: 'injure'; readonly event: EventId; readonly whom: Whom }
  | { readonly do: 'sacrifice'; readonly event: EventId; readonly whom: Whom }
  | { readonly do: 'stay'; readonly event: EventId };

export type FlightMove =
  | { readonly do: 'pay'; readonly system: SystemId; readonly by: Payment }
  | { readonly do: 'accept-injury'; readonly system: SystemId }
  | { readonly do: 'abort'; readonly system: SystemId }
  | { readonly do: 'downgrade'; readonly system: SystemId; readonly by: Payment }
  | { readonly do: 'suffer'; readonly system: SystemId }
  | { readonly do: 'hurt'; readonly whom: Whom }
  | { readonly do: 'share'; readonly killed: readonly Whom[]; readonly injured: readonly Whom[] }
  | { readonly do: 'drop'; readonly system: SystemId; readonly colour: Bad }
  | { readonly do: 'look'; readonly system: SystemId }
  | { readonly do: 'spare'; readonly kind: Kind };

export type SmMove =
  /** The lone option that opens each seat's lane of a wave: never typed. */
  | { readonly do: 'begin' }
  | { readonly do: 'pass' }
  | { readonly do: 'play'; readonly card: ExpertId; readonly area: AreaId }
  | { readonly do: 'equip'; readonly kinds: readonly Kind[] }
  | { readonly do: 'develop'; readonly part: Levelled }
  | { readonly do: 'test'; readonly test: TestId; readonly system: SystemId }
  | { readonly do: 'remove'; readonly system: SystemId; readonly colour: Bad }
  | { readonly do: 'ok'; readonly system: SystemId }
  | { readonly do: 'copy'; readonly from: Who; readonly card: ExpertId; readonly area: AreaId }
  | { readonly do: 'retrieve'; readonly card: ExpertId }
  | { readonly do: 'declare'; readonly mission: MissionId | null }
  | LoadMove
  | AnswerMove
  | FlightMove;

// ---- Events --------------------------------------------------------------------------------------------------

export type SmEvent =
  | { readonly k: 'year'; readonly year: number }
  | { readonly k: 'phase'; readonly phase: Phase }
  // actions
  | { readonly k: 'played'; readonly seat: Seat; readonly card: ExpertId; readonly area: AreaId }
  | {
      readonly k: 'copied';
      readonly seat: Seat;
      readonly from: Who;
      readonly card: ExpertId;
      readonly area: AreaId;
    }
  | { readonly k: 'retrieved'; readonly seat: Seat; readonly card: ExpertId }
  /** `early`: with two or more cards in hand. */
  | { readonly k: 'passed'; readonly seat: Seat; readonly early: boolean }
  | { readonly k: 'gained'; readonly seat: Seat; readonly token: Token; readonly n: number }
  | { readonly k: 'developed'; readonly seat: Seat; readonly part: Levelled; readonly level: number }
  | {
      readonly k: 'tested';
      readonly seat: Seat;
      readonly test: TestId;
      readonly system: SystemId;
      readonly n: number;
    }
  | {
      readonly k: 'removed';
      readonly seat: Seat;
      readonly system: SystemId;
      readonly colour: Bad;
      readonly how: 'test' | 'flight';
    }
  /** Nothing was removed by a test. */
  | { readonly k: 'kept'; readonly seat: Seat; readonly system: SystemId }
  | { readonly k: 'ordered'; readonly lower: readonly Who[] }
  // missions
  | { readonly k: 'declared'; readonly who: Who; readonly mission: MissionId | null }
  | { readonly k: 'loaded'; readonly seat: Seat; readonly mission: MissionId; readonly load: Load }
  | { readonly k: 'event'; readonly event: EventId }
  | { readonly k: 'answered'; readonly seat: Seat; readonly answer: AnswerMove }
  | { readonly k: 'flown'; readonly seat: Seat; readonly flight: Flight }
  | { readonly k: 'failed'; readonly seat: Seat; readonly step: number; readonly points: number }
  | {
      readonly k: 'succeeded';
      readonly who: Who;
      readonly mission: MissionId;
      readonly points: number;
      readonly first: boolean;
      /** In the order of this year, from 0. */
      readonly place: number;
    }
  /** The media token of the mission just completed; `lost`: missions in which the media lose interest (R17.1). */
  | {
      readonly k: 'media';
      readonly who: Who;
      readonly mission: MissionNumber;
      readonly lost: MissionNumber[];
    }
  /** Astronauts home: the healthy ones give points, all who live give experience. */
  | {
      readonly k: 'home';
      readonly who: Who;
      readonly healthy: number;
      readonly injured: number;
      readonly experience: number;
    }
  | { readonly k: 'award'; readonly seat: Seat; readonly award: AwardId }
  | { readonly k: 'bumped'; readonly seat: Seat }
  | { readonly k: 'cleaned'; readonly lost: readonly Lost[] }
  | { readonly k: 'over'; readonly why: Ending }
  | { readonly k: 'left'; readonly seat: Seat }
  // solo
  | { readonly k: 'turned'; readonly card: ExpertId }
  | { readonly k: 'automa'; readonly type: AutomaType }
  // to one seat
  | { readonly k: 'saw'; readonly system: SystemId; readonly cards: readonly Colour[]; readonly by: TestId }
  | { readonly k: 'drew'; readonly system: SystemId; readonly colour: Colour; readonly step: number }
  | { readonly k: 'looked'; readonly system: SystemId; readonly cards: Readonly<Record<Colour, number>> }
  | { readonly k: 'peeked'; readonly event: EventId };

/** Tokens above what may be kept (R14.2). */
export interface Lost {
  readonly seat: Seat;
  readonly token: Token;
  readonly n: number;
}

// ---- Standing orders (section 11) ----------------------------------------------------------------------------

export interface Orders {
  /** The next own turn, planned when the seat has just acted: holds for that turn alone. */
  readonly next?: { readonly year: number; readonly plays: number; readonly moves: readonly Move[] };
  /** The load, given right after the own declaration (R6.1). */
  readonly load?: { readonly year: number; readonly mission: MissionId; readonly moves: readonly Move[] };
  /** Launch unless affected; if affected answer by the default as well; or even abort if that alone is left. */
  readonly event?: 'launch' | 'answer' | 'answer-or-abort';
  /** The defaults fly; they also choose at the end. */
  readonly flight?: 'fly' | 'fly-and-choose';
}

// ---- The shape -----------------------------------------------------------------------------------------------

export type Cards = Record<Colour, number>;

export interface SmHand {
  /** Cards drawn for a test that is not yet answered. */
  test: { readonly system: SystemId; readonly cards: Colour[] } | null;
  flight: Flight | null;
  /** What own tests and looks tell of each deck. */
  odds: Record<SystemId, Odds>;
  /** The next event, if an award showed it. */
  peeked: EventId | null;
}

export interface SmBox {
  /** The order in a deck never matters (E-6): there is none. */
  own: { decks: Record<SystemId, Cards> }[];
  /** The top is the first. */
  events: EventId[];
  /** Starred events that are not in this game. */
  unused: EventId[];
  /** The automa's decks; the top is the first. */
  experts: ExpertId[];
  automa: AutomaType[];
}

export interface SpaceMissions extends Shape {
  options: {
    readonly awards: 'first-game' | 'random';
    /** The host's choice, in the order of the years; empty for none. */
    readonly awardPicks: readonly string[];
    readonly missions: 'first-game' | 'random';
    /** `mission1` to `mission8`: `any`, or the card. */
    readonly [mission: `mission${number}`]: string;
    readonly scenario: 'none' | 'random' | ScenarioId;
    readonly specialists: boolean;
    readonly experience?: boolean;
    readonly difficulty?: Difficulty;
  };
  table: { board: Board };
  hand: SmHand;
  box: SmBox;
  frame: SmFrame;
  move: SmMove;
  event: SmEvent;
  handSizes: Readonly<Record<string, never>>;
  boxSizes: {
    readonly events: number;
    readonly experts: number;
    readonly automa: number;
  };
  orders: Orders;
}
