// What a game of Moon Colony Bloodbath consists of: state, frames, moves, events, standing orders. Types alone;
// what follows from a board (totals, prices) is in colony.ts.
import type { Seat, Shape } from '../../engine/game.ts';
import type {
  ActionId,
  BuildingId,
  CostLimit,
  DevelopmentId,
  EventId,
  PerkId,
  RobotId,
  ScientistId,
  StartingId,
  TwistId,
  WorkMark,
} from './content.ts';

// ---- The table -----------------------------------------------------------------------------------------------

/** The nth building that a seat ever put up, with its name: `kitchen#3`. */
export type Place = `${BuildingId}#${number}`;

export interface Standing {
  readonly at: Place;
  readonly id: BuildingId;
  boxes: number;
}

export interface Colony {
  readonly scientist: ScientistId;
  /** On the base; those "in" a building are only printed on it (R1.2). */
  people: number;
  money: number;
  food: number;
  /** Number of buildings ever put up here: the next one is numbered after it. */
  built: number;
  /** The oldest first. */
  buildings: Standing[];
  /** Perks still in supply. */
  perks: PerkId[];
  /** Actions taken at the Work cards of this pass: the action tokens (R4.1). */
  tokens: ActionId[];
  lastAction: ActionId | null;
  /** The player left the game (E35). */
  gone: boolean;
}

/** A card of the progress deck. */
export type ProgressCard = OpenCard | { readonly kind: 'robot'; readonly id: RobotId };

/** What everybody knows of a card that is not yet revealed: all of it, but of a Robot only that it is one (R7.6). */
export type Back = OpenCard | { readonly kind: 'robot' };

type OpenCard =
  | { readonly kind: 'start'; readonly id: StartingId }
  | { readonly kind: 'perk'; readonly id: PerkId; readonly seat: Seat }
  | { readonly kind: 'development'; readonly id: DevelopmentId }
  | { readonly kind: 'event'; readonly id: EventId }
  | { readonly kind: 'twist'; readonly id: TwistId };

/** How the game ended: the manual was found, a colony died, or one player alone is left. */
export type Ending = 'manual' | 'failure' | 'left';

export interface Board {
  /** Cards revealed so far. */
  turn: number;
  pass: number;
  /** Work cards revealed so far. */
  works: number;
  /** The revealed card, on top of the progress discard pile. */
  current: ProgressCard | null;
  /** What is known of the top of the progress deck: groups from the top down, the order within a group unknown. */
  known: Back[][];
  /** Cards added in the running step. */
  tray: Back[];
  /** Number of the Event added last; 0 at first. */
  eventsOut: number;
  /** Copies left in supply. */
  developments: Record<DevelopmentId, number>;
  /** Twists in the game, in the order in which they came. */
  twists: TwistId[];
  /** Robots revealed so far. */
  robotsMet: RobotId[];
  /** Marks that wait for the next Work (R10.4), and those in force during the running one. */
  marks: WorkMark[];
  working: WorkMark[];
  /** The open card on top of the building discard pile. */
  discardTop: BuildingId | null;
  /** Robots added in place of the manual (R13.6). */
  extraRobots: number;
  readonly extended: boolean;
  readonly openList: boolean;
  colonies: Colony[];
  over: Ending | null;
  /** Colonies that failed. */
  failed: Seat[];
}

/** Workings of the running step, by seat. */
export interface Workings {
  /** Cards to draw at the end of the answer (R3.5). */
  draws: number[];
  /** Cards to discard in the continuation wave. */
  discards: number[];
  /** Money that Trading Posts pay at the end of the step (R6.7). */
  owed: number[];
  /** Losses in place of Robots that no longer exist (R13.6). */
  extraLosses: number;
}

// ---- Frames --------------------------------------------------------------------------------------------------

/** Where a list of effects is written. A frame names it and copies nothing, so a mended card reaches running games. */
export type Source = {
  /** Of the one offer or choice in the list. */
  readonly part?: Part;
} & (
  | { readonly of: 'card'; readonly step: number }
  | { readonly of: 'action'; readonly action: ActionId }
  | { readonly of: 'building'; readonly id: BuildingId; readonly ability: number }
  /** The loss in place of a Robot that no longer exists (R13.6). */
  | { readonly of: 'no-robot' }
);

