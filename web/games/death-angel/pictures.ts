// Every picture of the game as a short line of shapes on a plate of 40 by 30 units: see ui/board/brush.ts for the letters.
// T is the colour of the team whose picture it is.
import type {
  ActionId,
  EventId,
  LocationId,
  MarineId,
  Monster,
  TeamId,
  TerrainId,
  VoidLockId,
} from '../../../shared/games/death-angel/ids.ts';
import type { Parts } from '../../ui/board/brush.ts';

/** What several pictures are made of. */
export const parts: Parts = {
  // a man in heavy armour to the waist, looking right
  bust: 'T p-13,14q-1,-10,6,-11h12q7,1,7,11z S p-6,4v-7q0,-8,7,-8t6,7v8z K r0,-5,7,4 G r1,-4,6,2 T c-8,7,5 c8,7,4.4 N p-11,7a3,3,0,0,1,5,-2 l1,2,6,2',
  gun: 'S r-7,-2,13,4 r6,-1,5,2 K r-4,2,3,4',
  cannon: 'K r-7,-4,9,8 S r2,-4,10,2 r2,-1,10,2 r2,2,10,2',
  flame: 'O p0,-9q6,6,3,11q0,4,-4,4t-4,-5q0,-4,3,-5q0,3,1,4q2,-4,1,-9z B p0,-1q2,3,1,5q-1,1,-2,0q-1,-2,1,-5z',
  blade: 'W p-1.4,7v-13l1.4,-4,1.4,4v13z O r-3.6,6,7.2,2 r-1,8,2,3',
  talons: 'W p-5,7q-3,-9,3,-14q-1,8,1,13z p-.6,7q-1,-10,4,-15q-1,9,0,15z p4,7q0,-8,5,-12q-1,7,-1,12z',
  saw: 'W g0,-8,2,-5,6,-6,5,-2,8,0,5,2,6,6,2,5,0,8,-2,5,-6,6,-5,2,-8,0,-5,-2,-6,-6,-2,-5 S c0,0,3 K c0,0,1',
  shield: 'T p-7,-8h14v8q0,7,-7,10q-7,-3,-7,-10z W r-1,-6,2,13 r-5,-3,10,2',
  scope: 'N c0,0,6.5 l0,-10,0,-4 l0,4,0,10 l-10,0,-4,0 l4,0,10,0 R c0,0,1.6',
  pike: 'N l0,11,0,-6 W g-2.6,-5,0,-12,2.6,-5',
  radar: 'K c0,0,9 N p-6,0a6,6,0,0,1,12,0 G p0,0l-3,-8a9,9,0,0,1,6,0z c4,3,1.3 c-4,-2,1.3',
  eye: 'V p-9,0q9,-10,18,0q-9,10,-18,0z W c0,0,3.6 K c0,0,1.6',
  mask: 'T g-8,-7,-3,-4,3,-4,8,-7,7,3,0,8,-7,3 K e-3,1,1.6,1 e3,1,1.6,1',
  token: 'B c0,0,5 N l0,-3,0,3 l-3,0,3,0',
  star: 'B p0,-8l2.2,5,5.4,.6,-4,3.7,1.2,5.4,-4.8,-2.8,-4.8,2.8,1.2,-5.4,-4,-3.7,5.4,-.6z',
  skull: 'W p-6,0a6,6,0,1,1,12,0q0,3,-3,3.4v3h-6v-3q-3,-.4,-3,-3.4z K c-2.4,0,1.6 c2.4,0,1.6',
  down: 'R g-3,-7,3,-7,3,0,7,0,0,8,-7,0,-3,0',
  up: 'G g-3,7,3,7,3,0,7,0,0,-8,-7,0,-3,0',
  swap: 'C g-9,-6,3,-6,3,-9,9,-4,3,1,3,-2,-9,-2 O g9,6,-3,6,-3,9,-9,4,-3,-1,-3,2,9,2',
  round: 'N p-7,2a7,7,0,1,1,3,5 W g-8,8,-2,9,-5,3',
  crate: 'O r-7,-5,14,10 K r-1,-5,2,10 B r-2,-1,4,2',
  blip: 'K c0,0,6 G c0,0,3.4',
  ring: 'K c0,0,12 N c0,0,8 c0,0,4',
  wall: 'S g2,2,12,9,12,21,2,28 g38,2,28,9,28,21,38,28',
  floor: 'K g2,28,12,21,28,21,38,28',
  // the four signs of the monsters: each an outline of its own
  head: 'W p-7,1q-1,-11,7,-11t7,11q-1,5,-7,8q-6,-3,-7,-8z R e-3,0,1.7,2.6 e3,0,1.7,2.6 K r-1.6,5,3.2,1.4',
  tail: 'V p-9,4q10,2,11,-5q0,-2,-2,-2v-4q7,0,7,7q-1,9,-16,8z W g-3,-5,2,-11,3,-2',
  claw: 'O p-7,8q-3,-9,2,-16q0,9,2,15z p-1.6,8q-1,-11,4,-17q-1,10,0,17z p4,8q0,-8,5,-13q-1,7,-1,13z',
  tongue:
    'K p-8,-7h16q0,6,-4,7h-8q-4,-1,-4,-7z R p-3,-3h6v9q0,4,-3,4t-3,-4z W g-6,-7,-3,-7,-4.5,-3 g3,-7,6,-7,4.5,-3',
  crown: 'B g-7,3,-7,-4,-3.5,0,0,-6,3.5,0,7,-4,7,3',
};

