import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** In the build: the licences, in full, of all that the client carries. */
export const LICENCES = 'licences.txt';

const FONTS = ['@fontsource/alegreya-sans', '@fontsource/im-fell-english-sc'];

/** The bundler has written those of programs; what only styles ask for it does not see. */
export const addFontLicences = (folder: string): void => {
  const require = createRequire(import.meta.url);
  for (const font of FONTS) {
    const { version, license } = require(`${font}/package.json`);
    const text = readFileSync(require.resolve(`${font}/LICENSE`), 'utf8');
    appendFileSync(join(folder, LICENCES), `\n## ${font} - ${version} (${license})\n\n${text}`);
  }
};
