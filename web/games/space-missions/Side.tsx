// Another seat: its numbers at a glance, and its whole side.
import { centreOf, handOf } from '../../../shared/games/space-missions/board.ts';
import type { SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { SeatProps } from '../../play/client.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { FlightCard } from './Archive.tsx';
import { Control, Warehouse } from './Control.tsx';
import { Patch } from './Picture.tsx';
import { SettingContext } from './parts.tsx';
import { TopCard } from './Rivals.tsx';
import { Rocket } from './Rocket.tsx';
import type { Text } from './text.ts';

export function SeatGlance({ scene, shown, seat }: SeatProps<SpaceMissions, Text>) {
  const { board: words, say } = scene.text;
  const centre = centreOf(shown.table.board, seat);
  if (centre.gone) return <span>{words.away}</span>;
  return (
    <span class="sm-glance">
      <b>{say.board.worth(centre.score)}</b>
      {centre.mission ? (
        <span class="bound">
          <Patch id={centre.mission} />
          <span class="out-of-sight">{words.declared(scene.text.names.missions[centre.mission])}</span>
        </span>
      ) : (
        <span>{centre.passed ? words.passed : words.inHand(handOf(centre).length)}</span>
      )}
    </span>
  );
}

export function SeatSide({ scene, shown, seat, inspect }: SeatProps<SpaceMissions, Text>) {
  const { board: words, say } = scene.text;
  const { board } = shown.table;
  const centre = centreOf(board, seat);
  return (
    <SettingContext.Provider value={{ scene, lit: null, inspect }}>
      <div class="sm drawn sm-side game-space-missions">
        <p class="facts">
          <b>{say.board.worth(centre.score)}</b>
          <span>
            {centre.gone ? words.away : centre.passed ? words.passed : words.inHand(handOf(centre).length)}
          </span>
          {centre.mission && <span>{words.declared(scene.text.names.missions[centre.mission])}</span>}
          {board.experience && (
            <span>
              {words.experience}: {centre.experience}
            </span>
          )}
        </p>
        <TopCard board={board} who={seat} />
        {centre.mission && centre.load && (
          <Panel name="pad" title={words.padFor(scene.text.names.missions[centre.mission])}>
            <Rocket id={centre.mission} load={centre.load} />
          </Panel>
        )}
        <Control shown={shown} before={board} seat={seat} />
        <Warehouse centre={centre} before={centre} seat={seat} />
        {centre.flight && (
          <Panel name="flights" title={words.lastFlight}>
            <FlightCard seat={seat} flight={centre.flight} />
          </Panel>
        )}
      </div>
    </SettingContext.Provider>
  );
}
