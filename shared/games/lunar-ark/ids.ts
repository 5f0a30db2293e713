// The names of everything in the game. The order of a list is the order of the rules: it breaks ties.

/** The colours of cubes and of astronauts. */
export const colours = ['steel', 'water', 'polymer'] as const;
export type Colour = (typeof colours)[number];

export const resources = ['steel', 'water', 'polymer', 'food'] as const;
export type Resource = (typeof resources)[number];

export const tileIds = [
  'terrain-01',
  'terrain-02',
  'terrain-03',
  'terrain-04',
  'terrain-05',
  'terrain-06',
  'terrain-07',
  'terrain-08',
  'terrain-09',
  'terrain-10',
  'terrain-11',
  'terrain-12',
  'terrain-13',
  'terrain-14',
  'terrain-15',
  'terrain-16',
] as const;
export type TileId = (typeof tileIds)[number];

/** What a terrain tile does. */
export const terrainIds = [
  'terrain-choice',
  'terrain-train',
  'terrain-battery',
  'terrain-permit',
  'terrain-greenhouse',
] as const;
export type TerrainId = (typeof terrainIds)[number];

export const powerIds = ['power-base-camp', 'power-power-link', 'power-convoy'] as const;
export type PowerId = (typeof powerIds)[number];

export const labIds = [
  'lab-solar-array',
  'lab-algae-tank',
  'lab-ice-laboratory',
  'lab-smelting-laboratory',
  'lab-polymer-laboratory',
  'lab-observatory',
  'lab-battery-workshop',
  'lab-protein-printer',
  'lab-simulation-center',
  'lab-recruitment-laboratory',
  'lab-botany-laboratory',
  'lab-europa-bureau',
  'lab-mars-bureau',
  'lab-titan-bureau',
  'lab-titan-assembly-hall',
  'lab-universal-synthesizer',
  'lab-refit-dock',
] as const;
export type LabId = (typeof labIds)[number];

/** In the order of their income (R9.3). */
export const smallIds = [
  'small-data-relay',
  'small-lunar-monument',
  'small-recruitment-office',
  'small-training-academy',
  'small-greenhouse-yard',
  'small-hydroponics-annex',
] as const;
export type SmallId = (typeof smallIds)[number];

/** Large buildings that anybody may build. */
export const commonIds = [
  'large-spaceport-hub',
  'large-biodome',
  'large-central-academy',
  'large-grand-observatory',
  'large-reactor-complex',
  'large-habitat-tower',
  'large-logistics-depot',
  'large-mission-control',
] as const;
export type CommonId = (typeof commonIds)[number];

/** Large buildings of one faction each. */
export const ownIds = [
  'large-aquarius-ice-palace',
  'large-vulcan-forge',
  'large-helios-mirror',
  'large-minerva-campus',
  'large-diaspora-hall',
  'large-ares-gantry',
  'large-pathfinder-lodge',
  'large-terran-archive',
] as const;
export type OwnId = (typeof ownIds)[number];

export const largeIds = [...commonIds, ...ownIds] as const;
export type LargeId = CommonId | OwnId;

export const factionIds = [
  'faction-aquarius-combine',
  'faction-vulcan-foundry',
  'faction-helios-grid',
  'faction-minerva-institute',
  'faction-diaspora-league',
  'faction-ares-vanguard',
  'faction-pathfinder-guild',
  'faction-terran-heritage',
] as const;
export type FactionId = (typeof factionIds)[number];

export const shipIds = ['europa', 'titan', 'mars'] as const;
export type ShipId = (typeof shipIds)[number];

export const partIds = [
  'europa-part-1',
  'europa-part-2',
  'europa-part-3',
  'titan-part-1',
  'titan-part-2',
  'titan-part-3',
  'mars-part-1',
  'mars-part-2',
  'mars-part-3',
] as const;
export type PartId = (typeof partIds)[number];

export const missionIds = [
  'mission-europa-1a',
  'mission-europa-1b',
  'mission-europa-2a',
  'mission-europa-2b',
  'mission-europa-3a',
  'mission-europa-3b',
  'mission-titan-1a',
  'mission-titan-1b',
  'mission-titan-2a',
  'mission-titan-2b',
  'mission-titan-3a',
  'mission-titan-3b',
  'mission-mars-1a',
  'mission-mars-1b',
  'mission-mars-2a',
  'mission-mars-2b',
  'mission-mars-3a',
  'mission-mars-3b',
] as const;
export type MissionId = (typeof missionIds)[number];

export const progressIds = [
  'progress-01',
  'progress-02',
  'progress-03',
  'progress-04',
  'progress-05',
  'progress-06',
  'progress-07',
  'progress-08',
  'progress-09',
  'progress-10',
] as const;
export type ProgressId = (typeof progressIds)[number];

/** What a progress tile rewards (R10). */
export const triggerIds = [
  'recruit',
  'build-greenhouse',
  'build-foundation',
  'build-small',
  'train',
  'upgrade-greenhouse',
  'build-lab',
  'build-large',
  'contribute',
  'ability',
] as const;
export type Trigger = (typeof triggerIds)[number];

export const rivalIds = [
  'rival-01',
  'rival-02',
  'rival-03',
  'rival-04',
  'rival-05',
  'rival-06',
  'rival-07',
  'rival-08',
  'rival-09',
  'rival-10',
  'rival-11',
  'rival-12',
] as const;
export type RivalId = (typeof rivalIds)[number];

/** Of the rival. */
export const levels = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];
