// What the scroll would do to the own ship if it came now, all through the turn: pushed, hurt, or crushed (R9.3).
import { ifScrolled } from '../../../shared/games/kembles-cascade/ahead.ts';
import { pilotOf, placeOf, rowsToCome } from '../../../shared/games/kembles-cascade/board.ts';
import { placeName } from '../../../shared/games/kembles-cascade/sentences.names.ts';
import { type KcShown, spotOf } from './model.ts';
import { useSetting } from './parts.tsx';

export function Warnings({ shown }: { readonly shown: KcShown }) {
  const { text } = useSetting().scene;
  const words = text.board.scroll;
  if (!('seat' in shown)) return null;
  const { board } = shown.table;
  // At the last scroll nobody is pushed (E49).
  if (board.area.length <= 2 && rowsToCome(board) === 0) return null;
  const then = ifScrolled(shown);
  if (!then) return null;
  const { energy } = pilotOf(board, shown.seat);
  if (!then.at) return <p class="warning deadly">{words.crushed}</p>;
  const straight = spotOf(then.at) === spotOf({ r: 1, c: placeOf(board, shown.seat).c });
  const lost = energy - then.energy;
  return (
    <p class={`warning ${lost > 0 ? 'loss' : ''}`}>
      {straight ? words.pushed : words.aside(placeName({ r: 2, c: then.at.c }, text))}
      {lost > 0 && ` ${words.loses(lost)}`}
    </p>
  );
}
