// English: the rules in short chapters, for looking things up while playing.
import type { Chapter } from './shape.ts';

export const chapters: readonly Chapter[] = [
  {
    id: 'learn',
    title: 'In one minute',
    paragraphs: [
      'A turn is one action. Send a rover to a free tile: its crew collects cubes of its colours, and the effect of the tile comes last.',
      'Spend them on greenhouses, crew, buildings and laboratories. A new lab runs your labs in its row and column, in the order you choose.',
      'Permits build the three ships: half of all points come from there, and whoever did most for a ship is rewarded when it launches.',
      'With all rovers out, recall them: income, supper (3 VP lost for each who goes hungry), and your marker moves on. Everything in a turn can be taken back until you commit, unless you look at new labs.',
    ],
  },
  {
    id: 'aim',
    title: 'The aim',
    paragraphs: [
      'Score most victory points. Half of them usually come from the three ships. The game ends with the round in which the third ship launches or a marker passes the last progress tile: all have the same number of turns.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    paragraphs: [
      'Do exactly one action: send a rover, develop greenhouses, develop the team, construct a building, research, or recall. Nobody decides anything in your turn but you.',
      'At any point of your turn you may convert 2 energy into 1 food, or 2 food into 1 energy. A payment converts what it lacks by itself. Storage holds 8 of each cube and 12 food; what is above is lost.',
    ],
  },
  {
    id: 'rover',
    title: 'Send a rover',
    paragraphs: [
      'Put a rover from home on a tile without a rover. A basic astronaut does 1 task, a specialist 2: collect a cube of the own colour, or (specialists, once each) use the power of the colour. Whoever is trained or recruited now does nothing yet.',
      'The effect of the tile costs one task of anybody, is used once, and comes last. It can be begun only if its payment and its operation are possible.',
      'Powers count pieces around the tile: own miniatures at its corners, others’ rovers beside it, own other rovers beside it. Which colour has which power is drawn for each game.',
    ],
  },
  {
    id: 'greenhouses',
    title: 'Develop greenhouses',
    paragraphs: [
      'Build at most one for 1 water and 1 polymer, then improve any number for 1 water each. While a free spot holds a tile you take it from there; else from the stack for 2 energy more. At each recall a greenhouse gives 1 food, an improved one 2.',
    ],
  },
  {
    id: 'team',
    title: 'Develop the team',
    paragraphs: [
      'Recruit one astronaut for 1 energy into a free seat, and/or train one for 2 energy and 1 food, in the order you choose. The second and third of a colour’s reserve, and its second and third marker, give a bonus.',
    ],
  },
  {
    id: 'construct',
    title: 'Construct',
    paragraphs: [
      'A small building gives its income at each later recall. A large building: pay, gain the slot’s achievements and its points, do what it says when built, put a miniature on a free site, then set off one tile beside it for nothing. A tile with a diagonal icon must lie at the corner of the miniature.',
    ],
  },
  {
    id: 'research',
    title: 'Research',
    paragraphs: [
      'Place a foundation (1 steel, 1 polymer, 1 energy) and/or take a lab (1 polymer, and 0, 1 or 2 energy for its row), in either order. The labs above it slide down; the display is filled at the end of the turn.',
      'Then run any of your labs in the same row and column, the new one included, in any order, each finished before the next and each once a turn. A lab in your third row gives an achievement.',
    ],
  },
  {
    id: 'permits',
    title: 'Permits and ships',
    paragraphs: [
      'A permit is used at once: take a mission tile of its ship and pay for it, improve a part that has no tile left, or take 1 VP. Some only build, some only improve.',
      'Then you may do special research: a foundation for 2 energy, or a lab for 2 energy, 4 from the top row. Before that you may look: the display is filled at once, and what you did before is final.',
      'With its last tile a ship launches. Most tiles score the first reward, second most the second. A tie for most shares both and leaves no second place; a tie for second shares the second; rounded down.',
    ],
  },
  {
    id: 'recall',
    title: 'Recall',
    paragraphs: [
      'Only with all three rovers out. In this order: rovers come home; greenhouses give food; small buildings give their income; energy left over becomes food; energy rises to its limit; each astronaut eats 1 food; each unfed one costs 3 VP; your marker moves on.',
      'You must feed with all the food you have. The first to reach a progress tile refills the moon, up to the number of the tile and never beyond 4 cubes, and then the greenhouse spots.',
      'The progress tile under your marker gives an achievement the first time in each of your turns that you do what it names.',
    ],
  },
  {
    id: 'scoring',
    title: 'Final scoring',
    paragraphs: [
      'Every 2 energy become 1 food. For each ship that has not launched, the most tiles score its second reward. Each achievement 1 VP; most achievements 8, second most 4. Large buildings score what they say. 1 VP for every 4 resources left. Ties: achievements, mission tiles, resources left.',
    ],
  },
  {
    id: 'variants',
    title: 'Factions, short game, solo',
    paragraphs: [
      'Factions: everyone keeps one of two cards, all reveal together. Short game: four progress tiles and four mission tiles a ship.',
      'Solo: the rival draws a card each turn, and recalls when its three rovers are out. It takes part in launches and in the count of achievements. You must have more points than it.',
    ],
  },
];
