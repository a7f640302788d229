/** The store that the settings name. */
import type { Snapshot, Store } from '@tidetable/server';
import { type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import type { DataConfig } from './config.ts';

/** Throws a UsageError if the store cannot be opened. */
export const openStore = async (input: Input, config: DataConfig): Promise<Store> => {
  const { openPostgres, openSqlite } = await import('@tidetable/server'); // other commands start without it
  const { data, databaseUrl } = config;
  try {
    return await (databaseUrl === undefined ? openSqlite(data) : openPostgres(databaseUrl));
  } catch (error) {
    throw await storeRefusal(input, config, error as Error);
  }
};

/** Opens a read-only snapshot of the store. */
export const openSnapshot = async (input: Input, config: DataConfig): Promise<Snapshot> => {
  const { openPostgresSnapshot, openSqliteSnapshot } = await import('@tidetable/server');
  const { data, databaseUrl } = config;
  try {
    if (databaseUrl !== undefined) return await openPostgresSnapshot(databaseUrl);
    return openSqliteSnapshot(data);
  } catch (error) {
    throw await storeRefusal(input, config, error as Error);
  }
};

/** How the program ends with an error of the store. */
export const storeRefusal = async (
  { m }: Input,
  { data, databaseUrl }: DataConfig,
  { message, code }: NodeJS.ErrnoException,
): Promise<UsageError> => {
  const { NEWER_DATABASE } = await import('@tidetable/server');
  const place = databaseUrl === undefined ? printable(data) : 'DATABASE_URL';
  if (message === NEWER_DATABASE) return new UsageError(m.serve.newerData(place));
  if (databaseUrl !== undefined)
    return new UsageError(m.serve.noDatabase(place, printable(code ?? '')));
  const isDamaged = /malformed|not a database/.test(message); // as SQLite says it
  return new UsageError(isDamaged ? m.operator.damaged(place) : m.cli.cannotWrite(place));
};
