// A card whole: picture, numbers, text, the rule that it touches.
import type { ComponentChildren } from 'preact';
import { actions, lords, marines, teams, terrains } from '../../../shared/games/death-angel/content.ts';
import { events } from '../../../shared/games/death-angel/events.ts';
import type { LocationId, VoidLockId } from '../../../shared/games/death-angel/ids.ts';
import { sides } from '../../../shared/games/death-angel/ids.ts';
import { locations, voidLocks } from '../../../shared/games/death-angel/places.ts';
import type { CardProps } from '../../play/client.ts';
import { Figure } from '../../ui/board/parts.tsx';
import { type Card, cardAt, type SwarmCard, swarmAt } from './keys.ts';
import { needed } from './model.ts';
import { Glyph, Picture, TeamSign } from './Picture.tsx';
import { cardWords, SettingContext } from './parts.tsx';
import { Boxes } from './Round.tsx';
import type { Text } from './text.ts';

export function CardPage({ scene, card }: CardProps<Text>) {
  const { text } = scene;
  const words = text.board;
  const swarm = swarmAt(card);
  if (swarm) return <SwarmPage swarm={swarm} text={text} />;
  const page = cardAt(card);
  const body =
    page.kind === 'monster' && !(page.id in lords) ? words.plainMonster : cardWords(card, text).text;
  return (
    <SettingContext.Provider value={{ scene, lit: null, inspect: () => undefined }}>
      <article class={`drawn da card-page game-death-angel ${teamClass(page)}`}>
        <Picture kind={page.kind} id={page.id} />
        <p class="kicker">{words.kinds[page.kind]}</p>
        {body !== '' && <p class="body">{body}</p>}
        {page.kind === 'event' && <Boxes id={page.id} />}
        <dl class="figures">{figures(page, text)}</dl>
        <h3>{words.rule}</h3>
        <p>{words.rules[page.kind]}</p>
      </article>
    </SettingContext.Provider>
  );
}

/** What belongs to a team wears its colour. */
function teamClass(card: Card): string {
  if (card.kind === 'team') return `of-${card.id}`;
  if (card.kind === 'marine') return `of-${marines[card.id].team}`;
  if (card.kind === 'action') return `of-${actions[card.id].team}`;
  return card.kind === 'terrain' ? terrains[card.id].colour : '';
}

function figures(card: Card, text: Text): ComponentChildren {
  const { board: words, say, names } = text;
  switch (card.kind) {
    case 'marine': {
      const { team, range } = marines[card.id];
      return (
        <>
          <Figure name={words.kinds.team}>
            <TeamSign team={team} /> {say.team[team]}
          </Figure>
          <Figure name={words.range}>{words.rangeOf(range)}</Figure>
        </>
      );
    }
    case 'team':
      return (
        <>
          {teams[card.id].marines.map((id) => (
            <Figure key={id} name={words.kinds.marine}>
              {names.marines[id]}, {words.rangeOf(marines[id].range)}
            </Figure>
          ))}
          {Object.values(teams[card.id].actions).map((id) => (
            <Figure key={id} name={`${actions[id].number} · ${say.type[actions[id].type]}`}>
              <b>{names.actions[id]}</b>
              <span>{text.cards.actions[id]}</span>
            </Figure>
          ))}
        </>
      );
    case 'action': {
      const { team, number, type } = actions[card.id];
      return (
        <>
          <Figure name={words.number}>{number}</Figure>
          <Figure name={words.type}>{say.type[type]}</Figure>
          <Figure name={words.kinds.team}>
            <TeamSign team={team} /> {say.team[team]}
          </Figure>
        </>
      );
    }
    case 'event': {
      const { copies, target } = events[card.id];
      return (
        <>
          <Figure name={words.copies}>{copies}</Figure>
          {target && (
            <Figure name={words.targets}>
              <b>{words.instinctKind}</b>
              <span>{text.cards.targets[target]}</span>
            </Figure>
          )}
        </>
      );
    }
    case 'terrain': {
      const { colour, canBeActivated } = terrains[card.id];
      return (
        <>
          <Figure name={words.colour}>
            {words.letter[colour]} · {say.colour[colour]}
          </Figure>
          <Figure name={words.activation}>{canBeActivated ? words.yes : words.no}</Figure>
        </>
      );
    }
    case 'location':
      return <Place id={card.id} text={text} />;
    case 'monster':
      return card.id in lords ? null : <Figure name={words.copies}>9</Figure>;
  }
}

function Place({ id, text }: { readonly id: LocationId | VoidLockId; readonly text: Text }) {
  const { board: words, names, say } = text;
  const places = { ...voidLocks, ...locations };
  const place = places[id];
  return (
    <>
      {'stage' in place && <Figure name={words.stage}>{place.stage}</Figure>}
      {'major' in place && (
        <Figure name={words.spawns}>
          {place.major}/{place.minor} ({words.reduced(place.reduced.join('/'))})
        </Figure>
      )}
      {sides.map((side) => (
        <Figure key={side} name={say.pile[side]}>
          <b>{words.cardsIn(place.piles[side])}</b>
          {place[side].map(({ terrain, position }) => (
            <span key={terrain}>{words.post(names.terrain[terrain], position, side === 'right')}</span>
          ))}
        </Figure>
      ))}
    </>
  );
}

/** A swarm as it stands: what its marine must roll. */
function SwarmPage({ swarm, text }: { readonly swarm: SwarmCard; readonly text: Text }) {
  const { board: words, say, names } = text;
  const { monsters, marine, facing, side, tokens } = swarm;
  const need = needed(monsters);
  return (
    <article class="drawn da card-page game-death-angel">
      <p class="signs big">
        {monsters.map((monster, i) => (
          <span key={`${i}/${monster}`} class="sign">
            <Glyph kind="monster" id={monster} />
            {say.icon[monster]}
          </span>
        ))}
      </p>
      {marine && (
        <dl class="figures">
          <Figure name={words.engaged}>{names.marines[marine]}</Figure>
          <Figure name={words.defence}>{need > 5 ? words.hopeless : words.needs(need)}</Figure>
          <Figure name={words.where}>{facing === side ? words.front : words.behind}</Figure>
          <Figure name={words.rerolls}>{facing === side ? tokens : 0}</Figure>
        </dl>
      )}
      <h3>{words.rule}</h3>
      <p>{words.rules.swarm}</p>
    </article>
  );
}
