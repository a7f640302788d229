/** The store that the settings name. */
import type { Store } from '@tidetable/server';
import { type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import type { DataConfig } from './config.ts';

/** Refuses with a sentence what cannot be opened. */
export const openStore = async (
  { m }: Input,
  { data, databaseUrl }: DataConfig,
): Promise<Store> => {
  const { NEWER_DATABASE, openPostgres, openSqlite } = await import('@tidetable/server'); // other commands start without it
  const place = databaseUrl === undefined ? printable(data) : 'DATABASE_URL';
  try {
    return await (databaseUrl === undefined ? openSqlite(data) : openPostgres(databaseUrl));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (message === NEWER_DATABASE) throw new UsageError(m.serve.newerData(place));
    throw new UsageError(
      databaseUrl === undefined
        ? m.cli.cannotWrite(place)
        : m.serve.noDatabase(place, printable(code ?? '')),
    );
  }
};
