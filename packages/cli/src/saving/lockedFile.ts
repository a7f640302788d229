/** The one way to write a file: lock it, save into it as often as needed, release it. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  type BigIntStats,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type LockHolder, releaseLock, takeLock } from './lock.ts';
import { codeOf, isRead, type RegularFile, readReplaceable } from './regularFile.ts';

export type SaveProblem =
  | { readonly problem: 'cannot-write' | 'not-regular' | 'read-only' | 'not-ours' }
  | ({ readonly problem: 'locked' } & LockHolder);

const CANNOT_WRITE: SaveProblem = { problem: 'cannot-write' };
const NOT_OURS: SaveProblem = { problem: 'not-ours' };

export const isSaveProblem = (x: object): x is SaveProblem => 'problem' in x;

/** The files that may be replaced. */
export interface Replaceable {
  /** Are these bytes an earlier state of the content to save? */
  readonly isOurs: (bytes: Uint8Array) => boolean;
  readonly most: number; // bytes; a longer file is not ours
}

/**
 * Locks a path until the lock is released or the process ends. Refuses a path whose file may not
 * be replaced, or that another process has locked. Makes missing folders.
 */
export const lockFile = (file: string, replaceable: Replaceable): LockedFile | SaveProblem => {
  // Checks the file type before the lock is made: no lock belongs beside a device.
  const unsuitable = problemAt(file, { ...replaceable, isOurs: () => true });
  if (unsuitable) return unsuitable;
  const locked = new LockedFile(file);
  try {
    makeFolders(path.dirname(path.resolve(file)));
    const rival = locked.lock();
    if (rival) return { problem: 'locked', ...rival };
  } catch {
    return CANNOT_WRITE;
  }
  const problem = problemAt(file, replaceable);
  if (problem) locked.release();
  return problem ?? locked;
};

export class LockedFile {
  readonly #file: string;
  readonly #token = randomBytes(16).toString('hex');
  readonly #release = (): void => this.release();
  #written: Buffer | undefined; // what we wrote last

  constructor(file: string) {
    this.#file = file;
  }

  /** For `lockFile` only. */
  lock(): LockHolder | undefined {
    const onStale = (token: string): void => remove(this.#temporary(token));
    const rival = takeLock(this.#lock, this.#token, onStale);
    if (rival === undefined) process.on('exit', this.#release);
    return rival;
  }

  /** Saves all or nothing: a reader never meets half a file, nor does a power cut leave one. */
  save(content: string, replaceable: Replaceable): SaveProblem | undefined {
    const bytes = Buffer.from(content);
    const { most, isOurs } = replaceable;
    const there = fileAt(this.#file, {
      most: Math.max(most, bytes.length),
      isOurs: old => this.#written?.equals(old) || bytes.equals(old) || isOurs(old),
    });
    if (there && isSaveProblem(there)) return there;
    if (there && bytes.equals(there.bytes)) return undefined;
    if (there && isReadOnly(this.#file, there.stats)) return { problem: 'read-only' };
    const temporary = this.#temporary(this.#token);
    try {
      makeFolders(path.dirname(path.resolve(this.#file))); // they may have been deleted since
      writeTemporary(temporary, bytes, there?.stats);
      const isDone = there ? replace(this.#file, temporary, there) : create(this.#file, temporary);
      if (!isDone) return NOT_OURS;
      syncFolder(path.dirname(this.#file));
    } catch {
      return CANNOT_WRITE;
    } finally {
      remove(temporary);
    }
    this.#written = bytes;
    return undefined;
  }

  release(): void {
    process.off('exit', this.#release);
    try {
      releaseLock(this.#lock, this.#token);
    } catch {
      // the folder has become unwritable; the lock names a process that will have ended
    }
  }

  get #lock(): string {
    return `${this.#file}.lock`;
  }

  /** Named in the lock by its token, so that the next owner removes it if this process is killed. */
  #temporary(token: string): string {
    return `${this.#file}.${token}.new`;
  }
}

const remove = (temporary: string): void => {
  try {
    unlinkSync(temporary);
  } catch {
    // it has become the file, or was never there
  }
};

const problemAt = (file: string, replaceable: Replaceable): SaveProblem | undefined => {
  if (file === '' || /[/\\]$/.test(file)) return CANNOT_WRITE;
  const there = fileAt(file, replaceable);
  if (!there || isSaveProblem(there)) return there;
  return isReadOnly(file, there.stats) ? { problem: 'read-only' } : undefined;
};

/** The file that may be replaced, undefined where there is nothing. */
const fileAt = (
  file: string,
  { isOurs, most }: Replaceable,
): RegularFile | SaveProblem | undefined => {
  const there = readReplaceable(file, most);
  if (isRead(there)) return isOurs(there.bytes) ? there : NOT_OURS;
  switch (there.problem) {
    case 'missing':
      return undefined;
    case 'too-large':
      return NOT_OURS;
    case 'not-regular':
      return { problem: 'not-regular' };
    default:
      return CANNOT_WRITE;
  }
};

/** A file without any write permission counts as read-only even for the superuser. */
const isReadOnly = (file: string, { mode }: BigIntStats): boolean => {
  if ((mode & 0o222n) === 0n) return true;
  try {
    accessSync(file, constants.W_OK);
    return false;
  } catch {
    return true;
  }
};

/** Like `mkdir -p`. Node's recursive `mkdir` never returns where no folder can be made, as in /proc. */
const makeFolders = (folder: string): void => {
  const missing: string[] = [];
  for (let at = folder; !isFolder(at); at = path.dirname(at)) missing.push(at);
  for (const at of missing.reverse()) {
    try {
      mkdirSync(at);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error; // another process may have made it just now
    }
  }
};

/** Throws if the path is not a folder. */
const isFolder = (at: string): boolean => {
  const stats = statSync(at, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw new Error(`${at} is no folder`);
  return stats !== undefined || path.dirname(at) === at;
};

/** With the permissions, and if possible the owner, of the file that it will replace. */
const writeTemporary = (temporary: string, bytes: Uint8Array, like?: BigIntStats): void => {
  const fd = openSync(temporary, 'wx', like ? 0o600 : 0o666);
  try {
    if (like) keepOwner(fd, like);
    if (like) fchmodSync(fd, Number(like.mode & 0o777n));
    writeFileSync(fd, bytes);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

const keepOwner = (fd: number, { uid, gid }: BigIntStats): void => {
  try {
    fchownSync(fd, Number(uid), Number(gid));
  } catch {
    // only the superuser may give a file away
  }
};

/** Replaces a file, unless it is no longer the one that was read. */
const replace = (file: string, temporary: string, { stats }: RegularFile): boolean => {
  const now = lstatSync(file, { bigint: true });
  const isSame = (['dev', 'ino', 'size', 'mtimeNs', 'ctimeNs'] as const).every(
    field => now[field] === stats[field],
  );
  if (isSame) renameSync(temporary, file);
  return isSame;
};

const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'];

/** Creates a new file. A link, unlike a rename, never replaces a file that was created in between. */
const create = (file: string, temporary: string): boolean => {
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!NO_LINKS.includes(codeOf(error) ?? '')) throw error;
  }
  if (lstatSync(file, { throwIfNoEntry: false })) return false; // a file system without links
  renameSync(temporary, file);
  return true;
};

/** Syncs the folder, so that the new name survives a power cut. */
const syncFolder = (folder: string): void => {
  try {
    const fd = openSync(folder, 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch {
    // some systems cannot do that with a folder
  }
};
