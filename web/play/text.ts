// A board's words are those of the game's rules and its own, loaded together in one language.
import type { Language } from '../../shared/wire.ts';

interface Loaded<T> {
  readonly messages: T;
}

/** Both catalogues by language, each loaded when it is asked for. */
type Loaders<R, B> = Readonly<Record<Language, () => Promise<[Loaded<R>, Loaded<B>]>>>;

/** The words of the rules, with those of the board under `board`. */
export const textFrom =
  <R, B>(loaders: Loaders<R, B>) =>
  async (language: Language): Promise<R & { readonly board: B }> => {
    const [rules, board] = await loaders[language]();
    return { ...rules.messages, board: board.messages };
  };
