import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { isProblem } from './matchFile.ts';
import { parseMatchFile } from './readMatch.ts';
import { GAMES, matchesOfEveryEntry } from './testkit/everyEntry.ts';
import { writeMatch } from './writeMatch.ts';

const page = readFileSync(new URL('../../../docs/match-file.md', import.meta.url), 'utf8');
const schema = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
const isFile = new Ajv2020({ unicodeRegExp: true, strict: false }).compile(schema);

describe.each(GAMES)('the schema of the document and files of $id', game => {
  const files = matchesOfEveryEntry(game).map(match =>
    JSON.parse(JSON.stringify(writeMatch(match))),
  );

  test('every kind of entry has its form', () => {
    for (const file of files) expect(isFile(file), JSON.stringify(isFile.errors)).toBe(true);
  });

  test('a field too many or too few is none of it', () => {
    for (const file of files) {
      for (const entry of file.log.filter((e: { type: string }) => e.type !== 'move')) {
        const { type: _, ...untyped } = entry;
        for (const log of [[{ ...entry, move: 'x' }], [untyped], [{ ...entry, type: 'swim' }]])
          expect(isFile({ ...file, log }), JSON.stringify(log)).toBe(false);
      }
      for (const key of Object.keys(file)) {
        const { [key]: _, ...rest } = file;
        expect(isFile(rest), key).toBe(false);
      }
      expect(isFile({ ...file, more: 1 })).toBe(false);
    }
  });

  test('a whole number beyond 2⁵³ − 1 is none of it, nor for our reader', () => {
    let changed = 0;
    for (const file of structuredClone(files)) {
      for (const holder of objectsOf(file)) {
        for (const [key, value] of Object.entries(holder)) {
          if (!Number.isInteger(value)) continue;
          holder[key] = 2 ** 53;
          expect(isFile(file), key).toBe(false);
          expect(isProblem(parseMatchFile(JSON.stringify(file))), key).toBe(true);
          holder[key] = value;
          changed++;
        }
      }
      expect(isFile(file)).toBe(true);
    }
    expect(changed).toBeGreaterThan(100);
  });

  const hash = 'ab'.repeat(32);
  test.each<[unknown[], { from: string | null; isGood: boolean }]>([
    [[hash, null], { from: null, isGood: true }],
    [['low tide', null], { from: null, isGood: false }],
    [[hash.toUpperCase()], { from: null, isGood: false }],
    [['low tide', ''], { from: 'tidetable-match/1', isGood: true }],
    [['low tide', null], { from: 'tidetable-match/1', isGood: false }],
    [['x'.repeat(101)], { from: 'tidetable-match/1', isGood: false }],
    [Array(9).fill('x'), { from: 'tidetable-match/1', isGood: false }],
  ])('salts %j with %j', (salts, { from, isGood }) => {
    for (const file of files) expect(isFile({ ...file, from, salts })).toBe(isGood);
  });
});

type Holder = Record<string, unknown>;

/** What has numbers of its own kind: points need not be whole, options are for the game to judge. */
const OTHER_NUMBERS = ['points', 'options'];

/** Every object and list in data that holds whole numbers. */
const objectsOf = (data: unknown): Holder[] =>
  typeof data !== 'object' || data === null
    ? []
    : [
        data as Holder,
        ...Object.entries(data).flatMap(([key, part]) =>
          OTHER_NUMBERS.includes(key) ? [] : objectsOf(part),
        ),
      ];
