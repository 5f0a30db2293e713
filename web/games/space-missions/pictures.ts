// Every picture of the game as a short line of shapes on a plate of 40 by 30 units: see ui/board/brush.ts for the letters.
// What is also drawn as small as a letter (tokens, systems, parts, types) keeps to the middle, 16 units wide.
import type {
  AreaId,
  AutomaType,
  EventId,
  ExpertId,
  MissionId,
  Part,
  ScenarioId,
  SpecialistId,
  SystemId,
  Token,
  TypeId,
} from '../../../shared/games/space-missions/content.ts';
import type { Parts } from '../../ui/board/brush.ts';

/** What several pictures are made of. */
export const parts: Parts = {
  rocket: 'W p0,-11q4,5,4,14h-8q0,-9,4,-14z R g-4,-3,-7,5,-4,3 g4,-3,7,5,4,3 K r-4,2,8,1.6 C c0,-4,1.7',
  flame: 'O p-3,0q0,5,3,8q3,-3,3,-8z B p-1.4,0q0,2,1.4,4q1.4,-2,1.4,-4z',
  sat: 'C r-12,-2,7,4 r5,-2,7,4 N l-8.5,-2,-8.5,2 l8.5,-2,8.5,2 l-5,0,5,0 S r-3,-3,6,6 N l0,-3,0,-6 R c0,-6.6,1',
  dish: 'S p-6,-4q1,8,10,8z N l-2,1,4,-5 R c4,-5,1.1',
  capsule: 'S p-6,5l3,-9q3,-2.4,6,0l3,9q-6,2.4,-12,0z C c0,-.4,2 O p-6,5q6,2.4,12,0l.6,1.8q-6.6,2.8,-13.2,0z',
  lander:
    'S g-4,-5,4,-5,5,-1,3,2,-3,2,-5,-1 B r-4.5,2,9,3 N l-4,5,-7,9 l4,5,7,9 l-9,9,-5,9 l5,9,9,9 C c0,-2,1.6',
  helmet: 'W c0,0,6.4 K e.6,.4,4.6,3.8 B e-.4,-.8,1.4,.9',
  suit: 'W p-6,11v-4q0,-4,6,-4t6,4v4z R r-2,6,4,3 @helmet,0,-3',
  head: 'P c0,-2,4.6 K p-4.6,-3q0,-4,4.6,-4t4.6,4q-4,-2,-9.2,0z N p-1.6,0q1.6,1.2,3.2,0',
  earth: 'C c0,0,9 G p-6,-5q3,-3,6,-2q1,3,-2,3t-2,4q-4,-1,-2,-5z p2,1q4,-1,4,2q-2,4,-4,3q-2,-2,0,-5z',
  moon: 'S c0,0,8 W c-2.6,-2.4,1.9 c2.8,1,1.5 c-1.6,3.6,1.2',
  crescent: 'B p2,-6a6.6,6.6,0,1,0,3,9a5.4,5.4,0,1,1,-3,-9z',
  sun: 'B c0,0,5 N l0,-6.5,0,-8.5 l0,6.5,0,8.5 l-6.5,0,-8.5,0 l6.5,0,8.5,0 l-4.6,-4.6,-6,-6 l4.6,-4.6,6,-6 l-4.6,4.6,-6,6 l4.6,4.6,6,6',
  star: 'B p0,-1.8l.5,1.3,1.3,.5,-1.3,.5,-.5,1.3,-.5,-1.3,-1.3,-.5,1.3,-.5z',
  spanner: 'S p-6,4l6,-6q-.6,-4,3.4,-4.6l-1.6,2.4,1.6,1.8,2.6,-1.2q-.4,4,-4.6,3.6l-5.4,6q-2.4,0,-2,-2z',
  chute: 'R p-7,0a7,6,0,0,1,14,0q-2.3,-2,-4.7,0q-2.3,-2,-4.6,0q-2.4,-2,-4.7,0z N l-7,0,0,8 l7,0,0,8 l0,0,0,8',
  bolt: 'B g1,-7,-4,1,-1,1,-2,7,4,-2,1,-2',
  card: 'W g-5,-7,3,-7,5,-5,5,7,-5,7 K r-3,-3,1.6,1 r0,-3,1.6,1 r-3,0,1.6,1 r1.6,1,1.6,1 r-1,4,1.6,1',
  tv: 'O r-7,-4,14,10 C r-5,-2,8,6 K c5,-.6,.9 c5,2.2,.9 N l-2,-4,-5,-8 l1,-4,4,-8',
  flag: 'N l-4,8,-4,-7 R p-4,-7q4,-2,7,0t3,1v6q-3,1,-5,-1t-5,1z',
  shield: 'M p0,-7q3,2,6,2q1,8,-6,12q-7,-4,-6,-12q3,0,6,-2z N p-2.6,0l2,2.4,3.4,-4.4',
  drop: 'R r-5,-4,10,11 W r-3,-1,6,5 K r-2,-7,4,3 O p0,.2q2,1.8,0,3q-2,-1.2,0,-3z',
  tank: 'S p-4,-5q4,-4,8,0v10q-4,4,-8,0z B p-4,-1h8v3h-8z N l0,-8,0,-7',
  nozzle: 'S r-3,-7,6,3 K g-3,-4,3,-4,5,2,-5,2 O p-4,2q1,4,4,6q3,-2,4,-6z',
  lung: 'C c0,0,6.4 W r-1.6,-4,3.2,8 r-4,-1.6,8,3.2',
  wheel: 'S c0,0,6.4 W c0,0,4 N l0,-6,0,6 l-6,0,6,0 K c0,0,1.4',
  eye: 'W e0,0,7,4.6 C c0,0,3 K c0,0,1.2',
  legs: 'S g-4,-5,4,-5,3,1,-3,1 N l-3,1,-6,6 l3,1,6,6 l-8,6,-4,6 l4,6,8,6 B r-1.4,1,2.8,2.4',
  shieldHeat:
    'S p-5,-2l2,-4q3,-1.6,6,0l2,4z K p-6,-2h12q-1,3,-6,3t-6,-3z O p-5,2q2,5,5,6q3,-1,5,-6q-5,2,-10,0z',
  book: 'W p0,-4q-3,-2,-7,-1v9q4,-1,7,1q3,-2,7,-1v-9q-4,-1,-7,1z N l0,-4,0,5 l-5,-2,-2,-1.6 l2,-1.6,5,-2',
  plus: 'G g-1.5,-5,1.5,-5,1.5,-1.5,5,-1.5,5,1.5,1.5,1.5,1.5,5,-1.5,5,-1.5,1.5,-5,1.5,-5,-1.5,-1.5,-1.5',
};

