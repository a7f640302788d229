export { enter, GAMES, matchesOfEveryEntry, newMatch, playOn } from './everyEntry.ts';
export { rechained } from './forge.ts';
