// The worked examples of the rules reference, each by its number.
import { describe, expect, it } from 'vitest';
import { result } from '../../../shared/engine/match.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import { game } from '../../../shared/games/kembles-cascade/index.ts';
import { threatAt } from '../../../shared/games/kembles-cascade/threat.ts';
import { BLUE, GREEN, put, putBoss, RED, type Ship, stage, YELLOW } from './stage.ts';

const place = (r: number, c: number) => ({ r, c });

describe('Battle', () => {
  it('X1 two overcharges', () => {
    const t = stage({ space: { '3,4': 'cruiser', '3,5': 'power-up' }, ships: [{ at: [1, 3] }] });
    t.acts(RED, 'move +1 +1', 'fire turret');
    expect(t.board.area[2]?.[3]?.damage).toBe(1);
    t.acts(RED, 'fire turret');
    expect(t.stand(RED)).toBe('E4 T0 B1 G0');
    expect(t.object(3, 4)).toBe('empty');
    t.acts(RED, 'move +1 +1');
    expect(t.object(3, 5)).toBe('empty');
    t.acts(RED, 'end');
    expect(t.stand(RED)).toBe('E2 T0 B1 G0');
    expect(t.pilot(RED).powerUpLots).toHaveLength(1);
  });

  it('X2 shooting a pilot', () => {
    const t = stage({ ships: [{ at: [1, 2] }, { at: [4, 2], threat: 1 }] });
    t.acts(RED, 'move 0 +1', 'move 0 -1');
    expect(t.pilot(RED).energy).toBe(4);
    t.acts(RED, 'fire turret');
    expect(t.pilot(BLUE)).toMatchObject({ threat: 2, markers: [1, 0, 0] });
    expect(t.pilot(RED).stock).toBe(7);
    t.acts(RED, 'fire turret');
    expect(t.pilot(BLUE)).toMatchObject({ threat: 3, markers: [1, 0, 0] });
    expect(t.pilot(RED).stock).toBe(7);
  });

  it.each([
    [0, 'E3 T0 B0 G0'],
    [1, 'E4 T0 B0 G0'],
    [2, 'E5 T0 B0 G0'],
  ] as const)('X3 resolving Threat 2 with Shield %i', (shield, stands) => {
    const t = stage({ ships: [{ at: [1, 1], threat: 2, upgrades: { shield } }] });
    t.acts(RED, 'end');
    expect(t.stand(RED)).toBe(stands);
  });

  it.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [1, 0],
  ])('X10 with Energy %i overcharges are possible: %i', (energy, times) => {
    const t = stage({ ships: [{ at: [1, 1], energy }], space: { '5,1': 'rock' } });
    t.acts(RED, 'move 0 +1');
    let made = 0;
    for (; t.awaited()[0] === RED && t.offers(RED, 'move').length > 0; made++)
      t.acts(RED, made % 2 === 0 ? 'move 0 -1' : 'move 0 +1');
    expect(made).toBe(times);
  });

  it('X14 Gamma Ray', () => {
    const t = stage({
      space: { '3,2': 'fighter', '4,2': 'rock', '5,2': 'interceptor' },
      ships: [{ at: [1, 2], upgrades: { gamma: 1 } }, { at: [2, 2] }],
      open: ['double-kill'],
    });
    t.acts(RED, 'fire gamma');
    expect(t.pilot(BLUE)).toMatchObject({ threat: 1, markers: [1, 0, 0] });
    expect([t.object(3, 2), t.object(4, 2), t.object(5, 2)]).toEqual(['empty', 'rock', 'empty']);
    expect(t.pilot(RED)).toMatchObject({ bellonium: 1, glory: { objects: 1, achievements: 2 } });
  });

  it('X16 Power Down', () => {
    const down = (shield: 0 | 1) =>
      stage({
        ships: [
          { at: [1, 1], energy: 1, threat: 3, upgrades: { shield }, markers: [0, 2, 0] },
          { at: [3, 3], stock: 6 },
        ],
        open: ['skin-of-the-teeth'],
      });
    const dead = down(0);
    dead.acts(RED, 'power-down');
    expect(dead.pilot(RED)).toMatchObject({ at: null, energy: 0 });
    expect(dead.stand(BLUE)).toBe('E5 T0 B0 G4');
    const alive = down(1);
    Object.assign(alive.pilot(RED), { bellonium: 2 });
    alive.acts(RED, 'power-down');
    expect(alive.stand(RED)).toBe('E1 T0 B2 G2');
    expect(alive.pilot(BLUE)).toMatchObject({ stock: 8, glory: { markers: 0 } });
    expect(alive.offers(RED, 'buy generator')).toHaveLength(1);
  });

  it('X17 a mini-boss flips', () => {
    const t = stage({
      ships: [{ at: [1, 3], upgrades: { laser: 1 } }],
      set: (board) => {
        put(board, '3,3', 'rs-claw', 'w1-16');
        put(board, '3,4', 'rs-claw', 'w1-16');
      },
    });
    t.acts(RED, 'fire laser', 'fire turret');
    expect(t.stand(RED)).toBe('E4 T0 B1 G2');
    expect([t.object(3, 3), t.object(3, 4)]).toEqual(['rs-eye', 'power-up']);
    t.acts(RED, 'end');
    expect(t.pilot(RED).threat).toBe(1);
  });

  it('X26 a trader', () => {
    const trade = (ability: Ship['ability'] = null) => {
      const t = stage({
        space: { '2,1': 'trader', '4,1': 'cruiser' },
        ships: [{ at: [1, 1], threat: 1, bellonium: 2 }],
        set: (board) => Object.assign(board.pilots[RED] ?? {}, { ability }),
      });
      t.acts(RED, 'move +1 0');
      return t;
    };
    const t = trade();
    expect(t.pilot(RED).threat).toBe(0);
    const price = (item: string) => t.offers(RED, `buy ${item}`);
    expect(price('laser')).toEqual([{ do: 'buy', item: 'laser', price: 1 }]);
    expect(price('missiles')).toEqual([{ do: 'buy', item: 'missiles', price: 2 }]);
    expect(price('shield')).toEqual([{ do: 'buy', item: 'shield', price: 1 }]);
    t.acts(RED, 'buy laser');
    expect(t.pilot(RED).bellonium).toBe(1);
    t.acts(RED, 'fire laser');
    expect(t.pilot(RED).bellonium).toBe(2);
    const haggling = trade('haggle');
    expect(haggling.offers(RED, 'buy missiles')).toEqual([{ do: 'buy', item: 'missiles', price: 1 }]);
    expect(haggling.offers(RED, 'buy laser')).toEqual([{ do: 'buy', item: 'laser', price: 1 }]);
  });
});

