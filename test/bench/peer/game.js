// The smallest game that carries a state of a given size: a move counts one up.
export const padded = (bytes) => ({
  name: 'padded',
  setup: () => ({ clicks: 0, padding: 'x'.repeat(bytes) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: {
      move: ({ G }) => {
        G.clicks += 1;
      },
      // Decided by the server alone. A client that guesses ahead does not see that the move has ended its turn, moves
      // again, and from then on takes the server's states for old ones.
      client: false,
    },
  },
});
