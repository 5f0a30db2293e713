// Questions, moves, events and endings in words: what the board, the terminal and whoever else tells of the game share.
export { commitNote, moveLabel, prompt } from './sentences.ask.ts';
export { boardLines } from './sentences.board.ts';
export { cardText, nameAt, offerName, offerOf } from './sentences.names.ts';
export { chapter, ending, sentence } from './sentences.tell.ts';
