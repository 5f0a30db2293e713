// The platform's own words in English. What a game says is in that game's folder. Other languages follow this shape.

export const messages = {
  name: 'Lightlag',
  tagline: 'Space board games with friends, over days',
};

/** What every language must say: a text, or a function from typed arguments to a text. */
export type Messages = typeof messages;
