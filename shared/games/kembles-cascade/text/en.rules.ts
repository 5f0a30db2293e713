// English: the rules in short chapters, for looking things up while playing.
import type { Chapter } from './shape.ts';

export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'The aim',
    paragraphs: [
      'Space moves down one row a round. Shoot, collect and dodge for 14 or 15 rounds; the most Glory wins, a tie goes to more Energy, and a tie in both is shared. The game ends at once when a scroll leaves a single row and none is to come.',
      'At the end all show their Power-ups and add the Glory on them, and every 3 Bellonium left give 1 Glory.',
    ],
  },
  {
    id: 'round',
    title: 'A round',
    paragraphs: [
      'All choose one of two Sensors in secret and show them together. The highest goes first. Only the Sensors 10 to 120 have an ability: some act at once, the others hold for this round. Then each draws a new one, takes a turn in order, and space scrolls.',
    ],
  },
  {
    id: 'area',
    title: 'The area',
    paragraphs: [
      'Five rows of 6 spaces, or 8 with four or five players; row 1 is the bottom. Spaces are adjacent in all 8 directions, corners too. Lines of fire run up, down, left and right only.',
      'Enemies, asteroids, rocks, walls and parts of bosses block ships and shots. A black hole can be entered and costs 2 Energy, a singularity destroys; both swallow shots. Everything else lets both through.',
    ],
  },
  {
    id: 'battle',
    title: 'Battle',
    paragraphs: [
      'You have 1 move and 1 shot, more moves with an Engine, in any order. Each move goes to an adjacent free space and lowers your Threat by one level.',
      'One more move or shot is an overcharge: the first costs 1 Energy, the second 2, and there is no third. No payment may leave you without Energy. Turning the mount costs 1 Energy, not twice in a row.',
      'Then Threat is resolved: you lose as much Energy as your Threat level, less your Shield, and Threat is 0. Then the spaces around give new Threat.',
    ],
  },
  {
    id: 'fire',
    title: 'Fire',
    paragraphs: [
      'The Turret gun fires as often as you have shots, each other weapon once a turn. A shot goes along the mount’s line and ends at the first ship or the first object that blocks fire; Missiles take any of the four lines, the Flamethrower reaches one space, Gamma Rays go through everything.',
      'Damage of one turn adds up; what still stands at its end is whole again. The reward comes at once. An immune object stops the weapon that it is immune to.',
      'A shot that hits a ship adds its damage to that pilot’s Threat, and puts one of your PvP markers on that board, one for each victim and turn.',
    ],
  },
  {
    id: 'threat',
    title: 'Threat',
    paragraphs: [
      'Each space counts once: an adjacent object with its Threat value; else 1 if its Omni threat, its gamma line or its distant line reaches you. Ships and what blocks fire block distant lines, nothing blocks gamma.',
      'Threat goes up to 7. From level 5 on each level takes two points; one alone is kept as half a step. Lowering takes a level and drops the half step.',
    ],
  },
  {
    id: 'power-down',
    title: 'Power Down',
    paragraphs: [
      'Instead of a Battle: recharge 2 Energy, resolve Threat, give all PvP markers on your board back, buy, and take new Threat. A Power-up costs 2 Bellonium; level 2 of an upgrade takes the place of level 1, and you have one card of a kind.',
    ],
  },
  {
    id: 'destroyed',
    title: 'Destroyed',
    paragraphs: [
      'Without Energy, in a singularity, or crushed by the scroll your ship is gone. Every other pilot in the area gains 2 Glory, and everybody takes back their markers from your board for 1 Glory each. You keep all else.',
      'In your next turn you may buy and set the mount, then you enter the bottom row for your move, with one Energy less than your maximum.',
    ],
  },
  {
    id: 'spaces',
    title: 'Pickups and places',
    paragraphs: [
      'Capsules, crystals and cells are collected on arrival. A vein takes 1 extra move in one turn, a mother lode 2, without leaving it; these moves lower no Threat.',
      'A move into a wormhole lets you jump to another free one, a move to a trader lets you buy one thing for 1 Bellonium less, an energy field gives 1 Energy once a round.',
    ],
  },
  {
    id: 'scroll',
    title: 'Scrolling',
    paragraphs: [
      'The bottom row goes. Its ships are pushed straight up in turn order: into something that blocks, they are crushed; onto another ship, they slip to the side of the middle, else to the other side, else they are destroyed. What they arrive at acts, but no wormhole, no mining, no trader.',
      'A new row comes in at the top. Each Global Bellonium symbol on it gives everybody 1 Bellonium, and the new row’s Threat is added at once.',
    ],
  },
  {
    id: 'boss',
    title: 'Bosses',
    paragraphs: [
      'After the last pack a boss comes in, one or two rows of it. Its parts are objects like others; plates can’t be destroyed. Each boss has a special rule of its own from then on.',
      'A mini-boss’s card turns over as soon as one of its two parts is destroyed.',
    ],
  },
  {
    id: 'achievements',
    title: 'Missions and achievements',
    paragraphs: [
      'Everybody has one open mission; its Glory comes when the target is reached. Four achievements lie open for all. They are checked after each act and at the other pauses; all who meet one gain its full Glory, and a new one is turned up. Cards about a turn are for the pilot in turn.',
    ],
  },
  {
    id: 'options',
    title: 'Options',
    paragraphs: [
      'Special cards bring a trader, a singularity and an energy field. The tunnel puts walls in place of the asteroids. With “boss cleared” the game also ends when nothing that gives Glory is left of the boss; hides of the Behemoth are not counted.',
    ],
  },
  {
    id: 'away',
    title: 'When somebody is away',
    paragraphs: [
      'The Sensor of the next round can be left early, or always the highest or lowest. A draft of the next turn is played only if it still comes to the same. A safe rest powers down if you were not hit. When time is up the lower Sensor is played, and the ship powers down and buys nothing.',
    ],
  },
];
