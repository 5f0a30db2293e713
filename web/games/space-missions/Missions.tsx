// The eight missions as embroidered patches; a tap opens one: see MissionSheet.tsx.
import { useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/game.ts';
import { centreOf } from '../../../shared/games/space-missions/board.ts';
import { type MissionId, missions } from '../../../shared/games/space-missions/content.ts';
import type { Board, SmMove, Space, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { Shown } from '../../play/client.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { spot } from '../../ui/spot.ts';
import { MissionSheet } from './MissionSheet.tsx';
import { canFly, declaredBy } from './model.ts';
import { Glyph, Patch } from './Picture.tsx';
import { Mark, useSetting, useWords } from './parts.tsx';

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