/** What comes if the offer is paid, or is not, or the nth option of a choice. */
export type Part = 'reward' | 'penalty' | number;

/** A thing to be put in order at an action: the action itself, or the building that boosts it. */
export type Item = 'action' | Place;

interface Loss {
  readonly seat: Seat;
  readonly n: number;
  /** A price: cannot be reduced (R9.5). */
  readonly price?: true;
  /** Hunger: whoever loses nobody gains people (R8.4). */
  readonly hunger?: true;
}

export type McbFrame =
  | { readonly do: 'turn' }
  | { readonly do: 'work-begins' }
  | { readonly do: 'work-ends' }
  | { readonly do: 'step'; readonly i: number }
  | { readonly do: 'lanes'; readonly source: Source; readonly seats: readonly Seat[] }
  | { readonly do: 'discards' }
  | { readonly do: 'hand-over' }
  | { readonly do: 'step-end' }
  | { readonly do: 'draws'; readonly seat: Seat }
  | { readonly do: 'storage-draw'; readonly seat: Seat }
  // an effect of a card, by its place in the list; `at`: the building that carries the text
  | {
      readonly do: 'effect';
      readonly seat: Seat;
      readonly source: Source;
      readonly i: number;
      readonly at?: Place;
    }
  // actions and what boosts them
  | {
      readonly do: 'choose-action';
      readonly seat: Seat;
      readonly actions: readonly ActionId[];
      readonly work: boolean;
    }
  | { readonly do: 'build'; readonly seat: Seat; readonly limit?: CostLimit; readonly must?: true }
  | {
      readonly do: 'order';
      readonly seat: Seat;
      readonly action: ActionId;
      readonly card?: BuildingId;
      readonly left: readonly Item[];
    }
  | { readonly do: 'core'; readonly seat: Seat; readonly action: ActionId; readonly card?: BuildingId }
  | { readonly do: 'boost'; readonly seat: Seat; readonly action: ActionId; readonly at: Place }
  | { readonly do: 'spend-box'; readonly seat: Seat; readonly action: ActionId; readonly at: Place }
  | { readonly do: 'split'; readonly seat: Seat; readonly n: number; readonly card?: BuildingId }
  | {
      readonly do: 'put-up';
      readonly seat: Seat;
      readonly card: BuildingId;
      readonly money: number;
      readonly food: number;
    }
  // boxes
  | { readonly do: 'put-box'; readonly seat: Seat; readonly n: number; readonly on: 'any' | 'empty' }
  | { readonly do: 'take-box'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'move-from'; readonly seat: Seat }
  | { readonly do: 'move-to'; readonly seat: Seat; readonly from: Place }
  // cards
  | { readonly do: 'perk'; readonly seat: Seat }
  | { readonly do: 'repeat'; readonly seat: Seat; readonly at: Place }
  | { readonly do: 'discard'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'reserve'; readonly seat: Seat }
  | { readonly do: 'pass'; readonly seat: Seat }
  | { readonly do: 'survey'; readonly seat: Seat; readonly moneyEach: number }
  // offers
  | { readonly do: 'offer'; readonly seat: Seat; readonly source: Source; readonly at?: Place }
  | { readonly do: 'option'; readonly seat: Seat; readonly source: Source }
  // losses
  | (Loss & { readonly do: 'loss'; readonly accident?: true; readonly shield?: number })
  | (Loss & { readonly do: 'organ-banks' })
  | (Loss & { readonly do: 'spare'; readonly shield?: number; readonly used: readonly Place[] })
  | (Loss & { readonly do: 'give-up' })
  | (Loss & { readonly do: 'lose-people' })
  | { readonly do: 'lose-one'; readonly seat: Seat };

// ---- Moves ---------------------------------------------------------------------------------------------------

/** A card that makes an offer or leaves a choice. */
export type OfferId = DevelopmentId | RobotId | TwistId | BuildingId;

