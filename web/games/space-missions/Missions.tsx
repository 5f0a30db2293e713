// The eight missions as embroidered patches; a tap opens one: what it takes, its steps and their chances, its points.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/game.ts';
import { centreOf } from '../../../shared/games/space-missions/board.ts';
import { chanceWithout } from '../../../shared/games/space-missions/chance.ts';
import { type MissionId, missions } from '../../../shared/games/space-missions/content.ts';
import type { Board, SmMove, Space, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { Shown } from '../../play/client.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { spot } from '../../ui/spot.ts';
import { Types } from './Calendar.tsx';
import { canFly, cardKey, declaredBy, sightOf, type Takes, takes } from './model.ts';
import { Dial, Glyph, Patch } from './Picture.tsx';
import { drawsOf, Lamps, Mark, useNames, useSetting, useWords } from './parts.tsx';

type Declare = Extract<SmMove, { readonly do: 'declare' }>;

interface Props {
  readonly shown: Shown<SpaceMissions>;
  /** Whose view it is; null for a spectator. */
  readonly me: Seat | null;
  /** Declarations that a tap may make. */
  readonly declarations: readonly Declare[];
  move(move: Declare): void;
}

export function Missions({ shown, me, declarations, move }: Props) {
  const words = useWords();
  const { board } = shown.table;
  const [open, setOpen] = useState<MissionId | null>(null);
  const asked = declarations.length > 0;
  const none = declarations.find(({ mission }) => mission === null);
  const chosen = board.missions.find(({ id }) => id === open);
  return (
    <Panel name="missions" title={words.missions} class={asked ? 'asked' : ''}>
      {asked && <p class="hint">{words.declareHint}</p>}
      <ul class="patches">
        {board.missions.map((space) => (
          <PatchButton
            key={space.id}
            space={space}
            board={board}
            me={me}
            open={open === space.id}
            glow={declarations.some(({ mission }) => mission === space.id)}
            onTap={() => setOpen(open === space.id ? null : space.id)}
          />
        ))}
      </ul>
      {chosen && (
        <MissionSheet shown={shown} space={chosen} me={me} onClose={() => setOpen(null)}>
          {declarations
            .filter(({ mission }) => mission === chosen.id)
            .map((declaration) => (
              <button
                key={chosen.id}
                type="button"
                class="button primary"
                onClick={() => {
                  setOpen(null);
                  move(declaration);
                }}
              >
                {words.declare}
              </button>
            ))}
        </MissionSheet>
      )}
      {none && (
        <button type="button" class="button answer no" onClick={() => move(none)}>
          <span>
            {words.declareNone}
            <span class="hint">{words.declareNoneHint}</span>
          </span>
        </button>
      )}
    </Panel>
  );
}

function PatchButton({
  space,
  board,
  me,
  open,
  glow,
  onTap,
}: {
  readonly space: Space;
  readonly board: Board;
  readonly me: Seat | null;
  readonly open: boolean;
  readonly glow: boolean;
  onTap(): void;
}) {
  const { scene, lit } = useSetting();
  const words = useWords();
  const { id, grey, media } = space;
  const { number, points } = missions[id];
  const ready = me !== null && canFly(centreOf(board, me), id);
  const flying = declaredBy(board, id);
  const label = [
    scene.text.say.mission(number, scene.text.names.missions[id]),
    words.points(grey ? points.later : points.first),
    grey ? words.missionIs.done : words.missionIs.open,
    ...(media ? [words.missionIs.tv(media.shows)] : []),
    ...(me === null ? [] : [ready ? words.missionIs.fly : words.missionIs.cannot]),
    ...(me !== null && flying.includes(me) ? [words.missionIs.yours] : []),
  ].join('; ');
  return (
    <li {...spot(`mission-${number}`, lit)}>
      <button
        type="button"
        class={`badge-of ${glow ? 'glow' : ''} ${open ? 'open' : ''} ${me !== null && !ready ? 'far' : ''}`}
        aria-label={label}
        aria-expanded={open}
        onClick={onTap}
      >
        <span class="no">{number}</span>
        <Patch id={id} grey={grey} />
        <span class="name">{words.soft(scene.text.names.missions[id])}</span>
        <span class="worth">
          <b>{grey ? points.later : points.first}</b>
          {media && (
            <span class="tv">
              <Glyph kind="type" id="media" />
              {media.shows}
            </span>
          )}
          {ready && <span class="go">✓</span>}
        </span>
        {flying.length > 0 && (
          <span class="flying">
            {flying.map((who) => (
              <Mark key={who} who={who} />
            ))}
          </span>
        )}
      </button>
    </li>
  );
}

/** A mission opened: all that its card says, measured against what the seat has. */
function MissionSheet({
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
