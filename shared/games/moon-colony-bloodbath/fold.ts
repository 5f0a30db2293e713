// How a board follows from what happens: each public event changes it here, and nothing else does.
import { canonical } from '../../engine/json.ts';
import { colonyOf, printed, standingAt } from './colony.ts';
import type { Back, Board, McbEvent, Place, ProgressCard } from './state.ts';

export function fold(board: Board, event: McbEvent): void {
  switch (event.k) {
    case 'reshuffle':
      board.pass++;
      board.marks = []; // R2.5
      for (const colony of board.colonies) colony.tokens = [];
      return;
    case 'reveal':
      reveal(board, event.card);
      return;
    case 'void':
      if (event.card.kind === 'perk') colonyOf(board, event.card.seat).perks.push(event.card.id);
      return;
    case 'mark':
      if (!board.marks.includes(event.mark)) board.marks.push(event.mark); // E43
      return;
    case 'work-begins':
      board.works++;
      board.working = board.marks;
      board.marks = [];
      return;
    case 'work-ends':
      board.working = [];
      return;
    case 'stacked':
      board.known.unshift(board.tray);
      board.tray = [];
      return;
    case 'added':
      added(board, event.card);
      return;
    case 'extra-robot':
      board.extraRobots++;
      return;
    case 'refilled':
      board.discardTop = null;
      return;
    case 'lottery':
      board.discardTop = event.card;
      return;
    case 'over':
      board.over = event.why;
      return;
    case 'passed':
    case 'cards':
      return;
    default:
      inColony(board, event);
  }
}

/** Events of one seat's colony. */
function inColony(board: Board, event: Extract<McbEvent, { readonly seat: number }>): void {
  const colony = colonyOf(board, event.seat);
  const boxes = (place: Place, n: number) => {
    standingAt(colony, place).boxes += n;
  };
  switch (event.k) {
    case 'act':
      if (event.token) {
        colony.tokens.push(event.action);
        colony.lastAction = event.action;
      }
      return;
    case 'gain':
      colony[event.what] += event.n;
      return;
    case 'lose':
      colony[event.what] -= event.n;
      return;
    case 'pay':
      colony.money -= event.money;
      colony.food -= event.food;
      return;
    case 'dead':
      colony.people -= event.n;
      return;
    case 'saved':
      if (event.box) boxes(event.at, -1);
      return;
    case 'box':
      boxes(event.at, event.n);
      return;
    case 'unbox':
      boxes(event.at, -1);
      return;
    case 'moved':
      boxes(event.from, -1);
      boxes(event.to, 1);
      return;
    case 'built':
      colony.money -= event.money;
      colony.food -= event.food;
      colony.built++;
      colony.buildings.push({ at: event.at, id: event.id, boxes: 0 });
      return;
    case 'fell':
      // Its boxes go with it: nothing can be done with them while its lost effect runs (R9.2).
      colony.buildings = colony.buildings.filter(({ at }) => at !== event.at);
      colony.people += printed(event.id);
      board.discardTop = event.id;
      return;
    case 'discarded':
      board.discardTop = event.card;
      return;
    case 'failed':
      board.failed.push(event.seat);
      return;
    case 'left':
      Object.assign(colony, { gone: true, people: 0, money: 0, food: 0, buildings: [], tokens: [] });
      return;
  }
}

function reveal(board: Board, card: ProgressCard): void {
  board.turn++;
  board.current = card;
  if (card.kind === 'robot' && !board.robotsMet.includes(card.id)) board.robotsMet.push(card.id);
  const [group, ...deeper] = board.known;
  if (!group) return;
  const seen = canonical(backOf(card));
  const rest = [...group];
  rest.splice(
    rest.findIndex((each) => canonical(each) === seen),
    1,
  );
  board.known = rest.length > 0 ? [rest, ...deeper] : deeper;
}

function added(board: Board, card: Back): void {
  board.tray.push(card);
  if (card.kind === 'development') board.developments[card.id]--;
  if (card.kind === 'event') board.eventsOut++;
  if (card.kind === 'twist') board.twists.push(card.id);
  if (card.kind === 'perk') {
    const colony = colonyOf(board, card.seat);
    colony.perks = colony.perks.filter((perk) => perk !== card.id);
  }
}

/** What is known of a card before it is revealed. */
export const backOf = (card: ProgressCard): Back => (card.kind === 'robot' ? { kind: 'robot' } : card);