const tokens: Readonly<Record<Token, string>> = {
  fuel: '@drop,20,15',
  training: '@book,20,14 R c20,20,1.8',
  'extra-tank': '@tank,20,15',
  'thrust-backup': '@nozzle,20,15',
  'life-support-backup': '@lung,20,15',
  'control-backup': '@wheel,20,15',
  'sensor-backup': '@dish,20,15',
  inspection: '@shield,20,15',
};

const systems: Readonly<Record<SystemId, string>> = {
  propulsion: '@nozzle,20,15',
  'life-support': '@lung,20,15',
  control: '@wheel,20,15',
  sensors: '@eye,20,15',
  landing: '@legs,20,14.6',
  're-entry': '@shieldHeat,20,14.6',
};

const tiles: Readonly<Record<Part, string>> = {
  rocket: '@rocket,20,18',
  satellite: 'C r13,13,4.5,4 r22.5,13,4.5,4 N l17,15,23,15 S r17.5,12.5,5,5 N l20,12.5,20,9 R c20,9,1',
  capsule: '@capsule,20,14.6',
  'lunar-module': '@lander,20,13.4',
};

const types: Readonly<Record<TypeId, string>> = {
  satellite: tiles.satellite,
  crewed: '@helmet,20,15',
  lunar: '@crescent,20,15',
  media: '@tv,20,15.6',
  pioneer: '@flag,20.6,14.6',
};

const experts: Readonly<Record<ExpertId, string>> = {
  'chief-designer':
    'C r3,4,22,22 N l6,22,6,10 l6,22,22,22 p8,19q3,-9,12,-9 @rocket,14,18 @head,31,12 W p25,27q0,-9,6,-9t6,9z',
  'test-engineer':
    'S r4,12,20,15 @wheel,14,19 R c7,15,1.4 N l4,24,24,24 @head,31,12 M p25,27q0,-9,6,-9t6,9z B p26,7a5,4,0,0,1,10,0z',
  'fuel-officer':
    'S p5,11q9,-5,18,0v14q-9,4,-18,0z N p5,16q9,4,18,0 R r11,17,6,5 @head,31,12 O p25,27q0,-9,6,-9t6,9z',
  'astronaut-trainer':
    'N p4,26a14,16,0,0,1,20,-17 l14,15,5,25 @helmet,14,12 @head,31,12 V p25,27q0,-9,6,-9t6,9z',
  'systems-technician':
    'W r4,7,19,18 K r6,9,15,6 G c9,20,1.7 B c14,20,1.7 R c19,20,1.7 N l7,12,12,10 l12,10,16,14 l16,14,20,11 @head,31,12 S p25,27q0,-9,6,-9t6,9z',
  'flight-director':
    'K r3,5,21,14 C r5,7,17,10 N l7,15,12,10 l12,10,16,13 l16,13,20,8 S r3,21,21,5 @head,31,12 W p25,27q0,-9,6,-9t6,9z R g30,19,32,19,32.5,25,29.5,25',
};

