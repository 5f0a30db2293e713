// All words that the board needs: those of the rules and its own, in one language.
import type { Messages } from '../../../shared/games/kembles-cascade/text/en.ts';
import { textFrom } from '../../play/text.ts';
import type { BoardText } from './text/en.ts';

export interface Text extends Messages {
  readonly board: BoardText;
}

export const loadText = textFrom<Messages, BoardText>({
  en: () => Promise.all([import('../../../shared/games/kembles-cascade/text/en.ts'), import('./text/en.ts')]),
  'zh-Hant': () =>
    Promise.all([
      import('../../../shared/games/kembles-cascade/text/zh-Hant.ts'),
      import('./text/zh-Hant.ts'),
    ]),
  'zh-Hans': () =>
    Promise.all([
      import('../../../shared/games/kembles-cascade/text/zh-Hans.ts'),
      import('./text/zh-Hans.ts'),
    ]),
});
