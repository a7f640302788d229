/** A fourth game is named in gameId.ts, and the compiler asks for the rest: exactly what CONTRIBUTING.md lists. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { root } from './sources.ts';

const copy = mkdtempSync(join(tmpdir(), 'tidetable-fourth-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** All sources in a folder of their own, with the packages that are installed here. */
const copySources = (): void => {
  const isSource = (path: string): boolean => !/node_modules|[/\\](dist|test-output)$/.test(path);
  for (const part of ['packages', 'tools', 'bench', 'examples'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  for (const file of globSync('*.{json,ts}', { cwd: root }))
    cpSync(join(root, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules', '@tidetable'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tidetable')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@tidetable', name));
};

const nameFourth = (): void => {
  const file = join(copy, 'packages/rules/src/core/gameId.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace("| 'nauticus'", "| 'nauticus' | 'pebbles'"));
};

const complaintsOf = async (project: string): Promise<string[]> => {
  const tsc = join(copy, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', project, '--pretty', 'false'];
  return promisify(execFile)(process.execPath, args, { cwd: copy }).then(
    () => [],
    ({ stdout }) => stdout.split('\n').filter((line: string) => /^\S+\(\d+,\d+\): /.test(line)),
  );
};

const listed = (): string[] => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = /## To add a game\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  return [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file]) => file).sort();
};

test('the compiler asks for exactly what the document lists', async () => {
  copySources();
  const projects = [
    '.',
    ...globSync('packages/{*,web/sw}/tsconfig.json', { cwd: copy }).map(dirname),
  ];
  const before = (await Promise.all(projects.map(complaintsOf))).flat();
  expect(before).toEqual([]);
  nameFourth();
  const after = (await Promise.all(projects.map(complaintsOf))).flat();
  const files = new Set(after.map(line => line.slice(0, line.indexOf('('))));
  expect([...files].sort()).toEqual(listed());
}, 240_000);