const areas: Readonly<Record<AreaId, string>> = {
  develop: 'S g20,7,27,15,23,15,23,22,17,22,17,15,13,15',
  'inspect-and-equip': '@shield,20,15',
  'test-deep': '@card,17,16 @card,21,15 @card,24,14',
  'test-wide': '@card,18,15.6 @card,22.6,14.6',
  'fuel-two': '@drop,16.6,15 @drop,24,15',
  'fuel-and-equip': '@drop,20,15',
  'train-two': '@book,20,14 R c17,20,1.8 c23,20,1.8',
  'equip-two': '@plus,20,15',
  copy: '@card,18,14 C g18,10,26,10,28,12,28,24,18,24 N l21,15,25,15 l21,18,25,18',
  retrieve: '@card,21,16 R p13,14q1,-6,7,-6v-2l4,3.4,-4,3.4v-2q-4,0,-5,4z',
};

/** On the dark disc of a patch, 40 by 30 of it. */
const missions: Readonly<Record<MissionId, string>> = {
  'mission-1-0': '@earth,20,27 W e12,20,5,2.4 e24,21,4,2 @sat,20,9',
  'mission-1-1': '@sat,20,10 N l20,15,20,28 l15,17,10,27 l25,17,30,27 R g18,20,22,20,20,26',
  'mission-1-2': '@earth,20,15 N p6,15q14,-13,28,0 p6,15q14,13,28,0 p2,15q18,-20,36,0 @sat,29,6',
  'mission-2-0': '@earth,20,27 @dish,12,14 N p20,8q5,0,5,5 p20,4q9,0,9,9 @sat,28,20',
  'mission-2-1': 'G r8,17,24,11 N l8,21,32,21 l8,25,32,25 l14,17,14,28 l20,17,20,28 l26,17,26,28 @sat,20,8',
  'mission-2-2': '@sun,13,13 @sat,27,20',
  'mission-3-0': '@earth,20,28 @capsule,20,11',
  'mission-3-1': '@earth,20,16 N p6,20q14,8,28,-6 p6,14q14,-10,28,6 @capsule,29,8',
  'mission-3-2': '@sun,10,10 @crescent,31,9 @capsule,20,17',
  'mission-4-0': '@earth,11,19 N p22,4q10,11,0,22 @sat,28,12',
  'mission-4-1': 'O c12,15,9 N p4,12q8,3,15,0 p4,18q8,-3,15,0 @sat,28,10',
  'mission-4-2': 'R c12,16,9 K e9,13,3,1.4 e15,19,2.4,1.2 W e12,8.4,3,1.2 @sat,28,10',
  'mission-5-0': '@earth,8,27 @suit,23,13 N p23,20q-8,6,-14,2',
  'mission-5-1': '@capsule,11,15 @capsule,29,15 N l17,15,23,15 R c20,15,1.8',
  'mission-5-2':
    '@capsule,20,17 B r5,4,30,5 N l9,4,9,9 l13,4,13,9 l17,4,17,9 l21,4,21,9 l25,4,25,9 l29,4,29,9',
  'mission-6-0': '@moon,25,18 @sat,11,7 O g16,12,21,11,19,16',
  'mission-6-1': '@moon,20,16 N p6,20q14,6,28,-8 @sat,29,8',
  'mission-6-2': 'S p2,28q18,-10,36,0z @dish,24,12 @legs,20,18 N l20,13,22,14',
  'mission-7-0': '@moon,28,12 @earth,7,25 N p12,20q4,-16,16,-16t8,10 @capsule,17,12',
  'mission-7-1': '@moon,30,23 @lander,14,12 @capsule,28,9',
  'mission-8-0': 'S p0,29q20,-9,40,0z @earth,32,7 @lander,16,16 @flag,28,18',
  'mission-8-1':
    'S p0,29q20,-9,40,0z @lander,12,16 S r22,20,10,3 K c24,24,2 c30,24,2 N l27,20,27,15 R c27,14.6,1 @earth,32,7',
};