describe('new Threat', () => {
  const purple = { '3,1': 'fighter', '1,2': 'turret', '2,3': 'fighter', '3,6': 'cruiser' } as const;

  it('X4 lines, corners, and a ship between', () => {
    const alone = stage({ space: purple, ships: [{ at: [3, 2] }] });
    expect(threatAt(alone.board, RED, place(3, 2))).toBe(4);
    const two = stage({ space: purple, ships: [{ at: [3, 2] }, { at: [3, 4] }] });
    expect(threatAt(two.board, RED, place(3, 2))).toBe(3);
    expect(threatAt(two.board, BLUE, place(3, 4))).toBe(2);
  });

  it('X6 two fighters at corner and side', () => {
    const t = stage({ space: { '4,4': 'fighter', '2,3': 'fighter' }, ships: [{ at: [3, 3] }] });
    expect(threatAt(t.board, RED, place(3, 3))).toBe(2);
  });

  it('X7 a mine counts 2, a jammer everywhere', () => {
    const t = stage({ space: { '3,3': 'mine', '3,4': 'jammer' }, ships: [{ at: [2, 3] }, { at: [1, 6] }] });
    expect(threatAt(t.board, RED, place(2, 3))).toBe(3);
    expect(threatAt(t.board, BLUE, place(1, 6))).toBe(1);
  });

  it('X8 gamma passes, a rock and a ship block', () => {
    const lancer = stage({ space: { '5,2': 'lancer', '4,2': 'rock' }, ships: [{ at: [1, 2] }] });
    expect(threatAt(lancer.board, RED, place(1, 2))).toBe(1);
    const rock = stage({ space: { '5,5': 'interceptor', '4,5': 'rock' }, ships: [{ at: [1, 5] }] });
    expect(threatAt(rock.board, RED, place(1, 5))).toBe(0);
    const ship = stage({ space: { '5,5': 'interceptor' }, ships: [{ at: [1, 5] }, { at: [3, 5] }] });
    expect(threatAt(ship.board, RED, place(1, 5))).toBe(0);
    expect(threatAt(ship.board, BLUE, place(3, 5))).toBe(1);
  });
});

