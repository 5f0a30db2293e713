// What a seat can know of hands and decks: a redealt state keeps every card to the shuffle that it must come from.
import { describe, expect, it } from 'vitest';
import { look, redeal, start } from '../../../shared/engine/match.ts';
import { fast, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import { game } from '../../../shared/games/kembles-cascade/index.ts';
import { BLUE, GREEN, noOptions, RED, stage } from './stage.ts';

/** Twenty states that look the same to Red. */
const redealt = (t: ReturnType<typeof stage>) =>
  Array.from({ length: 20 }, (_, i) => redeal(game, look(game, t.state, RED), rngOf(fast(i)), fast(i + 100)));

describe('redeal', () => {
  it('a Sensor drawn before a shuffle is none of those that were shuffled', () => {
    const t = stage({
      ships: [{ at: [1, 1] }, { at: [3, 3] }, { at: [5, 5] }],
      frames: [
        { do: 'refill', seat: BLUE },
        { do: 'refill', seat: GREEN },
        { do: 'turns', at: 0 },
      ],
      set: (board, g) => {
        // One card is left in the deck: Blue draws it, Green draws from what was discarded.
        const hands = [[400, 390], [380], [370]];
        for (const [seat, hand] of g.hands.entries()) {
          hand.sensors = hands[seat] ?? [];
          board.pilots[seat]?.sensorLots.splice(0, 2, ...hand.sensors.map(() => 0));
        }
        g.box.sensors = [360];
        board.sensors = {
          lots: [[400, 390, 380, 370, 360]],
          discard: board.sensors.lots[0]?.slice(0, 35) ?? [],
        };
      },
    });
    expect(t.told).toContainEqual({ k: 'reshuffled', pile: 'sensors' });
    expect(game.audit(t.state).filter((what) => what.includes('Sensors'))).toEqual([]);
    for (const { hands, box } of redealt(t)) {
      const [, blue, green] = hands;
      expect(blue?.sensors.every((sensor) => sensor >= 360)).toBe(true);
      expect(green?.sensors.map((sensor) => sensor >= 360)).toEqual([true, false]);
      expect(box.sensors).toHaveLength(34);
    }
    const first = new Set(redealt(t).map(({ hands }) => hands[BLUE]?.sensors.join()));
    expect(first.size).toBeGreaterThan(2);
  });

  it('deals what is not known in many ways: the boss, the next row, achievements, Power-ups of others', () => {
    const t = stage({ ships: [{ at: [1, 1] }, {}, {}], cards: [['gyro'], ['chaff'], []] });
    const all = redealt(t);
    for (const { hands } of all) {
      expect(hands[RED]?.powerUps).toEqual([{ card: 'gyro', lot: 0 }]);
      expect(hands[BLUE]?.powerUps).toHaveLength(1);
      expect(hands[BLUE]?.powerUps[0]?.card).not.toBe('gyro'); // There is one.
    }
    const ways = (of: (state: (typeof all)[number]) => unknown) =>
      new Set(all.map((each) => String(of(each)))).size;
    expect(ways(({ box }) => box.boss)).toBe(4);
    expect(ways(({ box }) => box.space.slice(0, 3))).toBeGreaterThan(10);
    expect(ways(({ box }) => box.achievements[0])).toBeGreaterThan(5);
    expect(ways(({ hands }) => hands[BLUE]?.powerUps[0]?.card)).toBeGreaterThan(3);
  });

  it('a spectator and another seat see neither hand nor choice', () => {
    const t = stage({ ships: [{ at: [1, 1] }], cards: [['star-chart']] });
    for (const seat of [BLUE, null]) {
      const { table, hand } = look(game, t.state, seat);
      expect(hand?.powerUps ?? []).toEqual([]);
      expect(JSON.stringify(table.board.pilots)).not.toContain('star-chart');
    }
  });
});

describe('audit', () => {
  const fresh = () => start(game, { seats: 3, options: noOptions, seed: seedOf('audit') }).state;

  it('finds nothing wrong with a fresh game', () => {
    expect(game.audit(fresh())).toEqual([]);
  });

  it.each<[string, (g: ReturnType<typeof fresh>) => void]>([
    ['Sensors are not conserved', ({ box }) => box.sensors.pop()],
    ['Power-ups are not conserved', ({ box }) => box.powerUps.pop()],
    ['achievements are not conserved', ({ box }) => box.achievements.pop()],
    ['a space card is there twice', ({ box }) => box.space.push(...box.space.slice(0, 1))],
    ['seat 0: Energy 9', ({ table }) => Object.assign(table.board.pilots[0] ?? {}, { energy: 9 })],
    [
      'seat 1: half a step at 2',
      ({ table }) => Object.assign(table.board.pilots[1] ?? {}, { threat: 2, half: true }),
    ],
    ['seat 0: 7 markers', ({ table }) => Object.assign(table.board.pilots[0] ?? {}, { stock: 7 })],
    [
      'seat 2: in the area without Energy',
      ({ table }) => Object.assign(table.board.pilots[2] ?? {}, { at: { r: 1, c: 1 }, energy: 0 }),
    ],
    [
      'engine: 1 owned, 4 left',
      ({ table }) => Object.assign(table.board.pilots[0]?.upgrades ?? {}, { engine: 1 }),
    ],
  ])('finds: %s', (what, spoil) => {
    const g = fresh();
    spoil(g);
    expect(game.audit(g)).toContain(what);
  });
});