const marines: Readonly<Record<MarineId, string>> = {
  'sergeant-gideon': '@bust,15,16 @shield,30,18',
  'brother-noctis': '@bust,15,16 @gun,29,21 @scope,33,9',
  'brother-claudio': '@bust,15,16 @talons,31,18',
  'brother-goriel': '@bust,15,16 @gun,28,22 @pike,36,16',
  'sergeant-lorenzo': '@bust,15,16 @blade,31,16',
  'brother-deino': '@bust,15,16 @gun,29,20 B g25,5,30,8,36,4,32,11,26,10',
  'brother-leon': '@bust,14,16 @cannon,28,19',
  'brother-valencio': '@bust,15,16 @saw,31,17',
  'brother-zael': '@bust,14,16 S r24,19,8,4 @flame,35,19',
  'brother-omnio': '@bust,14,16 @radar,31,16',
  'lexicanium-calistarius': '@bust,15,16 @eye,31,11 N l31,18,31,29',
  'brother-scipio': '@bust,15,16 @gun,29,22 @mask,32,10',
};

/** The sign of a team: what its card that nobody else has is about. */
const teams: Readonly<Record<TeamId, string>> = {
  green: '@shield,20,14',
  yellow: 'T c20,15,9.5 @talons,19.5,15',
  blue: 'T g20,5,30,15,20,25,10,15 @blade,20,13',
  red: 'T r11,6,18,18 @cannon,18,15',
  purple: 'T g20,4,31,25,9,25 @flame,20,18',
  grey: 'T g15,6,25,6,31,15,25,24,15,24,9,15 @eye,20,15',
};

const monsters: Readonly<Record<Monster, string>> = {
  head: '@head,20,15',
  tail: '@tail,20,16',
  claw: '@claw,20,15',
  tongue: '@tongue,20,15',
  'brood-lord-a': '@crown,20,7 @head,16,17 @tail,25,18',
  'brood-lord-b': '@crown,20,7 @claw,15,18 @tongue,26,18',
};

const terrain: Readonly<Record<TerrainId, string>> = {
  'ventilation-duct': 'S r6,4,28,22 K r9,7,22,4 r9,13,22,4 r9,19,22,4 R c14,15,1.4 c18,15,1.4',
  'spore-chimney': 'V p10,28q4,-9,0,-16h20q-4,7,0,16z K e20,12,10,3 M c14,7,3.6 c21,4,4 c28,8,3',
  'dark-corner': 'S g3,3,20,9,37,3,37,27,20,20,3,27 K g20,9,37,3,37,27,20,20 R c27,14,1.6 c31,14,1.6',
  'promethium-tank': 'O p11,7q9,-5,18,0v17q-9,5,-18,0z K r11,11,18,2 r11,21,18,2 @flame,20,18',
  door: 'S r7,2,26,27 K r10,5,20,24 S g10,5,19,5,17,29,10,29 g30,5,21,5,23,29,30,29 B r16,15,2,4 r22,15,2,4',
  'control-panel':
    'S r5,5,30,20 K r8,8,15,9 G r10,13,2,3 r13,10,2,6 r16,12,2,4 r19,9,2,7 R c28,10,2 B c28,16,2 W r8,20,23,2',
  corridor: '@wall @floor K g12,9,28,9,28,21,12,21 C r15,9,10,1.6',
  artefact: 'B p20,2l4,6,7,1,-5,5,1,7,-7,-3,-7,3,1,-7,-5,-5,7,-1z R c20,12,3 O r13,24,14,4',
};

