// What rules do, in the game's words: roll, place a token, draw, discard, fall. Each says what it did.
import type { Context, Seat, State } from '../../engine/game.ts';
import { at, current, isAlive, rowOf, rowWith, seatOf, seatOfMarine, verdict } from './board.ts';
import { type Face, faces, marines } from './content.ts';
import type { EventId, MarineId, Monster, Side } from './ids.ts';
import type { Da, Decider, TokenPlace } from './shape.ts';
import type { Board } from './state.ts';

/** Ends the game if it is won or lost now: the last word of every effect (R2.3, R18.2). */
export function judge(board: Board, cx: Context<Da>): void {
  const why = verdict(board);
  if (why) finish(why, cx);
}

export function finish(why: NonNullable<Board['over']>, cx: Context<Da>): void {
  cx.say({ k: 'over', why });
  cx.end();
}

/** Who answers a question. Null when it is a team's that is no more: it loses the rest of its card. */
export function askedOf(board: Board, by: Decider): Seat | null {
  if (by === 'current') return current(board);
  if ('marine' in by) return rowOf(board, by.marine) < 0 ? null : seatOfMarine(board, by.marine);
  return isAlive(board, by.team) ? seatOf(board, by.team) : null;
}

/** Who answers the questions of the card that is being carried out. */
export const actingSeat = ({ acting, ...board }: Board): Seat | null =>
  acting && askedOf({ acting, ...board }, { team: acting.team });

export const rollDie = (cx: Context<Da>): Face => at(faces, cx.rng.below(faces.length));

/** Puts up to n tokens somewhere: as many as the supply has (R17.1). */
export function putTokens(board: Board, cx: Context<Da>, where: TokenPlace, n = 1): void {
  const placed = Math.min(n, board.supply);
  if (placed > 0) cx.say({ k: 'token', at: where, n: placed });
  else cx.say({ k: 'no-token' });
}

/** A marine is slain (R15). */
export function fall(board: Board, cx: Context<Da>, marine: MarineId): void {
  cx.say({ k: 'fell', marine, row: rowOf(board, marine) });
  const { team } = marines[marine];
  if (!isAlive(board, team)) cx.say({ k: 'eliminated', team });
  judge(board, cx);
}

/** A marine loses tokens to the supply. */
export function lose(
  board: Board,
  cx: Context<Da>,
  marine: MarineId,
  n = rowWith(board, marine).tokens,
): void {
  if (n > 0) cx.say({ k: 'spent', marine, n, why: 'lost' });
}

// ---- Decks and piles -----------------------------------------------------------------------------------------

/** Deals monsters under the piles, one at a time left, right, left, ... until each has got its number (R13.3, R17.4). */
export function dealPiles(g: State<Da>, cx: Context<Da>, wanted: Readonly<Record<Side, number>>): void {
  const { box, table } = g;
  const dealt = { left: 0, right: 0 };
  const tell = () => {
    if (dealt.left + dealt.right > 0) cx.say({ k: 'dealt', ...dealt });
  };
  const missing = { ...wanted };
  while (missing.left + missing.right > 0) {
    for (const side of ['left', 'right'] as const) {
      if (missing[side] === 0) continue;
      if (box.deck.length === 0 && table.board.discard.length > 0) {
        tell();
        Object.assign(dealt, { left: 0, right: 0 });
        reshuffleMonsters(g, cx);
      }
      const monster = box.deck.shift();
      missing[side]--;
      if (!monster) continue;
      box[side].push(monster);
      dealt[side]++;
    }
  }
  tell();
}

/** R17.2 */
function reshuffleMonsters({ box, table }: State<Da>, cx: Context<Da>): void {
  box.deck.push(...table.board.discard);
  cx.rng.shuffle(box.deck);
  cx.say({ k: 'monsters-reshuffled' });
}

/** Discards cards from the top of a pile: as many as there are. */
export function discardTop(g: State<Da>, cx: Context<Da>, pile: Side, n: number): void {
  const monsters = g.box[pile].splice(0, n);
  if (monsters.length > 0) cx.say({ k: 'blips-discarded', pile, monsters });
}

/** The top cards of a pile: as many as there are. */
export const drawBlips = (g: State<Da>, pile: Side, n: number): Monster[] => g.box[pile].splice(0, n);

/** The event deck is never drawn from empty: it is shuffled anew first, and nobody knows it any more (R17.2). */
export function fillEventDeck(g: State<Da>, cx: Context<Da>): void {
  const { box, table } = g;
  if (box.events.length > 0) return;
  box.events.push(...table.board.eventDiscard);
  cx.rng.shuffle(box.events);
  cx.say({ k: 'events-reshuffled' });
  for (const hand of g.hands) hand.scouted = { top: null, bottom: [] };
}

/** The top event, which whoever has seen it there knows no longer to lie there. */
export function drawEvent(g: State<Da>, cx: Context<Da>): EventId {
  fillEventDeck(g, cx);
  const { events } = g.box;
  for (const { scouted } of g.hands) {
    if (scouted.bottom.length === events.length) scouted.bottom.shift();
    scouted.top = null;
  }
  const event = events.shift();
  if (!event) throw new Error('30 events can never all be in hand');
  return event;
}
