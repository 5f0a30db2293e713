// What happened, in whole sentences; how the game ended and where the points came from.
import type { Result, Seat } from '../../engine/game.ts';
import { automaItems, missions, typeIds } from './content.ts';
import { countOf } from './deck.ts';
import { trackLine } from './result.ts';
import {
  cardCounts,
  cargoWords,
  loadTiles,
  missionName,
  nameOf,
  paymentName,
  tileName,
  whomName,
} from './sentences.names.ts';
import type { AnswerMove, Deal, Drawn, Flight, SmEvent, Who } from './state.ts';
import type { Messages } from './text/en.ts';

/** A sentence, and the seat whose name stands before it. */
export interface Line {
  readonly text: string;
  readonly seat: Seat | null;
}

type Events = { readonly [E in SmEvent as E['k']]: E };
interface Teller {
  readonly text: Messages;
  readonly names: readonly string[];
}
type Telling<E> = (event: E, teller: Teller) => string | Line | null;

const by = (seat: Seat, text: string): Line => ({ seat, text });
const silent = () => null;

/** A sentence about a seat, or about the automa, whose name is written out. */
const about = (who: Who, sentence: string, { text }: Teller): string | Line =>
  who === 'automa' ? `${text.names.automa}${text.say.colon}${sentence}` : by(who, sentence);

const tellings: { readonly [K in keyof Events]: Telling<Events[K]> } = {
  year: silent,
  phase: silent,
  played: ({ seat, card, area }, { text: { say, names } }) =>
    by(seat, say.told.played(names.experts[card], names.areas[area])),
  copied: ({ seat, from, card, area }, { text, names }) => {
    const whose = nameOf(from, names, text);
    return by(seat, text.say.told.copied(whose, text.names.experts[card], text.names.areas[area]));
  },
  retrieved: ({ seat, card }, { text: { say, names } }) => by(seat, say.told.retrieved(names.experts[card])),
  passed: ({ seat, early }, { text: { say } }) => by(seat, early ? say.told.passedEarly : say.told.passed),
  gained: ({ seat, n, token }, { text: { say, names } }) => by(seat, say.told.gained(n, names.tokens[token])),
  developed: ({ seat, part, level }, { text }) =>
    by(seat, text.say.told.developed(tileName(part, level, text))),
  tested: ({ seat, system, n }, { text: { say, names } }) =>
    by(seat, say.told.tested(names.systems[system], n)),
  removed: ({ seat, system, colour }, { text: { say, names } }) =>
    by(seat, say.told.removed(names.colours[colour], names.systems[system])),
  kept: ({ seat, system }, { text: { say, names } }) => by(seat, say.told.kept(names.systems[system])),
  ordered: ({ lower }, { text, names }) =>
    text.say.told.ordered(lower.map((who) => nameOf(who, names, text)).join(text.say.and)),
  declared: ({ who, mission }, teller) => {
    const { told } = teller.text.say;
    const sentence = mission ? told.declared(missionName(mission, teller.text)) : told.declaredNone;
    return about(who, sentence, teller);
  },
  loaded: ({ seat, mission, load }, { text }) =>
    by(seat, text.say.told.loaded(loadTiles(load, mission, text), cargoWords(load, text))),
  event: ({ event }, { text: { say, names } }) => say.told.event(names.events[event]),
  answered: ({ seat, answer }, { text }) => by(seat, answerWords(answer, text)),
  flown: ({ seat, flight }, { text }) =>
    by(seat, text.say.told.flown(missionName(flight.mission, text), stepsWords(flight, text))),
  failed: ({ seat, step, points }, { text: { say } }) => by(seat, say.told.failed(step, points)),
  succeeded: ({ who, mission, points, first }, teller) =>
    about(who, teller.text.say.told.succeeded(missionName(mission, teller.text), points, first), teller),
  media: ({ who, lost }, teller) =>
    about(who, teller.text.say.told.media(teller.text.say.list(lost.map(String))), teller),
  home: ({ who, healthy, injured }, teller) => {
    const { told } = teller.text.say;
    return about(who, healthy + injured > 0 ? told.home(healthy, injured) : told.homeNobody, teller);
  },
  award: ({ seat, award }, { text: { say, names } }) => by(seat, say.told.award(names.awards[award])),
  bumped: ({ seat }, { text: { say } }) => by(seat, say.told.bumped),
  cleaned: ({ lost }, { text: { say } }) => (lost.length > 0 ? say.told.cleaned : null),
  over: ({ why }, { text: { say } }) => say.told.over[why],
  left: ({ seat }, { text: { say } }) => by(seat, say.told.left),
  turned: ({ card }, teller) =>
    about('automa', teller.text.say.told.turned(teller.text.names.experts[card]), teller),
  automa: ({ type }, teller) => {
    const { say, cards } = teller.text;
    return about(
      'automa',
      say.told.automa(say.or(automaItems[type].map((item) => cards.automa[item]))),
      teller,
    );
  },
  saw: ({ system, cards }, { text }) =>
    text.say.told.saw(text.names.systems[system], cardCounts(countOf(cards), text)),
  drew: ({ system, colour }, { text: { say, names } }) =>
    say.told.drew(names.systems[system], names.colours[colour]),
  looked: ({ system, cards }, { text }) =>
    text.say.told.looked(text.names.systems[system], cardCounts(cards, text)),
  peeked: ({ event }, { text: { say, names } }) => say.told.peeked(names.events[event]),
};

