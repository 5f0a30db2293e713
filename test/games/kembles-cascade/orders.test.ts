// Section 11: plans that run to what is hidden, the early Sensor, drafts of a turn, the safe rest, and those who leave.
import { describe, expect, it } from 'vitest';
import { OrdersError } from '../../../shared/engine/game.ts';
import { expire, leave, look, plan, play, reflexes, whatIf } from '../../../shared/engine/match.ts';
import { ifScrolled, turnAhead } from '../../../shared/games/kembles-cascade/ahead.ts';
import { game } from '../../../shared/games/kembles-cascade/index.ts';
import { forecast, forecastAt, reach, toll } from '../../../shared/games/kembles-cascade/preview.ts';
import type { KcMove } from '../../../shared/games/kembles-cascade/state.ts';
import { threatAt } from '../../../shared/games/kembles-cascade/threat.ts';
import { BLUE, GREEN, RED, type Staged, stage } from './stage.ts';

const move = (r: number, c: number, cost = 0): KcMove => ({ do: 'move', to: { r, c }, cost });
const shot = (cost = 0): KcMove => ({ do: 'fire', weapon: 'turret', dir: 'up', cost });
const here = { at: [1, 1] } as const;
function seen(t: Staged, seat: number) {
  const { shown } = t.plan(seat);
  if (!('seat' in shown)) throw new Error('a player sees a hand');
  return shown;
}
const orders = (t: Staged, seat: number, value: unknown) =>
  t.moves(seat, { do: '@orders', orders: value as never });
const seenBy = (t: Staged, seat: number) => {
  const { shown } = plan(game, look(game, t.state, seat), []);
  if (!('hand' in shown)) throw new Error('a spectator');
  return shown;
};

describe('one turn, one visit', () => {
  it('a whole turn is planned; a Power-up drawn, an achievement turned up, another pilot stop it', () => {
    const t = stage({
      ships: [here, { at: [5, 5] }],
      space: { '2,1': 'fighter', '2,2': 'power-up', '3,1': 'fighter' },
      open: ['double-kill'],
    });
    expect(t.plan(RED, shot(), move(1, 2)).stop).toBe('asked');
    expect(t.plan(RED, move(2, 2)).stop).toBe('hidden');
    expect(t.plan(RED, shot(), shot(1)).stop).toBe('hidden');
    expect(t.plan(RED, shot(), { do: 'end' }).stop).toBe('others');
  });

  it('the plan of the last pilot shows the pushes, and stops before the new row', () => {
    const t = stage({ ships: [{ at: [1, 2] }, { at: [1, 1] }, {}], order: [RED], space: { '2,1': 'rock' } });
    const planned = t.plan(RED, { do: 'end' });
    expect(planned.stop).toBe('hidden');
    const told = planned.told.map(({ event }) => event.k);
    expect(told).toContain('scrolled');
    expect(told).toContain('pushed');
    expect(told).not.toContain('row');
  });

  it('what if the scroll came now: crushed', () => {
    const t = stage({ ships: [here, { at: [4, 4] }], space: { '2,1': 'rock' } });
    const then = whatIf(game, look(game, t.state, RED), [{ do: 'scroll' }]);
    expect(then.table.board.pilots[RED]).toMatchObject({ at: null });
    expect(t.pilot(RED).at).not.toBeNull();
  });

  it('reach: every space with its moves, its price, and the Threat that waits', () => {
    const t = stage({
      ships: [{ at: [1, 1], threat: 3 }],
      space: { '3,3': 'mine', '2,1': 'black-hole', '1,2': 'rock' },
    });
    const all = reach(t.board, RED);
    const at = (r: number, c: number) => all.find(({ to }) => to.r === r && to.c === c);
    expect(at(1, 1)).toMatchObject({ moves: 0, cost: 0, left: 3 });
    expect(at(2, 2)).toMatchObject({ moves: 1, cost: 0, left: 2, threats: [{ from: { r: 3, c: 3 }, n: 2 }] });
    expect(at(3, 2)).toMatchObject({ moves: 2, cost: 1 });
    expect(at(4, 4)).toBeUndefined(); // Round the mine it is four moves.
    expect(at(3, 3)).toBeUndefined();
    for (const { to, threats } of all)
      expect(threats.reduce((sum, { n }) => sum + n, 0)).toBe(threatAt(t.board, RED, to));
    expect(toll(t.board, { r: 2, c: 1 })).toBe(2);
  });

  it('forecastAt: what flying to a space and ending there comes to (R4.3, R4.15, R6, section 8.1)', () => {
    const t = stage({
      ships: [{ at: [1, 1], threat: 3, energy: 4 }],
      space: { '3,3': 'mine', '2,1': 'black-hole', '1,2': 'energy-cell' },
    });
    const at = (r: number, c: number) => {
      const found = reach(t.board, RED).find(({ to }) => to.r === r && to.c === c);
      return found && forecastAt(t.board, RED, found);
    };
    expect(at(1, 1)).toEqual(forecast(t.board, RED));
    expect(at(2, 2)).toMatchObject({ energy: 2, lost: 2, destroyed: false, threat: 2 });
    expect(at(1, 2)).toMatchObject({ energy: 3, lost: 2, threat: 0 });
    expect(at(3, 2)).toMatchObject({ energy: 2, lost: 1, threat: 2 }); // One move more, one Energy for it.
    expect(at(2, 1)).toMatchObject({ energy: 0, destroyed: true, threats: [] });
  });

  it('R9.3: what the scroll would do to a ship in the bottom row', () => {
    const t = stage({
      ships: [{ at: [1, 1] }, { at: [1, 2] }, { at: [2, 3] }],
      space: { '2,1': 'rock', '2,2': 'black-hole' },
    });
    expect(ifScrolled(seen(t, RED))?.at).toBeNull();
    expect(ifScrolled(seen(t, BLUE))).toMatchObject({ at: { r: 1, c: 2 }, energy: 3 });
    expect(ifScrolled(seen(t, GREEN))).toBeNull();
  });

  it('forecast: what ending now comes to', () => {
    const t = stage({ ships: [{ at: [1, 1], threat: 2 }], space: { '2,2': 'mine' } });
    const told = forecast(t.board, RED);
    expect(told).toMatchObject({ lost: 2, destroyed: false, threat: 2 });
    t.acts(RED, 'end');
    expect(t.stand(RED)).toBe(`E${5 - told.lost} T${told.threat} B0 G0`);
  });
});

