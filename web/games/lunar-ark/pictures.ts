// Every picture of the game as a short line of shapes on a plate of 40 by 30 units: see ui/board/brush.ts for the letters.
// What is also drawn as small as a letter (things, terrains, triggers, powers) keeps to the middle, 18 units wide.

import type { Gain } from '../../../shared/games/lunar-ark/cards.ts';
import type {
  FactionId,
  LabId,
  LargeId,
  PartId,
  PowerId,
  ShipId,
  SmallId,
  TerrainId,
  Trigger,
} from '../../../shared/games/lunar-ark/content.ts';
import type { Parts } from '../../ui/board/brush.ts';

/** What several pictures are made of, each about its own origin. */
export const parts: Parts = {
  beam: 'S g-4,-4,4,-4,4,-2.2,1.3,-2.2,1.3,2.2,4,2.2,4,4,-4,4,-4,2.2,-1.3,2.2,-1.3,-2.2,-4,-2.2',
  drop: 'C p0,-5.4q4.4,5,4.4,7a4.4,4.4,0,0,1,-8.8,0q0,-2,4.4,-7z',
  hex: 'V g0,-4.8,4.2,-2.4,4.2,2.4,0,4.8,-4.2,2.4,-4.2,-2.4',
  leaf: 'G p-4,4q-1.4,-8.4,8.4,-8.4q1,8.4,-6.4,8.8z N l-4.6,5,2,-1.6',
  bolt: 'B g1.6,-6,-4,1,-.6,1,-1.6,6,4.2,-1.4,.8,-1.4',
  cell: 'M r-4,-4.4,8,9 K r-1.6,-6,3.2,1.6 W r-4,-.6,8,1.2',
  star: 'B p0,-4l1.2,2.8,2.8,1.2,-2.8,1.2,-1.2,2.8,-1.2,-2.8,-2.8,-1.2,2.8,-1.2z',
  paper: 'W r-5,-7,10,14 K r-3,-5,6,1.2 r-3,-2.4,6,1.2 r-3,.2,3.6,1.2 R c2,4,1.8',
  crew: 'W c0,0,4.6 K e.3,.4,3.4,2.8 O e.3,.4,2.6,2',
  suit: 'W p-6,6.6v-1q0,-4,6,-4t6,4v1z S r-1.6,3.6,3.2,3 @crew,0,-2.4',
  rover: 'W r-7,-4,14,5 C d2.4,-4,4 K c-5,2.2,2.4 c0,2.2,2.4 c5,2.2,2.4 N l-5.6,-4,-5.6,-8 R c-5.6,-8.4,1.1',
  ship: 'O p-2.6,4q0,4,2.6,6.4q2.6,-2.4,2.6,-6.4z W p0,-11q4.6,5,4.6,13h-9.2q0,-8,4.6,-13z R g-4.6,-2,-7.4,5,-4.6,3.4 g4.6,-2,7.4,5,4.6,3.4 K r-3,2,6,2 C c0,-3,2',
  glass:
    'M d0,4,7.4 N l0,-3.4,0,4 p-4.6,-1.8q1.2,2.4,1,5.8 p4.6,-1.8q-1.2,2.4,-1,5.8 G c-2.4,2.2,1.5 c2.6,1.6,1.9 K r-8.4,4,16.8,1.8',
  hut: 'W r-5.4,-2.6,10.8,7 O t0,-2.6,13.4,4.6 K r-1.6,1,3.2,3.4',
  dome: 'C d0,4,7.4 W p-4.8,1.6q.6,-4,4,-4.8 K r-8.4,4,16.8,2',
  flask:
    'W p-1.8,-7h3.6v4.4l4.2,7q.8,2.4,-1.2,2.4h-9.6q-2,0,-1.2,-2.4l4.2,-7z C g-3.4,1.4,3.4,1.4,5.4,5,4.4,6.4,-4.4,6.4,-5.4,5 K r-2.4,-7.6,4.8,1.4',
  gear: 'S r-1.3,-7,2.6,14 r-7,-1.3,14,2.6 c0,0,5 W c0,0,2',
  up: 'R g0,-5,4.8,0,1.8,0,1.8,5,-1.8,5,-1.8,0,-4.8,0',
  plus: 'G g-1.4,-4,1.4,-4,1.4,-1.4,4,-1.4,4,1.4,1.4,1.4,1.4,4,-1.4,4,-1.4,1.4,-4,1.4,-4,-1.4,-1.4,-1.4',
  dish: 'K g-4,6,3,6,-.4,0 S p-6,-5q1,8,10,8z N l-1.6,.6,4,-5 R c4,-5,1.2',
  book: 'W p0,-4q-3,-2,-7,-1v9q4,-1,7,1q3,-2,7,-1v-9q-4,-1,-7,1z N l0,-4,0,5 l-5,-2,-2,-1.6 l2,-1.6,5,-2',
  slab: 'S g-8,2,0,-3,8,2,0,7 K g-8,2,0,7,0,9,-8,4 g8,2,0,7,0,9,8,4',
  europa: 'W c0,0,7 C e-2.6,-3,2,1 e3.4,2.6,1.8,1 N l-6,1.6,-2,.4,.6,2.4 l-2,.4,1,-2.6,3,-4.6 l.6,2.4,1,6',
  titan: 'B c0,0,7 O e0,1.8,6.6,1.8 e-1,-2.8,4.6,1.2',
  mars: 'R c0,0,7 O e-2,-.6,3,1.6 e3,2.8,2.4,1.2 W e0,-5.8,3,1.1',
  earth: 'C c0,0,7 G p-5,-3q3,-3,5,-1q1,3,-2,3t-2,3q-3,-1,-1,-5z p2,1q3,-1,3,2q-2,3,-3,2q-2,-2,0,-4z',
  moon: 'S c0,0,7 W c-2.4,-2.2,1.8 c2.6,1.2,1.4 c-1.6,3.4,1',
  horizon: 'S p-20,4q20,-8,40,0v10h-40z K e-12,6,3,.8 e11,8,4,1',
  flag: 'N l-4,8,-4,-7 R p-4,-7q4,-2,7,0t3,1v6q-3,1,-5,-1t-5,1z',
  shield: 'K p-11,-11h22v12q-2,8,-11,13q-9,-5,-11,-13z',
};

