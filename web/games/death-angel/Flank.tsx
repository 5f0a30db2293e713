// One side of a row: the terrain at its edge and the swarm beside the marine.
import type { ComponentChildren } from 'preact';
import { terrains } from '../../../shared/games/death-angel/content.ts';
import type { Side } from '../../../shared/games/death-angel/ids.ts';
import { moveLabel, spotWords } from '../../../shared/games/death-angel/sentences.ts';
import type { Board, Row, Terrain } from '../../../shared/games/death-angel/state.ts';
import { spot } from '../../ui/spot.ts';
import { cardKey, swarmKey } from './keys.ts';
import { attacksFrom, counted, holds, isHeld } from './model.ts';
import { Glyph, Picture } from './Picture.tsx';
import { Tokens, useDeed, useMoves, useSetting } from './parts.tsx';
import { swarmTarget, terrainTarget } from './reach.ts';

interface Props {
  readonly board: Board;
  readonly row: Row;
  readonly i: number;
  readonly side: Side;
}

export function Flank(props: Props) {
  const { row, side, board } = props;
  return (
    <div class={`flank ${side}`}>
      <span class="edge">
        {row[side].terrain.map((terrain) => (
          <TerrainChip key={terrain.id} board={board} terrain={terrain} />
        ))}
      </span>
      <Swarm {...props} />
    </div>
  );
}

function TerrainChip({
  board,
  terrain: { id, tokens, used },
}: {
  readonly board: Board;
  readonly terrain: Terrain;
}) {
  const { scene, lit, inspect } = useSetting();
  const { text } = scene;
  const words = text.board;
  const target = terrainTarget(id);
  const moves = useMoves(target);
  const deed = useDeed();
  const { colour } = terrains[id];
  const [move] = moves;
  const label = [
    move ? moveLabel(move, { table: { board } }, text) : '',
    words.terrain(text.names.terrain[id], text.say.colour[colour]),
    used ? words.used : '',
    board.cap?.terrain === id ? words.capped(board.cap.left) : '',
  ].filter((part) => part !== '');
  return (
    <button
      type="button"
      class={`terrain ${colour} ${move ? 'glow' : ''} ${used ? 'used' : ''}`}
      aria-label={label.join('. ')}
      onClick={() => (move ? deed?.tap(target) : inspect(cardKey('terrain', id)))}
      {...spot(`terrain/${id}`, lit)}
    >
      <Picture kind="terrain" id={id} />
      <span class="letter" aria-hidden="true">
        {words.letter[colour]}
      </span>
      {tokens > 0 && <Tokens n={tokens} />}
    </button>
  );
}

function Swarm({ board, row, i, side }: Props) {
  const { scene, lit, inspect } = useSetting();
  const { text } = scene;
  const words = text.board;
  const target = swarmTarget(i, side);
  const moves = useMoves(target);
  const [move] = moves;
  const deed = useDeed();
  const kinds = counted(row, side);
  const n = kinds.reduce((sum, each) => sum + each.n, 0);
  const place = spotWords({ row: i, side }, text);
  const at = spot(`swarm/${i}/${side}`, lit);
  if (n === 0 && !move) return <span class="swarm none" {...at} />;
  const behind = row.facing !== side;
  const held = isHeld(row, side);
  const chance = holds(board, i, side);
  const label = [
    move ? moveLabel(move, { table: { board } }, text) : '',
    n > 0
      ? words.swarm(place, n, kinds.map((each) => `${each.n} ${text.say.icon[each.monster]}`).join(', '))
      : place,
    n > 0 && behind ? words.behind : '',
    held ? words.held : '',
    n > 0 && !held ? words.holds(chance) : '',
  ].filter((part) => part !== '');
  const state = [
    n === 0 ? 'none' : behind ? 'behind' : 'front',
    move ? 'glow' : '',
    held ? 'held' : '',
    attacksFrom(board, i, side) ? 'attacking' : '',
    n > 0 && chance <= 34 && !held ? 'grave' : '',
  ];
  return (
    <button
      type="button"
      class={`swarm ${state.join(' ')}`}
      aria-label={label.join('. ')}
      aria-expanded={moves.length > 1 ? deed?.focus === target : undefined}
      onClick={() => (move ? deed?.tap(target) : inspect(swarmKey(i, side, row)))}
      {...at}
    >
      {n === 0 ? (
        <span aria-hidden="true">＋</span>
      ) : (
        <>
          <span class="signs" aria-hidden="true">
            {kinds.map(({ monster, n: alike }) => (
              <Sign key={monster} id={monster} n={alike} />
            ))}
          </span>
          <span class="odds" aria-hidden="true">
            <b>{n}</b>
            {held ? (
              <Glyph kind="thing" id="field" />
            ) : (
              <span>
                <Glyph kind="thing" id="hold" />
                {chance}%
              </span>
            )}
          </span>
        </>
      )}
    </button>
  );
}

function Sign({ id, n }: { readonly id: string; readonly n: number }): ComponentChildren {
  return (
    <span class="sign">
      <Glyph kind="monster" id={id} />
      {n > 1 && <small>{n}</small>}
    </span>
  );
}
