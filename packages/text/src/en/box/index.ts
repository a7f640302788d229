export { nauticus } from './nauticus.ts';
export { nautilion } from './nautilion.ts';
export { nautilusIsland } from './nautilusIsland.ts';
export { words } from './words.ts';