const things: Readonly<Record<Gain, string>> = {
  steel:
    'S g12.4,8,27.6,8,27.6,11.6,22.6,11.6,22.6,18.4,27.6,18.4,27.6,22,12.4,22,12.4,18.4,17.4,18.4,17.4,11.6,12.4,11.6',
  water:
    'C p20,6q6.8,7.8,6.8,11.4a6.8,6.8,0,0,1,-13.6,0q0,-3.6,6.8,-11.4z W p16.4,16q-.4,4,2.6,5q-1.4,-2,-2.6,-5z',
  polymer:
    'V g20,6.4,27.4,10.7,27.4,19.3,20,23.6,12.6,19.3,12.6,10.7 N l20,15,20,23.6 l20,15,27.4,10.7 l20,15,12.6,10.7',
  food: 'G p13.4,21.4q-2,-14,13.6,-13.8q1.6,13.8,-10.4,14.2z N l12,23.4,22.6,12',
  energy: 'B g22.6,5.6,12.4,16.8,18.8,16.8,17,24.4,27.8,12.6,21.2,12.6',
  battery: 'M r14,9,12,14.4 K r17.4,6.4,5.2,2.6 B g21.4,10.4,16.2,16.8,19.4,16.8,18.6,21.6,23.8,15,20.6,15',
  vp: 'B g20,5.8,22.8,12,29,12.6,24.4,17,25.8,23.6,20,20.2,14.2,23.6,15.6,17,11,12.6,17.2,12',
  achievement:
    'R g14.4,5.6,18.6,5.6,22,14,17.6,14 C g25.6,5.6,21.4,5.6,18,14,22.4,14 B c20,17.6,6 W c20,17.6,2.8',
};

