// A card whole: picture, text, figures, the rule that it touches.
import type { ComponentChildren } from 'preact';
import {
  type AutomaType,
  type AwardId,
  accepts,
  areas,
  automaDecks,
  automaTypes,
  awardIds,
  developAdds,
  type EventId,
  type ExpertId,
  eventIds,
  events,
  expertIds,
  experts,
  levelled,
  type MissionId,
  missionIds,
  missions,
  type Part,
  parts,
  type ScenarioId,
  type SpecialistId,
  type SystemId,
  scenarioIds,
  specialistIds,
  systemIds,
  type Token,
  type TypeId,
  tiles,
  tokens,
  typeIds,
} from '../../../shared/games/space-missions/content.ts';
import * as said from '../../../shared/games/space-missions/sentences.ts';
import type { CardProps } from '../../play/client.ts';
import { Figure } from '../../ui/board/parts.tsx';
import { AreaGlyphs } from './Hand.tsx';
import { awardPicture, type CardKind, cardKinds } from './model.ts';
import { Glyph, Patch, Picture } from './Picture.tsx';
import type { Text } from './text.ts';

/** A card by its key, with its name. Throws RangeError on a key that no card has. */
type Card =
  | { readonly kind: 'mission'; readonly id: MissionId }
  | { readonly kind: 'expert'; readonly id: ExpertId }
  | { readonly kind: 'system'; readonly id: SystemId }
  | { readonly kind: 'token'; readonly id: Token }
  | { readonly kind: 'part'; readonly id: Part }
  | { readonly kind: 'event'; readonly id: EventId }
  | { readonly kind: 'award'; readonly id: AwardId }
  | { readonly kind: 'type'; readonly id: TypeId }
  | { readonly kind: 'scenario'; readonly id: ScenarioId }
  | { readonly kind: 'specialist'; readonly id: SpecialistId }
  | { readonly kind: 'automa'; readonly id: AutomaType };

/** Every card that has a page, by kind. */
export const allCards: { readonly [K in CardKind]: readonly Extract<Card, { readonly kind: K }>['id'][] } = {
  mission: missionIds,
  expert: expertIds,
  system: systemIds,
  token: tokens,
  part: parts,
  event: eventIds,
  award: awardIds,
  type: typeIds,
  scenario: scenarioIds,
  specialist: specialistIds,
  automa: automaTypes,
};

function cardOf(key: string): Card {
  const [wanted, id] = key.split('/');
  for (const kind of cardKinds) {
    if (kind !== wanted) continue;
    const found = allCards[kind].find((each) => String(each) === id);
    // The list of a kind holds the ids of that kind alone.
    if (found !== undefined) return { kind, id: found } as Card;
  }
  throw new RangeError(`no card ${key}`);
}

export function nameOfCard(key: string, text: Text): string {
  const card = cardOf(key);
  const { names, board } = text;
  switch (card.kind) {
    case 'mission':
      return text.say.mission(missions[card.id].number, names.missions[card.id]);
    case 'expert':
      return names.experts[card.id];
    case 'system':
      return names.systems[card.id];
    case 'token':
      return capital(names.tokens[card.id]);
    case 'part':
      return names.parts[card.id];
    case 'event':
      return names.events[card.id];
    case 'award':
      return names.awards[card.id];
    case 'type':
      return names.types[card.id];
    case 'scenario':
      return names.scenarios[card.id];
    case 'specialist':
      return names.specialists[card.id];
    case 'automa':
      return board.automa.card(card.id);
  }
}

const capital = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);

export function CardPage({ scene, card: key }: CardProps<Text>) {
  const { text } = scene;
  const words = text.board;
  const card = cardOf(key);
  return (
    <article class={`sm drawn card-page game-space-missions ${card.kind}`}>
      {card.kind === 'mission' ? (
        <Patch id={card.id} />
      ) : (
        <Picture kind={card.kind} id={card.kind === 'award' ? awardPicture(card.id) : String(card.id)} />
      )}
      <p class="kicker">{words.kinds[card.kind]}</p>
      <Body card={card} text={text} />
      <h3>{words.rule}</h3>
      <p>{words.rules[card.kind]}</p>
    </article>
  );
}

