// The rules of a game and all its cards, to read without a game.

import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import type { CardKey, Scene } from '../play/client.ts';
import { usePalette } from '../ui/palette.ts';
import { Segments, Sheet, Signal } from '../ui/parts.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useGame } from './useGame.ts';
import { gameWords, language, t } from './words.ts';

export default function RulesPage() {
  const { game = '' } = useRoute().params;
  const loaded = useGame(game);
  usePalette(loaded ? game : undefined);
  const [part, setPart] = useState<'chapters' | 'cards'>('chapters');
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState<CardKey | null>(null);
  const words = t().rules;
  if (!loaded) return <Signal />;
  const { client, text } = loaded;
  const scene: Scene<unknown> = { text, language: language.value, seats: [], me: null, options: {} };
  const fits = (card: CardKey) =>
    client.cardName(card, scene).toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
  const groups = client
    .cards(text)
    .map((group) => ({ ...group, cards: group.cards.filter(fits) }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <Screen title={gameWords(game).name}>
      <Segments
        legend={words.title}
        value={part}
        choices={[
          ['chapters', words.chapters],
          ['cards', words.cards],
        ]}
        onChoose={(chosen) => setPart(chosen)}
      />
      {part === 'chapters' ? (
        client.chapters(text).map(({ id, title, paragraphs }) => (
          <section key={id} class="stack prose">
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))
      ) : (
        <>
          <input
            class="input"
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={sought}
            onInput={({ currentTarget }) => setSought(currentTarget.value)}
          />
          {groups.length === 0 && <p class="hint">{words.none}</p>}
          {groups.map(({ id, title, cards }) => (
            <section key={id} class="stack">
              <h2 class="label">{title}</h2>
              <ul class="card-names">
                {cards.map((card) => (
                  <li key={card}>
                    <button type="button" class="button" onClick={() => setOpen(card)}>
                      {client.cardName(card, scene)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {open !== null && (
        <Sheet title={client.cardName(open, scene)} onClose={() => setOpen(null)}>
          <client.Card scene={scene} card={open} />
        </Sheet>
      )}
    </Screen>
  );
}
