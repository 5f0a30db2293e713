// The six expert cards as punched cards: a tap on an area plays it. Those played lie beside, the top one marked.
import type { Seat } from '../../../shared/engine/game.ts';
import { centreOf, handOf } from '../../../shared/games/space-missions/board.ts';
import { type AreaId, areas, type ExpertId, experts } from '../../../shared/games/space-missions/content.ts';
import type { Board, SmMove } from '../../../shared/games/space-missions/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { spot } from '../../ui/spot.ts';
import { cardKey, isFinal } from './model.ts';
import { Glyph, Picture } from './Picture.tsx';
import { useSetting, useWords } from './parts.tsx';

type HandMove = Extract<SmMove, { readonly do: 'play' | 'pass' }>;

export function Hand({
  board,
  seat,
  moves,
  asked,
  move,
}: {
  readonly board: Board;
  readonly seat: Seat;
  readonly moves: readonly HandMove[];
  /** Whether it is the seat's turn to play: then what can't be played says why. */
  readonly asked: boolean;
  move(move: HandMove): void;
}) {
  const words = useWords();
  const { scene, lit, inspect } = useSetting();
  const centre = centreOf(board, seat);
  const pass = moves.find(({ do: what }) => what === 'pass');
  return (
    <Panel name="hand" title={words.hand} class={asked ? 'asked' : ''}>
      <ul class="experts" {...spot(`seat-${seat}/hand`, lit)}>
        {handOf(centre).map((card) => (
          <Expert key={card} card={card} moves={moves} asked={asked} move={move} />
        ))}
      </ul>
      {centre.played.length > 0 && (
        <ul class="played" aria-label={words.played}>
          {centre.played.map((card, i) => (
            <li key={card}>
              <button type="button" class="small-card" onClick={() => inspect(cardKey('expert', card))}>
                <Picture kind="expert" id={card} />
                <span>
                  {scene.text.names.experts[card]}
                  {i === centre.played.length - 1 && !board.automa && (
                    <span class="small">{words.playedTop}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {pass && (
        <button type="button" class="button answer no" onClick={() => move(pass)}>
          <span>
            {scene.text.say.move.pass}
            <span class="hint">{passHint(board, seat, words)}</span>
          </span>
        </button>
      )}
    </Panel>
  );
}

/** What passing now does to the order, and to the cards left. */
function passHint(board: Board, seat: Seat, words: ReturnType<typeof useWords>): string {
  const { passHint: hint, soloOrder } = words;
  const centre = centreOf(board, seat);
  const unused = handOf(centre).length;
  const rest = unused > 1 ? ` ${hint.unused(unused)}` : '';
  if (board.automa) {
    // R20.3: only who took no card back gets ahead; only who did falls behind.
    const early = unused > 1 || centre.plays < 5;
    const next = early === centre.retrieved ? soloOrder.same : early ? soloOrder.first : soloOrder.second;
    return `${hint.solo}${rest} ${soloOrder.label}: ${next}.`;
  }
  const flipped = board.upper.some(({ who }) => who === seat);
  return `${flipped ? hint.keeps : hint.place(board.upper.length + 1)}${rest}`;
}

function Expert({
  card,
  moves,
  asked,
  move,
}: {
  readonly card: ExpertId;
  readonly moves: readonly HandMove[];
  readonly asked: boolean;
  move(move: HandMove): void;
}) {
  const { scene, inspect } = useSetting();
  const name = scene.text.names.experts[card];
  return (
    <li class="punched expert">
      <button type="button" class="face" onClick={() => inspect(cardKey('expert', card))}>
        <Picture kind="expert" id={card} />
        <span>{name}</span>
      </button>
      {experts[card].map((area) => (
        <Area
          key={area}
          area={area}
          of={name}
          play={moves.find((each) => each.do === 'play' && each.card === card && each.area === area)}
          asked={asked}
          move={move}
          onLook={() => inspect(cardKey('expert', card))}
        />
      ))}
    </li>
  );
}

function Area({
  area,
  of,
  play,
  asked,
  move,
  onLook,
}: {
  readonly area: AreaId;
  readonly of: string;
  readonly play: HandMove | undefined;
  readonly asked: boolean;
  move(move: HandMove): void;
  onLook(): void;
}) {
  const { scene } = useSetting();
  const words = useWords();
  const name = scene.text.names.areas[area];
  const why =
    asked && !play && (area === 'develop' || area === 'copy' || area === 'retrieve')
      ? words.cannot[area]
      : '';
  const note = why || (isFinal(area) ? words.drawing : '');
  return (
    <button
      type="button"
      class={`area ${play ? 'glow' : ''} ${why ? 'far' : ''}`}
      aria-label={`${scene.text.say.move.play(of, name)}${note && ` (${note})`}`}
      onClick={() => (play ? move(play) : onLook())}
    >
      <AreaGlyphs area={area} />
      <span>
        {name}
        {note && <span class="small">{note}</span>}
      </span>
    </button>
  );
}

/** What an area gives, in small pictures. */
export function AreaGlyphs({ area }: { readonly area: AreaId }) {
  const equips = areas[area].some(({ do: what }) => what === 'equip') && area !== 'equip-two';
  return (
    <span class="glyphs" aria-hidden="true">
      <Glyph kind="area" id={area} />
      {equips && <Glyph kind="area" id="equip-two" />}
    </span>
  );
}
