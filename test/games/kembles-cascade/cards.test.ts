// Upgrades, Sensors, Power-ups, missions and boss specials: each card with a case of its own. Achievements have a file.
import { describe, expect, it } from 'vitest';
import type { AbilityId, MissionId, PowerUpId } from '../../../shared/games/kembles-cascade/content.ts';
import { abilityIds, missionIds, powerUpIds } from '../../../shared/games/kembles-cascade/content.ts';
import { BLUE, GREEN, put, putBoss, RED, type Ship, type Staged, stage } from './stage.ts';

/** Red's turn, with this ability in force. */
const flagged = (ability: AbilityId, ship: Ship, more: Parameters<typeof stage>[0] = {}) =>
  stage({
    ...more,
    ships: [ship, ...(more.ships ?? [])],
    set: (board, g) => {
      Object.assign(board.pilots[RED] ?? {}, { ability });
      more.set?.(board, g);
    },
  });

/** All three reveal; Red the Sensor that the case is about. */
function revealing(sensor: number, red: Ship): Staged {
  const t = stage({
    ships: [red, { at: [5, 5] }, { at: [5, 6] }],
    frames: [{ do: 'sensors' }, { do: 'reveal' }],
    set: (board, g) => {
      const hands = [
        [sensor, 400],
        [390, 380],
        [370, 360],
      ];
      for (const [seat, hand] of g.hands.entries()) hand.sensors = hands[seat] ?? [];
      g.box.sensors = (board.sensors.lots[0] ?? []).filter((each) => !hands.flat().includes(each));
    },
  });
  t.acts(RED, `sensor ${sensor}`);
  t.acts(BLUE, 'sensor 390');
  t.acts(GREEN, 'sensor 370');
  return t;
}

describe('Sensors', () => {
  const cases: Readonly<Record<AbilityId, () => void>> = {
    salvage: () => expect(revealing(10, {}).pilot(RED).bellonium).toBe(1),
    deflect: () => expect(revealing(20, { at: [1, 1], threat: 3 }).pilot(RED).threat).toBe(1),
    'trickle-charge': () => {
      expect(revealing(30, { at: [1, 1], energy: 3 }).pilot(RED).energy).toBe(4);
      expect(revealing(30, { at: [1, 1], energy: 5 }).pilot(RED).energy).toBe(5);
      expect(revealing(30, { entered: true, energy: 0 }).pilot(RED).energy).toBe(0);
    },
    'free-gyro': () => {
      const t = flagged('free-gyro', { at: [1, 1] });
      t.acts(RED, 'turn left');
      expect(t.pilot(RED)).toMatchObject({ energy: 5, facing: 'left', ability: 'free-gyro' });
    },
    afterburner: () => {
      const t = flagged('afterburner', { at: [1, 1] });
      t.acts(RED, 'move +1 0', 'move +1 0');
      expect(t.pilot(RED).energy).toBe(5);
    },
    'target-lock': () => {
      const t = flagged('target-lock', { at: [1, 1] }, { space: { '3,1': 'frigate' } });
      t.acts(RED, 'fire turret', 'fire turret');
      expect(t.board.area[2]?.[0]?.damage).toBe(3); // 2, then 1.
    },
    surge: () => {
      const t = flagged('surge', { at: [1, 1] });
      t.acts(RED, 'move +1 0', 'move +1 0');
      expect(t.pilot(RED).energy).toBe(5);
      t.acts(RED, 'move +1 0'); // E32: the next is the second.
      expect(t.pilot(RED).energy).toBe(3);
    },
    'deep-recharge': () => {
      const t = flagged('deep-recharge', { at: [1, 1], energy: 1 });
      t.acts(RED, 'power-down');
      expect(t.pilot(RED).energy).toBe(4);
    },
    haggle: () => {
      const t = flagged('haggle', { at: [1, 1], bellonium: 5 });
      t.acts(RED, 'power-down', 'buy laser');
      expect(t.pilot(RED).bellonium).toBe(4);
      expect(t.offers(RED, 'buy missiles')).toEqual([{ do: 'buy', item: 'missiles', price: 3 }]);
    },
    ghost: () => {
      const t = stage({
        ships: [{ at: [1, 1] }, { at: [3, 1] }],
        set: (board) => Object.assign(board.pilots[BLUE] ?? {}, { ability: 'ghost' }),
      });
      t.acts(RED, 'fire turret');
      expect(t.pilot(BLUE)).toMatchObject({ threat: 0, markers: [0, 0, 0], hit: true });
      t.acts(RED, 'fire turret');
      expect(t.pilot(BLUE)).toMatchObject({ threat: 1, markers: [1, 0, 0] });
    },
    bounty: () => {
      const t = flagged('bounty', { at: [1, 1] }, { space: { '2,1': 'fighter', '3,1': 'fighter' } });
      t.acts(RED, 'fire turret', 'fire turret');
      expect(t.pilot(RED).bellonium).toBe(3);
    },
    'flicker-shield': () => {
      const t = flagged('flicker-shield', { at: [1, 1], threat: 3, upgrades: { shield: 1 } });
      t.acts(RED, 'end');
      expect(t.pilot(RED).energy).toBe(4);
    },
  };

  it.each(abilityIds)('%s', (id) => cases[id]());

  it('130 and more have no ability', () => {
    expect(revealing(130, { at: [1, 1] }).pilot(RED).ability).toBeNull();
  });
});

