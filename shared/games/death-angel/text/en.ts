// English texts of the game, and with them the form that every other language keeps. A site shows `messages`, or
// `neutral`, the same in a setting of our own.
import { cardTexts } from './en.cards.ts';
import { neutral as neutralNames, themed } from './en.names.ts';
import { chapters } from './en.rules.ts';
import { say } from './en.say.ts';
import type { Names } from './shape.ts';

const write = (names: Names) => ({
  name: names.game,
  tagline: 'One column, two walls, no way back.',
  about:
    'A column of armed men in a derelict that breathes. Each player leads a team of two: choose your actions in secret, face the right way, and reach the heart of the hulk before it reaches you. All win together, or nobody does.',
  names,
  cards: cardTexts(names),
  say: say(names),
  chapters: chapters(names),
});

export const messages = write(themed);
export const neutral = write(neutralNames);

/** What every language must have, to the last sentence. */
export type Messages = ReturnType<typeof write>;