function Body({ card, text }: { readonly card: Card; readonly text: Text }) {
  const words = text.board;
  switch (card.kind) {
    case 'mission':
      return <MissionBody id={card.id} text={text} />;
    case 'expert':
      return (
        <ul class="areas-of">
          {experts[card.id].map((area) => (
            <li key={area}>
              <AreaGlyphs area={area} />
              <span>
                <b>{text.names.areas[area]}</b>
                <span>{text.cards.areas[area]}</span>
                {areas[area].some(({ do: what }) => what === 'test') && <i>{words.drawing}</i>}
              </span>
            </li>
          ))}
        </ul>
      );
    case 'system':
      return <p class="body">{text.cards.systems[card.id]}</p>;
    case 'token':
      return <p class="body">{text.cards.tokens[card.id]}</p>;
    case 'part':
      return <PartBody part={card.id} text={text} />;
    case 'event':
      return (
        <>
          <p class="body">{said.eventText(card.id, text)}</p>
          {events[card.id].starred && <p class="hint">★ {words.starred}</p>}
        </>
      );
    case 'award':
      return <p class="body">{text.cards.awards[card.id]}</p>;
    case 'type':
      return <p class="body">{text.cards.types[card.id]}</p>;
    case 'scenario':
      return said.scenarioText(card.id, text).map((line) => (
        <p key={line} class="body">
          {line}
        </p>
      ));
    case 'specialist':
      return <p class="body">{text.cards.specialist(text.names.systems[card.id])}</p>;
    case 'automa':
      return (
        <>
          <p class="body">{said.automaText(card.id, text)}</p>
          <dl class="figures">
            <Figure name={words.figures.copies}>
              {automaDecks.normal[card.id]} / {automaDecks.hard[card.id]}
            </Figure>
          </dl>
        </>
      );
  }
}

function MissionBody({ id, text }: { readonly id: MissionId; readonly text: Text }) {
  const words = text.board;
  const { names, say } = text;
  const { parts: needs, fuel, needs: before, steps, points, types } = missions[id];
  const needed = typeIds.flatMap((type) =>
    before[type] ? [say.card.need(before[type], names.types[type])] : [],
  );
  return (
    <>
      <ol class="steps" aria-label={words.steps}>
        {steps.map(({ part, system, cards }, i) => (
          <li key={i}>
            <span class="no">{i + 1}</span>
            <Glyph kind="part" id={part} />
            <Glyph kind="system" id={system} />
            <span class="name">{say.step(names.parts[part], names.systems[system], cards)}</span>
          </li>
        ))}
      </ol>
      <dl class="figures">
        <Figure name={words.figures.points}>
          {points.first} / {points.later}
        </Figure>
        <Figure name={words.figures.fuel}>{fuel}</Figure>
        <Figure name={words.figures.parts}>{say.list(needs.map((need) => partWords(need, text)))}</Figure>
        <Figure name={words.figures.types}>{say.list(types.map((type) => names.types[type]))}</Figure>
        {needed.length > 0 && <Figure name={words.figures.needs}>{say.list(needed)}</Figure>}
      </dl>
    </>
  );
}

function partWords(
  { part, level, least }: (typeof missions)[MissionId]['parts'][number],
  { names, say }: Text,
): string {
  if (part === 'lunar-module') return names.parts[part];
  const tile = say.tile(names.parts[part], level);
  return least < level ? say.card.arrow(tile, least) : tile;
}

function PartBody({ part, text }: { readonly part: Part; readonly text: Text }) {
  const words = text.board;
  const { names, say } = text;
  const adds = levelled.find((each) => each === part);
  const system = adds ? developAdds[adds] : null;
  return (
    <>
      <p class="body">{words.partTexts[part]}</p>
      <dl class="figures">
        {tiles[part].map(
          (tile, i): ComponentChildren => (
            <Figure
              key={i}
              name={part === 'lunar-module' ? names.parts[part] : say.tile(names.parts[part], i + 1)}
            >
              {words.tileFigures(tile.tank, tile.slots, tile.seats, tile.trainingSlots)}
            </Figure>
          ),
        )}
        <Figure name={words.figures.accepts}>
          {say.list(accepts[part].map((kind) => names.tokens[kind]))}
        </Figure>
        {system && <Figure name={words.figures.addsCard}>{words.yellowInto(names.systems[system])}</Figure>}
      </dl>
    </>
  );
}
