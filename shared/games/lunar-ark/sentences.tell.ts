// What happened, in whole sentences; how the game ended and where the points came from.
import type { Result, Seat } from '../../engine/game.ts';
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

/** A sentence, and the seat whose name stands before it. */
export interface Told {
  readonly text: string;
  readonly seat: Seat | null;
}

type Events = { readonly [E in LaEvent as E['k']]: E };
interface Teller {
  readonly text: Messages;
  readonly names: readonly string[];
}
type Telling<E> = (event: E, teller: Teller) => string | Told | null;

const by = (seat: Seat, text: string): Told => ({ seat, text });
const silent = () => null;

/** A sentence about a seat, or about the rival, whose name is written out. */
const about = (who: Who, sentence: string, { text }: Teller): string | Told =>
  who === 'rival' ? `${text.names.rival}${text.say.colon}${sentence}` : by(who, sentence);

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
  left: ({ seat }, { text }) => by(seat, text.say.told.left),
  paid: ({ seat, cost }, { text }) => by(seat, text.say.told.paid(costWords(cost, text))),
  converted: ({ seat, to, n }, { text }) => by(seat, text.say.told[to](n)),
  gained: ({ seat, what, n }, { text: { say, names } }) => by(seat, say.told.gained(n, names.things[what])),
  scored: ({ who, n, source }, teller) =>
    about(who, teller.text.say.told.scored(n, teller.text.names.sources[source]), teller),
  token: ({ seat, trigger }, { text: { say, names } }) => by(seat, say.told.token(names.triggers[trigger])),
  sent: ({ seat, tile, cell }, { text }) => by(seat, text.say.told.sent(tileAt(tile, cell, text))),
  collected: ({ seat, colour }, { text: { say, names } }) =>
    by(seat, say.told.collected(names.things[colour])),
  power: ({ seat, power, n }, { text: { say, names } }) => by(seat, say.told.power(names.powers[power], n)),
  terrain: ({ seat, tile }, { text }) => by(seat, text.say.told.terrain(tileName(tile, text))),
  greenhouse: ({ seat, from }, { text }) => by(seat, text.say.told[from]),
  improved: ({ seat, n }, { text }) => by(seat, text.say.told.improved(n)),
  recruited: ({ seat, colour }, { text: { say, names } }) =>
    by(seat, say.told.recruited(names.things[colour])),
  trained: ({ seat, colour }, { text: { say, names } }) => by(seat, say.told.trained(names.things[colour])),
  small: ({ seat, small }, { text: { say, names } }) => by(seat, say.told.built(names.smalls[small])),
  large: ({ seat, large }, { text: { say, names } }) => by(seat, say.told.built(names.larges[large])),
  sited: ({ who, site }, teller) =>
    about(who, teller.text.say.told.sited(siteName(site, teller.text)), teller),
  foundation: ({ seat }, { text }) => by(seat, text.say.told.foundation),
  took: ({ seat, lab }, { text: { say, names } }) => by(seat, say.told.took(names.labs[lab])),
  placed: ({ seat, lab, at }, { text }) =>
    by(seat, text.say.told.placed(text.names.labs[lab], placeName(at, text))),
  activated: ({ seat, lab }, { text: { say, names } }) => by(seat, say.told.activated(names.labs[lab])),
  labs: ({ labs }, { text: { say, names } }) => say.told.labs(say.list(labs.map((lab) => names.labs[lab]))),
  mission: ({ who, mission }, teller) => {
    const { text } = teller;
    return about(
      who,
      text.say.told.mission(shipOfMission(mission, text), missionName(mission, text)),
      teller,
    );
  },
  cube: ({ seat, part }, { text }) =>
    by(seat, text.say.told.cube(shipOfPart(part, text), text.names.parts[part])),
  launched: ({ ship, rewards }, { text, names }) => {
    const { told, list } = text.say;
    const shares = rewards.map(({ who, n }) => told.reward(nameOf(who, names, text), n));
    return told.launched(shipName(ship, text), list(shares));
  },
  recalled: ({ who }, teller) => about(who, teller.text.say.told.recalled, teller),
  harvest: ({ seat, n }, { text }) => by(seat, text.say.told.harvest(n)),
  charged: silent,
  fed: ({ seat, n, unfed }, { text }) => by(seat, text.say.told.fed(n, unfed)),
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

/** An event as a line, the name of its seat apart; null for one that says nothing of its own. */
export function eventLine(event: LaEvent, names: readonly string[], text: Messages): Told | null {
  const said = telling(event, { text, names });
  return typeof said === 'string' ? { text: said, seat: null } : said;
}

/** An event as a sentence, the name written out. */
export function sentence(event: LaEvent, names: readonly string[], text: Messages): string | null {
  const line = eventLine(event, names, text);
  if (!line || line.seat === null) return line?.text ?? null;
  return `${nameOf(line.seat, names, text)}${text.say.colon}${line.text}`;
}

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
