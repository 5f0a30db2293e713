// A card or tile whole: picture, numbers, text, the rule that it touches.
import type { ComponentChildren } from 'preact';
import {
  factions,
  labs,
  larges,
  launches,
  missions,
  parts,
  progress,
  rowEnergy,
  shipOf,
  smallCosts,
  smalls,
  tileIds,
  tiles,
} from '../../../shared/games/lunar-ark/content.ts';
import { largeText } from '../../../shared/games/lunar-ark/sentences.ts';
import type { CardProps } from '../../play/client.ts';
import { Figure } from '../../ui/board/parts.tsx';
import { Price } from './Changes.tsx';
import { type Card, cardAt } from './keys.ts';
import { Picture } from './Picture.tsx';
import { cardWords, SettingContext } from './parts.tsx';
import type { PlateKind } from './pictures.ts';
import type { Text } from './text.ts';

export function CardPage({ scene, card }: CardProps<Text>) {
  const words = scene.text.board;
  const page = cardAt(card);
  const { lines } = cardWords(card, scene.text);
  return (
    <SettingContext.Provider value={{ scene, lit: null, inspect: () => undefined }}>
      <article class={`drawn la card-page game-lunar-ark of-${page.kind}`}>
        <Picture {...plateOf(page)} />
        <p class="kicker">{words.kinds[page.kind]}</p>
        {lines.map((line) => (
          <p key={line} class="body">
            {line}
          </p>
        ))}
        <dl class="figures">{figures(page, scene.text)}</dl>
        <h3>{words.rule}</h3>
        <p>{words.rules[page.kind]}</p>
      </article>
    </SettingContext.Provider>
  );
}

/** Which plate shows a card. */
function plateOf(card: Card): { readonly kind: PlateKind; readonly id: string } {
  switch (card.kind) {
    case 'mission':
      return { kind: 'part', id: missions[card.id].part };
    case 'progress':
      return { kind: 'trigger', id: progress[card.id].trigger };
    case 'rival':
      return { kind: 'rival', id: 'rival' };
    default:
      return { kind: card.kind, id: card.id };
  }
}

function figures(card: Card, text: Text): ComponentChildren {
  const { board: words, names, say } = text;
  switch (card.kind) {
    case 'terrain': {
      const icons = tileIds.filter((id) => tiles[id].terrain === card.id).map((id) => tiles[id].icon);
      return <Figure name={words.adjacency}>{words.adjacent[icons[0] ?? 'any']}</Figure>;
    }
    case 'power':
      return null;
    case 'lab':
      return (
        <>
          <Figure name={words.copies}>{labs[card.id].copies}</Figure>
          <Figure name={words.cost}>
            {rowEnergy.map((energy, row) => (
              <span key={row} class="row-cost">
                {words.rows[row]} <Price cost={{ polymer: 1, energy }} />
              </span>
            ))}
          </Figure>
        </>
      );
    case 'small':
      return (
        <Figure name={words.cost}>
          <Price cost={smallCosts[smalls[card.id].level]} />
        </Figure>
      );
    case 'large':
      return (
        <>
          <Figure name={words.cost}>
            <Price cost={larges[card.id].cost} />
          </Figure>
          <Figure name={words.worth}>{say.points(larges[card.id].vp)}</Figure>
        </>
      );
    case 'ship':
      return (
        <>
          <Figure name={words.most}>{say.points(launches[card.id].first)}</Figure>
          <Figure name={words.second}>{say.points(launches[card.id].second)}</Figure>
        </>
      );
    case 'mission': {
      const { cost, vp } = missions[card.id];
      return <PricedOn ship={names.ships[shipOf(card.id)]} cost={cost} vp={vp} text={text} />;
    }
    case 'part': {
      const { cost, vp, ship } = parts[card.id];
      return <PricedOn ship={names.ships[ship]} cost={cost} vp={vp} text={text} />;
    }
    case 'progress':
      return (
        <>
          <Figure name={words.rewards}>{names.triggers[progress[card.id].trigger]}</Figure>
          <Figure name={words.refill}>{progress[card.id].refill}</Figure>
        </>
      );
    case 'faction': {
      const { start, large } = factions[card.id];
      return (
        <>
          <Figure name={words.startWith}>
            <Price cost={start} />
          </Figure>
          <Figure name={words.kinds.large}>
            <b>{names.larges[large]}</b>
            <span>{largeText(large, text).join(' ')}</span>
          </Figure>
        </>
      );
    }
    case 'rival':
      return null;
  }
}

function PricedOn({
  ship,
  cost,
  vp,
  text: { board: words, say },
}: {
  readonly ship: string;
  readonly cost: Parameters<typeof Price>[0]['cost'];
  readonly vp: number;
  readonly text: Text;
}) {
  return (
    <>
      <Figure name={words.kinds.ship}>{ship}</Figure>
      <Figure name={words.worth}>{say.points(vp)}</Figure>
      <Figure name={words.cost}>
        <Price cost={cost} />
      </Figure>
    </>
  );
}
