// English words of the board: labels, what a tap comes to, how to read a space. The words of the rules (cards, prompts,
// moves, events) are in shared/games/kembles-cascade/text. Other languages follow this shape.
const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const messages = {
  // ---- The story ----
  myTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,

  // ---- The head of the board ----
  order: 'Order of this round',
  sensorOf: 'Sensor',
  next: (pack: string) => pack,
  rows: (n: number) => (n === 0 ? 'no row to come' : `${things(n, 'row', 'rows')} to come`),
  bossIs: (boss: string, special: string) => `${boss}: ${special}`,

  // ---- The cockpit ----
  cockpit: 'Your Energy and Threat',
  own: 'What is yours',
  energy: 'Energy',
  threat: 'Threat',
  glory: 'Glory',
  bellonium: 'Bellonium',
  left: (moves: number, shots: number) =>
    `${things(moves, 'move', 'moves')}, ${things(shots, 'shot', 'shots')} left`,
  has: (moves: number) => `${things(moves, 'move', 'moves')}, 1 shot a turn`,
  marked: (n: number) => `${things(n, 'PvP marker', 'PvP markers')} on you`,
  done: 'done',
  missionName: 'Mission',

  // ---- Space ----
  area: 'Space',
  allInside: 'Ships enter here, from below.',
  outside: 'Outside:',
  isOutside: 'outside',
  space: (place: string, object: string, ship: string) =>
    `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${[ship && `ship of ${ship}`, object].filter(Boolean).join(', ') || 'empty'}.`,
  way: {
    fly: (moves: number, price: string) => `Fly there: ${things(moves, 'move', 'moves')}, ${price}.`,
    enter: 'Enter here.',
    jump: 'Jump here.',
    warp: 'Warp here.',
    stops: (place: string) => `The plan stops at ${place} first.`,
    ends: (energy: number, threat: string) => `Ending there: Energy ${energy}, Threat ${threat}.`,
    dying: 'Ending there destroys your ship.',
  },
  shot: (weapon: string, damage: number, price: string) => `Fire ${weapon}: ${damage} damage, ${price}.`,
  yourShip: (place: string) => `Your ship, ${place}`,
  scopeEmpty: 'Look at a space to see what waits there.',
  threatFrom: (name: string, n: number, how: string) => `${name} ${n}${how && ` (${how})`}`,
  how: { adjacent: '', distant: 'line', gamma: 'gamma', omni: 'Omni' },
  threats: (from: string) => `New Threat from ${from}.`,
  noThreat: 'No new Threat there.',

  // ---- Mount, weapons, ways to end ----
  mount: 'Mount',
  faces: (dir: string) => `The mount faces ${dir}`,
  turnTo: (dir: string) => `Turn the mount ${dir}`,
  wouldHit: (name: string) => `the Turret gun would hit ${name}`,
  aShip: 'a ship',
  weapons: 'Weapon for what several can hit',
  arm: (name: string, damage: number, ready: boolean) =>
    `${name}: ${damage} damage${ready ? '' : ', nothing to hit'}`,
  look: 'Look',
  lookOff: 'Looking',
  mining: 'lowers no Threat; lost if the ship leaves',
  restThen: (gained: number, lost: number) => `+${gained} Energy, then −${lost} for Threat; shop`,
  restDying: 'Threat would destroy your ship',
  endBattle: 'End the Battle',
  endThen: (lost: number, threat: string) => `−${lost} Energy, then Threat ${threat}`,
  endDying: 'destroys your ship',
  powerUps: 'Power-ups',
  scroll: {
    pushed: 'If space scrolled now, your ship would be pushed straight up.',
    aside: (place: string) => `If space scrolled now, your ship would slide aside to ${place}.`,
    loses: (n: number) => `There it would lose ${n} Energy.`,
    crushed: 'If space scrolled now, your ship would be destroyed!',
  },

  // ---- Questions beside the area ----
  sensors: 'Your Sensors',
  shop: 'Shop',
  shopFirst: 'Buy before you enter: the shop closes then.',
  wormhole: 'Wormhole',
  price: 'price in Bellonium',
  drawsOne: 'Draws a card: from there on nothing can be taken back.',

  // ---- Goals, archive ----
  goals: 'Achievements for all',
  archive: 'To look up',
  legend: 'How to read a space',
  signs: {
    hp: 'Energy: so much damage in one turn destroys it. 1/2: hit already.',
    threat: 'Threat to a ship in the 8 spaces around, one or two points',
    distant: 'fires that way as far as nothing blocks: 1 Threat',
    gamma: 'gamma: nothing blocks it',
    omni: 'Omni: 1 Threat wherever a ship is',
    immune: 'this weapon does nothing to it',
    mining: 'extra moves that mining takes',
    reward: 'what it pays: Bellonium, Glory, Energy, a Power-up',
    ends: 'ending the Battle there leaves this Energy, with this new Threat',
    price: 'overcharge: this Energy is paid for it',
    deadly: 'ending there destroys the ship',
  },
  stock: 'Upgrades left to buy',
  copies: (n: number) => `${n} left`,
  decks: 'Packs and piles',
  pack: (name: string, cards: number) => `${name}: ${things(cards, 'card', 'cards')}`,
  piles: (sensors: number, powerUps: number, achievements: number) =>
    `Face down: ${things(sensors, 'Sensor', 'Sensors')}, ${things(powerUps, 'Power-up', 'Power-ups')}, ${things(achievements, 'achievement', 'achievements')}`,
  discarded: 'played',
  sensorsPlayed: (numbers: string) => `Sensors played: ${numbers}`,
  achieved: (n: number) => `Achievements met (${n})`,
  achievedBy: (names: string, glory: number) => `${names}, +${glory}`,

  // ---- Another pilot ----
  upgrades: 'Upgrades',
  markersLeft: 'PvP markers in stock',
  markersOn: 'PvP markers on this board',
  markersBy: (name: string, n: number) => `${n} of ${name}`,
  none: 'None.',
  secret: (n: number) => `${n} in hand`,

  // ---- Cards ----
  numbered: (pack: string, n: string) => `${pack} #${n}`,
  special: 'Special ★ cards',
  warning: (boss: string) => `Boss warning: ${boss}`,
  level: (n: number) => `Level ${n}`,
  globalText: 'Global Bellonium: when the card scrolls in, every pilot gains 1 Bellonium.',
  rule: 'The rule',
  kinds: {
    object: 'What a space holds',
    space: 'Space card',
    boss: 'Boss',
    part: 'Boss card',
    upgrade: 'Upgrade',
    sensor: 'Sensor',
    'power-up': 'Power-up',
    mission: 'Mission',
    achievement: 'Achievement',
  },
  groups: {
    object: 'What a space holds',
    space: 'Space cards',
    boss: 'Boss warnings',
    part: 'Boss cards',
    upgrade: 'Upgrades',
    sensor: 'Sensors',
    'power-up': 'Power-ups',
    mission: 'Missions',
    achievement: 'Achievements',
  },
  rules: {
    object:
      'Damage of one turn adds up, and what still stands at its end is whole again. Each space threatens a ship once: beside it with its Threat value, else by Omni, gamma or a line that nothing blocks.',
    space: 'Two spaces side by side. Three cards make a row, four with four or five players.',
    boss: 'One boss waits under the last pack. Its rule holds as soon as its warning is drawn.',
    part: 'Parts of a boss are objects like others. With two or three players the fourth card of each row stays out.',
    upgrade:
      'Bought after a Power Down, at a trader, or before coming back. At most one card of a kind; level 2 takes the place of level 1.',
    sensor: 'All show one of two Sensors together; the highest goes first. Then each draws a new one.',
    'power-up': 'Played at any time in step 1 of your own Battle. A Power-up costs 2 Bellonium.',
    mission: 'Everybody has one, open to all. Its Glory comes at once when the target is reached.',
    achievement:
      'Four lie open for all. Whoever meets one after an act gains its Glory, several at once too; then a new one is turned up.',
  },
  figures: {
    reward: 'When destroyed or collected',
    immune: 'Immune to',
    blocks: 'Blocks',
    blocking: (move: boolean, fire: boolean): string =>
      move ? 'ships and shots' : fire ? 'shots' : 'nothing',
    special: 'Special rule',
    rows: 'Rows',
    copies: 'Cards',
    price: 'Price of level 1 / 2',
    damage: 'Damage',
    number: 'Number',
    use: 'Use',
    endGlory: 'Glory at the end',
    target: 'Target',
    pack: 'Pack',
    flip: 'Turns over to',
  },
  plays: { battle: 'in your Battle', keep: 'kept to the end', immediate: 'at once when drawn' },

  // ---- Standing orders ----
  orders: {
    lead: 'Answers that are given for you when a question comes. Nobody sees them, and you can change them until then.',
    ask: 'ask me',
    sensor: (round: number) => `Sensor of round ${round}`,
    sensorHint: 'Chosen early, it is played as soon as the round begins.',
    sensors: 'Sensors of later rounds',
    highest: 'the highest',
    lowest: 'the lowest',
    rest: 'A safe rest',
    restHint: 'Powers down by itself if you were not hit and your ship lives through it. Nothing is bought.',
    restAt: (n: number) => `at Threat ${n} or less`,
    draft: 'Draft of your turn',
    draftHint:
      'Space as it is now. The draft is flown only if it still comes to the same when it is your turn: same costs, same hits. Else you are asked.',
    noDraft: 'You can draft your turn here while others fly before you.',
    stops: {
      hidden: 'Here something hidden shows: a draft goes no further.',
      others: 'Your turn ends here.',
      over: 'This ends the game.',
    },
  },
};

export type BoardText = typeof messages;
