// How a board follows from what the pilot in turn does. What comes of it is in fold.turn.ts.
import { levelAfter } from './board.ts';
import { plasmaBonus, thrusterMoves } from './content.ts';
import { advance, takeFrom } from './marks.ts';
import type { Board, KcEvent, Pilot, Turn } from './state.ts';
import { lowered } from './threat.ts';

type Of<K extends KcEvent['k']> = Extract<KcEvent, { readonly k: K }>;

export type ActEvent = Of<
  | 'powered-down'
  | 'entered'
  | 'overcharged'
  | 'moved'
  | 'jumped'
  | 'warped'
  | 'mined'
  | 'fired'
  | 'turned'
  | 'played'
  | 'bought'
  | 'stopped'
  | 'resolved'
>;

/** What the pilot in turn does. Every act but a turn of the mount opens the mount again (R4.14). */
export function foldAct(board: Board, pilot: Pilot, turn: Turn, event: ActEvent): void {
  switch (event.k) {
    case 'overcharged':
      pilot.energy -= event.cost;
      turn.overcharges++;
      if (event.by === 'surge') pilot.ability = null;
      if (event.by === 'overdrive') turn.free--;
      turn[event.for === 'move' ? 'moves' : 'shots']++;
      return;
    case 'resolved':
      pilot.energy -= event.lost;
      Object.assign(pilot, { threat: 0, half: false });
      turn.resolved = { energy: pilot.energy, lost: event.lost };
      return;
    case 'turned':
      pilot.facing = event.dir;
      pilot.energy -= event.cost;
      turn.choices++;
      turn.turned = true;
      return;
  }
  turn.choices++;
  turn.turned = false;
  switch (event.k) {
    case 'entered':
      pilot.at = { ...event.to };
      pilot.energy = event.energy;
      pilot.deeds.reentered = pilot.entered;
      pilot.entered = true;
      turn.moves--;
      return;
    case 'moved':
      pilot.at = { ...event.to };
      Object.assign(pilot, lowered(pilot, 1));
      turn.lowered += event.lowered;
      turn.moves--;
      turn.mined = 0;
      return;
    case 'jumped':
      pilot.at = { ...event.to };
      pilot.deeds.jumped = true;
      return;
    case 'warped':
      pilot.at = { ...event.to };
      turn.mined = 0;
      return;
    case 'mined':
      turn.moves--;
      turn.mined++;
      return;
    case 'fired':
      turn.shots--;
      turn.bonus = 0;
      if (event.weapon !== 'turret') turn.fired.push(event.weapon);
      else if (pilot.ability === 'target-lock') pilot.ability = null;
      return;
    case 'played':
      takeFrom(board.powerUps, event.card, event.lot);
      board.powerUps.discard.push(event.card);
      pilot.powerUpLots.splice(pilot.powerUpLots.indexOf(event.lot), 1);
      if (event.card === 'thruster-burst') turn.moves += thrusterMoves;
      if (event.card === 'overdrive') turn.free++;
      if (event.card === 'plasma-round') turn.bonus += plasmaBonus;
      if (event.card === 'gyro') turn.gyro = true;
      return;
    case 'bought':
      buy(board, pilot, turn, event);
      return;
    case 'powered-down':
      pilot.energy += event.energy;
      return;
    case 'stopped':
      return;
  }
}

function buy(board: Board, pilot: Pilot, turn: Turn, { seat, item, price }: Of<'bought'>): void {
  pilot.bellonium -= price;
  if (pilot.ability === 'haggle') pilot.ability = null;
  if (item === 'power-up') return;
  const level = levelAfter(pilot, item);
  if (level === 1) board.stock[item]--;
  pilot.upgrades[item] = level;
  if (item === 'engine') turn.moves++; // Upgrades work at once (R7.4).
  advance(board, seat, 'engineer');
}
