// What the board works out before anything is drawn: what a tap on a space does and comes to, and what moves when.
import { describe, expect, it } from 'vitest';
import { plan } from '../../../shared/engine/match.ts';
import { viewOf } from '../../../shared/games/kembles-cascade/ahead.ts';
import { core } from '../../../shared/games/kembles-cascade/core.ts';
import type { KcMove } from '../../../shared/games/kembles-cascade/state.ts';
import { messages as en } from '../../../shared/games/kembles-cascade/text/en.ts';
import { messages as zhHans } from '../../../shared/games/kembles-cascade/text/zh-Hans.ts';
import { messages as zhHant } from '../../../shared/games/kembles-cascade/text/zh-Hant.ts';
import { aimOf, shotWith } from '../../../web/games/kembles-cascade/aim.ts';
import { cardAt, ids, nameOfCard } from '../../../web/games/kembles-cascade/keys.ts';
import { parts, plates } from '../../../web/games/kembles-cascade/pictures.ts';
import { beatsOf } from '../../../web/games/kembles-cascade/replay.ts';
import { messages as boardEn } from '../../../web/games/kembles-cascade/text/en.ts';
import { messages as boardHans } from '../../../web/games/kembles-cascade/text/zh-Hans.ts';
import { messages as boardHant } from '../../../web/games/kembles-cascade/text/zh-Hant.ts';
import { strokes } from '../../../web/ui/board/brush.ts';
import { RED, type Staged, stage } from './stage.ts';

/** What a tap can mean for red now. */
function aimed(t: Staged) {
  const { shown, legal } = t.plan(RED);
  if (!('seat' in shown)) throw new Error('a player sees a hand');
  return {
    shown,
    ...aimOf(
      shown,
      legal.filter((move): move is KcMove => !move.do.startsWith('@')),
    ),
  };
}

describe('a tap on a space', () => {
  it('R4.15: flies as far as moves and Energy go, and what it adds to the plan is legal to the last move', () => {
    const t = stage({ ships: [{ at: [1, 1], threat: 2 }], space: { '2,2': 'rock' } });
    const { shown, ways } = aimed(t);
    const way = ways.get('4,1');
    expect(way).toMatchObject({ does: 'fly', cost: 3, stopsAt: null, outcome: { energy: 2, threat: 0 } });
    expect(way?.moves.map((move) => 'cost' in move && move.cost)).toEqual([0, 1, 2]);
    expect(plan(core, viewOf(shown), way?.moves ?? []).moves).toEqual(way?.moves);
    expect(ways.has('5,1')).toBe(false);
    expect(ways.has('2,2')).toBe(false);
  });

  it('stops where the way draws a card or asks, for nothing can be planned past that', () => {
    // A tunnel with a capsule in it: the only way up.
    const t = stage({
      ships: [{ at: [1, 1] }],
      space: { '1,2': 'rock', '2,2': 'rock', '2,1': 'power-up', '3,2': 'rock' },
    });
    const way = aimed(t).ways.get('3,1');
    expect(way).toMatchObject({ cost: 1, stopsAt: { r: 2, c: 1 } });
    expect(way?.moves).toEqual([{ do: 'move', to: { r: 2, c: 1 }, cost: 0 }]);
  });

  it('says what an entry comes to: Energy, and the Threat that waits there (R4.5, R6.2, R8.7)', () => {
    const t = stage({ ships: [{ entered: true, energy: 0 }], space: { '2,1': 'mine', '1,4': 'black-hole' } });
    const { ways } = aimed(t);
    expect(ways.get('1,1')).toMatchObject({ does: 'enter', outcome: { energy: 4, threat: 2 } });
    expect(ways.get('1,4')).toMatchObject({ does: 'enter', outcome: { energy: 2, threat: 0 } });
  });

  it('says when ending there is the end', () => {
    const t = stage({
      ships: [{ at: [1, 1], energy: 2 }],
      space: { '2,1': 'singularity', '2,2': 'black-hole' },
    });
    const { ways } = aimed(t);
    expect(ways.get('2,1')?.outcome.destroyed).toBe(true);
    expect(ways.get('2,2')?.outcome.destroyed).toBe(true);
  });

  it('R4.10: fires at what a shot would hit; of several weapons the chosen one', () => {
    const t = stage({
      ships: [{ at: [1, 1], upgrades: { gamma: 1, laser: 1 } }],
      space: { '3,1': 'cruiser', '5,1': 'lancer', '4,1': 'fighter' },
    });
    const { shots } = aimed(t);
    expect(shots.get('3,1')?.map(({ move, damage }) => [move.weapon, damage])).toEqual([
      ['turret', 1],
      ['laser', 2],
      ['gamma', 1],
    ]);
    expect(shots.get('4,1')?.map(({ move }) => move.weapon)).toEqual(['gamma']);
    expect(shots.has('5,1')).toBe(false); // Immune to gamma.
    expect(shotWith(shots.get('3,1') ?? [], 'laser')?.damage).toBe(2);
    expect(shotWith(shots.get('4,1') ?? [], 'laser')?.move.weapon).toBe('gamma');
  });
});

