// English: questions, labels of moves, and what happened, in whole sentences.
const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const levels = (n: number) => things(n, 'level', 'levels');
const points = (n: number) => things(n, 'point', 'points');

export const say = {
  and: ', ',
  list: (items: readonly string[]) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  colon: ': ',
  dot: ' · ',
  /** Between sentences. */
  gap: ' ',
  way: (vertical: string, horizontal: string) => [vertical, horizontal].filter(Boolean).join(' '),
  seat: (n: number) => `Player ${n}`,
  place: (r: number, c: number) => `row ${r}, column ${c}`,
  spot: (what: string, place: string) => `${what} (${place})`,
  level: (name: string, level: number) => `${name} ${level}`,
  sensor: (n: number, ability: string) => `Sensor ${n}${ability && `: ${ability}`}`,
  energy: (n: number) => `${n} Energy`,
  bellonium: (n: number) => `${n} Bellonium`,
  glory: (n: number) => `${n} Glory`,
  paid: (n: number) => (n === 0 ? 'free' : `−${n} Energy`),
  progress: (round: number, phase: string) => `Round ${round} · ${phase}`,

  /** On a locked screen: what the open question is about. */
  ping: (round: number, what: string) => `Round ${round}: ${what}`,
  pings: {
    sensor: 'which Sensor do you play?',
    enter: 'it is your turn, and your ship is outside.',
    turn: 'it is your turn.',
  },

  ask: {
    sensors: 'Which Sensor do you play? The highest goes first. Nobody sees it before all have chosen.',
    first: 'Where does your ship enter?',
    back: 'Your ship is outside. Buy and turn the mount if you like, then enter.',
    noRoom: 'There is no space to enter. You may buy, then your turn is over.',
    choose: 'Battle, or Power Down?',
    go: (moves: number, shots: number) =>
      `${things(moves, 'move', 'moves')} and ${things(shots, 'shot', 'shots')} are free.`,
    over: 'Nothing is free any more: what you do now is an overcharge.',
    ending: (lost: number, threat: string) => `Ending now: lose ${lost} Energy, then Threat ${threat}.`,
    dying: 'Ending now destroys your ship.',
    jump: 'Jump through the wormhole, or stay?',
    trade: 'The trader sells one thing for 1 Bellonium less.',
    warp: 'Where does the Warp Pod take you?',
    shop: (bellonium: number) => `What do you buy? You have ${bellonium} Bellonium.`,
  },

  wait: {
    sensors: 'choose their Sensors',
    turn: 'is flying',
  },

  commit: {
    asked: 'Then go on.',
    hidden: 'Something hidden shows: this is final.',
    others: 'Then it is the others’ turn.',
    wave: 'Nobody sees it until all have chosen. You can change it until then.',
    over: 'This ends the game.',
  },

  move: {
    powerDown: 'Power Down',
    enter: (place: string, threat: number) => `Enter at ${place} · Threat there ${threat}`,
    move: (dir: string, place: string, threat: number, price: string) =>
      `Move ${dir}: ${place} · Threat there ${threat} · ${price}`,
    mine: (price: string) => `Mine · ${price}`,
    fire: (weapon: string, dir: string, targets: string, price: string) =>
      `${weapon} ${dir}: ${targets} · ${price}`,
    turn: (dir: string, price: string) => `Turn the mount ${dir} · ${price}`,
    play: (card: string) => `Play ${card}`,
    jump: (place: string, threat: number) => `Jump to ${place} · Threat there ${threat}`,
    warp: (place: string, threat: number) => `Warp to ${place} · Threat there ${threat}`,
    buy: (item: string, price: number) => `Buy ${item} for ${price} Bellonium`,
    end: 'End',
    stay: 'Stay',
    nothing: 'Buy nothing more',
  },

  /** After a player's name, unless the sentence stands alone. */
  told: {
    round: (n: number) => `Round ${n}`,
    scrolling: 'Scrolling',
    revealed: (sensor: string) => `reveals ${sensor}`,
    ordered: (names: string) => `The order of this round: ${names}`,
    reshuffled: { sensors: 'The Sensors are shuffled anew', 'power-ups': 'The Power-ups are shuffled anew' },
    frozen: 'begins beside a frost vent: overcharges cost 1 more',
    poweredDown: (n: number) => `powers down and recharges ${n} Energy`,
    entered: (place: string, energy: number) => `enters at ${place} with ${energy} Energy`,
    overcharged: (price: string) => `overcharges (${price})`,
    moved: (place: string, dodged: boolean) => `moves to ${place}${dodged ? ', Threat −1' : ''}`,
    jumped: (place: string) => `jumps to ${place}`,
    warped: (place: string) => `warps to ${place}`,
    mined: 'mines',
    fired: (weapon: string, dir: string) => `fires ${weapon} ${dir}`,
    turned: (dir: string, price: string) => `turns the mount ${dir} (${price})`,
    played: (card: string) => `plays ${card}`,
    bought: (item: string, price: number) => `buys ${item} for ${price} Bellonium`,
    stopped: { outside: 'finds no space to enter', trader: 'buys nothing', wormhole: 'does not jump' },
    resolved: (lost: number) => `resolves Threat: −${lost} Energy`,
    returned: 'gives all PvP markers back',
    damaged: (target: string, n: number) => `${target} takes ${n} damage`,
    destroyed: (target: string) => `destroys ${target}`,
    flipped: (name: string) => `The card turns over: ${name}`,
    hit: (victim: string, n: number, marker: boolean) =>
      `hits ${victim}: Threat +${points(n)}${marker ? ', a PvP marker' : ''}`,
    ghost: (victim: string) => `hits ${victim}, who is a Ghost: nothing happens`,
    collected: (target: string) => `collects ${target}`,
    gained: (what: string, why: string) => `gains ${what}${why && ` (${why})`}`,
    why: {
      object: '',
      pickup: '',
      bounty: 'Bounty',
      field: 'energy field',
      salvage: 'Salvage',
      'trickle-charge': 'Trickle Charge',
      'energy-pack': 'Energy Pack',
      wreck: 'another ship destroyed',
      markers: 'PvP markers',
    },
    sucked: (n: number) => `loses ${n} Energy in the black hole`,
    lowered: (n: number) => `lowers Threat by ${levels(n)}`,
    threatened: {
      new: (n: number) => `new Threat: ${points(n)}`,
      row: (n: number) => `Threat of the new row: ${points(n)}`,
      wail: (n: number) => `Wail: Threat +${points(n)}`,
      bombardment: (n: number) => `Bombardment: Threat +${points(n)}`,
    },
    wrecked: {
      threat: 'is destroyed by Threat',
      'black-hole': 'is destroyed by the black hole',
      singularity: 'is destroyed by the singularity',
      crushed: 'is crushed by the scroll',
      'no-room': 'finds no place in the scroll and is destroyed',
    },
    tookBack: (n: number, name: string) =>
      `takes ${things(n, 'PvP marker', 'PvP markers')} back from ${name}`,
    drew: 'draws a Power-up',
    cache: 'draws a Cache: 2 Bellonium',
    achieved: (name: string, n: number, names: string) => `${names}: ${name}, +${n} Glory`,
    turnedUp: (name: string) => `A new achievement: ${name}`,
    accomplished: (name: string, n: number) => `completes the mission ${name}: +${n} Glory`,
    pushed: (place: string) => `is pushed to ${place}`,
    boss: (name: string) => `Warning: ${name}!`,
    row: (names: string) => `A new row: ${names}`,
    bossRow: (names: string) => `The boss: ${names}`,
    global: (n: number) => `Global Bellonium: everybody gains ${n}`,
    regrown: (place: string) => `A hide grows back at ${place}`,
    over: {
      scrolled: 'The last row is reached. The battle is over.',
      'boss-cleared': 'Nothing is left of the boss. The battle is over.',
    },
    final: (cards: string) => `shows ${cards}`,
    left: 'has left; the ship is gone',
    gotSensor: (sensor: string) => `You draw ${sensor}`,
    gotPowerUp: (card: string) => `You draw ${card}`,
  },

  ending: { scrolled: 'The last row is reached', 'boss-cleared': 'Nothing is left of the boss' },
  score: {
    objects: 'Destroyed objects',
    wrecks: 'Others’ ships destroyed',
    markers: 'PvP markers',
    achievements: 'Achievements',
    mission: 'Mission',
    'power-ups': 'Power-ups kept',
    bellonium: 'Bellonium left',
  },

  object: {
    energy: (n: number) => `Energy ${n}.`,
    threat: (n: number) => `Threat ${n} to each ship in the 8 spaces around.`,
    distant: (dirs: string) => `Distant threat: ${dirs}.`,
    gamma: (dirs: string) => `Gamma distant threat: ${dirs} (nothing blocks it).`,
    omni: 'Omni threat: 1 to every ship in the area.',
    immune: (weapons: string) => `Immune to ${weapons}.`,
    reward: (rewards: string) => `When destroyed: ${rewards}.`,
    noThreat: 'No Threat.',
  },

  board: {
    round: (round: number, phase: string, rows: number) =>
      `Round ${round} · ${phase} · ${things(rows, 'row', 'rows')} to come`,
    row: (r: number, spaces: string) => `Row ${r}: ${spaces}`,
    damaged: (name: string, damage: number, energy: number) => `${name} ${damage}/${energy}`,
    ship: (name: string, on: string) => (on ? `[${name}] on ${on}` : `[${name}]`),
    nothing: '·',
    boss: (name: string, special: string) => `Boss: ${name}. ${special}`,
    open: (names: string) => `Open achievements: ${names}`,
    order: (names: string) => `Order: ${names}`,
    pilot: (name: string, glory: number) => `${name}: ${glory} Glory`,
    outside: 'outside',
    stand: (where: string, energy: string, threat: string, bellonium: number, facing: string) =>
      `${where} · Energy ${energy} · Threat ${threat} · ${bellonium} Bellonium · mount ${facing}`,
    upgrades: (names: string) => `Upgrades: ${names}`,
    mission: (name: string, done: number, target: number) => `Mission: ${name} ${done}/${target}`,
    hand: (sensors: string, powerUps: string) => `Your hand: ${sensors}${powerUps && `; ${powerUps}`}`,
  },
};