/** Seen from above: what the tile does, in the dust. */
const terrains: Readonly<Record<TerrainId, string>> = {
  'terrain-choice': '@beam,15,10 @drop,25,11.4 @hex,15,20 @leaf,25,20.6',
  'terrain-train': '@suit,19,16 @star,26.6,9',
  'terrain-battery': '@cell,16,15.6 @leaf,25.4,17.6',
  'terrain-permit': '@ship,20,15',
  'terrain-greenhouse': '@glass,20,15.6',
};

const powers: Readonly<Record<PowerId, string>> = {
  'power-base-camp': '@dome,20,12 @leaf,26,21',
  'power-power-link': '@rover,20,20 @bolt,20,9',
  'power-convoy': '@rover,18.6,12.6 @rover,21.4,21.6',
};

const labs: Readonly<Record<LabId, string>> = {
  'lab-solar-array':
    'K r18.6,12,2.8,14 C r5,9,13,9 r22,9,13,9 N l11.5,9,11.5,18 l28.5,9,28.5,18 l5,13.5,18,13.5 l22,13.5,35,13.5 @bolt,20,8',
  'lab-algae-tank': 'S r9,4,22,22 G r11,11,18,13 W c15,9,1.2 c20,7.6,1 c25,9.4,1.4 @leaf,20,18',
  'lab-ice-laboratory': '@flask,13,15 @drop,27.4,15.6 W g27.4,4,30,8,24.8,8',
  'lab-smelting-laboratory':
    'S g7,7,33,7,29,17,11,17 O r10.4,9,19.2,3.6 R p17,17q1,4,-1,6h8q-2,-2,-1,-6z @beam,20,25',
  'lab-polymer-laboratory': '@flask,13,15 @hex,27.4,15.6',
  'lab-observatory': 'W d17,21,10 K r5,21,24,3 S g17,12,29,3.4,33,8.4,21,17 @star,8,8 @star,35,20',
  'lab-battery-workshop': '@gear,12.6,15 @cell,28,16 @bolt,28,16.4',
  'lab-protein-printer':
    'S r7,5,26,20 K r10,8,20,10 N l20,8,20,12 W g18,11,22,11,20,13.6 G r14,14.4,12,3.6 B r11,20.4,6,2.4 @leaf,29,21',
  'lab-simulation-center':
    'K r5,4,30,17 C r7,6,26,13 @star,20,12.6 W c13,10,1 c28,15,1 S g14,21,26,21,29,26,11,26',
  'lab-recruitment-laboratory': '@suit,13,15 @suit,26,17 @plus,34,8',
  'lab-botany-laboratory': '@glass,16,16 @up,32,14',
  'lab-europa-bureau': '@paper,12.6,15 @europa,27.6,15',
  'lab-mars-bureau': '@paper,12.6,15 @mars,27.6,15',
  'lab-titan-bureau': '@paper,12.6,15 @titan,27.6,15',
  'lab-titan-assembly-hall': '@titan,29,11 @ship,14,17 K r5,24,20,2.4 r5,4,2,20',
  'lab-universal-synthesizer': 'S c20,15,12 K c20,15,9 @beam,14,18 @drop,20,10 @hex,26.4,18',
  'lab-refit-dock': '@ship,13,16 K r4,25,18,2 @gear,29,11 @up,29,22',
};

const smalls: Readonly<Record<SmallId, string>> = {
  'small-data-relay': '@dish,20,16 N p28,4q4,2,5,7 p31,2q4,3,5,8',
  'small-hydroponics-annex': '@glass,17,17 @drop,33,10',
  'small-recruitment-office': '@hut,13,18 @suit,29,16 @plus,22,7',
  'small-training-academy': '@hut,13,18 @suit,29,17 @star,33,7',
  'small-greenhouse-yard': '@glass,14,18 @plus,31,16 K r25,25,12,1.6',
  'small-lunar-monument': 'W g18,4,22,4,24.4,23,15.6,23 K r11,23,18,3 @star,20,11',
};

