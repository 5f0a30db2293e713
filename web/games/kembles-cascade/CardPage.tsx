// A card whole: picture, text, figures, the rule that it touches.
import type { ComponentChildren } from 'preact';
import {
  abilityOf,
  achievementGlory,
  bosses,
  cardOf,
  missions,
  type ObjectId,
  packOf,
  powerUps,
  type SpaceCardId,
  things,
  upgrades,
  type WeaponId,
  weaponIds,
  weapons,
} from '../../../shared/games/kembles-cascade/content.ts';
import { objectText, sensorText, weaponName } from '../../../shared/games/kembles-cascade/sentences.names.ts';
import type { CardProps } from '../../play/client.ts';
import { Figure } from '../../ui/board/parts.tsx';
import { type Card, cardAt } from './keys.ts';
import { Picture, Thing } from './Picture.tsx';
import { Rewards, SettingContext } from './parts.tsx';
import type { Text } from './text.ts';

export function CardPage({ scene, card: key }: CardProps<Text>) {
  const { text } = scene;
  const words = text.board;
  const card = cardAt(key);
  return (
    <SettingContext.Provider value={{ scene, lit: null, inspect: () => undefined }}>
      <article class={`kc drawn card-page game-kembles-cascade ${card.kind}`}>
        <Image card={card} />
        <p class="kicker">{words.kinds[card.kind]}</p>
        {bodyOf(card, text).map((line) => (
          <p key={line} class="body">
            {line}
          </p>
        ))}
        <dl class="figures">{figures(card, text)}</dl>
        <h3>{words.rule}</h3>
        <p>{words.rules[card.kind]}</p>
      </article>
    </SettingContext.Provider>
  );
}

function Image({ card }: { readonly card: Card }) {
  switch (card.kind) {
    case 'object':
      return (
        <span class={`portrait kind-${things[card.id].kind}`}>
          <Thing id={card.id} />
        </span>
      );
    case 'space':
    case 'part':
      return <Pair holds={cardOf(card.id).holds} />;
    case 'boss':
      return (
        <span class="boss-rows">
          {bosses[card.id].rows.toReversed().map(({ row, cards }) => (
            <span key={row} class="boss-row">
              {cards.map((id) => (
                <Pair key={id} holds={cardOf(id).holds} />
              ))}
            </span>
          ))}
        </span>
      );
    case 'sensor':
      return <Picture kind="ability" id={abilityOf(card.id) ?? 'plain'} />;
    default:
      return <Picture kind={card.kind} id={card.id} />;
  }
}

/** The two spaces of a card. */
const Pair = ({ holds }: { readonly holds: readonly ObjectId[] }) => (
  <span class="pair">
    {holds.map((id, i) => (
      <span key={i} class={`half kind-${things[id].kind}`}>
        {id !== 'empty' && <Thing id={id} />}
      </span>
    ))}
  </span>
);

function bodyOf(card: Card, text: Text): readonly string[] {
  const { cards } = text;
  switch (card.kind) {
    case 'object':
      return [objectText(card.id, text)];
    case 'space':
    case 'part': {
      const { holds, global } = cardOf(card.id);
      const each = holds.map((id) => `${text.names.objects[id]}${text.say.colon}${objectText(id, text)}`);
      return [...new Set(each), ...(global ? [text.board.globalText] : [])];
    }
    case 'boss':
      return [cards.specials[bosses[card.id].special]];
    case 'upgrade':
      return card.id === 'turret'
        ? [cards.turret]
        : cards.upgrades[card.id].map((line, i) => `${text.board.level(i + 1)}${text.say.colon}${line}`);
    case 'sensor':
      return [sensorText(card.id, text)];
    case 'power-up':
      return [cards.powerUps[card.id]];
    case 'mission':
      return [cards.missions[card.id]];
    case 'achievement':
      return [cards.achievements[card.id]];
  }
}

function figures(card: Card, text: Text): ComponentChildren {
  const words = text.board;
  const { figures: names } = words;
  switch (card.kind) {
    case 'object': {
      const { energy, threat, reward, immune, blocksMove, blocksFire } = things[card.id];
      return (
        <>
          {energy !== null && <Figure name={words.energy}>{energy}</Figure>}
          {threat > 0 && <Figure name={words.threat}>{threat}</Figure>}
          {Object.keys(reward).length > 0 && (
            <Figure name={names.reward}>
              <Rewards reward={reward} />
              <span class="out-of-sight">{objectText(card.id, text)}</span>
            </Figure>
          )}
          {immune.length > 0 && (
            <Figure name={names.immune}>{immune.map((id) => weaponName(id, text)).join(text.say.and)}</Figure>
          )}
          <Figure name={names.blocks}>{names.blocking(blocksMove, blocksFire)}</Figure>
        </>
      );
    }
    case 'space':
      return <SpaceFigures id={card.id} text={text} />;
    case 'part':
      return null;
    case 'boss': {
      const { rows, special } = bosses[card.id];
      return (
        <>
          <Figure name={names.special}>{text.names.specials[special]}</Figure>
          <Figure name={names.rows}>{rows.length}</Figure>
        </>
      );
    }
    case 'upgrade':
      return (
        <>
          {card.id !== 'turret' && (
            <>
              <Figure name={names.copies}>{upgrades[card.id].copies}</Figure>
              <Figure name={names.price}>{upgrades[card.id].prices.join(' / ')}</Figure>
            </>
          )}
          {isWeapon(card.id) && (
            <Figure name={names.damage}>
              {(card.id === 'turret' ? [1] : weapons[card.id].damage.slice(1)).join(' / ')}
            </Figure>
          )}
        </>
      );
    case 'sensor':
      return <Figure name={names.number}>{card.id}</Figure>;
    case 'power-up': {
      const { copies, endGlory, play } = powerUps[card.id];
      return (
        <>
          <Figure name={names.copies}>{copies}</Figure>
          <Figure name={names.use}>{words.plays[play]}</Figure>
          {endGlory > 0 && <Figure name={names.endGlory}>{endGlory}</Figure>}
        </>
      );
    }
    case 'mission':
      return (
        <>
          <Figure name={names.target}>{missions[card.id].target}</Figure>
          <Figure name={words.glory}>{missions[card.id].glory}</Figure>
        </>
      );
    case 'achievement':
      return <Figure name={words.glory}>{achievementGlory[card.id]}</Figure>;
  }
}

const isWeapon = (id: string): id is WeaponId => weaponIds.some((each) => each === id);

function SpaceFigures({ id, text }: { readonly id: SpaceCardId; readonly text: Text }) {
  const { figures: names } = text.board;
  const { flip } = cardOf(id);
  const pack = packOf(id);
  return (
    <>
      <Figure name={names.pack}>{pack ? text.names.packs[pack] : text.board.special}</Figure>
      {flip && (
        <Figure name={names.flip}>
          <b>{text.say.list(flip.map((each) => text.names.objects[each]))}</b>
          <Pair holds={flip} />
        </Figure>
      )}
    </>
  );
}
