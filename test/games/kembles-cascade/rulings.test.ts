// Rulings of the rules reference with an observable result, by their numbers: moves, the mount, destruction, shops, scrolling.
import { describe, expect, it } from 'vitest';
import { BLUE, GREEN, put, putBoss, RED, stage } from './stage.ts';

const place = (r: number, c: number) => ({ r, c });
const here = { at: [1, 1] } as const;

describe('entering and moving', () => {
  it('E1, R4.5 entering costs the normal move; a ship that never entered can do nothing else (E2, E59)', () => {
    const t = stage({ ships: [{}], cards: [['gyro']] });
    expect(t.offers(RED, 'enter')).toHaveLength(6);
    expect(t.legal(RED)).toHaveLength(6);
    t.acts(RED, 'enter 2');
    expect(t.board.turn).toMatchObject({ moves: 0, shots: 1 });
    expect(t.offers(RED, 'power-down')).toEqual([]); // R3.2
  });

  it('R4.5 a full bottom row: the lowest row with a free space', () => {
    const rocks = Object.fromEntries([1, 2, 3, 4, 5, 6].map((c) => [`1,${c}`, 'rock' as const]));
    const t = stage({ ships: [{}], space: { ...rocks, '2,2': 'rock' } });
    expect(t.offers(RED, 'enter').map((move) => move.do === 'enter' && move.to.r)).toEqual([2, 2, 2, 2, 2]);
  });

  it('E42 no free space at all: buying only, the facing waits, and the turn ends', () => {
    const wall = Object.fromEntries(
      [1, 2, 3, 4, 5].flatMap((r) => [1, 2, 3, 4, 5, 6].map((c) => [`${r},${c}`, 'rock' as const])),
    );
    const t = stage({ ships: [{ entered: true, bellonium: 1 }, { entered: true }, {}], space: wall });
    expect(t.offers(RED, 'turn')).toEqual([]);
    expect(t.legal(RED).map(({ do: kind }) => kind)).toEqual(['buy', 'buy', 'end']);
    t.acts(RED, 'buy shield');
    // Nothing left to pay with: the turn is over, and so are those of Blue and Green, who have nothing.
    expect(t.told.filter(({ k }) => k === 'turn-over')).toHaveLength(3);
  });

  it('E4, E5 ships block one another, corners do not', () => {
    const t = stage({ ships: [here, { at: [1, 2] }], space: { '2,1': 'rock' } });
    expect(t.offers(RED, 'move')).toEqual([{ do: 'move', to: place(2, 2), cost: 0 }]);
  });

  it('E10, E63 a move lowers Threat by a level, without asking, and drops the half step', () => {
    const t = stage({ ships: [{ at: [1, 1], threat: 5, half: true }] });
    t.acts(RED, 'move +1 0');
    expect(t.pilot(RED)).toMatchObject({ threat: 4, half: false });
  });

  it('E18, E30 a black hole costs 2 on arrival only; it may destroy, and ends the turn', () => {
    const t = stage({
      ships: [{ at: [1, 1], energy: 4, threat: 2 }, { at: [5, 5] }],
      space: { '2,1': 'black-hole', '3,2': 'fighter' },
    });
    t.acts(RED, 'move +1 0', 'end');
    expect(t.stand(RED)).toBe('E1 T1 B0 G0'); // 4 − 2, then Threat 1.
    const dead = stage({
      ships: [{ at: [1, 1], energy: 2, threat: 2 }, { at: [5, 5] }],
      space: { '2,1': 'black-hole' },
    });
    dead.acts(RED, 'move +1 0');
    expect(dead.told).toContainEqual({ k: 'wrecked', seat: RED, why: 'black-hole' });
    expect(dead.told.some(({ k }) => k === 'resolved')).toBe(false);
    expect(dead.awaited()).toEqual([BLUE]);
  });

  it('E60 entering onto a black hole: Energy is set first', () => {
    const t = stage({ ships: [{ entered: true, energy: 0 }], space: { '1,3': 'black-hole' } });
    t.acts(RED, 'enter 3');
    expect(t.pilot(RED).energy).toBe(2);
  });

  it('R4.7 the jump lowers no Threat, triggers nothing, and is offered on entering too; alone it is not asked', () => {
    const t = stage({
      ships: [{ at: [1, 1], threat: 3 }, { at: [4, 4] }],
      space: { '2,1': 'wormhole', '4,4': 'wormhole', '5,6': 'wormhole' },
    });
    t.acts(RED, 'move +1 0');
    expect(t.legal(RED)).toEqual([{ do: 'jump', to: place(5, 6) }, { do: 'end' }]);
    t.acts(RED, 'jump 5 6');
    expect(t.pilot(RED)).toMatchObject({ at: place(5, 6), threat: 2 });
    expect(t.offers(RED, 'fire').length + t.offers(RED, 'end').length).toBe(1);
    const entering = stage({ ships: [{}], space: { '1,1': 'wormhole', '3,3': 'wormhole' } });
    entering.acts(RED, 'enter 1');
    expect(entering.offers(RED, 'jump')).toHaveLength(1);
    const lone = stage({ ships: [here], space: { '2,1': 'wormhole' } });
    lone.acts(RED, 'move +1 0');
    expect(lone.offers(RED, 'end')).toHaveLength(1);
    expect(lone.offers(RED, 'move').length).toBeGreaterThan(0);
  });

  it('R4.6, E64 mining: extra moves without leaving, lowering no Threat; an unfinished dig is lost', () => {
    const t = stage({ ships: [{ at: [1, 1], threat: 4 }], space: { '2,1': 'mother-lode' } });
    t.acts(RED, 'move +1 0', 'mine');
    expect(t.stand(RED)).toBe('E4 T3 B0 G0');
    t.acts(RED, 'mine');
    expect(t.stand(RED)).toBe('E2 T3 B3 G0');
    expect(t.object(2, 1)).toBe('empty');
    const left = stage({
      ships: [{ at: [2, 1], upgrades: { engine: 2 } }],
      space: { '2,1': 'mother-lode' },
    });
    left.acts(RED, 'mine', 'move +1 0', 'move -1 0');
    expect(left.board.turn?.mined).toBe(0);
  });

  it('E22 a reward of Energy at the maximum is lost; an energy field gives at most once a round', () => {
    const t = stage({ ships: [{ at: [1, 1] }], space: { '2,1': 'energy-cell' } });
    t.acts(RED, 'move +1 0');
    expect(t.pilot(RED).energy).toBe(5);
    const field = stage({
      ships: [{ at: [1, 1], energy: 2, upgrades: { engine: 2 } }],
      space: { '2,1': 'energy-field' },
    });
    field.acts(RED, 'move +1 0', 'move +1 0', 'move -1 0');
    expect(field.pilot(RED).energy).toBe(3);
    expect(field.object(2, 1)).toBe('energy-field');
  });

  it('E31 with Energy 2 a second overcharge cannot be paid', () => {
    const t = stage({ ships: [{ at: [1, 1], energy: 3 }] });
    t.acts(RED, 'move +1 0', 'move +1 0');
    expect(t.pilot(RED).energy).toBe(2);
    expect(t.offers(RED, 'move')).toEqual([]);
  });

  it('E55 a Warp Pod only to Empty spaces without a ship', () => {
    const t = stage({
      ships: [here, { at: [2, 2] }],
      cards: [['warp-pod']],
      space: { '3,3': 'wormhole', '4,4': 'crystal' },
    });
    t.acts(RED, 'play warp-pod');
    expect(t.offers(RED, 'warp')).toHaveLength(30 - 4);
  });

  it('E67 a card that would do nothing may still be played', () => {
    const t = stage({
      ships: [{ at: [1, 1], upgrades: { 'rotation-mount': 2 } }],
      cards: [['gyro', 'overdrive']],
    });
    t.acts(RED, 'move +1 0', 'move +1 0', 'move +1 0', 'play gyro', 'play overdrive');
    expect(t.board.powerUps.discard.slice(-2)).toEqual(['gyro', 'overdrive']);
  });

  it('D6 "end" is made by itself only without a card in hand', () => {
    const stuck = (cards: readonly 'star-chart'[]) => {
      const t = stage({ ships: [{ at: [1, 1], energy: 1 }], cards: [cards] });
      t.acts(RED, 'move +1 0'); // Nothing else can be paid for.
      return t.awaited();
    };
    expect(stuck([])).toEqual([BLUE]);
    expect(stuck(['star-chart'])).toEqual([RED]);
  });
});

