/** Everything that a server has stored, as one file. docs/backup.md */
import type { Snapshot } from '@tidetable/server';
import { cleaned, type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { readData } from '../serve/config.ts';
import { withSnapshot } from '../serve/openData.ts';
import { storeRefusal } from '../serve/openStore.ts';

export const backup = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const [file = usualName(new Date())] = input.words;
  const rows = await withSnapshot(input, snapshot => write(input, snapshot, file));
  if (rows === undefined) throw new UsageError(m.operator.isThere(printable(file)));
  if (flags.json) return console.log(JSON.stringify({ file, rows }));
  console.log(m.operator.backedUp(rows, cleaned(file)));
  console.log(m.operator.keepSafe);
};

const write = async (
  input: Input,
  snapshot: Snapshot,
  file: string,
): Promise<number | undefined> => {
  const { writeBackup } = await import('@tidetable/server'); // other commands start without it
  try {
    return await writeBackup(snapshot, file);
  } catch (error) {
    const { path, syscall } = error as NodeJS.ErrnoException;
    const isOfFile = path !== undefined || syscall === 'write' || syscall === 'fsync';
    if (isOfFile) throw new UsageError(input.m.cli.cannotWrite(printable(file)));
    throw await storeRefusal(input, readData(input, process.env), error as Error);
  }
};

/** Names sort by time. */
const usualName = (now: Date): string =>
  `tidetable-${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup`;
