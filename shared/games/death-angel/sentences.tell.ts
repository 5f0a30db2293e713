// What happened, in whole sentences: a line for each event that has something to tell. Part of sentences.ts.
import type { Seat } from '../../engine/game.ts';
import { calls, type Readers } from '../words.ts';
import {
  aimWords,
  faceWords,
  iconNames,
  marineName,
  marineNames,
  placeName,
  spotWords,
} from './sentences.ts';
import type { DaEvent } from './shape.ts';
import type { Messages } from './text/en.ts';

/** A sentence, and the seat that it is about. */
export interface Line {
  readonly text: string;
  readonly seat: Seat | null;
}

type Events = { readonly [E in DaEvent as E['k']]: E };
/** `who`: the player whom the event names, as the beginning of a sentence. */
type Telling<E> = (event: E, text: Messages, who: string) => string | null;

const silent = () => null;

const tellings: { readonly [K in keyof Events]: Telling<Events[K]> } = {
  drafted: ({ team }, { say }, who) => say.told.drafted(who, say.team[team]),
  deployed: (_event, { say }) => say.told.deployed,
  // A title says it already.
  round: silent,
  phase: ({ phase }, { say }) => (phase === 'attack' ? say.phase.attack : null),
  revealed: ({ cards }, { say, names }) =>
    say.told.revealed(say.list(cards.map((card) => names.actions[card]))),
  card: ({ team, card }, { say, names }) => say.told.card(say.team[team], names.actions[card]),
  'card-end': silent,
  'round-end': silent,
  led: (_event, { say }) => say.told.led,
  token: ({ at, n }, text) =>
    text.say.told.token(n, placeName(at, text, text.names.locations['launch-control-room'])),
  'no-token': (_event, { say }) => say.told.noToken,
  spent: ({ marine, n, why }, text) => text.say.told.spent[why](marineName(marine, text), n),
  resupplied: ({ marine, n }, text) => text.say.told.resupplied(marineName(marine, text), n),
  moved: ({ marine, to }, text) => text.say.told.moved(marineName(marine, text), text.say.row(to + 1)),
  turned: ({ marines }, text) => text.say.told.turned(marineNames(marines, text), marines.length > 1),
  fell: ({ marine }, text) => text.say.told.fell(marineName(marine, text)),
  eliminated: ({ team }, { say }) => say.told.eliminated(say.team[team]),
  rescued: ({ marine }, text) => text.say.told.rescued(marineName(marine, text)),
  activated: ({ marine, terrain }, text) =>
    text.say.told.activated(marineName(marine, text), text.names.terrain[terrain]),
  'terrain-gone': ({ terrain }, { say, names }) => say.told.terrainGone(names.terrain[terrain]),
  'terrain-placed': (event, text) =>
    text.say.told.terrainPlaced(text.names.terrain[event.terrain], spotWords(event, text)),
  'artefact-taken': ({ marine }, text) =>
    text.say.told.artefactTaken(marineName(marine, text), text.names.terrain.artefact),
  'artefact-used': ({ marine }, text) =>
    text.say.told.artefactUsed(marineName(marine, text), text.names.terrain.artefact),
  capped: ({ terrain }, { say, names }) => say.told.capped(names.terrain[terrain]),
  attacks: (event, text) => text.say.told.attacks(marineName(event.marine, text), spotWords(event, text)),
  'attack-roll': ({ marine, face }, text) =>
    text.say.told.attackRoll(marineName(marine, text), faceWords(face, text)),
  missed: ({ marine }, text) => text.say.told.missed(marineName(marine, text)),
  charged: ({ marine }, text) => text.say.told.charged(marineName(marine, text)),
  'defence-roll': ({ marine, face, paid }, text) =>
    text.say.told.defenceRoll(marineName(marine, text), faceWords(face, text), paid),
  defended: ({ marine }, text) => text.say.told.defended(marineName(marine, text)),
  roll: ({ why, face, marine }, text) => {
    const what = rolled(why, text);
    const shown = faceWords(face, text);
    const { told } = text.say;
    return marine ? told.rollOf(what, marineName(marine, text), shown) : told.roll(what, shown);
  },
  slain: (event, text) => text.say.told.slain(text.say.icon[event.monster], spotWords(event, text)),
  discarded: (event, text) => text.say.told.discarded(text.say.icon[event.monster], spotWords(event, text)),
  'driven-off': (event, text) =>
    text.say.told.drivenOff(text.say.icon[event.monster], spotWords(event, text), text.say.pile[event.pile]),
  shuffled: ({ pile }, { say }) => say.told.shuffled(say.pile[pile]),
  burnt: ({ row, n }, { say }) => say.told.burnt(say.row(row + 1), n),
  spawned: (event, text) =>
    text.say.told.spawned(event.monsters.length, spotWords(event, text), iconNames(event.monsters, text)),
  lord: (event, text) => text.say.told.lord(text.say.icon[event.lord], spotWords(event, text)),
  shifted: ({ why, icon, shifts }, text) => {
    const { shifted } = text.say.told;
    const n = shifts.reduce((sum, { monsters }) => sum + monsters.length, 0);
    if (why === 'adjacent' || why === 'flank') return icon ? shifted[why](text.say.icon[icon], n) : null;
    const [first] = shifts;
    if (!first) return null;
    if (why === 'strategize')
      return shifted.strategize(spotWords(first.from, text), spotWords(first.to, text));
    return shifted[why](n, text.say.row(first.to.row + 1));
  },
  field: (event, text) => text.say.told.field(spotWords(event, text)),
  assault: (event, text) =>
    text.say.told.assault(marineName(event.marine, text), spotWords(event, text), event.n),
  assaulted: silent,
  joined: silent,
  'blips-discarded': ({ pile, monsters }, text) =>
    text.say.told.blips(text.say.pile[pile], monsters.length, iconNames(monsters, text)),
  dealt: ({ left, right }, { say }) => say.told.dealt(left, right),
  'monsters-reshuffled': (_event, { say }) => say.told.monstersReshuffled,
  'events-reshuffled': (_event, { say }) => say.told.eventsReshuffled,
  looked: (_event, { say }, who) => say.told.looked(who),
  put: ({ where }, { say }, who) => say.told.put[where](who),
  instinct: (_event, { say }, who) => say.told.instinct(who),
  event: ({ event, aim, setup }, text) => {
    const { told } = text.say;
    const name = text.names.events[event];
    if (setup) return told.setupEvent(name);
    const does = text.cards.events[event];
    return aim ? told.aimed(name, aimWords(aim, text), does) : told.event(name, does);
  },
  'no-effect': ({ event }, { say, names }) => say.told.noEffect(names.events[event]),
  'next-round': ({ next }, text) => {
    const { told, team } = text.say;
    if (next.what === 'jam') return told.next.jam(team[next.team]);
    return next.what === 'secondWind'
      ? told.next.secondWind(marineName(next.marine, text))
      : told.next[next.what];
  },
  'event-end': silent,
  travel: ({ location }, { say, names }) => say.told.travel(names.locations[location]),
  orders: (_event, { say }, who) => say.told.orders(who),
  left: (_event, { say }, who) => say.told.left(who),
  over: ({ why }, { say }) => say.over[why],
  seen: ({ event }, { say, names }) => say.told.seen(names.events[event]),
};

