// Questions, moves, events and endings in words: what the board, the terminal and whoever else tells of the game share.
export { chip, commitNote, moveLabel, pingWords, progress, prompt, waitingFor } from './sentences.ask.ts';
export { boardLines } from './sentences.board.ts';
export { achievementText, missionText, objectText, powerUpText, sensorText } from './sentences.names.ts';
export { chapter, ending, eventLine, scoreLine, sentence } from './sentences.tell.ts';
