// What the board promises before a tap is what the rules do after it: chances, what a mission takes, loads by wish.

import { describe, expect, it } from 'vitest';
import { same } from '../../../shared/engine/json.ts';
import { awaited, isOver, look, plan, play, start } from '../../../shared/engine/match.ts';
import { ownMoves } from '../../../shared/engine/moves.ts';
import { fast, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import { at, centreOf, copyTargets } from '../../../shared/games/space-missions/board.ts';
import { chanceWithout, knownDecks } from '../../../shared/games/space-missions/chance.ts';
import { missionIds, systemIds } from '../../../shared/games/space-missions/content.ts';
import { bySystem, dealAgain, draw, evenOdds } from '../../../shared/games/space-missions/deck.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import { lacks } from '../../../shared/games/space-missions/load.ts';
import { isFlightMove, isLoadMove } from '../../../shared/games/space-missions/rules.mission.ts';
import type { Load, SmFrame, SmMove } from '../../../shared/games/space-missions/state.ts';
import {
  canFly,
  isAnswer,
  isDeckMove,
  isDeclaration,
  isHandMove,
  partOf,
  sightOf,
  takes,
} from '../../../web/games/space-missions/model.ts';
import { bare, fill, sensible, step } from '../../../web/games/space-missions/pad.ts';
import { parts, plates } from '../../../web/games/space-missions/pictures.ts';
import { strokes } from '../../../web/ui/board/brush.ts';
import { A, optionsOf, stage } from './stage.ts';

/** A seat's centre on the first day, its decks as nobody has seen them. */
const fresh = () => {
  const { board } = stage({ seats: 2, frames: [{ do: 'act', seat: A }] });
  return { centre: centreOf(board, A), odds: bySystem(evenOdds), beside: [] };
};

const bad = ['yellow', 'red'] as const;

describe('chances', () => {
  it('on the first day a card is green with 1 in 3: 4 of the 6 unseen cards are (section 3, step 8)', () => {
    // 4/6 of 2 in 5, and 2/6 of 1 in 5.
    expect(chanceWithout(fresh(), { control: 1 }, bad)).toBeCloseTo(1 / 3, 10);
    expect(chanceWithout(fresh(), {}, bad)).toBe(1);
    expect(knownDecks(fresh()).control).toEqual({ green: 1, yellow: 2, red: 1, unseen: 1 / 3 });
  });

  it('the colours of the next card add up, whatever lies beside the deck', () => {
    const beside = [
      { system: 'sensors', colour: 'green', step: 1, deals: [] },
      { system: 'sensors', colour: 'yellow', step: 1, deals: [] },
    ] as const;
    const sight = { ...fresh(), beside: beside.map((card) => ({ ...card, deals: [] })) };
    const chance = (colour: 'green' | 'yellow' | 'red') => 1 - chanceWithout(sight, { sensors: 1 }, [colour]);
    expect(chance('green') + chance('yellow') + chance('red')).toBeCloseTo(1, 10);
    const { green, yellow, red, unseen } = knownDecks(sight).sensors;
    expect(green + yellow + red + (unseen === null ? 0 : 1)).toBe(3);
  });

  it('two greens drawn from one deck: the unseen card was green, and is no longer in it', () => {
    const card = { system: 'landing', colour: 'green', step: 1 } as const;
    const sight = { ...fresh(), beside: [0, 1].map(() => ({ ...card, deals: [] })) };
    expect(knownDecks(sight).landing).toEqual({ green: 0, yellow: 2, red: 1, unseen: null });
    // That makes a yellow card elsewhere likelier: 2 among the 5 other decks.
    expect(knownDecks(sight).control.unseen).toBeCloseTo(2 / 5, 10);
  });

  it('is what dealing the decks again and again comes to, several systems at once', () => {
    const sight = fresh();
    const rng = rngOf(fast(11));
    const times = 4000;
    let clean = 0;
    for (let i = 0; i < times; i++) {
      const decks = dealAgain(sight.centre, sight.odds, rng);
      const drawn = [...draw(decks.propulsion, 1, rng), ...draw(decks.sensors, 1, rng)];
      if (drawn.every((colour) => colour === 'green')) clean++;
    }
    const exact = chanceWithout(sight, { propulsion: 1, sensors: 1 }, bad);
    expect(clean / times).toBeCloseTo(exact, 1);
  });
});

/** Plays games as the rule of thumb does and shows every question on the way. */
function onTheWay(games: number, visit: (asked: SmFrame, legal: SmMove[], view: View) => void): void {
  for (let n = 0; n < games; n++) {
    const seats = 1 + (n % 3);
    const options = optionsOf(seats, { specialists: n % 2 === 0 });
    const { state } = start(game, { seats, options, seed: seedOf(`way ${n}`) });
    while (!isOver(state)) {
      const seat = at(awaited(state), 0);
      const view = look(game, state, seat);
      const { asked, legal, shown } = plan(game, view, []);
      if (!asked || !('hand' in shown)) throw new Error('somebody is awaited and asked nothing');
      const own = ownMoves(legal);
      visit(asked, own, view);
      play(game, state, seat, [game.greedy ? game.greedy(shown, asked, own) : at(own, 0)]);
    }
  }
}
type View = Parameters<typeof plan<import('../../../shared/games/space-missions/state.ts').SpaceMissions>>[1];

describe('the board', () => {
  it('has a place for every legal move of every question', { timeout: 60_000 }, () => {
    const places = {
      hand: isHandMove,
      missions: isDeclaration,
      pad: isLoadMove,
      event: isAnswer,
      flight: isFlightMove,
      control: isDeckMove,
      choice: (move: SmMove) =>
        isDeckMove(move) || ['equip', 'develop', 'remove', 'ok', 'copy', 'retrieve'].includes(move.do),
    };
    const seen = new Set<string>();
    onTheWay(6, (asked, legal) => {
      seen.add(asked.do);
      expect(legal.filter((move) => !places[partOf(asked)](move))).toEqual([]);
    });
    expect([...seen]).toEqual(
      expect.arrayContaining(['act', 'declare', 'load', 'answers', 'decide', 'equip']),
    );
  });

  it('says of a mission that it can be flown just where it can be declared (R5.2)', {
    timeout: 60_000,
  }, () => {
    onTheWay(4, (asked, legal, { table: { board } }) => {
      if (asked.do !== 'declare') return;
      const centre = centreOf(board, asked.seat);
      for (const { id } of board.missions) {
        const declared = legal.some((move) => move.do === 'declare' && move.mission === id);
        expect(canFly(centre, id)).toBe(declared);
        expect(takes(centre, id).every(({ ok }) => ok)).toBe(lacks(centre, id).length === 0);
      }
    });
  });

  it('knows of the decks of another seat what everybody knows', () => {
    const { state } = start(game, { seats: 2, options: optionsOf(2), seed: seedOf('sight') });
    const view = look(game, state, 0);
    const { shown } = plan(game, view, []);
    expect(sightOf(shown, 1).odds).toEqual(bySystem(evenOdds));
    expect(copyTargets(shown.table.board, 0)).toEqual([]);
  });

  it('has a picture for everything, drawn of finite shapes', () => {
    for (const lines of Object.values(plates))
      for (const [id, line] of Object.entries(lines)) {
        const paths = strokes(line, parts);
        expect(paths.length, id).toBeGreaterThan(0);
        expect(paths.filter(({ path }) => /NaN|undefined/.test(path))).toEqual([]);
      }
    expect(Object.keys(plates.mission)).toEqual([...missionIds]);
    expect(Object.keys(plates.system)).toEqual([...systemIds]);
  });
});

describe('a load by wish', () => {
  it('is legal whatever is wished, and its answers lead to it', { timeout: 60_000 }, () => {
    const rng = rngOf(fast(3));
    let asked = 0;
    onTheWay(3, (frame, _legal, view) => {
      if (frame.do !== 'load') return;
      const centre = centreOf(view.table.board, frame.seat);
      const id = centre.mission ?? 'mission-1-0';
      for (let i = 0; i < 3; i++) {
        const wish: Load = {
          tiles: { rocket: 1 + rng.below(3), satellite: 1 + rng.below(3), capsule: 1 + rng.below(3) },
          fuel: rng.below(5),
          fitted: {
            rocket: { 'extra-tank': rng.below(3), 'thrust-backup': rng.below(3) },
            satellite: { 'sensor-backup': rng.below(3), 'control-backup': rng.below(2) },
            capsule: { 'life-support-backup': rng.below(3), 'control-backup': rng.below(2) },
          },
          training: rng.below(4),
          crew: [],
        };
        const { load, answers } = fill(centre, id, wish, frame.answers);
        const planned = plan(game, view, answers.slice(frame.answers.length));
        expect(planned.asked).toBeNull();
        expect(centreOf(planned.shown.table.board, frame.seat).load).toEqual(load);
        asked++;
      }
      expect(fill(centre, id, sensible(centre, id)).load).toEqual(sensible(centre, id));
      const { load } = fill(centre, id, bare(centre, id));
      expect(load.training).toBe(0);
    });
    expect(asked).toBeGreaterThan(10);
  });

  it('one more or one less changes that alone, or is not offered', () => {
    const { board } = stage({
      seats: 2,
      frames: [{ do: 'act', seat: A }],
      set: ({ seats }) => {
        const own = at(seats, A);
        own.levels.rocket = 2;
        Object.assign(own.warehouse, { fuel: 1, 'extra-tank': 1, 'thrust-backup': 2 });
      },
    });
    const centre = centreOf(board, A);
    const fuel = { of: 'fuel' } as const;
    const thrust = { of: 'kind', part: 'rocket', kind: 'thrust-backup' } as const;
    const { load } = fill(centre, 'mission-1-0', bare(centre, 'mission-1-0'));
    expect(load).toMatchObject({ tiles: { rocket: 1, satellite: 1 }, fuel: 1, fitted: {} });
    // The last fuel may go: the tank takes its place.
    expect(step(centre, 'mission-1-0', load, fuel, -1)).toMatchObject({
      fuel: 0,
      fitted: { rocket: { 'extra-tank': 1 } },
    });
    expect(step(centre, 'mission-1-0', load, fuel, 1)).toBeNull();
    const one = step(centre, 'mission-1-0', load, thrust, 1);
    const two = one && step(centre, 'mission-1-0', one, thrust, 1);
    expect(two?.fitted.rocket?.['thrust-backup']).toBe(2);
    // Both slots are full, and there is no third backup.
    expect(two && step(centre, 'mission-1-0', two, thrust, 1)).toBeNull();
    expect(two && same(two, load)).toBe(false);
  });
});
