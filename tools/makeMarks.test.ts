import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { markFiles } from './makeMarks.ts';
import { readSources, root } from './sources.ts';
import { sentencesOf } from './specMarks.ts';

const files = Object.entries(markFiles());

test('every game has its marks', () => {
  expect(files).toHaveLength(3);
});

test.each(files)('%s is as the SPEC wants it', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

test.each([
  ['nautilus-island', 'colours', 'NI2'],
  ['nautilus-island', 'bonus', 'NI6'],
  ['nautilus-island', 'portholes', 'NI7'],
  ['nautilion', 'copies', 'NL2'],
  ['nautilion', 'faces', 'NL7'],
  ['nautilion', 'mages', 'NL39'],
] as const)('%s: the component `%s` is as sure as the sentence %s', (id, component, rule) => {
  const [spec] = readSources([`packages/rules/src/${id}/SPEC.md`]);
  const said = sentencesOf(spec).find(sentence => sentence.rule === rule)?.mark;
  const mark = said === 'house ruling' ? 'I' : said === 'likely reading' ? 'L' : 'C';
  expect(games[id].certainty[component]).toBe(mark);
});
