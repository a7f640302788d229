/** Writes a new file completely or not at all, and never replaces another one. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** `fill` writes a draft beside it, which only its owner can read. False if the file exists. */
export const writeWhole = async (
  file: string,
  fill: (draft: string) => Promise<void>,
): Promise<boolean> => {
  if (lstatSync(file, { throwIfNoEntry: false })) return false;
  const draft = `${file}.${randomBytes(8).toString('hex')}.new`;
  try {
    closeSync(openSync(draft, 'wx', 0o600));
    await fill(draft);
    sync(draft, 'r+');
    if (!publish(draft, file)) return false;
    sync(dirname(file), 'r'); // a power cut must not lose the new name, either
    return true;
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(draft + end, { force: true });
  }
};

const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'];

/** A link, unlike renaming, never replaces a file created in between. */
const publish = (draft: string, file: string): boolean => {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!NO_LINKS.includes(code)) throw error;
  }
  if (existsSync(file)) return false; // a file system without links
  renameSync(draft, file);
  return true;
};

/** Some systems cannot sync a folder. */
const sync = (path: string, flags: 'r' | 'r+'): void => {
  const fd = openSync(path, flags);
  try {
    fsyncSync(fd);
  } catch (error) {
    if (flags === 'r+') throw error;
  } finally {
    closeSync(fd);
  }
};
