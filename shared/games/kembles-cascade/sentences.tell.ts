// What happened, in whole sentences; how the game ended and where the Glory came from.
import type { Result, Seat } from '../../engine/game.ts';
import { achievementGlory, cardOf, missions } from './content.ts';
import {
  cardName,
  itemName,
  nameOf,
  placeName,
  sensorName,
  spotName,
  weaponName,
} from './sentences.names.ts';
import type { KcEvent } from './state.ts';
import type { Messages } from './text/en.ts';

/** A sentence, and the seat whose name stands before it. */
export interface Line {
  readonly text: string;
  readonly seat: Seat | null;
}

type Events = { readonly [E in KcEvent as E['k']]: E };
interface Teller {
  readonly text: Messages;
  readonly players: readonly string[];
}
/** What follows the name of `event.seat`, or a sentence of its own. */
type Telling<E> = (event: E, teller: Teller) => string | Line | null;

const silent = () => null;
const alone = (text: string): Line => ({ text, seat: null });

const tellings: { readonly [K in keyof Events]: Telling<Events[K]> } = {
  // a round
  round: silent,
  revealed: ({ sensor }, { text }) => text.say.told.revealed(sensorName(sensor, text)),
  ordered: ({ order }, { text, players }) =>
    alone(text.say.told.ordered(order.map((seat) => nameOf(seat, players, text)).join(text.say.and))),
  refilled: silent,
  reshuffled: ({ pile }, { text }) => alone(text.say.told.reshuffled[pile]),
  // a turn
  turn: ({ surcharge }, { text }) => (surcharge > 0 ? text.say.told.frozen : null),
  'powered-down': ({ energy }, { text }) => text.say.told.poweredDown(energy),
  entered: ({ to, energy }, { text }) => text.say.told.entered(placeName(to, text), energy),
  overcharged: ({ cost }, { text }) => text.say.told.overcharged(text.say.paid(cost)),
  moved: ({ to, lowered }, { text }) => text.say.told.moved(placeName(to, text), lowered > 0),
  jumped: ({ to }, { text }) => text.say.told.jumped(placeName(to, text)),
  warped: ({ to }, { text }) => text.say.told.warped(placeName(to, text)),
  mined: (_event, { text }) => text.say.told.mined,
  fired: ({ weapon, dir }, { text }) => text.say.told.fired(weaponName(weapon, text), text.names.dirs[dir]),
  turned: ({ dir, cost }, { text }) => text.say.told.turned(text.names.dirs[dir], text.say.paid(cost)),
  played: ({ card }, { text }) => text.say.told.played(text.names.powerUps[card]),
  bought: ({ item, price }, { text }) => text.say.told.bought(itemName(item, text), price),
  stopped: ({ at }, { text }) => (at === 'battle' || at === 'shop' ? null : text.say.told.stopped[at]),
  resolved: ({ lost }, { text }) => (lost > 0 ? text.say.told.resolved(lost) : null),
  returned: (_event, { text }) => text.say.told.returned,
  'held-top': silent,
  'turn-over': silent,
  // what comes of it
  damaged: ({ at, object, n }, { text }) => alone(text.say.told.damaged(spotName(object, at, text), n)),
  destroyed: ({ at, object }, { text }) => text.say.told.destroyed(spotName(object, at, text)),
  flipped: ({ card }, { text }) => {
    const back = cardOf(card).flip ?? [];
    return alone(text.say.told.flipped(text.say.list(back.map((object) => text.names.objects[object]))));
  },
  hit: ({ victim, points, marker, ghost }, { text, players }) => {
    const name = nameOf(victim, players, text);
    return ghost ? text.say.told.ghost(name) : text.say.told.hit(name, points, marker);
  },
  collected: ({ at, object }, { text }) => text.say.told.collected(spotName(object, at, text)),
  gained: ({ what, n, why }, { text: { say } }) => say.told.gained(say[what](n), say.told.why[why]),
  sucked: ({ energy }, { text }) => text.say.told.sucked(energy),
  lowered: ({ levels }, { text }) => text.say.told.lowered(levels),
  threatened: ({ points, why }, { text }) => text.say.told.threatened[why](points),
  wrecked: ({ why }, { text }) => text.say.told.wrecked[why],
  'took-back': ({ n, from }, { text, players }) => text.say.told.tookBack(n, nameOf(from, players, text)),
  drew: (_event, { text }) => text.say.told.drew,
  cache: (_event, { text }) => text.say.told.cache,
  achieved: ({ card, seats }, { text, players }) => {
    const all = text.say.list(seats.map((seat) => nameOf(seat, players, text)));
    return alone(text.say.told.achieved(text.names.achievements[card], achievementGlory[card], all));
  },
  'turned-up': ({ card }, { text }) => alone(text.say.told.turnedUp(text.names.achievements[card])),
  accomplished: ({ mission }, { text }) =>
    text.say.told.accomplished(text.names.missions[mission], missions[mission].glory),
  // scrolling
  scrolled: silent,
  pushed: ({ to }, { text }) => text.say.told.pushed(placeName(to, text)),
  boss: ({ boss }, { text }) => alone(text.say.told.boss(text.names.bosses[boss])),
  row: ({ cards }, { text }) =>
    alone(text.say.told.row(cards.map((card) => cardName(card, text)).join(text.say.dot))),
  'boss-row': ({ cards }, { text }) =>
    alone(text.say.told.bossRow(cards.map((card) => cardName(card, text)).join(text.say.dot))),
  global: ({ n }, { text }) => alone(text.say.told.global(n)),
  regrown: ({ at }, { text }) => alone(text.say.told.regrown(placeName(at, text))),
  // the end
  over: ({ why }, { text }) => alone(text.say.told.over[why]),
  final: ({ powerUps }, { text }) =>
    powerUps.length === 0
      ? null
      : text.say.told.final(text.say.list(powerUps.map((card) => text.names.powerUps[card]))),
  left: (_event, { text }) => text.say.told.left,
  // to one seat
  'got-sensor': ({ sensor }, { text }) => alone(text.say.told.gotSensor(sensorName(sensor, text))),
  'got-power-up': ({ card }, { text }) => alone(text.say.told.gotPowerUp(text.names.powerUps[card])),
};

function telling<K extends keyof Events>(event: Events[K] & { readonly k: K }, teller: Teller) {
  const tell: Telling<Events[K]> = tellings[event.k];
  return tell(event, teller);
}

/** An event as a line; null for one that says nothing of its own. */
export function eventLine(event: KcEvent, players: readonly string[], text: Messages): Line | null {
  const said = telling(event, { text, players });
  if (typeof said !== 'string') return said;
  return { text: said, seat: 'seat' in event ? event.seat : null };
}

/** An event as a sentence with the player's name before it. */
export function sentence(event: KcEvent, players: readonly string[], text: Messages): string | null {
  const line = eventLine(event, players, text);
  if (!line || line.seat === null) return line?.text ?? null;
  return `${nameOf(line.seat, players, text)}${text.say.colon}${line.text}`;
}

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
