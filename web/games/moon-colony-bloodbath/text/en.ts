// What the board itself says in English: labels, notes on cards, the pages of the rules. The words of the rules (cards,
// prompts, moves, events) are in shared/games/moon-colony-bloodbath/text. Other languages follow this shape.
import type {
  BuildingId,
  EventId,
  RobotId,
  TwistId,
} from '../../../../shared/games/moon-colony-bloodbath/content.ts';

import { say } from './en.words.ts';

const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const messages = {
  say,

  // ---- The card of the turn, and what is ahead ----
  turn: (n: number) => `Turn ${n}`,
  pass: (n: number) => `pass ${n}`,
  deck: (n: number) => `${n} in the deck`,
  kinds: {
    start: 'Standard',
    event: 'Event',
    perk: 'Perk',
    development: 'Development',
    robot: 'Robot',
    twist: 'Twist',
    building: 'Building',
    action: 'Action',
    back: 'Robot',
  },
  eventNo: (n: number) => `Event No. ${n}`,
  perkOf: (name: string) => `Perk of ${name}`,
  opening: 'Grand opening',
  openingText: 'A new life awaits you on the Moon. All robots have been tested at least once.',
  stamp: (n: number) => `−${n} people`,
  ahead: 'Coming soon',
  nextEvent: 'Next Event: ',
  allEventsOut: 'The manual is in the deck!',
  robotInstead: 'a Robot in place of the manual',
  onTop: 'On top of the deck',
  anyOrder: 'in any order',
  below: 'then',
  tray: 'Goes on top after this step',
  unknown: 'Nobody knows what comes next.',
  marks: {
    'no-abilities': 'Next Work: the doors stay shut. No building has any ability.',
    'no-build': 'Next Work: repairs. Nobody can build.',
  },
  working: {
    'no-abilities': 'The doors are shut: no building has any ability during this Work.',
    'no-build': 'Repairs: nobody can build during this Work.',
  },

  // ---- The base ----
  base: 'Moon base',
  total: 'Total population',
  onBase: 'on the base',
  money: 'money',
  food: 'food',
  hunger: (need: number) => `Hunger needs ${need}`,
  was: (before: number, after: number) => `${before}, then ${after}`,
  actions: 'Actions',
  tokens: (names: string) => `Work in this pass: ${names}`,
  noTokens: 'No Work yet in this pass',
  yields: {
    people: (n: number) => things(n, 'person', 'people'),
    money: (n: number) => `${n} money`,
    food: (n: number) => `${n} food`,
    box: (n: number) => things(n, 'box', 'boxes'),
    card: (n: number) => things(n, 'card', 'cards'),
  },
  maybe: (cost: string, gain: string) => `for ${cost}: ${gain}`,
  because: (names: string) => `with ${names}`,
  noHome: 'no building to put it on',
  canBuild: (n: number, of: number) => `${n} of ${of} affordable`,
  nothingToBuild: 'nothing to build',
  ownOrder: 'Own order',
  ownOrderHint: 'Choose the order of the abilities yourself',

  // ---- Losses ----
  loss: 'Loss',
  need: (n: number) => `${n} to lose`,
  have: (n: number) => `${n} on the base`,
  short: (n: number) =>
    `${things(n, 'more is', 'more are')} needed: give up a building, its people move to the base`,
  covered: 'The base can pay',
  doomed: 'This is the end of the colony.',
  lostAs: (n: number, name: string) => `${name}: given up as number ${n}`,
  price: 'Price',
  boxesLeft: (n: number) => `${things(n, 'box', 'boxes')} to place`,
  boxesToLose: (n: number) => `${things(n, 'box', 'boxes')} to give away`,
  cardsLeft: (n: number) => `${things(n, 'card', 'cards')} to discard`,

  // ---- Colony and cards ----
  colony: 'My colony',
  noBuildings: 'Nothing but dust and dreams. Build something!',
  newBuilding: 'planned',
  boxes: (n: number) => things(n, 'box', 'boxes'),
  population: (n: number) => `population ${n}`,
  cost: (n: number) => `costs ${n}`,
  costNow: (now: number, printed: number) => `costs ${now} in place of ${printed}`,
  missing: (n: number) => `${n} short`,
  hand: 'My hand',
  handEmpty: 'No cards in hand.',
  reserved: 'Reserved on the base',
  reservedHint: 'Only these can be built until none is left.',
  under: 'Under the base',
  away: 'put away',
  more: (name: string) => `More about ${name}`,
  drawFromHere: 'Draw a card for 1 box',
  others: 'Other colonies',
  visit: (name: string) => `Visit ${name}`,
  buildings: (n: number) => things(n, 'building', 'buildings'),
  handOf: (n: number) => `${things(n, 'card', 'cards')} in hand`,
  reservedOf: (n: number) => `${n} reserved`,
  underOf: (n: number) => `${n} under the base`,
  gone: 'has left the Moon',
  failed: 'wiped out',
  perksLeft: (n: number) => `Perks left: ${n}`,
  perksNone: 'All Perks are in the deck.',
  chooseThis: (what: string) => `Choose: ${what}`,

  // ---- Reference on the board ----
  archive: 'Archive',
  eventTrack: 'Events',
  eventOut: 'in the deck',
  robotsMet: (n: number) => `Robots met: ${n}`,
  robotsNone: 'None yet. They are charging.',
  robotsLeft: (n: number) => `${n} more are waiting.`,
  twists: (n: number) => `Twists in the game: ${n}`,
  developments: 'Developments left',
  piles: (deck: number, discard: number) => `Building cards: ${deck} in the deck, ${discard} discarded`,
  discardTop: 'On top of the discard pile: ',
  deckList: (n: number) => `All ${n} cards of the deck and its discard pile`,
  hiddenRobot: 'A Robot',
  hiddenRobotText: 'Nobody knows yet which one it is. It will introduce itself.',

  // ---- A card's page ----
  printedCost: 'Printed cost',
  printedPopulation: 'Population',
  copies: 'Copies',
  colour: 'Boosts',
  noColour: 'no action',
  number: 'Number',
  supply: 'Copies in the supply at first',
  adds: 'Adds to the deck',
  good: 'good for everyone',
  bad: 'bad for everyone',
  rule: 'Rule',
  rules: {
    building: 'Two copies are two abilities. An ability that spends a box takes it from this very building.',
    robot: 'First everyone loses the people; then the rest happens. If a colony dies, the rest does not.',
    event: 'Events are added in the order of their numbers, and come back after each reshuffle.',
    perk: 'Only its owner gets it. Once added it stays in the deck and comes back after each reshuffle.',
    development: 'Everyone gets it, whoever added it. Two copies exist; a third is skipped.',
    twist: 'Everyone gets it each time it comes up.',
    start: 'It comes back after each reshuffle.',
    action: 'The tokens only record what was chosen in this pass: any action may be taken again and again.',
    back: 'Robots are added by Glitch and by the Bunker, and never leave.',
  },
  notes: {
    'moon-hotel': 'Every single gain counts: the action, each ability, each card.',
    'potato-farm': 'For any price in money, but not for its own price, and not when money is lost.',
    'kale-farm': 'Its own +1 food counts for the Farm of its Play effect.',
    'aluminum-mine': 'Done before the 4 money of Mine, if you have none then.',
    'solar-panels': 'Not for its own Build: it must stand there before.',
    'welcome-center': 'Not for its own Build: it must stand there before.',
    'assembly-line': 'The Build comes before anything else is lost, without this discount.',
    'launch-pad': 'Cards that are added by it count as added by you.',
    'rd-storage': 'Your answer to an open question is opened again when you use it.',
    'radio-antennae': 'Reserved cards are not in your hand. Two copies draw 2 cards.',
    'trading-post': 'For each Perk, Development, Robot and Event that your own buildings or choices add.',
    'organ-banks': 'The box saves everybody at that Accident.',
    hospital:
      'Once for each loss and each Hospital, before any building is given up. Not for people that you pay.',
    'robot-workshop': 'Its saving is fixed when the loss begins.',
    'escape-pods': 'They come during the loss, and may save the colony.',
    'grand-tower': 'The most people under one roof, for now.',
    'soup-kitchen': 'The need is never below 0.',
    bunker: 'The Robot comes at the end of this step, on top of the deck.',
    reactor: 'Only the printed cost counts for the discount.',
    hunger:
      'The need is counted first: giving up buildings does not lower it. Food must be used. Spared by a Hospital counts as nobody lost.',
    paperwork: 'Hacker Lair skips all of it. With fewer cards, discard what you have.',
    'instruction-manual': 'The game ends at once. The most people win.',
    'stacking-robot': 'Boxes from any building, spent before any building is given up.',
    'automatic-doors':
      'From the reveal of that Work to its end: no boosts, no discounts, no Play effects. A reshuffle opens the doors.',
    'repairs-robot': 'Only during that Work. Other cards may still let you build.',
    'construction-robot': 'Several can gather there. They can not be discarded, passed or surveyed.',
    'delivery-drone': 'All choose at once. Giving a card away is no discard.',
    'sentient-ai': 'One Twist in total. It is always the very next card.',
    surveying: 'Cards under the base are no hand cards; they can not be built.',
    'construction-kits':
      'The box may be spent even if you then build nothing. The building must still be paid for.',
    'grand-plan': 'Only the printed cost counts. The building must still be paid for.',
    overtime: 'People paid are lost as in any loss, and nothing can spare them.',
    'risky-research': 'People paid are lost as in any loss, and nothing can spare them.',
    'gold-fever': 'People paid are lost as in any loss, and nothing can spare them.',
    'deja-vu': 'At Build you must build if you can.',
    lottery: 'Only the printed cost counts.',
    envy: 'With a tie, all of them lose people.',
    'meteor-shower': 'Counted before anything is lost.',
    engineers: 'The money comes after the lost effect of the building.',
  } satisfies Partial<Record<BuildingId | EventId | RobotId | TwistId, string>> as Readonly<
    Record<string, string>
  >,
  groups: {
    action: 'Actions',
    start: 'Standard cards',
    event: 'Events, in order',
    robot: 'Robots',
    twist: 'Twists',
    development: 'Developments',
    perk: 'Perks',
    yellow: 'Buildings for Mine',
    green: 'Buildings for Farm',
    orange: 'Buildings for Restock',
    purple: 'Buildings for Build',
    blue: 'Buildings for Research',
    grey: 'Other buildings',
  },

  // ---- The form for a new game ----
  options: {
    firstGame: {
      label: 'First game',
      hint: 'The two Twists at the start are chosen among eight gentle ones.',
    },
    openList: {
      label: 'Open deck list',
      hint: 'Shows which cards are in the deck and its discard pile. All of it was public once.',
    },
    twists: { label: 'Twists at the start', hint: 'Two, or none for chance.' },
    extended: { label: 'Extended solo game', hint: 'The manual never comes. See how long you last.' },
  } as Readonly<Record<string, { readonly label: string; readonly hint: string }>>,

  // ---- Standing orders ----
  orders: {
    lead: 'Answers that are given for you when a question comes. Nobody sees them.',
    ask: 'Ask me',
    always: 'Always',
    never: 'Never',
    boxes: 'Boxes gained outside my own action go to',
    spend: 'Boxes against losses',
    offers: 'Offers of Developments and Twists',
    perks: 'When I add a Perk, take first',
    save: 'Leave these orders',
    clear: 'Take all orders back',
  },

  // ---- The rules, page by page ----
  chapters: [
    {
      id: 'aim',
      title: 'The brochure',
      paragraphs: [
        'You run a colony on the Moon. Build it up, then watch it fall apart, a little later than the others.',
        'Total population is the people on your base and the people printed on your buildings. When somebody’s total is 0, or when the Instruction Manual turns up, the game ends, and the highest total wins.',
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      paragraphs: [
        'The top card of the progress deck is turned up, and everyone does what it says at the same time. Answers are secret until all are in.',
        'When the deck is empty, everything that was revealed is shuffled into a new one. Cards that were added stay in it, so each pass is longer and deadlier.',
      ],
    },
    {
      id: 'work',
      title: 'Work',
      paragraphs: [
        'Choose one action. Mine: 4 money. Farm: 4 food. Research: draw 2 cards. Restock: 2 boxes, each on any of your buildings. Build: pay for a card from hand, add it to your colony, do its Play effect.',
        'Buildings boost actions: “Mine: +2 money” is done whenever you Mine. Boxes lie only on buildings; an ability that spends a box takes it from its own building.',
      ],
    },
    {
      id: 'loss',
      title: 'Losing people',
      paragraphs: [
        'People are lost from the base. If the base has too few, you give up buildings one by one: each building’s people move to the base first, and its ability is gone.',
        'Hospitals, Organ Banks and boxes help before that, never after.',
      ],
    },
    {
      id: 'deck',
      title: 'Adding cards',
      paragraphs: [
        'Trouble adds the next Event. Buildings add Perks for you alone, Developments for everyone, and one or two of them a Robot. Added cards go on top of the deck, in any order.',
        'Hunger: lose 1 food for each building, and 1 person for each food that is missing. Whoever loses nobody gains 2 people.',
      ],
    },
    {
      id: 'solo',
      title: 'Alone',
      paragraphs: [
        'Alone you win when the Instruction Manual turns up. Loneliness brings people for plus symbols and takes them for minus symbols.',
        'In the extended solo game the manual never comes: each time a Robot takes its place, and your score is how many of them you see.',
      ],
    },
  ],
};

/** What every language must have. */
export type BoardText = typeof messages;
