// Questions, moves, events and endings in words. What a language says is in text/; here is chosen what is said. The
// board, the terminal and whoever else tells of the game share it.
import type { Open, Result, Seat, Seen } from '../../engine/game.ts';
import type { Plan } from '../../engine/match.ts';
import { colonyOf, effectsOf, price } from './colony.ts';
import {
  type BuildingId,
  buildingIds,
  buildings,
  developmentIds,
  developments,
  type Effect,
  eventIds,
  type Price,
  robotIds,
  robotSteps,
  robots,
  type Step,
  twistIds,
  twists,
} from './content.ts';
import type {
  Back,
  Board,
  Mcb,
  McbEvent,
  McbFrame,
  McbMove,
  OfferId,
  Place,
  ProgressCard,
  Source,
} from './state.ts';
import type { Messages } from './text/en.ts';
import type { CardText } from './text/shape.ts';

type Say = Messages['say'];
type Shown = Open<Mcb> | Seen<Mcb>;

// ---- Names ---------------------------------------------------------------------------------------------------

/** The kind of building that stands, or stood, at a place. */
function idOf(place: Place): BuildingId {
  const id = buildingIds.find((each) => place.startsWith(`${each}#`));
  if (!id) throw new RangeError(`no building can be ${place}`);
  return id;
}

const buildingName = (id: BuildingId, text: Messages): string => text.cards.buildings[id].name;

/** A building of a colony by name; with its number among its like where there are several. */
export function nameAt(place: Place, board: Board, seat: Seat, text: Messages): string {
  const id = idOf(place);
  const alike = colonyOf(board, seat).buildings.filter((standing) => standing.id === id);
  const n = alike.findIndex(({ at }) => at === place) + 1;
  const name = buildingName(id, text);
  return alike.length > 1 && n > 0 ? text.say.nth(name, n) : name;
}

/** The name and text of a card of the progress deck. */
export function cardText(card: ProgressCard, { cards }: Messages): CardText {
  switch (card.kind) {
    case 'start':
      return cards.starting[card.id];
    case 'perk':
      return cards.perks[card.id];
    case 'development':
      return cards.developments[card.id];
    case 'event':
      return cards.events[card.id];
    case 'twist':
      return cards.twists[card.id];
    case 'robot':
      return cards.robots[card.id];
  }
}

/** A card by name; of a Robot that is not yet revealed, that it is one. */
export const nameOfCard = (card: Back | ProgressCard, text: Messages): string =>
  card.kind === 'robot' && !('id' in card) ? text.terms.aRobot : cardText(card, text).name;

/** The name of the card that makes an offer or leaves a choice. */
export function offerName(id: OfferId, { cards }: Messages): string {
  const shelves: readonly Readonly<Record<string, { readonly name: string }>>[] = [
    cards.developments,
    cards.robots,
    cards.twists,
    cards.buildings,
  ];
  return shelves.flatMap((shelf) => shelf[id]?.name ?? [])[0] ?? id;
}

// ---- Effects and prices --------------------------------------------------------------------------------------

/** All effects of a card that may hold an offer or a choice. */
function effectsIn(id: OfferId): readonly Effect[] {
  const development = developmentIds.find((each) => each === id);
  if (development) return [developments[development].effect];
  const robot = robotIds.find((each) => each === id);
  if (robot) return ofSteps(robotSteps(robots[robot]));
  const twist = twistIds.find((each) => each === id);
  if (twist) return ofSteps(twists[twist]);
  const building = buildingIds.find((each) => each === id);
  const abilities = building ? buildings[building].abilities : [];
  return abilities.flatMap((ability) => ('effects' in ability ? ability.effects : []));
}

const ofSteps = (steps: readonly Step[]): Effect[] =>
  steps.flatMap((step) => (step.who === 'table' ? [] : [step.effect]));

type Offer = Extract<Effect, { readonly do: 'may' }>;
const offerIn = (effects: readonly Effect[]): Offer | undefined =>
  effects.find((effect): effect is Offer => effect.do === 'may');

/** The offer that a card makes, if it makes one. */
export const offerOf = (id: OfferId): Offer | undefined => offerIn(effectsIn(id));

const priceWords = ({ what, n }: Price, say: Say): string => say.of[what](n);

