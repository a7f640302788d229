/**
 * A lock beside a file, `FILE.lock`, so that two processes never go on from the same state. It names
 * the process that holds it; a lock whose process has ended is taken over.
 */
import { closeSync, fsyncSync, openSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { decodeUtf8 } from '../files/utf8.ts';
import { mayRun, ProcessSchema, thisProcess } from './processes.ts';
import { codeOf, isRead, readReplaceable } from './regularFile.ts';

const OwnerSchema = v.strictObject({
  ...ProcessSchema.entries,
  token: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)), // becomes part of a file's name
});
type Owner = v.InferOutput<typeof OwnerSchema>;

const MOST_BYTES = 4096;
/** A lock without an owner may be just being written; that takes much less than half a second. */
const TRIES = 50;
const PAUSE_MS = 10;

export interface LockHolder {
  readonly lock: string;
  readonly by?: { readonly pid: number; readonly host: string }; // unless the lock does not say
}

/** Undefined if the lock is ours now; `onStale` receives the token of each dead owner. */
export const takeLock = (
  lock: string,
  token: string,
  onStale: (token: string) => void,
): LockHolder | undefined => {
  const rival = take(lock, { ...thisProcess(), token }, onStale);
  if (rival === undefined) return undefined;
  return rival === 'unknown' ? { lock } : { lock, by: { pid: rival.pid, host: rival.host } };
};

/** Removes the lock if it still is ours. */
export const releaseLock = (lock: string, token: string): void => {
  const owner = ownerOf(lock);
  if (typeof owner === 'object' && owner.token === token) unlinkSync(lock);
};

/**
 * To replace a dead owner, a process must first hold a second lock, named after the dead owner's
 * token. So of several processes only one replaces it, and does so in one step; the second lock of a
 * process that dies in between is taken over in the same way.
 */
const take = (
  lock: string,
  me: Owner,
  onStale: (token: string) => void,
): Owner | 'unknown' | undefined => {
  for (let tries = 0; tries < TRIES; tries++) {
    if (create(lock, me)) return undefined;
    const owner = ownerOf(lock);
    if (owner === 'unknown') pause();
    if (typeof owner !== 'object') continue;
    if (mayRun(owner)) return owner;
    const succession = `${lock}.${owner.token}`;
    const rival = take(succession, me, onStale);
    if (rival !== undefined) return rival;
    if (isOwner(lock, owner)) {
      onStale(owner.token);
      renameSync(succession, lock);
      return undefined;
    }
    unlinkSync(succession); // another process has taken the place meanwhile
  }
  return 'unknown';
};

/** False if there is a lock already. */
const create = (lock: string, me: Owner): boolean => {
  let fd: number;
  try {
    fd = openSync(lock, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(fd, `${JSON.stringify(me)}\n`);
    fsyncSync(fd); // else a power cut could leave a lock that does not name its owner
  } catch (error) {
    unlinkSync(lock);
    throw error;
  } finally {
    closeSync(fd);
  }
  return true;
};

const ownerOf = (lock: string): Owner | 'unknown' | 'none' => {
  const read = readReplaceable(lock, MOST_BYTES);
  if (!isRead(read)) return read.problem === 'missing' ? 'none' : 'unknown';
  try {
    return v.parse(OwnerSchema, JSON.parse(decodeUtf8(read.bytes) ?? ''));
  } catch {
    return 'unknown';
  }
};

const isOwner = (lock: string, { token }: Owner): boolean => {
  const owner = ownerOf(lock);
  return typeof owner === 'object' && owner.token === token;
};

const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
};