const actions: Readonly<Record<ActionId, string>> = {
  block: '@shield,20,14',
  'defensive-stance': '@shield,12,14 @token,28,15',
  'counter-attack': '@blade,13,14 @head,27,15',
  overwatch: '@scope,14,15 @token,31,15',
  strategize: '@claw,10,15 C g17,12,26,12,26,8,35,15,26,22,26,18,17,18',
  'power-field': 'C d20,26,15 @tail,20,17',
  'onward-brothers': 'S r21,3,14,25 K r24,6,8,22 G g3,12,12,12,12,7,21,15,12,23,12,18,3,18',
  'stealth-tactics': '@blip,12,15 @mask,28,15',
  reorganize: '@swap,20,15',
  'forward-scouting': '@radar,13,15 W r25,6,10,16 R r28,10,4,8',
  intimidation: '@skull,13,14 @down,29,15',
  'run-and-gun': '@gun,24,13 W r4,8,9,2 r2,14,9,2 r4,20,9,2 @token,24,23',
  'lead-by-example': '@star,14,15 @token,30,15',
  'flamer-attack': '@flame,11,16 @flame,20,14 @flame,29,16',
  'psionic-attack': '@eye,14,15 @claw,31,15',
  'dead-aim': '@head,20,15 @scope,20,15',
  'full-auto': '@cannon,12,15 B r27,8,8,2 r29,14,8,2 r27,20,8,2',
  'heroic-charge': '@talons,12,15 @star,28,15',
};

const events: Readonly<Record<EventId, string>> = {
  'chaos-of-battle': '@round,20,15',
  'the-swarm-tail': '@blip,10,10 @blip,30,10 @tail,20,19',
  'the-swarm-tongue': '@blip,10,10 @blip,30,10 @tongue,20,19',
  'out-of-thin-air-head': 'V c20,15,11 K c20,15,7 @head,20,15',
  'out-of-thin-air-claw': 'V c20,15,11 K c20,15,7 @claw,20,15',
  'full-scan': '@radar,20,15',
  'secret-route': 'S r11,2,18,26 K r14,5,12,23 @token,20,17',
  'for-my-battle-brothers': '@token,11,15 R g18,14,23,14,23,16,18,16 @claw,31,15',
  'stalking-from-the-shadows': 'K r2,2,36,26 R c14,12,1.6 c19,12,1.6 @token,29,19',
  'gun-jam': '@gun,19,14 R g10,4,13,4,30,25,27,25',
  outnumbered: '@claw,9,15 @token,20,15 @claw,31,15',
  surrounded: 'S c20,15,4 R g3,15,10,10,10,20 g37,15,30,10,30,20 g20,1,15,7,25,7 g20,29,15,23,25,23',
  'flanking-manoeuvre': 'S c20,15,5 @tail,9,15 R g24,4,34,4,34,15,38,15,32,22,26,15,30,15,30,8,24,8',
  'cleansing-flames': '@flame,13,15 @skull,28,15',
  'temporary-sanctuary': 'C d20,27,15 @blip,20,18',
  'rescue-space-marine': '@bust,20,15',
  'rewarded-faith': '@token,9,15 @star,22,15 @head,34,15',
  'psychic-assault': '@eye,20,10 R g16,19,24,19,20,28',
  'quick-instincts': 'B g22,2,10,16,18,16,15,28,29,12,21,12',
  resupply: '@crate,20,19 @token,12,8 @token,20,7 @token,28,8',
  'enter-formation': 'S r14,2,12,7 r14,11,12,7 r14,20,12,7 @token,33,14',
  evasion: 'S c12,15,5 G g18,12,27,12,27,7,36,15,27,23,27,18,18,18',
  'they-re-everywhere': '@head,9,10 @claw,30,10 @tail,12,22 @tongue,30,23',
  'second-wind': '@up,20,11 @shield,20,20',
};

