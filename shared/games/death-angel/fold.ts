// How events change the board: the only way in which it changes. No rule decides here; what an event says is so.
import { at, flank, opposite, rowWith, seatOfMarine, spots, teamState, terrainCard } from './board.ts';
import { actions } from './content.ts';
import {
  allGroups,
  closeRanks,
  discard,
  emptyFlank,
  join,
  layTerrain,
  lift,
  putTokens,
  swap,
  takeMonster,
  takeTerrain,
} from './formation.ts';
import { marineIds, sides } from './ids.ts';
import { locations, voidLocks } from './places.ts';
import type { DaEvent } from './shape.ts';
import type { Board, RoundEffects } from './state.ts';

export const noEffects = (): RoundEffects => ({
  jam: null,
  evasion: false,
  formation: false,
  secondWind: null,
});

type Events = { readonly [E in DaEvent as E['k']]: E };

/** What each kind of event does to the board; those that only tell do nothing. */
type Folds = { readonly [K in keyof Events]: (board: Board, event: Events[K]) => void };

const tells = () => {};

const folds: Folds = {
  drafted: (board, { team, seat }) => {
    board.teams.push({ id: team, seat, card: null });
  },
  deployed: (board, { marines }) => {
    const half = marines.length / 2;
    board.rows = marines.map((marine, row) => ({
      marine,
      facing: row < half ? 'left' : 'right',
      tokens: 0,
      left: emptyFlank(),
      right: emptyFlank(),
    }));
    layTerrain(board, voidLocks[board.voidLock]);
  },
  round: (board, { round }) => {
    board.round = round;
  },
  phase: (board, { phase }) => {
    board.phase = phase;
    board.roll = null;
    // R9.1: held swarms count as having attacked.
    if (phase === 'attack') for (const group of allGroups(board)) group.attacked = group.held;
  },
  revealed: (board, { cards }) => {
    for (const card of cards) teamState(board, actions[card].team).card = card;
  },
  card: (board, { team, card }) => {
    board.acting = { team, card, moved: [], activated: [], attacked: [] };
    board.inForce.push(card);
  },
  'card-end': (board) => {
    board.acting = null;
    board.roll = null;
  },
  /** R2.4 */
  'round-end': (board) => {
    board.inForce = [];
    board.led = false;
    board.now = board.next;
    board.next = noEffects();
    for (const group of allGroups(board)) group.held = false;
    for (const spot of spots(board)) for (const card of flank(board, spot).terrain) card.used = false;
  },

  token: (board, { at: place, n }) => {
    board.supply -= n;
    putTokens(board, place, n);
  },
  'no-token': tells,
  spent: (board, { marine, n }) => {
    rowWith(board, marine).tokens -= n;
    board.supply += n;
  },
  resupplied: (board, { marine, from, n }) => {
    for (const giver of from) rowWith(board, giver).tokens = 0;
    rowWith(board, marine).tokens += n;
  },

  led: (board) => {
    board.led = true;
  },
  moved: (board, { marine, from, to }) => {
    swap(at(board.rows, from), at(board.rows, to));
    board.acting?.moved.push(marine);
  },
  turned: (board, { marines }) => {
    for (const marine of marines) {
      const row = rowWith(board, marine);
      row.facing = opposite(row.facing);
    }
  },
  fell: (board, { marine, row }) => {
    board.slain.push(marine);
    board.supply += at(board.rows, row).tokens;
    board.assault = null;
    closeRanks(board, row);
  },
  eliminated: tells,
  rescued: (board, { marine }) => {
    board.slain = board.slain.filter((each) => each !== marine);
    board.rows.push({ marine, facing: 'right', tokens: 0, left: emptyFlank(), right: emptyFlank() });
  },

  activated: (board, { marine, terrain }) => {
    board.acting?.activated.push(marine);
    const card = terrainCard(board, terrain);
    if (card) card.used = true;
  },
  'terrain-gone': (board, { terrain }) => takeTerrain(board, terrain),
  'terrain-placed': (board, { terrain, row, side }) => {
    flank(board, { row, side }).terrain.push({ id: terrain, tokens: 0, used: false });
  },
  'artefact-taken': (board, { seat }) => {
    takeTerrain(board, 'artefact');
    board.artefact = seat;
  },
  'artefact-used': (board) => {
    board.artefact = null;
  },
  capped: (board, { terrain }) => {
    board.cap = { terrain, left: 1 };
  },

  attacks: (board, { marine }) => {
    board.acting?.attacked.push(marine);
  },
  'attack-roll': (board, { face }) => {
    board.roll = { face, paid: false };
  },
  missed: tells,
  charged: (board, { marine }) => {
    board.acting?.attacked.push(marine);
  },
  'defence-roll': (board, { face, paid }) => {
    board.roll = { face, paid };
  },
  defended: tells,
  roll: (board, { face }) => {
    board.roll = { face, paid: false };
  },

  slain: (board, { row, side, monster }) => discard(board, takeMonster(board, { row, side }, monster)),
  discarded: (board, { row, side, monster }) => discard(board, takeMonster(board, { row, side }, monster)),
  'driven-off': (board, { row, side, monster, pile }) => {
    takeMonster(board, { row, side }, monster);
    board.piles[pile]++;
  },
  shuffled: tells,
  burnt: (board, { row }) => {
    for (const side of sides) {
      const { groups } = flank(board, { row, side });
      for (const { monsters, held } of groups) if (!held) for (const each of monsters) discard(board, each);
      at(board.rows, row)[side].groups = groups.filter(({ held }) => held);
    }
  },
  spawned: (board, { row, side, monsters, on }) => {
    board.piles[side] -= monsters.length;
    if (on && board.cap?.terrain === on) board.cap.left -= monsters.length;
    if (monsters.length > 0)
      join(board, { row, side }, { monsters: [...monsters], held: false, attacked: false });
  },
  lord: (board, { lord, row, side }) => {
    board.lords[lord] = 'formation';
    join(board, { row, side }, { monsters: [lord], held: false, attacked: false });
  },
  shifted: (board, { shifts }) => {
    const arriving = shifts.map((shift) => ({ to: shift.to, group: lift(board, shift) }));
    for (const { to, group } of arriving) join(board, to, group);
  },
  field: (board, spot) => {
    for (const group of flank(board, spot).groups) group.held = true;
  },
  assault: (board, { row, side, group }) => {
    board.assault = { row, side, group };
    at(flank(board, { row, side }).groups, group).attacked = true;
  },
  assaulted: (board) => {
    board.assault = null;
    board.roll = null;
  },
  /** R9.8 */
  joined: (board) => {
    for (const spot of spots(board)) {
      const { groups } = flank(board, spot);
      for (const group of groups) group.attacked = false;
      at(board.rows, spot.row)[spot.side].groups = [];
      for (const group of groups) join(board, spot, group);
    }
  },

  'blips-discarded': (board, { pile, monsters }) => {
    board.piles[pile] -= monsters.length;
    for (const monster of monsters) discard(board, monster);
  },
  dealt: (board, { left, right }) => {
    board.deck -= left + right;
    board.piles.left += left;
    board.piles.right += right;
  },
  'monsters-reshuffled': (board) => {
    board.deck += board.discard.length;
    board.discard = [];
  },
  'events-reshuffled': (board) => {
    board.eventDeck += board.eventDiscard.length;
    board.eventDiscard = [];
  },
  looked: tells,
  put: tells,
  seen: tells,

  instinct: (board, { seat }) => {
    // Drawn just now, or passed on by a seat that left.
    if (board.instinct === null) board.eventDeck--;
    board.instinct = seat;
  },
  event: (board, { event }) => {
    if (board.instinct === null) board.eventDeck--;
    board.instinct = null;
    board.event = event;
  },
  'no-effect': tells,
  'next-round': (board, { next }) => {
    if (next.what === 'jam') board.next.jam = next.team;
    else if (next.what === 'secondWind') board.next.secondWind = next.marine;
    else board.next[next.what] = true;
  },
  'event-end': (board) => {
    if (board.event) board.eventDiscard.push(board.event);
    board.event = null;
    board.roll = null;
    board.cap = null;
  },

  travel: (board, { location }) => {
    board.past.push(board.location);
    board.location = location;
    board.stages.shift();
    board.supply += board.onLocation;
    board.onLocation = 0;
    for (const spot of spots(board)) {
      for (const { id } of [...flank(board, spot).terrain]) takeTerrain(board, id);
    }
    layTerrain(board, locations[location]);
  },
  orders: (board, { seat, orders }) => {
    for (const marine of marineIds) {
      if (board.orders[marine] && seatOfMarine(board, marine) === seat) delete board.orders[marine];
    }
    Object.assign(board.orders, orders);
  },
  left: (board, { seat, heirs, first }) => {
    board.gone.push(seat);
    for (const { team, seat: heir } of heirs) teamState(board, team).seat = heir;
    if (board.first === seat) board.first = first;
    if (board.artefact === seat) board.artefact = first;
  },
  over: (board, { why }) => {
    board.over = why;
  },
};

export const fold = (board: Board, event: DaEvent): void => foldOne(board, event.k, event);

function foldOne<K extends keyof Events>(board: Board, k: K, event: Events[K]): void {
  folds[k](board, event);
}
