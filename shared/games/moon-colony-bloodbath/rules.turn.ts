// The turn (R2) and its steps (R3): a card is revealed, each step is carried out by all, what was added goes on top.
// What the cards do to a colony is in rules.effects.ts.
import type { Frames, Seat, State } from '../../engine/game.ts';
import { at, colonyOf, live, seatsFromLead, seatsOf, seatsWithMost, stepsOf, total } from './colony.ts';
import type { Effect, TableEffect } from './content.ts';
import { buildings } from './content.ts';
import { losesQuietly } from './rules.loss.ts';
import { workings } from './setup.ts';
import type { Board, Mcb, McbFrame, ProgressCard, Source } from './state.ts';
import { addCard, addEvent, addRobot, type Cx, drawCards, effectFrames, gain, topCard } from './verbs.ts';

export const turnRules: Pick<
  Frames<Mcb>,
  | 'turn'
  | 'work-begins'
  | 'work-ends'
  | 'step'
  | 'lanes'
  | 'discards'
  | 'hand-over'
  | 'step-end'
  | 'draws'
  | 'storage-draw'
> = {
  turn: {
    run(g, _frame, cx) {
      const { box } = g;
      if (box.progress.length === 0) reshuffle(g, cx);
      const card = box.progress.shift();
      if (!card) throw new Error('the progress deck is never empty after a reshuffle');
      cx.say({ k: 'reveal', card });
      if (card.kind === 'perk' && colonyOf(g.table.board, card.seat).gone) {
        cx.say({ k: 'void', card }); // E35
        cx.next({ do: 'turn' });
        return;
      }
      box.pile.push(card);
      const steps = stepsOf(card).map((_, i): McbFrame => ({ do: 'step', i }));
      cx.next(
        ...(isWork(card) ? [{ do: 'work-begins' } as const, ...steps, { do: 'work-ends' } as const] : steps),
        { do: 'turn' },
      );
    },
  },

  'work-begins': {
    run(g, _frame, cx) {
      const { board } = g.table;
      cx.say({ k: 'work-begins', marks: [...board.marks] });
      for (const seat of seatsFromLead(board)) {
        if (at(cx.open().hands, seat).cards > 0) continue;
        const drawn = live(board, seat, (each) =>
          each.when === 'work-revealed' ? each.drawIfHandEmpty : null,
        );
        drawCards(
          g,
          seat,
          drawn.reduce((sum, { ability }) => sum + ability, 0),
          cx,
        ); // R6.8
      }
    },
  },

  'work-ends': {
    run(_g, _frame, cx) {
      cx.say({ k: 'work-ends' });
    },
  },

  step: {
    run(g, { i }, cx) {
      const { board } = g.table;
      g.table.step = workings(board.colonies.length);
      const step = board.current && stepsOf(board.current)[i];
      if (!step) return;
      if (step.who === 'table') {
        if (tableEffect(g, step.effect, cx)) cx.next({ do: 'step-end' });
        return;
      }
      const seats = step.who === 'most' ? seatsWithMost(board) : ownersOf(board);
      cx.next(...forAll(board, { of: 'card', step: i }, step.effect, seats), { do: 'step-end' });
    },
  },

  lanes: {
    wave: 'sealed',
    asks: (_open, { seats }) => [...seats],
    options: () => [{ do: 'begin' }],
    alone: () => true,
    take({ seat, table }, _move, { source }, cx) {
      cx.next(...effectFrames(table.board, seat, source), { do: 'draws', seat });
    },
  },

  /** The continuation wave (R3.5): what Fuel Cells discard, all together. */
  discards: {
    wave: 'sealed',
    asks: ({ table: { board, step } }) =>
      seatsFromLead(board).filter((seat) => at(step.discards, seat) > 0 && total(colonyOf(board, seat)) > 0),
    options: () => [{ do: 'begin' }],
    alone: () => true,
    take({ seat, table }, _move, _frame, cx) {
      cx.next({ do: 'discard', seat, n: at(table.step.discards, seat) });
    },
  },

  'hand-over': {
    run(g, _frame, cx) {
      const seats = seatsOf(g.table.board);
      seats.forEach((from, i) => {
        const card = at(g.hands, from).passing;
        if (!card) return;
        const to = at(seats, (i + 1) % seats.length);
        at(g.hands, from).passing = null;
        at(g.hands, to).cards.push(card);
        cx.say({ k: 'passed', from, to });
        cx.tell(to, { k: 'cards', cards: [card], from: 'passed' });
      });
    },
  },

  'step-end': {
    run(g, _frame, cx) {
      const { board, step } = g.table;
      for (const seat of seatsFromLead(board))
        gain(board, seat, 'money', at(step.owed, seat), cx, 'trading-post');
      const failed = seatsOf(board).filter((seat) => total(colonyOf(board, seat)) === 0); // R9.7
      if (failed.length > 0) {
        for (const seat of failed) cx.say({ k: 'failed', seat });
        cx.say({ k: 'over', why: 'failure' });
        cx.end();
        return;
      }
      stackTray(g, cx);
      const { extraLosses } = step;
      g.table.step = workings(board.colonies.length);
      for (let i = 0; i < extraLosses; i++) {
        cx.next({ do: 'lanes', source: { of: 'no-robot' }, seats: seatsOf(board) }, { do: 'step-end' });
      }
    },
  },

  draws: {
    run(g, { seat }, cx) {
      const { board, step } = g.table;
      const n = at(step.draws, seat);
      step.draws[seat] = 0;
      if (n > 0 && total(colonyOf(board, seat)) > 0) drawCards(g, seat, n, cx);
    },
  },

  'storage-draw': {
    run(g, { seat }, cx) {
      drawCards(g, seat, 1, cx);
    },
  },
};

