/** People start the launcher; however it ends, no process of the program is left. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { endings, killAndLook, signals, startWork, works } from './testkit/launcher.ts';
import { listen, Place, removePlaces } from './testkit/program.ts';

afterAll(removePlaces);

describe.each(signals)('%s', signal => {
  test.each(works)('ends %s and all that it has started', async work => {
    const started = await startWork(work);
    const { end, left } = await killAndLook(started, signal);
    expect(left).toEqual([]);
    expect(end).toEqual(endings[work][signal]);
  });
});

test('npm passes on few signals, and still leaves nothing behind', async () => {
  for (const signal of ['SIGKILL', 'SIGHUP', 'SIGTERM'] as const) {
    const npm = spawn('npm', ['start'], {
      cwd: path.join(import.meta.dirname, '../../..'),
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
    await listen(npm);
    expect((await killAndLook(npm, signal)).left).toEqual([]);
  }
});

test('the launcher ends as the program does', async () => {
  const place = new Place();
  const codeOf = async (...args: string[]): Promise<unknown> =>
    (await once(place.launch(args), 'exit'))[0];
  expect(await codeOf('help')).toBe(0);
  expect(await codeOf('sail')).toBe(2);
});