describe('Power-ups', () => {
  const with_ = (card: PowerUpId, ship: Ship, space: Parameters<typeof stage>[0]['space'] = {}) =>
    stage({ ships: [ship, { at: [5, 6] }], cards: [[card]], space });

  const cases: Readonly<Record<PowerUpId, () => void>> = {
    'energy-pack': () => {
      const t = with_('energy-pack', { at: [1, 1], energy: 4 });
      t.acts(RED, 'play energy-pack');
      expect(t.pilot(RED).energy).toBe(5);
      expect(with_('energy-pack', { at: [1, 1] }).offers(RED, 'play')).toEqual([]);
    },
    'thruster-burst': () => {
      const t = with_('thruster-burst', { at: [1, 1] });
      t.acts(RED, 'play', 'move +1 0', 'move +1 0', 'move +1 0');
      expect(t.pilot(RED).energy).toBe(5);
    },
    chaff: () => {
      const t = with_('chaff', { at: [1, 1], threat: 6, half: true });
      t.acts(RED, 'play chaff');
      expect(t.pilot(RED)).toMatchObject({ threat: 4, half: false });
      expect(with_('chaff', { at: [1, 1] }).offers(RED, 'play')).toEqual([]);
    },
    'smart-bomb': () => {
      // E69, and immunities do not help; ships are spared.
      const t = with_(
        'smart-bomb',
        { at: [2, 2] },
        { '3,1': 'cruiser', '1,1': 'lancer', '2,3': 'asteroid-small', '4,2': 'fighter', '3,3': 'rock' },
      );
      t.pilot(BLUE).at = { r: 1, c: 2 };
      t.acts(RED, 'play smart-bomb');
      expect([t.object(3, 1), t.object(2, 3), t.object(4, 2)]).toEqual(['empty', 'empty', 'fighter']);
      expect(t.board.area[0]?.[0]?.damage).toBe(2);
      expect(t.pilot(BLUE)).toMatchObject({ threat: 0, energy: 5 });
      const destroyed = t.told.flatMap((event) => (event.k === 'destroyed' ? [event.object] : []));
      expect(destroyed).toEqual(['cruiser', 'asteroid-small']);
      expect(with_('smart-bomb', { at: [2, 2] }, { '3,1': 'rock' }).offers(RED, 'play')).toEqual([]);
    },
    overdrive: () => {
      const t = with_('overdrive', { at: [1, 1] });
      t.acts(RED, 'play overdrive', 'move +1 0', 'move +1 0');
      expect(t.pilot(RED).energy).toBe(5);
      t.acts(RED, 'move +1 0');
      expect(t.pilot(RED).energy).toBe(3);
    },
    'plasma-round': () => {
      const t = with_('plasma-round', { at: [1, 1] }, { '2,1': 'gunship' });
      t.acts(RED, 'play plasma-round', 'fire turret');
      expect(t.object(2, 1)).toBe('empty');
    },
    gyro: () => {
      const t = with_('gyro', { at: [1, 1] });
      t.acts(RED, 'play gyro', 'turn left', 'move +1 0', 'turn down');
      expect(t.pilot(RED)).toMatchObject({ energy: 5, facing: 'down' });
    },
    'warp-pod': () => {
      const t = with_('warp-pod', { at: [1, 1], threat: 2 });
      t.acts(RED, 'play warp-pod', 'warp 4 4');
      expect(t.pilot(RED)).toMatchObject({ at: { r: 4, c: 4 }, threat: 2 });
      expect(t.board.turn?.moves).toBe(1);
    },
    'alien-relic': () => expect(kept('alien-relic')).toBe(2),
    'star-chart': () => expect(kept('star-chart')).toBe(3),
    cache: () => {
      const t = stage({
        ships: [{ at: [1, 1], bellonium: 2 }],
        set: (_board, g) => g.box.powerUps.sort((a, b) => Number(b === 'cache') - Number(a === 'cache')),
      });
      t.acts(RED, 'power-down', 'buy power-up'); // E35: what it gives can be spent at once.
      expect(t.pilot(RED)).toMatchObject({ bellonium: 2, powerUpLots: [] });
      expect(t.offers(RED, 'buy laser')).toHaveLength(1);
    },
  };

  function kept(card: PowerUpId): number {
    const t = stage({ ships: [{ at: [1, 1] }], cards: [[card]] });
    expect(t.offers(RED, 'play')).toEqual([]);
    const end = stage({ cards: [[card]], frames: [{ do: 'final' }] });
    return end.pilot(RED).glory['power-ups'];
  }

  it.each(powerUpIds)('%s', (id) => cases[id]());
});

