// English: what is written on tiles and cards.
import type { CardTexts } from './shape.ts';

export const cards: CardTexts = {
  terrains: {
    'terrain-choice': 'Gain 1 of your choice of steel, water, polymer or food.',
    'terrain-train': 'Pay 1 energy, then train 1 specialist without the usual energy and food.',
    'terrain-battery': 'Gain 1 food; gain 1 battery token.',
    'terrain-permit': 'Gain 1 permit for Europa or Mars.',
    'terrain-greenhouse':
      'Pay 1 energy, then build 1 greenhouse without the water and polymer (the 2 energy for the stack still apply).',
  },
  powers: {
    'power-base-camp':
      'Gain 1 food for each of your own building miniatures diagonally adjacent to this rover’s tile.',
    'power-power-link': 'Gain 1 energy for each opponent rover orthogonally adjacent to this rover’s tile.',
    'power-convoy':
      'Gain 1 resource of your choice for each of your own other rovers orthogonally adjacent to this rover’s tile (each chosen separately).',
  },
  labs: {
    'lab-solar-array': 'Gain 2 energy.',
    'lab-algae-tank': 'Gain 2 food.',
    'lab-ice-laboratory': 'Gain 1 water.',
    'lab-smelting-laboratory': 'Gain 1 steel.',
    'lab-polymer-laboratory': 'Gain 1 polymer.',
    'lab-observatory': 'Score 2 VP.',
    'lab-battery-workshop': 'Gain 1 battery token.',
    'lab-protein-printer': 'Pay 1 energy, then gain 4 food.',
    'lab-simulation-center': 'Pay 1 energy, then score 3 VP.',
    'lab-recruitment-laboratory': 'Recruit 1 astronaut without paying the energy.',
    'lab-botany-laboratory': 'Improve 1 greenhouse without paying water.',
    'lab-europa-bureau': 'Gain 1 permit for Europa.',
    'lab-mars-bureau': 'Gain 1 permit for Mars.',
    'lab-titan-bureau': 'Pay 1 energy, then gain 1 permit for Titan.',
    'lab-titan-assembly-hall': 'Gain 1 permit for Titan (build only).',
    'lab-universal-synthesizer': 'Gain 1 of your choice of steel, water or polymer.',
    'lab-refit-dock': 'Gain 1 permit for any ship (improve only).',
  },
  smalls: {
    'small-data-relay': 'Score 1 VP.',
    'small-hydroponics-annex': 'Improve 1 greenhouse without paying water.',
    'small-recruitment-office': 'Recruit 1 astronaut without paying the energy.',
    'small-greenhouse-yard':
      'Build 1 greenhouse without the water and polymer (the 2 energy for the stack still apply).',
    'small-training-academy': 'Train 1 specialist without the usual energy and food.',
    'small-lunar-monument': 'Score 3 VP.',
  },
  larges: {
    'large-spaceport-hub':
      '4 VP when built. From now on, each time you take a mission tile, score 1 VP more.',
    'large-biodome': '3 VP when built. Game end: 1 VP per greenhouse you have.',
    'large-central-academy': '3 VP when built. Game end: 2 VP per specialist you have.',
    'large-grand-observatory': '3 VP when built. Game end: 1 VP per lab you have.',
    'large-reactor-complex': '4 VP when built. When built: gain 2 battery tokens.',
    'large-habitat-tower': '5 VP when built. When built: recruit 1 astronaut without paying the energy.',
    'large-logistics-depot':
      '4 VP when built. When built: gain 3 of your choice of steel, water, polymer or food (each chosen separately).',
    'large-mission-control': '4 VP when built. When built: gain 1 permit for any ship.',
    'large-aquarius-ice-palace':
      '4 VP when built. When built: improve 1 greenhouse without paying water. Game end: 1 VP per improved greenhouse you have.',
    'large-vulcan-forge': '3 VP when built. Game end: 2 VP per large building you have (this one included).',
    'large-helios-mirror':
      '4 VP when built. When built: gain 3 energy. Game end: 1 VP per 2 battery tokens you have (rounded down).',
    'large-minerva-campus': '4 VP when built. Game end: 2 VP per foundation you have.',
    'large-diaspora-hall':
      '4 VP when built. Game end: 1 VP per astronaut in your rovers, specialists included.',
    'large-ares-gantry': '5 VP when built. When built: gain 1 permit for Mars.',
    'large-pathfinder-lodge':
      '5 VP when built. When built: gain 2 of your choice of steel, water, polymer or food (each chosen separately).',
    'large-terran-archive':
      '4 VP when built. Game end: 1 VP per 2 achievement tokens you have (rounded down).',
  },
  factions: {
    'faction-aquarius-combine': 'In each Develop Greenhouses action, your first improvement costs no water.',
    'faction-vulcan-foundry': 'Your large buildings cost 1 steel less (never below 0).',
    'faction-helios-grid': 'You start with 2 battery tokens: your energy limit and energy start at 5.',
    'faction-minerva-institute':
      'You start with 1 foundation on its first place. In a Research action, the energy for the display row is 1 less (never below 0); special research is unchanged.',
    'faction-diaspora-league': 'Each time you recruit an astronaut, by any means, gain 1 food.',
    'faction-ares-vanguard': 'Each time you take a mission tile, score 2 VP more.',
    'faction-pathfinder-guild':
      'When you place a rover orthogonally adjacent to at least one of your own other rovers, gain 1 food (once per placement).',
    'faction-terran-heritage': 'Each time a progress tile gives you an achievement token, also score 1 VP.',
  },
  rival: {
    'rival-01':
      'Place a rival rover on the free terrain tile with the most cubes and remove up to 2 cubes there. Discard the bottom lab of the left column.',
    'rival-02':
      'Place a rival rover on the free terrain tile with the most cubes and remove up to 2 cubes there. Discard the bottom lab of the right column.',
    'rival-03':
      'Place a rival rover on the free terrain tile with the most cubes and remove up to 2 cubes there. Discard the bottom lab of the left column.',
    'rival-04':
      'Place a rival rover on the free terrain tile with the most cubes and remove up to 2 cubes there.',
    'rival-05':
      'Place a rival rover on the free terrain tile with the most cubes and remove up to 2 cubes there.',
    'rival-06':
      'Place a rival rover on the free terrain tile with the most cubes and remove up to 2 cubes there. Remove the rightmost free greenhouse if there is one; the rival scores 1 VP.',
    'rival-07': 'The rival takes the mission tile of lowest VP of Europa and scores it.',
    'rival-08': 'The rival takes the mission tile of lowest VP of Titan and scores it.',
    'rival-09': 'The rival takes the mission tile of lowest VP of Mars and scores it.',
    'rival-10':
      'The rival takes the first common large building, scores 4 VP, gains 1 achievement token and places a miniature.',
    'rival-11': 'The rival gains 2 achievement tokens.',
    'rival-12': 'Remove the rightmost free greenhouse if there is one; the rival scores 1 VP.',
  },
  options: {
    firstGame: {
      name: 'First game',
      hint: 'Terrain, powers and progress tiles as in the rules, no factions.',
      choices: {},
    },
    factions: {
      name: 'Factions',
      hint: 'Each player keeps one of two factions: another start, a power, a large building.',
      choices: {},
    },
    short: {
      name: 'Short game',
      hint: 'Four progress tiles, four mission tiles a ship: about 22 turns each.',
      choices: {},
    },
    level: {
      name: 'Rival',
      hint: 'Its VP at each recall: 3, 6 or 10.',
      choices: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
    },
  },
};
