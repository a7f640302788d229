/** Kills the real server repeatedly while people and bots play, and checks that nothing is lost, stuck or sent twice. */
import { setTimeout as pause } from 'node:timers/promises';
import { isProblem, replayMatch, seatView } from '@tidetable/match';
import type { Store } from '@tidetable/server';
import { expect } from 'vitest';
import { KilledTable } from './killedTable.ts';
import { Serving } from './serving.ts';

const TABLES = 6; // at a time
const LONGEST_RUN = 800; // milliseconds from the address of a server to its end
const PATIENCE = 120_000; // milliseconds until a match that does not go on is stuck

export const killServer = async (times: number, databaseUrl?: string): Promise<void> => {
  const serving = new Serving({ databaseUrl });
  const all: KilledTable[] = [];
  const running = (): KilledTable[] => all.filter(table => !table.isOver);
  await serving.start();
  for (let run = 0; run < times; run++) {
    while (running().length < TABLES)
      all.push(await KilledTable.start([serving.address], all.length));
    const played = running().map(table => table.playOn()); // until the connection is lost
    await pause(Math.random() * LONGEST_RUN);
    await serving.end('SIGKILL');
    await Promise.all(played);
    await serving.start();
  }
  await Promise.all(running().map(expectToGoOn));
  await serving.end('SIGTERM');
  const store = await serving.openStore();
  for (const table of all) await expectKept(store, table);
  await store.close();
  expect(all.reduce((sum, { accepted }) => sum + accepted.length, 0)).toBeGreaterThan(times);
};

/** People, bots and clocks go on. */
const expectToGoOn = async (table: KilledTable): Promise<void> => {
  const since = table.seq;
  const hasGoneOn = (): boolean => table.isOver || table.botMovedSince(since);
  await table.playOn(hasGoneOn, PATIENCE);
  expect(hasGoneOn(), `${table.game} ${table.id} is stuck at ${since}`).toBe(true);
  expect(table.wrongClock).toBeUndefined();
};

/** The log has each accepted move at its ply, and the entries that each client saw add up to the replay. */
export const expectKept = async (
  store: Store,
  { id, accepted, clients }: KilledTable,
): Promise<void> => {
  const start = (await store.readTable(id))?.start;
  if (!start) throw new Error(`${id} is gone`);
  const log = await store.readLog(id, 0);
  for (const { ply, seat, move } of accepted)
    expect(log[ply]).toMatchObject({ type: 'move', seat, move });
  const match = replayMatch({ ...start, log, result: null });
  if (isProblem(match)) throw new Error(match.problem);
  for (const { seq, seat = -1, lines, view } of clients) {
    const then = match.upTo(seq);
    const asSent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
    expect(lines).toEqual(asSent(seatView(then, seat, 0).lines));
    expect(view).toEqual(asSent(then.view(seat)));
  }
};