describe('upgrades', () => {
  const damage = (weapon: string, upgrades: Ship['upgrades'], space = '2,1') => {
    const t = stage({ space: { [space]: 'cr-ram' }, ships: [{ at: [1, 1], ...(upgrades && { upgrades }) }] });
    t.acts(RED, `fire ${weapon}`);
    const [r = 0, c = 0] = space.split(',').map(Number);
    return t.board.area[r - 1]?.[c - 1]?.damage;
  };
  it.each([1, 2] as const)('Laser %i', (laser) => {
    expect(damage('laser', { laser }, '5,1')).toBe(laser + 1);
  });
  it.each([1, 2] as const)('Missiles %i, whichever way the mount points', (missiles) => {
    expect(damage('missiles right', { missiles }, '1,4')).toBe(missiles + 1);
  });
  it.each([1, 2] as const)('Gamma Ray %i', (gamma) => {
    const t = stage({
      space: { '3,1': 'rock', '5,1': 'frigate' },
      ships: [{ at: [1, 1], upgrades: { gamma } }],
    });
    t.acts(RED, 'fire gamma');
    expect(t.board.area[4]?.[0]?.damage).toBe(gamma);
  });
  it.each([
    [1, 3],
    [2, 5],
  ] as const)('Flamethrower %i: %i to the one space in front', (flamethrower, n) => {
    expect(damage('flamethrower', { flamethrower })).toBe(n);
    const far = stage({ space: { '3,1': 'frigate' }, ships: [{ at: [1, 1], upgrades: { flamethrower } }] });
    expect(far.offers(RED, 'fire flamethrower')).toEqual([]);
  });
  it('a weapon fires once a turn, the Turret as often as there are shots', () => {
    const t = stage({ space: { '5,1': 'cr-ram' }, ships: [{ at: [1, 1], upgrades: { laser: 1 } }] });
    t.acts(RED, 'fire laser');
    expect(t.offers(RED, 'fire laser')).toEqual([]);
    t.acts(RED, 'fire turret', 'fire turret');
    expect(t.board.area[4]?.[0]?.damage).toBe(4);
    expect(t.offers(RED, 'fire')).toEqual([]); // E73: three shots at most.
  });
  it.each([1, 2] as const)('Engine %i', (engine) => {
    const t = stage({ ships: [{ at: [1, 1], upgrades: { engine } }] });
    expect(t.board.turn?.moves).toBe(1 + engine);
  });
  it.each([
    [0, 5, 2],
    [1, 6, 2],
    [2, 7, 3],
  ] as const)('Generator %i: at most %i, recharge %i', (generator, most, gain) => {
    const down = (energy: number) => {
      const t = stage({ ships: [{ at: [1, 1], energy, upgrades: { generator } }] });
      t.acts(RED, 'power-down');
      return t.pilot(RED).energy;
    };
    expect(down(1)).toBe(1 + gain);
    expect(down(most - 1)).toBe(most);
  });
  it('Rotation Mount: 1 Energy, at level 2 nothing', () => {
    const turned = (level: 1 | 2) => {
      const t = stage({ ships: [{ at: [1, 1], upgrades: { 'rotation-mount': level } }] });
      t.acts(RED, 'turn left');
      return t.pilot(RED).energy;
    };
    expect([turned(1), turned(2)]).toEqual([4, 5]);
  });
  it('prices (section 8.5)', () => {
    const prices = (upgrades: Ship['upgrades'] = {}) => {
      const t = stage({ ships: [{ at: [1, 1], bellonium: 9, upgrades }] });
      t.acts(RED, 'power-down');
      return t.offers(RED, 'buy').map((move) => (move.do === 'buy' ? `${move.item} ${move.price}` : ''));
    };
    expect(prices()).toEqual([
      'rotation-mount 2',
      'engine 3',
      'generator 1',
      'shield 1',
      'laser 2',
      'missiles 3',
      'gamma 3',
      'flamethrower 3',
      'power-up 2',
    ]);
    const all = {
      engine: 1,
      generator: 1,
      shield: 1,
      laser: 1,
      missiles: 1,
      gamma: 1,
      flamethrower: 1,
    } as const;
    expect(prices(all).slice(1, 8)).toEqual([
      'engine 3',
      'generator 2',
      'shield 2',
      'laser 3',
      'missiles 3',
      'gamma 4',
      'flamethrower 2',
    ]);
  });
});

