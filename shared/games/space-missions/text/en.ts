// English texts of the game, and with them the form that every other language keeps.
import { cards } from './en.cards.ts';
import { names } from './en.names.ts';
import { chapters } from './en.rules.ts';
import { say } from './en.say.ts';

export const messages = {
  name: 'Space Missions',
  tagline: 'To the Moon before the decade is out.',
  about:
    'Each player runs a space agency from 1962 to 1969. Play experts to develop rockets, train crews and test your systems until few bad cards are left; then load, launch, and draw your luck card by card. The first to do a mission gets the glory, and somebody will walk on the Moon.',
  names,
  cards,
  say,
  chapters,
};

/** What every language must have, to the last sentence. */
export type Messages = typeof messages;
