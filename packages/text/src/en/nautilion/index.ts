export { board } from './board.ts';
export { words } from './words.ts';
