/** Parents that are killed, as real processes: what they have started must not outlive them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const MODULE = JSON.stringify(join(root, 'tools', 'endWithParent.cjs'));

/** A process that runs this script with the functions of the module at hand. */
const parent = (script: string): ChildProcess =>
  spawn(
    process.execPath,
    ['-e', `const { spawnNode, spawnProgram } = require(${MODULE}); ${script}`],
    { stdio: ['ignore', 'pipe', 'inherit'], timeout: 60_000, killSignal: 'SIGKILL' },
  );

/** The first line that a process says. */
const firstLine = async ({ stdout }: ChildProcess): Promise<string> => {
  let said = '';
  for await (const chunk of stdout!.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes('\n')) return said.split('\n', 1)[0];
  }
  throw new Error(`it has ended: ${said}`);
};

const isRunning = (pid: number): boolean => {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return !state.startsWith('Z'); // it has ended, and nobody has asked yet how
  } catch {
    return false;
  }
};

const ends = async (pid: number): Promise<boolean> => {
  for (let i = 0; i < 200 && isRunning(pid); i++) await pause(50);
  return !isRunning(pid);
};

const inherit = `{ stdio: ['ignore', 'inherit', 'inherit'] }`;
const node = (script: string): string =>
  `spawnNode(process.execPath, ['-e', ${JSON.stringify(script)}], ${inherit})`;

test.each([
  ['waits', node('console.log(process.pid); setInterval(() => undefined, 1000)')],
  ['computes', node('console.log(process.pid); for (;;);')],
  [
    'ignores SIGTERM',
    node('process.on("SIGTERM", () => 0); setInterval(() => console.log(process.pid), 100)'),
  ],
  [
    'is foreign',
    `spawnProgram(['sh', '-c', 'trap "" TERM; echo $$; sleep 600; true'], ${inherit})`,
  ],
  [
    'is foreign and has children',
    `spawnProgram(['sh', '-c', 'sleep 600 & echo $!; wait'], ${inherit})`,
  ],
])('a child that %s ends with its parent', async (_, start) => {
  const started = parent(`${start}; setInterval(() => undefined, 1000)`);
  const child = Number(await firstLine(started));
  expect(isRunning(child)).toBe(true);
  started.kill('SIGKILL');
  expect(await ends(child)).toBe(true);
});

test('what a child has to save it can save', async () => {
  const script =
    'process.on("SIGTERM", () => { console.log("saved"); process.exit() }); console.log("here"); setInterval(() => undefined, 1000)';
  const started = parent(`${node(script)}; setInterval(() => undefined, 1000)`);
  expect(await firstLine(started)).toBe('here');
  const rest = text(started.stdout!);
  started.kill('SIGKILL');
  expect(await rest).toBe('saved\n');
});

test('a child that has done its work ends, and its end is reported as it was', async () => {
  const told = `.on('close', (...end) => console.log(JSON.stringify(end)))`;
  const endOf = async (start: string): Promise<string> => text(parent(start + told).stdout!);
  expect(await endOf(node('process.exitCode = 3'))).toBe('[3,null]\n');
  expect(await endOf(`spawnProgram(['sh', '-c', 'exit 4'], ${inherit})`)).toBe('[4,null]\n');
  expect(await endOf(`spawnProgram(['./nothing'], { stdio: 'ignore' })`)).toBe('[127,null]\n');
});

test('what a child starts knows nothing of the pipe', async () => {
  const list = 'ls /proc/self/fd 2>/dev/null | wc -l; env | grep -c PARENT_PIPE';
  const start = `require("node:child_process").spawnSync("sh", ["-c", ${JSON.stringify(list)}], { stdio: "inherit" })`;
  const saidBy = async (script: string): Promise<string> => text(parent(script).stdout!);
  const plain = await saidBy(start); // one after the other, or one could inherit what the other opens
  const tied = await saidBy(node(start));
  expect(tied).toBe(plain);
  expect(tied).toMatch(/^\d+\n0\n$/);
});
