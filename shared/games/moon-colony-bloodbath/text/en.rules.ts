// The rules of the game to read: first what a newcomer needs, then all of it, chapter by chapter.
import type { Chapter } from './shape.ts';

export const rules: readonly Chapter[] = [
  {
    id: 'learn',
    title: 'In one minute',
    paragraphs: [
      'You run a colony on the Moon. You build it up, then you watch it fall apart, a little later than the others.',
      'One shared deck says what happens, to everyone at once. At Work you choose an action: earn money, grow food, draw cards, take boxes, or build. Trouble brings Events, Glitches bring Robots, and all of them stay in the deck: every pass through it is longer and deadlier.',
      'The game ends when a colony has nobody left, or when the Instruction Manual is found. The most people win.',
    ],
  },
  {
    id: 'aim',
    title: 'The brochure',
    paragraphs: [
      'Your total population is the people on your base and the people printed on your buildings. Money, food, boxes and cards count for nothing in the end.',
      'The game ends as soon as a colony’s total is 0, after that step has been carried out for all, or when the Instruction Manual is revealed. The highest total wins; a tie is a shared victory. If all totals are 0, nobody wins.',
      'Each colony starts with 30 people, 4 money, 4 food, 4 building cards and 5 Perks of its own. The deck starts with 4 Work, 2 Trouble and 2 Twists.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    paragraphs: [
      'The top card of the progress deck is revealed and everyone does what it says, one sentence after another, each for the own colony. Then comes the next card.',
      'When a card must be revealed and the deck is empty, everything that was revealed is shuffled into a new deck: the next pass begins and the action tokens come off.',
      'Do as much as a card says as you can; the rest is skipped. What has a price comes only for the whole price. Everything is a must unless it says “you may”.',
    ],
  },
  {
    id: 'together',
    title: 'All at the same time',
    paragraphs: [
      'Everyone who has a choice makes it in secret. When the last answer is in, all are revealed and carried out together. Until then you may take yours back, and who is still missing is shown only to those whose answer is in.',
      'An answer holds everything that can be decided without new hidden cards: the action, the building and how it is paid, boxes, the order of abilities, buildings given up. Cards that it draws come at its end; what Fuel Cells discard is asked after that, of all together.',
      'If the table leaves one answer only, it is made for you. If only your hand does, you are asked all the same, so that nobody can tell.',
    ],
  },
  {
    id: 'work',
    title: 'Work and the five actions',
    paragraphs: [
      'Mine: 4 money. Farm: 4 food. Research: draw 2 building cards. Restock: 2 boxes, each on any of your buildings. Build: put up one building.',
      'Build can be chosen only if you can pay for a card. Restock without a building gives nothing. The tokens only record what was chosen in this pass: any action may be taken again and again.',
    ],
  },
  {
    id: 'build',
    title: 'Building',
    paragraphs: [
      'Pay the printed cost less the discounts of buildings that already stand in your colony, never less than 0. With a Potato Farm any part may be paid in food. A new building never helps to pay for itself.',
      'Its people count at once; no people leave your base. Then its Play effect is done, once.',
      'While cards lie face down on your base (Construction Robot), you can build only those. A limit on the cost always means the printed cost.',
    ],
  },
  {
    id: 'abilities',
    title: 'Abilities and boxes',
    paragraphs: [
      'A boost such as “Mine: +2 money” is done whenever you take that action, from Work or from any card. You choose the order: before the action, after it, one boost after another. The usual order is offered first.',
      'A boost that spends a box spends exactly one, from its own building, once each time. Boxes lie only on buildings; without a building a box is not gained. Two equal buildings are two abilities.',
      'Moon Hotel counts every single gain of food. Recycling counts every card that you discard from your hand or from under your base. Trading Post counts each card that you yourself add, and pays at the end of the step. R&D Storage may be used at any moment, openly.',
    ],
  },
  {
    id: 'adding',
    title: 'Adding cards to the deck',
    paragraphs: [
      'Cards that are added wait until the end of the step, are shuffled among themselves and go on top of the deck. So all know which cards come next, but not in which order. Adding to an empty deck shuffles nothing else.',
      'A Perk is one of your own five. Of each Development there are two; a third is skipped. A Robot is the top one of its deck, unseen. The next Event is the one with the lowest number. Trouble, Glitch and Sentient AI add one card in all, a building adds one for each player who built it.',
      'If several want the last copy, the first in the order of carrying out gets it: from the lead seat on, which moves by one each turn.',
    ],
  },
  {
    id: 'cards',
    title: 'Perks, Developments, Events',
    paragraphs: [
      'A Perk is for its owner alone. A Development is for everyone, whoever added it.',
      'Hunger: you need 1 food for each building. What is missing is one loss of as many people. Whoever loses nobody gains 2 people. Food must be used first.',
      'Paperwork: draw 1 card, then discard 2. With a Hacker Lair you skip both. The other Events are losses from 1 to 6 people; at an Accident a box of the Organ Banks saves all.',
    ],
  },
  {
    id: 'loss',
    title: 'Losing people',
    paragraphs: [
      'First what makes the loss smaller: Organ Banks at an Accident; a Robot Workshop, by 1 but never below 1; then for each Hospital one box of its own, by 2.',
      'Then people leave the base. If it has too few, give up buildings one at a time, any you like, until it has enough: the people printed on each move to the base, its “when lost” effect is done, its boxes are gone. You may never give up more than needed, and boxes no longer help.',
      'An Assembly Line that is lost lets you build at once, before anything else is lost. People who are a price are lost in the same way, but nothing makes it smaller, and your total must be larger than the price.',
    ],
  },
  {
    id: 'robots',
    title: 'Robots',
    paragraphs: [
      'First everyone loses the number on the card, then its effects follow. If a colony fails by the loss, nothing follows.',
      'Automatic Doors: at the next Work of this pass no building has any ability. Repairs Robot: at that Work nobody can build. A reshuffle takes both away.',
      'Construction Robot: a card from hand goes face down on your base. Delivery Drone: all pass a card to the left at once. Stacking Robot: any boxes, from any buildings, each saving 2.',
    ],
  },
  {
    id: 'twists',
    title: 'Twists',
    paragraphs: [
      'Two are in the game from the start; only Sentient AI brings more. Each does what it says every time it comes up.',
      'Surveying: put a card from hand under your base, or cash in all that lie there for 4 money each. A price of Construction Kits, Grand Plan or Overtime may be paid even if you then build nothing.',
    ],
  },
  {
    id: 'solo',
    title: 'Alone',
    paragraphs: [
      'You win when the Instruction Manual is revealed. If your colony fails first, your score is the number of the last Event that was added.',
      'Loneliness: 3 people for each of your buildings with a plus, then one loss of 3 for each with a minus.',
      'In the extended game a Robot is added whenever the manual would be; your score is 12 and the number of those Robots. If no Robot is left, 5 people are lost instead.',
    ],
  },
  {
    id: 'days',
    title: 'Over days',
    paragraphs: [
      'If your time is up, a cautious answer is given for you: Mine at Work, no optional payment unless people would die, the smallest building that is enough.',
      'Standing orders answer for you where you want it, and a plan for the next Work is carried out if nothing of what it counted on has become less. Nobody can tell such an answer from a typed one.',
      'Whoever leaves takes the colony along: it counts for nothing any more, and its Perks do nothing. The last one left wins.',
    ],
  },
];
