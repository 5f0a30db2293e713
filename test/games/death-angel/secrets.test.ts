// What is secret stays so: chosen cards, Instinct events, scouted events, the order of commits; and seats that leave.
import { describe, expect, test } from 'vitest';
import { legal, look, play, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { game } from '../../../shared/games/death-angel/index.ts';
import { around, of, row, scene, standard } from './scene.ts';

const three = () =>
  scene({
    rows: [
      row('brother-noctis', 'L', { tokens: 1 }),
      row('sergeant-gideon', 'L', { L: ['head'] }),
      row('brother-leon', 'R', { R: ['tail'] }),
      row('brother-valencio', 'R'),
      row('brother-zael', 'R'),
      row('brother-omnio', 'R'),
    ],
    seats: { green: 0, red: 1, purple: 2 },
    events: ['psychic-assault'],
    ahead: ['munitorium', 'teleportarium'],
  });

describe('phase 1', () => {
  test('a chosen card is seen by its seat alone, and so is who has chosen, until all are in', () => {
    const t = three();
    t.run({ do: 'round' });
    const before = [1, 2, null].map((seat) => JSON.stringify(look(game, t.state, seat)));
    t.moves(0, { do: 'pick', team: 'green', card: 'dead-aim' });
    expect([1, 2, null].map((seat) => JSON.stringify(look(game, t.state, seat)))).toEqual(before);
    expect(look(game, t.state, 0).awaited).toEqual([1, 2]);
    // It may be changed until the last seat is in (R3.5).
    play(game, t.state, 0, [{ do: '@reopen' }, { do: 'pick', team: 'green', card: 'block' }]);
    t.moves(1, { do: 'pick', team: 'red', card: 'overwatch' });
    const told = t.moves(2, { do: 'pick', team: 'purple', card: 'strategize' });
    expect(of(told, 'revealed')).toEqual([{ k: 'revealed', cards: ['block', 'overwatch', 'strategize'] }]);
    expect(t.asked()).toBe('support');
    expect(t.awaited()).toEqual([0]);
  });

  test('a seat with two teams answers both in one form, and is in when both are chosen', () => {
    const t = scene({
      rows: [row('brother-noctis', 'L'), row('brother-leon', 'R'), row('brother-zael', 'R')],
      seats: { green: 0, red: 0, purple: 1 },
    });
    t.run({ do: 'round' });
    t.moves(0, { do: 'pick', team: 'green', card: 'dead-aim' });
    expect(look(game, t.state, 0).awaited).toBeNull(); // Half an answer tells nothing, and is told nothing.
    t.moves(0, { do: 'pick', team: 'red', card: 'full-auto' });
    expect(look(game, t.state, 0).awaited).toEqual([1]);
  });

  test('R3.2, R20.1 last round’s card is barred, team by team', () => {
    const t = scene({ rows: [row('brother-noctis', 'L'), row('brother-leon', 'R')] });
    for (const team of t.board.teams) if (team.id === 'green') team.card = 'dead-aim';
    t.run({ do: 'round' });
    expect(t.legal(0)).toEqual([
      { do: 'pick', team: 'green', card: 'block' },
      { do: 'pick', team: 'green', card: 'run-and-gun' },
    ]);
  });
});

describe('an Instinct event', () => {
  test('is seen by the current player alone, until the aim is committed', () => {
    const t = three();
    for (const team of t.board.teams) team.card = team.id === 'red' ? 'overwatch' : 'dead-aim';
    const told = t.run({ do: 'event' });
    expect(t.board.instinct).toBe(1);
    expect(of(told, 'event')).toEqual([]);
    for (const seat of [0, 2, null])
      expect(JSON.stringify(look(game, t.state, seat))).not.toContain('psychic-assault');
    expect(JSON.stringify(look(game, t.state, 1))).toContain('psychic-assault');
    expect(t.legal(1).length).toBe(6);
    const after = t
      .dice(5)
      .moves(1, { do: 'instinct', event: 'psychic-assault', aim: { marine: 'brother-zael' } });
    expect(of(after, 'event')).toEqual([
      { k: 'event', event: 'psychic-assault', aim: { marine: 'brother-zael' } },
    ]);
    expect(t.board.instinct).toBeNull();
  });
});

describe('Forward Scouting', () => {
  const scout = (where: 'top' | 'bottom') => {
    const t = three();
    t.card('purple', 'forward-scouting');
    t.moves(2, { do: 'pass', what: 'move' }, { do: 'turn', marines: [] });
    t.moves(2, { do: 'look' }, { do: 'put', where });
    return t;
  };
  test('the card is known to the Purple seat alone, and by the others only where it went', () => {
    const t = scout('top');
    for (const seat of [0, 1, null])
      expect(JSON.stringify(look(game, t.state, seat))).not.toContain('psychic-assault');
    expect(t.state.hands[2]?.scouted).toEqual({ top: 'psychic-assault', bottom: [] });
  });
  test('the knowledge ends when the card is drawn', () => {
    const t = scout('top');
    t.run({ do: 'setup-event' });
    expect(t.state.hands[2]?.scouted).toEqual({ top: null, bottom: [] });
  });
  test('a card at the bottom is known until the deck has come down to it, or is shuffled', () => {
    const t = scout('bottom');
    for (let drawn = 0; drawn < 29; drawn++) t.run({ do: 'setup-event' });
    expect(t.state.hands[2]?.scouted.bottom).toEqual(['psychic-assault']);
    t.run({ do: 'setup-event' });
    expect(t.state.hands[2]?.scouted.bottom).toEqual([]);
    expect(t.board.eventDiscard.at(-1)).toBe('psychic-assault');
  });
});

describe('a seat that leaves', () => {
  test('what it was asked is asked of the heir of its team', () => {
    const t = three();
    t.card('red', 'overwatch');
    expect(t.awaited()).toEqual([1]);
    const told = t.leave(1);
    expect(of(told, 'left')).toMatchObject([{ seat: 1, heirs: [{ team: 'red', seat: 0 }] }]);
    expect(t.awaited()).toEqual([0]);
    expect(t.asked()).toBe('support');
  });
  test('in phase 1 the heir chooses for the inherited team too', () => {
    const t = three();
    t.run({ do: 'round' });
    t.moves(0, { do: 'pick', team: 'green', card: 'block' });
    t.leave(1);
    expect(t.awaited()).toContain(0);
    t.moves(0, { do: 'pick', team: 'red', card: 'overwatch' });
    t.moves(2, { do: 'pick', team: 'purple', card: 'strategize' });
    expect(t.board.teams.map(({ card }) => card)).toEqual(['block', 'overwatch', 'strategize']);
  });
  test('an Instinct event passes to the new current player, who alone sees it', () => {
    const t = three();
    for (const team of t.board.teams) team.card = team.id === 'red' ? 'overwatch' : 'dead-aim';
    t.run({ do: 'event' });
    t.leave(1);
    expect(t.board.instinct).toBe(0);
    expect(legal(game, look(game, t.state, 0)).length).toBe(6);
    expect(JSON.stringify(look(game, t.state, 2))).not.toContain('psychic-assault');
    expect(t.sound()).toEqual([]);
  });
  test('when nobody is left the game is lost', () => {
    const t = three();
    t.run({ do: 'round' });
    for (const seat of [0, 1, 2]) t.leave(seat);
    expect(t.result()).toMatchObject({
      end: 'left',
      seats: [{ won: false }, { won: false }, { won: false }],
    });
  });
  test('in the draft the others take its share', () => {
    const { state } = start(game, { seats: 3, options: standard, seed: seedOf('draft') });
    const t = around(state);
    const [first = 0] = t.awaited();
    const [move] = t.legal(first);
    if (move) t.moves(first, move);
    const [second = 0] = t.awaited();
    t.leave(second);
    for (let [seat] = t.awaited(); seat !== undefined && t.asked() === 'draft'; [seat] = t.awaited()) {
      const [next] = t.legal(seat);
      if (next) t.moves(seat, next);
    }
    expect(t.board.teams.length).toBe(6);
    expect(t.board.teams.some(({ seat }) => seat === second)).toBe(false);
  });
});
