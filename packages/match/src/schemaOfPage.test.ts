import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
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
});
