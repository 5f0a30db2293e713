// English: the rules in short chapters, for looking things up while playing.
import type { Chapter, Names } from './shape.ts';

export const chapters = ({ words: w, locations, terrain, actions }: Names): readonly Chapter[] => [
  {
    id: 'aim',
    title: 'The aim',
    paragraphs: [
      `All players win or lose together. Your ${w.marines} stand in one column, each facing left or right. Travel from location to location until you reach the last one; there you win by its own condition, or when no monster is left in the column and in both ${w.piles}. When the last of the ${w.marines} is ${w.fallen}, you lose.`,
      `A player whose ${w.marines} are all ${w.fallen} has nothing more to decide, and still wins or loses with the others.`,
      `The first card of the location deck is turned up whenever a ${w.pile} is empty at the end of a phase. The last stage is for good.`,
    ],
  },
  {
    id: 'column',
    title: 'The column',
    paragraphs: [
      `A row is one of your ${w.marines} with everything to his left and right. All monsters on one row and side are a ${w.swarm}; they are engaged with him. In front is the side that he faces, behind is the other.`,
      'The distance between two rows is the difference of their numbers. Nothing blocks an attack.',
      'What a card says beats the rules. “May” and “up to” let you do less; without them an effect is done as far as possible.',
    ],
  },
  {
    id: 'round',
    title: 'A round',
    paragraphs: [
      `Four phases: choose actions, carry them out, ${w.attackPhase}, one event. After each of them the column travels if a ${w.pile} is empty.`,
      'Victory is checked after every single effect and comes at once; defeat comes with the last death. If one effect brings both, it is a victory.',
    ],
  },
  {
    id: 'choose',
    title: '1 · Choose actions',
    paragraphs: [
      'Every living team secretly gets one of its three cards, but not the one of the last round. All choose at the same time; a choice can be changed until the last player is in.',
      'Then the cards are revealed and carried out from number 1 upwards. Whoever played the lowest number is the current player until the next reveal; if that team dies, the next one takes its place.',
    ],
  },
  {
    id: 'support',
    title: '2 · Support',
    paragraphs: [
      `Put one token from the supply on any of the ${w.marines}, of any team. There are 12 tokens in all; with none left nothing is placed, but the card's ability still works.`,
    ],
  },
  {
    id: 'move',
    title: '2 · Move + Activate',
    paragraphs: [
      `Move: each of the team may change places with a neighbour in the column, once. Terrain and monsters stay on their rows. Turn: each of the team may face the other way. Activate: one of the team may activate a terrain card in front of him (with the option “one activation per ${w.marine}”, each of them). Each terrain card can be activated once a round.`,
    ],
  },
  {
    id: 'attack',
    title: '2 · Attack',
    paragraphs: [
      `Each of the team may attack once a ${w.swarm} on the side that he faces, on a row within his range. Roll: a ${w.skull} is a hit and ${w.slay}s one monster of it.`,
      `The die shows 0, 1, 2, 3, 4 and 5, with a ${w.skull} on 1, 2 and 3. He may spend his own tokens to roll again, one after another; the last roll counts. It is offered only where it can help.`,
    ],
  },
  {
    id: 'defence',
    title: `3 · ${w.attackPhase}`,
    paragraphs: [
      `Every ${w.swarm} attacks once, from the top row down, left before right. Roll the die: a number greater than the number of monsters holds; otherwise he is ${w.fallen}. Each of the ${w.lords} among them takes one off the number.`,
      `He may spend his own tokens to roll again, but only against a ${w.swarm} that he faces.`,
      'Swarms that meet in this phase join at once if both have attacked or both have not; the others join at its end.',
    ],
  },
  {
    id: 'death',
    title: 'Death',
    paragraphs: [
      `One who is ${w.fallen} leaves the column, and it closes: the shorter part moves into the gap, the lower one if both are equal. What stood on his row joins the row that has moved up to it. At the ends of the column it joins the only neighbour.`,
      'If both of a team are gone, its cards leave the game. Lasting effects of its cards stay until their end.',
    ],
  },
  {
    id: 'event',
    title: '4 · The event',
    paragraphs: [
      'The current player draws one event. An Instinct event is seen by that player alone, who decides whom it is aimed at, without a word; then it is revealed. Which monsters go is chosen openly.',
      'A target for which the event can do something must be chosen before one for which it can do nothing. Without a target the ability is skipped.',
      `Then two boxes: on every terrain card of that colour that many monsters ${w.spawn}, from the ${w.pile} of its side. Major and minor numbers hold for the whole game.`,
      'Then the monsters with the icon move. Adjacent: on the left one row down, on the right one row up; at the end of the column they flank instead. Flank: to the other side of the row. With the option “whole swarm”, a swarm with the icon moves as a whole, and flanking only brings it from the front to behind.',
    ],
  },
  {
    id: 'travel',
    title: 'Travel',
    paragraphs: [
      `Before leaving, tokens on the ${terrain.door} each ${w.slay} one monster anywhere. Then the new location is turned up, its four terrain cards replace the old ones, both ${w.piles} are discarded and dealt anew, and what the location says about entering is done.`,
      'On the left the rows of terrain are counted from the top, on the right from the bottom; beyond the column the last row counts. Monsters in the column come along.',
    ],
  },
  {
    id: 'lords',
    title: w.lords.charAt(0).toUpperCase() + w.lords.slice(1),
    paragraphs: [
      `They come only at the ${locations['genestealer-lair']}. Each has two icons and takes its whole ${w.swarm} along, is ${w.slain} only when no other monster is left in it, and never goes into a ${w.pile}.`,
    ],
  },
  {
    id: 'field',
    title: actions['power-field'],
    paragraphs: [
      `Monsters that are held neither attack nor can be ${w.slain} until the end of the round; what joins them is held too. They can still be moved, discarded or shuffled away.`,
    ],
  },
  {
    id: 'waiting',
    title: 'Standing orders and plans',
    paragraphs: [
      `Each of your ${w.marines} may have standing orders, open to all: to roll again when he fails, to be asked, or never to; about the ${terrain.artefact}; about attacks that cost a token; and which icon he ${w.slay}s first. A roll that succeeded is never repeated by an order.`,
      'For a Support or Move + Activate card you may store a plan, which nobody else sees. When its number comes up it is used if nothing on its rows has changed, or in any case, if you say so. Where it does not fit you are asked.',
    ],
  },
];
