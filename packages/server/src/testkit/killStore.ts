/** Kills a process that appends, again and again, and looks whether anything it was promised is gone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { openSqlite } from '../store/sqlite/sqliteStore.ts';

const PROGRAM = join(import.meta.dirname, 'appendForever.ts');
const LONGEST_RUN = 120; // milliseconds from the first promise on
const ENTRIES_OF_APPEND = 2; // in that program

/** What a process had promised when it was killed: entries by table. */
const runAndKill = async (folder: string, run: number): Promise<Map<string, number>> => {
  const child = spawn(process.execPath, [PROGRAM, folder, `run${run}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 60_000, // a program that hangs is a failure, not a wait
    killSignal: 'SIGKILL',
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text;
  });
  await once(child.stdout, 'data');
  await pause(Math.random() * LONGEST_RUN);
  child.kill('SIGKILL');
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  const lines = said
    .split('\n')
    .slice(0, -1)
    .map(line => line.split(' '));
  return new Map(lines.map(([table = '', entries]) => [table, Number(entries)]));
};

/** All that was promised is there, without a gap, and each append as a whole. */
const expectKept = async (folder: string, promised: ReadonlyMap<string, number>): Promise<void> => {
  const store = await openSqlite(folder);
  for (const [table, entries] of promised) {
    const plies = (await store.readLog(table, 0)).map(({ at }) => at);
    expect(plies).toEqual(plies.map((_, ply) => ply));
    expect(plies.length).toBeGreaterThanOrEqual(entries);
    expect(plies.length % ENTRIES_OF_APPEND).toBe(0);
  }
  await store.close();
};

export const killStore = async (times: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-kill-'));
  const all = new Map<string, number>();
  for (let run = 0; run < times; run++) {
    const promised = await runAndKill(folder, run);
    await expectKept(folder, promised);
    for (const [table, entries] of promised) all.set(table, entries);
  }
  expect(all.size).toBeGreaterThanOrEqual(times);
  await expectKept(folder, all); // what was kept stays, whatever is killed later
  rmSync(folder, { recursive: true });
};
