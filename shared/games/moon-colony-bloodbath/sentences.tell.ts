// Events and endings in words.
import type { Result, Seat } from '../../engine/game.ts';
import { calls, type Readers } from '../words.ts';
import { buildings, eventIds } from './content.ts';
import { buildingName, capital, cardText, idOf, nameOfCard } from './sentences.names.ts';
import type { McbEvent, Place } from './state.ts';
import type { Messages } from './text/en.ts';

// ---- Events --------------------------------------------------------------------------------------------------

/** The title of a step of the story: the card that is revealed. */
export function chapter(event: McbEvent, { names, me }: Readers, text: Messages): string | null {
  const words = text.say.chapter;
  if (event.k === 'reshuffle') return words.reshuffle;
  if (event.k !== 'reveal') return null;
  const name = nameOfCard(event.card, text);
  if (event.card.kind === 'event') return words.event(eventIds.indexOf(event.card.id) + 1, name);
  if (event.card.kind === 'perk') {
    const { seat } = event.card;
    return words.perk(name, seat === me ? text.say.them.you : (names[seat] ?? ''));
  }
  return name;
}

/** An event as a sentence; null for one that says nothing of its own. */
export function sentence(event: McbEvent, readers: Readers, text: Messages): string | null {
  const { say } = text;
  const words = say.event;
  const who = (seat: Seat): string => calls(seat, readers, say.who);
  const whom = (seat: Seat): string => calls(seat, readers, say.them);
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
      return words.passed(who(event.from), whom(event.to));
    case 'failed':
      return event.seat === readers.me ? words.failedYou : words.failed(name);
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