const larges: Readonly<Record<LargeId, string>> = {
  'large-spaceport-hub': '@horizon,20,19 @ship,12,15 @ship,28,15 K r5,25,30,1.8',
  'large-biodome':
    '@horizon,20,19 M d20,23,12 G c14,20,3.4 c24,19,4.4 c19,21,2.4 N l20,11,20,23 p12,14q3,4,3,9 p28,14q-3,4,-3,9 K r7,23,26,2',
  'large-central-academy':
    '@horizon,20,19 O t20,12,28,8 W r8,12,24,11 K r11,14,2.4,9 r16,14,2.4,9 r21.6,14,2.4,9 r26.6,14,2.4,9',
  'large-grand-observatory': '@horizon,20,19 W d18,23,11 S g17,13,30,3,34,8,21,18 K r6,23,24,2.4 @star,8,7',
  'large-reactor-complex':
    '@horizon,20,19 S p7,24q4,-9,2,-15h8q-2,6,2,15z p21,24q4,-9,2,-15h8q-2,6,2,15z W e13,8,4,1.4 e27,8,4,1.4 @bolt,20,17',
  'large-habitat-tower':
    '@horizon,20,19 W p14,24v-17q6,-6,12,0v17z C r16,9,3,3 r21,9,3,3 r16,14,3,3 r21,14,3,3 K r18,19,4,5',
  'large-logistics-depot':
    '@horizon,20,19 O r7,13,12,11 S r20,16,12,8 V r22,9,8,7 N l13,13,13,24 l26,16,26,24 l7,18,19,18',
  'large-mission-control':
    '@horizon,20,19 W r7,14,26,10 K r9,16,22,4 C r10,17,4,2 r16,17,4,2 r22,17,4,2 @dish,27,8',
  'large-aquarius-ice-palace':
    '@horizon,20,19 C g9,24,13,10,18,24 g16,24,20,4,25,24 g23,24,28,11,32,24 W g20,4,22,13,18,13 g13,10,14.4,15,11.6,15',
  'large-vulcan-forge':
    '@horizon,20,19 K r27,3,4,10 S r8,11,24,13 R r13,14,14,10 O p15,24q0,-6,5,-8q5,3,5,8z B p18,24q0,-3,2,-4q2,1,2,4z',
  'large-helios-mirror': '@horizon,20,19 K r19,14,2.4,11 r14,24,12,2 B e20,10,12,6 W e17,8.6,4,2',
  'large-minerva-campus': '@horizon,20,19 W r6,15,9,9 r25,15,9,9 C d20,24,6 K r6,24,28,2 @book,20,8',
  'large-diaspora-hall': '@horizon,20,19 S p6,25q0,-17,14,-17t14,17z @suit,13,19 @suit,27,19 @suit,20,17',
  'large-ares-gantry':
    '@horizon,20,19 K r8,3,3,22 N l11,7,19,7 l11,13,19,13 l8,8,11,3 l8,14,11,8 l8,20,11,14 @ship,24,15 @mars,35,6',
  'large-pathfinder-lodge': '@horizon,20,19 O g6,24,17,7,28,24 K g13.4,24,17,17,20.6,24 @rover,31,23',
  'large-terran-archive': '@horizon,20,19 S t20,12,28,7 W r8,12,24,12 @earth,20,18',
};

const factions: Readonly<Record<FactionId, string>> = {
  'faction-aquarius-combine': '@shield,20,15 @drop,15,12 @drop,25,12 @drop,20,19',
  'faction-vulcan-foundry':
    '@shield,20,15 O p14,20q-2,-8,6,-14q8,6,6,14z B p17,20q0,-4,3,-7q3,3,3,7z @beam,20,20',
  'faction-helios-grid':
    '@shield,20,15 B c20,14,5 N l20,6,20,8 l20,20,20,22 l12,14,14,14 l26,14,28,14 l14.4,8.4,16,10 l24,18,25.6,19.6 l14.4,19.6,16,18 l24,10,25.6,8.4',
  'faction-minerva-institute': '@shield,20,15 @flask,20,14',
  'faction-diaspora-league': '@shield,20,15 @suit,15,15 @suit,25,15',
  'faction-ares-vanguard': '@shield,20,15 @mars,20,14 N l11,20,29,8',
  'faction-pathfinder-guild': '@shield,20,15 @rover,20,16',
  'faction-terran-heritage': '@shield,20,15 @earth,20,14',
};

