/** A client of the test's own, in which the pseudo-language stands in the place of English. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { writePrecache } from '../build/precache.ts';

const web = join(import.meta.dirname, '..');
const text = join(web, '../text/src');

const speakPseudo: Plugin = {
  name: 'speak-pseudo',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer === join(text, 'languages.ts') && source === './en/index.ts'
      ? join(text, 'testkit/pseudoEnglish.ts')
      : null,
};

/** Its folder, and how to be rid of it. */
export const buildPseudo = async (): Promise<{ dist: string; remove: () => void }> => {
  const dist = mkdtempSync(join(tmpdir(), 'tidetable-pseudo-'));
  await build({
    root: web,
    mode: 'production',
    logLevel: 'warn',
    plugins: [speakPseudo],
    build: { outDir: dist, emptyOutDir: true },
  });
  writePrecache(dist);
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
};
