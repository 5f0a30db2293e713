// Every card with a case of its own: what it costs and what it does.
import { describe, expect, it } from 'vitest';
import type {
  FactionId,
  LabId,
  LargeId,
  MissionId,
  PartId,
  SmallId,
} from '../../../shared/games/lunar-ark/content.ts';
import {
  factions,
  labIds,
  largeIds,
  missionIds,
  missions,
  partIds,
  parts,
  smallIds,
} from '../../../shared/games/lunar-ark/content.ts';
import { endPoints } from '../../../shared/games/lunar-ark/result.ts';
import { allLabs } from '../../../shared/games/lunar-ark/setup.ts';
import type { Board, LaMove, Player } from '../../../shared/games/lunar-ark/state.ts';
import { A, at, B, give, holds, man, park, type Stage, type Staged, stage, vp } from './stage.ts';

type Stock = readonly [number, number, number, number];

const me = (board: Board) => at(board.seats, A);
const table = (set: NonNullable<Stage['set']>, frames?: Stage['frames']) =>
  stage({
    seats: 2,
    ...(frames && { frames }),
    set: (board, g) => {
      for (const player of board.seats) man(player, 's', 'w', 'p');
      set(board, g);
    },
  });

// ---- Labs ----------------------------------------------------------------------------------------------------

/** A lab activated by a player with so much energy, limit 6. */
const lab = (id: LabId, energy = 1, set: (player: Player) => void = () => {}): Staged => {
  const t = table(
    (board) => {
      give(me(board), [4, 4, 4, 0], energy, 3);
      me(board).greenhouses = { built: 1, improved: 0 };
      me(board).labs[0] = id;
      set(me(board));
    },
    [
      { do: 'chain', seat: A, places: [0] },
      { do: 'turn', place: 1 },
    ],
  );
  t.moves(A, { do: 'activate', at: 0, lab: id });
  return t;
};
const shipsOf = (t: Staged) => [
  ...new Set(t.can(A, 'mission').map((move) => ('mission' in move ? move.mission.split('-')[1] : ''))),
];

const labCases: Readonly<Record<LabId, () => void>> = {
  'lab-solar-array': () => expect(lab('lab-solar-array').player(A).energy).toBe(3),
  'lab-algae-tank': () => expect(lab('lab-algae-tank').player(A).stock.food).toBe(2),
  'lab-ice-laboratory': () => expect(lab('lab-ice-laboratory').player(A).stock.water).toBe(5),
  'lab-smelting-laboratory': () => expect(lab('lab-smelting-laboratory').player(A).stock.steel).toBe(5),
  'lab-polymer-laboratory': () => expect(lab('lab-polymer-laboratory').player(A).stock.polymer).toBe(5),
  'lab-observatory': () => expect(vp(lab('lab-observatory').player(A))).toBe(2),
  'lab-battery-workshop': () => {
    expect(holds(lab('lab-battery-workshop').player(A)).at(-1)).toBe('2/7');
    const full = lab('lab-battery-workshop', 4, (player) => {
      player.batteries = 9;
    });
    expect(holds(full.player(A)).at(-1)).toBe('4/12'); // Ruling 42.
  },
  'lab-protein-printer': () =>
    expect(holds(lab('lab-protein-printer').player(A)).slice(3)).toEqual([4, '0/6']),
  'lab-simulation-center': () => {
    const { energy, points } = lab('lab-simulation-center').player(A);
    expect([energy, points.labs]).toEqual([0, 3]);
  },
  'lab-recruitment-laboratory': () => {
    const t = lab('lab-recruitment-laboratory');
    t.moves(A, { do: 'recruit', colour: 'water' }, { do: 'board', rover: 2 });
    expect(t.player(A)).toMatchObject({ energy: 1, reserve: { water: 2 } });
  },
  'lab-botany-laboratory': () =>
    expect(lab('lab-botany-laboratory').player(A)).toMatchObject({
      greenhouses: { improved: 1 },
      stock: { water: 4 },
    }),
  'lab-europa-bureau': () => expect(shipsOf(lab('lab-europa-bureau'))).toEqual(['europa']),
  'lab-mars-bureau': () => expect(shipsOf(lab('lab-mars-bureau'))).toEqual(['mars']),
  'lab-titan-bureau': () => {
    const t = lab('lab-titan-bureau');
    expect([t.player(A).energy, shipsOf(t)]).toEqual([0, ['titan']]);
  },
  'lab-titan-assembly-hall': () => {
    const t = lab('lab-titan-assembly-hall');
    expect([t.player(A).energy, shipsOf(t)]).toEqual([1, ['titan']]);
  },
  'lab-universal-synthesizer': () => {
    const t = lab('lab-universal-synthesizer');
    expect(t.can(A, 'choose').map((move) => 'what' in move && move.what)).toEqual([
      'steel',
      'water',
      'polymer',
    ]);
  },
  'lab-refit-dock': () => {
    // Nothing is open: 1 VP by itself (ruling 29).
    expect(vp(lab('lab-refit-dock').player(A))).toBe(1);
  },
};

