// The whole board: who flies when, what is asked, space with the own cockpit, the hand, goals, and what may be looked up.

import { useMemo, useRef } from 'preact/hooks';
import { ownMoves } from '../../../shared/engine/moves.ts';
import type { Kembles } from '../../../shared/games/kembles-cascade/state.ts';
import type { BoardProps } from '../../play/client.ts';
import { useFollow } from '../../ui/board/scroll.ts';
import { Archive } from './Archive.tsx';
import { Ask, Sensors } from './Ask.tsx';
import { Flight } from './Flight.tsx';
import { Goals } from './Goals.tsx';
import { Cockpit, Gauges, Hud } from './Hud.tsx';
import { SettingContext } from './parts.tsx';
import type { Text } from './text.ts';

export function Board({
  scene,
  lit,
  inspect,
  shown,
  view,
  plan,
  legal,
  asked,
  happened,
  move,
  visit,
}: BoardProps<Kembles, Text>) {
  const setting = useMemo(() => ({ scene, lit, inspect }), [scene, lit, inspect]);
  const within = useRef<HTMLDivElement>(null);
  const { board } = shown.table;
  const { me } = scene;
  const own = useMemo(() => ownMoves(legal), [legal]);
  const before = plan ? view.table.board : board;
  useFollow(asked && partOf(asked.do), within);
  return (
    <SettingContext.Provider value={setting}>
      <div class="kc drawn kc-board game-kembles-cascade" ref={within}>
        <Hud board={board} />
        {me !== null && <Ask asked={asked} shown={shown} legal={own} me={me} move={move} />}
        {me !== null && <Gauges board={board} before={before} seat={me} />}
        <Flight shown={shown} legal={own} me={me} happened={happened} move={move} visit={visit} />
        <div class="more">
          {me !== null && <Cockpit board={board} before={before} seat={me} />}
          {me !== null && asked?.do !== 'sensors' && <Sensors shown={shown} />}
          <Goals board={board} />
          <Archive shown={shown} />
        </div>
      </div>
    </SettingContext.Provider>
  );
}

/** Where a question is answered. */
function partOf(asked: Kembles['frame']['do']): string {
  if (asked === 'sensors') return 'sensors';
  return asked === 'shop' || asked === 'trade' ? 'shop' : 'flight';
}
