/** Writes a snapshot as a backup file. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { formatHead, formatRow, type Snapshot, Tally } from './backupForm.ts';
import { writeWhole } from './wholeFile.ts';

const CHUNK = 1 << 16; // characters; a write for each row would cost more than the row

/** The lines of a backup, in chunks; answers the number of rows. */
export async function* backupLines(snapshot: Snapshot): AsyncGenerator<string, number> {
  const tally = new Tally(snapshot.tables);
  let chunk = formatHead(snapshot);
  for (const table of snapshot.tables) {
    for await (const row of snapshot.rows(table)) {
      tally.count(table.name);
      chunk += formatRow(table, row);
      if (chunk.length < CHUNK) continue;
      tally.hash(chunk);
      yield chunk;
      chunk = '';
    }
  }
  tally.hash(chunk);
  yield chunk + tally.formatTail();
  return tally.rows;
}

/**
 * Writes a new file that only its owner can read, since it has secrets; completely or not at all.
 * Answers the number of rows, or undefined if the file exists.
 */
export const writeBackup = async (
  snapshot: Snapshot,
  file: string,
): Promise<number | undefined> => {
  let rows = 0;
  const lines = async function* () {
    rows = yield* backupLines(snapshot);
  };
  const isWritten = await writeWhole(file, draft =>
    pipeline(
      Readable.from(lines(), { objectMode: false }),
      createGzip(),
      createWriteStream(draft, { flags: 'r+' }),
    ),
  );
  return isWritten ? rows : undefined;
};
