/** The texts of the web client, screen by screen. */

export { markNames } from '../markNames.ts';
export { aboutWords } from './aboutWords.ts';
export { chartWords } from './chartWords.ts';
export { gamesWords } from './gamesWords.ts';
export { homeWords } from './homeWords.ts';
export { lessonWords } from './lessonWords.ts';
export { nautilionWords } from './nautilionWords.ts';
export { offlineWords } from './offlineWords.ts';
export { replayWords } from './replayWords.ts';
export { rulesWords } from './rulesWords.ts';
export { settingsWords } from './settingsWords.ts';
export { setupWords } from './setupWords.ts';
export { shellWords } from './shellWords.ts';
export { tableWords } from './tableWords.ts';