/** What a roll was for: the card that asked for it. */
function rolled(why: Events['roll']['why'], { names }: Messages): string {
  switch (why) {
    case 'intimidation':
    case 'heroic-charge':
      return names.actions[why];
    case 'spore-chimney':
    case 'promethium-tank':
      return names.terrain[why];
    case 'cleansing-flames':
    case 'psychic-assault':
      return names.events[why];
    default:
      return names.locations[why];
  }
}

/** An event as a line of the story and the log; null for one that says nothing of its own. */
export const eventLine = (event: DaEvent, readers: Readers, text: Messages): Line | null =>
  lineOf(event.k, event, readers, text);

function lineOf<K extends keyof Events>(
  k: K,
  event: Events[K],
  readers: Readers,
  text: Messages,
): Line | null {
  const seat = 'seat' in event ? event.seat : null;
  const told = tellings[k](event, text, seat === null ? '' : calls(seat, readers, text.say.who));
  return told === null ? null : { text: told, seat };
}

/**
 * The title of the story's next step, if this event begins one. Of the phases the event's alone: what happens in the others
 * comes under the cards and the attacks.
 */
export function chapter(event: DaEvent, text: Messages): string | null {
  const { say, names } = text;
  if (event.k === 'round') return say.told.round(event.round);
  if (event.k === 'phase' && event.phase === 'event') return say.phase.event;
  if (event.k === 'assault') return say.told.underAttack(marineName(event.marine, text));
  if (event.k === 'card') return names.actions[event.card];
  return event.k === 'travel' ? names.locations[event.location] : null;
}