describe('pages', () => {
  it.each([
    ['en', { ...en, board: boardEn }],
    ['zh-Hant', { ...zhHant, board: boardHant }],
    ['zh-Hans', { ...zhHans, board: boardHans }],
  ] as const)('every card has a name of its own within its kind, in %s', (_language, text) => {
    for (const [kind, all] of Object.entries(ids)) {
      const names = all.map((id) => nameOfCard(`${kind}/${id}`, text));
      expect(names.filter((name, i) => name.trim() === '' || names.indexOf(name) !== i)).toEqual([]);
    }
    expect(() => cardAt('object/nothing')).toThrow(RangeError);
  });
});

describe('pictures', () => {
  const all = Object.entries(plates).flatMap(([kind, lines]) =>
    Object.entries(lines).map(([id, line]) => [`${kind}/${id}`, line] as const),
  );

  it('there is one for everything but empty space, in paints and shapes that can be inked', () => {
    for (const [id, line] of all) {
      const inked = strokes(line, parts);
      if (id !== 'object/empty') expect(inked.length, id).toBeGreaterThan(0);
      for (const { paint, path } of inked) {
        expect(paint, id).toMatch(/^[HWPMBKRSCGOVN]?$/);
        if (line !== '') expect(path, id).toMatch(/^M-?[\d.]+,-?[\d.]+[MLHVCSQTAZmlhvcsqtaz\d.,-]+$/);
      }
    }
  });

  it('name no part that is missing, and tell all of a kind apart', () => {
    const named = all.flatMap(([, line]) => [...line.matchAll(/@(\w+)/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !(name in parts))).toEqual([]);
    for (const lines of Object.values(plates))
      expect(new Set(Object.values(lines)).size).toBe(Object.keys(lines).length);
  });
});

describe('what happened, shown moving', () => {
  it('is played event by event from the board before to the board after, never for long', () => {
    const t = stage({
      ships: [{ at: [1, 1], threat: 1 }, { at: [5, 5] }],
      space: { '3,2': 'fighter', '4,4': 'turret' },
    });
    const before = structuredClone(t.board);
    t.told.length = 0;
    t.acts(RED, 'move 0 +1', 'fire turret', 'end');
    const beats = beatsOf({ before, events: t.told });
    const kinds = beats.map(({ event }) => event.k);
    expect(kinds.slice(0, 4)).toEqual(['moved', 'fired', 'damaged', 'destroyed']);
    expect(beats[0]?.before.pilots[RED]?.at).toEqual({ r: 1, c: 1 });
    expect(beats[0]?.board.pilots[RED]?.at).toEqual({ r: 1, c: 2 });
    expect(beats.at(-1)?.board.area).toEqual(t.board.area);
    expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(6000);
    expect(before.pilots[RED]?.at).toEqual({ r: 1, c: 1 });
    // A plan that grew shows what is new alone.
    expect(beatsOf({ before, events: t.told }, 1).map(({ event }) => event.k)[0]).toBe('fired');
  });
});
