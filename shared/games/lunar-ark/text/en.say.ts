// English: questions, labels of moves, and what happened, in whole sentences.
const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const times = (n: number) => (n === 1 ? '' : ` ${n} times`);

export const say = {
  and: ', ',
  list: (items: readonly string[]) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  colon: ': ',
  of: (n: number, thing: string) => `${n} ${thing}`,
  priced: (label: string, cost: string) => `${label} (${cost})`,
  seat: (n: number) => `Player ${n}`,
  cell: (row: number, col: number) => `row ${row}, column ${col}`,
  tileAt: (tile: string, place: string) => `${tile} (${place})`,
  site: {
    x: (row: number, col: number) => `between rows ${row} and ${row + 1}, columns ${col} and ${col + 1}`,
    n: (col: number) => `north edge, column ${col}`,
    s: (col: number) => `south edge, column ${col}`,
    w: (row: number) => `west edge, row ${row}`,
    e: (row: number) => `east edge, row ${row}`,
  },
  /** Of the lab display: column from the left, row from the bottom. */
  slot: (col: number, row: number) =>
    `${['left', 'right'][col] ?? ''} ${['bottom', 'middle', 'top'][row] ?? ''}`,
  labPlace: (row: number, col: number) => `place ${row}·${col}`,
  rover: (n: number, crew: string) => `rover ${n} (${crew})`,
  specialist: (colour: string) => `${colour} specialist`,
  progress: (round: number, tile: string) => `Round ${round} · ${tile}`,
  points: (n: number) => `${n} VP`,

  /** On a locked screen: what the open question is about. */
  ping: {
    faction: 'Which faction do you keep?',
    turn: (round: number) => `Round ${round}: it is your turn.`,
    last: 'The last round: it is your turn.',
  },

  ask: {
    faction: 'Which of the two factions do you keep? The others see it once all have chosen.',
    act: 'Your turn: one action. What do you begin with?',
    onlyRecall: 'All your rovers are out: recall them. You may convert before.',
    send: 'Which tile does it drive to?',
    task: (left: number) => `${things(left, 'task', 'tasks')} left. The terrain effect comes last.`,
    improve: 'How many greenhouses do you improve?',
    team: { recruit: 'Recruit an astronaut as well?', train: 'Train a specialist as well?' },
    site: 'Where does the miniature stand?',
    survey: 'Which tile beside it do you set off, for nothing?',
    research: { foundation: 'Place a foundation as well?', lab: 'Take a lab as well?' },
    choose: (left: number) => `Which resource? ${left} to choose.`,
    recruit: 'Which colour do you recruit?',
    board: (colour: string) => `In which rover does the ${colour} astronaut sit?`,
    train: 'Whom do you train?',
    permit: (ships: string) => `A permit for ${ships}: build, improve, or take 1 VP.`,
    special: 'Special research: a foundation, a lab, or neither?',
    place: (lab: string) => `Where does ${lab} go?`,
    chain: 'Which lab runs next?',
    offer: (small: string, text: string) => `${small}: ${text} Do it?`,
    feed: (missing: number) =>
      `${missing} food short: how often does 2 energy become 1 food? Each unfed astronaut costs 3 VP.`,
  },

  wait: { faction: 'is choosing a faction', turn: 'is taking a turn' },

  commit: {
    steps: (n: number) => `${n} steps`,
    asked: 'Then choose on.',
    hidden: 'Then something is drawn: this is final.',
    others: 'Then it is the others’ turn.',
    wave: 'Nobody sees it until all have chosen. You can change it until then.',
    over: 'This ends the game.',
  },

  move: {
    faction: (name: string) => `Keep ${name}`,
    food: 'Convert 2 energy into 1 food',
    energy: 'Convert 2 food into 1 energy',
    stop: 'Enough',
    rover: (rover: string) => `Send ${rover}`,
    tile: (tile: string) => `Drive to ${tile}`,
    collect: (colour: string) => `Collect ${colour}`,
    power: (power: string, colour: string) => `Use ${power} (${colour})`,
    effect: (tile: string) => `Use the tile: ${tile}`,
    choose: (what: string) => `Take 1 ${what}`,
    spot: 'Build a greenhouse from a free spot (1 water, 1 polymer)',
    stack: 'Build a greenhouse from the stack (1 water, 1 polymer, 2 energy)',
    improve: (n: number) =>
      n === 0 ? 'Improve none' : `Improve ${things(n, 'greenhouse', 'greenhouses')} (1 water each)`,
    recruit: (colour: string) => `Recruit a ${colour} astronaut`,
    board: (n: number) => `Into rover ${n}`,
    train: (colour: string, n: number) => `Train a ${colour} astronaut in rover ${n}`,
    build: (name: string) => `Build ${name}`,
    site: (site: string) => `Miniature ${site}`,
    survey: (tile: string) => `Set off ${tile}`,
    foundation: 'Place a foundation',
    lab: (lab: string, slot: string) => `Take ${lab} (${slot})`,
    place: (place: string) => `On ${place}`,
    activate: (lab: string, place: string) => `Run ${lab} (${place})`,
    mission: (ship: string, mission: string, n: number) => `${ship}, ${mission}: ${n} VP`,
    cube: (ship: string, part: string, n: number) => `${ship}, improve ${part}: ${n} VP`,
    point: 'Take 1 VP',
    look: 'Look: fill the display now. This is final.',
    recall: 'Recall the rovers',
    accept: 'Do it',
    decline: 'Do without it',
    feed: (n: number) => (n === 0 ? 'Feed with what is there' : `Feed with ${n} more, for ${2 * n} energy`),
  },

  /** Who did it, as the beginning of a sentence. */
  who: { you: 'You', other: (name: string) => name, rival: 'The rival' },
  did: (who: string, what: string) => `${who} ${what}.`,
  /** What somebody did, or, with a capital letter, a sentence that stands alone. */
  told: {
    round: (n: number) => `Round ${n}`,
    founded: (faction: string) => `${faction}`,
    left: 'left the game; the rovers have left the moon',
    paid: (cost: string) => `paid ${cost}`,
    food: (n: number) => `converted 2 energy into 1 food${times(n)}`,
    energy: (n: number) => `converted 2 food into 1 energy${times(n)}`,
    gained: (n: number, what: string) => `gained ${n} ${what}`,
    scored: (n: number, source: string) =>
      `${n < 0 ? 'lost' : 'scored'} ${Math.abs(n)} VP (${source.toLowerCase()})`,
    token: (trigger: string) => `gained an achievement: ${trigger}`,
    sent: (tile: string) => `sent a rover to ${tile}`,
    collected: (colour: string) => `collected 1 ${colour}`,
    power: (power: string, n: number) => `used ${power}: ${n} counted`,
    terrain: (tile: string) => `used ${tile}`,
    spot: 'built a greenhouse from a free spot',
    stack: 'built a greenhouse from the stack',
    improved: (n: number) => `improved ${things(n, 'greenhouse', 'greenhouses')}`,
    recruited: (colour: string) => `recruited a ${colour} astronaut`,
    trained: (colour: string) => `trained a ${colour} specialist`,
    built: (name: string) => `built ${name}`,
    sited: (site: string) => `put a miniature ${site}`,
    foundation: 'placed a foundation',
    took: (lab: string) => `took ${lab}`,
    placed: (lab: string, place: string) => `put ${lab} on ${place}`,
    activated: (lab: string) => `ran ${lab}`,
    labs: (labs: string) => `New labs: ${labs}.`,
    mission: (ship: string, mission: string) => `took ${mission} of ${ship}`,
    cube: (ship: string, part: string) => `improved ${part} of ${ship}`,
    launched: (ship: string, rewards: string) => `${ship} launches${rewards && `: ${rewards}`}.`,
    reward: (name: string, n: number) => `${name} ${n} VP`,
    recalled: 'recalled the rovers',
    harvest: (n: number) => `harvested ${n} food`,
    fed: (n: number, unfed: number) =>
      `fed ${n}${unfed ? `; ${things(unfed, 'astronaut went', 'astronauts went')} hungry` : ''}`,
    advanced: (tile: string) => `moved on to ${tile}`,
    ends: 'reached the end of the track: this is the last round',
    replenished: (n: number) => `The moon is refilled: ${things(n, 'cube', 'cubes')}.`,
    over: 'The game is over.',
    card: (text: string) => `drew a card. ${text.replace(/\.$/, '')}`,
    rivalSent: (tile: string, n: number) =>
      `sent a rover to ${tile} and took ${things(n, 'cube', 'cubes')} away`,
    rivalLab: (lab: string) => `discarded ${lab}`,
    rivalGreenhouse: 'took a greenhouse away',
  },

  ending: {
    ships: 'All three ships have launched',
    track: 'The end of the progress track is reached',
    left: 'Everybody has left',
  },

  card: {
    mission: (n: number) => `${n} VP.`,
    launch: (first: number, second: number) => `Launch: most tiles ${first} VP, second most ${second} VP.`,
    progress: (trigger: string, refill: number) =>
      `While your marker is here: the first time each turn that you ${trigger}, gain 1 achievement. The first to arrive refills ${refill} cubes a tile, never beyond 4.`,
    costs: (cost: string) => `Costs ${cost}.`,
  },

  board: {
    round: (n: number, tile: string) => `Round ${n}; furthest on the track: ${tile}`,
    cell: (tile: string, cubes: string, rover: string) =>
      `${tile}: ${cubes || 'no cubes'}${rover && `, rover of ${rover}`}`,
    ship: (ship: string, tiles: string) => `${ship}: ${tiles || 'launched'}`,
    display: (col: string, labs: string) => `Labs, ${col}: ${labs}`,
    column: ['left', 'right'],
    empty: 'empty',
    greenhouses: (free: number, stack: number) => `Greenhouses: ${free} free, ${stack} in the stack`,
    larges: (larges: string) => `Large buildings: ${larges || 'none'}`,
    player: (name: string, n: number, achievements: number) =>
      `${name}: ${n} VP, ${achievements} achievements`,
    stock: (stock: string, energy: number, limit: number) => `Has ${stock}; energy ${energy} of ${limit}`,
    rovers: (rovers: string) => `Crew: ${rovers}`,
    base: (built: number, improved: number, foundations: number) =>
      `${things(built, 'greenhouse', 'greenhouses')} (${improved} improved), ${things(foundations, 'foundation', 'foundations')}`,
    labs: (labs: string) => `Labs: ${labs}`,
    buildings: (names: string) => `Buildings: ${names}`,
    dealt: (names: string) => `Your faction cards: ${names}`,
  },
};
