// What happened, in whole sentences; how the game ended and where the points came from.
import type { Result, Seat } from '../../engine/game.ts';
import { calls, type Readers } from '../words.ts';
import { automaItems, missions, typeIds } from './content.ts';
import { countOf } from './deck.ts';
import { trackLine } from './result.ts';
import {
  cardCounts,
  cargoWords,
  loadTiles,
  missionName,
  paymentName,
  tileName,
  whomName,
} from './sentences.names.ts';
import type { AnswerMove, Deal, Drawn, Flight, SmEvent, Who } from './state.ts';
import type { Messages } from './text/en.ts';

/** A sentence, and the seat that it is about. */
export interface Line {
  readonly text: string;
  readonly seat: Seat | null;
}

type Events = { readonly [E in SmEvent as E['k']]: E };
/** What a telling draws on. */
interface Teller {
  readonly text: Messages;
  readonly names: Messages['names'];
  readonly told: Messages['say']['told'];
  /** Whom the event is about, as the beginning of a sentence; empty if it is about nobody. */
  readonly who: string;
  /** Somebody within a sentence, and what is somebody's. */
  whom(who: Who): string;
  whose(who: Who): string;
}
type Telling<E> = (event: E, teller: Teller) => string | null;

const silent = () => null;

const tellings: { readonly [K in keyof Events]: Telling<Events[K]> } = {
  year: silent,
  phase: silent,
  played: ({ card, area }, { who, told, names }) => told.played(who, names.experts[card], names.areas[area]),
  copied: ({ from, card, area }, { who, told, names, whose }) =>
    told.copied(who, whose(from), names.experts[card], names.areas[area]),
  retrieved: ({ card }, { who, told, names }) => told.retrieved(who, names.experts[card]),
  passed: ({ early }, { who, told }) => (early ? told.passedEarly(who) : told.passed(who)),
  gained: ({ n, token }, { who, told, names }) => told.gained(who, n, names.tokens[token]),
  developed: ({ part, level }, { who, told, text }) => told.developed(who, tileName(part, level, text)),
  tested: ({ system, n }, { who, told, names }) => told.tested(who, names.systems[system], n),
  removed: ({ system, colour }, { who, told, names }) =>
    told.removed(who, names.colours[colour], names.systems[system]),
  kept: ({ system }, { who, told, names }) => told.kept(who, names.systems[system]),
  ordered: ({ lower }, { told, text, whom }) => told.ordered(lower.map(whom).join(text.say.and)),
  declared: ({ mission }, { who, told, text }) =>
    mission ? told.declared(who, missionName(mission, text)) : told.declaredNone(who),
  loaded: ({ mission, load }, { who, told, text }) =>
    told.loaded(who, loadTiles(load, mission, text), cargoWords(load, text)),
  event: ({ event }, { told, names }) => told.event(names.events[event]),
  answered: ({ answer }, { who, text }) => answerWords(who, answer, text),
  flown: ({ flight }, { who, told, text }) =>
    told.flown(who, missionName(flight.mission, text), stepsWords(flight, text)),
  failed: ({ step, points }, { who, told }) => told.failed(who, step, points),
  succeeded: ({ mission, points, first }, { who, told, text }) =>
    told.succeeded(who, missionName(mission, text), points, first),
  media: ({ lost }, { who, told, text }) => told.media(who, text.say.list(lost.map(String))),
  home: ({ healthy, injured }, { who, told }) =>
    healthy + injured > 0 ? told.home(who, healthy, injured) : told.homeNobody(who),
  award: ({ award }, { who, told, names }) => told.award(who, names.awards[award]),
  bumped: (_event, { who, told }) => told.bumped(who),
  cleaned: ({ lost }, { told }) => (lost.length > 0 ? told.cleaned : null),
  over: ({ why }, { told }) => told.over[why],
  left: (_event, { who, told }) => told.left(who),
  turned: ({ card }, { who, told, names }) => told.turned(who, names.experts[card]),
  automa: ({ type }, { who, told, text }) =>
    told.automa(who, text.say.or(automaItems[type].map((item) => text.cards.automa[item]))),
  saw: ({ system, cards }, { told, text }) =>
    told.saw(text.names.systems[system], cardCounts(countOf(cards), text)),
  drew: ({ system, colour }, { told, names }) => told.drew(names.systems[system], names.colours[colour]),
  looked: ({ system, cards }, { told, text }) =>
    told.looked(text.names.systems[system], cardCounts(cards, text)),
  peeked: ({ event }, { told, names }) => told.peeked(names.events[event]),
};

function answerWords(who: string, answer: AnswerMove, text: Messages): string {
  const { told } = text.say;
  switch (answer.do) {
    case 'launch':
      return told.launched(who);
    case 'use-inspection':
      return told.inspected(who);
    case 'discard':
      return told.discarded(who, text.names.tokens[answer.kind]);
    case 'untrain':
      return told.untrained(who);
    case 'injure':
      return told.injured(who, whomName(answer.whom, text));
    case 'sacrifice':
      return told.sacrificed(who, whomName(answer.whom, text));
    case 'stay':
      return told.stayed(who);
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

/** Whom an event is about. */
function subjectOf(event: SmEvent): Who | null {
  if (event.k === 'turned' || event.k === 'automa') return 'automa';
  if ('seat' in event) return event.seat;
  return 'who' in event ? event.who : null;
}

/** An event as a line; null for one that says nothing of its own. */
export function line(event: SmEvent, readers: Readers, text: Messages): Line | null {
  const { say, names } = text;
  const word = (who: Who, as: 'who' | 'them' | 'whose') =>
    who === 'automa' ? say.automa[as] : calls(who, readers, say[as]);
  const about = subjectOf(event);
  const said = telling(event, {
    text,
    names,
    told: say.told,
    who: about === null ? '' : word(about, 'who'),
    whom: (who) => word(who, 'them'),
    whose: (who) => word(who, 'whose'),
  });
  return said === null ? null : { text: said, seat: about === 'automa' ? null : about };
}

/** An event as a sentence, to somebody who has no seat. */
export const sentence = (event: SmEvent, names: readonly string[], text: Messages): string | null =>
  line(event, { names, me: null }, text)?.text ?? null;

/** The title of the story's next step, if this event begins one. */
export function chapter(event: SmEvent, text: Messages): string | null {
  if (event.k === 'year') return text.say.told.year(event.year);
  if (event.k !== 'phase') return null;
  // A year begins with its actions. What is loaded is told under the declarations: nothing else happens between the two.
  if (event.phase === 'action' || event.phase === 'loading') return null;
  return event.phase === 'declaration' ? text.say.told.readying : text.names.phases[event.phase];
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
