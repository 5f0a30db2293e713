// English texts of the game, and with them the form that every other language keeps.
import { cards } from './en.cards.ts';
import { names } from './en.names.ts';
import { chapters } from './en.rules.ts';
import { say } from './en.say.ts';

export const messages = {
  name: 'The Battle at Kemble’s Cascade',
  tagline: 'Space scrolls down. You shoot up.',
  about:
    'Each of you flies a ship through space that moves down a row every round. Dodge what fires at you, shoot what gives Glory, and now and then each other; whoever slips off the bottom edge is gone, and back with the next coin. At the end waits a boss that fills the screen.',
  names,
  cards,
  say,
  chapters,
};

/** What every language must have, to the last sentence. */
export type Messages = typeof messages;
