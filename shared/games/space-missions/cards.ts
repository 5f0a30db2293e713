// Events, awards, scenarios and the automa's cards, as typed data (sections 8.6 to 8.9 of the rules).
import type {
  AutomaItemId,
  AutomaType,
  AwardId,
  EventId,
  MissionNumber,
  ScenarioId,
  SystemId,
  Token,
  TypeId,
} from './ids.ts';

// ---- Events (section 8.6) ------------------------------------------------------------------------------------

/** The things by which an event can be answered (R7.3); aborting is always one more. */
export type Remedy = 'inspection' | 'enhancement' | 'training' | 'injure' | 'death';

export interface EventCard {
  /** One of the six of which three are used. */
  readonly starred: boolean;
  /** None: it affects nobody. */
  readonly systems: readonly SystemId[];
  readonly remedies: readonly Remedy[];
}

const event = (systems: readonly SystemId[], ...remedies: Remedy[]): EventCard => ({
  starred: false,
  systems,
  remedies,
});
const starred = (systems: readonly SystemId[], ...remedies: Remedy[]): EventCard => ({
  starred: true,
  systems,
  remedies,
});

export const events: Readonly<Record<EventId, EventCard>> = {
  'event-01': event([]),
  'event-02': event([]),
  'event-03': event(['life-support'], 'inspection', 'training', 'injure'),
  'event-04': event(['life-support'], 'inspection', 'enhancement', 'training', 'injure'),
  'event-05': event(['control'], 'inspection', 'enhancement', 'training'),
  'event-06': event(['propulsion'], 'inspection', 'enhancement'),
  'event-07': starred(['sensors'], 'inspection', 'enhancement'),
  'event-08': starred(['landing'], 'inspection', 'enhancement', 'training'),
  'event-09': starred(['re-entry'], 'inspection', 'training', 'injure'),
  'event-10': starred(['propulsion', 'control'], 'inspection', 'enhancement', 'training'),
  'event-11': starred(['sensors', 'life-support'], 'inspection', 'enhancement', 'training', 'injure'),
  'event-12': starred(['life-support'], 'inspection', 'enhancement', 'death'),
};

/** Starred events in a game; the others stay in the box, unseen. */
export const starredInGame = 3;

// ---- Awards (section 8.7) ------------------------------------------------------------------------------------

export type Award =
  | { readonly do: 'inspect' }
  | { readonly do: 'peek' }
  | { readonly do: 'remove' }
  | { readonly do: 'bump' }
  | { readonly do: 'equip' }
  | { readonly do: 'gain'; readonly token: Token };

export const awards: Readonly<Record<AwardId, Award>> = {
  'award-inspect-a': { do: 'inspect' },
  'award-inspect-b': { do: 'inspect' },
  'award-peek': { do: 'peek' },
  'award-remove-a': { do: 'remove' },
  'award-remove-b': { do: 'remove' },
  'award-bump-a': { do: 'bump' },
  'award-bump-b': { do: 'bump' },
  'award-fuel': { do: 'gain', token: 'fuel' },
  'award-training': { do: 'gain', token: 'training' },
  'award-equip': { do: 'equip' },
};

/** From 1962 on; the last year has none. */
export const firstGameAwards: readonly AwardId[] = [
  'award-fuel',
  'award-inspect-a',
  'award-remove-a',
  'award-peek',
  'award-bump-a',
  'award-remove-b',
  'award-equip',
];

// ---- Tracks and scenarios (section 8.8) ----------------------------------------------------------------------

/** A success track: the most successes get `most`, the second most `second`. */
export interface Track {
  readonly type: TypeId;
  readonly most: number;
  readonly second: number;
}

/** A media token on a mission; numbered ones name the mission in which the media lose interest next. */
export interface MediaSpot {
  readonly mission: MissionNumber;
  readonly shows: MissionNumber | null;
}

export interface Scenario {
  readonly tracks: readonly Track[];
  readonly media: readonly MediaSpot[];
}

const track = (type: TypeId, most: number, second: number): Track => ({ type, most, second });
const media = (mission: MissionNumber, shows: MissionNumber | null = null): MediaSpot => ({ mission, shows });

export const firstGameScenario: Scenario = {
  tracks: [track('satellite', 4, 2), track('crewed', 5, 2), track('lunar', 6, 3), track('media', 5, 2)],
  media: [media(3), media(5), media(6), media(8)],
};

export const scenarios: Readonly<Record<ScenarioId, Scenario>> = {
  'scenario-1': {
    tracks: [track('satellite', 4, 2), track('crewed', 5, 2), track('lunar', 6, 3), track('media', 5, 2)],
    media: [media(1), media(3, 1), media(4, 3), media(6, 4), media(8, 6)],
  },
  'scenario-2': {
    tracks: [track('crewed', 6, 3), track('lunar', 5, 2), track('media', 5, 2), track('pioneer', 4, 2)],
    media: [media(3), media(5, 3), media(7, 5), media(8, 7)],
  },
  'scenario-3': {
    tracks: [track('satellite', 6, 3), track('lunar', 5, 2), track('media', 4, 2), track('pioneer', 4, 2)],
    media: [media(2), media(4, 2), media(6, 4), media(8, 6)],
  },
  'scenario-4': {
    tracks: [track('satellite', 5, 2), track('crewed', 5, 2), track('lunar', 6, 3), track('pioneer', 5, 2)],
    media: [],
  },
  'scenario-5': {
    tracks: [track('satellite', 3, 1), track('crewed', 4, 2), track('lunar', 8, 4), track('media', 5, 2)],
    media: [media(5), media(6, 5), media(7, 6), media(8, 7)],
  },
  'scenario-6': {
    tracks: [track('satellite', 4, 2), track('crewed', 4, 2), track('media', 8, 4), track('pioneer', 4, 2)],
    media: [
      media(1),
      media(2, 1),
      media(3, 2),
      media(4, 3),
      media(5, 4),
      media(6, 5),
      media(7, 6),
      media(8, 7),
    ],
  },
};

// ---- The automa (section 8.9) --------------------------------------------------------------------------------

/** The missions that a card looks for; the first that there is, is flown. */
export const automaItems: Readonly<Record<AutomaType, readonly AutomaItemId[]>> = {
  1: ['highest-completed', 'lowest-open'],
  2: ['lowest-open'],
  3: ['next-open', 'lowest-open'],
  4: ['same', 'next-open', 'lowest-open'],
};

export type Difficulty = 'normal' | 'hard';

/** How many cards of each type are in the deck: one a year. */
export const automaDecks: Readonly<Record<Difficulty, Readonly<Record<AutomaType, number>>>> = {
  normal: { 1: 3, 2: 3, 3: 2, 4: 0 },
  hard: { 1: 2, 2: 1, 3: 3, 4: 2 },
};
