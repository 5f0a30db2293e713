// Mission control: the six decks as rows of lamps, as far as they are known; parts and warehouse.
import type { Seat } from '../../../shared/engine/game.ts';
import { centreOf } from '../../../shared/games/space-missions/board.ts';
import {
  chanceWithout,
  type Known,
  knownDecks,
  type Sight,
} from '../../../shared/games/space-missions/chance.ts';
import {
  keepPerKind,
  levelled,
  type SystemId,
  specialistIds,
  systemIds,
  type TestId,
  testDraws,
  tokens,
} from '../../../shared/games/space-missions/content.ts';
import type { Board, Centre, SmMove, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { Shown } from '../../play/client.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { Count } from '../../ui/board/parts.tsx';
import { spot } from '../../ui/spot.ts';
import { cardKey, sightOf } from './model.ts';
import { Glyph, Lamp, type Light } from './Picture.tsx';
import { TokenCount, useSetting, useWords } from './parts.tsx';

/** A move that names one of the own decks: a test, or a look. */
export type DeckMove = Extract<SmMove, { readonly do: 'test' | 'look' }>;

export function Control({
  shown,
  before,
  seat,
  choices = [],
  move,
}: {
  readonly shown: Shown<SpaceMissions>;
  /** The board without the plan. */
  readonly before: Board;
  readonly seat: Seat;
  readonly choices?: readonly DeckMove[];
  move?(move: DeckMove): void;
}) {
  const words = useWords();
  const { lit } = useSetting();
  const sight = sightOf(shown, seat);
  const known = knownDecks(sight);
  const was = centreOf(before, seat);
  return (
    <Panel name="control" title={words.control} class={choices.length > 0 ? 'asked' : ''}>
      <ul class="decks" {...spot(`seat-${seat}/control`, lit)}>
        {systemIds.map((system) => (
          <Deck
            key={system}
            system={system}
            known={known[system]}
            sight={sight}
            was={was.decks[system].cards}
            choice={choices.find((each) => each.system === system)}
            move={move}
          />
        ))}
      </ul>
      <p class="hint">{words.unseenHint}</p>
    </Panel>
  );
}

function Deck({
  system,
  known,
  sight,
  was,
  choice,
  move,
}: {
  readonly system: SystemId;
  readonly known: Known;
  readonly sight: Sight;
  readonly was: number;
  readonly choice: DeckMove | undefined;
  readonly move: ((move: DeckMove) => void) | undefined;
}) {
  const { scene, inspect, lit } = useSetting();
  const words = useWords();
  const deck = sight.centre.decks[system];
  // Cards drawn in a flight lie beside their deck until the results (R8.3).
  const beside = sight.beside.filter((card) => card.system === system).length;
  const name = scene.text.names.systems[system];
  const label = [
    choice ? `${scene.text.say.move[choice.do](name)}; ` : '',
    words.deck(name, deck.cards - beside),
    ': ',
    deckWords(known, deck.removed.yellow + deck.removed.red, words),
    choice?.do === 'test' ? `; ${testWords(choice.test, sight, system, words)}` : '',
  ].join('');
  return (
    <li {...spot(`deck-${system}`, lit)}>
      <button
        type="button"
        class={`deck ${choice ? 'glow' : ''}`}
        aria-label={label}
        onClick={() => (choice && move ? move(choice) : inspect(cardKey('system', system)))}
      >
        <span class="head">
          <Glyph kind="system" id={system} />
          <span class="name">{name}</span>
          <Count n={deck.cards - beside} was={was - beside} />
        </span>
        <DeckLamps known={known} removed={deck.removed} />
        {known.unseen !== null && (
          <span class="small">
            <Lamp light="unseen" /> → <Lamp light="yellow" /> {words.percent(known.unseen)}
          </span>
        )}
        {choice?.do === 'test' && <b class="small chance">{testWords(choice.test, sight, system, words)}</b>}
      </button>
    </li>
  );
}

/** How likely a test is to find what it is made for. */
function testWords(test: TestId, sight: Sight, system: SystemId, words: ReturnType<typeof useWords>): string {
  // A deep test is for the red card, as long as there is one; a wide one takes yellow cards only.
  const wanted = test === 'test-deep' && sight.centre.decks[system].removed.red === 0 ? 'red' : 'yellow';
  const found = 1 - chanceWithout(sight, { [system]: testDraws[test] }, [wanted]);
  return words.testChance[wanted](words.percent(found));
}

function deckWords(known: Known, gone: number, words: ReturnType<typeof useWords>): string {
  return [
    ...(['green', 'yellow', 'red'] as const)
      .filter((colour) => known[colour] > 0)
      .map((colour) => words.lamps[colour](known[colour])),
    ...(known.unseen === null ? [] : [words.lamps.unseen(words.percent(known.unseen))]),
    ...(gone > 0 ? [words.lamps.gone(gone)] : []),
  ].join(', ');
}

function DeckLamps({
  known,
  removed,
}: {
  readonly known: Known;
  readonly removed: { yellow: number; red: number };
}) {
  const many = (light: Light, n: number): Light[] => Array.from({ length: n }, () => light);
  const lights = [
    ...many('green', known.green),
    ...(known.unseen === null ? [] : many('unseen', 1)),
    ...many('yellow', known.yellow),
    ...many('red', known.red),
    ...many('gone', removed.yellow + removed.red),
  ];
  return (
    <span class="lamps" aria-hidden="true">
      {lights.map((light, i) => (
        <Lamp key={i} light={light} />
      ))}
    </span>
  );
}

/** What lies in the warehouse, and the levels of the parts. `before`: the same without the plan. */
export function Warehouse({
  centre,
  before,
  seat,
}: {
  readonly centre: Centre;
  readonly before: Centre;
  readonly seat: Seat;
}) {
  const { scene, lit, inspect } = useSetting();
  const words = useWords();
  const { names, say } = scene.text;
  const there = tokens.filter((token) => centre.warehouse[token] + before.warehouse[token] > 0);
  return (
    <Panel name="warehouse" title={words.warehouse}>
      <ul class="stock" {...spot(`seat-${seat}/warehouse`, lit)}>
        {there.length === 0 && <li class="hint">{words.warehouseEmpty}</li>}
        {there.map((token) => (
          <li key={token}>
            <TokenCount token={token} n={<Count n={centre.warehouse[token]} was={before.warehouse[token]} />}>
              {token !== 'inspection' && centre.warehouse[token] > keepPerKind && (
                <span class="small over">{words.keep(keepPerKind)}</span>
              )}
            </TokenCount>
          </li>
        ))}
      </ul>
      <ul class="levels" aria-label={words.levels} {...spot(`seat-${seat}/parts`, lit)}>
        {levelled.map((part) => (
          <li key={part}>
            <button
              type="button"
              aria-label={say.tile(names.parts[part], centre.levels[part])}
              onClick={() => inspect(cardKey('part', part))}
            >
              <Glyph kind="part" id={part} />
              <span aria-hidden="true">
                {names.parts[part]} <Count n={centre.levels[part]} was={before.levels[part]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {centre.specialists && (
        <ul class="levels" aria-label={words.specialistsHome}>
          {specialistIds.map((id) => {
            const dead = centre.specialists?.[id] === 'dead';
            return (
              <li key={id}>
                <button type="button" onClick={() => inspect(cardKey('specialist', id))}>
                  <Glyph kind="crew" id={dead ? 'dead' : 'healthy'} />
                  <span>
                    {names.systems[id]}
                    {dead && ` (${words.dead})`}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
