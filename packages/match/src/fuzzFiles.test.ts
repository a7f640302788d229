import { fuzz } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { originals } from './testkit/fuzz/corpus.ts';
import { fileRound } from './testkit/fuzz/fuzzFiles.ts';
import { judgeFile } from './testkit/fuzz/judgeFile.ts';

const corpus = originals();

/** `fuzzFiles.long.ts` tries many more. */
test('no changed match file is accepted that claims something false, none throws or hangs', async () => {
  const tried = await fuzz({ inputs: 60, seed: 1, round: fileRound(corpus) });
  expect(new Set(tried.map(t => t.outcome)).size).toBe(3);
});

test('what nobody changed is accepted', () => {
  for (const { text } of corpus.filter((_, i) => i % 3 === 0))
    expect(judgeFile({ text, corpus, isForged: false })).toBe('same meaning');
});
