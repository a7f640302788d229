import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { releaseLock, takeLock } from './lock.ts';
import { thisProcess } from './processes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tidetable-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HAS_PROC = thisProcess().started !== null;
const [OURS, THEIRS] = ['a', 'b'].map(digit => digit.repeat(32));
const nothing = (): void => undefined;

/** A lock that names this owner. */
const lockOf = (name: string, owner: object): string => {
  const lock = path.join(folder, `${name}.lock`);
  writeFileSync(lock, JSON.stringify({ ...thisProcess(), token: THEIRS, ...owner }));
  return lock;
};

/** A process that has ended, and whose parent has been told. */
const deadPid = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid as number;
};

test('a lock is taken once, and again after its release', () => {
  const lock = path.join(folder, 'free.lock');
  expect(takeLock(lock, OURS, nothing)).toBeUndefined();
  const { pid, host } = thisProcess();
  expect(takeLock(lock, THEIRS, nothing)).toEqual({ lock, by: { pid, host } });
  releaseLock(lock, THEIRS); // not theirs to release
  expect(takeLock(lock, THEIRS, nothing)).toBeDefined();
  releaseLock(lock, OURS);
  expect(takeLock(lock, THEIRS, nothing)).toBeUndefined();
  releaseLock(lock, THEIRS);
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a process that has ended is taken over, and its token told', async () => {
  const lock = lockOf('dead', { pid: await deadPid() });
  const tokens: string[] = [];
  expect(takeLock(lock, OURS, token => tokens.push(token))).toBeUndefined();
  expect(tokens).toEqual([THEIRS]);
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual({ ...thisProcess(), token: OURS });
});

test('so is one whose heir has ended before it took over', async () => {
  const pid = await deadPid();
  const lock = lockOf('heirs', { pid });
  const third = 'c'.repeat(32);
  writeFileSync(`${lock}.${THEIRS}`, JSON.stringify({ ...thisProcess(), pid, token: third }));
  expect(takeLock(lock, OURS, nothing)).toBeUndefined();
  expect(readdirSync(folder).filter(file => file.startsWith('heirs'))).toEqual(['heirs.lock']);
});

test('a process id that was given out again, or is from before the last start, is recognised', () => {
  const isTaken = (name: string, owner: object): boolean =>
    takeLock(lockOf(name, owner), OURS, nothing) === undefined;
  expect(isTaken('alive', {})).toBe(false);
  expect(isTaken('again', { started: '1' })).toBe(HAS_PROC);
  expect(isTaken('reboot', { boot: 'another' })).toBe(true);
});

test.each([
  ['another machine', { host: 'elsewhere', pid: 1 }],
  ['another container', { namespace: 'pid:[1]', pid: 1 }],
])('whether a process of %s runs cannot be known, so its lock holds', (name, owner) => {
  const lock = lockOf(name, owner);
  expect(takeLock(lock, OURS, nothing)).toMatchObject({ lock, by: { pid: 1 } });
});

test.each([
  ['empty', ''],
  ['no JSON', 'mine'],
  ['no token', JSON.stringify(thisProcess())],
  ['a path as token', JSON.stringify({ ...thisProcess(), token: '../../etc/passwd' })],
  ['a process group', JSON.stringify({ ...thisProcess(), pid: -1, token: THEIRS })],
  ['too long', ' '.repeat(5000)],
])('a lock that does not name its owner holds, and is left alone: %s', (name, content) => {
  const lock = path.join(folder, `${name}.lock`);
  writeFileSync(lock, content);
  expect(takeLock(lock, OURS, nothing)).toEqual({ lock });
  expect(readFileSync(lock, 'utf8')).toBe(content);
});

test('of several processes that race for the lock of a dead one, exactly one gets it', async () => {
  const pid = await deadPid();
  const locks = Array.from({ length: 300 }, (_, i) => lockOf(`race-${i}`, { pid }));
  const racer = path.join(import.meta.dirname, '../testkit/lockRacer.ts');
  const racers = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const child = spawn(process.execPath, [racer, ...locks], { timeout: 60_000 });
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      await lines.next(); // it is ready
      return { child, lines };
    }),
  );
  for (const { child } of racers) child.stdin.write('go\n');
  const won = await Promise.all(
    racers.map(
      async ({ lines }): Promise<string[]> => JSON.parse((await lines.next()).value ?? '[]'),
    ),
  );
  expect(won.flat().sort()).toEqual(locks.sort());
  await Promise.all(racers.map(({ child }) => end(child)));
});

const end = async (child: ChildProcess): Promise<void> => {
  const exit = once(child, 'exit');
  child.stdin?.end();
  await exit;
};
