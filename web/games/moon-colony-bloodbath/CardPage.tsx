// A card whole: picture, numbers, text, the cards that it adds, the rule that it touches.
import type { ComponentChildren } from 'preact';
import {
  type BuildingId,
  buildingIds,
  buildings,
  copiesOfBuilding,
  copiesOfDevelopment,
  type DevelopmentId,
  developmentIds,
  developments,
  eventIds,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import type { CardProps } from '../../play/client.ts';
import { Figure } from '../../ui/board/parts.tsx';
import { actionOf } from './Colony.tsx';
import { Picture } from './Picture.tsx';
import { cardWords } from './parts.tsx';
import type { Text } from './text.ts';

export function CardPage({ scene, card }: CardProps<Text>) {
  const { text } = scene;
  const words = text.board;
  const { kind, id, text: body } = cardWords(card, text);
  const note = words.notes[id];
  return (
    <article class={`drawn mcb card-page game-moon-colony-bloodbath ${colourOf(kind, id)}`}>
      <Picture kind={kind} id={id} />
      <p class="kicker">{words.kinds[kind]}</p>
      <p class="body">{body}</p>
      <dl class="figures">{figures(kind, id, text)}</dl>
      <h3>{words.rule}</h3>
      {note !== undefined && <p>{note}</p>}
      <p>{words.rules[kind]}</p>
    </article>
  );
}

/** A building's page wears its colour. */
const colourOf = (kind: string, id: string): string =>
  buildingIds
    .flatMap((each) => (kind === 'building' && each === id ? [buildings[each].colour] : []))
    .join('');

function figures(kind: string, id: string, text: Text): ComponentChildren {
  const words = text.board;
  const building = buildingIds.find((each) => kind === 'building' && each === id);
  if (building) return <BuildingFigures id={building} text={text} />;
  const development = developmentIds.find((each) => kind === 'development' && each === id);
  if (development)
    return (
      <>
        <Figure name={words.kinds.development}>{words[developments[development].kind]}</Figure>
        <Figure name={words.supply}>{copiesOfDevelopment}</Figure>
      </>
    );
  const event = eventIds.findIndex((each) => kind === 'event' && each === id);
  return event < 0 ? null : <Figure name={words.number}>{event + 1}</Figure>;
}

function BuildingFigures({ id, text }: { readonly id: BuildingId; readonly text: Text }) {
  const words = text.board;
  const { cost, population, colour, symbol, abilities } = buildings[id];
  const action = actionOf(colour);
  const added = abilities.flatMap((ability): DevelopmentId[] =>
    'effects' in ability
      ? ability.effects.flatMap((effect) => (effect.do === 'add-development' ? [effect.id] : []))
      : [],
  );
  return (
    <>
      <Figure name={words.printedCost}>{cost}</Figure>
      <Figure name={words.printedPopulation}>{population}</Figure>
      <Figure name={words.copies}>{copiesOfBuilding}</Figure>
      <Figure name={words.colour}>{action ? text.cards.actions[action].name : words.noColour}</Figure>
      {symbol && <Figure name={text.terms.solo}>{text.terms[symbol]}</Figure>}
      {added.map((development) => (
        <Figure key={development} name={words.adds}>
          <b>{text.cards.developments[development].name}</b>
          <span>{text.cards.developments[development].text}</span>
        </Figure>
      ))}
    </>
  );
}
