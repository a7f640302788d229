/** A fourth game is named in gameId.ts, and the compiler asks for the rest: exactly what CONTRIBUTING.md lists. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changeFile, compilerComplaints, copySources } from './copyOfSources.ts';
import { root } from './sources.ts';

const copy = copySources();
afterAll(() => rmSync(copy, { recursive: true }));

const listed = (): string[] => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = /## To add a game\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  return [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file]) => file).sort();
};

test('the compiler asks for exactly what the document lists', async () => {
  expect(await compilerComplaints(copy)).toEqual([]);
  changeFile(join(copy, 'packages/rules/src/core/gameId.ts'), text =>
    text.replace("| 'nauticus'", "| 'nauticus' | 'pebbles'"),
  );
  const after = await compilerComplaints(copy);
  const files = new Set(after.map(line => line.slice(0, line.indexOf('('))));
  expect([...files].sort()).toEqual(listed());
}, 240_000);
