/** The store of a server, for who runs it; the server may be running. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '@tidetable/server';
import { type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { readData } from './config.ts';
import { openStore } from './openStore.ts';

/** Nothing is made where nothing is. */
export const withStore = async <T>(
  input: Input,
  work: (store: Store, server: typeof import('@tidetable/server')) => Promise<T>,
): Promise<T> => {
  const { m } = input;
  const config = readData(input, process.env);
  const { data, databaseUrl } = config;
  const server = await import('@tidetable/server'); // other commands start without it
  if (databaseUrl === undefined && !existsSync(path.join(data, server.DATABASE)))
    throw new UsageError(m.operator.noData(printable(data)));
  const store = await openStore(input, config);
  try {
    return await work(store, server);
  } finally {
    await store.close();
  }
};

/** What a command is asked to do: its first word, with what belongs to it. */
export const readAction = (
  { m, words }: Input,
  actions: readonly string[],
  needs = 'ID',
): { readonly action: string; readonly id: string } => {
  const [action = 'list', id] = words;
  if (action === 'list' && id === undefined) return { action, id: '' };
  if (!actions.includes(action)) throw new UsageError(m.cli.badFlag(printable(id ?? action)));
  if (id === undefined) throw new UsageError(m.cli.missing(needs));
  return { action, id };
};

export const formatTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
