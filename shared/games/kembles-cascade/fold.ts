// How a board follows from what happens: each public event changes it here, and nothing else does. Events of a turn are
// in fold.turn.ts.
import type { Seat } from '../../engine/game.ts';
import { mustSpace, pilotOf } from './board.ts';
import {
  abilityOf,
  achievementGlory,
  belloniumPerGlory,
  cacheBellonium,
  missions,
  onReveal,
  powerUps,
} from './content.ts';
import { foldTurn } from './fold.turn.ts';
import { advance, clearDeeds, giveBack, lastLot, spacesOf, takeFrom } from './marks.ts';
import type { Board, KcEvent } from './state.ts';
import { raised } from './threat.ts';

export function fold(board: Board, event: KcEvent): void {
  switch (event.k) {
    // ---- a round
    case 'round':
      newRound(board, event.round);
      return;
    case 'revealed': {
      const pilot = pilotOf(board, event.seat);
      const lot = takeFrom(board.sensors, event.sensor);
      board.sensors.discard.push(event.sensor);
      pilot.sensorLots.splice(pilot.sensorLots.indexOf(lot), 1);
      pilot.sensor = event.sensor;
      const ability = abilityOf(event.sensor);
      pilot.ability = ability && !onReveal.includes(ability) ? ability : null;
      return;
    }
    case 'ordered':
      board.order = [...event.order];
      board.phase = 'turns';
      return;
    case 'refilled':
      pilotOf(board, event.seat).sensorLots.push(lastLot(board.sensors));
      return;
    case 'reshuffled':
      if (event.pile === 'sensors') reshuffle(board.sensors);
      else reshuffle(board.powerUps);
      return;
    // ---- draws
    case 'drew':
      surprise(board);
      pilotOf(board, event.seat).powerUpLots.push(lastLot(board.powerUps));
      return;
    case 'cache':
      surprise(board);
      takeFrom(board.powerUps, 'cache');
      board.powerUps.discard.push('cache');
      pilotOf(board, event.seat).bellonium += cacheBellonium;
      advance(board, event.seat, 'prospector', cacheBellonium);
      return;
    case 'achieved':
      for (const seat of event.seats) pilotOf(board, seat).glory.achievements += achievementGlory[event.card];
      board.achievements[event.slot] = null;
      board.achieved.push({ card: event.card, seats: [...event.seats] });
      return;
    case 'turned-up':
      surprise(board);
      board.achievements[event.slot] = event.card;
      return;
    case 'accomplished': {
      const pilot = pilotOf(board, event.seat);
      pilot.mission.done = true;
      pilot.glory.mission += missions[event.mission].glory;
      return;
    }
    // ---- scrolling
    case 'scrolled':
      scroll(board);
      return;
    case 'pushed':
      pilotOf(board, event.seat).at = { ...event.to };
      return;
    case 'boss':
      board.boss = event.boss;
      return;
    case 'row':
      board.area.push(event.cards.flatMap(spacesOf));
      board.laid.push(...event.cards);
      return;
    case 'boss-row':
      board.area.push(event.cards.flatMap(spacesOf));
      board.bossRows++;
      return;
    case 'global':
      board.pilots.forEach((pilot, seat) => {
        if (pilot.gone) return;
        pilot.bellonium += event.n;
        advance(board, seat, 'prospector', event.n);
      });
      return;
    case 'regrown':
      mustSpace(board, event.at).object = 'bh-hide';
      return;
    case 'threatened': {
      const pilot = pilotOf(board, event.seat);
      Object.assign(pilot, raised(pilot, event.points));
      return;
    }
    // ---- ships
    case 'wrecked':
      Object.assign(pilotOf(board, event.seat), { at: null, energy: 0, threat: 0, half: false });
      return;
    case 'took-back': {
      giveBack(board, event.from, event.seat);
      const { deeds } = pilotOf(board, event.seat);
      deeds.tookBack = Math.max(deeds.tookBack, event.n);
      return;
    }
    case 'left':
      leave(board, event.seat);
      return;
    // ---- the end
    case 'over':
      board.over = event.why;
      board.phase = 'over';
      return;
    case 'final': {
      const { glory, bellonium } = pilotOf(board, event.seat);
      glory['power-ups'] = event.powerUps.reduce((sum, card) => sum + powerUps[card].endGlory, 0);
      glory.bellonium = Math.floor(bellonium / belloniumPerGlory);
      return;
    }
    case 'got-sensor':
    case 'got-power-up':
      return;
    default:
      foldTurn(board, event);
  }
}

/** What was hidden shows in the middle of a turn. */
function surprise({ turn }: Board): void {
  if (turn) turn.surprised = true;
}

function newRound(board: Board, round: number): void {
  board.round = round;
  board.phase = 'sensors';
  board.turn = null;
  clearDeeds(board);
  for (const pilot of board.pilots) Object.assign(pilot, { sensor: null, ability: null, field: false });
}

/** What was discarded is the new deck; what is out in hands stays known as older. */
function reshuffle<Card>(pile: { lots: Card[][]; discard: Card[] }): void {
  pile.lots.push(pile.discard);
  pile.discard = [];
}

/** R9.1, R9.3. The ships of the removed row wait below the area, all pushed at the same moment. */
function scroll(board: Board): void {
  board.phase = 'scroll';
  board.area.shift();
  clearDeeds(board);
  for (const pilot of board.pilots) {
    if (!pilot.at) continue;
    pilot.at = { r: pilot.at.r - 1, c: pilot.at.c };
    pilot.deeds.pushed = pilot.at.r === 0;
  }
}

/** A player left: the ship and the markers on its board are gone; its own ones on other boards stay. */
function leave(board: Board, seat: Seat): void {
  Object.assign(pilotOf(board, seat), { gone: true, at: null, energy: 0, threat: 0, half: false });
  for (const owner of board.pilots.keys()) giveBack(board, seat, owner);
}
