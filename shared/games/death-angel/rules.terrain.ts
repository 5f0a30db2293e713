// What happens when a marine activates a terrain card (R6.3): the cards' own abilities (8.5) and those of the locations'
// Control Panels (8.6).
import type { Frames } from '../../engine/game.ts';
import {
  filledPiles,
  rowOf,
  rowWith,
  seatOfMarine,
  slayable,
  spotOf,
  standing,
  terrainInPlay,
} from './board.ts';
import { isSkull } from './content.ts';
import { type LocationId, type MarineId, sides, type TerrainId, type VoidLockId } from './ids.ts';
import { orPass, running } from './options.ts';
import type { Da, DaFrame } from './shape.ts';
import type { Board } from './state.ts';
import { actingSeat, discardTop, fall, finish, judge, putTokens, rollDie } from './verbs.ts';

/** What comes after "activates": by terrain, for the marine who does. */
const abilities: Readonly<
  Partial<Record<TerrainId, (board: Board, marine: MarineId) => readonly DaFrame[]>>
> = {
  'spore-chimney': () => [{ do: 'chimney' }],
  'promethium-tank': (_board, marine) => [
    { do: 'tank', marine },
    { do: 'tank-roll', marine },
  ],
  door: (board) => [
    { do: 'door-token' },
    ...(running(board).card === 'onward-brothers' ? [{ do: 'onward' } as const] : []),
  ],
  artefact: (_board, marine) => [{ do: 'take-artefact', marine }],
  'control-panel': (board, marine) => panels[board.location]?.(marine) ?? [],
};

/** What the Control Panel does, by location. */
const panels: Readonly<Partial<Record<LocationId | VoidLockId, (marine: MarineId) => readonly DaFrame[]>>> = {
  'maintenance-tunnels': () => [{ do: 'reroute' }],
  'cryo-control': () => [{ do: 'pile', n: 1 }],
  'core-cogitator': () => [{ do: 'cogitator' }],
  apothecarion: () => [{ do: 'apothecary' }],
  teleportarium: () => [{ do: 'teleport' }, { do: 'teleport-answers' }],
  generatorium: (marine) => [{ do: 'generator', marine }],
  'launch-control-room': () => [{ do: 'launch' }],
  'toxin-pumping-station': () => [{ do: 'toxin' }],
};

