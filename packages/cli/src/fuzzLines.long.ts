/** Lines of the bot protocol by the ten thousand. By hand: `npm run test:long -- fuzz`. */
import { fuzz, fuzzSettings, fuzzTable } from '@tidetable/rules/testkit';
import { test } from 'vitest';
import { conversation } from './testkit/fuzz/fuzzLines.ts';

test('whatever a referee or a bot says is answered by the protocol, and a good question after it by a legal move', async () => {
  console.log(fuzzTable(await fuzz({ ...fuzzSettings(50_000), round: conversation() })));
});
