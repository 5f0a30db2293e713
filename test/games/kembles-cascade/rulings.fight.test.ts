// Rulings of the rules reference with an observable result, by their numbers: Threat and fire.
import { describe, expect, it } from 'vitest';
import { contributions, lowered, raised, threatAt } from '../../../shared/games/kembles-cascade/threat.ts';
import { BLUE, put, putBoss, RED, stage } from './stage.ts';

const place = (r: number, c: number) => ({ r, c });
const here = { at: [1, 1] } as const;

describe('Threat', () => {
  it('R6.3 the track', () => {
    const levels = Array.from({ length: 11 }, (_, points) => raised({ threat: 0, half: false }, points));
    expect(levels.map(({ threat, half }) => threat + (half ? 0.5 : 0))).toEqual([
      0, 1, 2, 3, 4, 5, 5.5, 6, 6.5, 7, 7,
    ]);
    expect(lowered({ threat: 7, half: false }, 1)).toEqual({ threat: 6, half: false });
    expect(lowered({ threat: 6, half: true }, 1)).toEqual({ threat: 5, half: false });
    expect(lowered({ threat: 0, half: false }, 2)).toEqual({ threat: 0, half: false });
  });

  it('E11 a shot of 3 at Threat 5 gives 6½', () => {
    const t = stage({
      ships: [
        { at: [1, 1], upgrades: { laser: 2 } },
        { at: [4, 1], threat: 5 },
      ],
    });
    t.acts(RED, 'fire laser');
    expect(t.stand(BLUE)).toBe('E5 T6½ B0 G0');
  });

  it('E12 a half step is enough for a marker; Threat 7 takes none (R5.2)', () => {
    const marker = (threat: number) => {
      const t = stage({ ships: [here, { at: [3, 1], threat }] });
      t.acts(RED, 'fire turret');
      return t.pilot(BLUE).markers[RED];
    };
    expect([marker(5), marker(7)]).toEqual([1, 0]);
  });

  it('E8, E9 from beside it counts once, with its value; E7 an enemy between blocks', () => {
    const t = stage({
      space: { '3,1': 'interceptor', '4,1': 'interceptor', '2,3': 'bomber' },
      ships: [{ at: [2, 1] }],
    });
    expect(contributions(t.board, RED, place(2, 1))).toEqual([{ from: place(3, 1), n: 1, how: 'adjacent' }]);
    expect(contributions(t.board, RED, place(2, 2)).map(({ n }) => n)).toEqual([1, 2]);
    expect(threatAt(t.board, RED, place(1, 1))).toBe(1); // The upper interceptor is blocked by the lower.
  });

  it('the own present place blocks nothing for the space behind it: the preview of every space is right', () => {
    const t = stage({ space: { '5,1': 'interceptor' }, ships: [{ at: [3, 1] }] });
    expect(threatAt(t.board, RED, place(2, 1))).toBe(1);
  });

  it('E3 no Threat outside, not even Omni', () => {
    const t = stage({
      ships: [here, { entered: true }],
      space: { '5,5': 'jammer' },
      frames: [{ do: 'settle', row: 5 }],
    });
    expect([t.pilot(RED).threat, t.pilot(BLUE).threat]).toEqual([1, 0]);
  });

  it('R6.5 what comes between own turns adds up', () => {
    const t = stage({
      ships: [
        { at: [1, 1], upgrades: { laser: 1 } },
        { at: [4, 1], threat: 2 },
      ],
    });
    t.acts(RED, 'fire laser', 'end');
    t.acts(BLUE, 'end');
    expect(t.pilot(BLUE).energy).toBe(1);
  });
});

