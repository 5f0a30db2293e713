// English words of the board: what stands beside numbers, labels of controls, hints.

const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const tokens = (n: number) => things(n, 'token', 'tokens');
const monsters = (n: number) => things(n, 'monster', 'monsters');
const cards = (n: number) => things(n, 'card', 'cards');

export const messages = {
  /** A name without its rank, for a narrow tile. */
  short: (name: string) => name.replace(/^(Brother|Sergeant|Lexicanium) /, ''),
  teamName: (team: string) => `${team} team`,

  // the location, the piles
  location: 'Where the column stands',
  supply: 'Supply',
  spawns: 'Spawn, major/minor',
  onLocation: 'Tokens on it',
  decides: 'Current player',
  stages: (past: number, ahead: number) => `${past} behind, ${ahead} ahead`,
  pile: (pile: string, n: number) => `${pile}: ${cards(n)}`,
  pileLow: 'Almost empty: the column travels when it is',
  sideLetter: { left: 'L', right: 'R' },

  // the cards of the round
  stand: {
    secret: 'hidden',
    open: 'yours',
    last: 'played',
    planned: 'chosen',
    waiting: 'later',
    now: 'now',
    done: 'done',
    lost: 'lost',
  },
  instinct: 'Your choice alone: do not discuss it',
  seenAlone: 'Seen by you alone',
  instinctKind: 'Instinct',
  eventKind: 'Event',
  size: { major: 'major', minor: 'minor' },
  box: (size: string, colour: string) => `${size} at ${colour}`,
  moves: {
    adjacent: (icon: string) => `${icon}: one row on`,
    flank: (icon: string) => `${icon}: flank`,
  },
  letter: { red: 'R', orange: 'O', yellow: 'Y', green: 'G' },

  // the column
  column: 'The column',
  drift: { left: 'left moves down', right: 'right moves up' },
  row: (n: number) => `Row ${n}`,
  nobody: 'Nobody is left',
  marine: (name: string, side: string, range: number, n: number) =>
    `${name}, facing ${side}, range ${range}, ${n === 0 ? 'no tokens' : tokens(n)}`,
  acts: 'Acts now',
  mayAct: 'Let him act',
  mayTurn: 'May turn round',
  swapHere: (name: string, row: number) => `${name} changes places with row ${row}`,
  swarm: (place: string, n: number, what: string) => `${place}: ${monsters(n)} (${what})`,
  swarmAt: (place: string) => place.charAt(0).toUpperCase() + place.slice(1),
  behind: 'Behind him',
  front: 'In front of him',
  held: 'Held by the field',
  holds: (percent: number) => `${percent}% to hold`,
  terrain: (name: string, colour: string) => `${name}, ${colour}`,
  used: 'Used in this round',
  capped: (n: number) => `At most ${n} more here`,
  tokens,
  tokensThen: (was: number, n: number) => `${tokens(was)}, then ${n}`,

  // what is asked
  question: 'What is asked',
  attacked: (name: string, n: number) => `${monsters(n)} ${n === 1 ? 'attacks' : 'attack'} ${name}.`,
  needs: (n: number) => (n === 5 ? 'Only a 5 holds.' : `${n} or more holds.`),
  hopeless: 'No number holds.',
  holdsNow: 'Holds!',
  fallsNow: 'Falls!',
  hints: {
    others: 'Tap another of your people to let him act first.',
    attack: (name: string, range: number) =>
      `${name} attacks: tap a swarm that glows${range > 0 ? `, up to ${things(range, 'row', 'rows')} away` : ''}. A skull (1, 2 or 3) hits.`,
    paidAttack: (name: string) => `${name} attacks for one of his own tokens: tap a swarm that glows.`,
    move: (name: string) => `${name} moves: tap the arrows where he goes, and he changes places.`,
    turn: 'Tap whoever turns round, then confirm.',
    token: (supply: number, marine: string) =>
      `Tap a ${marine}: the token comes from the supply (${supply}).`,
    swarm: 'Tap a swarm that glows.',
    place: 'Tap a place that glows.',
    charge: 'At the end he rolls, and on a 0 he falls.',
    instinct: 'Tap what glows. Nobody sees the card before you commit.',
  },
  jammed: 'Jammed this round',
  playedLast: 'Played last round',
  about: (name: string) => `About ${name}`,
  draft: 'The teams',
  range: 'Range',
  rangeOf: (n: number) => (n === 0 ? 'own row only' : `range ${n}`),

  // what may be looked up
  archive: 'To look up',
  nextEvent: 'You know the next event:',
  inForce: (n: number) => `In force (${n})`,
  when: { now: 'this round', next: 'next round' },
  kept: 'held',
  fallen: (n: number, word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)} (${n})`,
  isFallen: (name: string, word: string) => `${name} is ${word}`,
  decks: 'Decks and discard piles',
  monsterDeck: (deck: number, discard: number) => `Monster deck: ${cards(deck)}, ${discard} discarded`,
  discarded: (icon: string, n: number) => `${icon} ${n}`,
  eventDeck: (deck: number, discard: number) => `Event deck: ${cards(deck)}, ${discard} discarded:`,
  standing: (n: number) => `Standing orders (${n})`,
  noTeam: 'No team',
  alive: (n: number, of: number) => `${n}/${of}`,
  stands: (row: number, side: string) => `row ${row}, facing ${side}`,

  // a card's page
  kinds: {
    marine: 'One of the column',
    team: 'Team',
    action: 'Action card',
    event: 'Event card',
    location: 'Location',
    terrain: 'Terrain',
    monster: 'Monster',
  },
  plainMonster: 'One of nine alike. Its sign says with which events it moves.',
  number: 'Order',
  type: 'Kind',
  copies: 'Copies',
  colour: 'Colour',
  activation: 'Can be activated',
  yes: 'yes',
  no: 'no',
  targets: 'Aimed at',
  stage: 'Stage',
  reduced: (numbers: string) => `reduced: ${numbers}`,
  cardsIn: cards,
  post: (terrain: string, position: number, fromBelow: boolean) =>
    `${terrain}: row ${position} from ${fromBelow ? 'the bottom' : 'the top'}`,
  engaged: 'Engaged with',
  defence: 'Defence',
  where: 'Stands',
  rerolls: 'Rerolls he can pay',
  rule: 'The rule',
  rules: {
    marine:
      'He attacks the side that he faces, up to his range in rows. He may spend his own tokens to roll again: any attack, and a defence against a swarm that he faces.',
    team: 'Two of the column, three action cards. A card may not be chosen two rounds in a row.',
    action:
      'The cards of a round are carried out from number 1 upwards. The ability holds for this round where its text needs it.',
    event:
      'First the ability, then both boxes: on every terrain card of that colour so many monsters appear, from the pile of its side. Then the monsters with the sign move.',
    location:
      'When a pile is empty at the end of a phase, the column travels: new terrain, new piles. Monsters in the column come along.',
    terrain:
      'Events name its colour: monsters then come in here. It is activated with a Move + Activate card by somebody who faces it, once a round.',
    monster:
      'All monsters on one side of a row are a swarm. It attacks once a round, and moves by its signs.',
    swarm:
      'In its phase the swarm attacks once. The die must show more than the number of its monsters; a lord among them takes one off. The figure counts the rerolls that can be paid for.',
  },
  groups: {
    marine: 'The column',
    team: 'Teams',
    action: 'Action cards',
    event: 'Events',
    location: 'Locations',
    terrain: 'Terrain',
    monster: 'Monsters',
  },

  // standing orders and plans
  orders: {
    cards: 'Cards of the round',
    lead: 'Answers that are given when a question comes, so that nobody has to wait for you.',
    forAll: 'Standing orders are open to all.',
    defence: 'Defence that fails',
    attack: 'Attack that misses',
    artefact: (name: string) => `The ${name}`,
    paid: 'Attacks that cost a token',
    slay: 'First to go',
    slayHint: 'Tap the signs in the order in which they go. None: you are asked.',
    answers: { failed: 'roll again', ask: 'ask me', never: 'let it be' },
    paidAnswers: { ask: 'ask me', never: 'never' },
    none: 'asks about everything',
    likeFirst: 'The same for all of mine',
    plans: 'When your card comes up',
    plansHint: 'Seen by nobody. It is used if nothing on the rows that it names has changed.',
    noPlans:
      'A plan can be left once a Support or Move + Activate card of yours is chosen and not yet carried out.',
    plan: (card: string) => `Plan: ${card}`,
    unplanned: 'Ask me',
    tokenFor: 'Token for',
    swarmWhich: 'Swarm',
    swarmTo: 'Goes to',
    noSwarm: 'none',
    step: (name: string) => `${name} moves`,
    stays: 'stays',
    toRow: (n: number, other: string) => `to row ${n}, ${other}`,
    turns: (name: string) => `${name} turns round`,
    activates: 'Then activates',
    nothing: 'nothing',
    anyway: 'Use it even if things have changed',
  },

  waiting: 'Others decide',
};

export type BoardText = typeof messages;
