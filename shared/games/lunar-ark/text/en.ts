// English texts of the game, and with them the form that every other language keeps.
import { cards } from './en.cards.ts';
import { names } from './en.names.ts';
import { chapters } from './en.rules.ts';
import { say } from './en.say.ts';

export const messages = {
  name: 'Lunar Ark',
  tagline: 'Build three ships on the Moon before the others do.',
  about:
    'Three rovers carry your crew over the Moon. Collect steel, water and polymer, grow food, train specialists, chain your laboratories, and spend permits on the ships to Europa, Titan and Mars. Whoever did most for a ship is rewarded when it launches; whoever forgets to feed the crew pays for it.',
  names,
  cards,
  say,
  chapters,
};

/** What every language must have, to the last sentence. */
export type Messages = typeof messages;