function answerWords(answer: AnswerMove, text: Messages): string {
  const { told } = text.say;
  switch (answer.do) {
    case 'launch':
      return told.launched;
    case 'use-inspection':
      return told.inspected;
    case 'discard':
      return told.discarded(text.names.tokens[answer.kind]);
    case 'untrain':
      return told.untrained;
    case 'injure':
      return told.injured(whomName(answer.whom, text));
    case 'sacrifice':
      return told.sacrificed(whomName(answer.whom, text));
    case 'stay':
      return told.stayed;
  }
}

/** All cards of a flight, step by step, with what was done about them. */
function stepsWords({ mission, drawn }: Flight, text: Messages): string {
  const { say, names } = text;
  return missions[mission].steps
    .map(({ system }, i) => ({ system, drawn: drawn.filter(({ step }) => step === i + 1) }))
    .filter((step) => step.drawn.length > 0)
    .map(({ system, drawn: cards }) =>
      say.told.stepCards(names.systems[system], cards.map((card) => drawnWords(card, text)).join(say.and)),
    )
    .join(' · ');
}

const drawnWords = (card: Drawn, text: Messages): string =>
  text.say.told.card(text.names.colours[card.colour], dealsWords(card, text));

/** What was done about a card, or what it did; empty if nothing. */
export const dealsWords = ({ system, deals }: Drawn, text: Messages): string =>
  deals.map((deal) => dealWords(deal, system, text)).join(text.say.and);

function dealWords(deal: Deal, system: Drawn['system'], text: Messages): string {
  const words = text.say.told.deal;
  return deal.do === 'pay' || deal.do === 'downgrade'
    ? words[deal.do](paymentName(system, deal.by, text))
    : words[deal.do];
}

function telling<K extends keyof Events>(event: Events[K] & { readonly k: K }, teller: Teller) {
  const tell: Telling<Events[K]> = tellings[event.k];
  return tell(event, teller);
}

/** An event as a line; null for one that says nothing of its own. */
export function line(event: SmEvent, names: readonly string[], text: Messages): Line | null {
  const said = telling(event, { text, names });
  return typeof said === 'string' ? { text: said, seat: null } : said;
}

/** An event as a sentence with the player's name before it. */
export function sentence(event: SmEvent, names: readonly string[], text: Messages): string | null {
  const said = line(event, names, text);
  if (!said || said.seat === null) return said?.text ?? null;
  return `${nameOf(said.seat, names, text)}${text.say.colon}${said.text}`;
}

/** The title of the story's next step, if this event begins one. */
export function chapter(event: SmEvent, text: Messages): string | null {
  if (event.k === 'year') return text.say.told.year(event.year);
  if (event.k !== 'phase') return null;
  // A year begins with its actions, and nobody is told of the loading but by the rockets that stand there.
  return event.phase === 'action' || event.phase === 'loading' ? null : text.names.phases[event.phase];
}

export const ending = ({ end }: Result, { say }: Messages): string =>
  end === 'landing' ? say.ending.landing : say.ending.time;

/** A part of a score. */
export function scoreLine(k: string, { say, names }: Messages): string {
  const type = typeIds.find((id) => trackLine(id) === k);
  if (type) return say.score.track(names.types[type]);
  const lines: Readonly<Record<string, string | ((type: string) => string)>> = say.score;
  const words = lines[k];
  return typeof words === 'string' ? words : k;
}
