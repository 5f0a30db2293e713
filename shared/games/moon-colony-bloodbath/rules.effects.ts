// What cards do to a colony: each typed effect in one place, and the offers and choices that cards make.
import type { Frames, Seat, Seen, State } from '../../engine/game.ts';
import { at, colonyOf, count, effectsOf, live, purse, total, withBoxes } from './colony.ts';
import type { Effect } from './content.ts';
import { actionIds, paperwork } from './content.ts';
import { hunger } from './rules.loss.ts';
import type { Board, Mcb, McbFrame, McbMove, OfferId, Source } from './state.ts';
import { drawBeforePaperwork } from './storage.ts';
import {
  addDevelopment,
  addEvent,
  addRobot,
  type Cx,
  discardCard,
  drawCards,
  effectFrames,
  fall,
  gain,
  lose,
} from './verbs.ts';

type EffectFrame = Extract<McbFrame, { readonly do: 'effect' }>;
type Offer = Extract<Effect, { readonly do: 'may' }>;

export const effectRules: Pick<Frames<Mcb>, 'effect' | 'offer' | 'option'> = {
  effect: {
    run(g, frame, cx) {
      const { board } = g.table;
      const effect = effectsOf(board, frame.source)[frame.i];
      // A failed colony does nothing more in the step (R9.8).
      if (effect && total(colonyOf(board, frame.seat)) > 0) perform(g, frame, effect, cx);
    },
  },

  /** "You may": the whole price for the reward (R1.5), or what comes if it is not paid. */
  offer: {
    asks: (_open, { seat }) => seat,
    options(seen, { source }) {
      const { board } = seen.table;
      const offer = offerOf(board, source);
      const decline: McbMove = { do: 'decline', offer: cardOf(board, source) };
      return offer ? [...payments(seen, offer, cardOf(board, source)), decline] : [decline];
    },
    // A lone decline is proved by the table: only the number of hand cards matters, and that is public.
    alone: () => true,
    take(mine, move, frame, cx) {
      const { seat } = mine;
      const { board } = mine.table;
      const { source } = frame;
      const pay = offerOf(board, source)?.pay;
      const part = (which: 'reward' | 'penalty') =>
        effectFrames(board, seat, { ...source, part: which }, frame.at);
      if (move.do !== 'pay' || !pay) {
        cx.next(...part('penalty'));
        return;
      }
      const paying: McbFrame[] = [];
      if (pay.what === 'food') cx.say({ k: 'pay', seat, money: 0, food: pay.n });
      if (pay.what === 'money') paying.push({ do: 'split', seat, n: pay.n });
      if (pay.what === 'people') paying.push({ do: 'loss', seat, n: pay.n, price: true });
      if (pay.what === 'box' && move.at) cx.say({ k: 'unbox', seat, at: move.at, why: 'spent' });
      if (pay.what === 'building' && move.at) paying.push(...fall(board, seat, move.at, cx)); // E62
      if (pay.what === 'card' && move.card) discardCard(mine, 'cards', move.card, cx);
      cx.next(...paying, ...part('reward'));
    },
  },

  /** "Choose one": what can do nothing is not offered if another can (D10). */
  option: {
    asks: (_open, { seat }) => seat,
    options({ table: { board }, seat }, { source }) {
      const [choice] = effectsOf(board, source);
      if (choice?.do !== 'choose') return [];
      const of = cardOf(board, source);
      const all = choice.options.map((effect, n) => ({ effect, move: { do: 'option', of, n } as const }));
      const useful = all.filter(({ effect }) => canDo(board, seat, effect));
      return (useful.length > 0 ? useful : all).map(({ move }) => move);
    },
    alone: () => true,
    take({ seat, table: { board } }, move, { source }, cx) {
      if (move.do === 'option') cx.next(...effectFrames(board, seat, { ...source, part: move.n }));
    },
  },
};

