// The names of every card of the game. The order of a list is the order of the rules' tables (it breaks ties).

export const actionIds = ['restock', 'build', 'mine', 'farm', 'research'] as const;
export type ActionId = (typeof actionIds)[number];

export const scientistIds = ['dr-brain', 'dr-comet', 'dr-nebula', 'dr-eclipse', 'dr-regolith'] as const;
export type ScientistId = (typeof scientistIds)[number];

export const buildingIds = [
  'iron-mine',
  'dust-mine',
  'silica-mine',
  'helium-3-mine',
  'titanium-mine',
  'aluminum-mine',
  'potato-farm',
  'kale-farm',
  'restaurant',
  'nursery',
  'market',
  'moon-hotel',
  'greenhouse',
  'hydroponics-lab',
  'fuel-cells',
  'kitchen',
  'warehouse',
  'spaceport',
  'cargo-dock',
  'assembly-line',
  'lunarcrete-factory',
  'reactor',
  'solar-panels',
  'launch-pad',
  'welcome-center',
  'hacker-lair',
  'makeshift-lab',
  'rd-storage',
  'recycling',
  'radio-antennae',
  'university',
  'observatory',
  'bunker',
  'flag',
  'organ-banks',
  'trading-post',
  'escape-pods',
  'apartment-dome',
  'grand-tower',
  'hospital',
  'robot-workshop',
  'soup-kitchen',
  'clock-tower',
  'prefab-huts',
  'theme-park',
] as const;
export type BuildingId = (typeof buildingIds)[number];

export const startingIds = ['work', 'trouble', 'loneliness'] as const;
export type StartingId = (typeof startingIds)[number];

/** The Events in the order of their numbers, 1 to 13. */
export const eventIds = [
  'hunger',
  'paperwork',
  'glitch-a',
  'leak-a',
  'tempers-flare',
  'accident-a',
  'glitch-b',
  'airlock-test',
  'leak-b',
  'accident-b',
  'moonquake',
  'power-failure',
  'instruction-manual',
] as const;
export type EventId = (typeof eventIds)[number];

export const perkIds = ['payday', 'feast', 'care-package', 'bright-idea', 'newcomers'] as const;
export type PerkId = (typeof perkIds)[number];

export const developmentIds = [
  'trade',
  'tourists',
  'innovation',
  'recruitment-drive',
  'harvest-festival',
  'supply-rocket',
  'scrap-drive',
  'radiation',
  'repairs',
  'budget-cuts',
] as const;
export type DevelopmentId = (typeof developmentIds)[number];

export const robotIds = [
  'automatic-doors',
  'construction-robot',
  'delivery-drone',
  'drilling-robot',
  'mining-robot',
  'repairs-robot',
  'robot-butler',
  'robot-companion',
  'robot-waiter',
  'sentient-ai',
  'stacking-robot',
  'warehouse-robot',
  'kitchen-robot',
  'gardening-robot',
  'cleaning-robot',
  'nanny-robot',
  'security-robot',
  'teaching-robot',
  'replicator-robot',
  'tax-robot',
] as const;
export type RobotId = (typeof robotIds)[number];

export const twistIds = [
  'construction-kits',
  'engineers',
  'grand-plan',
  'overtime',
  'risky-research',
  'surveying',
  'supply-drop',
  'meteor-shower',
  'moon-tax',
  'baby-boom',
  'space-pirates',
  'moon-rats',
  'brain-drain',
  'moon-fever',
  'lottery',
  'envy',
  'flea-market',
  'volunteer-crew',
  'solar-flare',
  'alien-signal',
  'clearance-sale',
  'perk-fair',
  'deja-vu',
  'night-shift',
  'gold-fever',
] as const;
export type TwistId = (typeof twistIds)[number];
