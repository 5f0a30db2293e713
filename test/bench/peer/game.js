// The smallest game that carries a state of a given size: a move counts one up.
export const padded = (bytes) => ({
  name: 'padded',
  setup: () => ({ clicks: 0, padding: 'x'.repeat(bytes) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G }) => {
      G.clicks += 1;
    },
  },
});
