// A game for tests of the store: many seats, each round a secret ballot of all of them at once; after it one seat, by turns,
// picks in the open.
import type { Context, Frames, Game, Seat, Shape } from '../../../shared/engine/game.ts';

export interface Ballot extends Shape {
  options: { rounds: '2' | '4' | '8' };
  table: {
    board: { round: number; picks: number[]; votes: number[] };
    rounds: number;
  };
  hand: { votes: number[] };
  box: { deck: number[] };
  frame:
    | { do: 'round' }
    | { do: 'vote' }
    | { do: 'again'; seat: Seat }
    | { do: 'deal'; seat: Seat }
    | { do: 'pick'; seat: Seat };
  move: { do: 'vote'; n: number } | { do: 'more' } | { do: 'pick'; n: number };
  event:
    | { k: 'round'; round: number }
    | { k: 'vote'; seat: Seat; n: number }
    | { k: 'pick'; seat: Seat; n: number }
    | { k: 'dealt'; n: number };
  handSizes: { votes: number };
  boxSizes: { deck: number };
  orders: never;
}

const VOTES: Ballot['move'][] = [{ do: 'vote', n: 1 }, { do: 'vote', n: 2 }, { do: 'more' }];

/** `more` asks again: an answer can be of any number of small moves. */
function cast(seat: Seat, move: Ballot['move'], cx: Context<Ballot>): void {
  if (move.do === 'more') cx.next({ do: 'again', seat });
  if (move.do !== 'vote') return;
  cx.say({ k: 'vote', seat, n: move.n });
  cx.next({ do: 'deal', seat });
}

const frames: Frames<Ballot> = {
  round: {
    run(g, _f, cx) {
      const { board, rounds } = g.table;
      if (board.round === rounds) return cx.end();
      const picker = board.round % g.hands.length;
      cx.say({ k: 'round', round: board.round + 1 });
      cx.next({ do: 'vote' }, { do: 'pick', seat: picker }, { do: 'round' });
    },
  },
  vote: {
    wave: 'sealed',
    asks: (open) => open.hands.map((_, seat) => seat),
    options: () => VOTES,
    take: ({ seat }, move, _f, cx) => cast(seat, move, cx),
  },
  again: {
    asks: (_open, f) => f.seat,
    options: () => VOTES,
    take: ({ seat }, move, _f, cx) => cast(seat, move, cx),
  },
  deal: {
    run(g, { seat }, cx) {
      const n = cx.rng.below(100);
      g.hands[seat]?.votes.push(n);
      cx.tell(seat, { k: 'dealt', n });
    },
  },
  pick: {
    asks: (_open, f) => f.seat,
    options: () => [1, 2, 3].map((n) => ({ do: 'pick', n })),
    take({ seat }, move, _f, cx) {
      if (move.do === 'pick') cx.say({ k: 'pick', seat, n: move.n });
    },
  },
};

export const ballot: Game<Ballot> = {
  id: 'ballot',
  rules: 1,
  seats: { min: 1, max: 40 },
  options: [{ id: 'rounds', kind: 'choice', choices: ['2', '4', '8'], default: '2' }],
  setup: (seats, { rounds }) => ({
    table: {
      board: {
        round: 0,
        picks: [],
        votes: Array.from({ length: seats }, () => 0),
      },
      rounds: Number(rounds),
    },
    hands: Array.from({ length: seats }, () => ({ votes: [] })),
    box: { deck: [] },
    first: [{ do: 'round' }],
  }),
  frames,
  fold(board, event) {
    if (event.k === 'round') board.round = event.round;
    if (event.k === 'pick') board.picks.push(event.n);
    if (event.k === 'vote') board.votes[event.seat] = (board.votes[event.seat] ?? 0) + event.n;
  },
  sizes: { hand: ({ votes }) => ({ votes: votes.length }), box: ({ deck }) => ({ deck: deck.length }) },
  result: ({ table: { board } }) => ({
    end: 'rounds',
    seats: board.votes.map((score) => ({
      rank: 1 + board.votes.filter((other) => other > score).length,
      won: score === Math.max(...board.votes),
      score,
      lines: [],
    })),
  }),
  idle: (_seen, frame) => (frame.do === 'pick' ? { do: 'pick', n: 1 } : { do: 'vote', n: 1 }),
  redeal: (seen) => ({
    hands: seen.hands.map(({ votes }) => ({ votes: Array.from({ length: votes }, () => 0) })),
    box: { deck: [] },
  }),
  audit: ({ table: { board } }) => (board.round <= 8 ? [] : [`round ${board.round}`]),
  leave(_g, _seat, cx) {
    if (cx.open().table.flow.left.length >= cx.open().hands.length - 1) cx.end();
  },
};
