/** What the web client says, screen by screen. */
export { about } from './about.ts';
export { chart } from './chart.ts';
export { games } from './games.ts';
export { home } from './home.ts';
export { lesson } from './lesson.ts';
export { offline } from './offline.ts';
export { replay } from './replay.ts';
export { rules } from './rules.ts';
export { settings } from './settings.ts';
export { setup } from './setup.ts';
export { shell } from './shell.ts';
export { statistics } from './statistics.ts';
export { table } from './table.ts';
