/** Many kills, at any moment after the start. */
import { setTimeout as pause } from 'node:timers/promises';
import { seededRng } from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { killAndLook, signals, startWork, works } from './testkit/launcher.ts';
import { removePlaces } from './testkit/program.ts';

const ROUNDS = 25;

afterAll(removePlaces);

describe.each(works)('%s', work => {
  test.each(signals)('%s leaves nothing behind', async signal => {
    const rng = seededRng(1);
    for (let round = 0; round < ROUNDS; round++) {
      const started = await startWork(work);
      await pause(rng(200));
      expect((await killAndLook(started, signal)).left).toEqual([]);
    }
  });
});
