// Each achievement met and not met, and the moments of R12.1.
import { describe, expect, it } from 'vitest';
import {
  type AchievementId,
  achievementGlory,
  achievementIds,
} from '../../../shared/games/kembles-cascade/content.ts';
import { BLUE, GREEN, put, RED, type Stage, stage } from './stage.ts';

interface Case extends Stage {
  readonly acts: readonly string[];
  /** One step less, by which it is not met. */
  readonly short: readonly string[];
}

const fighters = { '2,1': 'fighter', '3,1': 'fighter', '4,1': 'fighter' } as const;
const here = { at: [1, 1] } as const;
const shot = 'fire turret';

const cases: Readonly<Record<AchievementId, Case>> = {
  'double-kill': { ships: [here], space: fighters, acts: [shot, shot], short: [shot] },
  'triple-kill': { ships: [here], space: fighters, acts: [shot, shot, shot], short: [shot, shot] },
  redline: {
    ships: [here],
    acts: ['move +1 0', 'move +1 0', 'move +1 0'],
    short: ['move +1 0', 'move +1 0'],
  },
  'skin-of-the-teeth': {
    ships: [{ at: [1, 1], energy: 3, threat: 2 }],
    acts: ['end'],
    short: ['move +1 0', 'end'],
  },
  'bullet-dancer': {
    ships: [{ at: [1, 1], threat: 4, upgrades: { engine: 2 } }],
    acts: ['move +1 0', 'move +1 0', 'move +1 0'],
    short: ['move +1 0', 'move +1 0'],
  },
  untouchable: {
    ships: [{ at: [1, 1], threat: 4, upgrades: { shield: 2, engine: 1 } }],
    acts: ['move +1 0', 'move +1 0', 'end'],
    short: ['move +1 0', 'end'],
  },
  'rear-gunner': {
    ships: [{ at: [3, 1], facing: 'down' }],
    space: { '1,1': 'fighter', '2,1': 'fighter' },
    acts: [shot],
    short: ['move 0 +1'],
  },
  broadside: {
    ships: [{ at: [1, 1], facing: 'right' }],
    space: { '1,3': 'asteroid-small' },
    acts: [shot, shot],
    short: [shot],
  },
  sharpshooter: {
    ships: [here],
    space: { '2,1': 'fighter', '4,1': 'fighter' },
    acts: [shot, shot],
    short: [shot],
  },
  'two-guns': {
    ships: [{ at: [1, 1], bellonium: 4, upgrades: { gamma: 1 } }],
    acts: ['power-down', 'buy laser'],
    short: ['power-down', 'buy engine'],
  },
  arsenal: {
    ships: [{ at: [1, 1], bellonium: 5, upgrades: { gamma: 1, laser: 1 } }],
    acts: ['power-down', 'buy missiles'],
    short: ['power-down', 'buy engine'],
  },
  'fine-tuning': {
    ships: [{ at: [1, 1], bellonium: 4 }],
    acts: ['power-down', 'buy rotation-mount'],
    short: ['power-down', 'buy laser'],
  },
  'full-systems': {
    ships: [{ at: [1, 1], bellonium: 5, upgrades: { engine: 1, generator: 1 } }],
    acts: ['power-down', 'buy shield'],
    short: ['power-down', 'buy laser'],
  },
  'rock-crusher': {
    ships: [{ at: [1, 1], asteroids: 2 }],
    space: { '2,1': 'asteroid-small' },
    acts: [shot, shot],
    short: [shot],
  },
  'deep-pockets': {
    ships: [{ at: [1, 1], bellonium: 5 }],
    space: { '2,1': 'crystal' },
    acts: ['move +1 0'],
    short: ['move 0 +1'],
  },
  crossfire: {
    ships: [here, { at: [3, 1], markers: [0, 0, 0] }, { at: [5, 5], markers: [1, 0, 0] }],
    acts: [shot],
    short: ['move 0 +1'],
  },
  vengeance: {
    ships: [
      { at: [1, 1], energy: 1, threat: 1, markers: [0, 2, 1] },
      { at: [3, 3], stock: 6 },
      { at: [4, 4], stock: 7 },
    ],
    acts: ['end'],
    short: ['move +1 0'], // The turn then ends by itself.
  },
  scrolled: { ships: [{ at: [1, 1] }], frames: [{ do: 'scroll' }], acts: [], short: [] },
  'insert-coin': { ships: [{ entered: true, energy: 0 }], acts: ['enter 1'], short: ['turn left'] },
  slipstream: {
    ships: [here],
    space: { '2,1': 'wormhole', '5,5': 'wormhole' },
    acts: ['move +1 0', 'jump 5 5'],
    short: ['move +1 0', 'end'],
  },
  'giant-killer': {
    ships: [{ at: [1, 1] }],
    space: { '2,1': 'bn-veil' },
    acts: [shot, shot],
    short: [shot],
  },
  collector: {
    ships: [{ at: [1, 1] }],
    cards: [['gyro', 'chaff']],
    space: { '2,1': 'power-up' },
    acts: ['move +1 0'],
    short: ['move 0 +1'],
  },
};