const locations: Readonly<Record<LocationId, string>> = {
  'main-corridor': '@wall @floor C r15,9,10,1.6 @claw,20,16',
  'maintenance-tunnels': 'S r2,2,36,26 K e20,17,10,9 W r12,13,16,2 r12,18,16,2',
  'service-shaft': 'K r10,1,20,28 S r10,1,4,28 r26,1,4,28 W r14,6,12,2 r14,13,12,2 r14,20,12,2',
  'cryo-control':
    'C p10,28v-17a10,10,0,0,1,20,0v17z W g20,8,21,13,26,11,23,15,26,19,21,17,20,22,19,17,14,19,17,15,14,11,19,13',
  'wreckage-labyrinth': 'S r3,3,15,4 r14,3,4,14 r3,13,4,14 r3,23,18,4 r24,3,4,16 r24,15,13,4 r33,3,4,9',
  'lower-accessway': '@wall K g12,9,28,9,28,28,12,28 @down,20,18',
  munitorium: '@crate,12,20 @crate,28,20 @crate,20,9',
  'core-cogitator':
    'S r10,5,20,20 K r13,8,14,14 G c20,15,4 N l6,10,10,10 l6,15,10,15 l6,20,10,20 l30,10,34,10 l30,15,34,15 l30,20,34,20',
  apothecarion: 'W r8,4,24,22 R r17,7,6,16 r12,12,16,6',
  teleportarium: 'S e20,26,14,3 C p9,25l3,-22h16l3,22z W r17,8,6,14',
  'black-holds': 'K r2,2,36,26 S r5,16,12,11 r22,14,13,13 R c12,9,1.6 c17,9,1.6',
  'dark-catacombs':
    'S p3,28v-14a8,8,0,0,1,16,0v14z p21,28v-14a8,8,0,0,1,16,0v14z K p6,28v-13a5,5,0,0,1,10,0v13z p24,28v-13a5,5,0,0,1,10,0v13z @skull,30,18',
  'wrath-of-baal-chapel': 'S g20,2,33,14,33,28,7,28,7,14 R p16,28v-8a4,4,0,0,1,8,0v8z @star,20,13',
  generatorium: 'S r6,8,28,18 O c20,17,7 B g21,10,16,18,20,18,18,25,25,15,21,15',
  'hibernation-cluster':
    'V e10,11,6,7 e24,9,7,7 e33,20,5,7 e17,22,7,6 M c10,10,2.4 c24,8,2.8 c33,20,2 c17,22,2.6',
  'launch-control-room':
    'W p20,1q7,7,5,18h-10q-2,-11,5,-18z R g15,13,9,21,15,20 g25,13,31,21,25,20 @flame,20,26',
  'toxin-pumping-station': 'M r6,10,9,17 r25,10,9,17 S r15,17,10,4 G c10.5,5,3.6 c29.5,5,3.6 @skull,20,10',
  'genestealer-lair':
    'V p2,28q3,-26,18,-26t18,26z K p10,28q2,-16,10,-16t10,16z @crown,20,10 R c17,20,1.6 c23,20,1.6',
};

const lock = '@ring,20,15 S r18,3,4,24 C c20,15,3';
const locks: Readonly<Record<VoidLockId, string>> = {
  'void-lock-6': lock,
  'void-lock-8': lock,
  'void-lock-10': lock,
  'void-lock-12': lock,
};

const things = {
  token: '@token,20,15',
  skull: '@skull,20,15',
  blip: '@blip,20,15',
  range: 'C c20,15,7 W c20,15,4.4 K c20,15,1.8 l20,5,20,10 l20,20,20,25 l10,15,15,15 l25,15,30,15',
  hold: 'C p11,6h18v9q0,8,-9,11q-9,-3,-9,-11z',
  field: 'C d20,23,10 W d20,23,5',
  swap: 'G g15,14,12,14,17,6,22,14,19,14,19,23,15,23 g21,16,18,16,23,24,28,16,25,16,25,7,21,7',
} as const;

/** Every plate by what it shows. */
export const plates = {
  marine: marines,
  team: teams,
  monster: monsters,
  terrain,
  action: actions,
  event: events,
  location: { ...locations, ...locks },
  thing: things,
} as const;

export type PlateKind = keyof typeof plates;
