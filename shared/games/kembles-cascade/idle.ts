// The default answers when time is up (section 11): the lower Sensor, Power Down and no purchase; outside, the entry with
// the least new Threat. A turn that was begun is ended.
import type { Seen } from '../../engine/game.ts';
import { at } from './board.ts';
import { optionsAt } from './frames.ts';
import type { KcFrame, KcMove, Kembles } from './state.ts';
import { threatAt } from './threat.ts';

export function idle(seen: Seen<Kembles>, frame: KcFrame): KcMove {
  const moves = optionsAt(seen, frame);
  if (frame.do === 'sensors') {
    const [low = 0] = [...seen.hand.sensors].sort((a, b) => a - b);
    return { do: 'sensor', sensor: low };
  }
  const quiet = moves.find((move) => move.do === 'power-down') ?? moves.find((move) => move.do === 'end');
  return quiet ?? calmest(seen, moves);
}

/** Among places to go to, the one with the least new Threat, the leftmost of several. */
function calmest({ table: { board }, seat }: Seen<Kembles>, moves: readonly KcMove[]): KcMove {
  const places = moves.flatMap((move) => (move.do === 'enter' || move.do === 'warp' ? [move] : []));
  const worth = ({ to }: (typeof places)[number]) => 100 * threatAt(board, seat, to) + to.c;
  return at(
    [...places].sort((a, b) => worth(a) - worth(b)),
    0,
  );
}
