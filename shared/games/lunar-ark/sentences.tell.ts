// What happened, in whole sentences; how the game ended and where the points came from.
import type { Result, Seat } from '../../engine/game.ts';
import { calls, type Readers } from '../words.ts';
import { type Colour, colours } from './content.ts';
import {
  costWords,
  missionName,
  nameOf,
  placeName,
  shipName,
  shipOfMission,
  shipOfPart,
  siteName,
  tileAt,
  tileName,
} from './sentences.names.ts';
import type { Cubes, LaEvent, Who } from './state.ts';
import type { Messages } from './text/en.ts';

/** A sentence, and the seat that it is about. */
export interface Told {
  readonly text: string;
  readonly seat: Seat | null;
}

type Events = { readonly [E in LaEvent as E['k']]: E };
interface Teller extends Readers {
  readonly text: Messages;
}
type Telling<E> = (event: E, teller: Teller) => string | Told | null;

/** A deed of a seat, the reader's own or somebody else's. */
const by = (seat: Seat, what: string, teller: Teller): Told => {
  const { say } = teller.text;
  return { seat, text: say.did(calls(seat, teller, say.who), what) };
};
const silent = () => null;

/** A deed of a seat or of the rival. */
const about = (who: Who, what: string, teller: Teller): string | Told =>
  who === 'rival' ? teller.text.say.did(teller.text.say.who.rival, what) : by(who, what, teller);

