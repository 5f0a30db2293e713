// What all may take from: laboratories by row, greenhouses, large buildings.
import { costs, freeSpots, larges, rowEnergy, stackEnergy } from '../../../shared/games/lunar-ark/content.ts';
import { costWords, slotName } from '../../../shared/games/lunar-ark/sentences.names.ts';
import type { Board } from '../../../shared/games/lunar-ark/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { spot } from '../../ui/spot.ts';
import { Piece } from './Answer.tsx';
import { Price } from './Changes.tsx';
import { cardKey } from './keys.ts';
import { Glyph, Picture, Thing } from './Picture.tsx';
import { useDeed, useSetting, useWords } from './parts.tsx';

export function Market({ board, deck }: { readonly board: Board; readonly deck: number }) {
  const words = useWords();
  return (
    <Panel name="market" title={words.market}>
      <Display board={board} deck={deck} />
      <Supply board={board} />
      <Larges board={board} />
    </Panel>
  );
}

/** Top row first: what lies above slides down. */
function Display({ board, deck }: { readonly board: Board; readonly deck: number }) {
  const { scene, lit } = useSetting();
  const words = useWords();
  const deed = useDeed();
  const { text } = scene;
  return (
    <div class="display" {...spot('display', lit)}>
      <h3>
        {words.display} <span class="hint">{words.deck(deck)}</span>
      </h3>
      {rowEnergy
        .map((energy, row) => ({ energy, row }))
        .toReversed()
        .map(({ energy, row }) => (
          <div key={row} class="shelf">
            <span class="row-price">
              <Price cost={{ polymer: 1, energy }} />
            </span>
            {board.display.map((column, col) => {
              const lab = column[row] ?? null;
              if (!lab)
                return (
                  <span key={col} class="piece gap">
                    {words.drawnLater}
                  </span>
                );
              return (
                <Piece
                  key={`${col}/${lab}`}
                  card={cardKey('lab', lab)}
                  move={deed?.moves.find((move) => move.do === 'lab' && move.col === col && move.row === row)}
                  label={`${text.names.labs[lab]} (${slotName(col, row, text)}). ${text.cards.labs[lab]}`}
                  class="lab"
                >
                  <Picture kind="lab" id={lab} />
                  <span class="name">{text.names.labs[lab]}</span>
                </Piece>
              );
            })}
          </div>
        ))}
    </div>
  );
}

function Supply({ board }: { readonly board: Board }) {
  const { lit } = useSetting();
  const words = useWords();
  const { free, stack } = board.greenhouses;
  return (
    <div class="supply" {...spot('supply', lit)}>
      <h3>{words.supply}</h3>
      <p>
        {Array.from({ length: freeSpots }, (_, i) => (
          <span key={i} class={i < free ? '' : 'vacant'}>
            <Glyph kind="trigger" id="build-greenhouse" />
          </span>
        ))}
        <span>{words.freeSpots(free)}</span> <Price cost={costs.greenhouse} />
      </p>
      <p>
        <Glyph kind="trigger" id="build-greenhouse" />
        <span>{words.inStack(stack)}</span> <Price cost={{ ...costs.greenhouse, energy: stackEnergy }} />
      </p>
    </div>
  );
}

function Larges({ board }: { readonly board: Board }) {
  const { scene, lit } = useSetting();
  const words = useWords();
  const deed = useDeed();
  const { text } = scene;
  return (
    <div class="larges" {...spot('larges', lit)}>
      <h3>{words.larges}</h3>
      {board.larges.length === 0 && <p class="hint">{words.noneLeft}</p>}
      <div class="tiles">
        {board.larges.map((id) => (
          <Piece
            key={id}
            card={cardKey('large', id)}
            move={deed?.moves.find((move) => move.do === 'large' && move.large === id)}
            label={`${text.names.larges[id]} (${costWords(larges[id].cost, text)}). ${text.cards.larges[id]}`}
            class="building"
          >
            <Picture kind="large" id={id} />
            <span class="name">{text.names.larges[id]}</span>
            <span class="worth">
              <Thing id="vp" />
              {larges[id].vp}
            </span>
            <Price cost={larges[id].cost} />
          </Piece>
        ))}
      </div>
    </div>
  );
}
