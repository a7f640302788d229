/** The texts of the web client, screen by screen. */
export { homeWords } from './homeWords.ts';
export { lessonWords } from './lessonWords.ts';
export { shellWords } from './shellWords.ts';
export { tableWords } from './tableWords.ts';