export const terrainRules = {
  activation: {
    run(g, { marine, terrain }, cx) {
      cx.next(...(abilities[terrain]?.(g.table.board, marine) ?? []));
    },
  },
  chimney: {
    run(_g, _f, cx) {
      const face = rollDie(cx);
      cx.say({ k: 'roll', why: 'spore-chimney', face });
      if (isSkull(face)) cx.say({ k: 'terrain-gone', terrain: 'spore-chimney' });
    },
  },
  /** Ruling 32: both sides of his row; held swarms are spared, and the die is rolled even if nothing was slain. */
  tank: {
    run(g, { marine }, cx) {
      const { board } = g.table;
      const row = rowOf(board, marine);
      cx.say({ k: 'terrain-gone', terrain: 'promethium-tank' });
      const n = sides.reduce((sum, side) => sum + slayable(board, { row, side }), 0);
      cx.say({ k: 'burnt', row, n });
      judge(board, cx);
    },
  },
  'tank-roll': {
    run(g, { marine }, cx) {
      const face = rollDie(cx);
      cx.say({ k: 'roll', why: 'promethium-tank', face, marine });
      if (face === 0) fall(g.table.board, cx, marine);
    },
  },
  'door-token': {
    run(g, _f, cx) {
      putTokens(g.table.board, cx, { terrain: 'door' });
    },
  },
  onward: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) => (table.board.supply > 0 ? orPass([{ do: 'door-token' }], 'onward') : []),
    take({ table }, move, _f, cx) {
      if (move.do === 'door-token') putTokens(table.board, cx, { terrain: 'door' });
    },
  },
  'take-artefact': {
    run(g, { marine }, cx) {
      cx.say({ k: 'artefact-taken', seat: seatOfMarine(g.table.board, marine), marine });
    },
  },

  // ---- Control Panels ----

  /** Maintenance Tunnels: the Corridor takes the Control Panel's place (ruling 35). */
  reroute: {
    run(g, _f, cx) {
      const spot = spotOf(g.table.board, 'control-panel');
      if (!spot) return;
      cx.say({ k: 'terrain-gone', terrain: 'control-panel' });
      cx.say({ k: 'terrain-placed', terrain: 'corridor', ...spot });
    },
  },
  /** Cryo Control, Toxin Pumping Station: cards from the top of one pile. */
  pile: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) => filledPiles(table.board).map((side) => ({ do: 'pile', side })),
    alone: () => true,
    take(_mine, move, { n }, cx) {
      if (move.do === 'pile') cx.next({ do: 'discard-top', side: move.side, n });
    },
  },
  'discard-top': {
    run(g, { side, n }, cx) {
      discardTop(g, cx, side, n);
      judge(g.table.board, cx);
    },
  },
  /** Core Cogitator: at most one monster spawns there in the next Event Phase. */
  cogitator: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) => terrainInPlay(table.board).map(({ id }) => ({ do: 'terrain', terrain: id })),
    alone: () => true,
    take(_mine, move, _f, cx) {
      if (move.do === 'terrain') cx.say({ k: 'capped', terrain: move.terrain });
    },
  },
  /** Apothecarion: also with no token in the supply he may be turned. */
  apothecary: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) => standing(table.board).map((marine) => ({ do: 'token', marine })),
    alone: () => true,
    take({ table }, move, _f, cx) {
      if (move.do !== 'token') return;
      putTokens(table.board, cx, { marine: move.marine });
      cx.next({ do: 'apothecary-turn', marine: move.marine });
    },
  },
  'apothecary-turn': {
    asks: ({ table }) => actingSeat(table.board),
    options: (_seen, { marine }) => orPass([{ do: 'turn', marines: [marine] }], 'apothecary-turn'),
    take(_mine, move, _f, cx) {
      if (move.do === 'turn') cx.say({ k: 'turned', marines: move.marines });
    },
  },

  /** Teleportarium: all seats answer for their marines at once, and nobody sees it before all have (ruling 37). */
  teleport: {
    wave: 'sealed',
    final: true,
    asks: ({ hands }) => [...hands.keys()],
    options: () => [{ do: 'begin' }],
    alone: () => true,
    take({ seat, table: { board } }, _move, _f, cx) {
      const able = standing(board).filter(
        (marine) => seatOfMarine(board, marine) === seat && rowWith(board, marine).tokens > 0,
      );
      cx.next(...able.map((marine) => ({ do: 'yield', seat, marine }) as const));
    },
  },
  yield: {
    asks: (_open, { seat }) => seat,
    options: (_seen, { marine }) => [
      { do: 'yield', marine, how: 'give' },
      { do: 'yield', marine, how: 'roll' },
    ],
    take({ hand }, move) {
      if (move.do === 'yield') hand.answers[move.marine] = move.how;
    },
  },
  'teleport-answers': {
    run(g, _f, cx) {
      const { board } = g.table;
      const gives = new Set<MarineId>();
      for (const hand of g.hands) {
        for (const marine of standing(board)) if (hand.answers[marine] === 'give') gives.add(marine);
        hand.answers = {};
      }
      const rolls = standing(board).filter((marine) => !gives.has(marine));
      for (const marine of gives) cx.say({ k: 'spent', marine, n: 1, why: 'teleport' });
      cx.next(...rolls.map((marine) => ({ do: 'teleport-roll', marine }) as const), { do: 'teleport-end' });
    },
  },
  'teleport-roll': {
    run(g, { marine }, cx) {
      const face = rollDie(cx);
      cx.say({ k: 'roll', why: 'teleportarium', face, marine });
      if (face === 0) fall(g.table.board, cx, marine);
    },
  },
  'teleport-end': {
    run(g, _f, cx) {
      for (const side of sides) discardTop(g, cx, side, g.box[side].length);
      judge(g.table.board, cx);
    },
  },

  generator: {
    run(g, { marine }, cx) {
      const face = rollDie(cx);
      cx.say({ k: 'roll', why: 'generatorium', face, marine });
      if (!isSkull(face)) return fall(g.table.board, cx, marine);
      const scope = { of: 'anywhere' } as const;
      cx.next({ do: 'monsters', fate: 'slay', n: 4, upTo: true, scope, by: { marine } });
    },
  },
  launch: {
    asks: ({ table }) => actingSeat(table.board),
    options: ({ table }) => [
      ...(table.board.supply > 0 ? [{ do: 'location-token' } as const] : []),
      { do: 'roll', why: 'launch' },
    ],
    alone: () => true,
    take({ table }, move, _f, cx) {
      if (move.do === 'roll') cx.next({ do: 'launch-roll' });
      else putTokens(table.board, cx, { location: true });
    },
  },
  /** R18.1 (b) */
  'launch-roll': {
    run(g, _f, cx) {
      const face = rollDie(cx);
      cx.say({ k: 'roll', why: 'launch-control-room', face });
      if (face <= g.table.board.onLocation) finish('launched', cx);
    },
  },
  toxin: {
    run(_g, _f, cx) {
      const face = rollDie(cx);
      cx.say({ k: 'roll', why: 'toxin-pumping-station', face });
      if (face > 0) cx.next({ do: 'pile', n: face });
    },
  },
} satisfies Partial<Frames<Da>>;
