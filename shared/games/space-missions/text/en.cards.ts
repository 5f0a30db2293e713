// English: what is written on cards, tokens and tiles.
import type { CardTexts } from './shape.ts';

const look = 'Look at all cards of one of your own decks. You choose the deck at the end of your flight.';
const remove = 'Remove one more yellow or red card that you drew in this flight.';
const bump =
  'Turn your order marker over and put it on the first free space of the upper row: next year you act earlier, and keep the space when you pass.';

export const cards: CardTexts = {
  areas: {
    develop:
      'Raise one part by a level: rocket, satellite or capsule. A new rocket adds a yellow card to Propulsion, a new capsule one to Life support. Old tiles stay yours.',
    'inspect-and-equip': 'Take the inspection token, unless you have it, and 1 enhancement of any kind.',
    'test-deep':
      'Choose one of your systems and draw 3 of its cards. If a yellow or red one is among them, remove one of these from the game.',
    'test-wide':
      'Choose one of your systems and draw 2 of its cards. Every yellow one among them is removed from the game.',
    'fuel-two': 'Take 2 fuel.',
    'fuel-and-equip': 'Take 1 fuel and 1 enhancement of any kind.',
    'train-two': 'Take 2 training tokens.',
    'equip-two': 'Take 2 enhancements of any kind, alike or not.',
    copy: 'Carry out one area of the top card of another player, but no copying.',
    retrieve:
      'Take another card that you have played this year back into your hand, from any depth. You can play it again from your next turn on.',
  },
  tokens: {
    fuel: 'One unit of fuel in the tank of the rocket.',
    training:
      'Lies in the capsule and pays for problems of life support, control, landing and re-entry, whatever part they are on.',
    'extra-tank': 'Takes a slot of the rocket and counts as one unit of fuel by itself.',
    'thrust-backup': 'In a slot of the rocket. Pays for a problem of propulsion.',
    'life-support-backup': 'In a slot of the capsule. Pays for a problem of life support.',
    'control-backup':
      'In a slot of the satellite, the capsule or the lunar module. Pays for a problem of control on that part.',
    'sensor-backup':
      'In a slot of the satellite or the lunar module. Pays for a problem of the sensors or, as landing radar, of the landing.',
    inspection: 'Answers an event. At most one, and it is gone at the end of the year.',
  },
  systems: {
    propulsion:
      'Yellow: a thrust backup, or abort. Red: a thrust backup makes it yellow; otherwise one astronaut dies, if any are aboard, and the mission is over at once.',
    'life-support':
      'Yellow: a life-support backup, training, or one injury. Red: a life-support backup makes it yellow; otherwise as many injuries as there are astronauts, shared as you like.',
    control:
      'Yellow: a control backup, training, or abort. Red: a control backup makes it yellow; otherwise one astronaut dies, if any are aboard, and you abort.',
    sensors:
      'Yellow: a sensor backup, or abort. Red: a sensor backup makes it yellow; otherwise the mission is over at once.',
    landing:
      'Yellow: a sensor backup, training, or abort. Red: a sensor backup or training makes it yellow; otherwise one astronaut dies, if any are aboard, and you abort.',
    're-entry':
      'Yellow: training, or one injury. Red: training makes it yellow; otherwise all astronauts aboard die.',
  },
  awards: {
    'award-inspect-a': look,
    'award-inspect-b': look,
    'award-peek': 'Look at the next event. It stays on top of the deck.',
    'award-remove-a': remove,
    'award-remove-b': remove,
    'award-bump-a': bump,
    'award-bump-b': bump,
    'award-fuel': 'Take 1 fuel.',
    'award-training': 'Take 1 training token.',
    'award-equip': 'Take 1 enhancement of any kind.',
  },
  types: {
    satellite: 'Successful missions with a satellite.',
    crewed: 'Successful missions with a crew.',
    lunar: 'Successful missions to the Moon.',
    media: 'Media tokens: for the first to complete a mission that still has one.',
    pioneer: 'Missions that you were the first to complete.',
  },
  specialist: (system) =>
    `Alive and aboard, solves any number of problems of one system for nothing: ${system}. Healthy again for the next flight; the dead stay dead.`,
  automa: {
    same: 'the mission that you declared',
    'lowest-open': 'the lowest mission that nobody has completed',
    'next-open': 'the mission just above the highest completed one',
    'highest-completed': 'the highest completed mission with a type that has a track',
  },
  options: {
    awards: {
      name: 'Awards of the years',
      hint: 'The seven of the first game, or seven of ten at random.',
      choices: { 'first-game': 'First game', random: 'At random' },
    },
    awardPicks: {
      name: 'Awards, picked',
      hint: 'Seven tiles in the order of the years, from 1962 on. None: as chosen above.',
      choices: {},
    },
    missions: {
      name: 'Missions',
      hint: 'The eight of the first game, or one of each number at random.',
      choices: { 'first-game': 'First game', random: 'At random' },
    },
    mission: { name: 'Mission', hint: 'A certain card, or as chosen above.', choices: { any: 'As above' } },
    scenario: {
      name: 'Scenario',
      hint: 'Other tracks, and media tokens that cancel one another.',
      choices: { none: 'None', random: 'At random' },
    },
    specialists: {
      name: 'Specialists',
      hint: 'Four named astronauts for each player. Each knows one system.',
      choices: {},
    },
    experience: {
      name: 'Experience',
      hint: 'Astronauts who come home from a success count; the crewed track does not. Brings a scenario.',
      choices: {},
    },
    difficulty: {
      name: 'The automa',
      hint: 'How ambitious its missions are.',
      choices: { normal: 'Normal', hard: 'Hard' },
    },
  },
};
