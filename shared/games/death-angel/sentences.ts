// Questions, moves, events and endings in words. What a language says is in text/; here is chosen what is said.

import type { Open, Result, Seen } from '../../engine/game.ts';
import type { Plan } from '../../engine/match.ts';
import { ownMoves } from '../../engine/moves.ts';
import { at, rowOf, rowWith, sizeAt, spotOf } from './board.ts';
import { type Face, isSkull } from './content.ts';
import { tableFor } from './draft.ts';
import type { MarineId, Monster } from './ids.ts';
import { running } from './options.ts';
import { assaultOf, defends } from './rules.defence.ts';
import type { Aim, Da, DaFrame, DaMove, TokenPlace } from './shape.ts';
import type { Board, Spot } from './state.ts';
import type { Messages } from './text/en.ts';

type Shown = Open<Da> | Seen<Da>;
/** As much of it as a label needs. */
type OnTable = { readonly table: { readonly board: Board } };
type Waiting = keyof Messages['say']['wait'];

// ---- Names ---------------------------------------------------------------------------------------------------

/** Rows are numbered from 1 for people (R1.1). */
export const spotWords = ({ row, side }: Spot, { say }: Messages): string =>
  say.spot(row + 1, say.side[side]);
export const marineName = (marine: MarineId, { names }: Messages): string => names.marines[marine];
export const marineNames = (marines: readonly MarineId[], text: Messages): string =>
  text.say.list(marines.map((marine) => marineName(marine, text)));
export const iconNames = (monsters: readonly Monster[], { say }: Messages): string =>
  monsters.map((monster) => say.icon[monster]).join(say.and);
export const faceWords = (face: Face, { say }: Messages): string => say.told.face(face, isSkull(face));

export function placeName(place: TokenPlace, text: Messages, location = ''): string {
  if ('marine' in place) return marineName(place.marine, text);
  return 'terrain' in place ? text.names.terrain[place.terrain] : location;
}

export function aimWords(aim: Aim, text: Messages): string {
  const { say } = text;
  if ('marine' in aim) {
    const name = marineName(aim.marine, text);
    return aim.n === undefined ? name : say.move.aimFaith(name, aim.n);
  }
  if ('team' in aim) return say.team[aim.team];
  if ('row' in aim) return say.move.aimSwarm(spotWords(aim, text), say.pile[aim.pile]);
  return say.pile[aim.pile];
}

// ---- Questions -----------------------------------------------------------------------------------------------

/** What a question asks of the viewer, in one sentence. */
export function prompt(asked: DaFrame, shown: Shown, text: Messages): string {
  const { ask, team, told } = text.say;
  const { board } = shown.table;
  const hand = 'hand' in shown ? shown.hand : null;
  const name = (marine: MarineId) => marineName(marine, text);
  switch (asked.do) {
    case 'draft':
      return ask.draft(1 + teamsOf(shown), tableFor(shown.hands.length).teams);
    case 'pick':
      return ask.pick(team[asked.team], new Set(board.teams.map(({ seat }) => seat)).size === 1);
    // Who leads several teams is asked the same once more for the next: the team tells one question from the other.
    case 'support':
    case 'move':
    case 'turn':
    case 'attack':
      return ask[asked.do](team[running(board).team]);
    case 'strategize-to':
      return ask['strategize-to'](spotWords(asked, text));
    case 'put-back':
      return ask['put-back'](hand?.looking ? text.names.events[hand.looking] : '');
    case 'pile':
      return ask.pile(asked.n);
    case 'apothecary-turn':
      return ask['apothecary-turn'](name(asked.marine));
    case 'yield':
      return ask.yield(name(asked.marine));
    case 'launch':
      return ask.launch(board.onLocation);
    case 'attack-reroll':
      return ask['attack-reroll'](
        name(asked.marine),
        told.face(board.roll?.face ?? 0, isSkull(board.roll?.face ?? 0)),
      );
    case 'again':
      return ask.again(name(asked.marine));
    case 'quick':
      return ask.quick(name(asked.marine));
    case 'monsters':
      if (asked.fate === 'slay') return ask.slay(asked.n, asked.upTo);
      return asked.fate === 'discard' ? ask.discard : ask.drive(asked.n);
    case 'defence':
      return defencePrompt(board, text);
    case 'instinct':
      return ask.instinct(hand?.instinct ? text.names.events[hand.instinct] : '');
    case 'munitorium':
      return ask.munitorium(asked.but !== null);
    case 'chapel':
      return ask.chapel(text.names.terrain.artefact);
    default:
      return plain(ask, asked.do);
  }
}

/** The words of a question that are the same whatever the table shows. */
function plain(ask: Messages['say']['ask'], question: DaFrame['do']): string {
  const words = question in ask ? ask[question as keyof typeof ask] : '';
  return typeof words === 'string' ? words : '';
}

/** How many teams the viewer leads already. */
const teamsOf = (shown: Shown): number =>
  'seat' in shown ? shown.table.board.teams.filter(({ seat }) => seat === shown.seat).length : 0;