describe('labs', () => {
  it.each(labIds)('%s', (id) => labCases[id]());
  it('are 54', () => expect(allLabs()).toHaveLength(54));
});

// ---- Ships ---------------------------------------------------------------------------------------------------

const tileTable: readonly [MissionId, Stock, number][] = [
  ['mission-europa-1a', [1, 1, 0, 0], 5],
  ['mission-europa-1b', [0, 2, 0, 0], 5],
  ['mission-europa-2a', [1, 2, 0, 0], 7],
  ['mission-europa-2b', [1, 1, 1, 0], 7],
  ['mission-europa-3a', [1, 2, 0, 1], 9],
  ['mission-europa-3b', [1, 2, 1, 0], 9],
  ['mission-titan-1a', [1, 0, 1, 0], 6],
  ['mission-titan-1b', [0, 1, 1, 0], 6],
  ['mission-titan-2a', [1, 0, 2, 0], 9],
  ['mission-titan-2b', [1, 0, 1, 1], 9],
  ['mission-titan-3a', [1, 1, 2, 0], 12],
  ['mission-titan-3b', [1, 1, 1, 1], 12],
  ['mission-mars-1a', [1, 0, 1, 0], 5],
  ['mission-mars-1b', [2, 0, 0, 0], 5],
  ['mission-mars-2a', [2, 1, 0, 0], 7],
  ['mission-mars-2b', [2, 0, 0, 1], 7],
  ['mission-mars-3a', [2, 1, 1, 0], 9],
  ['mission-mars-3b', [2, 0, 1, 1], 9],
];

const partTable: readonly [PartId, Stock, number][] = [
  ['europa-part-1', [0, 1, 1, 0], 4],
  ['europa-part-2', [1, 1, 0, 0], 5],
  ['europa-part-3', [0, 1, 1, 0], 5],
  ['titan-part-1', [1, 0, 1, 0], 5],
  ['titan-part-2', [0, 1, 1, 0], 6],
  ['titan-part-3', [1, 0, 1, 0], 6],
  ['mars-part-1', [2, 0, 0, 0], 4],
  ['mars-part-2', [1, 0, 0, 1], 5],
  ['mars-part-3', [1, 0, 1, 0], 5],
];

const cost = ({ steel = 0, water = 0, polymer = 0, food = 0 }: Record<string, number | undefined>) => [
  steel,
  water,
  polymer,
  food,
];

