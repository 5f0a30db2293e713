// Every picture of the game as a short line of shapes on a plate of 40 by 30 units; Picture.tsx inks them.
//
// A capital letter dips the brush (W white, P pink, M mint, B butter, K black, R red, S steel, C sky, G green, O orange,
// V violet, N no fill). A small letter draws: r x,y,w,h box / c x,y,r disc / e x,y,rx,ry oval / d x,y,r dome standing
// on y / t x,y,w,h gable (x in the middle, standing on y) / g polygon / l open line / p a path of SVG.
// @name,x,y sets another line of shapes at x,y.
import type {
  ActionId,
  BuildingId,
  DevelopmentId,
  EventId,
  PerkId,
  Resource,
  RobotId,
  StartingId,
  TwistId,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';

/** What several pictures are made of. Drawn about its own origin. */
const parts: Readonly<Record<string, string>> = {
  person: 'c0,-4,3 p-5,6v-2a5,5,0,0,1,10,0v2z',
  coin: 'B c0,0,5 N p1.6,-2q-3.4,-1.6,-3.4,.2q0,1.4,2,1.8q2.2,.6,1.6,1.8q-.8,1.4,-3.6,0',
  wheat: 'G r-.8,2,1.6,6 B e-2.3,1,2,2.6 e2.3,1,2,2.6 e-2.3,-2.6,2,2.6 e2.3,-2.6,2,2.6 e0,-5.6,1.9,2.6',
  crate: 'O r-5,-4,10,9 N l-5,-1,5,-1 l0,-4,0,-1',
  card: 'W r-4,-5,8,11 N l-2,3,2,3 P r-2,-3,4,4',
  bolt: 'B g1,-7,-4,1,-1,1,-2,7,4,-2,1,-2',
  sprout: 'N l0,6,0,-1 G p0,0q-6,0,-6,-6q6,0,6,6z p0,-1q5,0,6,-5q-6,-1,-6,5z',
  flask: 'C p-1.8,-6v4l-4,7q-.6,1.6,1,1.6h9.6q1.6,0,1,-1.6l-4,-7v-4z N l-3,-6,3,-6 l-4,2,4,2',
  heart: 'R p0,6q-7,-5,-6,-9q2.6,-4.4,6,0q3.4,-4.4,6,0q1,4,-6,9z',
  skull: 'W p-5,0a5,5,0,1,1,10,0q0,2,-2,2.4v2.6h-6v-2.6q-2,-.4,-2,-2.4z K c-2,-.4,1.3 c2,-.4,1.3',
  hill: 'S p2,26l9,-13,6,3,6,-9,14,19z K p14,26v-4a4.5,4.5,0,0,1,9,0v4z',
  rocket: 'W p0,-11q5,6,3.6,14h-7.2q-1.4,-8,3.6,-14z R g-3.4,-1,-6,5,-3,3 g3.4,-1,6,5,3,3 C c0,-3,1.7',
  flame: 'O p-3,0q0,4,3,7q3,-3,3,-7z B p-1.4,0q0,2,1.4,4q1.4,-2,1.4,-4z',
  gear: 'p-1.4,-6h2.8l.4,1.8,1.8,1,1.7,-.8,1.5,2.5,-1.4,1.3v1.4l1.4,1.3,-1.5,2.4,-1.7,-.6,-1.8,1,-.4,1.7h-2.8l-.4,-1.7,-1.8,-1,-1.7,.6,-1.5,-2.4,1.4,-1.3v-1.4l-1.4,-1.3,1.5,-2.5,1.7,.8,1.8,-1z W c0,.6,1.8',
  steam: 'N p-3,0q-2,-2,0,-4t0,-4 p2,0q-2,-2,0,-4t0,-4',
  pick: 'N l-5,6,2,-3 S p-3,-6q6,-1,7,8q-3,-5,-7,-8z',
  hammer: 'N l-4,6,1,-1 S g-3,-4,1,-7,5,-2,3,0',
  star: 'B p0,-6l1.7,3.7,4,.5,-3,2.7,.9,4,-3.6,-2,-3.6,2,.9,-4,-3,-2.7,4,-.5z',
  wave: 'N p-3,-4q-3,4,0,8 p3,-4q3,4,0,8',
  // a robot to the waist: the brush before it paints body and head
  bot: 'p10,30v-6q0,-3,3,-3h14q3,0,3,3v6z r12,6,16,12 N l20,6,20,2 R c20,2,1.4 W r14,8,12,5 R c17,10.5,1.7 c23,10.5,1.7 K r16,15,8,1',
  botRound: 'p9,30q0,-8,6,-9h10q6,1,6,9z c20,11,8 W e20,10,6,3 R c17,10,1.6 c23,10,1.6 N p16,15q4,3,8,0',
  botTall:
    'r14,20,12,11 p14,18v-9a6,6,0,0,1,12,0v9z N l17,4,15,1 l23,4,25,1 K r15,8,10,4 R c18,10,1.3 c22,10,1.3 N l17,15,23,15',
};

const buildings: Readonly<Record<BuildingId, string>> = {
  'iron-mine': '@hill R g25,19,38,19,36,25,27,25 S c29,18,2.4 c34,17,2.6 K c28,26,1.7 c35,26,1.7',
  'dust-mine': '@hill W c5,23,4 c12,25,3.4 c27,24,3.6 c34,22,5 c20,26,2.6',
  'silica-mine':
    '@hill C g27,26,26,18,29,14,32,18,32,26 g32,26,32,20,35,17,37,20,37,26 M g5,26,5,21,8,18,10,21,10,26',
  'helium-3-mine':
    'N l10,16,13,26 l20,12,20,26 l30,16,27,26 P c10,14,6 B c20,10,6.4 P c30,14,6 N l4,26,36,26 p7,13q1,-3,4,-3 p17,9q1,-3,4,-3',
  'titanium-mine': '@hill B r23,2,11,5 S g24,7,33,7,28.5,25 N l25,11,32,11 l26,16,31,16 l27,20,30,20',
  'aluminum-mine': '@hill C g24,26,26,21,35,21,37,26 g27,21,29,17,33,17,34,21 g4,26,5,22,12,22,13,26',
  'potato-farm':
    'R g24,16,30,10,36,16,36,26,24,26 W r28,20,4,6 N l3,26,22,26 O e7,24,3.6,2.6 e14,24,4,3 e10,20,3.6,2.6',
  'kale-farm':
    'G c8,20,5 c13,17,5 c18,21,5 c24,21,5 c29,17,5 c33,21,5 N l13,26,13,20 l29,26,29,20 M c13,20,2.6 c29,20,2.6',
  restaurant:
    'P r8,12,24,14 R p6,12l3,-6h22l3,6z W r11,15,7,7 K r22,16,6,10 B c20,6,4.4 N l18.6,3.6,18.6,8 l21.4,3.6,21.4,8',
  nursery:
    'P p8,12h24q0,10,-12,10t-12,-10z M p20,12v-9q11,0,12,9z N l32,12,36,8 K c13,25,2.4 c27,25,2.4 W c13,25,.8 c27,25,.8',
  market:
    'W r7,14,26,12 O c12,19,2.6 c17,19,2.6 G c23,19,2.6 c28,19,2.6 B r5,21,30,5 R p5,6h30v7q-3,3,-6,0q-3,3,-6,0q-3,3,-6,0q-3,3,-6,0q-3,3,-6,0z W p11,6h6v7q-3,3,-6,0z p23,6h6v7q-3,3,-6,0z',
  'moon-hotel':
    'V r9,8,16,18 B r12,11,3,3 r19,11,3,3 r12,17,3,3 r19,17,3,3 K r15,22,4,4 B p33,3a6,6,0,1,0,4,8a5,5,0,0,1,-4,-8z P r6,24,22,2',
  greenhouse:
    'C p5,26v-6q0,-12,15,-12t15,12v6z G c11,22,3 c18,21,3.4 c26,22,3.4 c31,23,2.4 N l20,8,20,26 l5,19,35,19',
  'hydroponics-lab':
    '@sprout,10,9 @sprout,20,9 @sprout,30,9 C r4,14,32,4 r4,21,32,4 N p36,16q3,3,0,7 l8,25,8,28 l32,25,32,28',
  'fuel-cells': 'M r7,9,11,17 O r7,9,11,5 S r10,6,5,3 M r22,9,11,17 O r22,9,11,5 S r25,6,5,3 @bolt,20,18',
  kitchen:
    'S r8,17,24,9 K r12,20,16,4 N l26,18.4,26,18.4 R r12,9,16,8 N l8,11,12,11 l28,11,32,11 @steam,20,8',
  warehouse: 'S p4,26v-13l16,-8,16,8v13z K r9,15,22,11 @crate,15,21 @crate,25,21 @crate,20,12',
  spaceport:
    'S g14,26,17,14,23,14,26,26 M e20,12,15,3.6 C d20,10,6 K c11,12.4,.8 c17,13.4,.8 c23,13.4,.8 c29,12.4,.8 N l20,4,20,1',
  'cargo-dock': 'N l8,26,8,4,34,4 l8,11,15,4 l26,4,26,10 O g6,26,6,22,12,22,12,26 @crate,26,14 C r16,22,20,4',
  'assembly-line':
    'S r3,19,34,4 K c7,24,2.4 c16,24,2.4 c25,24,2.4 c33,24,2.4 @crate,11,14 @crate,29,14 V @gear,20,8',
  'lunarcrete-factory':
    'S r5,12,13,14 t11.5,12,13,6 R r22,6,4,20 r29,9,4,17 V r18,17,18,9 W c25,3,2 c32,5,2.4 c36,3,1.6 K r9,20,5,6',
  reactor:
    'W p12,26q5,-9,0,-19h16q-5,10,0,19z N e20,16,9,3 p14,21q3,-10,11,-11 R c20,16,2 W c17,4,2.6 c22,3,3 c26,5,2',
  'solar-panels':
    'B c32,7,4.4 N l32,1,32,0 l26,7,25,7 l27.6,2.6,27,2 C g4,22,10,11,22,11,17,22 g20,22,25,13,35,13,31,22 N l7,16.5,19.5,16.5 l13,11,10.5,22 l22.6,17.5,33,17.5 l30,13,26,22 l12,22,12,26 l26,22,26,26',
  'launch-pad':
    '@rocket,20,13 @flame,20,17 S r6,26,28,2 N l31,26,31,5 l31,9,25,9 W c12,25,3 c28,25,3 c8,26,2 c33,26,2',
  'welcome-center':
    'P p6,26v-10a14,13,0,0,1,28,0v10h-6v-9a8,8,0,0,0,-16,0v9z M p8,1h24l-2,3,2,3h-24l2,-3z @heart,20,18 ',
  'hacker-lair': 'S r7,5,26,17 K r10,8,20,11 M @skull,20,12 S r15,22,10,3 W r11,25,18,2',
  'makeshift-lab': '@flask,20,9 O g6,26,9,17,31,17,34,26 N l14,17,12,26 l26,17,28,26 W p17,18h6v4h-6z',
  'rd-storage':
    'S r6,4,28,22 K r9,7,22,7 r9,17,22,6 C c13,11,2 P c20,11,2 M c27,11,2 O r11,18,5,5 B r18,19,4,4 V r24,18,5,5',
  recycling:
    'M r9,6,22,20 N p14,15l3,-5h5 l20,8,22.4,10,20,12.4 p27,14l2,5,-3,3 p19,22h-5l-2,-4 l14,20,11.6,17.6,10,20',
  'radio-antennae':
    'N l10,26,10,8 l30,26,30,12 S t10,26,6,12 t30,26,6,9 R c10,7,2 c30,11,2 N p5,3q-3,4,0,8 p15,3q3,4,0,8 p26,8q-2,3,0,6 p34,8q2,3,0,6',
  university: 'W r5,22,30,4 r9,13,4,9 r18,13,4,9 r27,13,4,9 B t20,13,32,8 C c20,10,1.8',
  observatory: 'S r9,18,22,8 C d20,18,11 K g18,17,22,17,26,8,23,7 W g21,12,31,2,34,5,25,14',
  bunker: 'S p3,26q2,-14,17,-14t17,14z K r13,17,14,3 S r17,7,6,5 R c20,9.5,1.6 N l8,24,12,24 l28,24,32,24',
  flag: 'N l13,27,13,3 R p13,4q7,-3,11,0t10,0v11q-6,3,-10,0t-11,0z @star,23,10 S e13,27,5,1.6',
  'organ-banks': 'C p11,8h18v15q0,3,-3,3h-12q-3,0,-3,-3z M r11,12,18,11 @heart,20,18 S r10,4,20,4',
  'trading-post':
    'O r6,14,28,12 R t20,14,34,9 N l6,18,34,18 l6,22,34,22 B c20,21,5 N l17.6,20,22.6,20,21,18.6 l22.4,22.4,17.4,22.4,19,23.8',
  'escape-pods':
    'W p5,22v-8a6,6,0,0,1,12,0v8q-6,3,-12,0z C c11,14,2.6 W p22,17v-8a6,6,0,0,1,12,0v8q-6,3,-12,0z C c28,9,2.6 @flame,11,24 @flame,28,19',
  'apartment-dome':
    'M p3,26a17,19,0,0,1,34,0z B r10,19,3,3 r16,19,3,3 r22,19,3,3 r28,19,3,3 r13,13,3,3 r19,13,3,3 r25,13,3,3 N l20,7,20,3',
  'grand-tower':
    'P r14,8,12,18 V r16,4,8,4 S g18,4,20,0,22,4 B r16,11,2,2 r19,11,2,2 r22,11,2,2 r16,15,2,2 r19,15,2,2 r22,15,2,2 r16,19,2,2 r19,19,2,2 r22,19,2,2 S r8,16,6,10 r26,14,6,12',
  hospital:
    'W r7,10,26,16 C r10,17,4,4 r26,17,4,4 K r17,21,6,5 W c20,9,6.4 R p18.6,5h2.8v2.6h2.6v2.8h-2.6v2.6h-2.8v-2.6h-2.6v-2.8h2.6z',
  'robot-workshop':
    'S r5,12,30,14 K r9,16,12,10 M r11,19,8,7 R c13.4,22,1 c16.6,22,1 B @gear,28,17 V p3,12l17,-9,17,9z',
  'soup-kitchen': 'P p6,14h28q0,12,-14,12t-14,-12z O e20,14,14,3 N l28,13,35,3 @steam,15,10 @steam,22,10',
  'clock-tower':
    'O r14,11,12,15 V t20,7,16,6 W r13,7,14,12 B c20,13,4.6 N l20,13,20,10 l20,13,22,14 K r18,22,4,4',
  'prefab-huts':
    'P r3,18,10,8 R t8,18,12,5 M r15,16,10,10 S t20,16,12,6 B r27,18,10,8 O t32,18,12,5 K r6,22,3,4 r18,21,4,5 r30,22,3,4',
  'theme-park':
    'N l20,13,12,27 l20,13,28,27 N c20,13,10 l10,13,30,13 l20,3,20,23 l13,6,27,20 l27,6,13,20 P c10,13,2.6 M c30,13,2.6 B c20,3,2.6 C c20,23,2.6 O c13,6,2.4 R c27,6,2.4 V c13,20,2.4 G c27,20,2.4',
};

const robots: Readonly<Record<RobotId, string>> = {
  'automatic-doors':
    'S r3,3,11,27 r26,3,11,27 N l11,14,11,20 l29,14,29,20 K r14,3,12,27 R c18,13,1.6 c23,13,1.6 N p14,8q6,-6,12,0',
  'construction-robot': 'O @bot B p10,8q1,-8,10,-8t10,8z N l8,8,32,8 @hammer,34,21',
  'delivery-drone':
    'S e20,15,9,6 N l13,11,7,6 l27,11,33,6 l2,6,12,6 l28,6,38,6 R c17,14,1.6 c23,14,1.6 @crate,20,25',
  'drilling-robot':
    'B @botTall S g26,22,26,28,38,25 N l29,23,29,27 l32,24,32,26 S g14,22,14,28,2,25 N l11,23,11,27 l8,24,8,26',
  'mining-robot': 'S @bot B c20,4,3 @pick,33,18',
  'repairs-robot': 'M @bot S p31,28v-9l-2,-2v-4h2v3h3v-3h2v4l-2,2v9z',
  'robot-butler':
    'K @botRound W g16,21,24,21,20,24 R g16,23,20,24.6,16,27 g24,23,20,24.6,24,27 S p29,20a4,4,0,0,1,8,0z l28,20,38,20',
  'robot-companion': 'P @botRound @heart,32,17 @heart,8,9',
  'robot-waiter': 'W @bot K g16,22,20,24,16,26 g24,22,20,24,24,26 S e33,14,6,1.4 R d33,13,3.6 N l33,16,31,24',
  'sentient-ai': 'K r3,3,34,24 R c20,15,9 O c20,15,6 B c20,15,3 K c20,15,1.4 N p11,10q9,-7,18,0',
  'stacking-robot': 'B @botTall @crate,6,25 @crate,6,16 @crate,34,25 @crate,34,16 @crate,34,7',
  'warehouse-robot': 'O @bot N l6,18,6,29,13,29 @crate,6,22 @crate,34,24',
  'kitchen-robot': 'W @botRound W p13,5q-4,-4,2,-5q5,-2,10,0q6,1,2,5z O c33,22,4.4 N l36,19,39,15',
  'gardening-robot': 'G @botTall @sprout,32,20 C p3,20h8v7h-8z N l11,22,14,19 p4,20q3,-5,6,0',
  'cleaning-robot': 'C @botRound N l34,28,31,5 B g29,20,36,19,38,29,29,29',
  'nanny-robot': 'V @botRound W p10,9q2,-8,10,-8t10,8q-4,-4,-10,-4t-10,4z P c31,22,3 R c31,22,1',
  'security-robot': 'K @bot B p26,22h8v4q0,3,-4,4q-4,-1,-4,-4z R r12,4,16,3',
  'teaching-robot': 'M @bot K g11,6,20,2,29,6,20,9 G r28,17,10,8 N l30,21,33,23,36,19',
  'replicator-robot':
    'S p2,30v-7h9v7z r3,14,8,7 R c5.4,17,1 c8.6,17,1 S p29,30v-7h9v7z r29,14,8,7 R c31.4,17,1 c34.6,17,1 V @botTall',
  'tax-robot': 'G @bot K r11,4,18,2 r14,0,12,4 @coin,33,21 @coin,7,24',
};

const twists: Readonly<Record<TwistId, string>> = {
  'construction-kits':
    'O g7,13,20,8,33,13,20,18 B g7,13,7,23,20,28,20,18 R g33,13,33,23,20,28,20,18 @hammer,20,8',
  engineers:
    'K l8,27,32,27 @person,13,15 @person,27,15 B p9,9a4.5,4.5,0,0,1,9,0z p23,9a4.5,4.5,0,0,1,9,0z R g4,27,36,27,33,22,7,22',
  'grand-plan': 'C r5,5,30,20 N l9,21,9,12,16,8,23,12,23,21 l9,21,31,21,31,14,23,14 l14,21,14,16,18,16,18,21',
  overtime: 'W c20,15,11 N l20,15,20,8 l20,15,25,18 R p20,4a11,11,0,0,1,11,11h-11z K c20,15,1.4',
  'risky-research': '@flask,15,17 @skull,29,12 P c15,6,1.6 c18,3,1.2',
  surveying: 'N l20,14,12,28 l20,14,28,28 l20,14,20,28 O r13,8,14,7 C c14,11.5,3 B p27,9h5v5h-5z',
  'supply-drop':
    'R p6,13a14,11,0,0,1,28,0q-3.5,-3,-7,0q-3.5,-3,-7,0q-3.5,-3,-7,0q-3.5,-3,-7,0z N l6,13,16,21 l34,13,24,21 l20,13,20,20 @crate,20,23',
  'meteor-shower':
    'O g8,2,22,10,14,17 S c20,15,6 K c18,14,1.2 c22,17,1.4 O g27,1,34,6,30,9 S c34,9,3 O g4,18,11,22,7,25 S c11,25,3',
  'moon-tax':
    'B c14,14,10 K c11,11,1.4 c17,16,2 c11,18,1 W r22,12,13,16 N l25,16,32,16 l25,20,32,20 l25,24,29,24',
  'baby-boom':
    'P p14,13h12q3,6,0,10q-2,4,-6,4t-6,-4q-3,-4,0,-10z S r14,10,12,3 O p17,10q0,-6,3,-8q3,2,3,8z N l15,17,18,17 l15,20,18,20',
  'space-pirates': 'K r6,4,28,21 @skull,20,11 W g10,18,30,23,29,25,9,20 g30,18,10,23,11,25,31,20',
  'moon-rats':
    'S p8,24q0,-11,12,-11q7,0,12,8l3,3z c27,14,3 K c31,19,1 N p8,24q-7,-1,-4,-9 B g3,10,13,7,13,13,6,14',
  'brain-drain':
    'P p10,14q-4,-9,5,-9q4,-4,8,-1q7,-1,7,6q4,6,-3,8h-14q-6,0,-3,-4z N p20,6v11 p14,10q3,0,3,3 p26,10q-3,0,-3,3 C p17,20q3,-3,3,-3t3,3q1,4,-3,4t-3,-4z',
  'moon-fever':
    'W r17,3,6,17 R r18.6,10,2.8,12 R c20,23,5 N l24,7,27,7 l24,11,27,11 l24,15,27,15 B c9,11,4.4 K c8,10,.8',
  lottery: 'M c20,14,9 P c16,13,3 B c22,10,3 R c23,17,3 C c17,18,2.6 S g12,23,28,23,31,28,9,28',
  envy: 'G p4,15q16,-16,32,0q-16,16,-32,0z W c20,15,7 K c20,15,3.6 N l6,6,13,9 l34,6,27,9',
  'flea-market': 'B r5,16,30,5 N l8,21,8,28 l32,21,32,28 @crate,11,11 C r18,8,5,8 R c29,12,4 N l27,4,31,8',
  'volunteer-crew': 'M @person,11,15 B @person,29,15 P @person,20,19 N l3,5,8,8 l37,5,32,8 l20,3,20,9',
  'solar-flare':
    'O p-2,2q16,-6,24,6t4,24h-28z B c4,25,14 R p22,10q10,-4,11,5q1,6,-7,4q6,-2,3,-5q-3,-2,-7,-4z',
  'alien-signal':
    'M p20,3q11,0,10,10q-2,12,-10,14q-8,-2,-10,-14q-1,-10,10,-10z K e15.6,14,3,4.4 e24.4,14,3,4.4 N l17,23,23,23 @wave,6,14 ',
  'clearance-sale': 'R g6,8,25,4,35,14,25,26,9,27 W c26,9,2 N l12,22,24,12 W c14,14,2 c22,20,2',
  'perk-fair':
    'V p8,13h24v4h-24z P r9,17,22,10 R r18,13,4,14 R p20,12q-9,0,-8,-6q5,-3,8,6q3,-9,8,-6q1,6,-8,6z',
  'deja-vu': 'C c14,15,9 M c26,15,9 N c14,15,9 p20,9q-2,6,0,12 l28,12,28,17,31,17 l12,12,12,17,15,17',
  'night-shift':
    'B p27,2a9,9,0,1,0,9,12a8,8,0,0,1,-9,-12z @pick,13,17 K p3,28q4,-6,10,-4t9,4z W c10,6,.9 c16,4,.7 c5,12,.7',
  'gold-fever':
    'S g3,17,37,17,32,27,8,27 B c12,15,3.6 c19,13,4.4 c27,15,3.6 c15,9,2.4 c24,8,3 N l20,2,20,4 l30,4,29,6',
};

const events: Readonly<Record<EventId, string>> = {
  hunger:
    'W c20,15,11 c20,15,7 N l4,4,4,11 l7,4,7,11 p3,4v5q2.5,3,5,0v-5 l5.5,11,5.5,27 p35,27v-23q-4,4,-3,13h3',
  paperwork:
    'W r10,20,22,6 r8,15,22,6 r11,10,22,6 r9,4,22,7 N l12,7,24,7 l14,13,26,13 l11,18,22,18 l13,23,25,23',
  'glitch-a': 'S r9,4,22,17 K r12,7,16,11 M r13,9,6,1 r17,12,9,1 R r14,15,5,1 S r14,21,12,4 @bolt,31,20',
  'leak-a':
    'S r0,10,14,8 r26,10,14,8 C p14,11h12l-1,3,2,3h-14l2,-3z C p20,19q-4,5,0,7q4,-2,0,-7z p12,20q-2,3,0,4q2,-1,0,-4z p28,20q-2,3,0,4q2,-1,0,-4z',
  'tempers-flare':
    'R c20,17,9 K c16.6,16,1.2 c23.4,16,1.2 N l14,12,18,14 l26,12,22,14 p16,22q4,-4,8,0 O p12,8q-2,-4,1,-7q3,3,2,6z p18,6q-1,-4,2,-6q3,3,2,6z p25,7q0,-3,2,-6q4,4,1,8z',
  'accident-a': 'B t20,27,34,25 K p18.4,11h3.2l-.6,8h-2z c20,23,1.6',
  'glitch-b': 'S r9,4,22,17 K r12,7,16,11 M r13,9,6,1 r17,12,9,1 R r14,15,5,1 S r14,21,12,4 @bolt,9,20',
  'airlock-test':
    'S c20,15,13 K c20,15,9.6 C c20,15,6.6 N l20,2,20,5 l20,25,20,28 l7,15,10,15 l30,15,33,15 R r25,6,7,4 W @person,20,16',
  'leak-b':
    'S r16,0,8,12 r16,22,8,8 C p17,12l1,3,-2,3,2,3h6l-1,-3,2,-3,-2,-3z p27,14q-3,4,0,6q3,-2,0,-6z p11,16q-3,4,0,6q3,-2,0,-6z',
  'accident-b': 'B t20,27,34,25 R p19,10l4,4,-3,3,2,5-5,-6,3,-2z',
  moonquake:
    'S c20,15,12 K g17,2,21,9,18,13,23,18,20,28,19,28,20,19,14,13,18,9,15,3 K c12,12,1.4 c28,19,2 c28,9,1.2',
  'power-failure':
    'B p15,20q-7,-5,-4,-12q4,-6,9,-6t9,6q3,7,-4,12z S r15,20,10,3 r16,23,8,3 R g4,4,7,2,36,26,33,28',
  'instruction-manual':
    'M g5,5,19,8,19,27,5,24 W g21,8,35,5,35,24,21,27 N l24,12,32,10 l24,16,32,14 l24,20,29,19 @star,12,15',
};

const developments: Readonly<Record<DevelopmentId, string>> = {
  trade: '@crate,9,15 @card,31,15 N l15,11,24,11,21,8 l25,19,16,19,19,22',
  tourists: 'B @person,12,14 P @person,27,14 O r16,19,8,8 N p18,19v-3h4v3 K r6,6,12,2 r9,3,6,3 r21,7,12,1',
  innovation:
    'B c20,12,8.6 S r16,20,8,3 r17,23,6,3 N p17,13l3,3,3,-3 l20,16,20,20 l6,12,8,12 l32,12,34,12 l10,2,12,4 l30,2,28,4',
  'recruitment-drive':
    'R g6,12,6,18,24,24,24,5 W g24,5,29,4,29,25,24,24 S p10,19l2,8h5l-2,-7z N l33,9,37,7 l33,15,38,15 l33,21,37,23',
  'harvest-festival': '@wheat,12,15 @wheat,20,13 @wheat,28,15 R r9,20,22,4 N l7,26,33,26',
  'supply-rocket': '@rocket,13,14 @flame,13,18 @crate,29,18',
  'scrap-drive': 'S r10,12,20,15 r8,8,24,4 N l15,15,15,24 l20,15,20,24 l25,15,25,24 @card,20,5',
  radiation:
    'B c20,15,13 K p20,15l-5.6,-9.6a11,11,0,0,1,11.2,0z p20,15h11a11,11,0,0,1,-5.6,9.6z p20,15l-5.4,9.6a11,11,0,0,1,-5.6,-9.6z B c20,15,2.4',
  repairs: 'S p8,26l12,-12q-2,-6,4,-9l1,5,4,1,4,-4q3,8,-6,10l-12,12q-6,3,-7,-3z O @gear,10,9',
  'budget-cuts':
    '@coin,20,13 N l20,4,20,22 S g8,2,10,1,27,21,25,23 g32,2,30,1,13,21,15,23 R c28,25,3 c12,25,3',
};

const perks: Readonly<Record<PerkId, string>> = {
  payday: '@coin,14,18 @coin,20,12 @coin,26,18',
  feast: 'S e20,22,16,3 O p9,21q-1,-10,11,-10t11,10z N l20,11,20,8 W c20,7,1.6 N p14,18q1,-4,5,-4',
  'care-package': 'O r8,9,24,17 N l8,14,32,14 R p20,25q-7,-4,-6,-8q3,-3,6,0q3,-3,6,0q1,4,-6,8z',
  'bright-idea': 'B c20,12,8.6 S r16,20,8,3 r17,23,6,3 N l20,12,20,20 p17,12q3,-4,6,0 @star,33,8 @star,7,22',
  newcomers: 'P @person,13,16 C @person,27,16 S r3,23,34,4 N l20,2,20,6 l12,4,14,7 l28,4,26,7',
};

const starting: Readonly<Record<StartingId, string>> = {
  work: 'B p8,18q1,-13,12,-13t12,13z O r4,18,32,4 R r17,3,6,15 N l10,26,30,26',
  trouble:
    'R p20,2l4,8,9,-4,-3,9,8,4,-9,3,3,7,-9,-3,-3,5,-3,-6,-9,5,3,-8,-9,-2,8,-5,-4,-8,9,3z W p18.6,9h2.8l-.6,8h-1.6z c20,20,1.5',
  loneliness: 'B c31,8,5 K c29,7,.8 c32,10,1 C @person,13,18 S p2,28q11,-6,22,0z',
};

const actions: Readonly<Record<ActionId, string>> = {
  restock: '@crate,20,15',
  build: '@hammer,20,15',
  mine: '@pick,20,15',
  farm: '@sprout,20,15',
  research: '@flask,20,15',
};

const resources: Readonly<Record<Resource | 'box' | 'card', string>> = {
  people: 'P @person,20,15',
  money: '@coin,20,15',
  food: '@wheat,20,15',
  box: '@crate,20,15',
  card: '@card,20,15',
};

/** A Robot that nobody has met yet. */
const backs = { robot: 'K @bot' } as const;

/** Every plate by what it shows. */
export const plates = {
  building: buildings,
  robot: robots,
  twist: twists,
  event: events,
  development: developments,
  perk: perks,
  start: starting,
  back: backs,
  action: actions,
  resource: resources,
} as const;

export type PlateKind = keyof typeof plates;

/** One stroke of the brush: the paint, and the path that it fills. */
export interface Stroke {
  readonly paint: string;
  readonly path: string;
}

const disc = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx},${y}a${rx},${ry},0,1,0,${2 * rx},0a${rx},${ry},0,1,0,${-2 * rx},0z`;

/** The path of one shape, set at `x`,`y`. */
function pathOf(shape: string, given: string, x: number, y: number): string {
  if (shape === 'p') {
    const [, fromX = '', fromY = '', rest = ''] = /^(-?[\d.]+),(-?[\d.]+)(.*)$/.exec(given) ?? [];
    return `M${Number(fromX) + x},${Number(fromY) + y}${rest.replace(/p(-?[\d.]+),(-?[\d.]+)/g, 'M$1,$2')}`;
  }
  const numbers = given
    .split(',')
    .map((number, i) => Number(number) + (shape === 'g' || shape === 'l' || i < 2 ? (i % 2 ? y : x) : 0));
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  switch (shape) {
    case 'r':
      return `M${a},${b}h${c}v${d}h${-c}z`;
    case 'c':
      return disc(a, b, c, c);
    case 'e':
      return disc(a, b, c, d);
    case 'd':
      return `M${a - c},${b}a${c},${c},0,0,1,${2 * c},0z`;
    case 't':
      return `M${a - c / 2},${b}l${c / 2},${-d},${c / 2},${d}z`;
    default:
      return `M${numbers.join(',')}${shape === 'g' ? 'z' : ''}`;
  }
}

/** The strokes of a line of shapes, in the order in which they are laid on. */
export function strokes(line: string, x = 0, y = 0, brush = 'W'): Stroke[] {
  let paint = brush;
  return line
    .trim()
    .split(' ')
    .flatMap((token) => {
      const shape = token.charAt(0);
      const rest = token.slice(1);
      if (shape >= 'A' && shape <= 'Z') {
        paint = shape;
        return [];
      }
      if (shape !== '@') return { paint: shape === 'l' ? 'N' : paint, path: pathOf(shape, rest, x, y) };
      const [name = '', atX = '0', atY = '0'] = rest.split(',');
      return strokes(parts[name] ?? '', x + Number(atX), y + Number(atY), paint);
    });
}
