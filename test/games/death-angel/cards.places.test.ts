// Every terrain card and every location with what it does.
import { describe, expect, test } from 'vitest';
import { sizeAt } from '../../../shared/games/death-angel/board.ts';
import {
  type LocationId,
  locationIds,
  type TerrainId,
  terrainIds,
} from '../../../shared/games/death-angel/ids.ts';
import { row, scene } from './scene.ts';

type Scene = ReturnType<typeof scene>;

/** Red's card is running; Leon stands before a terrain card, with a monster on either side. */
const facing = (terrain: TerrainId, location: LocationId, ahead: LocationId[] = []) =>
  scene({
    rows: [
      row('brother-noctis', 'L', { tokens: 1 }),
      row('brother-leon', 'R', { L: ['head'], R: ['tail'], terrainR: [terrain] }),
      row('brother-valencio', 'R'),
    ],
    seats: { red: 0, green: 1 },
    location,
    ahead,
    board: { acting: { team: 'red', card: 'onward-brothers', moved: [], activated: [], attacked: [] } },
  });
const activate = (t: Scene, terrain: TerrainId) =>
  t.run({ do: 'activation', marine: 'brother-leon', terrain });

describe('terrain', () => {
  const terrainCases: Readonly<Record<TerrainId, ((t: Scene) => void) | null>> = {
    'ventilation-duct': null,
    'dark-corner': null,
    corridor: null,
    'spore-chimney': (t) => {
      t.dice(3);
      activate(t, 'spore-chimney');
      expect(t.board.rows[1]?.right.terrain).toEqual([]);
    },
    'promethium-tank': (t) => {
      t.dice(0);
      activate(t, 'promethium-tank');
      expect(t.board.discard).toEqual(['head', 'tail']);
      expect(t.board.slain).toContain('brother-leon');
    },
    door: (t) => {
      activate(t, 'door');
      expect(t.asked()).toBe('onward');
      expect(t.board.rows[1]?.right.terrain[0]?.tokens).toBe(1);
    },
    'control-panel': (t) => {
      activate(t, 'control-panel');
      t.moves(0, { do: 'pile', side: 'left' });
      expect(t.board.piles).toEqual({ left: 4, right: 5 });
    },
    artefact: (t) => {
      activate(t, 'artefact');
      expect(t.board.artefact).toBe(0);
      expect(t.board.rows[1]?.right.terrain).toEqual([]);
    },
  };
  test.each(terrainIds)('%s', (id) => {
    const t = facing(id, 'cryo-control');
    const case_ = terrainCases[id];
    if (case_) case_(t);
    else
      expect(t.card('red', 'onward-brothers') && t.legal(0).some((move) => move.do === 'activate')).toBe(
        false,
      );
    expect(t.sound()).toEqual([]);
  });
});

