// What the box holds: the tables of section 8, with the sums that the rules reference names.
import { describe, expect, it } from 'vitest';
import { start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { packsLeft } from '../../../shared/games/kembles-cascade/board.ts';
import {
  bossCardIds,
  bossCards,
  bosses,
  bossIds,
  cardsPerRow,
  type ObjectId,
  objectIds,
  packOf,
  powerUpIds,
  powerUps,
  sensors,
  spaceCardIds,
  spaceCards,
  things,
  upgradeIds,
  upgrades,
} from '../../../shared/games/kembles-cascade/content.ts';
import { game } from '../../../shared/games/kembles-cascade/index.ts';
import { cardsOf } from '../../../shared/games/kembles-cascade/setup.ts';
import { noOptions, RED, stage } from './stage.ts';

/** Energy, Threat beside it, and what its destruction gives: B, G, E. */
const destroyable: Readonly<Partial<Record<ObjectId, readonly [number, number, string]>>> = {
  fighter: [1, 1, 'B1 G0 E0'],
  drone: [1, 0, 'B0 G0 E1'],
  interceptor: [1, 1, 'B0 G1 E0'],
  cruiser: [2, 1, 'B1 G0 E0'],
  turret: [2, 1, 'B0 G2 E0'],
  mine: [1, 2, 'B0 G1 E0'],
  gunship: [3, 1, 'B1 G2 E0'],
  bomber: [3, 2, 'B0 G3 E0'],
  lancer: [3, 1, 'B0 G3 E0'],
  jammer: [2, 1, 'B0 G2 E0'],
  frigate: [4, 1, 'B2 G3 E0'],
  'asteroid-small': [2, 0, 'B1 G0 E0'],
  'asteroid-large': [3, 0, 'B1 G1 E0'],
  'rs-claw': [3, 1, 'B1 G2 E0'],
  'rs-eye': [4, 2, 'B0 G4 E0'],
  'fw-battery': [4, 1, 'B1 G2 E0'],
  'fw-bridge': [5, 2, 'B1 G5 E0'],
  'cr-cannon': [3, 1, 'B0 G4 E0'],
  'cr-flak': [3, 2, 'B1 G3 E0'],
  'cr-ram': [6, 2, 'B0 G8 E0'],
  'cr-reactor': [4, 1, 'B2 G5 E0'],
  'bn-wing': [3, 1, 'B0 G3 E0'],
  'bn-veil': [2, 1, 'B0 G2 E0'],
  'bn-maw': [4, 2, 'B0 G4 E0'],
  'bn-screamer': [3, 1, 'B0 G4 E0'],
  'bn-heart': [5, 1, 'B0 G6 E0'],
  'bn-lung': [3, 1, 'B0 G3 E0'],
  'bh-hide': [2, 0, 'B0 G1 E0'],
  'bh-eye': [4, 1, 'B0 G5 E0'],
  'bh-claw': [3, 2, 'B0 G3 E0'],
  'bh-gland': [3, 1, 'B1 G2 E0'],
  'bh-heart': [6, 2, 'B0 G8 E0'],
  'tg-shard': [3, 1, 'B0 G2 E0'],
  'tg-vent': [3, 1, 'B0 G3 E0'],
  'tg-spirit': [2, 1, 'B0 G3 E0'],
  'tg-core': [6, 2, 'B0 G8 E0'],
};

describe('objects', () => {
  const named = objectIds.flatMap((id) => {
    const numbers = destroyable[id];
    return numbers ? [[id, ...numbers] as const] : [];
  });

  it.each(named)('%s: Energy %i, Threat %i, gives %s', (id, energy, threat, gives) => {
    const t = stage({
      space: { '2,3': id },
      ships: [{ at: [1, 3], energy: 3 }],
      set: (board) => {
        for (const space of board.area.flat()) if (space.object === id) space.damage = energy - 1;
      },
    });
    const [fire] = t.offers(RED, 'fire turret');
    expect(fire).toBeDefined(); // Nothing is immune to the Turret.
    const before = t.plan(RED, { do: 'end' }).shown.table.board.pilots[RED];
    expect(before?.threat).toBe(threat);
    t.acts(RED, 'fire turret');
    expect(t.object(2, 3)).toBe('empty');
    const { bellonium, glory, energy: now } = t.pilot(RED);
    expect(`B${bellonium} G${glory.objects} E${now - 3}`).toBe(gives);
  });

  it('all others have no Energy and can never be shot at (R4.13)', () => {
    for (const id of objectIds.filter((each) => !destroyable[each])) {
      expect(things[id].energy).toBeNull();
      const t = stage({ space: { '2,3': id }, ships: [{ at: [1, 3] }] });
      expect(t.offers(RED, 'fire')).toEqual([]);
    }
  });

  it.each([
    ['lancer', 'gamma'],
    ['frigate', 'missiles'],
    ['rs-eye', 'gamma'],
    ['fw-bridge', 'flamethrower'],
    ['cr-flak', 'missiles'],
    ['cr-ram', 'gamma'],
    ['bn-maw', 'laser'],
    ['bn-heart', 'gamma'],
    ['bh-heart', 'flamethrower'],
    ['tg-spirit', 'flamethrower'],
    ['tg-core', 'laser'],
  ] as const)('E28 %s is immune to %s alone', (id, weapon) => {
    const upgrades = { laser: 1, missiles: 1, gamma: 1, flamethrower: 1 } as const;
    const t = stage({ space: { '2,3': id }, ships: [{ at: [1, 3], upgrades }] });
    const offered = t.offers(RED, 'fire').flatMap((move) => (move.do === 'fire' ? [move.weapon] : []));
    expect([...offered, weapon].sort()).toEqual(['flamethrower', 'gamma', 'laser', 'missiles', 'turret']);
  });
});

describe('cards', () => {
  it.each([
    ['S1', 23, 4],
    ['A1', 22, 2],
    ['W1', 16, 2],
    ['F1', 16, 2],
    ['T1', 11, 1],
    [null, 3, 0],
  ] as const)('level %s has %i cards, %i with Global Bellonium', (level, n, globals) => {
    expect(cardsOf(level)).toHaveLength(n);
    expect(cardsOf(level).filter((id) => spaceCards[id].global)).toHaveLength(globals);
  });

  it('Power-ups 23, Sensors 40, upgrades 33', () => {
    expect(powerUpIds.reduce((sum, id) => sum + powerUps[id].copies, 0)).toBe(23);
    expect(sensors).toHaveLength(40);
    expect(upgradeIds.reduce((sum, id) => sum + upgrades[id].copies, 0)).toBe(33);
    expect(spaceCardIds.length + bossCardIds.length).toBe(119);
  });

  it.each([
    ['cannonram', 19, 28],
    ['banshee', 33, 41],
    ['behemoth', 28, 39],
    ['tundrageist', 32, 40],
  ] as const)('Glory on the parts of %s: %i, with 4 or 5 players %i', (boss, few, many) => {
    const glory = (seats: number) =>
      bosses[boss].rows
        .flatMap(({ cards }) => cards.slice(0, cardsPerRow(seats)))
        .flatMap((id) => bossCards[id].holds)
        .reduce((sum, id) => sum + (things[id].reward.glory ?? 0), 0);
    expect([glory(3), glory(4)]).toEqual([few, many]);
  });
});

describe('the set-up', () => {
  const board = (seats: number, given: Partial<typeof noOptions> | Record<string, boolean> = {}) =>
    start(game, { seats, options: { ...noOptions, ...given }, seed: seedOf('setup') }).state.table.board;

  it.each([
    [3, {}, 'S1 12 A1 9 W1 12 F1 9'],
    [4, {}, 'S1 16 A1 12 W1 16 F1 12'],
    [2, { tunnel: true }, 'S1 12 T1 9 W1 12 F1 9'],
    [5, { tunnel: true }, 'S1 16 T1 8 A1 4 W1 16 F1 12'],
  ])('SU3 %i seats with %j: %s', (seats, given, packs) => {
    expect(
      board(seats, given)
        .packs.map(({ id, cards }) => `${id} ${cards}`)
        .join(' '),
    ).toBe(packs);
  });

  it('SU4 five rows are laid out, the first four of Squadron 1; the level of the next pack is known', () => {
    const three = board(3);
    expect(three.area).toHaveLength(5);
    expect(three.laid.slice(0, 12).every((id) => packOf(id) === 'S1')).toBe(true);
    expect(packsLeft(three)).toEqual([
      { id: 'A1', cards: 6 },
      { id: 'W1', cards: 12 },
      { id: 'F1', cards: 9 },
    ]);
    // A symbol laid out at the start pays nobody.
    expect(three.pilots.map(({ bellonium }) => bellonium % 2)).toEqual([0, 0, 0]);
  });

  it('SU5 a Cache dealt at the start is resolved, and counts for the Prospector', () => {
    for (let i = 0; ; i++) {
      const { state } = start(game, { seats: 5, options: noOptions, seed: seedOf(`cache ${i}`) });
      const { pilots, powerUps: pile } = state.table.board;
      const lucky = pilots.find((pilot) => pilot.bellonium === 2);
      if (lucky?.mission.id !== 'prospector') continue;
      expect(lucky).toMatchObject({ powerUpLots: [], mission: { progress: 2 } });
      expect(pile.discard).toContain('cache');
      return;
    }
  });

  it('special cards: one in the second, third and fourth pack each; with the tunnel the asteroids get none', () => {
    for (const given of [{ specials: true }, { specials: true, tunnel: true }]) {
      const { state } = start(game, {
        seats: 5,
        options: { ...noOptions, ...given },
        seed: seedOf('special'),
      });
      const { packs, laid } = state.table.board;
      const all = [...laid, ...state.box.space];
      let from = 0;
      const found = packs.map(({ cards }) => {
        const pack = all.slice(from, from + cards);
        from += cards;
        return pack.filter((id) => packOf(id) === null).length;
      });
      expect(found).toEqual(given.tunnel ? [0, 1, 0, 1, 1] : [0, 1, 1, 1]);
    }
  });

  it('the boss is one of four, each possible', () => {
    const seen = new Set(
      Array.from(
        { length: 40 },
        (_, i) => start(game, { seats: 2, options: noOptions, seed: seedOf(`boss ${i}`) }).state.box.boss,
      ),
    );
    expect([...seen].sort()).toEqual([...bossIds].sort());
  });
});