describe('missions', () => {
  interface Scene {
    readonly target: number;
    readonly glory: number;
    readonly acts: readonly string[];
    readonly space?: NonNullable<Parameters<typeof stage>[0]['space']>;
    readonly red?: Ship;
    readonly blue?: Ship;
  }

  /** What brings one step of progress. */
  const scenes: Readonly<Record<MissionId, Scene>> = {
    ace: { target: 4, glory: 5, space: { '2,1': 'mine' }, acts: ['fire turret'] },
    'rock-breaker': {
      target: 3,
      glory: 6,
      space: { '2,1': 'asteroid-small' },
      acts: ['fire turret', 'fire turret'],
    },
    prospector: { target: 12, glory: 5, space: { '2,1': 'crystal' }, acts: ['move +1 0'] },
    scavenger: { target: 3, glory: 5, space: { '2,1': 'energy-cell' }, acts: ['move +1 0'] },
    duelist: { target: 6, glory: 5, blue: { at: [3, 1] }, acts: ['fire turret'] },
    engineer: {
      target: 5,
      glory: 5,
      red: { bellonium: 2 },
      acts: ['power-down', 'buy rotation-mount'],
    },
    'titan-slayer': {
      target: 2,
      glory: 5,
      space: { '2,1': 'bn-veil' },
      acts: ['fire turret', 'fire turret'],
    },
    vanguard: { target: 3, glory: 5, red: { at: [5, 1] }, acts: ['end'] },
  };

  function played(mission: MissionId, progress: number) {
    const { acts, space = {}, red = {}, blue = {} } = scenes[mission];
    const t = stage({
      ships: [{ at: [1, 1], ...red }, blue],
      space,
      set: (board) =>
        Object.assign(board.pilots[RED] ?? {}, { mission: { id: mission, progress, done: false } }),
    });
    t.acts(RED, ...acts);
    return t.pilot(RED);
  }

  it.each(missionIds)('%s', (mission) => {
    const { target, glory } = scenes[mission];
    expect(played(mission, 0)).toMatchObject({
      mission: { progress: 1, done: false },
      glory: { mission: 0 },
    });
    expect(played(mission, target - 1)).toMatchObject({
      mission: { progress: target, done: true },
      glory: { mission: glory },
    });
  });

  it('what does not count: a cruiser for the Ace Hunter, a capsule for the Titan Slayer (E50)', () => {
    const t = stage({
      ships: [{ at: [1, 1] }],
      space: { '2,1': 'cruiser' },
      set: (board) =>
        Object.assign(board.pilots[RED] ?? {}, { mission: { id: 'ace', progress: 0, done: false } }),
    });
    t.acts(RED, 'fire turret', 'fire turret');
    expect(t.pilot(RED).mission.progress).toBe(0);
  });
});

