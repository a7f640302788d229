/** The texts of the web client, screen by screen. */
export { type GameId, homeWords } from './homeWords.ts';
export { setupWords } from './setupWords.ts';
export { shellWords } from './shellWords.ts';
export { tableWords } from './tableWords.ts';
