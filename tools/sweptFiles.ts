import { basename } from 'node:path';
import { readSources } from './sources.ts';

/** Browser tests that try more when `SWEEP` asks for it, and those that run only then. */
export const sweptFiles = (): string[] =>
  readSources(['packages/web/e2e/*.{e2e,long}.ts'])
    .filter(({ file, text }) => file.endsWith('.long.ts') || text.includes(`from './sweep.ts'`))
    .map(({ file }) => basename(file));
