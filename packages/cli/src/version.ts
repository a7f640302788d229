import { readFileSync } from 'node:fs';

const manifest = new URL('../../../package.json', import.meta.url);

/** Of the whole project; the packages have none of their own. */
export const VERSION: string = JSON.parse(readFileSync(manifest, 'utf8')).version;

/** The name of this program in the bot protocol. */
export const PROGRAM = `Tidetable ${VERSION}`;
