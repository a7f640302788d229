/** Lets three processes fight for turns of bots and for deadlines, and looks whether any was done twice or not at all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { openPostgres } from '../store/postgres/postgresStore.ts';
import type { Store } from '../store/store.ts';
import { OwnPostgres } from './ownPostgres.ts';
import { botTable, lateTable, readMatch } from './turnTables.ts';

const PROGRAM = join(import.meta.dirname, 'fightForTurns.ts');
const PROCESSES = 3;
const FAR = 1e15; // an instant that never comes

interface Numbers {
  readonly botTables: number; // with almost 300 moves each
  readonly deadlines: number;
}

/** Says how many moves bots have made. */
export const fightForTurns = async ({ botTables, deadlines }: Numbers): Promise<number> => {
  const postgres = await new OwnPostgres().start();
  const url = await postgres.newDatabase();
  const store = await openPostgres(url);
  const late = await atOnce(deadlines, () => lateTable(store, 1));
  const played = await atOnce(botTables, () => botTable(store));
  const processes = Array.from({ length: PROCESSES }, () => start(url));
  while ((await store.listDue(FAR, 1)).length > 0) await pause(50); // neither bots nor deadlines wait
  const asked = await Promise.all(processes.map(end));
  const moves = await Promise.all(played.map(id => countBotMoves(store, id)));
  for (const id of late) {
    const { log } = await readMatch(store, id);
    expect(log.filter(({ type }) => type === 'time-out')).toHaveLength(1);
  }
  await store.close();
  await postgres.remove();
  expect(sum(asked)).toBe(sum(moves)); // no thought was in vain
  return sum(moves);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const countBotMoves = async (store: Store, id: string): Promise<number> => {
  const match = await readMatch(store, id);
  expect(match.isOver).toBe(true);
  return match.log.filter(({ type, seat }) => type === 'move' && seat >= 0).length;
};

const start = (url: string): ChildProcess =>
  spawn(process.execPath, [PROGRAM, url], { stdio: ['pipe', 'pipe', 'inherit'] });

/** How often it has asked bots. */
const end = async ({ stdin, stdout }: ChildProcess): Promise<number> => {
  if (!stdin || !stdout) throw new Error('no pipes');
  stdin.end();
  return Number(await text(stdout));
};

/** So many of them, a few at a time. */
const atOnce = async <T>(n: number, make: () => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (const wish of Array.from({ length: Math.ceil(n / 8) }, (_, i) => Math.min(8, n - 8 * i)))
    made.push(...(await Promise.all(Array.from({ length: wish }, make))));
  return made;
};