describe('Sensors', () => {
  const choosing = () => stage({ ships: [here, { at: [3, 3] }, { at: [5, 5] }], frames: [{ do: 'round' }] });

  it('one chosen early is kept in the hand and answers the next choice', () => {
    const t = stage({ ships: [here, { at: [3, 3] }] });
    const [sensor = 0] = t.state.hands[BLUE]?.sensors ?? [];
    orders(t, BLUE, { sensor: { sensor } });
    expect(JSON.stringify(look(game, t.state, RED))).not.toContain('"orders":{');
    t.acts(RED, 'end');
    t.acts(BLUE, 'end');
    t.acts(GREEN, 'enter 4', 'end');
    const { acts } = reflexes(game, t.state);
    expect(acts).toEqual([{ seat: BLUE, moves: [{ do: 'sensor', sensor }] }]);
    expect(() => orders(t, RED, { sensor: { sensor: 5 } })).toThrow(OrdersError);
  });

  it.each(['highest', 'lowest'] as const)('always my %s', (which) => {
    const t = choosing();
    orders(t, RED, { sensors: which });
    const hand = t.state.hands[RED]?.sensors ?? [];
    const { acts } = reflexes(game, t.state);
    const sensor = which === 'highest' ? Math.max(...hand) : Math.min(...hand);
    expect(acts).toEqual([{ seat: RED, moves: [{ do: 'sensor', sensor }] }]);
  });

  it('nobody sees a choice before all have made it', () => {
    const t = choosing();
    const before = JSON.stringify(look(game, t.state, GREEN));
    t.moves(RED, { do: 'sensor', sensor: t.state.hands[RED]?.sensors[0] ?? 0 });
    expect(JSON.stringify(look(game, t.state, GREEN))).toBe(before);
  });
});

describe('a draft of the next turn', () => {
  const waiting = () =>
    stage({
      ships: [{ at: [3, 1] }, { at: [1, 1], threat: 1 }],
      space: { '2,2': 'fighter', '5,1': 'asteroid-small' },
    });
  const draft = [move(1, 2), { do: 'fire', weapon: 'turret', dir: 'up', cost: 0 }] as const;

  it('is planned on the table as it would be in the own turn', () => {
    const t = waiting();
    const ahead = turnAhead(seenBy(t, BLUE));
    expect(ahead?.table.board.turn?.seat).toBe(BLUE);
    expect(ahead && plan(game, ahead, [...draft]).moves).toHaveLength(2);
    expect(turnAhead(seenBy(t, RED))).toBeNull();
  });

  it('is played if it comes to the same, whatever else has changed', () => {
    const t = waiting();
    orders(t, BLUE, { draft: { moves: draft } });
    t.acts(RED, 'move +1 +1', 'end');
    expect(reflexes(game, t.state).acts.map(({ seat }) => seat)).toContain(BLUE);
    expect(t.pilot(BLUE)).toMatchObject({ bellonium: 1, at: { r: 1, c: 2 } });
    expect(t.awaited()).toEqual([BLUE]); // It did not say "end".
  });

  it('is not played at all if its target is gone, or it dodges less or more', () => {
    for (const acts of [
      ['turn right', 'move -1 0', 'fire turret', 'end'],
      ['turn down', 'fire turret', 'end'],
    ]) {
      const t = waiting();
      if (acts[0] === 'turn down') Object.assign(t.pilot(BLUE), { threat: 0 });
      orders(t, BLUE, { draft: { moves: draft } });
      t.acts(RED, ...acts);
      expect(reflexes(game, t.state).acts).toEqual([]);
      expect(t.board.turn).toMatchObject({ seat: BLUE, choices: 0 });
    }
  });

  it('is refused if it does not fit now, or the own turn is over', () => {
    const t = waiting();
    expect(() => orders(t, BLUE, { draft: { moves: [move(5, 5)] } })).toThrow(OrdersError);
    expect(() => orders(t, RED, { draft: { moves: [] } })).toThrow(OrdersError);
    expect(() => orders(t, BLUE, { draft: { moves: [{ do: 'x'.repeat(200) }] } })).toThrow(OrdersError);
    expect(() => orders(t, BLUE, { other: 1 })).toThrow(OrdersError);
  });
});