/** A ship's parts; a mission tile shows its part. */
const shipParts: Readonly<Record<PartId, string>> = {
  'europa-part-1': 'W p8,22v-6q12,-14,24,0v6z C r8,16,24,2 N l16,10,16,22 l24,10,24,22 @europa,33,8',
  'europa-part-2':
    'S r15,3,10,9 K g15,12,25,12,20,27 N l16.4,15.4,23.6,15.4 l18,20,22,20 C g6,27,9,21,12,27 g28,27,31,20,34,27',
  'europa-part-3': 'W c20,15,11 C c20,15,7.4 W r18.6,4,2.8,22 r9,13.6,22,2.8 S c20,15,3.6',
  'titan-part-1': 'S c20,15,11 O e20,15,11,3 K c20,15,3.4 C c20,15,2.2 N l20,4,20,26',
  'titan-part-2':
    'S r15,3,10,6 K g16,9,24,9,28,18,12,18 O p13,18q1,6,7,10q6,-4,7,-10z B p17,18q0,3,3,6q3,-3,3,-6z',
  'titan-part-3':
    'B e20,9,13,6.6 O e20,9,6,6.6 N l10,13,14,20 l30,13,26,20 W r12,20,16,5 C r14,21.4,4,2 r22,21.4,4,2',
  'mars-part-1':
    'S p13,14l3,-9q4,-2,8,0l3,9z K p7,14h26q-1,7,-13,7t-13,-7z O p9,20q4,7,11,8q7,-1,11,-8q-11,4,-22,0z',
  'mars-part-2':
    'S g13,6,27,6,25,15,15,15 B r17,15,6,4 N l14,12,6,25 l26,12,34,25 l3,25,9,25 l31,25,37,25 l15,15,9,20 l25,15,31,20',
  'mars-part-3': 'W p20,3q8,7,7,18h-14q-1,-11,7,-18z C c20,12,3 R r13,19,14,3 O p16,22q0,4,4,6q4,-2,4,-6z',
};

const ships: Readonly<Record<ShipId, string>> = {
  europa: '@europa,26,10 @ship,14,17',
  titan: '@titan,26,10 @ship,14,17',
  mars: '@mars,26,10 @ship,14,17',
};

/** What a progress tile rewards. */
const triggers: Readonly<Record<Trigger, string>> = {
  recruit: '@suit,18.6,16 @plus,26,9.4',
  'build-greenhouse': '@glass,20,15.6',
  'build-foundation': '@slab,20,12',
  'build-small': '@hut,20,15',
  train: '@suit,18.6,16 @star,26,9.4',
  'upgrade-greenhouse': '@glass,18,17 @up,25.6,11',
  'build-lab': '@flask,20,15',
  'build-large': '@dome,20,15',
  contribute: '@ship,20,15',
  ability: '@suit,18.6,16 @bolt,26.4,10',
};

/** The six actions. */
const actions = {
  send: '@rover,20,18',
  grow: '@glass,20,15.6',
  team: '@suit,20,16',
  build: '@hut,16.4,16.4 @dome,24,17',
  research: '@flask,20,15',
  recall: 'N p13,11q7,-7,13,0q4,6,-2,10 R g10,13,12.4,7,17,12 @rover,20,20',
} as const;

/** Every plate by what it shows. */
export const plates = {
  thing: things,
  terrain: terrains,
  power: powers,
  lab: labs,
  small: smalls,
  large: larges,
  faction: factions,
  part: shipParts,
  ship: ships,
  trigger: triggers,
  action: actions,
  rival: {
    rival:
      'S r10,9,20,13 K r12,11,16,6 R c16,14,1.6 c24,14,1.6 N l20,9,20,5 B c20,4.4,1.4 K r13,22,3,3 r24,22,3,3',
  },
} as const;

export type PlateKind = keyof typeof plates;
