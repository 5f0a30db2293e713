// The 22 mission cards: parts, fuel, prerequisites, steps and points (section 8.5 of the rules).
import type { MissionId, MissionNumber, Part, SystemId, TypeId } from './ids.ts';

/** A part on a mission card. `least` is below `level` where a yellow arrow allows it (R6.2). */
export interface Need {
  readonly part: Part;
  readonly level: number;
  readonly least: number;
}

/** A line of a mission card: so many cards of a system, drawn on a part. */
export interface Step {
  readonly part: Part;
  readonly system: SystemId;
  readonly cards: number;
}

export interface Mission {
  readonly number: MissionNumber;
  readonly types: readonly TypeId[];
  readonly parts: readonly Need[];
  readonly fuel: number;
  /** Successes needed before, by type. */
  readonly needs: Readonly<Partial<Record<TypeId, number>>>;
  readonly steps: readonly Step[];
  readonly points: { readonly first: number; readonly later: number };
}

const need = (part: Part, level: number, least = level): Need => ({ part, level, least });
const step = (part: Part, system: SystemId, cards: number): Step => ({ part, system, cards });
const lunarModule = need('lunar-module', 1);

export const missions: Readonly<Record<MissionId, Mission>> = {
  'mission-1-0': {
    number: 1,
    types: ['satellite'],
    parts: [need('rocket', 1), need('satellite', 1)],
    fuel: 1,
    needs: {},
    steps: [step('rocket', 'propulsion', 1), step('satellite', 'sensors', 1)],
    points: { first: 4, later: 1 },
  },
  'mission-1-1': {
    number: 1,
    types: ['satellite'],
    parts: [need('rocket', 1), need('satellite', 1)],
    fuel: 1,
    needs: {},
    steps: [step('rocket', 'propulsion', 1), step('satellite', 'control', 1)],
    points: { first: 4, later: 1 },
  },
  'mission-1-2': {
    number: 1,
    types: ['satellite'],
    parts: [need('rocket', 1), need('satellite', 1)],
    fuel: 1,
    needs: {},
    steps: [step('rocket', 'propulsion', 1), step('satellite', 'sensors', 2)],
    points: { first: 5, later: 2 },
  },
  'mission-2-0': {
    number: 2,
    types: ['satellite'],
    parts: [need('rocket', 1), need('satellite', 1)],
    fuel: 1,
    needs: {},
    steps: [step('rocket', 'propulsion', 2), step('satellite', 'sensors', 2)],
    points: { first: 6, later: 2 },
  },
  'mission-2-1': {
    number: 2,
    types: ['satellite'],
    parts: [need('rocket', 1), need('satellite', 1)],
    fuel: 1,
    needs: {},
    steps: [
      step('rocket', 'propulsion', 2),
      step('satellite', 'control', 1),
      step('satellite', 'sensors', 1),
    ],
    points: { first: 6, later: 2 },
  },
  'mission-2-2': {
    number: 2,
    types: ['satellite'],
    parts: [need('rocket', 2, 1), need('satellite', 1)],
    fuel: 2,
    needs: {},
    steps: [
      step('rocket', 'propulsion', 1),
      step('satellite', 'control', 1),
      step('satellite', 'sensors', 2),
    ],
    points: { first: 7, later: 3 },
  },
  'mission-3-0': {
    number: 3,
    types: ['crewed'],
    parts: [need('rocket', 1), need('capsule', 1)],
    fuel: 1,
    needs: { satellite: 1 },
    steps: [
      step('rocket', 'propulsion', 2),
      step('capsule', 'life-support', 1),
      step('capsule', 're-entry', 2),
    ],
    points: { first: 7, later: 3 },
  },
  'mission-3-1': {
    number: 3,
    types: ['crewed'],
    parts: [need('rocket', 2, 1), need('capsule', 1)],
    fuel: 2,
    needs: { satellite: 1 },
    steps: [
      step('rocket', 'propulsion', 2),
      step('capsule', 'control', 1),
      step('capsule', 'life-support', 1),
      step('capsule', 're-entry', 2),
    ],
    points: { first: 8, later: 4 },
  },
  'mission-3-2': {
    number: 3,
    types: ['crewed'],
    parts: [need('rocket', 1), need('capsule', 1)],
    fuel: 1,
    needs: { satellite: 1 },
    steps: [
      step('rocket', 'propulsion', 2),
      step('capsule', 'life-support', 2),
      step('capsule', 're-entry', 2),
    ],
    points: { first: 8, later: 4 },
  },
  'mission-4-0': {
    number: 4,
    types: ['satellite'],
    parts: [need('rocket', 2, 1), need('satellite', 2)],
    fuel: 2,
    needs: { satellite: 1 },
    steps: [
      step('rocket', 'propulsion', 2),
      step('satellite', 'control', 1),
      step('satellite', 'sensors', 2),
    ],
    points: { first: 9, later: 4 },
  },
  'mission-4-1': {
    number: 4,
    types: ['satellite'],
    parts: [need('rocket', 2), need('satellite', 2)],
    fuel: 2,
    needs: { satellite: 1 },
    steps: [
      step('rocket', 'propulsion', 2),
      step('satellite', 'control', 1),
      step('satellite', 'sensors', 3),
    ],
    points: { first: 10, later: 4 },
  },
  'mission-4-2': {
    number: 4,
    types: ['satellite'],
    parts: [need('rocket', 3, 2), need('satellite', 2)],
    fuel: 3,
    needs: { satellite: 1 },
    steps: [
      step('rocket', 'propulsion', 2),
      step('satellite', 'control', 2),
      step('satellite', 'sensors', 2),
    ],
    points: { first: 11, later: 5 },
  },
  'mission-5-0': {
    number: 5,
    types: ['crewed'],
    parts: [need('rocket', 2), need('capsule', 2)],
    fuel: 2,
    needs: { crewed: 1 },
    steps: [
      step('rocket', 'propulsion', 2),
      step('capsule', 'control', 2),
      step('capsule', 'life-support', 2),
      step('capsule', 're-entry', 2),
    ],
    points: { first: 10, later: 5 },
  },
  'mission-5-1': {
    number: 5,
    types: ['crewed'],
    parts: [need('rocket', 2), need('capsule', 2)],
    fuel: 2,
    needs: { crewed: 1 },
    steps: [
      step('rocket', 'propulsion', 2),
      step('capsule', 'control', 3),
      step('capsule', 'life-support', 1),
      step('capsule', 're-entry', 2),
    ],
    points: { first: 11, later: 5 },
  },
  'mission-5-2': {
    number: 5,
    types: ['crewed'],
    parts: [need('rocket', 2), need('capsule', 2)],
    fuel: 2,
    needs: { crewed: 1 },
    steps: [
      step('rocket', 'propulsion', 2),
      step('capsule', 'life-support', 3),
      step('capsule', 're-entry', 2),
    ],
    points: { first: 10, later: 5 },
  },
  'mission-6-0': {
    number: 6,
    types: ['satellite', 'lunar'],
    parts: [need('rocket', 3, 2), need('satellite', 2)],
    fuel: 3,
    needs: { satellite: 2 },
    steps: [
      step('rocket', 'propulsion', 3),
      step('satellite', 'control', 2),
      step('satellite', 'sensors', 2),
    ],
    points: { first: 13, later: 6 },
  },
  'mission-6-1': {
    number: 6,
    types: ['satellite', 'lunar'],
    parts: [need('rocket', 3, 2), need('satellite', 3)],
    fuel: 3,
    needs: { satellite: 2 },
    steps: [
      step('rocket', 'propulsion', 3),
      step('satellite', 'control', 2),
      step('satellite', 'sensors', 3),
    ],
    points: { first: 15, later: 7 },
  },
  'mission-6-2': {
    number: 6,
    types: ['satellite', 'lunar'],
    parts: [need('rocket', 3, 2), need('satellite', 2)],
    fuel: 3,
    needs: { satellite: 2 },
    steps: [
      step('rocket', 'propulsion', 3),
      step('satellite', 'control', 1),
      step('satellite', 'sensors', 1),
      step('satellite', 'landing', 2),
    ],
    points: { first: 15, later: 7 },
  },
  'mission-7-0': {
    number: 7,
    types: ['crewed', 'lunar'],
    parts: [need('rocket', 3), need('capsule', 3)],
    fuel: 3,
    needs: { crewed: 2 },
    steps: [
      step('rocket', 'propulsion', 3),
      step('capsule', 'control', 2),
      step('capsule', 'life-support', 2),
      step('capsule', 're-entry', 3),
    ],
    points: { first: 14, later: 7 },
  },
  'mission-7-1': {
    number: 7,
    types: ['crewed', 'lunar'],
    parts: [need('rocket', 3), need('capsule', 3), lunarModule],
    fuel: 3,
    needs: { crewed: 2 },
    steps: [
      step('rocket', 'propulsion', 3),
      step('capsule', 'control', 2),
      step('capsule', 'life-support', 2),
      step('lunar-module', 'landing', 1),
      step('capsule', 're-entry', 3),
    ],
    points: { first: 15, later: 8 },
  },
  'mission-8-0': {
    number: 8,
    types: ['crewed', 'lunar'],
    parts: [need('rocket', 3), need('capsule', 3), lunarModule],
    fuel: 4,
    needs: { crewed: 2, lunar: 1 },
    steps: [
      step('rocket', 'propulsion', 3),
      step('capsule', 'control', 2),
      step('capsule', 'life-support', 2),
      step('lunar-module', 'landing', 3),
      step('capsule', 're-entry', 3),
    ],
    points: { first: 20, later: 12 },
  },
  'mission-8-1': {
    number: 8,
    types: ['crewed', 'lunar'],
    parts: [need('rocket', 3), need('capsule', 3), lunarModule],
    fuel: 4,
    needs: { crewed: 2, lunar: 1 },
    steps: [
      step('rocket', 'propulsion', 3),
      step('capsule', 'control', 2),
      step('capsule', 'life-support', 3),
      step('lunar-module', 'landing', 2),
      step('lunar-module', 'control', 1),
      step('capsule', 're-entry', 3),
    ],
    points: { first: 22, later: 13 },
  },
};