function perform(g: State<Mcb>, { seat, source, at: place }: EffectFrame, effect: Effect, cx: Cx): void {
  const { table } = g;
  const { board, step } = table;
  const colony = colonyOf(board, seat);
  switch (effect.do) {
    case 'gain':
      gain(
        board,
        seat,
        effect.what,
        count(effect.n, colony),
        cx,
        source.of === 'building' ? source.id : undefined,
      );
      return;
    case 'lose': {
      const have = colony[effect.what];
      lose(board, seat, effect.what, effect.n === 'half' ? Math.ceil(have / 2) : effect.n, cx);
      return;
    }
    case 'lose-people': {
      const { accident, shield } = effect;
      cx.next({
        do: 'loss',
        seat,
        n: count(effect.n, colony),
        ...(accident && { accident }),
        ...(shield === undefined ? {} : { shield }),
      });
      return;
    }
    case 'lose-building':
      cx.next({ do: 'lose-one', seat });
      return;
    case 'boxes':
      if (effect.on !== 'self') cx.next({ do: 'put-box', seat, n: effect.n, on: effect.on });
      else if (place) cx.say({ k: 'box', seat, at: place, n: effect.n });
      return;
    case 'lose-boxes':
      cx.next({ do: 'take-box', seat, n: effect.n });
      return;
    case 'move-box':
      cx.next({ do: 'move-from', seat });
      return;
    case 'draw':
      step.draws[seat] = at(step.draws, seat) + effect.n; // at the end of the answer (R3.5)
      return;
    case 'discard':
      // Fuel Cells discard in the continuation wave, after their draw.
      if (source.of === 'building') step.discards[seat] = at(step.discards, seat) + effect.n;
      else cx.next({ do: 'discard', seat, n: effect.n });
      return;
    case 'action':
      takeAction(board, seat, effect.action, cx);
      return;
    case 'may-build':
      cx.next({ do: 'build', seat, ...(effect.cost && { limit: effect.cost }) });
      return;
    case 'repeat-play':
      if (place) cx.next({ do: 'repeat', seat, at: place });
      return;
    case 'add-perk':
      cx.next({ do: 'perk', seat });
      return;
    case 'add-development':
      addDevelopment(table, seat, effect.id, cx);
      return;
    case 'add-robot':
      addRobot(table, seat, cx);
      return;
    case 'add-event':
      addEvent(table, seat, cx);
      return;
    case 'reserve-card':
      cx.next({ do: 'reserve', seat });
      return;
    case 'pass-card':
      cx.next({ do: 'pass', seat });
      return;
    case 'survey':
      cx.next({ do: 'survey', seat, moneyEach: effect.moneyEach });
      return;
    case 'may':
      cx.next({ do: 'offer', seat, source, ...(place && { at: place }) });
      return;
    case 'choose':
      cx.next({ do: 'option', seat, source });
      return;
    case 'hunger':
      hunger(board, seat, cx);
      return;
    case 'paperwork':
      doPaperwork(g, seat, effect.part, cx);
      return;
  }
}

/** R8.5; a Hacker Lair leaves all of it out (E16). */
function doPaperwork(g: State<Mcb>, seat: Seat, part: 'draw' | 'discard', cx: Cx): void {
  const excused = live(g.table.board, seat, (each) => (each.when === 'paperwork' ? each : null)).length > 0;
  if (part === 'discard' && !excused) cx.next({ do: 'discard', seat, n: paperwork.discard });
  if (part === 'draw' && excused) cx.say({ k: 'excused', seat });
  if (part === 'draw' && !excused) {
    drawBeforePaperwork(g, seat, cx);
    drawCards(g, seat, paperwork.draw, cx);
  }
}

/** An action that a card gives. Work lets its token be put on it; Déjà Vu asks for the last one again (E38). */
function takeAction(
  board: Board,
  seat: Seat,
  action: Extract<Effect, { do: 'action' }>['action'],
  cx: Cx,
): void {
  const { current } = board;
  const work = current?.kind === 'start' && current.id === 'work';
  if (action === 'any') cx.next({ do: 'choose-action', seat, actions: actionIds, work });
  else if (action !== 'last') cx.next({ do: 'choose-action', seat, actions: [action], work: false });
  else {
    const { lastAction } = colonyOf(board, seat);
    if (lastAction === 'build') cx.next({ do: 'build', seat, must: true });
    else if (lastAction) cx.next({ do: 'choose-action', seat, actions: [lastAction], work: false });
  }
}

// ---- Offers --------------------------------------------------------------------------------------------------

/** The offer that a source makes, if it makes one. */
export function offerOf(board: Board, source: Source): Offer | undefined {
  const effect = effectsOf(board, source).find((each) => each.do === 'may');
  return effect?.do === 'may' ? effect : undefined;
}

/** The card that makes an offer or leaves a choice. */
export function cardOf(board: Board, source: Source): OfferId {
  if (source.of === 'building') return source.id;
  const { current } = board;
  if (current?.kind === 'development' || current?.kind === 'twist' || current?.kind === 'robot')
    return current.id;
  throw new Error(`${source.of} makes no offer`);
}

/** The ways in which a price can be paid, the whole of it. */
function payments({ table: { board }, seat, hand }: Seen<Mcb>, { pay }: Offer, offer: OfferId): McbMove[] {
  const colony = colonyOf(board, seat);
  const enough = (have: number): McbMove[] => (have >= pay.n ? [{ do: 'pay', offer }] : []);
  switch (pay.what) {
    case 'food':
      return enough(colony.food);
    case 'money':
      return enough(purse(board, seat));
    case 'people':
      return enough(total(colony) - 1); // the total must be larger than the price (R9.5)
    case 'box':
      return withBoxes(colony).map(({ at: place }) => ({ do: 'pay', offer, at: place }));
    case 'building':
      return colony.buildings.map(({ at: place }) => ({ do: 'pay', offer, at: place }));
    case 'card':
      return hand.cards.map((card) => ({ do: 'pay', offer, card }));
  }
}

/** Whether an effect can do anything; a draw always counts as possible. */
function canDo(board: Board, seat: Seat, effect: Effect): boolean {
  const { buildings } = colonyOf(board, seat);
  return effect.do === 'boxes' || effect.do === 'lose-building' ? buildings.length > 0 : true;
}
