// English: what is written on cards.
import type { CardTexts } from './shape.ts';

export const cards: CardTexts = {
  spaces: {
    empty: 'Nothing here. A ship may stop here and shots pass through.',
    rock: 'Cannot be destroyed, entered or shot past (Gamma Ray passes).',
    'black-hole': 'A ship may enter; on arrival it loses 2 Energy. Swallows ordinary shots.',
    wormhole: 'A ship that moves in may at once jump to another free wormhole in the area for nothing.',
    'power-up': 'A ship that arrives gains 1 Power-up card; then the space is empty.',
    crystal: 'A ship that arrives gains 1 Bellonium; then the space is empty.',
    vein: 'A ship that is here may spend 1 extra move in one turn to gain 2 Bellonium; then the space is empty.',
    'mother-lode':
      'A ship that is here may spend 2 extra moves in one turn to gain 3 Bellonium; then the space is empty.',
    'energy-cell': 'A ship that arrives gains 1 Energy; then the space is empty.',
    trader:
      'A ship that moves in may at once buy one upgrade level or one Power-up for 1 Bellonium less (at least 1).',
    singularity: 'A ship that arrives is destroyed. Swallows ordinary shots.',
    'energy-field': 'A ship that arrives gains 1 Energy, at most once a round. It is never used up.',
    plate: 'Boss part without an Energy value: cannot be destroyed, entered or shot past (Gamma Ray passes).',
  },
  specials: {
    bombardment:
      'At the end of every Scrolling step while the boss is in the area: each intact cannon adds 2 Threat to the nearest ship straight below it in its column, unless something that blocks fire stands between.',
    wail: 'After the Sensor cards are revealed and refilled, while at least one screamer in the area is intact: the ship in the area whose pilot revealed the lowest Sensor number gains 1 Threat.',
    regrow:
      'At the end of every Scrolling step while the boss’s first row is in the area: the leftmost destroyed hide space that holds no ship grows back to an intact hide.',
    'deep-freeze':
      'If your ship starts its Battle turn in one of the 8 spaces around an intact frost vent, each overcharge that turn costs 1 more Energy (2, then 3).',
  },
  upgrades: {
    'rotation-mount': [
      'Fires along the 4 straight directions, the way it points. Turning it costs 1 Energy.',
      'Turning it costs nothing.',
    ],
    engine: ['+1 move in each Battle turn.', '+2 moves in each Battle turn (instead of +1).'],
    generator: ['Maximum Energy 6.', 'Maximum Energy 7; Power Down recharges 3 instead of 2.'],
    shield: [
      'When you resolve Threat, lose 1 Energy less.',
      'When you resolve Threat, lose 2 Energy less (instead of 1).',
    ],
    laser: [
      '2 damage to the first target in the line. Once a turn.',
      '3 damage to the first target in the line. Once a turn.',
    ],
    missiles: [
      '2 damage to the first target in any one of the 4 directions, whichever way the mount points. Once a turn.',
      '3 damage, otherwise the same.',
    ],
    gamma: [
      '1 damage to every target in the line; nothing blocks it. Once a turn.',
      '2 damage to every target in the line; nothing blocks it. Once a turn.',
    ],
    flamethrower: [
      '3 damage to a target in the one space right in front of the mount. Once a turn.',
      '5 damage, otherwise the same.',
    ],
  },
  turret: '1 damage along the line in which the mount points, as often as you have shots. Everybody has it.',
  powerUps: {
    'energy-pack': 'Gain 2 Energy (never above your maximum).',
    'thruster-burst': '+2 moves this turn.',
    chaff: 'Lower your Threat by 2 levels.',
    'smart-bomb':
      '2 damage to every destroyable object in the 8 spaces around your ship. It ignores immunities and does not affect ships.',
    overdrive: 'Your next overcharge this turn costs no Energy (it still counts as one of your two).',
    'plasma-round': 'Your next shot this turn deals 2 more damage to each thing it hits.',
    gyro: 'Turning your mount costs nothing for the rest of this turn.',
    'warp-pod':
      'Put your ship on any Empty space in the area that holds no ship. This is not a move and does not lower Threat.',
    'alien-relic': 'Keep it: worth 2 Glory when Power-ups are revealed at the end.',
    'star-chart': 'Keep it: worth 3 Glory when Power-ups are revealed at the end.',
    cache: 'Reveal and resolve at once when drawn, at any time: gain 2 Bellonium, then discard it.',
  },
  abilities: {
    salvage: 'Gain 1 Bellonium.',
    deflect: 'Lower your Threat by 2 levels.',
    'trickle-charge': 'If your ship is in the area, gain 1 Energy (never above your maximum).',
    'free-gyro': 'Turning your mount costs nothing this round.',
    afterburner: '+1 move if you Battle this round.',
    'target-lock': 'Your first Turret shot this round deals 1 more damage.',
    surge: 'Your first overcharge this round costs no Energy (it still counts).',
    'deep-recharge': 'If you Power Down this round, recharge 1 more Energy.',
    haggle: 'Your first purchase this round costs 1 Bellonium less (at least 1).',
    ghost: 'The first shot by another pilot that hits you this round adds no Threat and gives no PvP marker.',
    bounty: 'The first object you destroy this round gives you 1 Bellonium more.',
    'flicker-shield': 'When you resolve Threat this round, lose 1 Energy less.',
  },
  noAbility: 'No ability.',
  missions: {
    ace: 'Destroy 4 enemies that have Energy 1.',
    'rock-breaker': 'Destroy 3 asteroids.',
    prospector: 'Gain 12 Bellonium in all (spent ones count).',
    scavenger: 'Collect 3 pickups (capsule, crystal, vein, mother lode, energy cell).',
    duelist: 'Place 6 PvP markers on other pilots’ boards.',
    engineer: 'Buy 5 upgrade levels.',
    'titan-slayer': 'Destroy 2 parts of bosses or mini-bosses.',
    vanguard: 'Finish 3 of your Battle turns in the top row of the area.',
  },
  achievements: {
    'double-kill': 'Destroy 2 objects in one turn.',
    'triple-kill': 'Destroy 3 objects in one turn.',
    redline: 'Overcharge twice in one turn.',
    'skin-of-the-teeth': 'Have exactly 1 Energy just after you resolve Threat.',
    'bullet-dancer': 'Lower your Threat by 3 levels with moves in one turn.',
    untouchable: 'Start your turn at Threat 4 or more and lose no Energy when you resolve Threat.',
    'rear-gunner': 'Destroy an object with a shot fired down.',
    broadside: 'Destroy an object with a shot fired left or right.',
    sharpshooter: 'Destroy an object 3 or more spaces away with a shot.',
    'two-guns': 'Own 2 kinds of weapon upgrade.',
    arsenal: 'Own 3 kinds of weapon upgrade.',
    'fine-tuning': 'Own any upgrade at level 2.',
    'full-systems': 'Own an Engine, a Generator and a Shield.',
    'rock-crusher': 'Have destroyed 3 asteroids in all this game.',
    'deep-pockets': 'Hold 6 Bellonium or more at one time.',
    crossfire: 'Have 2 or more of your PvP markers on other boards at one time.',
    vengeance: 'Take back 2 or more PvP markers from one destroyed pilot at once.',
    scrolled: 'Be pushed by a forced scroll (whether or not you survive).',
    'insert-coin': 'Re-enter the area after having been destroyed.',
    slipstream: 'Jump through a wormhole.',
    'giant-killer': 'Destroy a part of a boss or mini-boss.',
    collector: 'Hold 3 or more Power-up cards.',
  },
  options: {
    specials: {
      name: 'Special ★ cards',
      hint: 'Shuffle the 3 special cards. In each of the second, third and fourth packs swap one random drawn card for one special card, then reshuffle that pack.',
    },
    tunnel: {
      name: 'Tunnel',
      hint: 'T1 takes the place of A1: 9 T1 cards with 2-3 players; 8 T1 cards and then 4 A1 cards with 4-5. Special ★ cards, if used, then go into T1, W1 and F1.',
    },
    bossCleared: {
      name: 'Boss cleared ends the game',
      hint: 'The game also ends at once when the whole boss is in the area and no part that gives Glory is left intact (Behemoth hides are not counted).',
    },
  },
};