describe('boss specials', () => {
  it('Wail: the lowest Sensor in the area, while a screamer is intact', () => {
    const wail = (screamer: boolean, threat = 0) =>
      stage({
        ships: [{ at: [1, 1] }, { at: [1, 2], threat }, {}],
        order: [RED, BLUE, GREEN],
        frames: [{ do: 'wail' }],
        set: (board) => {
          putBoss(board, 'banshee', 5, ['banshee-5', 'banshee-6', 'banshee-7']);
          if (!screamer) for (const where of ['5,2', '5,5']) put(board, where, 'empty');
        },
      });
    expect(wail(true).pilot(BLUE).threat).toBe(1); // Green reveals lower, but is outside.
    expect(wail(false).pilot(BLUE).threat).toBe(0);
    expect(wail(true, 7).pilot(BLUE).threat).toBe(7); // E48
  });

  it('Regrow: the leftmost destroyed hide without a ship; none once its row is gone (E43, E62)', () => {
    const regrow = (row: number, ship?: readonly [number, number]) =>
      stage({
        ships: ship ? [{ at: ship }] : [],
        frames: [{ do: 'settle', row: null }],
        set: (board) => {
          putBoss(board, 'behemoth', row, ['behemoth-1', 'behemoth-2', 'behemoth-3']);
          for (const c of [2, 3, 5]) put(board, `${row},${c}`, 'empty');
          if (row === 1) board.area.shift();
        },
      });
    expect([2, 3, 5].map((c) => regrow(4).object(4, c))).toEqual(['bh-hide', 'empty', 'empty']);
    expect([2, 3, 5].map((c) => regrow(4, [4, 2]).object(4, c))).toEqual(['empty', 'bh-hide', 'empty']);
    expect(regrow(1).told.some(({ k }) => k === 'regrown')).toBe(false);
  });

  it('E44 a regrown hide gives its reward again', () => {
    const t = stage({
      ships: [{ at: [3, 1] }],
      set: (board) => putBoss(board, 'behemoth', 4, ['behemoth-1', 'behemoth-2', 'behemoth-3']),
    });
    t.acts(RED, 'fire turret', 'fire turret');
    expect(t.pilot(RED).glory.objects).toBe(1);
  });

  it('Deep Freeze: each overcharge 1 more beside an intact vent; a free one stays free (E56)', () => {
    const frozen = (vent: boolean, ability: 'surge' | null = null) => {
      const t = stage({
        ships: [{ at: [4, 2], energy: 7, upgrades: { generator: 2 } }],
        set: (board) => {
          putBoss(board, 'tundrageist', 5, ['tundrageist-1', 'tundrageist-2', 'tundrageist-3']);
          if (!vent) put(board, '5,2', 'empty');
          Object.assign(board.pilots[RED] ?? {}, { ability });
        },
      });
      t.acts(RED, 'move -1 0', 'move -1 0', 'move -1 0');
      return t.pilot(RED).energy;
    };
    expect(frozen(true)).toBe(2); // 2, then 3.
    expect(frozen(false)).toBe(4);
    expect(frozen(true, 'surge')).toBe(4);
  });
});