describe('the safe rest', () => {
  const resting = (threat: number, ship: { readonly threat: number; readonly energy?: number }) => {
    const t = stage({ ships: [{ at: [5, 1] }, { at: [1, 1], bellonium: 5, ...ship }] });
    orders(t, BLUE, { rest: { threat } });
    return t;
  };

  it('powers down and buys nothing', () => {
    const t = resting(2, { threat: 2, energy: 4 });
    t.acts(RED, 'end');
    expect(
      reflexes(game, t.state).acts.flatMap(({ seat, ...act }) => [
        seat,
        ...('moves' in act ? act.moves : []),
      ]),
    ).toEqual([BLUE, { do: 'power-down' }, BLUE, { do: 'end' }]);
    expect(t.stand(BLUE)).toBe('E3 T0 B5 G0');
  });

  it('asks when hit, above the Threat, or if it would be the end', () => {
    const hit = resting(5, { threat: 0 });
    hit.acts(RED, 'move 0 +1', 'turn left', 'end');
    hit.pilot(BLUE).hit = true;
    expect(reflexes(game, hit.state).acts).toEqual([]);
    const above = resting(1, { threat: 2 });
    above.acts(RED, 'end');
    expect(reflexes(game, above.state).acts).toEqual([]);
    const dying = resting(7, { threat: 4, energy: 2 });
    dying.acts(RED, 'end');
    expect(reflexes(game, dying.state).acts).toEqual([]);
    expect(() => orders(dying, BLUE, { rest: { threat: 9 } })).toThrow(OrdersError);
  });
});

describe('away', () => {
  /** All the moves made for a seat until it is asked no more. */
  const expired = (t: Staged, seat: number) => {
    const moves: { readonly do: string }[] = [];
    while (t.awaited().includes(seat)) moves.push(...expire(game, t.state, seat).moves);
    return moves;
  };

  it('time up: the lower Sensor; Power Down without a purchase; the entry with the least Threat', () => {
    const t = stage({ ships: [{ at: [5, 1], bellonium: 5 }, {}], space: { '1,1': 'mine', '1,4': 'mine' } });
    expect(expired(t, RED)).toEqual([{ do: 'power-down' }, { do: 'end' }]);
    expect(expire(game, t.state, BLUE).moves[0]).toEqual({ do: 'enter', to: { r: 1, c: 6 } });
    const choosing = stage({ frames: [{ do: 'round' }] });
    const low = Math.min(...(choosing.state.hands[RED]?.sensors ?? []));
    expect(expire(game, choosing.state, RED).moves).toEqual([{ do: 'sensor', sensor: low }]);
  });

  it('a begun turn is ended, a Warp Pod put down, a wormhole not used', () => {
    const t = stage({ ships: [here, { at: [5, 5] }], cards: [['warp-pod']], space: { '5,1': 'jammer' } });
    t.acts(RED, 'play warp-pod');
    expect(expired(t, RED).map((each) => each.do)).toEqual(['warp', 'end']);
  });

  it('who leaves takes the ship out, pays nobody, keeps the score, and is ranked', () => {
    const t = stage({
      ships: [
        { at: [1, 1], markers: [0, 1, 0] },
        { at: [3, 3], stock: 7 },
      ],
    });
    leave(game, t.state, RED);
    expect(t.pilot(RED)).toMatchObject({ at: null, gone: true, markers: [0, 0, 0] });
    expect(t.stand(BLUE)).toBe('E5 T0 B0 G0');
    expect(t.pilot(BLUE).stock).toBe(8);
    expect(t.awaited()).toEqual([BLUE]);
    play(game, t.state, BLUE, [{ do: 'end' }]);
    expect(t.awaited()).toEqual([GREEN]);
  });

  it('when all have left the game runs out by itself', () => {
    const t = stage({ ships: [here], frames: [{ do: 'round' }] });
    for (const seat of [RED, BLUE, GREEN]) leave(game, t.state, seat);
    expect(t.board.over).toBe('scrolled');
    expect(t.awaited()).toEqual([]);
  });
});