export const isWork = (card: ProgressCard | null): boolean => card?.kind === 'start' && card.id === 'work';

/** Who resolves the revealed card: a Perk's owner, or all (R3.1), in the order of carrying out. */
const ownersOf = (board: Board): Seat[] =>
  board.current?.kind === 'perk' ? [board.current.seat] : seatsFromLead(board);

/** R2.5. No choice is in it. */
function reshuffle(g: State<Mcb>, cx: Cx): void {
  const { box } = g;
  const { board } = g.table;
  box.progress = box.pile;
  box.pile = [];
  cx.rng.shuffle(box.progress);
  cx.say({ k: 'reshuffle' });
  for (const seat of seatsFromLead(board)) {
    for (const { standing, ability } of live(board, seat, (each) =>
      each.when === 'reshuffle' ? each : null,
    )) {
      gain(board, seat, 'people', ability.people, cx, standing.id);
    }
  }
}

/** A step of all: as a wave, or, where the table proves that nobody has a choice, at once. */
function forAll(board: Board, source: Source, effect: Effect, seats: Seat[]): McbFrame[] {
  if (seats.every((seat) => asksNobody(board, seat, effect))) {
    return seats.flatMap((seat) => [...effectFrames(board, seat, source), { do: 'draws', seat } as const]);
  }
  const after: McbFrame[] = effect.do === 'pass-card' ? [{ do: 'hand-over' }] : [];
  return [{ do: 'lanes', source, seats }, ...after, { do: 'discards' }];
}

/** Whether the table alone proves that an effect asks a seat nothing. */
function asksNobody(board: Board, seat: Seat, effect: Effect): boolean {
  switch (effect.do) {
    case 'gain':
    case 'lose':
    case 'draw':
      return true;
    case 'paperwork':
      return effect.part === 'draw';
    case 'hunger':
    case 'lose-people':
      return losesQuietly(board, seat, effect);
    default:
      return false;
  }
}

/** What happens once for the whole table. Answers whether the game goes on. */
function tableEffect(g: State<Mcb>, effect: TableEffect, cx: Cx): boolean {
  const { table, box } = g;
  switch (effect.do) {
    case 'add-robot':
      addRobot(table, null, cx);
      return true;
    case 'add-event':
      addEvent(table, null, cx);
      return true;
    case 'add-twist': {
      const id = box.twists.shift();
      if (id) addCard(table, null, { kind: 'twist', id }, cx);
      return true;
    }
    case 'mark-work':
      cx.say({ k: 'mark', mark: effect.mark });
      return true;
    case 'lottery': {
      const card = topCard(g, cx);
      if (!card) return true;
      box.discard.push(card);
      cx.say({ k: 'lottery', card });
      for (const seat of seatsFromLead(table.board))
        gain(table.board, seat, 'money', buildings[card].cost, cx); // E39
      return true;
    }
    case 'end':
      cx.say({ k: 'over', why: 'manual' });
      cx.end();
      return false;
  }
}

/** The cards added in the step are shuffled among themselves and put on top (R7.4). */
function stackTray(g: State<Mcb>, cx: Cx): void {
  const { tray } = g.table.board;
  if (tray.length === 0) return;
  const cards = tray.map((back): ProgressCard => {
    if (back.kind !== 'robot') return back;
    const id = g.box.robots.shift();
    if (!id) throw new Error('no Robot goes to the tray that is not in its deck');
    return { kind: 'robot', id };
  });
  if (cards.length > 1) cx.rng.shuffle(cards);
  g.box.progress.unshift(...cards);
  cx.say({ k: 'stacked' });
}