function effectWords(effects: readonly Effect[], say: Say): string {
  return effects
    .map((effect) => {
      switch (effect.do) {
        case 'gain':
          return typeof effect.n === 'number' ? say.effect.gain(say.of[effect.what](effect.n)) : '';
        case 'boxes':
          return say.effect.gain(say.of.box(effect.n));
        case 'draw':
          return say.effect.draw(effect.n);
        case 'may-build':
          return say.effect.build;
        case 'lose-people':
          return typeof effect.n === 'number' ? say.effect.losePeople(effect.n) : '';
        case 'lose-building':
          return say.effect.loseBuilding;
        default:
          return '';
      }
    })
    .filter((part) => part !== '')
    .join(say.and);
}

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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
  const labels = plan.moves.flatMap((move) =>
    move.do === '@reopen' || move.do === '@orders' ? [] : [moveLabel(move, shown, text)],
  );
  const moves = labels.join(say.and);
  const draws = 'seat' in shown ? (shown.table.step.draws[shown.seat] ?? 0) : 0;
  return draws > 0 ? say.thenDraw(moves, draws) : moves;
}

// ---- Events --------------------------------------------------------------------------------------------------

/** The title of a step of the story: the card that is revealed. `names`: the players by seat. */
export function chapter(event: McbEvent, names: readonly string[], text: Messages): string | null {
  const words = text.say.chapter;
  if (event.k === 'reshuffle') return words.reshuffle;
  if (event.k !== 'reveal') return null;
  const name = nameOfCard(event.card, text);
  if (event.card.kind === 'event') return words.event(eventIds.indexOf(event.card.id) + 1, name);
  if (event.card.kind === 'perk') return words.perk(name, names[event.card.seat] ?? '');
  return name;
}

/** An event as a sentence; null for one that says nothing of its own. `names`: the players by seat. */
export function sentence(event: McbEvent, names: readonly string[], text: Messages): string | null {
  const { say } = text;
  const words = say.event;
  const who = (seat: Seat): string => names[seat] ?? '';
  const name = 'seat' in event && event.seat !== null ? who(event.seat) : '';
  const building = (place: Place) => buildingName(idOf(place), text);
  switch (event.k) {
    case 'reveal':
      return cardText(event.card, text).text;
    case 'reshuffle':
      return words.reshuffle;
    case 'void':
      return words.void;
    case 'mark':
      return words.mark[event.mark];
    case 'work-begins':
      return event.marks.length === 0 ? null : event.marks.map((mark) => words.workBegins[mark]).join(' ');
    case 'act':
      return words.act(name, text.cards.actions[event.action].name);
    case 'gain': {
      const what = say.of[event.what](event.n);
      return event.by ? words.gainBy(name, what, buildingName(event.by, text)) : words.gain(name, what);
    }
    case 'lose':
      return words.lose(name, say.of[event.what](event.n));
    case 'pay':
      return words.pay(name, say.split(event.money, event.food));
    case 'dead':
      return event.price ? words.deadPrice(name, event.n) : words.dead(name, event.n);
    case 'saved':
      return words.saved(name, event.n, building(event.at));
    case 'box':
      return words.box(name, event.n, building(event.at));
    case 'unbox':
      return event.why === 'spent'
        ? words.spent(name, building(event.at))
        : words.unboxed(name, building(event.at));
    case 'moved':
      return words.moved(name, building(event.from), building(event.to));
    case 'built':
      return words.built(name, buildingName(event.id, text), say.split(event.money, event.food));
    case 'repeated':
      return words.repeated(name, building(event.at));
    case 'fell':
      return words.fell(name, buildingName(event.id, text));
    case 'drew':
      return words.drew(name, event.n);
    case 'refilled':
      return words.refilled;
    case 'discarded':
      return words.discarded(name, buildingName(event.card, text));
    case 'added': {
      const card = nameOfCard(event.card, text);
      return event.seat === null ? words.added(capital(card)) : words.addedBy(name, card);
    }
    case 'extra-robot':
      return words.extraRobot;
    case 'excused':
      return words.excused(name);
    case 'lottery':
      return words.lottery(buildingName(event.card, text), buildings[event.card].cost);
    case 'reserved':
      return words.reserved(name);
    case 'surveyed':
      return words.surveyed(name);
    case 'cashed':
      return words.cashed(name, event.n);
    case 'passed':
      return words.passed(who(event.from), who(event.to));
    case 'failed':
      return words.failed(name);
    case 'over':
      return words.over[event.why];
    case 'left':
      return words.left(name);
    case 'cards': {
      const cards = event.cards.map((id) => buildingName(id, text)).join(say.and);
      return event.from === 'deck' ? words.cardsDrawn(cards) : words.cardsPassed(cards);
    }
    default:
      return null;
  }
}

// ---- How it ended --------------------------------------------------------------------------------------------

export function ending({ end }: Result, text: Messages): string {
  const words: Readonly<Record<string, string>> = text.say.ending;
  return words[end] ?? end;
}
