/** What the compiler asks for once the rules know more: a fourth game, another ship. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changeFile, compilerComplaints, copySources } from './copyOfSources.ts';
import { root } from './sources.ts';

const copy = copySources();
afterAll(() => rmSync(copy, { recursive: true }));

/** The files about which the compiler complains while one piece of the rules reads otherwise. */
const askedBy = async (rules: string, piece: string, other: string): Promise<string[]> => {
  const file = join(copy, 'packages/rules/src', rules);
  const text = readFileSync(file, 'utf8');
  changeFile(file, before => before.replace(piece, other));
  const complaints = await compilerComplaints(copy);
  writeFileSync(file, text);
  return [...new Set(complaints.map(line => line.slice(0, line.indexOf('('))))].sort();
};

const listed = (): string[] => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = /## To add a game\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  return [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file]) => file).sort();
};

const LONG = 240_000; // milliseconds

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
      'packages/text/src/en/nautilion/form.ts',
      'packages/text/src/fr/nautilion/form.ts',
      'packages/web/src/games/nautilion/ships.ts',
    ]);
  },
  LONG,
);
