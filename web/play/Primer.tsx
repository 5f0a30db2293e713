// At somebody's first game of a kind on this device: the way to what it is about, and to how a turn is taken. It stands
// beside the board and blocks nothing. The words are the first chapter of the game's own rules.
import { useState } from 'preact/hooks';
import { preference } from '../app/preferences.ts';
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import { Sheet } from '../ui/parts.tsx';
import type { Loaded } from './PromptBar.tsx';

export function Primer({ game, loaded }: { readonly game: string; readonly loaded: Loaded }) {
  const [read] = useState(() => preference(`primer.${game}`, ['open', 'done']));
  const [open, setOpen] = useState(false);
  const { client, scene } = loaded;
  const [chapter] = client.chapters(scene.text);
  const words = t().play;
  if (read.value === 'done' || !chapter) return null;
  const done = () => {
    read.value = 'done';
  };
  return (
    <>
      <section class="panel primer" aria-label={words.primer}>
        <strong>{words.primer}</strong>
        <button type="button" class="button" onClick={() => setOpen(true)}>
          <Icon name="book" />
          {chapter.title}
        </button>
        <button type="button" class="icon-button" aria-label={words.primerKnown} onClick={done}>
          <Icon name="close" />
        </button>
      </section>
      {open && (
        <Sheet title={chapter.title} onClose={done}>
          <ol class="points">
            {[...chapter.paragraphs, words.primerTurn].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
          <div class="row">
            <a class="button plain" href={`/rules/${game}`} onClick={done}>
              {words.rules}
            </a>
            <button type="button" class="button primary" onClick={done}>
              {words.toBoard}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