const events: Readonly<Record<EventId, string>> = {
  'event-01': '@sun,12,11 W e26,20,7,3 e31,18,5,3',
  'event-02': 'W c20,15,10 K r19,7,2,8 r19,14,7,2 G p28,20l2,3,6,-7',
  'event-03': '@helmet,20,14 G p18,18q2,6,5,3t2,6 N l12,5,9,3 l28,5,31,3',
  'event-04': '@capsule,18,16 N l24,13,33,9 l24,15,34,15 l24,17,33,21',
  'event-05': '@wheel,20,15 R g17,5,23,5,20,11 g17,25,23,25,20,19',
  'event-06': '@nozzle,20,14 N p11,8q-3,4,0,8t0,8 p29,8q3,4,0,8t0,8',
  'event-07': '@dish,19,15 R l27,6,34,13 l34,6,27,13',
  'event-08': '@legs,20,13 K r10,19,20,2 R l24,12,32,20',
  'event-09': '@shieldHeat,20,14 N l18,12,20,15 l20,15,18,17 l18,17,21,20',
  'event-10': 'S e14,9,8,4 e24,8,9,5 @bolt,20,19',
  'event-11': '@sun,9,15 O p18,9q8,0,16,-5q-4,8,0,12t0,10q-8,-5,-16,-5q3,-6,0,-12z',
  'event-12': '@capsule,20,15 O p14,11q-3,-6,2,-8q1,3,3,2q0,-3,3,-5q5,6,2,11z B p18,11q-1,-3,2,-5q3,3,1,5z',
};

/** Several tiles do the same: one picture for each effect. */
const awards = {
  inspect: 'W r8,5,18,20 N l11,10,22,10 l11,14,22,14 l11,18,18,18 C c27,18,6 N l31,23,35,27',
  peek: 'C c20,14,9 W e17,11,2.4,1.8 S g12,23,28,23,31,28,9,28',
  remove: '@card,16,15 R l24,10,34,20 l34,10,24,20',
  bump: 'R g20,3,31,14,25,14,25,26,15,26,15,14,9,14',
  fuel: '@drop,15,15 @drop,25,15',
  training: tokens.training,
  equip: '@wheel,12,15 @nozzle,28,15 @plus,20,22',
} as const;

const specialists: Readonly<Record<SpecialistId, string>> = {
  'life-support': '@suit,13,15 @lung,30,15',
  control: '@suit,13,15 @wheel,30,15',
  landing: '@suit,13,15 @legs,30,15',
  're-entry': '@suit,13,15 @shieldHeat,30,15',
};

const scenarios: Readonly<Record<ScenarioId, string>> = {
  'scenario-1': '@tv,13,17 @sat,28,8',
  'scenario-2': '@suit,20,15',
  'scenario-3': '@sat,20,15',
  'scenario-4': 'K r8,6,24,18 R c20,15,5 W r18,14,4,2',
  'scenario-5': '@moon,20,15 R p30,8q3,-4,5,0q0,3,-5,6q-5,-3,-5,-6q2,-4,5,0z',
  'scenario-6': '@tv,20,16 @star,6,8 @star,34,8',
};

const automa: Readonly<Record<`${AutomaType}`, string>> = {
  1: '@card,14,15 @crescent,28,15',
  2: '@card,14,15 @sat,27,15',
  3: '@card,14,15 @rocket,28,17',
  4: '@card,12,15 @card,20,15 @rocket,31,17',
};

/** An astronaut by how he is. */
const crew = {
  healthy: 'W c20,15,7 P c20,15.4,4.8 K c18.2,14.4,.7 c21.8,14.4,.7 N p17.8,17q2.2,2,4.4,0',
  injured:
    'W c20,15,7 P c20,15.4,4.8 K c18.2,14.8,.7 c21.8,14.8,.7 N p17.8,18.6q2.2,-2,4.4,0 R g15,10,19,8.6,25.4,12,25,13.6 W r19.4,9.4,1.6,3.4',
  dead: 'S c20,15,7 W c20,15.4,4.8 N l17,13.4,19.2,15.6 l19.2,13.4,17,15.6 l20.8,13.4,23,15.6 l23,13.4,20.8,15.6 l18,18.4,22,18.4',
} as const;

/** Every plate by what it shows. */
export const plates = {
  token: tokens,
  system: systems,
  part: tiles,
  type: types,
  expert: experts,
  area: areas,
  mission: missions,
  event: events,
  award: awards,
  specialist: specialists,
  scenario: scenarios,
  automa,
  crew,
} as const;

export type PlateKind = keyof typeof plates;
