// The own flight: its steps as a list of lamps that come on one by one, the crew, what is left aboard, and for a problem
// the ways out, each with its price and where it leads.
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/game.ts';
import { canonical } from '../../../shared/engine/json.ts';
import { chanceWithout } from '../../../shared/games/space-missions/chance.ts';
import { missions, systems } from '../../../shared/games/space-missions/content.ts';
import { alive } from '../../../shared/games/space-missions/crew.ts';
import { currentStep } from '../../../shared/games/space-missions/flight.ts';
import { fittedOn } from '../../../shared/games/space-missions/load.ts';
import type { Flight, FlightMove, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { Shown } from '../../play/client.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { spot } from '../../ui/spot.ts';
import { CrewFaces } from './Bay.tsx';
import { Broad, usesOf } from './Choice.tsx';
import { sightOf } from './model.ts';
import { Dial, Glyph, Lamp, Picture } from './Picture.tsx';
import { drawsOf, Lamps, lampWords, stepLamps, useSetting, useWords } from './parts.tsx';
import type { Text } from './text.ts';
import { dealtWith, moveLabel } from './words.ts';

export function FlightStage({
  shown,
  seat,
  flight,
  moves,
  move,
}: {
  readonly shown: Shown<SpaceMissions>;
  readonly seat: Seat;
  readonly flight: Flight;
  /** None: nothing is asked. */
  readonly moves: readonly FlightMove[];
  move(move: FlightMove): void;
}) {
  const { scene, lit } = useSetting();
  const words = useWords();
  const seen = useRef(0);
  const drawn = flight.drawn.length;
  const before = seen.current;
  useEffect(() => {
    seen.current = drawn;
  }, [drawn]);
  const ends = words.ends;
  return (
    <Panel
      name="flight"
      title={words.flightOf(scene.text.names.missions[flight.mission])}
      class={moves.length > 0 ? 'asked' : ''}
      spot={spot('flight', lit)}
    >
      <FlightSteps flight={flight} fresh={before} />
      <Aboard flight={flight} />
      {!flight.landed && <Chance shown={shown} seat={seat} flight={flight} />}
      {flight.landed && moves.length === 0 && <p class="hint">{words.youFlew}</p>}
      {moves.length > 0 && (
        <div class="answers">
          {moves.map((each) => (
            <Broad
              key={canonical(each)}
              picture={<Way move={each} />}
              label={moveLabel(each, shown, scene)}
              hint={outcome(flight, each, ends, scene.text)}
              no={each.do === 'abort' || each.do === 'suffer'}
              onTap={() => move(each)}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}

/** A flight step by step, also one of another seat, read from its cards. `fresh`: cards seen before. */
export function FlightSteps({ flight, fresh = 99 }: { readonly flight: Flight; readonly fresh?: number }) {
  const { scene } = useSetting();
  const words = useWords();
  const { names } = scene.text;
  let told = 0;
  return (
    <ol class="steps flown">
      {missions[flight.mission].steps.map((step, i) => {
        const number = i + 1;
        const now = !flight.landed && flight.step === number;
        const lamps = stepLamps(step, number, flight.drawn, flight.landed || flight.step > number);
        const cards = lamps.flatMap(({ card }) => (card ? [card] : []));
        const already = Math.max(0, fresh - told);
        told += cards.length;
        return (
          <li key={number} class={`${now ? 'now' : ''} ${flight.failed === number ? 'failed' : ''}`}>
            <span class="no">{number}</span>
            <Glyph kind="part" id={step.part} />
            <Glyph kind="system" id={step.system} />
            <span class="name">
              {names.systems[step.system]}
              <span class="out-of-sight">
                :{' '}
                {lampWords(
                  cards.map(({ colour }) => colour),
                  words,
                )}
              </span>
            </span>
            <Lamps lights={lamps.map(({ light }) => light)} fresh={already} />
            {flight.failed === number && <b class="small over">{words.failedAt(number)}</b>}
            {cards
              .filter(({ deals }) => deals.length > 0)
              .map((card, nth) => (
                <span key={nth} class="small deal">
                  <Lamp light={card.colour} /> {dealtWith(card, scene)}
                </span>
              ))}
          </li>
        );
      })}
    </ol>
  );
}

function Aboard({ flight }: { readonly flight: Flight }) {
  const { scene } = useSetting();
  const words = useWords();
  const { names } = scene.text;
  const items = Object.values(flight.fitted).flatMap((on) => Object.entries(on));
  const sums = new Map<string, number>();
  for (const [kind, n] of items) if (n > 0) sums.set(kind, (sums.get(kind) ?? 0) + n);
  if (flight.training > 0) sums.set('training', flight.training);
  const tokens: Readonly<Record<string, string>> = names.tokens;
  return (
    <p class="aboard">
      <span class="small">{words.aboard}</span>
      {flight.crew.length > 0 && <CrewFaces crew={flight.crew} />}
      {[...sums].map(([token, n]) => (
        <span key={token} class="cargo" role="img" aria-label={scene.text.say.of(n, tokens[token] ?? '')}>
          <Glyph kind="token" id={token} />×{n}
        </span>
      ))}
      {sums.size === 0 && flight.crew.length === 0 && <span class="small">{words.nothingAboard}</span>}
    </p>
  );
}

/** What the next card is likely to be, and whether the rest stays green. */
function Chance({
  shown,
  seat,
  flight,
}: {
  readonly shown: Shown<SpaceMissions>;
  readonly seat: Seat;
  readonly flight: Flight;
}) {
  const words = useWords();
  const sight = sightOf(shown, seat);
  const { system } = currentStep(flight);
  const left =
    sight.centre.decks[system].cards - flight.drawn.filter((card) => card.system === system).length;
  const draws = drawsOf(flight.mission, flight.step, flight.left);
  if (Object.values(draws).every((n) => n === 0)) return null;
  const rest = chanceWithout(sight, draws, ['yellow', 'red']);
  const not = (colour: 'green' | 'yellow' | 'red') => 1 - chanceWithout(sight, { [system]: 1 }, [colour]);
  return (
    <div class="chances">
      <Dial share={rest} />
      <p>{words.restChance(words.percent(rest))}</p>
      {flight.left > 0 && left > 0 && (
        <p class="next">
          <span class="small">{words.nextChance}</span>
          {(['green', 'yellow', 'red'] as const).map((colour) => (
            <span key={colour}>
              <Lamp light={colour} />
              {words.percent(not(colour))}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** A small picture of an answer. */
function Way({ move }: { readonly move: FlightMove }) {
  switch (move.do) {
    case 'pay':
    case 'downgrade': {
      const { backup } = systems[move.system];
      if (move.by === 'training') return <Picture kind="token" id="training" />;
      return move.by === 'backup' && backup ? (
        <Picture kind="token" id={backup} />
      ) : (
        <Picture kind="specialist" id={move.system} />
      );
    }
    case 'accept-injury':
      return <Picture kind="crew" id="injured" />;
    case 'hurt':
      return <Picture kind="crew" id={move.whom === 'injured' ? 'injured' : 'healthy'} />;
    case 'drop':
      return <Lamps lights={[move.colour]} />;
    case 'look':
      return <Picture kind="system" id={move.system} />;
    case 'spare':
      return <Picture kind="token" id={move.kind} />;
    default:
      return null;
  }
}

type Ends = Text['board']['ends'];

/** What an answer costs and where it leads. */
function outcome(flight: Flight, move: FlightMove, ends: Ends, text: Text): string {
  const { part, system } = currentStep(flight);
  const crew = alive(flight.crew).length;
  const aborted = (living: number) =>
    `${ends.abort(flight.failed ?? flight.step)} ${living > 0 ? ends.reEntry : ends.over}`;
  switch (move.do) {
    case 'pay':
    case 'downgrade': {
      const { backup } = systems[system];
      const left =
        move.by === 'training' ? flight.training - 1 : backup ? fittedOn(flight.fitted, part, backup) - 1 : 0;
      const cost = move.by === 'specialist' ? ends.free : ends.left(left);
      return `${cost} ${move.do === 'pay' ? ends.goOn : ends.thenYellow}`;
    }
    case 'accept-injury':
      return ends.injury;
    case 'abort':
      return aborted(crew);
    case 'suffer':
      return suffered(flight, move, ends, aborted);
    case 'drop':
      return text.board.gone;
    case 'look':
      return text.board.lookHint;
    case 'spare':
      return usesOf(move.kind, text);
    case 'hurt':
    case 'share':
      return '';
  }
}

function suffered(
  flight: Flight,
  move: Extract<FlightMove, { readonly do: 'suffer' }>,
  ends: Ends,
  aborted: (living: number) => string,
): string {
  const { red } = systems[move.system];
  const crew = alive(flight.crew).length;
  const deadly = red.includes('kill-one') && crew > 0;
  const dies = deadly ? `${ends.oneDies} ` : '';
  if (red.includes('injure-each')) return ends.injuries(crew);
  if (red.includes('kill-all')) return `${ends.allDie} ${ends.abort(flight.failed ?? flight.step)}`;
  if (red.includes('end')) return `${dies}${ends.abort(flight.failed ?? flight.step)} ${ends.over}`;
  return `${dies}${aborted(deadly ? crew - 1 : crew)}`;
}
