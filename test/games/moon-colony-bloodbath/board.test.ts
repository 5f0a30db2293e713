// What the board promises before a tap is what the rules do after it, and no legal move is out of reach.
import { describe, expect, it } from 'vitest';
import type { AnyMove } from '../../../shared/engine/game.ts';
import { canonical } from '../../../shared/engine/json.ts';
import { awaited, isOver, legal, look, plan, play, start, type View } from '../../../shared/engine/match.ts';
import { fast, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import { boxesOf, colonyOf } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import {
  type ActionId,
  actionIds,
  buildingIds,
  developmentIds,
  eventIds,
  perkIds,
  robotIds,
  startingIds,
  twistIds,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import type { Colony, Mcb, Place } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import { held, outcome, reach, shelves, toll } from '../../../web/games/moon-colony-bloodbath/model.ts';
import { parts, plates } from '../../../web/games/moon-colony-bloodbath/pictures.ts';
import { strokes } from '../../../web/ui/board/brush.ts';

type Moves = readonly AnyMove<Mcb>[];

/** Visits the view of whoever is awaited, all through some random games in which much is built. */
function onTheWay(visit: (view: View<Mcb>, legal: Moves) => void, games: number): void {
  for (let n = 0; n < games; n++) {
    const rng = rngOf(fast(n));
    const options = { firstGame: false, openList: false, twists: [] };
    const { state } = start(game, { seats: 1 + (n % 4), options, seed: seedOf(`board ${n}`) });
    for (let step = 0; step < 400 && !isOver(state); step++) {
      const seat = awaited(state)[0] ?? 0;
      const view = look(game, state, seat);
      const moves = legal(game, view);
      visit(view, moves);
      const builds = moves.filter((move) => move.do === 'build');
      const choice = builds.length > 0 ? builds : moves;
      const move = choice[rng.below(choice.length)];
      if (!move) throw new Error('somebody is asked and has no move');
      play(game, state, seat, [move]);
    }
  }
}

describe('what an action yields', () => {
  /** Carries an action out as a plan: boxes where they may go, everything that costs something declined. */
  function carriedOut(view: View<Mcb>, action: ActionId) {
    let planned = plan(game, view, [{ do: 'act', action }] as Moves);
    while (planned.asked && planned.moves.length < 40) {
      const { legal: next, moves } = planned;
      const move =
        next.find(({ do: what }) => what === 'keep-box' || what === 'decline' || what === 'no-move') ??
        next.find(({ do: what }) => what === 'box');
      if (!move) break;
      planned = plan(game, view, [...moves, move]);
    }
    return planned;
  }

  it('is what the plan then shows: people, money, food, boxes put, cards still to draw', () => {
    let compared = 0;
    onTheWay((view, moves) => {
      const { seat } = view;
      if (seat === null) return;
      for (const action of actionIds) {
        if (!moves.some((move) => move.do === 'act' && move.action === action)) continue;
        const { shown, stop } = carriedOut(view, action);
        const before = colonyOf(view.table.board, seat);
        const after = colonyOf(shown.table.board, seat);
        const { gains, homeless } = outcome(view.table.board, seat, action);
        const promised = Object.fromEntries(gains.map(({ what, n }) => [what, n]));
        expect(stop).not.toBe('asked');
        expect({
          action,
          people: after.people - before.people,
          money: after.money - before.money,
          food: after.food - before.food,
          box: boxesOf(after) - boxesOf(before),
          card: shown.table.step.draws[seat],
        }).toEqual({
          action,
          people: promised.people ?? 0,
          money: promised.money ?? 0,
          food: promised.food ?? 0,
          box: homeless ? 0 : (promised.box ?? 0),
          card: promised.card ?? 0,
        });
        compared++;
      }
    }, 2);
    expect(compared).toBeGreaterThan(120);
  });
});

describe('what can be tapped', () => {
  it('reaches every legal move, with one order switch, and no other', () => {
    onTheWay((_, moves) => {
      const reached = [reach(moves, false), reach(moves, true)].flatMap(
        ({ actions, places, cards, storages, choices }) => [
          ...actions.values(),
          ...places.values(),
          ...cards.values(),
          ...storages.values(),
          ...choices,
        ],
      );
      expect(new Set(reached.map(canonical))).toEqual(
        new Set(moves.filter(({ do: what }) => what !== '@reopen').map(canonical)),
      );
    }, 8);
  });

  it('offers an order of one’s own only behind the switch', () => {
    const moves: Moves = [
      { do: 'act', action: 'mine' },
      { do: 'act', action: 'mine', own: true },
    ];
    expect(reach(moves, false).actions.get('mine')).toEqual({ do: 'act', action: 'mine' });
    expect(reach(moves, true).actions.get('mine')).toEqual({ do: 'act', action: 'mine', own: true });
    expect(reach(moves, false).ownOrder).toBe(true);
    expect(reach(moves.slice(0, 1), false).ownOrder).toBe(false);
  });
});

describe('what the plan changes', () => {
  const colony = (...places: Place[]): Colony => ({
    scientist: 'dr-brain',
    people: 5,
    money: 0,
    food: 0,
    built: 9,
    buildings: places.map((at) => ({ at, id: at.startsWith('flag') ? 'flag' : 'bunker', boxes: 0 })),
    perks: [],
    tokens: [],
    lastAction: null,
    gone: false,
  });

  it('numbers given-up buildings in the order of the plan and leaves them in their places', () => {
    const row = shelves(colony('flag#1', 'bunker#2', 'flag#3'), colony('bunker#2', 'bunker#10'), [
      { do: 'give-up', at: 'flag#3' },
      { do: 'give-up', at: 'flag#1' },
    ]);
    expect(row.map(({ standing: { at }, lost, planned }) => [at, lost, planned])).toEqual([
      ['flag#1', 2, false],
      ['bunker#2', null, false],
      ['flag#3', 1, false],
      ['bunker#10', null, true],
    ]);
  });

  it('marks one of two equal cards when one of them goes', () => {
    expect(held(['flag', 'bunker', 'flag'], ['flag', 'bunker', 'market'])).toEqual([
      { card: 'flag', away: false },
      { card: 'bunker', away: false },
      { card: 'flag', away: true },
      { card: 'market', away: false },
    ]);
  });
});

describe('the stamp on a card', () => {
  it('says the people that the card takes from everybody', () => {
    expect(toll({ kind: 'robot', id: 'stacking-robot' })).toBe(6);
    expect(toll({ kind: 'event', id: 'moonquake' })).toBe(5);
    expect(toll({ kind: 'twist', id: 'night-shift' })).toBe(2);
  });

  it('is missing where the number is counted in each colony, or nobody dies', () => {
    expect(toll({ kind: 'twist', id: 'meteor-shower' })).toBe(0);
    expect(toll({ kind: 'start', id: 'work' })).toBe(0);
    expect(toll(null)).toBe(0);
  });
});

describe('pictures', () => {
  const drawn = Object.entries(plates).flatMap(([kind, lines]) =>
    Object.entries(lines).map(([id, line]) => ({
      key: `${kind}/${id}`,
      line,
      strokes: strokes(line, parts),
    })),
  );

  it('are there for every card, each made of shapes that can be drawn', () => {
    const cards = [
      buildingIds,
      robotIds,
      twistIds,
      eventIds,
      developmentIds,
      perkIds,
      startingIds,
      actionIds,
    ];
    expect(drawn.length).toBeGreaterThanOrEqual(cards.flat().length);
    for (const { key, strokes: inked } of drawn) {
      expect(inked.length, key).toBeGreaterThan(0);
      for (const { paint, path } of inked) {
        expect(paint, key).toMatch(/^[WPMBKRSCGOVN]$/);
        expect(path, key).toMatch(/^M-?[\d.]+,-?[\d.]+[MLHVCSQTAZmlhvcsqtaz\d.,-]+$/);
      }
    }
  });

  it('tell every card from the others; an action and the resource of its tool may look alike', () => {
    const ofCards = drawn.filter(({ key }) => !/^(action|resource|back)\//.test(key));
    expect(new Set(ofCards.map(({ line }) => line)).size).toBe(ofCards.length);
  });
});
