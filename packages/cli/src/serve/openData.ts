/** Opens the store of a server for the commands of operators; the server may be running. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Snapshot, Store } from '@tidetable/server';
import { type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { type DataConfig, readData } from './config.ts';
import { openSnapshot, openStore } from './openStore.ts';

type TheServer = typeof import('@tidetable/server');

/** Never creates a store. */
export const withStore = async <T>(
  input: Input,
  work: (store: Store, server: TheServer) => Promise<T>,
): Promise<T> => {
  const { config, server } = await findData(input);
  const store = await openStore(input, config);
  try {
    return await work(store, server);
  } finally {
    await store.close();
  }
};

/** A read-only snapshot of the store. */
export const withSnapshot = async <T>(
  input: Input,
  work: (snapshot: Snapshot, server: TheServer) => Promise<T>,
): Promise<T> => {
  const { config, server } = await findData(input);
  const snapshot = await openSnapshot(input, config);
  try {
    return await work(snapshot, server);
  } finally {
    await snapshot.close();
  }
};

const findData = async (input: Input): Promise<{ config: DataConfig; server: TheServer }> => {
  const config = readData(input, process.env);
  const { data, databaseUrl } = config;
  const server = await import('@tidetable/server'); // other commands start without it
  if (databaseUrl !== undefined || existsSync(path.join(data, server.DATABASE)))
    return { config, server };
  throw new UsageError(input.m.operator.noData(printable(data)));
};

/** The subcommand: its first word, with its arguments. */
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
