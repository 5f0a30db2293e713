// Small questions of a turn: which enhancement, which part, which card to remove, to copy, to take back. Each answer says
// what it gives and what it costs.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/game.ts';
import { canonical } from '../../../shared/engine/json.ts';
import { centreOf } from '../../../shared/games/space-missions/board.ts';
import {
  accepts,
  developAdds,
  type Kind,
  kinds,
  type Levelled,
  parts,
  systemIds,
  systems,
  tiles,
} from '../../../shared/games/space-missions/content.ts';
import type {
  Board,
  SmFrame,
  SmHand,
  SmMove,
  SpaceMissions,
} from '../../../shared/games/space-missions/state.ts';
import type { Shown } from '../../play/client.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { AreaGlyphs } from './Hand.tsx';
import { Picture } from './Picture.tsx';
import { Lamps, Mark, useNames, useSetting, useWords } from './parts.tsx';
import type { Text } from './text.ts';
import { prompt } from './words.ts';

interface Props {
  readonly asked: SmFrame;
  readonly shown: Shown<SpaceMissions>;
  readonly seat: Seat;
  readonly moves: readonly SmMove[];
  move(move: SmMove): void;
}

export function Choice({ asked, shown, seat, moves, move }: Props) {
  const { scene } = useSetting();
  const { board } = shown.table;
  const hand = 'hand' in shown ? shown.hand : null;
  const equips = moves.filter((each) => each.do === 'equip');
  return (
    <Panel name="choice" title={prompt(asked, shown, scene)} class="asked">
      {asked.do === 'remove' && hand?.test && <Drawn test={hand.test} />}
      {equips.length > 0 ? (
        <Equip key={canonical(asked)} centre={centreOf(board, seat)} moves={equips} move={move} />
      ) : (
        <div class="answers">
          {moves.map((each) => (
            <Answer key={canonical(each)} each={each} board={board} seat={seat} move={move} />
          ))}
        </div>
      )}
    </Panel>
  );
}

/** An answer as a broad button: picture, words, and what comes of it. */
export function Broad({
  picture,
  label,
  hint,
  no = false,
  onTap,
}: {
  readonly picture?: ComponentChildren;
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly no?: boolean;
  onTap(): void;
}) {
  return (
    <button type="button" class={`button answer ${no ? 'no' : ''}`} onClick={onTap}>
      {picture}
      <span>
        {label}
        {hint !== undefined && <span class="hint">{hint}</span>}
      </span>
    </button>
  );
}

function Drawn({ test }: { readonly test: NonNullable<SmHand['test']> }) {
  const words = useWords();
  return (
    <p class="drawn-cards">
      {words.drawn} <Lamps lights={test.cards} fresh={0} />
    </p>
  );
}

function Answer({
  each,
  board,
  seat,
  move,
}: {
  readonly each: SmMove;
  readonly board: Board;
  readonly seat: Seat;
  move(move: SmMove): void;
}) {
  const { scene } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  const { names, say } = scene.text;
  const onTap = () => move(each);
  const centre = centreOf(board, seat);
  switch (each.do) {
    case 'develop':
      return (
        <Broad
          picture={<Picture kind="part" id={each.part} />}
          label={`${names.parts[each.part]} ${words.levelUp(centre.levels[each.part], centre.levels[each.part] + 1)}`}
          hint={developHint(each.part, centre.levels[each.part] + 1, words, names)}
          onTap={onTap}
        />
      );
    case 'remove':
      return (
        <Broad
          picture={<Lamps lights={[each.colour]} />}
          label={say.move.remove(names.colours[each.colour], names.systems[each.system])}
          hint={words.gone}
          onTap={onTap}
        />
      );
    case 'copy':
      return (
        <Broad
          picture={
            <>
              <Mark who={each.from} />
              <AreaGlyphs area={each.area} />
            </>
          }
          label={names.areas[each.area]}
          hint={`${nameOf(each.from)}: ${names.experts[each.card]}`}
          onTap={onTap}
        />
      );
    case 'retrieve':
      return (
        <Broad
          picture={<Picture kind="expert" id={each.card} />}
          label={names.experts[each.card]}
          hint={words.handIt(names.experts[each.card])}
          onTap={onTap}
        />
      );
    case 'ok':
      return <Broad label={say.move.ok} onTap={onTap} />;
    default:
      return null;
  }
}

/** What a new tile holds, and the card that it brings. */
function developHint(
  part: Levelled,
  level: number,
  words: ReturnType<typeof useWords>,
  names: { readonly systems: Readonly<Record<string, string>> },
): string {
  const tile = tiles[part][level - 1];
  const adds = developAdds[part];
  const figures = tile ? words.tileFigures(tile.tank, tile.slots, tile.seats, tile.trainingSlots) : '';
  return `${figures}; ${adds ? words.yellowInto(names.systems[adds] ?? '') : words.noCard}`;
}

type EquipMove = Extract<SmMove, { readonly do: 'equip' }>;

/** One enhancement, or two: then each tap adds one, and the second makes the move. */
function Equip({
  centre,
  moves,
  move,
}: {
  readonly centre: ReturnType<typeof centreOf>;
  readonly moves: readonly EquipMove[];
  move(move: EquipMove): void;
}) {
  const { scene } = useSetting();
  const words = useWords();
  const [picked, setPicked] = useState<Kind[]>([]);
  const n = moves[0]?.kinds.length ?? 1;
  useEffect(() => setPicked([]), [n]);
  const pick = (kind: Kind) => {
    const all = [...picked, kind];
    if (all.length < n) return setPicked(all);
    const wanted = kinds.flatMap((each) => all.filter((one) => one === each));
    const found = moves.find((each) => canonical(each.kinds) === canonical(wanted));
    setPicked([]);
    if (found) move(found);
  };
  return (
    <>
      {n > 1 && (
        <p class="hint" role="status">
          {words.pickMore} {picked.length > 0 && words.picked(picked.length)}
        </p>
      )}
      <div class="answers">
        {kinds.map((kind) => {
          const count = picked.filter((each) => each === kind).length;
          return (
            <button
              type="button"
              key={kind}
              class={`button answer pick ${count > 0 ? 'picked' : ''}`}
              onClick={() => pick(kind)}
            >
              <Picture kind="token" id={kind} />
              <span>
                {scene.text.names.tokens[kind]}
                {count > 0 && <b> ×{count}</b>}
                <span class="hint">
                  {usesOf(kind, scene.text)} · {words.stock(centre.warehouse[kind])}
                </span>
              </span>
            </button>
          );
        })}
      </div>
    </>
  );
}

/** What an enhancement pays for, and on which parts. */
export function usesOf(kind: Kind, { names, say, board }: Text): string {
  const served = systemIds.filter((system) => systems[system].backup === kind);
  const on = say.list(parts.filter((part) => accepts[part].includes(kind)).map((part) => names.parts[part]));
  const what = served.length > 0 ? say.list(served.map((system) => names.systems[system])) : board.asFuel;
  return `${what} · ${on}`;
}
