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

/** What could not be kept lasts as long as this page. */
const unkept = new Map<string, Saved>();

export const saveMatch = async (saved: Saved): Promise<void> => {
  unkept.set(saved.id, saved);
  await (await shelves()).put('matches', saved);
  if (unkept.get(saved.id) === saved) unkept.delete(saved.id);
};

export const readMatch = async (id: string): Promise<Saved | undefined> =>
  unkept.get(id) ?? (await shelves()).get('matches', id);

/** Matches that only this page knows. */
export const unkeptMatches = (): Saved[] => [...unkept.values()];

/** The latest first. */
export const listMatches = async (): Promise<Saved[]> =>
  (await (await shelves()).getAllFromIndex('matches', 'updated')).reverse();

export const deleteMatch = async (id: string): Promise<void> => {
  unkept.delete(id);
  await (await shelves()).delete('matches', id);
};

export const deleteAllMatches = async (): Promise<void> => {
  unkept.clear();
  await (await shelves()).clear('matches');
};

/** What people and bots did, chance and undos apart. */
export const moveCount = ({ log }: MatchFile): number =>
  log.filter(entry => entry.seat >= 0 && 'move' in entry).length;
