// Questions, moves, events and endings in words: what the board, the terminal and whoever else tells of the game share.
export { commitNote, moveLabel, pingWords, prompt, waitingFor } from './sentences.ask.ts';
export { boardLines } from './sentences.board.ts';
export {
  automaText,
  eventText,
  missionText,
  scenarioText,
} from './sentences.names.ts';
export { chapter, dealsWords, ending, line, scoreLine, sentence } from './sentences.tell.ts';
