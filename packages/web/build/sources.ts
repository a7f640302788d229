import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Everything that a build is made of. */
const SOURCES = [
  'package-lock.json',
  'packages/{rules,match,bots,protocol,text,web}/{package,tsconfig}.json',
  'packages/{rules,match,bots,protocol,text,web}/src/**/*.*',
  'packages/web/{index.html,vite.config.ts}',
  'packages/web/{build,public,sw}/**/*.*',
];
const NEVER_BUNDLED = ['**/*.test.ts', '**/*.long.ts', '**/*.md', '**/testkit/**'];

/** Two trees with the same hash build the same client. */
export const hashSources = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root, exclude: NEVER_BUNDLED }).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
};
