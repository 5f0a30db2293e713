// Questions and moves in words.

import { same } from '../../engine/json.ts';
import type { Plan } from '../../engine/match.ts';
import { ownMoves } from '../../engine/moves.ts';
import { allOut, crewOf, labCost, largeCost, playerOf } from './board.ts';
import { costs, larges, missions, parts, shipIds, smallCosts, smalls } from './content.ts';
import { effectOf } from './effects.ts';
import { optionsAt } from './frames.ts';
import {
  costWords,
  crewWords,
  missionName,
  placeName,
  type Shown,
  shipName,
  shipOfMission,
  shipOfPart,
  siteName,
  slotName,
  tileAt,
  tileName,
} from './sentences.names.ts';
import type { Board, LaFrame, LaMove, LunarArk, Player } from './state.ts';
import type { Messages } from './text/en.ts';

// ---- Questions -----------------------------------------------------------------------------------------------

/** What a question asks of the viewer, in one sentence or two. */
export function prompt(asked: LaFrame, shown: Shown, text: Messages): string {
  const { ask } = text.say;
  const { board } = shown.table;
  switch (asked.do) {
    case 'faction':
      return ask.faction;
    case 'act': {
      const only = 'hand' in shown && optionsAt(shown, asked).length === 1;
      return only && allOut(playerOf(board, asked.seat)) ? ask.onlyRecall : ask.act;
    }
    case 'send':
      return ask.send;
    case 'task':
      return ask.task(asked.tasks.reduce((sum, n) => sum + n, 0));
    case 'improve':
      return ask.improve;
    case 'team':
      return ask.team[asked.left];
    case 'site':
      return ask.site;
    case 'survey':
      return ask.survey;
    case 'research':
      return ask.research[asked.left];
    case 'choose':
      return ask.choose(asked.left);
    case 'recruit':
      return ask.recruit;
    case 'board':
      return ask.board(text.names.things[asked.colour]);
    case 'train':
      return ask.train;
    case 'permit':
      return ask.permit(permitShips(asked, text));
    case 'special':
      return ask.special;
    case 'place':
      return ask.place(text.names.labs[asked.lab]);
    case 'chain':
      return ask.chain;
    case 'offer':
      return ask.offer(text.names.smalls[asked.small], text.cards.smalls[asked.small]);
    case 'feed':
      return ask.feed(missing(playerOf(board, asked.seat)));
    default:
      return '';
  }
}

const missing = (player: Player): number => Math.max(0, crewOf(player).length - player.stock.food);

function permitShips({ origin }: Extract<LaFrame, { do: 'permit' }>, text: Messages): string {
  const [op] = effectOf(origin).ops;
  const ships = op?.op === 'permit' ? op.ships : shipIds;
  return text.say.list(ships.map((ship) => shipName(ship, text)));
}

/** What others are waited for. */
export const waitingFor = (frame: LaFrame, { say }: Messages): string =>
  frame.do === 'faction' ? say.wait.faction : say.wait.turn;

/** What a ping is about, from what everybody sees. */
export function pingWords(frame: LaFrame | undefined, board: Board, { say }: Messages): string {
  if (frame?.do === 'faction') return say.ping.faction;
  return board.ending ? say.ping.last : say.ping.turn(board.round);
}

// ---- Moves ---------------------------------------------------------------------------------------------------

/**
 * A short label of a move, with what it costs where a price is printed. `shown` tells who moves; without it a label
 * gives the printed price, not that of a faction.
 */
