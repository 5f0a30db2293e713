// What must hold in every state (chapter 2.2): cards and tokens are conserved, the told sizes are true, rows are whole.
import type { State } from '../../engine/game.ts';
import {
  allMonsters,
  flank,
  isLord,
  monstersAt,
  sortMonsters,
  spots,
  swarms,
  terrainInPlay,
} from './board.ts';
import { supportTokens } from './content.ts';
import { allGroups } from './formation.ts';
import { lordIds } from './ids.ts';
import { allEvents } from './setup.ts';
import type { Da } from './shape.ts';

export function audit(g: State<Da>): string[] {
  const { board } = g.table;
  const { box, hands } = g;
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const inPlay = swarms(board).flatMap((spot) => monstersAt(board, spot));
  const normal = inPlay.filter((monster) => !isLord(monster));
  const all = sortMonsters([...box.deck, ...box.left, ...box.right, ...board.discard, ...normal]);
  must(all.join() === sortMonsters(allMonsters()).join(), `monsters: ${all.join()}`);
  for (const id of lordIds) {
    const there = inPlay.filter((monster) => monster === id).length;
    must(there === (board.lords[id] === 'formation' ? 1 : 0), `${id}: ${there} in the formation`);
  }
  const held = hands.flatMap(({ instinct }) => instinct ?? []);
  const events = [...box.events, ...board.eventDiscard, ...held, ...(board.event ? [board.event] : [])];
  must(events.sort().join() === allEvents().sort().join(), `events: ${events.join()}`);
  must((board.instinct !== null) === held.length > 0, 'an Instinct event is in hand, or is not');

  const onTerrain = terrainInPlay(board);
  const tokens = [
    board.supply,
    board.onLocation,
    ...board.rows.map((row) => row.tokens),
    ...onTerrain.map((card) => card.tokens),
  ];
  must(
    tokens.every((n) => n >= 0),
    `tokens: ${tokens.join()}`,
  );
  must(tokens.reduce((sum, n) => sum + n) === supportTokens, `tokens: ${tokens.join()}`);
  const terrain = [...onTerrain.map(({ id }) => id), ...(board.artefact === null ? [] : ['artefact'])];
  must(new Set(terrain).size === terrain.length, `terrain twice: ${terrain.join()}`);

  must(
    [box.left.length, box.right.length, box.deck.length, box.events.length, box.locations.length].join() ===
      [board.piles.left, board.piles.right, board.deck, board.eventDeck, board.stages.length].join(),
    'the told sizes are not those of the decks',
  );
  must(
    allGroups(board).every(({ monsters }) => monsters.length > 0),
    'an empty group',
  );
  must(board.phase === 'attack' || board.assault === null, 'an attack goes on outside phase 3');
  const apart = spots(board).some((spot) => flank(board, spot).groups.length > 1);
  must(board.phase === 'attack' || !apart, 'groups apart outside phase 3');
  must(board.over !== null || board.rows.every(({ marine }) => marine !== null), 'a row without a marine');
  for (const { looking, scouted } of hands) {
    must(looking === null || looking === box.events[0], 'the event looked at is not on top');
    must(scouted.top === null || scouted.top === box.events[0], 'the scouted event is not on top');
    const bottom = box.events.slice(box.events.length - scouted.bottom.length);
    must(scouted.bottom.join() === bottom.join(), 'the scouted events are not at the bottom');
  }
  return wrong;
}
