// What happened, in whole sentences; how the game ended and where the Glory came from.
import type { Result, Seat } from '../../engine/game.ts';
import { calls, type Readers } from '../words.ts';
import { achievementGlory, cardOf, missions } from './content.ts';
import { cardName, itemName, placeName, sensorName, spotName, weaponName } from './sentences.names.ts';
import type { KcEvent } from './state.ts';
import type { Messages } from './text/en.ts';

/** A sentence, and the seat that it is about. */
export interface Line {
  readonly text: string;
  readonly seat: Seat | null;
}

type Events = { readonly [E in KcEvent as E['k']]: E };
/** What a telling draws on. */
interface Teller {
  readonly text: Messages;
  readonly names: Messages['names'];
  readonly say: Messages['say'];
  readonly told: Messages['say']['told'];
  /** Whom the event is about, as the beginning of a sentence; empty if it is about nobody. */
  readonly who: string;
  /** Somebody within a sentence. */
  whom(seat: Seat): string;
}
type Telling<E> = (event: E, teller: Teller) => string | null;

const silent = () => null;

const tellings: { readonly [K in keyof Events]: Telling<Events[K]> } = {
  // a round
  round: silent,
  revealed: ({ sensor }, { who, told, text }) => told.revealed(who, sensorName(sensor, text)),
  ordered: ({ order }, { told, say, whom }) =>
    told.ordered(order.map((seat) => whom(seat).trim()).join(say.and)),
  refilled: silent,
  reshuffled: ({ pile }, { told }) => told.reshuffled[pile],
  // a turn
  turn: ({ surcharge }, { who, told }) => (surcharge > 0 ? told.frozen(who) : null),
  'powered-down': ({ energy }, { who, told }) => told.poweredDown(who, energy),
  entered: ({ to, energy }, { who, told, text }) => told.entered(who, placeName(to, text), energy),
  overcharged: ({ cost }, { who, told, say }) => told.overcharged(who, say.paid(cost)),
  moved: ({ to, lowered }, { who, told, text }) => told.moved(who, placeName(to, text), lowered > 0),
  jumped: ({ to }, { who, told, text }) => told.jumped(who, placeName(to, text)),
  warped: ({ to }, { who, told, text }) => told.warped(who, placeName(to, text)),
  mined: (_event, { who, told }) => told.mined(who),
  fired: ({ weapon, dir }, { who, told, names, text }) =>
    told.fired(who, weaponName(weapon, text), names.dirs[dir]),
  turned: ({ dir, cost }, { who, told, names, say }) => told.turned(who, names.dirs[dir], say.paid(cost)),
  played: ({ card }, { who, told, names }) => told.played(who, names.powerUps[card]),
  bought: ({ item, price }, { who, told, text }) => told.bought(who, itemName(item, text), price),
  stopped: ({ at }, { who, told }) => (at === 'battle' || at === 'shop' ? null : told.stopped[at](who)),
  resolved: ({ lost }, { who, told }) => (lost > 0 ? told.resolved(who, lost) : null),
  returned: (_event, { who, told }) => told.returned(who),
  'held-top': silent,
  'turn-over': silent,
  // what comes of it
  damaged: ({ at, object, n }, { told, text }) => told.damaged(spotName(object, at, text), n),
  destroyed: ({ at, object }, { who, told, text }) => told.destroyed(who, spotName(object, at, text)),
  flipped: ({ card }, { told, say, names }) =>
    told.flipped(say.list((cardOf(card).flip ?? []).map((object) => names.objects[object]))),
  hit: ({ victim, points, marker, ghost }, { who, told, whom }) =>
    ghost ? told.ghost(who, whom(victim)) : told.hit(who, whom(victim), points, marker),
  collected: ({ at, object }, { who, told, text }) => told.collected(who, spotName(object, at, text)),
  gained: ({ what, n, why }, { who, told, say }) => told.gained(who, say[what](n), told.why[why]),
  sucked: ({ energy }, { who, told }) => told.sucked(who, energy),
  lowered: ({ levels }, { who, told }) => told.lowered(who, levels),
  threatened: ({ points, why }, { who, told }) => told.threatened[why](who, points),
  wrecked: ({ why }, { who, told }) => told.wrecked[why](who),
  'took-back': ({ n, from }, { who, told, whom }) => told.tookBack(who, n, whom(from)),
  drew: (_event, { who, told }) => told.drew(who),
  cache: (_event, { who, told }) => told.cache(who),
  achieved: ({ card, seats }, { told, names, say, whom }) => {
    const all = say.list(seats.map((seat) => whom(seat).trim()));
    const begun = all.charAt(0).toLocaleUpperCase() + all.slice(1);
    return told.achieved(names.achievements[card], achievementGlory[card], begun);
  },
  'turned-up': ({ card }, { told, names }) => told.turnedUp(names.achievements[card]),
  accomplished: ({ mission }, { who, told, names }) =>
    told.accomplished(who, names.missions[mission], missions[mission].glory),
  // scrolling
  scrolled: silent,
  pushed: ({ to }, { who, told, text }) => told.pushed(who, placeName(to, text)),
  boss: ({ boss }, { told, names }) => told.boss(names.bosses[boss]),
  row: ({ cards }, { told, say, text }) => told.row(cards.map((card) => cardName(card, text)).join(say.dot)),
  'boss-row': ({ cards }, { told, say, text }) =>
    told.bossRow(cards.map((card) => cardName(card, text)).join(say.dot)),
  global: ({ n }, { told }) => told.global(n),
  regrown: ({ at }, { told, text }) => told.regrown(placeName(at, text)),
  // the end
  over: ({ why }, { told }) => told.over[why],
  final: ({ powerUps }, { who, told, say, names }) =>
    powerUps.length === 0 ? null : told.final(who, say.list(powerUps.map((card) => names.powerUps[card]))),
  left: (_event, { who, told }) => told.left(who),
  // to one seat
  'got-sensor': ({ sensor }, { told, text }) => told.gotSensor(sensorName(sensor, text)),
  'got-power-up': ({ card }, { told, names }) => told.gotPowerUp(names.powerUps[card]),
};

function telling<K extends keyof Events>(event: Events[K] & { readonly k: K }, teller: Teller) {
  const tell: Telling<Events[K]> = tellings[event.k];
  return tell(event, teller);
}

/** An event as a line; null for one that says nothing of its own. */
export function eventLine(event: KcEvent, readers: Readers, text: Messages): Line | null {
  const { say, names } = text;
  const seat = 'seat' in event ? event.seat : null;
  const said = telling(event, {
    text,
    names,
    say,
    told: say.told,
    who: seat === null ? '' : calls(seat, readers, say.who),
    whom: (each) => calls(each, readers, say.them),
  });
  return said === null ? null : { text: said, seat };
}

/** An event as a sentence, to somebody who has no seat. */
export const sentence = (event: KcEvent, names: readonly string[], text: Messages): string | null =>
  eventLine(event, { names, me: null }, text)?.text ?? null;

/** The title of the story's next step, if this event begins one. */
export function chapter(event: KcEvent, { say }: Messages): string | null {
  if (event.k === 'round') return say.told.round(event.round);
  return event.k === 'scrolled' ? say.told.scrolling : null;
}

export const ending = ({ end }: Result, { say }: Messages): string =>
  end === 'boss-cleared' ? say.ending['boss-cleared'] : say.ending.scrolled;

/** A part of a score. */
export function scoreLine(k: string, { say }: Messages): string {
  const lines: Readonly<Record<string, string>> = say.score;
  return lines[k] ?? k;
}
