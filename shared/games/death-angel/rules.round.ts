// The round (R2 to R4): teams are drafted, marines deployed; then cards are chosen in secret, revealed, and carried out.
import type { Frames } from '../../engine/game.ts';
import { choosable, isAlive, terrainCard } from './board.ts';
import { actions, teams } from './content.ts';
import { drafter, freeTeams } from './draft.ts';
import { voidLocks } from './places.ts';
import type { Da } from './shape.ts';
import { dealPiles, drawEvent } from './verbs.ts';

export const roundRules = {
  // ---- Before the first round ----

  /** Set-up 4: from the first seat on, each takes a free team, until all have their number. */
  draft: {
    asks: ({ table, hands }) => drafter(table.board, hands.length),
    options: ({ table }) => freeTeams(table.board).map((team) => ({ do: 'draft', team })),
    alone: () => true,
    take({ seat }, move, _f, cx) {
      if (move.do !== 'draft') return;
      cx.say({ k: 'drafted', seat, team: move.team });
      cx.next({ do: 'draft' });
    },
  },
  /** Set-up 5 to 7. */
  deploy: {
    run(g, _f, cx) {
      const { board } = g.table;
      const marines = board.teams.flatMap(({ id }) => teams[id].marines);
      cx.rng.shuffle(marines);
      cx.say({ k: 'deployed', marines });
      dealPiles(g, cx, voidLocks[board.voidLock].piles);
    },
  },
  /** Set-up 8: only the boxes of one event. */
  'setup-event': {
    run(g, _f, cx) {
      cx.say({ k: 'event', event: drawEvent(g, cx), setup: true });
      cx.next({ do: 'box', i: 0 }, { do: 'box', i: 1 }, { do: 'event-end' });
    },
  },

  // ---- Phase 1 ----

  round: {
    run(g, _f, cx) {
      cx.say({ k: 'round', round: g.table.board.round + 1 });
      cx.say({ k: 'phase', phase: 'choose' });
      cx.next(
        { do: 'choose' },
        { do: 'phase-end' },
        { do: 'reveal' },
        { do: 'phase-end' },
        { do: 'attacks' },
        { do: 'phase-end' },
        { do: 'event' },
        { do: 'phase-end' },
        { do: 'round-end' },
      );
    },
  },
  /** Every seat has a lane, also one without marines: it may inherit teams from a seat that leaves. */
  choose: {
    wave: 'sealed',
    asks: ({ hands }) => [...hands.keys()],
    options: () => [{ do: 'begin' }],
    alone: () => true,
    take({ seat, table }, _move, _f, cx) {
      const mine = table.board.teams.filter(
        ({ id, seat: owner }) => owner === seat && isAlive(table.board, id),
      );
      cx.next(...mine.map(({ id }) => ({ do: 'pick', seat, team: id }) as const));
    },
  },
  pick: {
    asks: (_open, { seat }) => seat,
    options: ({ table }, { team }) =>
      choosable(table.board, team).map((card) => ({ do: 'pick', team, card })),
    alone: () => true,
    take({ hand }, move) {
      if (move.do === 'pick') hand.chosen[move.team] = move.card;
    },
  },

  /** R13.1: at the end of each phase the column travels if a pile is empty. Before it leaves, the Door slays (R13.2). */
  'phase-end': {
    run(g, _f, cx) {
      const { piles, stages } = g.table.board;
      if (stages.length === 0 || (piles.left > 0 && piles.right > 0)) return;
      const n = terrainCard(g.table.board, 'door')?.tokens ?? 0;
      cx.next(
        { do: 'monsters', fate: 'slay', n, upTo: true, scope: { of: 'anywhere' }, by: 'current' },
        { do: 'travel' },
      );
    },
  },

  // ---- Phase 2 ----

  /** R4.1 */
  reveal: {
    run(g, _f, cx) {
      const cards = g.hands
        .flatMap(({ chosen }) => Object.values(chosen))
        .sort((a, b) => actions[a].number - actions[b].number);
      for (const hand of g.hands) hand.chosen = {};
      cx.say({ k: 'phase', phase: 'resolve' });
      cx.say({ k: 'revealed', cards });
      cx.next(...cards.map((card) => ({ do: 'card', team: actions[card].team }) as const));
    },
  },
  /** R2.4 */
  'round-end': {
    run(_g, _f, cx) {
      cx.say({ k: 'round-end' });
      cx.next({ do: 'round' });
    },
  },
} satisfies Partial<Frames<Da>>;
