/** The operator's commands for tables, beside a server that may be running. */
import { randomBytes } from 'node:crypto';
import { ID_BYTES, isName } from '@tidetable/match';
import type { Thinkers } from '../bots/thinkers.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { botPersonOf } from '../store/bots.ts';
import type { Store } from '../store/store.ts';
import { SILENT } from '../telemetry/logger.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { DURATIONS } from './durations.ts';
import { lookOf } from './looksLike.ts';
import type { Refused } from './refused.ts';
import { Tables } from './tables.ts';

/** Opening a table here does not ask its bots: they play at the server. */
const NO_THINKERS: Thinkers = {
  think: () => new Promise(() => undefined),
  close: async () => undefined,
};

const tablesOf = (store: Store): Tables =>
  new Tables(
    store,
    NO_THINKERS,
    { log: SILENT, metrics: createMetrics() },
    { ...DURATIONS, keep: 0 }, // a command ends
  );

const MOST_TRIES = 20; // people play on meanwhile, so the first attempt may be stale

/** Ends a match without a result, or removes a table that has not begun. */
export const closeTable = async (
  store: Store,
  id: string,
): Promise<'closed' | 'removed' | 'over' | 'no-such-table'> => {
  if (await store.removeOpenTable(id)) return 'removed';
  const tables = tablesOf(store);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const outcome = await tables.use(id, async table => (await table.abort()) ?? 'closed');
    if (outcome === undefined) return 'no-such-table';
    if (outcome === 'closed') return outcome;
    if (outcome.code === 'over') return 'over';
    if (outcome.code !== 'stale') throw new Error(`${id} cannot be closed: ${outcome.code}`);
  }
  throw new Error(`${id} changes too fast`);
};

export interface Renamed {
  readonly name: string;
  /** Tables whose match could not be told; their players are still called as before. */
  readonly failed: readonly string[];
}

/** Calls a person by a name that nobody chose, at every table that is not over. */
export const removeName = async (store: Store, person: string): Promise<Renamed | undefined> => {
  const name = `Guest ${person.slice(0, 6)}`;
  const ids = await store.renamePerson(person, name);
  if (!ids) return undefined;
  const tables = tablesOf(store);
  const failed: string[] = [];
  for (const id of ids) if (!(await renameAt(tables, id, { person, name }))) failed.push(id);
  return { name, failed };
};

const renameAt = async (
  tables: Tables,
  id: string,
  { person, name }: { person: string; name: string },
): Promise<boolean> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const refused = await tables
      .use(id, table => table.rename(person, name))
      .catch((): Refused => ({ code: 'unavailable' })); // a match that cannot be replayed
    if (!refused) return true;
    if (refused.code !== 'stale') return false;
  }
  return false;
};

export interface LetIn {
  readonly id: string;
  readonly token: string; // shown once: only its hash is stored
}

/** Admits a program of another person, under a name, for certain games. */
export const addBot = async (
  store: Store,
  { name, games }: { readonly name: string; readonly games: readonly string[] },
): Promise<LetIn | 'bad-name' | 'name-taken'> => {
  if (!isName(name)) return 'bad-name';
  const id = botPersonOf(randomBytes(ID_BYTES).toString('hex'));
  const token = newSecret();
  const isNew = await store.addBot({ id, name, look: lookOf(name), games, token: hashOf(token) });
  return isNew ? { id, token } : 'name-taken';
};

/** By its name; false if there is none. */
export const revokeBot = async (store: Store, name: string): Promise<boolean> => {
  const bot = (await store.listBots()).find(b => b.name === name);
  return bot !== undefined && store.removeBot(bot.id);
};