export type McbMove =
  /** The lone option that opens each seat's lane of a wave: never typed. */
  | { readonly do: 'begin' }
  /** `own`: the order of the abilities is chosen (R6.2), else it is the usual one (R6.3). */
  | { readonly do: 'act'; readonly action: Exclude<ActionId, 'build'>; readonly own?: true }
  | { readonly do: 'build'; readonly card: BuildingId; readonly own?: true }
  | { readonly do: 'no-build' }
  | { readonly do: 'next'; readonly item: Item }
  | { readonly do: 'rest' }
  /** So much of a price in food, the rest in money. */
  | { readonly do: 'food'; readonly n: number; readonly price: number }
  | { readonly do: 'spend'; readonly at: Place }
  | { readonly do: 'keep-box'; readonly at: Place }
  | { readonly do: 'box'; readonly at: Place }
  | { readonly do: 'unbox'; readonly at: Place }
  | { readonly do: 'from'; readonly at: Place }
  | { readonly do: 'no-move' }
  | { readonly do: 'to'; readonly at: Place }
  | { readonly do: 'perk'; readonly id: PerkId }
  | { readonly do: 'repeat'; readonly at: Place }
  | { readonly do: 'pay'; readonly offer: OfferId; readonly at?: Place; readonly card?: BuildingId }
  | { readonly do: 'decline'; readonly offer: OfferId }
  | { readonly do: 'option'; readonly of: OfferId; readonly n: number }
  | { readonly do: 'save'; readonly at: Place }
  | { readonly do: 'no-more' }
  | { readonly do: 'give-up'; readonly at: Place }
  | { readonly do: 'discard'; readonly card: BuildingId }
  | { readonly do: 'reserve'; readonly card: BuildingId }
  | { readonly do: 'pass'; readonly card: BuildingId }
  | { readonly do: 'survey'; readonly card: BuildingId }
  | { readonly do: 'cash' }
  /** Aside, at any time: a box of an R&D Storage for a card (R6.9). */
  | { readonly do: 'storage'; readonly at: Place };

// ---- Events --------------------------------------------------------------------------------------------------

export type McbEvent =
  | { readonly k: 'reshuffle' }
  | { readonly k: 'reveal'; readonly card: ProgressCard }
  /** A Perk of a player who left: it does nothing, and is out of the game. */
  | { readonly k: 'void'; readonly card: ProgressCard }
  | { readonly k: 'mark'; readonly mark: WorkMark }
  | { readonly k: 'work-begins'; readonly marks: readonly WorkMark[] }
  | { readonly k: 'work-ends' }
  | { readonly k: 'act'; readonly seat: Seat; readonly action: ActionId; readonly token: boolean }
  /** `by`: the building whose ability it is */
  | {
      readonly k: 'gain';
      readonly seat: Seat;
      readonly what: 'people' | 'money' | 'food';
      readonly n: number;
      readonly by?: BuildingId;
    }
  | { readonly k: 'lose'; readonly seat: Seat; readonly what: 'money' | 'food'; readonly n: number }
  | { readonly k: 'pay'; readonly seat: Seat; readonly money: number; readonly food: number }
  | { readonly k: 'dead'; readonly seat: Seat; readonly n: number; readonly price?: true }
  /** `n` people fewer are lost, for a box from there or (Robot Workshop) for nothing. */
  | {
      readonly k: 'saved';
      readonly seat: Seat;
      readonly at: Place;
      readonly n: number;
      readonly box: boolean;
    }
  | { readonly k: 'box'; readonly seat: Seat; readonly at: Place; readonly n: number }
  /** `why`: it was spent for something, or lost. */
  | { readonly k: 'unbox'; readonly seat: Seat; readonly at: Place; readonly why: 'spent' | 'lost' }
  | { readonly k: 'moved'; readonly seat: Seat; readonly from: Place; readonly to: Place }
  | {
      readonly k: 'built';
      readonly seat: Seat;
      readonly id: BuildingId;
      readonly at: Place;
      readonly money: number;
      readonly food: number;
    }
  | { readonly k: 'repeated'; readonly seat: Seat; readonly at: Place }
  | { readonly k: 'fell'; readonly seat: Seat; readonly id: BuildingId; readonly at: Place }
  | { readonly k: 'drew'; readonly seat: Seat; readonly n: number }
  /** The building discard pile became the new building deck. */
  | { readonly k: 'refilled' }
  | { readonly k: 'discarded'; readonly seat: Seat; readonly card: BuildingId }
  /** `seat`: who added it, or null for a card that nobody adds (R6.7). */
  | { readonly k: 'added'; readonly seat: Seat | null; readonly card: Back }
  | { readonly k: 'extra-robot' }
  /** The tray was shuffled and put on top of the deck. */
  | { readonly k: 'stacked' }
  | { readonly k: 'excused'; readonly seat: Seat }
  | { readonly k: 'lottery'; readonly card: BuildingId }
  | { readonly k: 'reserved'; readonly seat: Seat }
  | { readonly k: 'surveyed'; readonly seat: Seat }
  | { readonly k: 'cashed'; readonly seat: Seat; readonly n: number }
  | { readonly k: 'passed'; readonly from: Seat; readonly to: Seat }
  | { readonly k: 'failed'; readonly seat: Seat }
  | { readonly k: 'over'; readonly why: Ending }
  | { readonly k: 'left'; readonly seat: Seat }
  /** To one seat: the cards that it drew or was passed. */
  | { readonly k: 'cards'; readonly cards: readonly BuildingId[]; readonly from: 'deck' | 'passed' };

