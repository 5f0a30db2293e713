// Questions and moves in words. What a language says is in text/; here is chosen what is said.

import type { Open, Seen } from '../../engine/game.ts';
import type { Plan } from '../../engine/match.ts';
import { ownMoves } from '../../engine/moves.ts';
import { effectsOf, price } from './colony.ts';
import { type BuildingId, buildings } from './content.ts';
import {
  buildingName,
  capital,
  effectsIn,
  effectWords,
  idOf,
  nameAt,
  nameOfCard,
  offerIn,
  offerName,
  offerOf,
  priceWords,
} from './sentences.names.ts';
import type { Board, Mcb, McbFrame, McbMove, Place, Source } from './state.ts';
import type { Messages } from './text/en.ts';

type Shown = Open<Mcb> | Seen<Mcb>;

// ---- Questions -----------------------------------------------------------------------------------------------

export function prompt(asked: McbFrame, shown: Shown, text: Messages): string {
  const { say } = text;
  const { ask } = say;
  const { board } = shown.table;
  switch (asked.do) {
    case 'choose-action': {
      const [only, ...more] = asked.actions;
      if (asked.work) return ask.work;
      if (only && more.length === 0) return ask.given(text.cards.actions[only].name);
      return ask.action;
    }
    case 'build':
      if (asked.must) return ask.buildMust;
      if (asked.limit?.max !== undefined) return ask.buildUpTo(asked.limit.max);
      if (asked.limit?.min !== undefined) return ask.buildFrom(asked.limit.min);
      return ask.build;
    case 'order':
      return ask.order;
    case 'spend-box': {
      const boost = buildings[idOf(asked.at)].abilities.find(
        (ability) => ability.when === asked.action && 'effects' in ability,
      );
      const gains = boost && 'effects' in boost ? effectWords(boost.effects, say) : '';
      return ask.spendBox(nameAt(asked.at, board, asked.seat, text), gains);
    }
    case 'split':
      return ask.split(asked.n);
    case 'put-box':
      return asked.on === 'empty' ? ask.putBoxEmpty : ask.putBox(asked.n);
    case 'take-box':
      return ask.takeBox(asked.n);
    case 'move-from':
      return ask.moveFrom;
    case 'move-to':
      return ask.moveTo;
    case 'perk':
      return ask.perk;
    case 'repeat':
      return ask.repeat;
    case 'discard':
      return ask.discard(asked.n);
    case 'reserve':
      return ask.reserve;
    case 'pass':
      return ask.pass;
    case 'survey':
      return ask.survey;
    case 'offer':
      return offerPrompt(asked.source, board, text);
    case 'option':
      return ask.option(sourceName(asked.source, board, text));
    case 'organ-banks':
      return ask.organBanks(asked.n);
    case 'spare':
      return ask.spare(asked.n);
    case 'give-up':
      return asked.price ? ask.giveUpPrice(asked.n) : ask.giveUp(asked.n);
    case 'lose-one':
      return ask.loseOne;
    default:
      return ask.action;
  }
}

function sourceName(source: Source, board: Board, text: Messages): string {
  if (source.of === 'building') return buildingName(source.id, text);
  return board.current ? nameOfCard(board.current, text) : '';
}

function offerPrompt(source: Source, board: Board, text: Messages): string {
  const { say } = text;
  const name = sourceName(source, board, text);
  const offer = offerIn(effectsOf(board, source));
  if (!offer) return name;
  const pay = priceWords(offer.pay, say);
  return offer.penalty.length > 0
    ? say.ask.offerOr(name, pay, effectWords(offer.penalty, say))
    : say.ask.offer(name, pay, effectWords(offer.reward, say));
}

// ---- Moves ---------------------------------------------------------------------------------------------------

export function moveLabel(move: McbMove, shown: Shown, text: Messages): string {
  const { say } = text;
  const words = say.move;
  const { cards } = text;
  const { board } = shown.table;
  const seat = 'seat' in shown ? shown.seat : 0;
  const at = (place: Place) => nameAt(place, board, seat, text);
  const card = (id: BuildingId) => buildingName(id, text);
  switch (move.do) {
    case 'act': {
      const { name } = cards.actions[move.action];
      return move.own ? words.own(name) : name;
    }
    case 'build': {
      const label = words.build(card(move.card), price(board, seat, move.card));
      return move.own ? words.own(label) : label;
    }
    case 'no-build':
      return words.noBuild;
    case 'next':
      return move.item === 'action' ? words.itself : at(move.item);
    case 'rest':
      return words.rest;
    case 'food':
      return say.split(move.price - move.n, move.n);
    case 'spend':
      return words.spend(at(move.at));
    case 'keep-box':
      return words.keep;
    case 'box':
      return words.box(at(move.at));
    case 'unbox':
      return words.unbox(at(move.at));
    case 'from':
      return words.from(at(move.at));
    case 'no-move':
      return words.noMove;
    case 'to':
      return words.to(at(move.at));
    case 'perk':
      return words.perk(cards.perks[move.id].name);
    case 'repeat':
      return words.repeat(at(move.at));
    case 'pay':
      return payLabel(move, text, at);
    case 'decline': {
      const penalty = offerOf(move.offer)?.penalty ?? [];
      return penalty.length > 0 ? words.declineOr(effectWords(penalty, say)) : words.decline;
    }
    case 'option': {
      const choice = effectsIn(move.of).find((effect) => effect.do === 'choose');
      const option = choice?.do === 'choose' ? choice.options[move.n] : undefined;
      return option ? capital(effectWords([option], say)) : offerName(move.of, text);
    }
    case 'save':
      return words.save(at(move.at));
    case 'no-more':
      return words.noMore;
    case 'give-up':
      return words.giveUp(at(move.at));
    case 'discard':
      return words.discard(card(move.card));
    case 'reserve':
      return words.reserve(card(move.card));
    case 'pass':
      return words.pass(card(move.card));
    case 'survey':
      return words.survey(card(move.card));
    case 'cash':
      return words.cash;
    case 'storage':
      return words.storage(at(move.at));
    case 'begin':
      return '';
  }
}

function payLabel(
  { offer: id, at: place, card }: Extract<McbMove, { readonly do: 'pay' }>,
  text: Messages,
  at: (place: Place) => string,
): string {
  const { say } = text;
  const offer = offerOf(id);
  if (card !== undefined) return say.move.payCard(buildingName(card, text));
  if (place !== undefined) {
    return offer?.pay.what === 'building' ? say.move.payBuilding(at(place)) : say.move.payBox(at(place));
  }
  return offer ? say.move.pay(priceWords(offer.pay, say)) : offerName(id, text);
}

/** "Build Bunker, box on Kitchen, then draw 2 cards". */
export function commitNote(plan: Plan<Mcb>, text: Messages): string {
  const { say } = text;
  const { shown } = plan;
  const labels = ownMoves(plan.moves).map((move) => moveLabel(move, shown, text));
  const moves = labels.join(say.and);
  const draws = 'seat' in shown ? (shown.table.step.draws[shown.seat] ?? 0) : 0;
  return draws > 0 ? say.thenDraw(moves, draws) : moves;
}