describe('fire', () => {
  it('E6, E46 a ship shields those behind from distant threat and from Bombardment, not from gamma', () => {
    const ships = [{ at: [1, 1] }, { at: [3, 1] }] as const;
    const distant = stage({ ships, space: { '5,1': 'interceptor' } });
    expect(threatAt(distant.board, RED, place(1, 1))).toBe(0);
    const gamma = stage({ ships, space: { '5,1': 'lancer' } });
    expect(threatAt(gamma.board, RED, place(1, 1))).toBe(1);
    const bombed = stage({
      ships,
      frames: [{ do: 'settle', row: null }],
      set: (board) => putBoss(board, 'cannonram', 5, ['cannonram-1', 'cannonram-2', 'cannonram-3']),
    });
    expect([bombed.pilot(RED).threat, bombed.pilot(BLUE).threat]).toEqual([0, 2]);
  });

  it('E45 a part of the boss below a cannon blocks it', () => {
    const t = stage({
      ships: [{ at: [1, 1] }],
      space: { '4,1': 'cr-plate' },
      frames: [{ do: 'settle', row: null }],
      set: (board) => putBoss(board, 'cannonram', 5, ['cannonram-1', 'cannonram-2', 'cannonram-3']),
    });
    expect(t.pilot(RED).threat).toBe(0);
  });

  it('E25 Gamma from near to far, ships and objects as they stand', () => {
    const t = stage({
      ships: [{ at: [1, 1], upgrades: { gamma: 1 } }, { at: [3, 1] }],
      space: { '2,1': 'fighter', '4,1': 'mine' },
    });
    t.acts(RED, 'fire gamma');
    const order = t.told.flatMap((event) =>
      event.k === 'destroyed' ? [event.object] : event.k === 'hit' ? ['Blue'] : [],
    );
    expect(order).toEqual(['fighter', 'Blue', 'mine']);
  });

  it('E47 a ship that re-enters beside a vent pays no more', () => {
    const t = stage({
      ships: [{ entered: true, energy: 0 }],
      set: (board) => {
        putBoss(board, 'tundrageist', 2, ['tundrageist-1', 'tundrageist-2', 'tundrageist-3']);
      },
    });
    t.acts(RED, 'enter 2');
    expect(t.board.turn?.surcharge).toBe(0);
  });

  it('R4.11 no empty shots; E29 a black hole ends a shot, a ship in it is hit and can fire out', () => {
    const t = stage({
      ships: [{ at: [2, 1] }, { at: [1, 5] }],
      space: { '3,1': 'black-hole', '4,1': 'fighter' },
    });
    expect(t.offers(RED, 'fire')).toEqual([]);
    const hit = stage({ ships: [here, { at: [3, 1] }], space: { '3,1': 'black-hole', '5,1': 'fighter' } });
    hit.acts(RED, 'fire turret', 'end');
    expect(hit.pilot(BLUE).threat).toBe(1);
    hit.acts(BLUE, 'fire turret');
    expect(hit.object(5, 1)).toBe('empty');
  });

  it('pickups, wormholes, traders and fields let shots through', () => {
    const t = stage({
      ships: [here],
      space: { '2,1': 'crystal', '3,1': 'trader', '4,1': 'wormhole', '5,1': 'fighter' },
    });
    t.acts(RED, 'fire turret');
    expect(t.object(5, 1)).toBe('empty');
    expect(t.object(2, 1)).toBe('crystal');
  });

  it('E13, E24 two weapons: Threat and damage from both, one marker', () => {
    const t = stage({ ships: [{ at: [1, 1], upgrades: { laser: 1 } }, { at: [3, 1] }] });
    t.acts(RED, 'fire laser', 'fire turret');
    expect(t.pilot(BLUE)).toMatchObject({ threat: 3, markers: [1, 0, 0] });
    const both = stage({ ships: [{ at: [1, 1], upgrades: { laser: 1 } }], space: { '4,1': 'gunship' } });
    both.acts(RED, 'fire laser', 'fire turret');
    expect(both.object(4, 1)).toBe('empty');
  });

  it('E14 no marker in stock: Threat alone', () => {
    const t = stage({
      ships: [
        { at: [1, 1], stock: 0 },
        { at: [3, 1], markers: [0, 0, 0] },
      ],
    });
    t.acts(RED, 'fire turret');
    expect(t.pilot(BLUE)).toMatchObject({ threat: 1, markers: [0, 0, 0] });
  });

  it('E27 a Flamethrower at a ship: 3 points', () => {
    const t = stage({ ships: [{ at: [1, 1], upgrades: { flamethrower: 1 } }, { at: [2, 1] }] });
    t.acts(RED, 'fire flamethrower');
    expect(t.pilot(BLUE).threat).toBe(3);
  });

  it('R4.12 damage left at the end of the turn vanishes', () => {
    const t = stage({ ships: [here, { at: [5, 5] }], space: { '3,1': 'frigate' } });
    t.acts(RED, 'fire turret', 'end');
    expect(t.board.area[2]?.[0]?.damage).toBe(0);
  });

  it('E26, R14.2 Gamma along a mini-boss: the nearer falls, the card flips, the other part takes nothing', () => {
    const t = stage({
      ships: [{ at: [3, 1], facing: 'right', upgrades: { gamma: 2 } }],
      set: (board) => {
        put(board, '3,3', 'rs-claw', 'w1-16');
        put(board, '3,4', 'rs-claw', 'w1-16');
        for (const space of board.area[2] ?? []) if (space.object === 'rs-claw') space.damage = 2;
      },
    });
    t.acts(RED, 'fire gamma');
    expect([t.object(3, 3), t.object(3, 4)]).toEqual(['rs-eye', 'power-up']);
    expect(t.board.area[2]?.[2]?.damage).toBe(0);
    expect(t.pilot(RED).glory.objects).toBe(2);
  });

  it('R14.1 the back does not flip again', () => {
    const t = stage({
      ships: [{ at: [2, 3] }],
      set: (board) => {
        put(board, '3,3', 'rs-eye', 'w1-16');
        put(board, '3,4', 'power-up', 'w1-16');
        for (const space of board.area[2]?.slice(2, 4) ?? []) space.flipped = true;
        Object.assign(board.area[2]?.[2] ?? {}, { damage: 3 });
      },
    });
    t.acts(RED, 'fire turret');
    expect([t.object(3, 3), t.object(3, 4)]).toEqual(['empty', 'power-up']);
    expect(t.pilot(RED).glory.objects).toBe(4);
  });

  it('E58, E65 bonuses of one shot add up; E71 Bounty pays for the first', () => {
    const t = stage({
      ships: [here],
      cards: [['plasma-round', 'plasma-round']],
      space: { '5,1': 'cr-ram' },
      set: (board) => Object.assign(board.pilots[RED] ?? {}, { ability: 'target-lock' }),
    });
    t.acts(RED, 'play plasma-round', 'play plasma-round', 'fire turret');
    expect(t.object(5, 1)).toBe('empty'); // 1 + 1 + 2 + 2
    const bounty = stage({
      ships: [{ at: [1, 1], upgrades: { gamma: 1 } }],
      space: { '2,1': 'fighter', '4,1': 'fighter' },
      set: (board) => Object.assign(board.pilots[RED] ?? {}, { ability: 'bounty' }),
    });
    bounty.acts(RED, 'fire gamma');
    expect(bounty.pilot(RED).bellonium).toBe(3);
  });
});