describe('locations', () => {
  const enter = (location: LocationId, extra: Partial<Parameters<typeof scene>[0]> = {}) => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { tokens: 1, L: ['head'] }),
        row('sergeant-gideon', 'L'),
        row('brother-leon', 'R', { R: ['tail'] }),
        row('brother-valencio', 'R', { tokens: 1 }),
      ],
      seats: { green: 0, red: 0 },
      piles: { left: 0 },
      ahead: [location],
      ...extra,
    });
    t.run({ do: 'phase-end' });
    expect(t.board.location).toBe(location);
    return t;
  };
  const locationCases: Readonly<Record<LocationId, () => Scene>> = {
    'main-corridor': () => {
      const t = enter('main-corridor');
      expect(sizeAt(t.board, { row: 0, side: 'right' })).toBe(2); // The Corridor: 7 from the bottom is the top row.
      return t;
    },
    'maintenance-tunnels': () => {
      const t = facing('control-panel', 'maintenance-tunnels');
      activate(t, 'control-panel');
      expect(t.board.rows[1]?.right.terrain).toEqual([{ id: 'corridor', tokens: 0, used: false }]);
      return t;
    },
    'service-shaft': () => {
      const t = enter('service-shaft');
      expect(t.board.rows.every(({ facing }) => facing === 'right')).toBe(true);
      return t;
    },
    'cryo-control': () => {
      const t = facing('control-panel', 'cryo-control');
      activate(t, 'control-panel');
      t.moves(0, { do: 'pile', side: 'right' });
      expect(t.board.discard.length).toBe(1);
      return t;
    },
    'wreckage-labyrinth': () => {
      const t = enter('wreckage-labyrinth');
      expect(t.board.rows[0]?.facing).toBe('right');
      return t;
    },
    'lower-accessway': () => {
      const t = enter('lower-accessway');
      expect(sizeAt(t.board, { row: 0, side: 'right' })).toBe(2);
      return t;
    },
    munitorium: () => {
      const t = enter('munitorium');
      t.moves(0, { do: 'token', marine: 'brother-leon' });
      expect(t.legal(0)).not.toContainEqual({ do: 'token', marine: 'brother-leon' });
      t.moves(0, { do: 'token', marine: 'sergeant-gideon' });
      expect(t.board.rows.map(({ tokens }) => tokens)).toEqual([1, 1, 1, 1]);
      return t;
    },
    'core-cogitator': () => {
      const t = facing('control-panel', 'core-cogitator');
      activate(t, 'control-panel');
      // One terrain card alone: it is chosen by itself. Both boxes together bring one monster there (ruling 36).
      expect(t.board.cap).toEqual({ terrain: 'control-panel', left: 1 });
      t.run(
        { do: 'spawn-on', terrain: 'control-panel', n: 3 },
        { do: 'spawn-on', terrain: 'control-panel', n: 3 },
      );
      expect(t.board.piles.right).toBe(4);
      return t;
    },
    apothecarion: () => {
      const t = facing('control-panel', 'apothecarion');
      activate(t, 'control-panel');
      t.moves(0, { do: 'token', marine: 'brother-valencio' }, { do: 'turn', marines: ['brother-valencio'] });
      expect(t.rows()[2]).toBe('brother-valencio L [1]');
      return t;
    },
    teleportarium: () => {
      const t = facing('control-panel', 'teleportarium', ['generatorium']);
      activate(t, 'control-panel');
      t.dice(0, 4).moves(1, { do: 'yield', marine: 'brother-noctis', how: 'give' });
      expect(t.board.slain).toContain('brother-leon');
      expect(t.board.piles).toEqual({ left: 0, right: 0 });
      return t;
    },
    'black-holds': () => {
      const t = enter('black-holds');
      t.moves(0, { do: 'swarm', row: 0, side: 'left' });
      expect(sizeAt(t.board, { row: 0, side: 'left' })).toBe(3);
      return t;
    },
    'dark-catacombs': () => {
      const t = enter('dark-catacombs');
      expect(t.legal(0)).toEqual(
        ['sergeant-gideon', 'brother-leon'].map((marine) => ({ do: 'serve', marine })),
      );
      t.moves(0, { do: 'serve', marine: 'brother-leon' });
      expect(sizeAt(t.board, { row: 2, side: 'left' })).toBe(1);
      return t;
    },
    'wrath-of-baal-chapel': () => {
      const t = enter('wrath-of-baal-chapel');
      expect(t.legal(0).length).toBe(8);
      t.moves(0, { do: 'to', row: 1, side: 'right' });
      expect(t.board.rows[1]?.right.terrain.map(({ id }) => id)).toContain('artefact');
      return t;
    },
    generatorium: () => {
      const t = facing('control-panel', 'generatorium');
      t.dice(1);
      activate(t, 'control-panel');
      t.moves(0, { do: 'take', row: 1, side: 'left', monster: 'head' }, { do: 'pass', what: 'monsters' });
      expect(t.board.discard).toEqual(['head']);
      const other = facing('control-panel', 'generatorium');
      other.dice(5);
      activate(other, 'control-panel');
      expect(other.board.slain).toContain('brother-leon');
      return t;
    },
    'hibernation-cluster': () => {
      const t = enter('hibernation-cluster');
      expect(t.board.piles).toEqual({ left: 4, right: 4 });
      return t;
    },
    'launch-control-room': () => {
      const t = facing('control-panel', 'launch-control-room');
      activate(t, 'control-panel');
      t.moves(0, { do: 'location-token' });
      expect(t.board.onLocation).toBe(1);
      return t;
    },
    'toxin-pumping-station': () => {
      const t = facing('control-panel', 'toxin-pumping-station');
      t.dice(5);
      activate(t, 'control-panel');
      t.moves(0, { do: 'pile', side: 'left' });
      expect(t.board.piles).toEqual({ left: 0, right: 5 });
      return t;
    },
    'genestealer-lair': () => {
      const t = enter('genestealer-lair');
      expect(t.rows().map((line) => line.split(' | ').filter((part) => /^[LR]:/.test(part)))).toEqual([
        [],
        ['L: head brood-lord-a'],
        [],
        ['R: tail brood-lord-b'],
      ]);
      return t;
    },
  };
  test.each(locationIds)('%s', (id) => {
    expect(locationCases[id]().sound()).toEqual([]);
  });
});
