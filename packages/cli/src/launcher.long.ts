/** Many kills, of a program at work and of one that is only starting. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRng } from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { endings, killAndLook, signals, startWork, works } from './testkit/launcher.ts';
import { leftOf, runningWith } from './testkit/processes.ts';
import { Place, removePlaces } from './testkit/program.ts';

const ROUNDS = 25;

afterAll(removePlaces);

describe.each(works)('%s', work => {
  test.each(signals)('%s leaves nothing behind', async signal => {
    const rng = seededRng(1);
    for (let round = 0; round < ROUNDS; round++) {
      const started = await startWork(work);
      await pause(rng(200));
      const { end, left } = await killAndLook(started, signal);
      expect(left).toEqual([]);
      expect(end).toEqual(endings[work][signal]);
    }
  });
});

test.each(signals)('%s while it starts leaves nothing behind', async signal => {
  const rng = seededRng(2);
  for (let round = 0; round < ROUNDS; round++) {
    const place = new Place();
    mkdirSync(place.at('client'));
    place.write('client/index.html', '<title>Tidetable</title>');
    const child = place.launch(['serve', '--port', '0', '--dist', place.at('client')]);
    const ended = once(child, 'exit');
    await pause(rng(600));
    child.kill(signal);
    await ended;
    expect(await leftOf(() => runningWith(place.folder))).toEqual([]);
  }
});