describe('each achievement', () => {
  it.each(achievementIds)('%s', (id) => {
    const { acts, short, ...scene } = cases[id];
    const gained = (steps: readonly string[]) => {
      const t = stage({ ...scene, open: [id] });
      t.acts(RED, ...steps);
      const seats = t.board.achieved.find(({ card }) => card === id)?.seats ?? [];
      return { seats, glory: t.board.pilots.map(({ glory }) => glory.achievements) };
    };
    const winner = id === 'vengeance' ? BLUE : RED;
    const met = gained(acts);
    expect(met.seats).toEqual([winner]);
    expect(met.glory[winner]).toBe(achievementGlory[id]);
    if (acts.length > 0) expect(gained(short).seats).toEqual([]);
  });

  it('scrolled: not by those who were higher up', () => {
    const t = stage({ ships: [{ at: [2, 1] }], open: ['scrolled'], frames: [{ do: 'scroll' }] });
    expect(t.board.achieved).toEqual([]);
  });
});

describe('when they are checked', () => {
  it('R12.4 from left to right; the new card takes the empty place and is checked at once', () => {
    const t = stage({
      ships: [here],
      space: fighters,
      open: ['redline', 'sharpshooter', 'double-kill'],
      set: (_board, g) => {
        g.box.achievements.splice(g.box.achievements.indexOf('deep-pockets'), 1);
        g.box.achievements.unshift('deep-pockets');
        Object.assign(g.table.board.pilots[RED] ?? {}, { bellonium: 6 });
      },
    });
    t.acts(RED, shot, shot);
    const order = t.told.flatMap((event) => (event.k === 'achieved' ? [`${event.slot} ${event.card}`] : []));
    expect(order.slice(0, 2)).toEqual(['2 double-kill', '2 deep-pockets']);
  });

  it('R12.3, E53 turn cards are for the pilot in turn; deeds done before a card was turned up count', () => {
    const t = stage({
      ships: [here, { at: [5, 5] }],
      space: { '2,1': 'fighter', '3,1': 'fighter' },
      open: ['deep-pockets'],
      set: (_board, g) => {
        g.box.achievements.splice(g.box.achievements.indexOf('double-kill'), 1);
        g.box.achievements.unshift('double-kill');
        Object.assign(g.table.board.pilots[RED] ?? {}, { bellonium: 4 });
      },
    });
    t.acts(RED, shot, shot); // Six Bellonium with the second kill: Deep Pockets, then Double Kill.
    expect(t.board.achieved.slice(0, 2)).toEqual([
      { card: 'deep-pockets', seats: [RED] },
      { card: 'double-kill', seats: [RED] },
    ]);
  });

  it('R12.1 an act is done before its check: a singularity pays those who stay', () => {
    const t = stage({
      ships: [{ at: [1, 1], markers: [0, 2, 0] }, { at: [5, 5], stock: 6 }, { at: [5, 6] }],
      space: { '2,1': 'singularity' },
      open: ['vengeance'],
    });
    t.acts(RED, 'move +1 0'); // E61, and the check at the end of a turn that a destruction ended.
    expect(t.stand(BLUE)).toBe('E5 T0 B0 G7');
    expect(t.stand(GREEN)).toBe('E5 T0 B0 G2');
  });

  it('R12.1 before the shop: Skin of the Teeth is paid before anything is bought', () => {
    const t = stage({
      ships: [{ at: [1, 1], energy: 1, threat: 2, bellonium: 2 }],
      open: ['skin-of-the-teeth'],
    });
    t.acts(RED, 'power-down');
    expect(t.pilot(RED).glory.achievements).toBe(2);
    expect(t.offers(RED, 'buy').length).toBeGreaterThan(0);
  });

  it('E75 at the reveal no deed of the round before is left', () => {
    const t = stage({
      ships: [here],
      open: ['slipstream'],
      set: (board) => Object.assign(board.pilots[RED]?.deeds ?? {}, { jumped: true }),
      frames: [{ do: 'round' }, { do: 'check' }],
    });
    expect(t.board.achieved).toEqual([]);
  });

  it('E66 free overcharges count for Redline', () => {
    const t = stage({
      ships: [here],
      cards: [['overdrive']],
      open: ['redline'],
      set: (board) => Object.assign(board.pilots[RED] ?? {}, { ability: 'surge' }),
    });
    t.acts(RED, 'play overdrive', 'move +1 0', 'move +1 0', 'move +1 0');
    expect(t.pilot(RED)).toMatchObject({ energy: 5, glory: { achievements: 1 } });
  });

  it('E51 a Smart Bomb kills in no direction', () => {
    const t = stage({
      ships: [{ at: [2, 2] }],
      cards: [['smart-bomb']],
      space: { '2,1': 'fighter', '1,2': 'fighter' },
      open: ['broadside', 'rear-gunner', 'double-kill'],
    });
    t.acts(RED, 'play smart-bomb');
    expect(t.board.achieved.map(({ card }) => card)).toEqual(['double-kill']);
  });

  it('E68 jumps, mining and moves at Threat 0 dodge nothing', () => {
    const t = stage({
      ships: [{ at: [1, 1], threat: 1, upgrades: { engine: 2 } }],
      open: ['bullet-dancer'],
      set: (board) => put(board, '2,1', 'vein'),
    });
    t.acts(RED, 'move +1 0', 'mine', 'move +1 0');
    expect(t.board.turn?.lowered).toBe(1);
  });
});
