/** Makes a store from a backup file, where none exists. docs/backup.md */
import { statSync } from 'node:fs';
import type { BackupProblem } from '@tidetable/server';
import { cleaned, type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { readData } from '../serve/config.ts';
import { storeRefusal } from '../serve/openStore.ts';

export const restore = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const [file] = input.words;
  if (file === undefined) throw new UsageError(m.cli.missing('FILE'));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(m.cli.cannotRead(printable(file)));
  const config = readData(input, process.env);
  const { data, databaseUrl } = config;
  const { isBackupProblem, restorePostgres, restoreSqlite } = await import('@tidetable/server'); // other commands start without it
  const restoring =
    databaseUrl === undefined ? restoreSqlite(data, file) : restorePostgres(databaseUrl, file);
  const restored = await restoring.catch(async (error: NodeJS.ErrnoException) => {
    const isOfFile = error.path === file || error.syscall === 'read';
    if (isOfFile) throw new UsageError(m.cli.cannotRead(printable(file)));
    throw await storeRefusal(input, config, error);
  });
  const place = databaseUrl === undefined ? data : 'DATABASE_URL';
  if (isBackupProblem(restored)) throw refusal(input, restored, { file, place });
  const { rows } = restored;
  console.log(flags.json ? JSON.stringify({ rows }) : m.operator.restored(rows, cleaned(place)));
};

const refusal = (
  { m }: Input,
  problem: BackupProblem,
  { file, place }: { file: string; place: string },
): UsageError => {
  const { operator } = m;
  if (problem.problem === 'not-empty') return new UsageError(operator.notEmpty(printable(place)));
  return new UsageError(m.cli.aboutFile(printable(file), sentence(operator, problem)));
};

const sentence = (
  { backupProblems }: Input['m']['operator'],
  p: Exclude<BackupProblem, { problem: 'not-empty' }>,
): string => {
  switch (p.problem) {
    case 'bad-row':
      return backupProblems['bad-row'](p.line);
    case 'loose-row':
      return backupProblems['loose-row'](p.table);
    default:
      return backupProblems[p.problem];
  }
};