export function moveLabel(move: LaMove, text: Messages, shown: Shown | null = null): string {
  const { say, names } = text;
  const label = say.move;
  const player = shown && 'hand' in shown ? playerOf(shown.table.board, shown.seat) : null;
  const asked = shown?.table.flow.question?.kind === 'turn' ? shown.table.flow.question.frame : null;
  switch (move.do) {
    case 'faction':
      return label.faction(names.factions[move.faction]);
    case 'convert':
      return label[move.to];
    case 'stop':
    case 'point':
    case 'look':
    case 'recall':
    case 'accept':
    case 'decline':
      return label[move.do];
    case 'rover': {
      const crew = player?.rovers[move.rover]?.crew ?? [];
      return label.rover(say.rover(move.rover + 1, crewWords(crew, text)));
    }
    case 'tile':
      return label.tile(tileAt(move.tile, move.cell, text));
    case 'collect':
      return label.collect(names.things[move.colour]);
    case 'power': {
      const power = shown?.table.board.powers[move.colour];
      return label.power(power ? names.powers[power] : '', names.things[move.colour]);
    }
    case 'effect':
      return label.effect(tileName(move.tile, text));
    case 'choose':
      return label.choose(names.things[move.what]);
    case 'greenhouse':
      return label[move.from];
    case 'improve':
    case 'feed':
      return label[move.do](move.n);
    case 'recruit':
      return priced(
        label.recruit(names.things[move.colour]),
        asked?.do === 'recruit' ? {} : costs.recruit,
        text,
      );
    case 'board':
      return label.board(move.rover + 1);
    case 'train':
      return priced(
        label.train(names.things[move.colour], move.rover + 1),
        asked?.do === 'train' ? {} : costs.train,
        text,
      );
    case 'small':
      return priced(label.build(names.smalls[move.small]), smallCosts[smalls[move.small].level], text);
    case 'large': {
      const cost = player ? largeCost(player, move.large) : larges[move.large].cost;
      return priced(label.build(names.larges[move.large]), cost, text);
    }
    case 'site':
      return label.site(siteName(move.site, text));
    case 'survey':
      return label.survey(tileAt(move.tile, move.cell, text));
    case 'foundation':
      return priced(label.foundation, asked?.do === 'special' ? costs.special : costs.foundation, text);
    case 'lab': {
      const cost = player ? labCost(player, move.row, asked?.do === 'special') : {};
      return priced(label.lab(names.labs[move.lab], slotName(move.col, move.row, text)), cost, text);
    }
    case 'place':
      return label.place(placeName(move.at, text));
    case 'activate':
      return label.activate(names.labs[move.lab], placeName(move.at, text));
    case 'mission': {
      const { cost, vp } = missions[move.mission];
      const ship = shipOfMission(move.mission, text);
      return priced(label.mission(ship, missionName(move.mission, text), vp), cost, text);
    }
    case 'cube': {
      const { cost, vp } = parts[move.part];
      return priced(label.cube(shipOfPart(move.part, text), names.parts[move.part], vp), cost, text);
    }
  }
}

function priced(label: string, cost: Parameters<typeof costWords>[0], text: Messages): string {
  const words = costWords(cost, text);
  return words ? text.say.priced(label, words) : label;
}

/** What committing a plan does, and what comes after it. */
export function commitNote(
  { moves, stop, shown }: Pick<Plan<LunarArk>, 'moves' | 'stop' | 'shown'>,
  text: Messages,
): string {
  const { colon, commit } = text.say;
  const planned = ownMoves(moves);
  const [only] = planned;
  const wave = planned.some((move) => move.do === 'faction');
  const after = wave && stop === 'others' ? commit.wave : commit[stop];
  if (!only) return after;
  return `${planned.length === 1 ? deedLabel(only, text, shown) : commit.steps(planned.length)}${colon}${after}`;
}

/** A label without a price, of a move that is made: the question has moved on, its price stood beside the choice. */
export function deedLabel(move: LaMove, text: Messages, shown: Shown): string {
  const quiet = { ...shown, table: { ...shown.table, flow: { ...shown.table.flow, question: null } } };
  return moveLabel(move, { ...text, say: { ...text.say, priced: (label: string) => label } }, quiet);
}

/** Whether a move is an answer to the open question. */
export function isOffered(move: LaMove, shown: Shown): boolean {
  const { question } = shown.table.flow;
  if (!('hand' in shown) || question?.kind !== 'turn') return true;
  return optionsAt(shown, question.frame).some((option) => same(option, move));
}
