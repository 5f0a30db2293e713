// What can be known of a deck: section 12's "best knowledge", and states dealt anew by it.
import { describe, expect, it } from 'vitest';
import { look, redeal } from '../../../shared/engine/match.ts';
import { fast, rngOf } from '../../../shared/engine/rng.ts';
import { systemIds } from '../../../shared/games/space-missions/content.ts';
import {
  bySystem,
  chanceOfYellow,
  composition,
  evenOdds,
  learn,
} from '../../../shared/games/space-missions/deck.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import { A, at, B, stage } from './stage.ts';

const fresh = () => {
  const { state, board } = stage({ seats: 2, frames: [] });
  return { state, centre: at(board.seats, A), odds: bySystem(evenOdds) };
};

describe('the fifth card', () => {
  it('is yellow in two decks of six, as far as nobody has looked', () => {
    const { centre, odds } = fresh();
    for (const chance of Object.values(chanceOfYellow(centre, odds))) expect(chance).toBeCloseTo(1 / 3);
  });

  it('S3 is known once two green cards were seen together, and the others become likelier', () => {
    const { centre, odds } = fresh();
    learn(odds.control, centre.decks.control, { green: 2, yellow: 0, red: 1 });
    const chance = chanceOfYellow(centre, odds);
    expect(chance.control).toBe(0);
    expect(chance.sensors).toBeCloseTo(2 / 5);
  });

  it('becomes likelier to be yellow with each yellow card of a sample', () => {
    const { centre, odds } = fresh();
    learn(odds.control, centre.decks.control, { green: 0, yellow: 2, red: 0 });
    // Of {2,2,1} one pair of ten is two yellows, of {1,3,1} three are: 3 to 1 for yellow.
    expect(odds.control.yellow / odds.control.green).toBeCloseTo(3);
    expect(chanceOfYellow(centre, odds).control).toBeCloseTo((5 * 3) / (5 * 3 + 10));
  });

  it('is yellow if more yellow cards were removed than there were', () => {
    const { centre, odds } = fresh();
    centre.decks.landing.removed.yellow = 3;
    expect(chanceOfYellow(centre, odds).landing).toBe(1);
    expect(composition(centre.decks.landing, 'yellow').yellow).toBe(0);
  });
});

describe('a state dealt anew', () => {
  it('keeps what the seat has seen, and deals the rest as likely as it is', () => {
    const { state } = fresh();
    const hand = at(state.hands, A);
    learn(hand.odds['re-entry'], at(state.table.board.seats, A).decks['re-entry'], {
      green: 1,
      yellow: 3,
      red: 1,
    });
    const rng = rngOf(fast(3));
    const yellow = bySystem(() => 0);
    const games = 600;
    for (let i = 0; i < games; i++) {
      const { box } = redeal(game, look(game, state, A), rng, fast(i));
      for (const system of systemIds) if (at(box.own, A).decks[system].yellow === 3) yellow[system]++;
    }
    expect(yellow['re-entry']).toBe(games);
    // One more yellow card lies in one of the other five.
    for (const system of systemIds) {
      if (system === 're-entry') continue;
      expect(yellow[system] / games).toBeGreaterThan(0.13);
      expect(yellow[system] / games).toBeLessThan(0.27);
    }
  });

  it('keeps the event that an award showed on top', () => {
    const { state } = fresh();
    const [, , third = null] = state.box.events;
    at(state.hands, B).peeked = third;
    const other = redeal(game, look(game, state, B), rngOf(fast(1)), fast(2));
    expect(other.box.events[0]).toBe(third);
    expect(game.audit(other)).toEqual([]);
  });
});
