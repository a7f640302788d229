/** Whatever is marked on a table of Nautilion explains itself. */
import { EXPANSION_NAMES } from '@tidetable/rules/nautilion';
import { loadEveryLanguage } from '@tidetable/text/shell';
import { explain } from '../src/games/nautilion/explain.ts';
import { KINDS } from '../src/games/nautilion/things.ts';
import { explainedKinds } from './explainedMarks.ts';
import { decisionsOf, finishedMatch } from './records.ts';
import { expect, test } from './test.ts';

await loadEveryLanguage(['nautilion', 'nautilion/explain']);

test('every mark on a table of Nautilion has an explanation, whatever is to be decided', async ({
  page,
}) => {
  test.slow();
  const options = { expansions: [...EXPANSION_NAMES] };
  const files = new Map([
    ...decisionsOf('nautilion', { seats: 2, people: 2, options }),
    ['end', finishedMatch('nautilion', { seats: 1 })],
  ]);
  const kinds = await explainedKinds(page, files, explain);
  const rare = ['effect', 'ship-reef', 'partnership']; // not in these voyages
  expect(KINDS.filter(kind => !kinds.has(kind) && !rare.includes(kind))).toEqual([]);
});
