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
      `Free: ${things(moves, 'move', 'moves')}, ${things(shots, 'shot', 'shots')}.`,
    over: 'Any more is an overcharge.',
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
    plan: (deeds: string, after: string) => `${deeds}. ${after}`,
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

  /** What a plan does, deed by deed. */
  deed: {
    powerDown: 'power down',
    enter: (place: string) => `enter at ${place}`,
    move: (place: string) => `move to ${place}`,
    jump: (place: string) => `jump to ${place}`,
    warp: (place: string) => `warp to ${place}`,
    mine: 'mine',
    fire: (weapon: string, dir: string) => `fire ${weapon} ${dir}`,
    turn: (dir: string) => `turn the mount ${dir}`,
    play: (card: string) => `play ${card}`,
    buy: (item: string) => `buy ${item}`,
    end: 'end',
  },

  // ---- What happened. The mark of the seat stands before each sentence ----
  /** Who did it, as the beginning of a sentence; to whom, within one; whose it was. */
  who: { you: 'You', other: (name: string) => name },
  them: { you: 'you', other: (name: string) => name },
  told: {
    round: (n: number) => `Round ${n}`,
    scrolling: 'Scrolling',
    revealed: (who: string, sensor: string) => `${who} revealed ${sensor}`,
    ordered: (names: string) => `The order of this round: ${names}`,
    reshuffled: {
      sensors: 'The Sensors were shuffled anew',
      'power-ups': 'The Power-ups were shuffled anew',
    },
    frozen: (who: string) => `${who} began beside a frost vent: overcharges cost 1 more`,
    poweredDown: (who: string, n: number) => `${who} powered down and recharged ${n} Energy`,
    entered: (who: string, place: string, energy: number) =>
      `${who} entered at ${place} with ${energy} Energy`,
    overcharged: (who: string, price: string) => `${who} overcharged (${price})`,
    moved: (who: string, place: string, dodged: boolean) =>
      `${who} moved to ${place}${dodged ? ', Threat −1' : ''}`,
    jumped: (who: string, place: string) => `${who} jumped to ${place}`,
    warped: (who: string, place: string) => `${who} warped to ${place}`,
    mined: (who: string) => `${who} mined`,
    fired: (who: string, weapon: string, dir: string) => `${who} fired ${weapon} ${dir}`,
    turned: (who: string, dir: string, price: string) => `${who} turned the mount ${dir} (${price})`,
    played: (who: string, card: string) => `${who} played ${card}`,
    bought: (who: string, item: string, price: number) => `${who} bought ${item} for ${price} Bellonium`,
    stopped: {
      outside: (who: string) => `${who} found no space to enter`,
      trader: (who: string) => `${who} bought nothing`,
      wormhole: (who: string) => `${who} did not jump`,
    },
    resolved: (who: string, lost: number) => `${who} lost ${lost} Energy to Threat`,
    returned: (who: string) => `${who} gave all PvP markers back`,
    damaged: (target: string, n: number) => `${target} took ${n} damage`,
    destroyed: (who: string, target: string) => `${who} destroyed ${target}`,
    flipped: (name: string) => `The card turned over: ${name}`,
    hit: (who: string, victim: string, n: number, marker: boolean) =>
      `${who} hit ${victim}: Threat +${points(n)}${marker ? ', a PvP marker' : ''}`,
    ghost: (who: string, victim: string) => `${who} hit ${victim}, but a Ghost feels nothing`,
    collected: (who: string, target: string) => `${who} collected ${target}`,
    gained: (who: string, what: string, why: string) => `${who} gained ${what}${why && ` (${why})`}`,
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
    sucked: (who: string, n: number) => `${who} lost ${n} Energy in the black hole`,
    lowered: (who: string, n: number) => `${who} lowered Threat by ${levels(n)}`,
    threatened: {
      new: (who: string, n: number) => `${who} came under new Threat: ${points(n)}`,
      row: (who: string, n: number) => `${who} came under Threat of the new row: ${points(n)}`,
      wail: (who: string, n: number) => `${who} heard the Wail: Threat +${points(n)}`,
      bombardment: (who: string, n: number) => `${who} came under Bombardment: Threat +${points(n)}`,
    },
    wrecked: {
      threat: (who: string) => `${who} fell to Threat: the ship is destroyed`,
      'black-hole': (who: string) => `${who} lost the ship in the black hole`,
      singularity: (who: string) => `${who} lost the ship in the singularity`,
      crushed: (who: string) => `${who} lost the ship, crushed by the scroll`,
      'no-room': (who: string) => `${who} found no place in the scroll and lost the ship`,
    },
    tookBack: (who: string, n: number, name: string) =>
      `${who} took ${things(n, 'PvP marker', 'PvP markers')} back from ${name}`,
    drew: (who: string) => `${who} drew a Power-up`,
    cache: (who: string) => `${who} drew a Cache: 2 Bellonium`,
    achieved: (name: string, n: number, names: string) => `${names} achieved ${name}: +${n} Glory`,
    turnedUp: (name: string) => `A new achievement: ${name}`,
    accomplished: (who: string, name: string, n: number) =>
      `${who} completed the mission ${name}: +${n} Glory`,
    pushed: (who: string, place: string) => `${who} slid to ${place}, pushed by the scroll`,
    boss: (name: string) => `Warning: ${name}!`,
    row: (names: string) => `A new row: ${names}`,
    bossRow: (names: string) => `The boss: ${names}`,
    global: (n: number) => `Global Bellonium: everybody gained ${n}`,
    regrown: (place: string) => `A hide grew back at ${place}`,
    over: {
      scrolled: 'The last row is reached. The battle is over.',
      'boss-cleared': 'Nothing is left of the boss. The battle is over.',
    },
    final: (who: string, cards: string) => `${who} showed ${cards}`,
    left: (who: string) => `${who} left; the ship is gone`,
    gotSensor: (sensor: string) => `You drew ${sensor}`,
    gotPowerUp: (card: string) => `You drew ${card}`,
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
