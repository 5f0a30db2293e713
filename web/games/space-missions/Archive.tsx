// What can be looked up: the score in the making, the tracks, the last flights card by card, the events that were.
import { runnerOf } from '../../../shared/games/space-missions/board.ts';
import type { Track } from '../../../shared/games/space-missions/content.ts';
import { runnersOf, scoreLines, totalOf, trackPoints } from '../../../shared/games/space-missions/result.ts';
import type { Board, Flight, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { Shown } from '../../play/client.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { Drawer } from '../../ui/board/parts.tsx';
import { spot } from '../../ui/spot.ts';
import { CrewFaces } from './Bay.tsx';
import { FlightSteps } from './FlightStage.tsx';
import { cardKey } from './model.ts';
import { Glyph, Patch, Picture } from './Picture.tsx';
import { Mark, useNames, useSetting, useWords } from './parts.tsx';
import { scoreLine } from './words.ts';

export function Archive({ shown }: { readonly shown: Shown<SpaceMissions> }) {
  const words = useWords();
  const { scene, lit, inspect } = useSetting();
  const { board } = shown.table;
  return (
    <Panel name="archive" title={words.archive}>
      <Tracks board={board} />
      <Drawer title={words.score}>
        <Score board={board} />
      </Drawer>
      <div {...spot('flights', lit)}>
        <Drawer title={words.flights}>
          <Flights board={board} />
        </Drawer>
      </div>
      <Drawer title={words.pastEvents}>
        <p class="hint">{words.eventsLeft(shown.box.events)}</p>
        {board.pastEvents.length === 0 && <p class="hint">{words.pastNone}</p>}
        {board.pastEvents.map((event) => (
          <button
            key={event}
            type="button"
            class="small-card"
            onClick={() => inspect(cardKey('event', event))}
          >
            <Picture kind="event" id={event} />
            <span>{scene.text.names.events[event]}</span>
          </button>
        ))}
        {board.scenario && <ScenarioCard board={board} />}
      </Drawer>
    </Panel>
  );
}

function ScenarioCard({ board }: { readonly board: Board }) {
  const { scene, inspect } = useSetting();
  const { scenario } = board;
  if (!scenario) return null;
  return (
    <button type="button" class="small-card" onClick={() => inspect(cardKey('scenario', scenario))}>
      <Picture kind="scenario" id={scenario} />
      <span>{scene.text.names.scenarios[scenario]}</span>
    </button>
  );
}

// ---- Success tracks ------------------------------------------------------------------------------------------

function Tracks({ board }: { readonly board: Board }) {
  const words = useWords();
  const { lit } = useSetting();
  return (
    <div class="tracks" {...spot('tracks', lit)}>
      <h3>{words.trackTitle}</h3>
      <ul>
        {board.tracks.map((track) => (
          <TrackRow key={track.type} board={board} track={track} />
        ))}
      </ul>
      <p class="hint">{words.trackHint}</p>
    </div>
  );
}

/** A track as a row of counts with the marks that stand there. */
function TrackRow({ board, track }: { readonly board: Board; readonly track: Track }) {
  const { scene, inspect } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  const name = scene.text.names.types[track.type];
  return (
    <li>
      <button type="button" class="track-name" onClick={() => inspect(cardKey('type', track.type))}>
        <Glyph kind="type" id={track.type} />
        <span>{name}</span>
        <b>{words.trackOf(track.most, track.second)}</b>
      </button>
      <ul class="standing">
        {runnersOf(board).map((who) => {
          const n = runnerOf(board, who).counts[track.type];
          const gets = trackPoints(board, track, who);
          return (
            <li key={who} class={gets > 0 ? 'leads' : ''}>
              <Mark who={who} />
              <span class="out-of-sight">{nameOf(who)}</span> {n}
              {gets > 0 && <b class="small"> +{gets}</b>}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

// ---- The score -----------------------------------------------------------------------------------------------

function Score({ board }: { readonly board: Board }) {
  const { scene } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  const all = runnersOf(board).map((who) => ({ who, lines: scoreLines(board, who) }));
  const keys = all[0]?.lines.map(({ k }) => k) ?? [];
  return (
    <div class="table-of">
      <table>
        <thead>
          <tr>
            <td />
            {all.map(({ who }) => (
              <th key={who} scope="col">
                <Mark who={who} />
                <span class="head-name">{nameOf(who)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((k, i) => (
            <tr key={k}>
              <th scope="row">{scoreLine(k, scene)}</th>
              {all.map(({ who, lines }) => (
                <td key={who}>{lines[i]?.n ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {all.map(({ who }) => (
              <td key={who}>{totalOf(board, who)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

// ---- Flights -------------------------------------------------------------------------------------------------

function Flights({ board }: { readonly board: Board }) {
  const words = useWords();
  const flown = board.seats.flatMap(({ flight }, seat) => (flight ? [{ seat, flight }] : []));
  if (flown.length === 0) return <p class="hint">{words.flightsNone}</p>;
  return (
    <ul class="flown-list">
      {flown.map(({ seat, flight }) => (
        <li key={seat}>
          <FlightCard seat={seat} flight={flight} />
        </li>
      ))}
    </ul>
  );
}

/** The last flight of a seat, as it was shown: read it card by card. */
export function FlightCard({ seat, flight }: { readonly seat: number; readonly flight: Flight }) {
  const { scene } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  return (
    <article class="flight-card">
      <h3>
        <Mark who={seat} />
        <Patch id={flight.mission} />
        <span>
          {words.flightBy(nameOf(seat), scene.text.names.missions[flight.mission])}
          <b class={flight.failed === null ? 'won' : 'over'}>
            {flight.failed === null ? words.succeeded : words.failedAt(flight.failed)}
          </b>
        </span>
        {flight.crew.length > 0 && <CrewFaces crew={flight.crew} />}
      </h3>
      <FlightSteps flight={flight} />
    </article>
  );
}
