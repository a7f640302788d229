/** The running processes of this machine, for tests that no process is left behind. */
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 10_000; // milliseconds, far more than needed

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly command: string; // with its arguments
}

/** A zombie process does not count as running. */
const running = (): Running[] =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map(line => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter(found => found !== null)
    .filter(([, , , state]) => !state.startsWith('Z'))
    .map(([, pid, parent, , command]) => ({ pid: Number(pid), parent: Number(parent), command }));

/** A process with all its descendants. */
export const familyOf = (pid: number): number[] => {
  const all = running();
  const family = [pid];
  for (const member of family)
    for (const child of all) if (child.parent === member) family.push(child.pid);
  return family;
};

/** Those of some processes that are still running. */
export const stillRunning = (pids: readonly number[]): string[] =>
  running()
    .filter(({ pid }) => pids.includes(pid))
    .map(({ pid, command }) => `${pid} ${command}`);

/** The processes that have this word on their command line. */
export const runningWith = (word: string): string[] =>
  running()
    .filter(({ command }) => command.includes(word))
    .map(({ pid, command }) => `${pid} ${command}`);

/** Polls until no process is left; returns those left at the timeout. */
export const leftOf = async (look: () => string[]): Promise<string[]> => {
  const end = performance.now() + PATIENCE;
  let left = look();
  while (left.length > 0 && performance.now() < end) {
    await pause(50);
    left = look();
  }
  return left;
};
