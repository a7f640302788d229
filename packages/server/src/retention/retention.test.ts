import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SILENT } from '../telemetry/logger.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { planOf } from '../testkit/storeSamples.ts';
import { startTidying, tidy } from './retention.ts';

const server = new OwnServer();
beforeAll(() => server.start());
afterAll(() => server.remove());

const DAY = 24 * 60 * 60 * 1000;
const TWO = { game: 'nauticus', seats: [{ kind: 'person' }, { kind: 'person' }] };

test('what is kept how long, by a clock that runs ahead', async () => {
  const { store } = server;
  const people = [
    await Guest.named(server.address, 'Ana'),
    await Guest.named(server.address, 'Ben'),
  ];
  const [ana = people[0]!, ben = people[1]!] = people;
  const open = (await ana.newTable(TWO)).id;
  const running = (await ana.newTable(TWO)).id;
  await ana.must(`tables/${running}/claim`, { seat: 0 });
  await ben.must(`tables/${running}/claim`, { seat: 1 });
  await ana.must(`tables/${running}/start`);
  await Guest.named(server.address, 'Cleo'); // who only looks around
  const many = Array.from({ length: 450 }, (_, i) => planOf(`open ${i}`));
  await Promise.all(many.map(plan => store.createTable(plan)));
  const [by = '', about = ''] = (await store.listPeople()).map(({ id }) => id);
  await store.addReport({ table: running, by, about, message: null, reason: 'rude', context: [] });
  const start = Date.now();
  const after = (days: number) => tidy(store, start + days * DAY);
  const NOTHING = { people: 0, openTables: 0, matches: 0, reports: 0 };

  expect(await after(0)).toEqual(NOTHING);
  expect(await after(29)).toEqual(NOTHING);
  expect(await after(31)).toEqual({ ...NOTHING, openTables: 451 });
  expect(await store.readTable(open)).toBeUndefined();
  expect(await after(181)).toEqual({ ...NOTHING, reports: 1 });
  expect(await after(364)).toEqual(NOTHING);
  expect(await after(366)).toEqual({ ...NOTHING, matches: 1, people: 3 });
  expect(await store.readTable(running)).toBeUndefined();
  expect(await store.listPeople()).toEqual([]);
});

test('the job runs an hour after the start, and then every day, whatever goes wrong', async () => {
  vi.useFakeTimers();
  const runs: number[] = [];
  const begun = Date.now();
  const YEAR_AGO = begun - 365 * DAY;
  const store = {
    ...server.store,
    now: async () => YEAR_AGO,
    tidy: async ({ now }: { now: number }) => {
      expect(now).toBe(YEAR_AGO); // by the clock of the store
      runs.push((Date.now() - begun) / (60 * 60 * 1000));
      if (runs.length === 1) throw new Error('the disk is full');
      return { people: 0, openTables: 0, matches: 0, reports: 0 };
    },
  };
  const tidying = startTidying(store, SILENT);
  await vi.advanceTimersByTimeAsync(2.5 * DAY);
  expect(runs).toEqual([1, 25, 49]);
  tidying.stop();
  await vi.advanceTimersByTimeAsync(3 * DAY);
  expect(runs).toHaveLength(3);
  vi.useRealTimers();
});
