// What the board itself says in English: labels, consequences, notes on cards. The words of the rules (cards, prompts,
// moves, events) are in shared/games/space-missions/text. Other languages follow this shape.
import type { Part } from '../../../../shared/games/space-missions/content.ts';

const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const cards = (n: number) => things(n, 'card', 'cards');

export const messages = {
  /** A chance in words: nothing is called impossible or sure that is not. */
  percent: (share: number) =>
    share > 0 && share < 0.005
      ? '< 1 %'
      : share < 1 && share >= 0.995
        ? '> 99 %'
        : `${Math.round(100 * share)} %`,
  more: (name: string) => `More about ${name}`,

  // ---- The calendar, the order ----
  calendar: 'Calendar',
  /** Where a long word may be broken. */
  soft: (name: string) =>
    name.replace('Communications', 'Communi\u00adcations').replace('Geostationary', 'Geo\u00adstationary'),
  shortYear: (year: number) => `’${year % 100}`,
  awardOf: (year: number, award: string) => `${year}: ${award}`,
  noAward: (year: number) => `${year}: no award`,
  phases: 'Phases of the year',
  shortPhases: {
    action: 'Act',
    declaration: 'Declare',
    loading: 'Load',
    event: 'Event',
    flight: 'Fly',
    results: 'Results',
  },
  order: 'Order',
  upper: 'Next order',
  lower: 'Now',
  flipped: 'moved up by an award, has not passed',
  eventOfYear: 'Event',
  nextEvent: 'Your forecast',

  // ---- Missions ----
  missions: 'Missions',
  missionIs: {
    open: 'nobody has done it yet',
    done: 'done before',
    tv: (shows: number | null) =>
      shows ? `on television, then no longer mission ${shows}` : 'on television',
    fly: 'you could fly it now',
    cannot: 'you can’t fly it yet',
    yours: 'you have declared it',
  },
  doneBy: (names: string) => `Done: ${names}`,
  doneIn: (name: string, year: number) => `${name} ${year}`,
  declaredBy: (names: string) => `This year: ${names}`,
  first: 'First',
  later: 'Later',
  points: (n: number) => things(n, 'point', 'points'),
  needs: 'It takes',
  ready: 'there',
  lacking: 'missing',
  partHave: (have: number) => `yours: ${have}`,
  fuelNeed: (n: number) => `${n} fuel`,
  fuelHint: 'fuel in the tank, or extra tanks',
  successes: (have: number, need: number, type: string) => `${type}: ${have} of ${need}`,
  crewNeeded: 'a living specialist',
  arrow: (least: number) => `or ${least}`,
  steps: 'Steps',
  drawsOf: (n: number, of: number) => `${n} of ${of}`,
  smooth: 'No problem at all',
  clear: 'all green',
  declare: 'Declare it',
  declareNone: 'Declare nothing',
  declareNoneHint: 'You don’t fly this year: no points, no award.',
  declareHint: 'Tap a mission that glows to see what it takes.',
  close: 'Close',

  // ---- Mission control ----
  control: 'Mission control',
  deck: (name: string, n: number) => `${name}: ${cards(n)}`,
  lamps: {
    green: (n: number) => `${n} green`,
    yellow: (n: number) => `${n} yellow`,
    red: (n: number) => `${n} red`,
    unseen: (yellow: string) => `1 unseen, yellow with ${yellow}`,
    gone: (n: number) => `${n} removed for good`,
  },
  unseenHint:
    'One card of each deck was dealt unseen: green or yellow. The number is the chance that it is yellow.',
  testChance: {
    red: (share: string) => `${share}: red is drawn`,
    yellow: (share: string) => `${share}: yellow is drawn`,
  },
  warehouse: 'Warehouse',
  warehouseEmpty: 'empty',
  keep: (n: number) => `over ${n}: lost at the end of the year`,
  levels: 'Parts',
  specialistsHome: 'Specialists',
  dead: 'dead',

  // ---- The hand ----
  hand: 'Your experts',
  played: 'played',
  playedTop: 'on top: can be copied',
  passHint: {
    place: (place: number) => `Place ${place} in the next order.`,
    keeps: 'Your marker keeps its place in the next order.',
    solo: 'You act no more this year.',
    unused: (n: number) => `${cards(n)} stay unused.`,
  },
  drawing: 'draws: final',
  cannot: {
    develop: 'all parts are at level 3',
    copy: 'no card to copy',
    retrieve: 'no card to take back',
  },
  soloOrder: {
    label: 'Order of the year',
    same: 'as now',
    first: 'you go first',
    second: 'the automa goes first',
  },

  // ---- Choosing ----
  stock: (n: number) => `you have ${n}`,
  picked: (n: number) => `${n} chosen`,
  pickMore: 'Tap two, also the same one twice.',
  levelUp: (from: number, to: number) => `${from} → ${to}`,
  yellowInto: (system: string) => `+1 yellow into ${system}`,
  noCard: 'no new card',
  drawn: 'You drew',
  handIt: (card: string) => `${card} can be played again`,

  // ---- Loading ----
  pad: 'Launch pad',
  padFor: (mission: string) => `Launch pad: ${mission}`,
  level: (part: string) => `Level of the ${part.toLowerCase()}`,
  over: '+1 fuel',
  gauge: 'Fuel',
  gaugeOf: (have: number, need: number) => `${have} of ${need}`,
  tank: 'Tank',
  slots: 'Slots',
  slotFree: 'free',
  takeOut: (token: string) => `Take out ${token}`,
  putIn: (token: string, left: number) => `${token} (${left})`,
  training: 'Training',
  crew: 'Crew',
  astronaut: 'Astronaut',
  emptySeat: 'empty seat',
  left: (n: number) => `${n} left`,
  sensible: 'Fill sensibly',
  least: 'Only what is needed',
  loadIt: 'Load it like this',
  leaveIt: 'Load it like this in the same move',
  leaveHint:
    'It is loaded as soon as all have declared. Nobody sees it, and you can change it until all are ready.',
  loadHint: 'What is loaded stays on the rocket: it comes back only if you stay home.',
  whole: 'Loaded. Commit to be ready.',
  loaded: 'Your rocket is ready.',
  loadAgain: 'Load it another way',
  loadAlong: 'Load along with it',
  loadStored: 'Your load is stored and follows your declaration.',
  serves: (systems: string) => `for ${systems}`,
  asFuel: 'as fuel',
  useless: 'no step needs it',

  // ---- The event ----
  hits: (step: number, system: string) => `Step ${step}: ${system}`,
  hitsNothing: 'None of your steps is concerned.',
  hitsSteps: 'It hits your mission',
  eventCost: {
    launch: 'Nothing to pay.',
    inspection: 'It would be gone at the end of the year anyway.',
    discard: (left: number) => (left === 0 ? 'The last one there.' : `${left} left there.`),
    untrain: (left: number) => `${left} training left aboard.`,
    injure: 'An injured astronaut gives no point; the next injury kills.',
    sacrifice: '−2 points, and one less aboard.',
    stay: 'All tokens come back. No points, no award this year.',
  },

  // ---- The flight ----
  flight: 'Your flight',
  flightOf: (mission: string) => `Your flight: ${mission}`,
  step: (n: number) => `Step ${n}`,
  aboard: 'Aboard',
  nothingAboard: 'nothing',
  state: { healthy: 'healthy', injured: 'injured', dead: 'dead' },
  restChance: (share: string) => `${share} that the rest is all green`,
  nextChance: 'The next card',
  failedAt: (n: number) => `Failed at step ${n}`,
  flying: 'under way',
  succeeded: 'Success',
  skipped: 'skipped',
  ends: {
    goOn: 'The flight goes on.',
    thenYellow: 'It becomes a yellow card: you solve that next.',
    left: (n: number) => `${n} left.`,
    free: 'Costs nothing.',
    injury: 'One is injured; whoever was injured dies.',
    abort: (step: number) => `Failed at step ${step}: ${step === 1 ? '1 point' : `${step} points`}.`,
    reEntry: 'The crew still has to come down: re-entry.',
    over: 'The flight is over.',
    oneDies: 'One astronaut dies (−2).',
    allDie: 'All aboard die (−2 each).',
    injuries: (n: number) => `${things(n, 'injury', 'injuries')} to share.`,
  },
  gone: 'Gone for good; the deck gets better.',
  lookHint: 'You see all its cards. Nobody else does.',
  youFlew: 'Your flight is over. It is shown when all flights are over.',

  // ---- Flights of the past, rivals, score ----
  flights: 'Flights',
  flightsNone: 'Nobody has flown yet.',
  lastFlight: 'Last flight',
  flightBy: (name: string, mission: string) => `${name}: ${mission}`,
  rivals: 'The others',
  visit: (name: string) => `Visit ${name}`,
  topCard: 'Top card',
  noCards: 'nothing played',
  inHand: (n: number) => `${cards(n)} in hand`,
  passed: 'passed',
  away: 'has left',
  declared: (mission: string) => `declared ${mission}`,
  score: 'Score in the making',
  total: 'Total',
  trackTitle: 'Success tracks',
  trackOf: (most: number, second: number) => `${most} / ${second}`,
  trackHint: 'Most successes / second most, at the end. Ties count in full.',
  experience: 'Experience',
  archive: 'Archive',
  pastEvents: 'Events so far',
  eventsLeft: (n: number) => `${cards(n)} in the event deck`,
  pastNone: 'None yet.',
  automa: {
    label: 'The automa',
    card: (n: number) => `Automa card ${n}`,
    deck: (n: number) => `${cards(n)} left`,
    none: 'not yet turned over',
  },

  // ---- A card's page ----
  kinds: {
    mission: 'Mission',
    event: 'Event',
    award: 'Award',
    expert: 'Expert',
    token: 'Token',
    system: 'System',
    part: 'Part',
    type: 'Success',
    scenario: 'Scenario',
    specialist: 'Specialist',
    automa: 'Automa card',
  },
  starred: 'One of six starred events, of which three are in a game.',
  rule: 'Rule',
  rules: {
    mission: 'You need the parts, the fuel and the earlier successes on the day on which you declare.',
    event:
      'One event a year, after loading. It affects you if one of your steps uses a system that it shows.',
    award: 'Everybody who launched this year gets it, after a failure as well.',
    expert: 'Choose one area and carry out all of it from left to right.',
    token: 'At the end of a year you keep at most 3 of each kind.',
    system: 'The deck is shuffled before every draw. Its order never matters.',
    part: 'Developing adds a tile; the lower ones stay yours.',
    type: 'The most successes at the end get the left number of the track, the second most the right one.',
    scenario: 'It replaces the tracks and the media tokens.',
    specialist: 'Only for problems of that system, not for events.',
    automa: 'One card a year, turned over after your declaration. The automa always succeeds.',
  },
  figures: {
    fuel: 'Fuel',
    parts: 'Parts',
    needs: 'Needs',
    points: 'First / later',
    types: 'Counts as',
    accepts: 'Takes',
    addsCard: 'Developing adds',
    copies: 'Normal / hard deck',
  },
  partTexts: {
    rocket: 'Carries everything. Its tank holds the fuel, its slots extra tanks and thrust backups.',
    satellite: 'Flies without a crew. Its slots take sensor and control backups.',
    capsule:
      'All its seats are filled with astronauts. Slots for life-support and control backups, and room for training.',
    'lunar-module': 'Has no levels and is yours from the start. Two slots for sensor and control backups.',
  } satisfies Record<Part, string>,
  tileFigures: (tank: number, slots: number, seats: number, training: number) =>
    [
      tank > 0 ? `tank ${tank}` : '',
      things(slots, 'slot', 'slots'),
      seats > 0 ? things(seats, 'seat', 'seats') : '',
      training > 0 ? `training ${training}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  groups: {
    mission: 'Missions',
    expert: 'Experts',
    system: 'Systems',
    token: 'Tokens',
    part: 'Parts',
    event: 'Events',
    award: 'Awards',
    type: 'Successes',
    scenario: 'Scenarios',
    specialist: 'Specialists',
    automa: 'Automa cards',
  },
  missionCard: (n: number) => `Mission ${n}`,

  // ---- Standing orders ----
  orders: {
    lead: 'Answers that are given for you when a question comes. Nobody sees them, and you can change them until then.',
    both: 'Orders for the event and the flight',
    ask: 'Ask me',
    next: 'My next turn',
    nextHint: 'Only for the very next one. If it no longer works, you are asked.',
    after: 'and then',
    event: 'At the event',
    events: {
      launch: 'Launch if it leaves me alone; else ask',
      answer: 'Also pay by the usual order; else ask',
      'answer-or-abort': 'Also stay home if nothing else is left',
    },
    eventHint: 'The usual order: inspection, training, enhancement, injury. Never a death.',
    flight: 'In flight',
    flights: {
      fly: 'Pay rather than suffer; ask me at the end',
      'fly-and-choose': 'Pay, and choose at the end as well',
    },
    flightHint: 'Specialists first, then backups, then training. It aborts only where nothing else is left.',
    load: 'My load',
    loadHint: 'Given on the launch pad, right after your declaration.',
    loadKept: (mission: string) => `Stored for ${mission}`,
    loadDrop: 'Forget it',
    planned: 'Load as shown on the pad',
  },
};

/** What every language must have. */
export type BoardText = typeof messages;
