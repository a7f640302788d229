/** Reads the rows of a backup file, and validates everything. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BACKUP, formatHead, type Row, type TableForm, Tally } from './backupForm.ts';
import { BackupError } from './backupProblem.ts';

/** The target of rows. `add` throws a BackupError, or answers false for an invalid row. */
export interface RowSink {
  readonly tables: readonly TableForm[];
  add(table: TableForm, row: Row): boolean;
}

/** Longer than any row; the longest has a match file without its log. */
const LONGEST_LINE = 16 << 20; // characters

/**
 * Reads all rows into the sink that is opened for their schema. Head and tail must equal those that
 * we would have written. Answers the number of rows; throws a BackupError, or an error of the
 * system.
 */
export const readBackup = async (
  file: string,
  open: (schema: number) => RowSink,
): Promise<number> => {
  const lines = linesOf(file);
  const head = await next(lines);
  const schema = schemaIn(head);
  const sink = open(schema);
  if (formatHead({ schema, tables: sink.tables }) !== head)
    throw new BackupError({ problem: 'not-a-backup' });
  const tally = new Tally(sink.tables);
  const add = adderTo(sink);
  tally.hash(head);
  let n = 1;
  for (;;) {
    const line = await next(lines);
    n++;
    if (line.startsWith('{')) {
      const isAll = line === tally.formatTail() && (await lines.next()).done;
      if (isAll) return tally.rows;
      throw new BackupError({ problem: 'changed' });
    }
    const table = add(line);
    if (table === undefined) throw new BackupError({ problem: 'bad-row', line: n });
    tally.count(table);
    tally.hash(line);
  }
};

const next = async (lines: AsyncGenerator<string>): Promise<string> => {
  const { value, done } = await lines.next();
  if (done) throw new BackupError({ problem: 'cut' });
  return value;
};

const schemaIn = (head: string): number => {
  const { format, schema } = parsed(head) as { format?: unknown; schema?: unknown };
  const isOurs = format === BACKUP && Number.isSafeInteger(schema) && Number(schema) > 0;
  if (isOurs) return schema as number;
  const isLater = typeof format === 'string' && /^tidetable-backup\/\d+$/.test(format);
  throw new BackupError({
    problem: isLater && format !== BACKUP ? 'newer-backup' : 'not-a-backup',
  });
};

/** An object, whatever the text is. */
const parsed = (text: string): object => {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
};

/** Adds the row of a line; answers its table, or undefined if the line is not a valid row. */
const adderTo = (sink: RowSink) => {
  const byName = new Map(sink.tables.map(table => [table.name, table]));
  return (line: string): string | undefined => {
    const read = parsed(line);
    if (!Array.isArray(read)) return undefined;
    const [name, ...row] = read as unknown[];
    const table = byName.get(name as string);
    return table && isRow(table, row) && sink.add(table, row) ? table.name : undefined;
  };
};

const isRow = ({ columns }: TableForm, row: readonly unknown[]): row is Row =>
  row.length === columns.length &&
  columns.every(({ type, isJson }, i) => {
    const value = row[i];
    if (value === null) return true; // where that may not be, the engine says so
    if (type === 'integer') return Number.isSafeInteger(value);
    if (typeof value !== 'string' || value.includes('\0')) return false; // PostgreSQL stores no NUL
    return !isJson || isJsonData(value);
  });

/** All that the store keeps as JSON are objects and lists. */
const isJsonData = (text: string): boolean => {
  try {
    const data: unknown = text.includes('\\u0000')
      ? JSON.parse(text, withoutNul)
      : JSON.parse(text);
    return typeof data === 'object' && data !== null;
  } catch {
    return false;
  }
};

const withoutNul = (key: string, value: unknown): unknown => {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0')))
    throw new Error('NUL');
  return value;
};

/** Each with its end. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let begun: string[] = []; // of a line that is not complete yet
  let length = 0;
  for await (const text of textOf(file)) {
    const [first = '', ...others] = text.split('\n');
    begun.push(first);
    length += first.length;
    if (length > LONGEST_LINE) throw new BackupError({ problem: 'changed' });
    if (others.length === 0) continue;
    yield `${begun.join('')}\n`;
    const last = others.pop() ?? '';
    for (const line of others) yield `${line}\n`;
    begun = [last];
    length = last.length;
  }
  if (length > 0) throw new BackupError({ problem: 'cut' });
}

async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.once('error', error => unpacked.destroy(error));
  try {
    for await (const bytes of unpacked) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw problemOf(error as NodeJS.ErrnoException) ?? error;
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/**
 * The problem for an error of decompression or decoding; undefined for an error of the system, or
 * our own.
 */
const problemOf = ({ code = '', message }: NodeJS.ErrnoException): BackupError | undefined => {
  if (code === 'Z_BUF_ERROR') return new BackupError({ problem: 'cut' });
  if (message === 'incorrect header check') return new BackupError({ problem: 'not-a-backup' });
  const isDamaged = code.startsWith('Z_') || code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
  return isDamaged ? new BackupError({ problem: 'changed' }) : undefined;
};
