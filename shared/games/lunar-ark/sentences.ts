// Questions, moves, events and endings in words: what the board, the terminal and whoever else tells of the game share.
export {
  commitNote,
  deedLabel,
  isOffered,
  moveLabel,
  pingWords,
  prompt,
  waitingFor,
} from './sentences.ask.ts';
export { boardLines, progressWords } from './sentences.board.ts';
export { largeText, launchText, missionText, partText, progressText, smallText } from './sentences.names.ts';
export { chapter, ending, eventLine, scoreLine, sentence } from './sentences.tell.ts';
