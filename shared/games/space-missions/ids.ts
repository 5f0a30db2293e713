// The names of everything in the game. The order of a list is the order of the rules' tables: it breaks ties.

export const systemIds = ['propulsion', 'life-support', 'control', 'sensors', 'landing', 're-entry'] as const;
export type SystemId = (typeof systemIds)[number];

/** The enhancements, in the order of the table of tokens. */
export const kinds = [
  'extra-tank',
  'thrust-backup',
  'life-support-backup',
  'control-backup',
  'sensor-backup',
] as const;
/** A kind of enhancement. */
export type Kind = (typeof kinds)[number];

/** Whatever lies in a warehouse. */
export const tokens = ['fuel', 'training', ...kinds, 'inspection'] as const;
export type Token = (typeof tokens)[number];

/** Parts in the order in which they are loaded. */
export const parts = ['rocket', 'satellite', 'capsule', 'lunar-module'] as const;
export type Part = (typeof parts)[number];

/** The parts that can be developed: all but the lunar module, which has no levels. */
export const levelled = ['rocket', 'satellite', 'capsule'] as const;
export type Levelled = (typeof levelled)[number];

export const expertIds = [
  'chief-designer',
  'test-engineer',
  'fuel-officer',
  'astronaut-trainer',
  'systems-technician',
  'flight-director',
] as const;
export type ExpertId = (typeof expertIds)[number];

export const areaIds = [
  'develop',
  'inspect-and-equip',
  'test-deep',
  'test-wide',
  'fuel-two',
  'fuel-and-equip',
  'train-two',
  'equip-two',
  'copy',
  'retrieve',
] as const;
export type AreaId = (typeof areaIds)[number];

export const missionNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type MissionNumber = (typeof missionNumbers)[number];

export const missionIds = [
  'mission-1-0',
  'mission-1-1',
  'mission-1-2',
  'mission-2-0',
  'mission-2-1',
  'mission-2-2',
  'mission-3-0',
  'mission-3-1',
  'mission-3-2',
  'mission-4-0',
  'mission-4-1',
  'mission-4-2',
  'mission-5-0',
  'mission-5-1',
  'mission-5-2',
  'mission-6-0',
  'mission-6-1',
  'mission-6-2',
  'mission-7-0',
  'mission-7-1',
  'mission-8-0',
  'mission-8-1',
] as const;
export type MissionId = (typeof missionIds)[number];

/** What success is counted in: the types of missions, television, and being first. */
export const typeIds = ['satellite', 'crewed', 'lunar', 'media', 'pioneer'] as const;
export type TypeId = (typeof typeIds)[number];

export const eventIds = [
  'event-01',
  'event-02',
  'event-03',
  'event-04',
  'event-05',
  'event-06',
  'event-07',
  'event-08',
  'event-09',
  'event-10',
  'event-11',
  'event-12',
] as const;
export type EventId = (typeof eventIds)[number];

export const awardIds = [
  'award-inspect-a',
  'award-inspect-b',
  'award-peek',
  'award-remove-a',
  'award-remove-b',
  'award-bump-a',
  'award-bump-b',
  'award-fuel',
  'award-training',
  'award-equip',
] as const;
export type AwardId = (typeof awardIds)[number];

export const scenarioIds = [
  'scenario-1',
  'scenario-2',
  'scenario-3',
  'scenario-4',
  'scenario-5',
  'scenario-6',
] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** Systems that have a specialist (R18.1), in the order of the table of systems. A specialist is named by the system. */
export const specialistIds = ['life-support', 'control', 'landing', 're-entry'] as const;
export type SpecialistId = (typeof specialistIds)[number];

export const automaTypes = [1, 2, 3, 4] as const;
export type AutomaType = (typeof automaTypes)[number];

export const automaItemIds = ['highest-completed', 'lowest-open', 'next-open', 'same'] as const;
export type AutomaItemId = (typeof automaItemIds)[number];