function defencePrompt(board: Board, text: Messages): string {
  const assault = assaultOf(board);
  if (!assault || !board.roll) return '';
  const { face, paid } = board.roll;
  const fails = !defends(board, assault, face, paid);
  const size = assault.group.monsters.length;
  return text.say.ask.defence(marineName(assault.marine, text), faceWords(face, text), size, fails);
}

/** What others are waited for: "choose their cards in secret". */
export function waitingFor(frame: DaFrame, { say }: Messages): string {
  return say.wait[waits[frame.do] ?? 'card'];
}

/** What a notification says of the open question, from what everyone sees. */
export function pingWords(frame: DaFrame | undefined, { say }: Messages): string {
  return frame ? say.ping[waits[frame.do] ?? 'card'] : '';
}

/** Every other question belongs to the card that is being carried out. */
const waits: Readonly<Partial<Record<DaFrame['do'], Waiting>>> = {
  draft: 'draft',
  choose: 'choose',
  pick: 'choose',
  teleport: 'teleport',
  yield: 'teleport',
  attack: 'attack',
  again: 'attack',
  'attack-reroll': 'attack',
  'paid-attack': 'attack',
  quick: 'attack',
  charge: 'attack',
  defence: 'defence',
  instinct: 'event',
  'spawn-order': 'monsters',
  serve: 'monsters',
  monsters: 'monsters',
  munitorium: 'travel',
  'black-holds': 'travel',
  catacombs: 'travel',
  chapel: 'travel',
};

// ---- Moves ---------------------------------------------------------------------------------------------------

/** A short label for a move, for the chip of the plan and the list of all moves. */
export function moveLabel(move: DaMove, shown: OnTable, text: Messages): string {
  const { say, names } = text;
  const { board } = shown.table;
  const label = say.move;
  const name = (marine: MarineId) => marineName(marine, text);
  switch (move.do) {
    case 'draft':
      return label.draft(say.team[move.team]);
    case 'begin':
      return '';
    case 'pick':
      return label.pick(names.actions[move.card]);
    case 'token':
      return label.token(name(move.marine));
    case 'pass':
      return label.pass[move.what];
    case 'swarm':
      return label.swarm(spotWords(move, text), sizeAt(board, move));
    case 'to':
      return label.to(spotWords(move, text));
    case 'move': {
      const { marine } = at(board.rows, move.row);
      // In the plan the move is made already.
      return marine === null || marine === move.marine
        ? label.movedTo(name(move.marine), say.row(move.row + 1))
        : label.moved(name(move.marine), name(marine));
    }
    case 'turn':
      return move.marines.length > 0 ? label.turn(marineNames(move.marines, text)) : label.turnNobody;
    case 'activate':
      return label.activate(name(move.marine), names.terrain[move.terrain]);
    case 'door-token':
      return label.doorToken;
    case 'pile':
      return label.pile(say.pile[move.side], board.piles[move.side]);
    case 'pay':
      return label.pay(name(move.marine));
    case 'look':
      return label.look;
    case 'put':
      return label.put[move.where];
    case 'roll':
      return label.roll[move.why];
    case 'terrain': {
      const spot = spotOf(board, move.terrain);
      return label.terrain(names.terrain[move.terrain], spot ? spotWords(spot, text) : '');
    }
    case 'location-token':
      return label.locationToken;
    case 'yield':
      return move.how === 'give' ? label.give(name(move.marine)) : label.risk(name(move.marine));
    case 'attack':
      return label.attack(name(move.marine), spotWords(move, text), sizeAt(board, move));
    case 'charge':
      return label.charge(say.icon[move.monster], spotWords(move, text));
    case 'take':
      return label.monster(say.icon[move.monster], spotWords(move, text));
    case 'reroll':
      return label.reroll(
        name(move.marine),
        rowOf(board, move.marine) < 0 ? 0 : rowWith(board, move.marine).tokens,
      );
    case 'artefact':
      return label.artefact(names.terrain.artefact);
    case 'instinct':
      return aimWords(move.aim, text);
    case 'serve':
      return label.serve(name(move.marine));
  }
}

/** "Token for Leon. The rest of it is for the dice and the cards."; where more can be planned, only what comes after it. */
export function commitNote({ moves, shown, asked, stop, sealed }: Planned, text: Messages): string {
  const { commit, and } = text.say;
  // Who answers a sealed question last opens it: then it is not the others' turn.
  const next = stop === 'hidden' || (stop === 'others' && !sealed);
  const rest = next ? commit[stop] : '';
  const labels = ownMoves(moves).map((move) => moveLabel(move, shown, text));
  return asked || labels.length === 0 ? rest : commit.plan(labels.join(and), rest);
}

type Planned = Pick<Plan<Da>, 'moves' | 'shown' | 'asked' | 'stop' | 'sealed'>;

// ---- The end -------------------------------------------------------------------------------------------------

export const progress = ({ table: { board } }: Shown, { say }: Messages): string =>
  say.progress(board.round, say.phase[board.phase]);

export function ending({ end }: Result, { say }: Messages): string {
  const known: Readonly<Record<string, string>> = say.over;
  return known[end] ?? '';
}

export function scoreLine(k: string, { say }: Messages): string {
  const known: Readonly<Record<string, string>> = say.score;
  return known[k] ?? '';
}
