// English: the rules in short chapters, for looking things up while playing.
import type { Chapter } from './shape.ts';

export const chapters: readonly Chapter[] = [
  {
    id: 'learn',
    title: 'In one minute',
    paragraphs: [
      'You run a space agency from 1962 to 1969. Each year you play your six experts, one after another in turn: they develop parts, bring fuel and backups, and test your systems.',
      'Then you declare a mission, load the rocket and launch. In flight you draw status cards from your six decks: green is well, yellow is a problem that a backup or training solves, red is worse. Tests remove bad cards for good: thin your decks before you fly.',
      'The first to do a mission gets more points than those who follow. Whoever walks on the Moon ends the game with that year; the most points win.',
    ],
  },
  {
    id: 'aim',
    title: 'The aim',
    paragraphs: [
      'Eight missions lie on the board, from the first satellite to the landing on the Moon. You have the years from 1962 to 1969. The game ends with the year in which somebody succeeds in mission 8, or with 1969.',
      'Everybody starts with 10 points. Missions, astronauts who come home and the success tracks give more; the dead cost 2 each.',
    ],
  },
  {
    id: 'year',
    title: 'A year',
    paragraphs: [
      'Actions, declaration, loading, one event, flights, results, clean-up. Actions and declarations go in order; everything else all do at the same time, and nobody sees what the others do until all are ready.',
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    paragraphs: [
      'In turn, play one of your six expert cards and carry out one of its areas from left to right, or pass. With one card in hand at the start of your turn you must pass.',
      'The action order is the upper row from left to right, then the lower row. It is fixed for the year. Who passes takes the first free space of the upper row; when all have passed, this is the new order, for the rest of the year and the start of the next. A marker that an award has turned over keeps its space.',
      'Copy: one area of the top card of another player, also of one who has passed, but never to copy again. Take back: any other card that you have played this year.',
    ],
  },
  {
    id: 'decks',
    title: 'Mission control',
    paragraphs: [
      'Each of your six systems has a deck of status cards: green is well, yellow a minor problem, red a major one. Each starts with one green, two yellow and one red card, and a fifth that nobody has seen: in all four green and two yellow ones were dealt to your six decks.',
      'Decks are shuffled before every draw. Nobody knows their order, not even you. Tests and failures remove bad cards for good; new rockets and capsules bring yellow ones.',
    ],
  },
  {
    id: 'declaration',
    title: 'Declaration',
    paragraphs: [
      'In the new order, declare one mission or none. You must have the successes that it needs, the parts at their least level, and tokens for a legal load. Completed missions can be flown again for fewer points, and several players may fly the same one.',
    ],
  },
  {
    id: 'loading',
    title: 'Loading',
    paragraphs: [
      'Choose a tile for each part. Each one above the level shown costs 1 fuel more; an arrow lets a lower rocket fly. Fuel and extra tanks together must reach the fuel that is needed; the rocket’s tank limits the fuel, its slots hold tanks and thrust backups.',
      'Enhancements go into the slots of the parts that take them. All seats of a capsule are filled; training lies in the capsule. What is loaded does not come back, unless you stay home.',
    ],
  },
  {
    id: 'event',
    title: 'The event',
    paragraphs: [
      'One event a year, also if nobody flies. It affects you if a step of your mission uses a system that it shows. Then do exactly one thing that it lists, or stay home. Everybody who flies may stay home: the load comes back, the inspection token does not, and there is neither point nor award.',
    ],
  },
  {
    id: 'flight',
    title: 'Flights',
    paragraphs: [
      'Go through the steps of the mission from top to bottom and draw the number of cards from the deck of the system, one after another. Green: go on. Yellow: choose a way that the system offers; backups must lie on the part of the step. Red: pay to make it yellow, and solve that as well, or suffer the red result.',
      'An injury makes the healthy injured and kills the injured. Abort: the mission has failed at this step; with a living crew the re-entry step is still flown. A crewed flight with nobody left alive is over.',
      'At the end of your own flight you choose for the results: after a failure a bad card that you drew is removed for good; then what the award asks.',
    ],
  },
  {
    id: 'results',
    title: 'Results',
    paragraphs: [
      'When all flights are over they are shown together. Then in order: a failure gives as many points as the number of the failed step. A success gives the higher number if the card is green, else the lower, and one success of each type shown; the first turns the card to grey, counts as pioneer, and takes the media token.',
      'Each astronaut home and healthy gives 1 point. Everybody who launched gets the award of the year, after a failure as well. 1969 has none.',
      'A numbered media token names another mission in which the media lose interest: its token goes too, and the number on it goes on.',
    ],
  },
  {
    id: 'clean-up',
    title: 'Clean-up',
    paragraphs: [
      'Inspection tokens go back. You keep at most 3 of each kind of token; the five enhancements are five kinds. All cards return to their hands.',
    ],
  },
  {
    id: 'scoring',
    title: 'Final scoring',
    paragraphs: [
      'On each of the four tracks all with the most successes get the left number, all with the next lower count the right one. A tie is broken by success in mission 8, then by the earlier one, then by more successful flights; else the victory is shared.',
    ],
  },
  {
    id: 'modules',
    title: 'Options',
    paragraphs: [
      'Awards, missions and scenario can each be drawn at random or picked. A scenario brings other tracks and numbered media tokens.',
      'Specialists: your crews are four named astronauts, each an endless training for problems of one system. The dead are gone for good; with fewer alive than seats the others stay empty.',
      'Experience: each astronaut who comes home alive from a success counts. The most experience gives 5 points; the crewed track scores nothing.',
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    paragraphs: [
      'The automa starts first and always succeeds. Before each of your turns it turns over an expert card that you may copy. After your declaration its card says which mission it flies.',
      'Who takes a card back falls behind it; who passes with two or more cards, or plays fewer than five, gets ahead of it; with both or neither nothing changes. You win with more points.',
    ],
  },
  {
    id: 'away',
    title: 'When somebody is away',
    paragraphs: [
      'Orders for the event and for the flight answer by simple defaults: they pay before they suffer, and never give up a life. Who leaves the game passes and declares nothing from then on; a flight under way is finished by the defaults.',
    ],
  },
];
