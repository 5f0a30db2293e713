// A mission opened: what it takes, its steps and their chances, its points.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../shared/engine/game.ts';
import { centreOf } from '../../../shared/games/space-missions/board.ts';
import { chanceWithout } from '../../../shared/games/space-missions/chance.ts';
import { type MissionId, missions } from '../../../shared/games/space-missions/content.ts';
import type { Space, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { Shown } from '../../play/client.ts';
import { Types } from './Calendar.tsx';
import { cardKey, declaredBy, sightOf, type Takes, takes } from './model.ts';
import { Dial, Glyph } from './Picture.tsx';
import { drawsOf, Lamps, useNames, useSetting, useWords } from './parts.tsx';

/** All that the card says, measured against what the seat has. */
export function MissionSheet({
  shown,
  space,
  me,
  onClose,
  children,
}: {
  readonly shown: Shown<SpaceMissions>;
  readonly space: Space;
  readonly me: Seat | null;
  onClose(): void;
  readonly children: ComponentChildren;
}) {
  const { scene, inspect } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  const { board } = shown.table;
  const { id, done } = space;
  const { number, types, points } = missions[id];
  const name = scene.text.names.missions[id];
  const flying = declaredBy(board, id);
  return (
    <article class="punched mission-sheet">
      <header>
        <h3>{scene.text.say.mission(number, name)}</h3>
        <Types types={types} />
        <button
          type="button"
          class="info"
          aria-label={words.more(name)}
          onClick={() => inspect(cardKey('mission', id))}
        >
          i
        </button>
        <button type="button" class="info" aria-label={words.close} onClick={onClose}>
          ×
        </button>
      </header>
      <p class="worths">
        <span class={space.grey ? 'spent' : ''}>
          {words.first} <b>{points.first}</b>
        </span>
        <span>
          {words.later} <b>{points.later}</b>
        </span>
        {done.length > 0 && (
          <span>{words.doneBy(done.map(({ who, year }) => words.doneIn(nameOf(who), year)).join(', '))}</span>
        )}
        {flying.length > 0 && <span>{words.declaredBy(flying.map(nameOf).join(', '))}</span>}
      </p>
      {me !== null && <Checklist list={takes(centreOf(board, me), id)} />}
      <Steps shown={shown} id={id} me={me} />
      {children}
    </article>
  );
}

function Checklist({ list }: { readonly list: readonly Takes[] }) {
  const words = useWords();
  return (
    <ul class="takes" aria-label={words.needs}>
      {list.map((item, i) => (
        <li key={i} class={item.ok ? 'ok' : 'lacking'}>
          <span class="tick" role="img" aria-label={item.ok ? words.ready : words.lacking}>
            {item.ok ? '✓' : '✗'}
          </span>
          <TakesWords item={item} />
        </li>
      ))}
    </ul>
  );
}

function TakesWords({ item }: { readonly item: Takes }) {
  const { scene } = useSetting();
  const words = useWords();
  const { names, say } = scene.text;
  switch (item.of) {
    case 'success':
      return (
        <span>
          <Glyph kind="type" id={item.type} /> {words.successes(item.have, item.need, names.types[item.type])}
        </span>
      );
    case 'part': {
      const { part, level, least } = item.need;
      const tile = part === 'lunar-module' ? names.parts[part] : say.tile(names.parts[part], level);
      return (
        <span>
          <Glyph kind="part" id={part} /> {tile}
          {least < level && ` (${words.arrow(least)})`}
          {!item.ok && <span class="small"> {words.partHave(item.have)}</span>}
        </span>
      );
    }
    case 'fuel':
      return (
        <span>
          <Glyph kind="token" id="fuel" /> {words.fuelNeed(item.n)}
          {!item.ok && <span class="small"> {words.fuelHint}</span>}
        </span>
      );
    case 'crew':
      return (
        <span>
          <Glyph kind="type" id="crewed" /> {words.crewNeeded}
        </span>
      );
  }
}

/** The steps with how many cards each draws, and for the own decks the chance that all are green. */
function Steps({
  shown,
  id,
  me,
}: {
  readonly shown: Shown<SpaceMissions>;
  readonly id: MissionId;
  readonly me: Seat | null;
}) {
  const { scene } = useSetting();
  const words = useWords();
  const { names } = scene.text;
  const sight = me === null ? null : sightOf(shown, me);
  const bad = ['yellow', 'red'] as const;
  const smooth = sight && chanceWithout(sight, drawsOf(id), bad);
  return (
    <div class="steps-of">
      <ol class="steps" aria-label={words.steps}>
        {missions[id].steps.map(({ part, system, cards }, i) => (
          <li key={i}>
            <Glyph kind="part" id={part} />
            <Glyph kind="system" id={system} />
            <span class="name">{names.systems[system]}</span>
            <Lamps lights={Array.from({ length: cards }, () => 'off')} />
            <span class="small">
              {sight ? words.drawsOf(cards, sight.centre.decks[system].cards) : `×${cards}`}
            </span>
            {sight && <b>{words.percent(chanceWithout(sight, { [system]: cards }, bad))}</b>}
          </li>
        ))}
      </ol>
      {smooth !== null && (
        <p class="smooth">
          <Dial share={smooth} />
          <span>
            {words.smooth}: <b>{words.percent(smooth)}</b>
          </span>
        </p>
      )}
    </div>
  );
}
