// What a seat has, always in sight: resources, energy, points; and what the plan makes of each.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../shared/engine/game.ts';
import { energyLimit, playerOf, vpOf } from '../../../shared/games/lunar-ark/board.ts';
import { resources, storage } from '../../../shared/games/lunar-ark/content.ts';
import type { Board } from '../../../shared/games/lunar-ark/state.ts';
import { Count } from '../../ui/board/parts.tsx';
import { spot } from '../../ui/spot.ts';
import { Thing } from './Picture.tsx';
import { useSetting, useWords } from './parts.tsx';

export function Wallet({
  board,
  before,
  seat,
}: {
  readonly board: Board;
  /** The board without the plan. */
  readonly before: Board;
  readonly seat: Seat;
}) {
  const { scene, lit } = useSetting();
  const words = useWords();
  const player = playerOf(board, seat);
  const was = playerOf(before, seat);
  const { names } = scene.text;
  return (
    <section class="wallet" aria-label={words.wallet} {...spot('wallet', lit)}>
      <ul class="holdings">
        {resources.map((what) => (
          <Holding
            key={what}
            thing={what}
            name={names.things[what]}
            limit={storage[what]}
            full={player.stock[what] >= storage[what]}
          >
            <Count n={player.stock[what]} was={was.stock[what]} />
          </Holding>
        ))}
        <Holding
          thing="energy"
          name={names.things.energy}
          limit={energyLimit(player)}
          full={player.energy >= energyLimit(player)}
        >
          <Count n={player.energy} was={was.energy} />
        </Holding>
        <Holding thing="achievement" name={names.things.achievement}>
          <Count n={player.achievements} was={was.achievements} />
        </Holding>
        <Holding thing="vp" name={names.things.vp}>
          <Count n={vpOf(player)} was={vpOf(was)} />
        </Holding>
      </ul>
    </section>
  );
}

function Holding({
  thing,
  name,
  limit,
  full = false,
  children,
}: {
  readonly thing: string;
  readonly name: string;
  readonly limit?: number;
  readonly full?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <li class={`holding ${thing} ${full ? 'full' : ''}`} title={name}>
      <Thing id={thing} />
      <span class="out-of-sight">{name}</span>
      <span class="amount">
        {children}
        {limit !== undefined && <small>/{limit}</small>}
      </span>
    </li>
  );
}
