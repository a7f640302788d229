/** The identity of this process, and whether another one still runs: the system reuses process ids. */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

const name = v.pipe(v.string(), v.maxLength(300));

export const ProcessSchema = v.strictObject({
  pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  host: name,
  boot: v.nullable(name), // differs after every start of the machine
  namespace: v.nullable(name), // process ids mean something in here only
  started: v.nullable(name), // in ticks since the start of the machine
});

/** A globally unique process. Fields that the system does not provide are null. */
export type Process = v.InferOutput<typeof ProcessSchema>;

const orNull = (read: () => string): string | null => {
  try {
    return read();
  } catch {
    return null; // there is no /proc, or it hides this
  }
};

export const thisProcess = (): Process => ({
  pid: process.pid,
  host: hostname(),
  boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()),
  namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
  started: statusOf(process.pid)?.started ?? null,
});

/** False only if it is certain that the process has ended. */
export const mayRun = (other: Process): boolean => {
  const here = thisProcess();
  if (other.host !== here.host) return true; // cannot be found out from here
  if (other.boot !== here.boot) return false; // this machine has been started again since
  if (other.namespace !== here.namespace) return true; // another container: neither
  if (!isThere(other.pid)) return false;
  const status = statusOf(other.pid);
  if (status === undefined) return true;
  return !status.hasEnded && (other.started === null || other.started === status.started);
};

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0); // sends nothing
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'; // EPERM: it is somebody else's
  }
};

const statusOf = (pid: number): { hasEnded: boolean; started: string } | undefined => {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  if (stat === null) return undefined;
  // The second of its fields, the name in parentheses, may hold anything; state and start time are
  // the 3rd and the 22nd.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { hasEnded: /^[ZX]/.test(fields[0]), started: fields[19] };
};
