// What is in the box, as data: teams, marines, action cards, terrain, monsters, the die. Events are in events.ts, locations
// in places.ts.
import type { ActionId, Icon, LordId, MarineId, Side, TeamId, TerrainId } from './ids.ts';

export type ActionType = 'support' | 'move' | 'attack';

export interface Team {
  readonly marines: readonly [MarineId, MarineId];
  /** Its support, move and attack card. */
  readonly actions: Readonly<Record<ActionType, ActionId>>;
}

export const teams: Readonly<Record<TeamId, Team>> = {
  green: {
    marines: ['sergeant-gideon', 'brother-noctis'],
    actions: { support: 'block', move: 'run-and-gun', attack: 'dead-aim' },
  },
  yellow: {
    marines: ['brother-claudio', 'brother-goriel'],
    actions: { support: 'defensive-stance', move: 'reorganize', attack: 'heroic-charge' },
  },
  blue: {
    marines: ['sergeant-lorenzo', 'brother-deino'],
    actions: { support: 'counter-attack', move: 'intimidation', attack: 'lead-by-example' },
  },
  red: {
    marines: ['brother-leon', 'brother-valencio'],
    actions: { support: 'overwatch', move: 'onward-brothers', attack: 'full-auto' },
  },
  purple: {
    marines: ['brother-zael', 'brother-omnio'],
    actions: { support: 'strategize', move: 'forward-scouting', attack: 'flamer-attack' },
  },
  grey: {
    marines: ['lexicanium-calistarius', 'brother-scipio'],
    actions: { support: 'power-field', move: 'stealth-tactics', attack: 'psionic-attack' },
  },
};

export interface Marine {
  readonly team: TeamId;
  /** How many rows away he can attack (R7.2). */
  readonly range: number;
}

export const marines: Readonly<Record<MarineId, Marine>> = {
  'sergeant-gideon': { team: 'green', range: 0 },
  'brother-noctis': { team: 'green', range: 2 },
  'brother-claudio': { team: 'yellow', range: 0 },
  'brother-goriel': { team: 'yellow', range: 2 },
  'sergeant-lorenzo': { team: 'blue', range: 2 },
  'brother-deino': { team: 'blue', range: 2 },
  'brother-leon': { team: 'red', range: 3 },
  'brother-valencio': { team: 'red', range: 2 },
  'brother-zael': { team: 'purple', range: 1 },
  'brother-omnio': { team: 'purple', range: 2 },
  'lexicanium-calistarius': { team: 'grey', range: 2 },
  'brother-scipio': { team: 'grey', range: 2 },
};

export interface ActionCard {
  readonly team: TeamId;
  readonly type: ActionType;
  /** The cards of a round are carried out in this order (R4.1). */
  readonly number: number;
}

export const actions: Readonly<Record<ActionId, ActionCard>> = {
  block: { number: 1, team: 'green', type: 'support' },
  'defensive-stance': { number: 2, team: 'yellow', type: 'support' },
  'counter-attack': { number: 3, team: 'blue', type: 'support' },
  overwatch: { number: 4, team: 'red', type: 'support' },
  strategize: { number: 5, team: 'purple', type: 'support' },
  'power-field': { number: 6, team: 'grey', type: 'support' },
  'onward-brothers': { number: 7, team: 'red', type: 'move' },
  'stealth-tactics': { number: 8, team: 'grey', type: 'move' },
  reorganize: { number: 9, team: 'yellow', type: 'move' },
  'forward-scouting': { number: 10, team: 'purple', type: 'move' },
  intimidation: { number: 11, team: 'blue', type: 'move' },
  'run-and-gun': { number: 12, team: 'green', type: 'move' },
  'lead-by-example': { number: 13, team: 'blue', type: 'attack' },
  'flamer-attack': { number: 14, team: 'purple', type: 'attack' },
  'psionic-attack': { number: 15, team: 'grey', type: 'attack' },
  'dead-aim': { number: 16, team: 'green', type: 'attack' },
  'full-auto': { number: 17, team: 'red', type: 'attack' },
  'heroic-charge': { number: 18, team: 'yellow', type: 'attack' },
};

export const colours = ['red', 'orange', 'yellow', 'green'] as const;
export type Colour = (typeof colours)[number];

export interface TerrainCard {
  readonly colour: Colour;
  readonly canBeActivated: boolean;
}

export const terrains: Readonly<Record<TerrainId, TerrainCard>> = {
  'ventilation-duct': { colour: 'red', canBeActivated: false },
  'spore-chimney': { colour: 'red', canBeActivated: true },
  'dark-corner': { colour: 'orange', canBeActivated: false },
  'promethium-tank': { colour: 'orange', canBeActivated: true },
  door: { colour: 'yellow', canBeActivated: true },
  'control-panel': { colour: 'yellow', canBeActivated: true },
  corridor: { colour: 'green', canBeActivated: false },
  artefact: { colour: 'green', canBeActivated: true },
};

export const lords: Readonly<Record<LordId, { readonly icons: readonly [Icon, Icon]; readonly side: Side }>> =
  {
    'brood-lord-a': { icons: ['head', 'tail'], side: 'left' },
    'brood-lord-b': { icons: ['claw', 'tongue'], side: 'right' },
  };

export const copiesOfIcon = 9;
export const supportTokens = 12;

/** The combat die: faces 0 to 5, a skull on 1, 2 and 3. */
export type Face = 0 | 1 | 2 | 3 | 4 | 5;
export const faces: readonly Face[] = [0, 1, 2, 3, 4, 5];
export const isSkull = (face: Face): boolean => face >= 1 && face <= 3;
