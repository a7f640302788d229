/** Safe reading of any path: only a regular file is opened, up to a maximum size. */
import {
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';

export interface RegularFile {
  readonly bytes: Buffer;
  readonly stats: BigIntStats;
}

export interface NoRegularFile {
  readonly problem: 'missing' | 'not-regular' | 'folder' | 'too-large' | 'unreadable';
}

export const isRead = (x: RegularFile | NoRegularFile): x is RegularFile => 'bytes' in x;

/** Reads at most `most` bytes. Follows symbolic links. */
export const readRegularFile = (file: string, most: number): RegularFile | NoRegularFile =>
  reading(() => statSync(file, { bigint: true }), file, { most, flags: 0 });

/** Reads a file that will be replaced: a symbolic link is refused as not regular. */
export const readReplaceable = (file: string, most: number): RegularFile | NoRegularFile =>
  reading(() => lstatSync(file, { bigint: true }), file, {
    most,
    flags: constants.O_NOFOLLOW ?? 0,
  });

const reading = (
  look: () => BigIntStats,
  file: string,
  { most, flags }: { most: number; flags: number },
): RegularFile | NoRegularFile => {
  try {
    const stats = look(); // before it is opened, because opening a device may have effects
    if (!stats.isFile()) return { problem: stats.isDirectory() ? 'folder' : 'not-regular' };
    // Without O_NONBLOCK, a pipe that has taken the file's place in between would wait for a writer.
    const nonblocking = constants.O_NONBLOCK ?? 0;
    const fd = openSync(file, constants.O_RDONLY | nonblocking | flags);
    try {
      return readOpened(fd, most);
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    return { problem: codeOf(error) === 'ENOENT' ? 'missing' : 'unreadable' };
  }
};

const readOpened = (fd: number, most: number): RegularFile | NoRegularFile => {
  const stats = fstatSync(fd, { bigint: true });
  if (!stats.isFile()) return { problem: 'not-regular' };
  const chunks: Buffer[] = [];
  let size = 0; // the file may be longer than it said
  while (stats.size <= most && size <= most) {
    const chunk = Buffer.allocUnsafe(1 << 16);
    const read = readSync(fd, chunk, 0, chunk.length, null);
    if (read === 0) return { bytes: Buffer.concat(chunks), stats };
    chunks.push(chunk.subarray(0, read));
    size += read;
  }
  return { problem: 'too-large' };
};

export const codeOf = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | undefined)?.code;
