import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Golden, goldenFolder, testGoldens } from '../testkit/index.ts';
import { goldenFeatures, wantedFeatures } from './goldenFeatures.ts';
import { nautilusIsland } from './index.ts';

testGoldens(nautilusIsland, goldenFeatures, wantedFeatures);

const read = (file: string): string =>
  readFileSync(path.join(goldenFolder(nautilusIsland.id), file), 'utf8');

const workings = readdirSync(goldenFolder(nautilusIsland.id)).filter(f => f.endsWith('.md'));

test('[NI43] a game of each number of players has its score worked out beside it', () => {
  expect(workings.map(file => Number(file[0]))).toEqual([2, 3, 4]);
});

for (const file of workings) {
  test(`[NI43] ${file}: every sum is right, and so is the recorded score`, () => {
    const { score }: Golden = JSON.parse(read(file.replace('.md', '.json')));
    const sums = Array.from(read(file).matchAll(/((?:\d+ \+ )+\d+) = \**(\d+)/g));
    for (const [whole, terms, sum] of sums) {
      const added = terms.split(' + ').reduce((total, term) => total + Number(term), 0);
      expect(added, whole).toBe(Number(sum));
    }
    const totals = sums.filter(([whole]) => whole.includes('**')).map(([, , sum]) => Number(sum));
    expect(totals).toEqual(score);
  });
}
