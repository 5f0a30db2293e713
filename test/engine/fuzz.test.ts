// The watchman is watched: each kind of fault, planted in the tiny game, must be found.
import { describe, expect, it } from 'vitest';
import { type Fuzzed, fuzz, isPlain } from '../../shared/engine/fuzz.ts';
import type { Frames, Game } from '../../shared/engine/game.ts';
import { seedOf } from '../../shared/engine/rng.ts';
import { handOf } from '../../shared/engine/veil.ts';
import { type Tiny, tiny } from './tiny.ts';

const run = (game: Game<Tiny>, seats = 3): Fuzzed<Tiny>[] =>
  [1, 2, 3, 4, 5, 6].map((player) =>
    fuzz(game, {
      seats,
      options: { rounds: 'short' },
      seed: seedOf(`fault ${player}`),
      player,
      policy: 'random',
      thorough: 1,
      maxSteps: 300,
    }),
  );

const found = (game: Game<Tiny>) => run(game).flatMap(({ violations }) => violations);
const withFrames = (frames: Partial<Frames<Tiny>>): Game<Tiny> => ({
  ...tiny,
  frames: { ...tiny.frames, ...frames },
});
const { bid, act, lamp, round } = tiny.frames as Frames<Tiny>;

describe('a sound game', () => {
  it('passes', () => {
    expect(found(tiny)).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  it('who is asked depends on a hidden card', () => {
    const peeking = withFrames({
      bid: {
        ...bid,
        wave: 'sealed',
        asks: (open) => open.table.board.scores.map((_, seat) => seat),
        options: ({ hand }) => hand.cards.filter((card) => card > 4).map((card) => ({ do: 'bid', card })),
      },
    });
    expect(found(peeking).some(({ what }) => what.includes('other hands'))).toBe(true);
  });

  it('a table that changes under an open wave', () => {
    const loud: Game<Tiny> = {
      ...withFrames({
        bid: {
          ...bid,
          wave: 'sealed',
          asks: (open) => open.table.board.scores.map((_, seat) => seat),
          options: (seen) => {
            seen.table.board.rolls.push(seen.hand.desk.moves.length);
            return seen.hand.cards.map((card) => ({ do: 'bid', card }));
          },
        },
      }),
    };
    expect(found(loud)).not.toEqual([]);
  });

  it('a seat awaited without a legal move', () => {
    const stuck = withFrames({ round: { run: (_g, _f, cx) => cx.next({ do: 'act', seat: 0 }) } });
    const lost: Game<Tiny> = { ...stuck, idle: tiny.idle, aside: () => [] };
    const broken: Game<Tiny> = {
      ...lost,
      frames: { ...lost.frames, act: { asks: () => 0, options: () => [], take: () => undefined } },
    };
    expect(found(broken).every(({ kind }) => kind === 'stuck' || kind === 'broken')).toBe(true);
  });

  it('a game that never ends', () => {
    const endless = withFrames({
      round: {
        run(g, _f, cx) {
          cx.say({ k: 'round', round: g.table.board.round + 1 });
          cx.next({ do: 'bid' }, { do: 'order' });
        },
      },
    });
    expect(found(endless).some(({ kind }) => kind === 'stuck')).toBe(true);
  });

  it('a loop without a question', () => {
    const looping = withFrames({ order: { run: (_g, _f, cx) => cx.next({ do: 'order' }) } });
    expect(found(looping).some(({ what }) => what.includes('a loop in the rules'))).toBe(true);
  });

  it('a card lost', () => {
    const losing = withFrames({
      draw: {
        run(g, { seat }) {
          g.box.deck.pop();
          handOf(g, seat).cards.push(1);
        },
      },
    });
    expect(found(losing).some(({ what }) => what.startsWith('cards are'))).toBe(true);
  });

  it('a board changed behind the events', () => {
    const silent = withFrames({
      act: {
        ...act,
        asks: (_open, f) => f.seat,
        options: () => [{ do: 'pass' }, { do: 'roll' }],
        take({ table, seat }) {
          table.board.scores[seat] = 50;
        },
      },
    });
    expect(found(silent).some(({ what }) => what.includes('events do not give the new board'))).toBe(true);
  });

  it('a state that is not plain JSON', () => {
    const fancy = withFrames({
      order: {
        run(g, _f, cx) {
          Object.assign(g.table.board, { when: new Date(0) });
          cx.next({ do: 'round' });
        },
      },
    });
    expect(found(fancy)).not.toEqual([]);
  });

  it('a plan that does not come true', () => {
    const fickle = withFrames({
      lamp: {
        ...lamp,
        asks: (_open, f) => f.seat,
        options: () => [
          { do: 'lamp', lit: false },
          { do: 'lamp', lit: true },
        ],
        take(mine, _move, _f, cx) {
          // Sees whether it runs over the veil: over it, `bury` does nothing.
          let real = false;
          cx.bury(() => {
            real = true;
          });
          if (real) cx.say({ k: 'lamp', seat: mine.seat, n: 0 });
        },
      },
    });
    expect(found(fickle).some(({ what }) => what.includes('would not come true'))).toBe(true);
  });

  it('a redeal that contradicts what the seat knows', () => {
    const careless: Game<Tiny> = {
      ...tiny,
      redeal: (seen, rng) => {
        const dealt = tiny.redeal(seen, rng);
        const [card] = dealt.box.deck.splice(0, 1);
        return card === undefined
          ? dealt
          : { ...dealt, hands: dealt.hands.map((hand) => ({ ...hand, cards: [...hand.cards, card] })) };
      },
    };
    expect(found(careless).some(({ kind }) => kind === 'leak')).toBe(true);
  });
});

it.each([
  [{ a: [1, 'x', null, true] }, true],
  [{ a: undefined }, false],
  [[new Map()], false],
  [{ a: Number.NaN }, false],
  [() => 1, false],
])('isPlain(%s) is %s', (value, plain) => {
  expect(isPlain(value)).toBe(plain);
});

it('the rounds of the tiny game are as many as its option says', () => {
  expect(round).toBeDefined();
  const [{ state } = { state: null }] = run(tiny);
  expect(state?.table.board.round).toBe(3);
});