describe('destroyed', () => {
  it('X11 who is paid', () => {
    const t = stage({
      seats: 4,
      ships: [
        { at: [1, 1], energy: 1, threat: 3, markers: [0, 3, 0, 1] },
        { at: [2, 2], stock: 5 },
        { at: [3, 3] },
        { entered: true, stock: 7 },
      ],
    });
    t.acts(RED, 'end');
    const glory = [RED, BLUE, GREEN, YELLOW].map((seat) => t.stand(seat).split(' G')[1]);
    expect(glory).toEqual(['0', '5', '2', '1']);
    expect(t.pilot(RED)).toMatchObject({ at: null, threat: 0, markers: [0, 0, 0, 0] });
    expect([t.pilot(BLUE).stock, t.pilot(YELLOW).stock]).toEqual([8, 8]);
  });

  it.each([
    [0, 1, 5],
    [0, 0, 4],
    [1, 2, 6],
  ] as const)('X12 re-entry: Generator %i, then %i, gives Energy %i', (had, then, energy) => {
    const t = stage({
      ships: [{ entered: true, energy: 0, bellonium: 2, upgrades: { generator: had } }, { at: [3, 3] }],
    });
    if (then > had) t.acts(RED, 'buy generator');
    t.acts(RED, 'turn left', 'enter 3');
    expect(t.pilot(RED)).toMatchObject({ at: place(1, 3), facing: 'left', energy });
    expect(t.board.turn).toMatchObject({ moves: 0, shots: 1 });
    const engine = stage({ ships: [{ entered: true, bellonium: 3 }, { at: [3, 3] }] });
    engine.acts(RED, 'buy engine', 'enter 3');
    expect(engine.board.turn?.moves).toBe(1);
  });
});

describe('Scrolling', () => {
  it('X13 the forced scroll', () => {
    const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const;
    const t = stage({
      seats: 5,
      space: { '2,1': 'rock', '2,3': 'black-hole', '2,4': 'power-up' },
      ships: [{ at: [1, 1] }, { at: [1, 2] }, { at: [1, 3], energy: 3 }, { at: [1, 4] }, { at: [2, 2] }],
      order: [E, A, B, C, D],
      frames: [{ do: 'scroll' }],
      // Six columns for shortness.
      set: (board) => {
        Object.assign(board, { columns: 6, area: board.area.map((row) => row.slice(0, 6)) });
      },
    });
    expect(t.pilot(E).at).toEqual(place(1, 2));
    expect(t.told).toContainEqual({ k: 'wrecked', seat: A, why: 'crushed' });
    for (const seat of [B, C, D, E]) expect(t.pilot(seat).glory.wrecks).toBe(2);
    expect(t.pilot(B)).toMatchObject({ at: place(1, 3), energy: 3 });
    expect(t.pilot(C)).toMatchObject({ at: place(1, 4), energy: 3, powerUpLots: [0] });
    expect(t.pilot(D)).toMatchObject({ at: place(1, 5), energy: 5 });
  });

  it('X20 one achievement for several pilots', () => {
    const t = stage({
      ships: [{ bellonium: 5 }, { bellonium: 5 }, { bellonium: 3 }],
      open: ['deep-pockets'],
      frames: [{ do: 'row' }],
      set: (board, g) => {
        board.area.shift();
        const cards = ['s1-02', 's1-10', 's1-03'] as const;
        g.box.space.splice(0, 3, ...cards);
      },
    });
    expect([t.stand(RED), t.stand(BLUE), t.stand(GREEN)]).toEqual([
      'E5 T0 B6 G2',
      'E5 T0 B6 G2',
      'E5 T0 B4 G0',
    ]);
    expect(t.told).toContainEqual({ k: 'achieved', slot: 0, card: 'deep-pockets', seats: [RED, BLUE] });
    expect(t.told.some((event) => event.k === 'turned-up' && event.slot === 0)).toBe(true);
  });

  it('X23 Bombardment', () => {
    const scrolled = (space: Record<string, 'asteroid-small'>, second: readonly [number, number]) =>
      stage({
        space,
        ships: [{ at: second }, { at: [1, 1] }],
        frames: [{ do: 'settle', row: null }],
        set: (board) => putBoss(board, 'cannonram', 4, ['cannonram-1', 'cannonram-2', 'cannonram-3']),
      });
    const open = scrolled({}, [3, 1]);
    expect([open.pilot(RED).threat, open.pilot(BLUE).threat]).toEqual([2, 0]);
    const shielded = scrolled({ '3,1': 'asteroid-small' }, [2, 1]);
    expect([shielded.pilot(RED).threat, shielded.pilot(BLUE).threat]).toEqual([0, 0]);
  });

  it('X27 two ships pushed, Scrolled open', () => {
    const t = stage({
      space: { '2,1': 'rock' },
      ships: [{ at: [1, 1] }, { at: [1, 4] }],
      open: ['scrolled'],
      frames: [{ do: 'scroll' }],
    });
    expect(t.pilot(RED)).toMatchObject({ at: null, glory: { achievements: 1, wrecks: 0 } });
    expect(t.pilot(BLUE)).toMatchObject({ at: place(1, 4), glory: { achievements: 1, wrecks: 2 } });
  });

  it('X28 pushed onto special spaces', () => {
    const t = stage({
      space: { '2,2': 'energy-field', '2,4': 'singularity' },
      ships: [{ at: [1, 4] }, { at: [1, 2], energy: 3 }, { at: [4, 4] }],
      frames: [{ do: 'scroll' }],
    });
    expect(t.pilot(RED).at).toBeNull();
    expect(t.pilot(BLUE)).toMatchObject({ energy: 4, glory: { wrecks: 2 } });
    expect(t.pilot(GREEN).glory.wrecks).toBe(2);
  });
});