describe('the mount', () => {
  it('E54, E77 never to where it points, never twice in a row; any other act opens it again', () => {
    const t = stage({ ships: [{ at: [1, 1], upgrades: { 'rotation-mount': 2 } }] });
    expect(t.offers(RED, 'turn up')).toEqual([]);
    expect(t.offers(RED, 'turn')).toHaveLength(3);
    t.acts(RED, 'turn left');
    expect(t.offers(RED, 'turn')).toEqual([]);
    t.acts(RED, 'move +1 0');
    expect(t.offers(RED, 'turn')).toHaveLength(3);
    const d4 = stage({ ships: [{ entered: true, bellonium: 1 }] });
    d4.acts(RED, 'turn left');
    expect(d4.offers(RED, 'turn')).toEqual([]);
    d4.acts(RED, 'buy shield');
    expect(d4.offers(RED, 'turn')).toHaveLength(3);
  });

  it('E74 turning is no overcharge; R4.16 it must leave 1 Energy', () => {
    const t = stage({ ships: [{ at: [1, 1], energy: 4 }] });
    t.acts(RED, 'turn left', 'move +1 0', 'move +1 0');
    expect(t.pilot(RED).energy).toBe(2);
    const poor = stage({ ships: [{ at: [1, 1], energy: 1 }] });
    expect(poor.offers(RED, 'turn')).toEqual([]);
  });
});

