/** Everything that a server has stored, as one file. docs/backup.md */
import { cleaned, type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { withSnapshot } from '../serve/openData.ts';

export const backup = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const [file = usualName(new Date())] = input.words;
  const rows = await withSnapshot(input, (snapshot, { writeBackup }) =>
    writeBackup(snapshot, file).catch((error: NodeJS.ErrnoException) => {
      if (error.syscall === undefined) throw error; // not a matter of the file
      throw new UsageError(m.cli.cannotWrite(printable(file)));
    }),
  );
  if (rows === undefined) throw new UsageError(m.operator.isThere(printable(file)));
  if (flags.json) return console.log(JSON.stringify({ file, rows }));
  console.log(m.operator.backedUp(rows, cleaned(file)));
  console.log(m.operator.keepSafe);
};

/** Names sort by time. */
const usualName = (now: Date): string =>
  `tidetable-${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup`;
