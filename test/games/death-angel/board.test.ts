// The board's arithmetic: which move a tap makes, how pages are named, whose card comes when, that all has its picture.
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../shared/engine/fuzz.ts';
import type { AnyMove } from '../../../shared/engine/game.ts';
import { canonical } from '../../../shared/engine/json.ts';
import { look, plan, play, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { actions, teams } from '../../../shared/games/death-angel/content.ts';
import { fold } from '../../../shared/games/death-angel/fold.ts';
import { emptyFlank } from '../../../shared/games/death-angel/formation.ts';
import { game } from '../../../shared/games/death-angel/index.ts';
import type { Da, DaMove } from '../../../shared/games/death-angel/shape.ts';
import type { Row } from '../../../shared/games/death-angel/state.ts';
import { cardAt, cardKey, ids, swarmAt, swarmKey } from '../../../web/games/death-angel/keys.ts';
import { counted, needed, orders } from '../../../web/games/death-angel/model.ts';
import { parts, plates } from '../../../web/games/death-angel/pictures.ts';
import { reach, turnOf } from '../../../web/games/death-angel/reach.ts';
import { strokes } from '../../../web/ui/board/brush.ts';
import { standard } from './scene.ts';

const row: Row = {
  marine: 'brother-leon',
  facing: 'right',
  tokens: 2,
  left: { ...emptyFlank(), groups: [{ monsters: ['head', 'tail', 'tail'], held: false, attacked: false }] },
  right: emptyFlank(),
};

describe('a tap', () => {
  const attacks = [
    { do: 'attack', marine: 'brother-leon', row: 0, side: 'left' },
    { do: 'attack', marine: 'brother-leon', row: 1, side: 'left' },
    { do: 'attack', marine: 'brother-valencio', row: 1, side: 'left' },
    { do: 'pass', what: 'attack' },
  ] as const satisfies readonly DaMove[];

  test('on a swarm attacks with the marine who acts: the first, or the one that was tapped', () => {
    const first = reach(attacks);
    expect(first.actor).toBe('brother-leon');
    expect(first.at.get('swarm/1/left')).toEqual([attacks[1]]);
    const chosen = reach(attacks, 'brother-valencio');
    expect(chosen.at.get('swarm/0/left')).toBeUndefined();
    expect(chosen.at.get('swarm/1/left')).toEqual([attacks[2]]);
    expect(chosen.answers).toEqual([attacks[3]]);
  });

  test('on a thing with several moves opens these alone in words', () => {
    const takes = [
      { do: 'take', row: 0, side: 'left', monster: 'head' },
      { do: 'take', row: 0, side: 'left', monster: 'tail' },
      { do: 'take', row: 4, side: 'right', monster: 'claw' },
    ] as const satisfies readonly DaMove[];
    expect(reach(takes).answers).toEqual(takes);
    expect(reach(takes, null, 'swarm/0/left').answers).toEqual([takes[0], takes[1]]);
    expect(reach(takes, null, 'swarm/4/right').answers).toEqual(takes);
  });

  test('marks marines that turn round, and one answer turns all of them', () => {
    const turns = [
      { do: 'turn', marines: [] },
      { do: 'turn', marines: ['brother-leon'] },
      { do: 'turn', marines: ['brother-leon', 'brother-valencio'] },
    ] as const satisfies readonly DaMove[];
    const { turns: all, answers } = reach(turns);
    expect(answers).toEqual([]);
    expect(turnOf(all, ['brother-valencio', 'brother-leon'])).toEqual(turns[2]);
    expect(turnOf(all, [])).toEqual(turns[0]);
    expect(turnOf(all, ['brother-valencio'])).toBeNull();
  });

  test('is possible for every move of whole games: on a thing, an answer, a card of the hand or a team', () => {
    for (const seats of [1, 3]) {
      const spec = { seats, options: standard, seed: seedOf('taps') };
      const { acts } = fuzz(game, { ...spec, player: 1, policy: 'greedy', thorough: 0 });
      const { state } = start(game, spec);
      for (const act of acts) {
        if ('leave' in act) continue;
        const legal = plan(game, look(game, state, act.seat), []).legal.filter(
          ({ do: what }) => !what.startsWith('@'),
        );
        expect(tapped(legal).size, JSON.stringify(legal)).toBe(legal.length);
        play(game, state, act.seat, act.moves);
      }
    }
  });
});

/** All moves that can be made on the board, one tap or two. */
function tapped(legal: readonly AnyMove<Da>[]): Set<string> {
  const { actors } = reach(legal);
  const all = [null, ...actors].flatMap((actor) => {
    const { at, answers, turns, picks, drafts } = reach(legal, actor);
    const things = [...at].flatMap(([target, moves]) =>
      moves.length === 1 ? moves : reach(legal, actor, target).answers,
    );
    return [...things, ...answers, ...turns, ...picks, ...drafts];
  });
  return new Set(all.map(canonical));
}

describe('pages', () => {
  test('are found by their names, and a swarm by what it is', () => {
    for (const [kind, all] of Object.entries(ids))
      for (const id of all) expect(cardAt(`${kind}/${id}`)).toEqual({ kind, id });
    expect(() => cardAt('marine/nobody')).toThrow(RangeError);
    expect(swarmAt(cardKey('marine', 'brother-leon'))).toBeNull();
    expect(swarmAt(swarmKey(2, 'left', row))).toEqual({
      row: 2,
      side: 'left',
      marine: 'brother-leon',
      facing: 'right',
      tokens: 2,
      monsters: ['head', 'tail', 'tail'],
    });
  });

  test('say what a defence must roll (R9.3, R14.6)', () => {
    expect(needed(['head'])).toBe(2);
    expect(needed(['head', 'tail', 'claw', 'claw'])).toBe(5);
    expect(needed(['head', 'brood-lord-a'])).toBe(4);
    expect(needed(Array.from({ length: 9 }, () => 'head' as const))).toBe(6);
    expect(counted(row, 'left')).toEqual([
      { monster: 'head', n: 1 },
      { monster: 'tail', n: 2 },
    ]);
  });
});

test('cards of the round: in the order of the table while they are chosen, then in that of their numbers', () => {
  const options = { ...standard, 'team-assignment': 'random' } as const;
  const { state } = start(game, { seats: 1, options, seed: seedOf('orders') });
  const view = look(game, state, 0);
  const { shown, legal } = plan(game, view, []);
  expect(orders(shown).map(({ stand }) => stand)).toEqual(['open', 'open', 'open']);
  const [pick] = reach(legal).picks;
  if (!pick) throw new Error('a card is asked for');
  const [first] = orders(plan(game, view, [pick]).shown);
  expect(first).toMatchObject({ team: pick.team, card: pick.card, stand: 'planned' });
  const { board } = shown.table;
  const cards = board.teams.map(({ id }) => teams[id].actions.support);
  fold(board, { k: 'phase', phase: 'resolve' });
  fold(board, { k: 'revealed', cards: cards.toReversed() });
  const revealed = orders(shown);
  expect(revealed.map(({ stand }) => stand)).toEqual(['waiting', 'waiting', 'waiting']);
  const numbers = revealed.map(({ card }) => (card ? actions[card].number : 0));
  expect(numbers).toEqual([...numbers].sort((x, y) => x - y));
});

test('one player may go on planning when the cards are chosen, and need not', () => {
  const options = { ...standard, 'team-assignment': 'random' } as const;
  const { state } = start(game, { seats: 1, options, seed: seedOf('orders') });
  const view = look(game, state, 0);
  const moves: AnyMove<Da>[] = [];
  for (const _ of [1, 2, 3]) {
    const { legal, sealed } = plan(game, view, moves);
    expect(sealed).toBe(true);
    moves.push(...legal.slice(0, 1));
  }
  expect(plan(game, view, moves)).toMatchObject({ sealed: false, asked: { do: 'support' } });
});

test('a die leaves the table with its phase, also when whoever rolled it has fallen', () => {
  const options = { ...standard, 'team-assignment': 'random' } as const;
  const { state } = start(game, { seats: 1, options, seed: seedOf('die') });
  const { board } = plan(game, look(game, state, 0), []).shown.table;
  board.roll = { face: 0, paid: false };
  fold(board, { k: 'phase', phase: 'event' });
  expect(board.roll).toBeNull();
});

describe('pictures', () => {
  test('are there for every card, each made of shapes that can be drawn', () => {
    for (const [kind, all] of Object.entries(ids)) {
      const lines: Readonly<Record<string, string>> =
        Object.entries(plates).find(([each]) => each === kind)?.[1] ?? {};
      for (const id of all) {
        const inked = strokes(lines[id] ?? '', parts);
        expect(inked.length, id).toBeGreaterThan(0);
        for (const { paint, path } of inked) {
          expect(paint, id).toMatch(/^[TWPMBKRSCGOVN]$/);
          expect(path, `${kind}/${id}`).toMatch(/^M-?[\d.]+,-?[\d.]+[MLHVCSQTAZmlhvcsqtaz\d.,-]+$/);
        }
      }
    }
  });

  test('name no part that is missing', () => {
    const all = Object.values(plates).flatMap((lines) => Object.values(lines));
    const named = all.flatMap((line) => [...line.matchAll(/@(\w+)/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !(name in parts))).toEqual([]);
  });

  test('tell the cards of a kind apart, but for the void locks', () => {
    for (const lines of Object.values(plates)) {
      const own = Object.entries(lines).filter(([id]) => !id.startsWith('void-lock'));
      expect(new Set(own.map(([, line]) => line)).size).toBe(own.length);
    }
  });
});