describe('destruction and shops', () => {
  it('E21 a reward comes at once: a trader takes it in the same Battle', () => {
    const t = stage({ ships: [{ at: [1, 1] }], space: { '1,2': 'trader', '2,1': 'fighter' } });
    t.acts(RED, 'fire turret', 'move 0 +1', 'buy shield');
    expect(t.pilot(RED)).toMatchObject({ bellonium: 0, upgrades: { shield: 1 } });
  });

  it('E33 Energy gained after a payment counts for the next', () => {
    const t = stage({
      ships: [{ at: [1, 1], energy: 3 }],
      space: { '2,1': 'drone', '3,1': 'frigate' },
    });
    t.acts(RED, 'move 0 +1', 'move 0 -1'); // Energy 2: a second overcharge would leave none.
    expect(t.offers(RED, 'move')).toEqual([]);
    t.acts(RED, 'fire turret');
    expect(t.pilot(RED).energy).toBe(3);
    expect(t.offers(RED, 'fire turret')).toEqual([{ do: 'fire', weapon: 'turret', dir: 'up', cost: 2 }]);
  });

  it('E36 what is destroyed takes no Sensor card: the deck stays as it was', () => {
    const t = stage({ ships: [{ at: [1, 1] }], space: { '2,1': 'fighter' } });
    const before = t.state.box.sensors.length + t.board.sensors.discard.length;
    t.acts(RED, 'fire turret');
    expect(t.state.box.sensors.length + t.board.sensors.discard.length).toBe(before);
  });

  it('E52 the Turret is no weapon upgrade', () => {
    const t = stage({ ships: [{ at: [1, 1], upgrades: { laser: 1 } }], open: ['two-guns'] });
    t.acts(RED, 'move +1 0');
    expect(t.board.achieved).toEqual([]);
  });

  it('E15 markers of a destroyed pilot on other boards stay', () => {
    const t = stage({
      ships: [
        { at: [1, 1], energy: 1, threat: 1, stock: 7 },
        { at: [3, 3], markers: [1, 0, 0] },
      ],
    });
    t.acts(RED, 'end');
    expect(t.pilot(BLUE).markers).toEqual([1, 0, 0]);
    expect(t.pilot(RED).stock).toBe(7);
  });

  it('E19, R8.6 a pilot crushed by the scroll shops and enters in the next turn', () => {
    const t = stage({ ships: [{ entered: true, energy: 0, bellonium: 2 }] });
    expect(t.offers(RED, 'buy generator')).toHaveLength(1);
    expect(t.offers(RED, 'turn')).toHaveLength(3);
  });

  it('E20, E57 Haggle holds for D3, and is used up by a purchase that it cannot lower', () => {
    const t = stage({
      ships: [{ entered: true, bellonium: 4 }],
      set: (board) => Object.assign(board.pilots[RED] ?? {}, { ability: 'haggle' }),
    });
    expect(t.offers(RED, 'buy laser')).toEqual([{ do: 'buy', item: 'laser', price: 1 }]);
    t.acts(RED, 'buy shield');
    expect(t.pilot(RED)).toMatchObject({ bellonium: 3, ability: null });
  });

  it('E23 a Generator raises the maximum, not the Energy', () => {
    const t = stage({ ships: [{ at: [1, 1], bellonium: 1 }] });
    t.acts(RED, 'power-down', 'buy generator');
    expect(t.pilot(RED)).toMatchObject({ energy: 5, upgrades: { generator: 1 } });
  });

  it('E37 an empty pile: no level 1, level 2 all the same', () => {
    const shop = (laser: 0 | 1) => {
      const t = stage({
        ships: [{ at: [1, 1], bellonium: 3, upgrades: { laser } }],
        set: (board) => Object.assign(board.stock, { laser: 0 }),
      });
      t.acts(RED, 'power-down');
      return t.offers(RED, 'buy laser').length;
    };
    expect([shop(0), shop(1)]).toEqual([0, 1]);
  });

  it('E34 no Power-ups in Power Down; R7.4 none is offered while both piles are empty', () => {
    const t = stage({
      ships: [{ at: [1, 1], bellonium: 2 }],
      cards: [['gyro']],
      set: (board, g) => {
        g.box.powerUps = [];
        board.powerUps.lots = [['gyro']];
      },
    });
    t.acts(RED, 'power-down');
    expect(t.offers(RED, 'play')).toEqual([]);
    expect(t.offers(RED, 'buy power-up')).toEqual([]);
    expect(t.offers(RED, 'buy laser')).toHaveLength(1);
  });

  it('section 7 an empty deck: the discard pile is the new one', () => {
    const t = stage({
      ships: [{ at: [1, 1], bellonium: 2 }],
      set: (board, g) => {
        board.powerUps = { lots: [[]], discard: g.box.powerUps.splice(0) };
      },
    });
    t.acts(RED, 'power-down', 'buy power-up');
    expect(t.told).toContainEqual({ k: 'reshuffled', pile: 'power-ups' });
    expect(t.board.powerUps.discard.filter((card) => card !== 'cache')).toEqual([]);
  });

  it('E70 a trader twice in one turn: one purchase each', () => {
    const t = stage({
      ships: [{ at: [1, 1], bellonium: 5, upgrades: { engine: 2 } }],
      space: { '2,1': 'trader' },
    });
    t.acts(RED, 'move +1 0', 'buy shield');
    expect(t.offers(RED, 'buy')).toEqual([]);
    t.acts(RED, 'move +1 0', 'move -1 0', 'buy generator');
    expect(t.pilot(RED).bellonium).toBe(3);
  });

  it('R7.4 an Engine from a trader gives its move at once', () => {
    const t = stage({ ships: [{ at: [1, 1], bellonium: 2 }], space: { '2,1': 'trader' } });
    t.acts(RED, 'move +1 0', 'buy engine', 'move +1 0');
    expect(t.pilot(RED).energy).toBe(5);
  });
});

