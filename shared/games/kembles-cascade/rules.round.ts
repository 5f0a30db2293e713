// A round (R1, R2): Sensors in secret, the order of turns, new Sensors, and one turn after another.
import type { Frames } from '../../engine/game.ts';
import { around, at, isInside, movesOf, pilotOf, thingAt } from './board.ts';
import { bosses, deflectLevels, type Sensor, things } from './content.ts';
import { type Cx, gain } from './effects.ts';
import type { Board, Kembles } from './state.ts';

export const roundRules: Pick<
  Frames<Kembles>,
  'round' | 'sensors' | 'reveal' | 'refill' | 'wail' | 'turns'
> = {
  round: {
    run({ table: { board } }, _frame, cx) {
      cx.say({ k: 'round', round: board.round + 1 });
      cx.next({ do: 'sensors' }, { do: 'reveal' });
    },
  },

  /** All choose at once, and show together (R2.1). */
  sensors: {
    wave: 'sealed',
    asks: ({ table: { board } }) => [...board.pilots.keys()].filter((seat) => !pilotOf(board, seat).gone),
    options: ({ hand }) => hand.sensors.map((sensor) => ({ do: 'sensor', sensor })),
    take({ seat, hand }, move, _frame, cx) {
      if (move.do !== 'sensor') return;
      hand.sensors = hand.sensors.filter((each) => each !== move.sensor);
      cx.say({ k: 'revealed', seat, sensor: move.sensor });
    },
  },

  /** R2.2, R2.3. */
  reveal: {
    run({ table: { board } }, _frame, cx) {
      const order = [...board.pilots.keys()]
        .filter((seat) => pilotOf(board, seat).sensor !== null && !pilotOf(board, seat).gone)
        .sort((a, b) => (pilotOf(board, b).sensor ?? 0) - (pilotOf(board, a).sensor ?? 0));
      cx.say({ k: 'ordered', order });
      for (const seat of order) onReveal(board, seat, cx);
      cx.next(
        { do: 'check' },
        ...order.map((seat) => ({ do: 'refill', seat }) as const),
        { do: 'wail' },
        { do: 'turns', at: 0 },
      );
    },
  },

  /** R2.4. */
  refill: {
    run({ table: { board }, hands, box }, { seat }, cx) {
      if (box.sensors.length === 0) {
        box.sensors = [...board.sensors.discard];
        cx.rng.shuffle(box.sensors);
        cx.say({ k: 'reshuffled', pile: 'sensors' });
      }
      const sensor: Sensor = at(box.sensors, 0);
      box.sensors.shift();
      at(hands, seat).sensors.push(sensor);
      cx.say({ k: 'refilled', seat });
      cx.tell(seat, { k: 'got-sensor', sensor });
    },
  },

  /** Banshee's special (R2.5). */
  wail: {
    run({ table: { board } }, _frame, cx) {
      if (!hasSpecial(board, 'wail') || !board.area.flat().some(({ object }) => tagOf(object) === 'screamer'))
        return;
      const last = board.order.filter((seat) => isInside(pilotOf(board, seat))).at(-1);
      if (last !== undefined) cx.say({ k: 'threatened', seat: last, points: 1, why: 'wail' });
    },
  },

  /** The next pilot in the order of the round, from this place on. */
  turns: {
    run({ table: { board } }, frame, cx) {
      const seat = board.order[frame.at];
      if (seat === undefined) {
        cx.next({ do: 'scroll' });
        return;
      }
      const rest = { do: 'turns', at: frame.at + 1 } as const;
      const pilot = pilotOf(board, seat);
      if (pilot.gone) {
        cx.next(rest);
        return;
      }
      cx.say({ k: 'turn', seat, moves: movesOf(pilot), surcharge: frozen(board, seat) ? 1 : 0 });
      const inside = [{ do: 'act', seat }] as const;
      const outside = [{ do: 'check' }, { do: 'outside', seat }] as const;
      cx.next(
        ...(isInside(pilot) ? inside : outside),
        { do: 'resolve', seat },
        { do: 'turn-end', seat },
        rest,
      );
    },
  },
};

const tagOf = (object: keyof typeof things) => things[object].tag;

export const hasSpecial = ({ boss }: Board, special: (typeof bosses)[keyof typeof bosses]['special']) =>
  boss !== null && bosses[boss].special === special;

/** R2.3: what a Sensor does as it is revealed. */
function onReveal(board: Board, seat: number, cx: Cx): void {
  const pilot = pilotOf(board, seat);
  switch (pilot.sensor) {
    case 10:
      gain(board, seat, 'bellonium', 1, 'salvage', cx);
      return;
    case 20: {
      const levels = Math.min(deflectLevels, pilot.threat);
      if (levels > 0) cx.say({ k: 'lowered', seat, levels, why: 'deflect' });
      return;
    }
    case 30:
      if (isInside(pilot)) gain(board, seat, 'energy', 1, 'trickle-charge', cx);
      return;
  }
}

/** Tundrageist's special: the turn begins beside an intact frost vent (E47). */
function frozen(board: Board, seat: number): boolean {
  const { at: place } = pilotOf(board, seat);
  return (
    place !== null &&
    hasSpecial(board, 'deep-freeze') &&
    around(board, place).some((each) => thingAt(board, each).tag === 'vent')
  );
}
