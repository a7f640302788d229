/** What this browser keeps: matches, in IndexedDB. Anything may fail here: full, private, evicted. */
import type { MatchFile } from '@tidetable/match';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Aids } from '../table/table.ts';

/** A match as it is kept; the file alone is enough to go on with it. */
export interface Saved {
  readonly id: string;
  readonly file: MatchFile;
  /** By seat; null for a person. */
  readonly bots: readonly (string | null)[];
  readonly aids: Aids;
  readonly hints: number;
  readonly updated: number; // milliseconds since 1970
}

interface Shelves extends DBSchema {
  matches: { key: string; value: Saved; indexes: { updated: number } };
}

export const VERSION = 1;
const NAME = 'tidetable';

/** What each version added; a browser may come from any of them. */
const UPGRADES: readonly ((db: IDBPDatabase<Shelves>) => void)[] = [
  db => {
    db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
  },
];

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

const shelves = (): Promise<IDBPDatabase<Shelves>> => {
  opened ??= openDB<Shelves>(NAME, VERSION, {
    upgrade(db, from) {
      for (const upgrade of UPGRADES.slice(from)) upgrade(db);
    },
    /** Another tab brings a newer version: make way, and open again when needed. */
    blocking(_, __, e) {
      (e.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

export const saveMatch = async (saved: Saved): Promise<void> => {
  await (await shelves()).put('matches', saved);
};

export const readMatch = async (id: string): Promise<Saved | undefined> =>
  (await shelves()).get('matches', id);

/** The latest first. */
export const listMatches = async (): Promise<Saved[]> =>
  (await (await shelves()).getAllFromIndex('matches', 'updated')).reverse();

export const deleteMatch = async (id: string): Promise<void> => {
  await (await shelves()).delete('matches', id);
};

export const deleteAllMatches = async (): Promise<void> => {
  await (await shelves()).clear('matches');
};