describe('scrolling', () => {
  it('E16, E17 two destroyed in one scroll: whoever waits is still in the area', () => {
    const t = stage({
      ships: [{ at: [1, 1] }, { at: [1, 4] }, { at: [4, 4] }],
      space: { '2,1': 'rock', '2,4': 'rock' },
      frames: [{ do: 'scroll' }],
    });
    expect([RED, BLUE, GREEN].map((seat) => t.pilot(seat).glory.wrecks)).toEqual([0, 2, 4]);
  });

  it('R9.3 no room: both neighbours taken or blocked', () => {
    const t = stage({
      ships: [{ at: [1, 1] }, { at: [2, 1] }],
      space: { '2,2': 'rock' },
      frames: [{ do: 'scroll' }],
    });
    expect(t.told).toContainEqual({ k: 'wrecked', seat: RED, why: 'no-room' });
  });

  it('R9.3 no jump, mining or trade by a push; it lowers no Threat', () => {
    const t = stage({
      ships: [{ at: [1, 1], threat: 2 }, { at: [1, 3] }, { at: [1, 5], bellonium: 5 }],
      space: { '2,1': 'wormhole', '5,1': 'wormhole', '2,3': 'vein', '2,5': 'trader' },
      frames: [{ do: 'scroll' }],
    });
    expect(t.told.some(({ k }) => k === 'jumped' || k === 'collected' || k === 'bought')).toBe(false);
    expect(t.pilot(RED).threat).toBeGreaterThanOrEqual(2);
    expect(t.board.round).toBe(2);
  });

  it('E38, R9.5 Global Bellonium is for all, those outside too; R9.6, E40 only the new row threatens, however far', () => {
    const t = stage({
      ships: [{ at: [2, 1] }, { entered: true }, { at: [2, 6] }],
      space: { '2,2': 'mine' },
      frames: [{ do: 'row' }],
      set: (board, g) => {
        board.area.pop();
        g.box.space.splice(0, 3, 's1-18', 's1-10', 's1-08'); // Interceptor at c1, fighter at c5.
      },
    });
    expect(t.board.pilots.map(({ bellonium }) => bellonium)).toEqual([1, 1, 1]);
    expect(t.board.pilots.map(({ threat }) => threat)).toEqual([1, 0, 0]); // E41: the mine beside Red is old.
  });

  it('R9.2, E49 one row left and none to come: the end, without a push', () => {
    const t = stage({
      ships: [{ at: [1, 1], bellonium: 7 }, { at: [2, 1] }],
      frames: [{ do: 'scroll' }],
      set: (board, g) => {
        board.laid.push(...g.box.space.splice(0));
        board.area = board.area.slice(0, 2);
        putBoss(board, 'cannonram', 2, ['cannonram-1', 'cannonram-2', 'cannonram-3']);
        put(board, '2,1', 'empty');
      },
    });
    expect(t.board.over).toBe('scrolled');
    expect(t.pilot(RED)).toMatchObject({ energy: 5, glory: { bellonium: 2 } });
    expect(t.told.some(({ k }) => k === 'pushed' || k === 'wrecked')).toBe(false);
  });

  it('R9.4, R13.2 the boss comes in after the last pack, row A first', () => {
    const t = stage({
      frames: [{ do: 'row' }],
      set: (board, g) => {
        board.laid.push(...g.box.space.splice(0));
        board.area.shift();
        g.box.boss = 'behemoth';
      },
    });
    expect(t.board.boss).toBe('behemoth');
    expect(t.board.area[4]?.map(({ object }) => object)).toEqual([
      'bh-hide',
      'bh-hide',
      'bh-hide',
      'bh-eye',
      'bh-hide',
      'bh-hide',
    ]);
  });
});
