import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Report, type Settings, train } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-training-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SETTINGS: Omit<Settings, 'out'> = {
  game: 'nautilus-island',
  seed: 7,
  workers: 2,
  games: 16,
  minutes: 30, // a busy machine must not end it early: then it would give other weights
  resume: false,
  opponents: [],
  measured: 0,
};

const weightsIn = (out: string): Buffer => readFileSync(join(out, 'nautilus-island.net'));

test('the same seed and number of workers give the same weights, also in two calls', async () => {
  const outs = ['a', 'b', 'other'].map(name => join(folder, name));
  for (const [i, out] of outs.entries())
    await train({ ...SETTINGS, out, seed: i === 2 ? 8 : 7 }, () => undefined);
  expect(weightsIn(outs[1])).toEqual(weightsIn(outs[0]));
  expect(weightsIn(outs[2])).not.toEqual(weightsIn(outs[0]));
});

test('a training goes on where it was, and with no other checkpoint', async () => {
  const out = join(folder, 'a');
  const reports: Report[] = [];
  await train({ ...SETTINGS, out, games: 32, resume: true }, r => reports.push(r));
  expect(reports.at(-1)?.games).toBe(32);
  expect(reports.every(({ games }) => games > 16)).toBe(true);
  const file = join(out, 'nautilus-island.checkpoint');
  const whole = readFileSync(file);
  for (const damaged of [whole.subarray(0, 500), Buffer.from('{')]) {
    writeFileSync(file, damaged);
    expect(await train({ ...SETTINGS, out, resume: true }, () => undefined)).toBe(
      'other-checkpoint',
    );
  }
});

test('the loss falls, and the network beats random', async () => {
  const reports: Report[] = [];
  const out = join(folder, 'learning');
  const settings = { ...SETTINGS, seed: 1, games: 480, opponents: ['random'], measured: 20 };
  await train({ ...settings, out }, r => reports.push(r));
  const half = reports.length / 2;
  const mean = (some: Report[]): number => some.reduce((sum, r) => sum + r.loss, 0) / some.length;
  expect(mean(reports.slice(half))).toBeLessThan(mean(reports.slice(0, half)));
  for (const share of Object.values(reports.at(-1)?.shares ?? {}))
    expect(share).toBeGreaterThanOrEqual(0.8);
});
