import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The system fetches those when somebody installs the app; the page never does. */
const NOT_KEPT = ['sw.js', '**/*.png', 'screens/**'];

/** Tells the service worker which files make up this build. */
export const writePrecache = (folder: string): void => {
  const files = globSync('**/*.*', { cwd: folder, exclude: NOT_KEPT })
    .map(file => file.replaceAll(sep, '/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  const build = { version: hash.digest('hex').slice(0, 12), files: files.map(file => `/${file}`) };
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, `const BUILD=${JSON.stringify(build)};\n${readFileSync(worker, 'utf8')}`);
};
