/** The data folder of a server, for who runs it; the server may be running. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Snapshot, Store } from '@tidetable/server';
import { type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { readData } from './config.ts';

type TheServer = typeof import('@tidetable/server');

/** Nothing is made where nothing is. */
export const withStore = async <T>(
  input: Input,
  work: (store: Store, server: TheServer) => Promise<T>,
): Promise<T> => {
  const { data, server } = await findData(input);
  const store = await server.openSqlite(data).catch(refuseData(input, data, server));
  try {
    return await work(store, server);
  } finally {
    await store.close();
  }
};

/** All that is stored, as it is at this moment; the store stays as it was written. */
export const withSnapshot = async <T>(
  input: Input,
  work: (snapshot: Snapshot, server: TheServer) => Promise<T>,
): Promise<T> => {
  const { data, server } = await findData(input);
  const refuse = refuseData(input, data, server);
  const snapshot = await Promise.resolve(data).then(server.openSqliteSnapshot).catch(refuse);
  try {
    return await work(snapshot, server);
  } catch (error) {
    if (isDamage(error as Error)) refuse(error as Error);
    throw error;
  } finally {
    await snapshot.close();
  }
};

const findData = async (input: Input): Promise<{ data: string; server: TheServer }> => {
  const { data } = readData(input, process.env);
  const server = await import('@tidetable/server'); // other commands start without it
  if (existsSync(path.join(data, server.DATABASE))) return { data, server };
  throw new UsageError(input.m.operator.noData(printable(data)));
};

/** What the engine says of a file that it cannot read. */
const isDamage = ({ message }: Error): boolean => /malformed|not a database/.test(message);

const refuseData =
  ({ m }: Input, data: string, { NEWER_DATABASE }: TheServer) =>
  (error: Error): never => {
    const folder = printable(data);
    if (isDamage(error)) throw new UsageError(m.operator.damaged(folder));
    const isNewer = error.message === NEWER_DATABASE;
    throw new UsageError(isNewer ? m.serve.newerData(folder) : m.cli.cannotWrite(folder));
  };

/** What a command is asked to do: its first word, with what belongs to it. */
export const readAction = (
  { m, words }: Input,
  actions: readonly string[],
): { readonly action: string; readonly id: string } => {
  const [action = 'list', id] = words;
  if (action === 'list' && id === undefined) return { action, id: '' };
  if (!actions.includes(action)) throw new UsageError(m.cli.badFlag(printable(id ?? action)));
  if (id === undefined) throw new UsageError(m.cli.missing('ID'));
  return { action, id };
};

export const formatTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
