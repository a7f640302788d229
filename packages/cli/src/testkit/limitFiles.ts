/** Simulates a full disk without root: no file of a process may grow. */
import { execFileSync } from 'node:child_process';

/** Bytes beyond which writing fails (EFBIG); undefined lifts the limit again. */
export const limitFiles = (pid: number, bytes: number | undefined): void => {
  const soft = bytes ?? 'unlimited';
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${soft}:unlimited`]);
};