// ---- Standing orders (11.3 of the rules) ---------------------------------------------------------------------

export interface Orders {
  /** Boxes gained outside an own action go here. */
  readonly boxes?: Place;
  /** Buildings to give up, in order; ask if more than `most` would go, or the total would fall under `floor`. */
  readonly losses?: { readonly order: readonly Place[]; readonly most?: number; readonly floor?: number };
  /** Boxes against losses: always, never, or whenever at least so many people are saved by one. */
  readonly spend?: Readonly<
    Partial<Record<'hospital' | 'organ-banks' | 'stacking-robot', 'always' | 'never' | number>>
  >;
  /** R&D Storage: draw before Paperwork; at Work with fewer cards in hand; before the building is lost. */
  readonly storage?: { readonly paperwork?: boolean; readonly work?: number; readonly lost?: boolean };
  /** Hand cards to discard, in order; at Paperwork the card just drawn goes first, or stays. */
  readonly discards?: { readonly order: readonly BuildingId[]; readonly drawn?: 'first' | 'keep' };
  /** Offers by the card that makes them; `keep`: only if so much of what is paid is left. */
  readonly offers?: Readonly<
    Partial<Record<OfferId, { readonly answer: 'always' | 'never'; readonly keep?: number }>>
  >;
  /** Which Perk to add first. */
  readonly perks?: readonly PerkId[];
  /** The answer to the next Work, planned ahead; `since` is filled in when it is left. */
  readonly nextWork?: { readonly moves: readonly McbMove[]; readonly since?: Snapshot };
}

/** What a plan counted on: it holds as long as nothing of it has shrunk. */
export interface Snapshot {
  readonly works: number;
  readonly people: number;
  readonly money: number;
  readonly food: number;
  readonly hand: readonly BuildingId[];
  readonly reserved: readonly BuildingId[];
  readonly buildings: readonly Standing[];
}

// ---- The shape -----------------------------------------------------------------------------------------------

export interface McbHand {
  cards: BuildingId[];
  /** Face down on the base (R10.5). */
  reserved: BuildingId[];
  /** Face down under the base (R11.2). */
  under: BuildingId[];
  /** On its way to the next seat (R10.6). */
  passing: BuildingId | null;
}

export interface McbBox {
  /** Building cards; the top is the first. */
  deck: BuildingId[];
  /** The top is the last. */
  discard: BuildingId[];
  /** Progress cards; the top is the first. */
  progress: ProgressCard[];
  /** Progress discard pile; the top is the last. */
  pile: ProgressCard[];
  /** The top is the first. A Robot in the tray is still here, until the end of the step. */
  robots: RobotId[];
  twists: TwistId[];
  /** Building cards of players who left. */
  away: BuildingId[];
}

export interface Mcb extends Shape {
  options: {
    readonly firstGame: boolean;
    readonly openList: boolean;
    /** The two Twists of the set-up, or none for chance. */
    readonly twists: readonly string[];
    readonly extended?: boolean;
  };
  table: { board: Board; step: Workings };
  hand: McbHand;
  box: McbBox;
  frame: McbFrame;
  move: McbMove;
  event: McbEvent;
  handSizes: { readonly cards: number; readonly reserved: number; readonly under: number };
  boxSizes: {
    readonly deck: number;
    readonly discard: number;
    readonly progress: number;
    readonly pile: number;
    readonly robots: number;
    readonly twists: number;
    readonly away: number;
  };
  orders: Orders;
}
