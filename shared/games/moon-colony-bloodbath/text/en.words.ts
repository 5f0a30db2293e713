// Questions, moves and events as sentences, in English. words.ts chooses among them and fills them in.

const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const people = (n: number) => things(n, 'person', 'people');

export const say = {
  and: ', ',
  colon: ': ',
  nth: (name: string, n: number) => `${name} (no. ${n})`,
  of: {
    people,
    money: (n: number) => `${n} money`,
    food: (n: number) => `${n} food`,
    box: (n: number) => things(n, 'box', 'boxes'),
    card: (n: number) => things(n, 'card', 'cards'),
    building: () => 'a building',
  },
  split: (money: number, food: number) =>
    [money > 0 || food === 0 ? `${money} money` : '', food > 0 ? `${food} food` : '']
      .filter((part) => part !== '')
      .join(' and '),

  // ---- What is asked ----
  ask: {
    work: 'Choose an action for your colony',
    action: 'Choose an action',
    given: (action: string) => `${action}: begin, in the usual order or in your own`,
    build: 'Build a card, or build nothing',
    buildMust: 'Choose the card that you build',
    buildUpTo: (cost: number) => `Build a card with a printed cost of at most ${cost}, or build nothing`,
    buildFrom: (cost: number) => `Build a card with a printed cost of at least ${cost}, or build nothing`,
    order: 'What comes next?',
    spendBox: (building: string, gains: string) => `Spend a box from ${building} for ${gains}?`,
    split: (price: number) => `How do you pay the price of ${price}?`,
    putBox: (n: number) =>
      n === 1 ? 'Put the box on a building' : `Put ${n} boxes on buildings, one by one`,
    putBoxEmpty: 'Put the box on a building that has none',
    takeBox: (n: number) =>
      n === 1 ? 'Choose the box that you lose' : `Choose the ${n} boxes that you lose`,
    moveFrom: 'Move a box from one building to another?',
    moveTo: 'Where does the box go?',
    perk: 'Choose a Perk to add to the deck',
    repeat: 'Choose the building whose Play effect happens again',
    discard: (n: number) => `Discard ${things(n, 'card', 'cards')}`,
    reserve: 'Put a card face down on your base',
    pass: 'Choose a card for the player on your left',
    survey: 'Put a card under your base, or cash in all that lie there',
    offer: (card: string, price: string, gains: string) =>
      gains === '' ? `${card}: pay ${price}?` : `${card}: pay ${price} for ${gains}?`,
    offerOr: (card: string, price: string, loss: string) => `${card}: pay ${price}, or ${loss}?`,
    option: (card: string) => `${card}: choose one`,
    organBanks: (n: number) => `Save ${people(n)} with a box of the Organ Banks?`,
    spare: (n: number) => `You lose ${people(n)}: spend a box to lose fewer?`,
    giveUp: (n: number) => `You lose ${people(n)}: give up a building`,
    giveUpPrice: (n: number) => `You pay ${people(n)}: give up a building`,
    loseOne: 'Choose the building that you lose',
  },
  waiting: 'the others give their answers',

  // ---- Moves ----
  move: {
    own: (action: string) => `${action}, in my own order`,
    build: (card: string, price: number) => `Build ${card} (${price} money)`,
    noBuild: 'Build nothing',
    itself: 'The action itself',
    rest: 'The rest in the usual order',
    spend: (building: string) => `Spend a box from ${building}`,
    keep: 'Keep the box',
    box: (building: string) => `Box on ${building}`,
    unbox: (building: string) => `Box from ${building}`,
    from: (building: string) => `Move a box from ${building}`,
    noMove: 'Move none',
    to: (building: string) => `To ${building}`,
    perk: (perk: string) => `Add ${perk}`,
    repeat: (building: string) => `Repeat ${building}`,
    pay: (price: string) => `Pay ${price}`,
    payBox: (building: string) => `Pay with a box from ${building}`,
    payBuilding: (building: string) => `Lose ${building} for it`,
    payCard: (card: string) => `Discard ${card} for it`,
    decline: 'Decline',
    declineOr: (loss: string) => `Do not pay: ${loss}`,
    save: (building: string) => `Spend a box from ${building} to save people`,
    noMore: 'Spend no box',
    giveUp: (building: string) => `Give up ${building}`,
    discard: (card: string) => `Discard ${card}`,
    reserve: (card: string) => `Put ${card} on the base`,
    pass: (card: string) => `Pass ${card}`,
    survey: (card: string) => `Put ${card} under the base`,
    cash: 'Cash in the cards under the base',
    storage: (building: string) => `Draw a card for a box from ${building}`,
  },
  effect: {
    gain: (what: string) => `+${what}`,
    draw: (n: number) => `draw ${things(n, 'card', 'cards')}`,
    build: 'a Build',
    losePeople: (n: number) => `lose ${people(n)}`,
    loseBuilding: 'lose a building of your choice',
  },
  thenDraw: (moves: string, draw: number) => `${moves}, then draw ${things(draw, 'card', 'cards')}`,

  // ---- Events. The mark of the seat stands before each sentence ----
  /** Who did it, as the beginning of a sentence. */
  who: { you: 'You', other: (name: string) => name },
  /** To whom it was done, within one. */
  them: { you: 'you', other: (name: string) => name },
  event: {
    reshuffle: 'The deck is shuffled anew.',
    void: 'Its owner has left: nothing happens.',
    mark: {
      'no-abilities': 'At the next Work, no building will have any ability.',
      'no-build': 'At the next Work, nobody will be able to build.',
    },
    workBegins: {
      'no-abilities': 'The doors are shut: no abilities during this Work.',
      'no-build': 'Repairs: no building during this Work.',
    },
    act: (name: string, action: string) => `${name} chose ${action}.`,
    gain: (name: string, what: string) => `${name} gained ${what}.`,
    gainBy: (name: string, what: string, by: string) => `${name} gained ${what} (${by}).`,
    lose: (name: string, what: string) => `${name} lost ${what}.`,
    pay: (name: string, what: string) => `${name} paid ${what}.`,
    dead: (name: string, n: number) => `${name} lost ${people(n)}.`,
    deadPrice: (name: string, n: number) => `${name} gave ${people(n)} as the price.`,
    saved: (name: string, n: number, by: string) => `${name} saved ${people(n)} (${by}).`,
    box: (name: string, n: number, building: string) =>
      `${name} put ${things(n, 'box', 'boxes')} on ${building}.`,
    spent: (name: string, building: string) => `${name} spent a box from ${building}.`,
    unboxed: (name: string, building: string) => `${name} lost a box from ${building}.`,
    moved: (name: string, from: string, to: string) => `${name} moved a box from ${from} to ${to}.`,
    built: (name: string, building: string, price: string) => `${name} built ${building} for ${price}.`,
    repeated: (name: string, building: string) => `${name} repeated the Play effect of ${building}.`,
    fell: (name: string, building: string) => `${name} gave up ${building}.`,
    drew: (name: string, n: number) => `${name} drew ${things(n, 'card', 'cards')}.`,
    refilled: 'The building discard pile is shuffled into a new deck.',
    discarded: (name: string, card: string) => `${name} discarded ${card}.`,
    added: (card: string) => `${card} goes on top of the deck.`,
    addedBy: (name: string, card: string) => `${name} added ${card}.`,
    extraRobot: 'A Robot comes in place of the manual.',
    excused: (name: string) => `${name} skipped the paperwork.`,
    lottery: (card: string, cost: number) => `${card} is drawn: ${cost} money for everyone.`,
    reserved: (name: string) => `${name} put a card on the base.`,
    surveyed: (name: string) => `${name} put a card under the base.`,
    cashed: (name: string, n: number) => `${name} cashed in ${things(n, 'card', 'cards')}.`,
    passed: (from: string, to: string) => `${from} passed a card to ${to}.`,
    failed: (name: string) => `The colony of ${name} is wiped out.`,
    failedYou: 'Your colony is wiped out.',
    over: {
      manual: 'The manual is found. The colony project succeeds!',
      failure: 'The colony project fails.',
      left: 'One colony alone is left.',
    },
    left: (name: string) => `${name} left the Moon.`,
    cardsDrawn: (cards: string) => `You drew: ${cards}.`,
    cardsPassed: (cards: string) => `You were passed: ${cards}.`,
  },
  chapter: {
    reshuffle: 'Reshuffle',
    event: (n: number, name: string) => `Event ${n}: ${name}`,
    perk: (name: string, owner: string) => `${name} (${owner})`,
  },

  // ---- The end ----
  ending: {
    manual: 'The Instruction Manual was found: every problem is solved.',
    failure: 'A colony died out, and the project with it.',
    left: 'The others left the Moon.',
  },
  score: {
    base: 'on the base',
    buildings: 'in buildings',
    events: 'last Event',
    'extra-robots': 'Robots in place of the manual',
  } as Readonly<Record<string, string>>,
};

/** What every language must have. */
export type Say = typeof say;
