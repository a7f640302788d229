/** Changed match files by the ten thousand. By hand: `npm run test:long -- fuzz`. */
import { fuzz, fuzzSettings, fuzzTable } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { originals } from './testkit/fuzz/corpus.ts';
import { fileRound } from './testkit/fuzz/fuzzFiles.ts';
import { judgeFile } from './testkit/fuzz/judgeFile.ts';

const corpus = originals();

test('what nobody changed is accepted', () => {
  for (const { text } of corpus)
    expect(judgeFile({ text, corpus, isForged: false })).toBe('same meaning');
});

test('no changed match file is accepted that claims something false, none throws or hangs', async () => {
  console.log(fuzzTable(await fuzz({ ...fuzzSettings(50_000), round: fileRound(corpus) })));
});
