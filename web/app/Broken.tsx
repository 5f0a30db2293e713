// When drawing failed, or a piece of the app could not be loaded.
import { first } from './words.ts';

/** After an update the pieces of the old version are gone from the server; a reload brings the new ones. */
const isMissingPiece = (error: unknown): boolean =>
  error instanceof TypeError && /import|module/i.test(error.message);

export function Broken({ error }: { readonly error: unknown }) {
  const words = first().broken;
  return (
    <main class="screen">
      <div class="empty centre" role="alert">
        <h1>{words.title}</h1>
        <p class="hint">{isMissingPiece(error) ? words.newVersion : words.text}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
        <a class="button plain" href="/" target="_top">
          {first().common.home}
        </a>
      </div>
    </main>
  );
}