describe('the end', () => {
  it('X21 final scoring and a tie', () => {
    const score = (red: Ship) =>
      stage({
        ships: [
          { ...red, energy: 2, bellonium: 8 },
          { at: [2, 2], energy: 5, bellonium: 7 },
          { at: [3, 3], energy: 6, bellonium: 2 },
        ],
        cards: [['alien-relic']],
        frames: [{ do: 'final' }],
        set: (board) => {
          [30, 32, 33].forEach((n, seat) => {
            Object.assign(board.pilots[seat]?.glory ?? {}, { objects: n });
          });
        },
      });
    for (const red of [{ at: [1, 1] }, {}] as const) {
      const t = score(red);
      const ended = result(game, openOf(game, t.state));
      expect(ended?.seats.map(({ score: n }) => n)).toEqual([34, 34, 33]);
      expect(ended?.seats.map(({ rank }) => rank)).toEqual([2, 1, 3]);
    }
  });

  it('X25 boss cleared', () => {
    const last = (boss: 'cannonram' | 'behemoth') => {
      const t = stage({
        options: { specials: false, tunnel: false, bossCleared: true },
        ships: [
          {
            at: [1, 3],
            energy: 4,
            threat: 2,
            bellonium: 1,
            upgrades: { laser: 1 },
          },
          { at: [1, 6] },
        ],
        set: (board, g) => {
          board.laid.push(...g.box.space.splice(0));
          if (boss === 'cannonram') putBoss(board, boss, 5, ['cannonram-1', 'cannonram-2', 'cannonram-3']);
          else {
            putBoss(board, boss, 4, ['behemoth-1', 'behemoth-2', 'behemoth-3']);
            putBoss(board, boss, 5, ['behemoth-5', 'behemoth-6', 'behemoth-7']);
          }
          const left = boss === 'cannonram' ? ['cr-flak', 'cr-plate'] : ['bh-plate'];
          for (const space of board.area.flat()) if (!left.includes(space.object)) space.object = 'empty';
          if (boss === 'behemoth') {
            put(board, '5,1', 'bh-hide', 'behemoth-1');
            put(board, '5,3', 'bh-claw', 'behemoth-5');
          }
          Object.assign(board.pilots[RED]?.glory ?? {}, { objects: 20 });
        },
      });
      t.acts(RED, 'fire laser');
      expect(t.board.over).toBeNull();
      t.acts(RED, 'fire turret');
      return t;
    };
    const t = last('cannonram');
    expect(t.board.over).toBe('boss-cleared');
    expect(t.stand(RED)).toBe('E3 T2 B2 G23');
    expect(t.pilot(RED).glory.bellonium).toBe(0);
    expect(t.awaited()).toEqual([]);
    expect(last('behemoth').board.over).toBe('boss-cleared');
  });

  it('X22 Sensors', () => {
    const t = stage({
      ships: [{}, { threat: 3 }, {}],
      frames: [{ do: 'sensors' }, { do: 'reveal' }],
      set: (_board, g) => {
        const all = [...g.box.sensors, ...g.hands.flatMap((hand) => hand.sensors)];
        const mine = [
          [380, 10],
          [20, 30],
          [110, 40],
        ];
        g.box.sensors = all.filter((sensor) => !mine.flat().includes(sensor));
        for (const [seat, hand] of g.hands.entries()) hand.sensors = mine[seat] ?? [];
      },
    });
    t.acts(RED, 'sensor 380');
    t.acts(BLUE, 'sensor 20');
    t.acts(GREEN, 'sensor 110');
    expect(t.board.order).toEqual([RED, GREEN, BLUE]);
    expect(t.pilot(BLUE).threat).toBe(1);
    expect(t.pilot(GREEN).ability).toBe('bounty');
    const drawn = t.told.flatMap((event) => (event.k === 'refilled' ? [event.seat] : []));
    expect(drawn).toEqual([RED, GREEN, BLUE]);
  });
});
