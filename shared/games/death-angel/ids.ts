// The names by which everything in the box is called. What the things are is in content.ts and events.ts.

export type Side = 'left' | 'right';
export const sides = ['left', 'right'] as const;

export const icons = ['head', 'tail', 'claw', 'tongue'] as const;
export type Icon = (typeof icons)[number];

export const lordIds = ['brood-lord-a', 'brood-lord-b'] as const;
export type LordId = (typeof lordIds)[number];

/** A monster card. The nine with the same icon are alike, so no card has a number. */
export type Monster = Icon | LordId;

export const teamIds = ['green', 'yellow', 'blue', 'red', 'purple', 'grey'] as const;
export type TeamId = (typeof teamIds)[number];

export const marineIds = [
  'sergeant-gideon',
  'brother-noctis',
  'brother-claudio',
  'brother-goriel',
  'sergeant-lorenzo',
  'brother-deino',
  'brother-leon',
  'brother-valencio',
  'brother-zael',
  'brother-omnio',
  'lexicanium-calistarius',
  'brother-scipio',
] as const;
export type MarineId = (typeof marineIds)[number];

export const actionIds = [
  'block',
  'defensive-stance',
  'counter-attack',
  'overwatch',
  'strategize',
  'power-field',
  'onward-brothers',
  'stealth-tactics',
  'reorganize',
  'forward-scouting',
  'intimidation',
  'run-and-gun',
  'lead-by-example',
  'flamer-attack',
  'psionic-attack',
  'dead-aim',
  'full-auto',
  'heroic-charge',
] as const;
export type ActionId = (typeof actionIds)[number];

export const terrainIds = [
  'ventilation-duct',
  'spore-chimney',
  'dark-corner',
  'promethium-tank',
  'door',
  'control-panel',
  'corridor',
  'artefact',
] as const;
export type TerrainId = (typeof terrainIds)[number];

export const voidLockIds = ['void-lock-6', 'void-lock-8', 'void-lock-10', 'void-lock-12'] as const;
export type VoidLockId = (typeof voidLockIds)[number];

export const locationIds = [
  'main-corridor',
  'maintenance-tunnels',
  'service-shaft',
  'cryo-control',
  'wreckage-labyrinth',
  'lower-accessway',
  'munitorium',
  'core-cogitator',
  'apothecarion',
  'teleportarium',
  'black-holds',
  'dark-catacombs',
  'wrath-of-baal-chapel',
  'generatorium',
  'hibernation-cluster',
  'launch-control-room',
  'toxin-pumping-station',
  'genestealer-lair',
] as const;
export type LocationId = (typeof locationIds)[number];

export const eventIds = [
  'chaos-of-battle',
  'the-swarm-tail',
  'the-swarm-tongue',
  'out-of-thin-air-head',
  'out-of-thin-air-claw',
  'full-scan',
  'secret-route',
  'for-my-battle-brothers',
  'stalking-from-the-shadows',
  'gun-jam',
  'outnumbered',
  'surrounded',
  'flanking-manoeuvre',
  'cleansing-flames',
  'temporary-sanctuary',
  'rescue-space-marine',
  'rewarded-faith',
  'psychic-assault',
  'quick-instincts',
  'resupply',
  'enter-formation',
  'evasion',
  'they-re-everywhere',
  'second-wind',
] as const;
export type EventId = (typeof eventIds)[number];
