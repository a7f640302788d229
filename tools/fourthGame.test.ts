/** What the compiler asks for once the rules know more: a fourth game, another ship, another card. */
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

/** The files about which the compiler complains while one piece of the rules reads otherwise. */
const askedBy = async (rules: string, piece: string, other: string): Promise<string[]> => {
  const file = join(copy, 'packages/rules/src', rules);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(piece)) throw new Error(`${rules} has no ${piece}`);
  writeFileSync(file, text.replace(piece, other));
  const complaints = await allComplaints();
  writeFileSync(file, text);
  return [...new Set(complaints.map(line => line.slice(0, line.indexOf('('))))].sort();
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

const allComplaints = async (): Promise<string[]> => {
  const projects = globSync('packages/{*,web/sw}/tsconfig.json', { cwd: copy }).map(dirname);
  return (await Promise.all(['.', ...projects].map(complaintsOf))).flat();
};

const LONG = 240_000; // milliseconds

test(
  'at first it asks for nothing',
  async () => {
    copySources();
    expect(await allComplaints()).toEqual([]);
  },
  LONG,
);

test(
  'a fourth game, named in gameId.ts, needs exactly what the document lists',
  async () => {
    const asked = await askedBy('core/gameId.ts', "| 'nauticus'", "| 'nauticus' | 'pebbles'");
    expect(asked).toEqual(listed());
  },
  LONG,
);

test(
  'a seventh ship of Nautilion needs words and its two drawings',
  async () => {
    const asked = await askedBy(
      'nautilion/components.ts',
      "    C2: '39",
      "    D1: '12 23',\n    C2: '39",
    );
    expect(asked).toEqual([
      'packages/cli/src/boards/ships.ts',
      'packages/text/src/nautilion/form.en.ts',
      'packages/web/src/games/nautilion/ships.ts',
    ]);
  },
  LONG,
);