describe('ships', () => {
  it.each(tileTable)('%s costs %j and gives %i', (mission, stock, n) => {
    const t = stage({
      seats: 4,
      frames: [{ do: 'permit', seat: A, origin: { of: 'large', large: 'large-mission-control' } }],
      set: (board) => give(me(board), stock, 0),
    });
    t.moves(A, { do: 'mission', mission });
    expect(holds(t.player(A)).slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(vp(t.player(A))).toBe(n);
    expect(t.player(A).missions).toEqual([mission]);
    expect(cost(missions[mission].cost)).toEqual(stock);
  });

  it.each(partTable)('%s is improved for %j and gives %i', (part, stock, n) => {
    expect(cost(parts[part].cost)).toEqual(stock);
    const t = stage({
      seats: 2,
      frames: [{ do: 'permit', seat: A, origin: { of: 'lab', lab: 'lab-refit-dock' } }],
      set: (board) => {
        give(me(board), stock, 0);
        const { ship } = parts[part];
        board.ships[ship].tiles = board.ships[ship].tiles.filter((id) => missions[id].part !== part);
      },
    });
    t.moves(A, { do: 'cube', part });
    expect(holds(t.player(A)).slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(vp(t.player(A))).toBe(n);
  });

  it('no tile and no part is missing here', () => {
    expect(tileTable.map(([id]) => id)).toEqual([...missionIds]);
    expect(partTable.map(([id]) => id)).toEqual([...partIds]);
  });
});

// ---- Small buildings -----------------------------------------------------------------------------------------

const smallTable: readonly [SmallId, Stock][] = [
  ['small-data-relay', [1, 0, 1, 0]],
  ['small-hydroponics-annex', [1, 0, 1, 0]],
  ['small-recruitment-office', [2, 0, 1, 0]],
  ['small-greenhouse-yard', [2, 0, 1, 0]],
  ['small-training-academy', [2, 1, 2, 0]],
  ['small-lunar-monument', [2, 1, 2, 0]],
];

/** A recall with this building: the three rovers out, no greenhouse but a basic one, food enough. */
const income = (small: SmallId): Staged => {
  const t = table((board) => {
    give(me(board), [0, 0, 0, 8], 3);
    me(board).greenhouses = { built: 1, improved: 0 };
    me(board).smalls = [small];
    for (const rover of [0, 1, 2]) park(board, A, rover, rover);
  });
  t.moves(A, { do: 'recall' });
  for (const move of t.can(A, 'accept')) t.moves(A, move);
  return t;
};

const smallCases: Readonly<Record<SmallId, () => void>> = {
  'small-data-relay': () => expect(income('small-data-relay').player(A).points.income).toBe(1),
  'small-lunar-monument': () => expect(income('small-lunar-monument').player(A).points.income).toBe(3),
  'small-hydroponics-annex': () =>
    expect(income('small-hydroponics-annex').player(A).greenhouses.improved).toBe(1),
  'small-greenhouse-yard': () => expect(income('small-greenhouse-yard').player(A).greenhouses.built).toBe(2),
  'small-recruitment-office': () =>
    expect(income('small-recruitment-office').can(A, 'recruit')).toHaveLength(3),
  'small-training-academy': () => expect(income('small-training-academy').can(A, 'train')).toHaveLength(3),
};

describe('small buildings', () => {
  it.each(smallTable)('%s costs %j', (small, stock) => {
    const t = table((board) => give(me(board), stock, 0));
    t.moves(A, { do: 'small', small });
    expect(holds(t.player(A)).slice(0, 4)).toEqual([0, 0, 0, 0]);
  });
  it.each(smallIds)('%s gives its income', (id) => smallCases[id]());
});

// ---- Large buildings -----------------------------------------------------------------------------------------

const largeTable: readonly [LargeId, Stock, number][] = [
  ['large-spaceport-hub', [3, 0, 1, 0], 4],
  ['large-biodome', [2, 2, 0, 0], 3],
  ['large-central-academy', [2, 0, 2, 0], 3],
  ['large-grand-observatory', [2, 0, 2, 0], 3],
  ['large-reactor-complex', [3, 1, 0, 0], 4],
  ['large-habitat-tower', [2, 1, 1, 0], 5],
  ['large-logistics-depot', [2, 1, 1, 0], 4],
  ['large-mission-control', [2, 1, 2, 0], 4],
  ['large-aquarius-ice-palace', [2, 2, 0, 0], 4],
  ['large-vulcan-forge', [3, 0, 1, 0], 3],
  ['large-helios-mirror', [2, 1, 1, 0], 4],
  ['large-minerva-campus', [1, 1, 2, 0], 4],
  ['large-diaspora-hall', [2, 1, 1, 0], 4],
  ['large-ares-gantry', [3, 0, 1, 0], 5],
  ['large-pathfinder-lodge', [2, 1, 1, 0], 5],
  ['large-terran-archive', [2, 0, 2, 0], 4],
];

/** A player who has just built it, in front of the site. */
const built = (large: LargeId, stock: Stock = [3, 2, 2, 0]): Staged => {
  const t = table((board) => {
    give(me(board), stock, 0);
    const faction = (Object.keys(factions) as FactionId[]).find((id) => factions[id].large === large);
    me(board).faction = faction ?? null;
    board.larges = faction ? [] : [large];
    me(board).greenhouses = { built: 1, improved: 0 };
  });
  t.moves(A, { do: 'large', large });
  return t;
};
const choices = (t: Staged): LaMove['do'][] => [...new Set(t.ways(A).map((move) => move.do))];
const atEnd = (large: LargeId, has: Partial<Player>): number => {
  const t = table((board) => {
    Object.assign(me(board), { larges: [large], ...has });
  });
  return endPoints(t.player(A));
};

const largeCases: Readonly<Record<LargeId, () => void>> = {
  'large-spaceport-hub': () => {
    const t = stage({
      seats: 2,
      frames: [{ do: 'permit', seat: A, origin: { of: 'lab', lab: 'lab-mars-bureau' } }],
      set: (board) => {
        give(me(board), [2, 0, 0, 0], 0);
        me(board).larges = ['large-spaceport-hub'];
      },
    });
    t.moves(A, { do: 'mission', mission: 'mission-mars-1b' });
    expect(t.player(A).points).toMatchObject({ ships: 5, buildings: 1 });
  },
  'large-biodome': () => expect(atEnd('large-biodome', { greenhouses: { built: 4, improved: 2 } })).toBe(4),
  'large-central-academy': () => {
    const t = table((board) => {
      man(me(board), 'SSw', 'P', 'w');
      me(board).larges = ['large-central-academy'];
    });
    expect(endPoints(t.player(A))).toBe(6);
  },
  'large-grand-observatory': () => {
    const labs: Player['labs'] = ['lab-observatory', 'lab-algae-tank', null];
    expect(atEnd('large-grand-observatory', { labs })).toBe(2);
  },
  'large-reactor-complex': () => expect(holds(built('large-reactor-complex').player(A)).at(-1)).toBe('2/5'),
  'large-habitat-tower': () => {
    const t = built('large-habitat-tower');
    expect(choices(t)).toEqual(['recruit', 'decline']);
    t.moves(A, { do: 'decline' });
    expect(choices(t)).toEqual(['site']);
  },
  'large-logistics-depot': () => {
    const t = built('large-logistics-depot', [2, 1, 1, 0]);
    t.moves(
      A,
      { do: 'choose', what: 'food' },
      { do: 'choose', what: 'food' },
      { do: 'choose', what: 'food' },
    );
    expect(t.player(A).stock.food).toBe(3);
    expect(choices(t)).toEqual(['site']);
  },
  'large-mission-control': () => {
    // Ruling 20: the permit comes before the miniature.
    const t = built('large-mission-control', [8, 8, 8, 8]);
    expect(shipsOf(t)).toEqual(['europa', 'titan', 'mars']);
  },
  'large-aquarius-ice-palace': () => {
    expect(built('large-aquarius-ice-palace').player(A).greenhouses.improved).toBe(1);
    expect(atEnd('large-aquarius-ice-palace', { greenhouses: { built: 4, improved: 2 } })).toBe(2);
  },
  'large-vulcan-forge': () =>
    expect(atEnd('large-vulcan-forge', { larges: ['large-vulcan-forge', 'large-spaceport-hub'] })).toBe(4),
  'large-helios-mirror': () => {
    expect(built('large-helios-mirror').player(A).energy).toBe(3);
    expect(atEnd('large-helios-mirror', { batteries: 5 })).toBe(2);
  },
  'large-minerva-campus': () => expect(atEnd('large-minerva-campus', { foundations: 3 })).toBe(6),
  'large-diaspora-hall': () => expect(atEnd('large-diaspora-hall', {})).toBe(3),
  'large-ares-gantry': () => expect(shipsOf(built('large-ares-gantry', [8, 8, 8, 8]))).toEqual(['mars']),
  'large-pathfinder-lodge': () => {
    const t = built('large-pathfinder-lodge', [2, 1, 1, 0]);
    t.moves(A, { do: 'choose', what: 'steel' }, { do: 'choose', what: 'water' });
    expect(holds(t.player(A)).slice(0, 4)).toEqual([1, 1, 0, 0]);
    expect(choices(t)).toEqual(['site']);
  },
  'large-terran-archive': () => expect(atEnd('large-terran-archive', { achievements: 7 })).toBe(3),
};

describe('large buildings', () => {
  it.each(largeTable)('%s costs %j and gives %i', (large, stock, n) => {
    const before = built(large, [8, 8, 8, 8]);
    const [steel = 0, ...others] = stock;
    const less = before.player(A).faction === 'faction-vulcan-foundry' ? 1 : 0;
    const paid = before.told.length === 0 ? before.player(A).stock : null;
    expect(paid && [8 - paid.steel, 8 - paid.water, 8 - paid.polymer, 8 - paid.food]).toEqual([
      steel - less,
      ...others,
    ]);
    expect(before.player(A).points.buildings).toBe(n);
  });
  it.each(largeIds)('%s', (id) => largeCases[id]());

  it('a faction building is for its own faction', () => {
    const t = table((board) => {
      give(me(board), [8, 8, 8, 8], 0);
      me(board).faction = 'faction-helios-grid';
      board.larges = ['large-biodome'];
    });
    expect(t.can(A, 'large').map((move) => 'large' in move && move.large)).toEqual([
      'large-biodome',
      'large-helios-mirror',
    ]);
  });
});

// ---- Factions ------------------------------------------------------------------------------------------------

const as = (faction: FactionId, set: (board: Board) => void, frames?: Stage['frames']) =>
  table((board) => {
    me(board).faction = faction;
    set(board);
  }, frames);

const factionCases: Readonly<Record<FactionId, () => void>> = {
  'faction-aquarius-combine': () => {
    const t = as('faction-aquarius-combine', (board) => {
      me(board).greenhouses = { built: 2, improved: 0 };
    });
    expect(t.can(A, 'improve')).toEqual([{ do: 'improve', n: 1 }]);
    t.moves(A, { do: 'improve', n: 1 });
    expect(t.player(A).greenhouses.improved).toBe(1);
  },
  'faction-vulcan-foundry': () => {
    const t = as('faction-vulcan-foundry', (board) => {
      give(me(board), [2, 0, 1, 0], 0);
      board.larges = ['large-spaceport-hub'];
    });
    t.moves(A, { do: 'large', large: 'large-spaceport-hub' });
    expect(t.player(A).stock.steel).toBe(0);
  },
  'faction-helios-grid': () => expect(factions['faction-helios-grid'].batteries).toBe(2),
  'faction-minerva-institute': () => {
    const t = as('faction-minerva-institute', (board) => {
      give(me(board), [0, 0, 1, 0], 0);
      me(board).foundations = 1;
    });
    expect(t.can(A, 'lab').map((move) => 'row' in move && move.row)).toEqual([0, 1, 0, 1]);
  },
  'faction-diaspora-league': () => {
    const t = as('faction-diaspora-league', (board) => give(me(board), [0, 0, 0, 0], 1));
    t.moves(A, { do: 'recruit', colour: 'steel' }, { do: 'board', rover: 0 });
    expect(t.player(A).stock.food).toBe(1);
  },
  'faction-ares-vanguard': () => {
    const t = as('faction-ares-vanguard', (board) => give(me(board), [2, 0, 0, 0], 0), [
      { do: 'permit', seat: A, origin: { of: 'lab', lab: 'lab-mars-bureau' } },
    ]);
    t.moves(A, { do: 'mission', mission: 'mission-mars-1b' });
    expect(vp(t.player(A))).toBe(7);
  },
  'faction-pathfinder-guild': () => {
    // Ruling 46: once for a placement, however many neighbours.
    const t = as('faction-pathfinder-guild', (board) => {
      park(board, A, 1, 1);
      park(board, A, 2, 3);
    });
    t.moves(A, { do: 'rover', rover: 0 }, { do: 'tile', cell: 'r2c2', tile: 'terrain-09' });
    expect(t.player(A).stock.food).toBe(1);
  },
  'faction-terran-heritage': () => {
    const t = as('faction-terran-heritage', (board) => {
      give(me(board), [0, 0, 0, 0], 1);
      board.token = false;
    });
    t.moves(A, { do: 'recruit', colour: 'steel' }, { do: 'board', rover: 0 });
    expect([t.player(A).achievements, vp(t.player(A))]).toEqual([1, 1]);
  },
};

describe('factions', () => {
  it.each(Object.keys(factions) as FactionId[])('%s', (id) => factionCases[id]());
});

// ---- Progress tiles ------------------------------------------------------------------------------------------

describe('progress tiles: a token for the first time in the turn (R10)', () => {
  const rich: Stock = [8, 8, 8, 8];
  it.each([
    [
      'progress-01',
      [
        { do: 'recruit', colour: 'steel' },
        { do: 'board', rover: 0 },
      ],
    ],
    ['progress-02', [{ do: 'greenhouse', from: 'spot' }]],
    ['progress-03', [{ do: 'foundation' }]],
    ['progress-04', [{ do: 'small', small: 'small-data-relay' }]],
    ['progress-05', [{ do: 'train', rover: 0, colour: 'steel' }]],
    ['progress-06', [{ do: 'improve', n: 1 }]],
  ] as const)('%s', (tile, moves: readonly LaMove[]) => {
    const t = table((board) => {
      give(me(board), rich, 3);
      me(board).greenhouses = { built: 2, improved: 0 };
      Object.assign(board, { track: [tile, ...board.track.slice(1)], token: false });
    });
    t.moves(A, ...moves);
    expect(t.player(A).achievements).toBe(1);
  });

  it('progress-07 a lab; progress-08 a large building, besides its slot; progress-09 a tile or a cube', () => {
    const on = (tile: string, set: (board: Board) => void, frames?: Stage['frames']) =>
      table((board) => {
        give(me(board), rich, 3);
        me(board).foundations = 1;
        Object.assign(board, { track: [tile, ...board.track.slice(1)], token: false });
        set(board);
      }, frames);
    const seven = on('progress-07', () => {});
    seven.moves(A, at(seven.can(A, 'lab'), 0), { do: 'place', at: 0 });
    expect(seven.player(A).achievements).toBe(1);
    const eight = on('progress-08', (board) => {
      board.larges = ['large-biodome'];
    });
    eight.moves(A, { do: 'large', large: 'large-biodome' });
    expect(eight.player(A).achievements).toBe(2);
    const permit = [
      { do: 'permit', seat: A, origin: { of: 'large', large: 'large-mission-control' } },
    ] as const;
    const nine = on('progress-09', () => {}, permit);
    nine.moves(A, { do: 'mission', mission: 'mission-mars-1b' });
    expect(nine.player(A).achievements).toBe(1);
    const cube = on(
      'progress-09',
      (board) => {
        at(board.seats, B).missions = board.ships.mars.tiles.splice(0, 2);
      },
      permit,
    );
    cube.moves(A, { do: 'cube', part: 'mars-part-1' });
    expect(cube.player(A).achievements).toBe(1);
  });

  it('51 once a turn, and again in the next', () => {
    const t = table((board) => {
      give(me(board), rich, 3, 6);
      Object.assign(board, { track: ['progress-03', ...board.track.slice(1)], token: false });
    });
    t.moves(A, { do: 'foundation' }, { do: 'stop' });
    expect(t.board.token).toBe(false); // B's turn.
    expect(t.player(A).achievements).toBe(1);
  });
});