const tellings: { readonly [K in keyof Events]: Telling<Events[K]> } = {
  founded: ({ factions }, { text, names }) => {
    const told = factions.flatMap((faction, seat) =>
      faction
        ? [
            `${nameOf(seat, names, text)}${text.say.colon}${text.say.told.founded(text.names.factions[faction])}`,
          ]
        : [],
    );
    return told.length > 0 ? told.join(' · ') : null;
  },
  turn: silent,
  over: (_event, { text }) => text.say.told.over,
  left: ({ seat }, teller) => by(seat, teller.text.say.told.left, teller),
  paid: ({ seat, cost }, teller) => by(seat, teller.text.say.told.paid(costWords(cost, teller.text)), teller),
  converted: ({ seat, to, n }, teller) => by(seat, teller.text.say.told[to](n), teller),
  gained: ({ seat, what, n }, teller) =>
    by(seat, teller.text.say.told.gained(n, teller.text.names.things[what]), teller),
  scored: ({ who, n, source }, teller) =>
    about(who, teller.text.say.told.scored(n, teller.text.names.sources[source]), teller),
  token: ({ seat, trigger }, teller) =>
    by(seat, teller.text.say.told.token(teller.text.names.triggers[trigger]), teller),
  sent: ({ seat, tile, cell }, teller) =>
    by(seat, teller.text.say.told.sent(tileAt(tile, cell, teller.text)), teller),
  collected: ({ seat, colour }, teller) =>
    by(seat, teller.text.say.told.collected(teller.text.names.things[colour]), teller),
  power: ({ seat, power, n }, teller) =>
    by(seat, teller.text.say.told.power(teller.text.names.powers[power], n), teller),
  terrain: ({ seat, tile }, teller) =>
    by(seat, teller.text.say.told.terrain(tileName(tile, teller.text)), teller),
  greenhouse: ({ seat, from }, teller) => by(seat, teller.text.say.told[from], teller),
  improved: ({ seat, n }, teller) => by(seat, teller.text.say.told.improved(n), teller),
  recruited: ({ seat, colour }, teller) =>
    by(seat, teller.text.say.told.recruited(teller.text.names.things[colour]), teller),
  trained: ({ seat, colour }, teller) =>
    by(seat, teller.text.say.told.trained(teller.text.names.things[colour]), teller),
  small: ({ seat, small }, teller) =>
    by(seat, teller.text.say.told.built(teller.text.names.smalls[small]), teller),
  large: ({ seat, large }, teller) =>
    by(seat, teller.text.say.told.built(teller.text.names.larges[large]), teller),
  sited: ({ who, site }, teller) =>
    about(who, teller.text.say.told.sited(siteName(site, teller.text)), teller),
  foundation: ({ seat }, teller) => by(seat, teller.text.say.told.foundation, teller),
  took: ({ seat, lab }, teller) => by(seat, teller.text.say.told.took(teller.text.names.labs[lab]), teller),
  placed: ({ seat, lab, at }, teller) =>
    by(seat, teller.text.say.told.placed(teller.text.names.labs[lab], placeName(at, teller.text)), teller),
  activated: ({ seat, lab }, teller) =>
    by(seat, teller.text.say.told.activated(teller.text.names.labs[lab]), teller),
  labs: ({ labs }, { text: { say, names } }) => say.told.labs(say.list(labs.map((lab) => names.labs[lab]))),
  mission: ({ who, mission }, teller) => {
    const { text } = teller;
    return about(
      who,
      text.say.told.mission(shipOfMission(mission, text), missionName(mission, text)),
      teller,
    );
  },
  cube: ({ seat, part }, teller) =>
    by(seat, teller.text.say.told.cube(shipOfPart(part, teller.text), teller.text.names.parts[part]), teller),
  launched: ({ ship, rewards }, { text, names }) => {
    const { told, list } = text.say;
    const shares = rewards.map(({ who, n }) => told.reward(nameOf(who, names, text), n));
    return told.launched(shipName(ship, text), list(shares));
  },
  recalled: ({ who }, teller) => about(who, teller.text.say.told.recalled, teller),
  harvest: ({ seat, n }, teller) => by(seat, teller.text.say.told.harvest(n), teller),
  charged: silent,
  fed: ({ seat, n, unfed }, teller) => by(seat, teller.text.say.told.fed(n, unfed), teller),
  advanced: ({ who, tile }, teller) => {
    const { say, names } = teller.text;
    return about(who, tile ? say.told.advanced(names.progress[tile]) : say.told.ends, teller);
  },
  replenished: ({ cubes }, { text }) =>
    text.say.told.replenished(cubes.reduce((sum, each) => sum + all(each), 0)),
  rival: ({ card }, teller) =>
    about('rival', teller.text.say.told.card(teller.text.cards.rival[card]), teller),
  'rival-sent': ({ tile, cell, taken }, teller) =>
    about('rival', teller.text.say.told.rivalSent(tileAt(tile, cell, teller.text), taken.length), teller),
  'rival-lab': ({ lab }, teller) =>
    about('rival', teller.text.say.told.rivalLab(teller.text.names.labs[lab]), teller),
  'rival-greenhouse': (_event, teller) => about('rival', teller.text.say.told.rivalGreenhouse, teller),
  'rival-large': ({ large }, teller) =>
    about('rival', teller.text.say.told.built(teller.text.names.larges[large]), teller),
  'rival-achievements': ({ n }, teller) => {
    const { say, names } = teller.text;
    return about('rival', say.told.gained(n, names.things.achievement), teller);
  },
};

const all = (cubes: Cubes): number => colours.reduce((sum, colour: Colour) => sum + cubes[colour], 0);

function telling<K extends keyof Events>(event: Events[K] & { readonly k: K }, teller: Teller) {
  const tell: Telling<Events[K]> = tellings[event.k];
  return tell(event, teller);
}

/** An event as a line of the story and the log; null for one that says nothing of its own. */
export function eventLine(event: LaEvent, readers: Readers, text: Messages): Told | null {
  const said = telling(event, { ...readers, text });
  return typeof said === 'string' ? { text: said, seat: null } : said;
}

/** An event as a sentence, for nobody in particular. */
export const sentence = (event: LaEvent, names: readonly string[], text: Messages): string | null =>
  eventLine(event, { names, me: null }, text)?.text ?? null;

/** The title of the story's next step, if this event begins one: a round. */
export const chapter = (event: LaEvent, text: Messages): string | null =>
  event.k === 'turn' && event.first ? text.say.told.round(event.round) : null;

export function ending({ end }: Result, { say }: Messages): string {
  return end === 'ships' || end === 'track' ? say.ending[end] : say.ending.left;
}

/** A part of a score. */
export function scoreLine(k: string, { names }: Messages): string {
  const lines: Readonly<Record<string, string>> = names.sources;
  return lines[k] ?? k;
}
