/** What this browser keeps: matches and results, in IndexedDB. Anything may fail here: full, private, evicted. */
import type { Level } from '@tidetable/bots';
import { FORMAT, isAncestor, isProblem, type MatchFile, parseMatchFile } from '@tidetable/match';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Aids } from '../table/table.ts';

/** A match as it is kept; the file alone is enough to go on with it. */
export interface Saved {
  readonly id: string;
  readonly file: MatchFile;
  /** By seat; null for a person. */
  readonly bots: readonly (Level | null)[];
  readonly aids: Aids;
  readonly hints: number;
  readonly updated: number; // milliseconds since 1970
}

/** How a match ended; kept even when the match itself is deleted. */
export interface Result {
  readonly id: string; // of the match
  readonly game: string;
  readonly options: MatchFile['options'];
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly isPractice: boolean;
  readonly hints: number;
  readonly at: number; // milliseconds since 1970
}

interface Shelves extends DBSchema {
  matches: { key: string; value: Saved; indexes: { updated: number } };
  results: { key: string; value: Result };
}

export const VERSION = 3;
const NAME = 'tidetable';

/** What each version added; a browser may come from any of them. */
const UPGRADES: readonly ((db: IDBPDatabase<Shelves>, change: VersionChange) => unknown)[] = [
  db => {
    db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
  },
  db => {
    db.createObjectStore('results', { keyPath: 'id' });
  },
  (_, change) => convertMatches(change),
];

/** Match files of an earlier form are kept in the present one; one that cannot be read stays as it is. */
const convertMatches = async (change: VersionChange): Promise<void> => {
  for await (const cursor of change.objectStore('matches').iterate()) {
    const { value } = cursor;
    if (value.file.format === FORMAT) continue;
    const file = parseMatchFile(JSON.stringify(value.file));
    if (!isProblem(file)) await cursor.update({ ...value, file });
  }
};

type VersionChange = IDBPTransaction<Shelves, ArrayLike<'matches' | 'results'>, 'versionchange'>;

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

const shelves = (): Promise<IDBPDatabase<Shelves>> => {
  opened ??= openDB<Shelves>(NAME, VERSION, {
    async upgrade(db, from, _, change) {
      for (const upgrade of UPGRADES.slice(from)) await upgrade(db, change);
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

/** The kept match has gone on otherwise: another tab plays it. */
export class Overtaken extends Error {}

/** A log only grows: a match that has gone on is never written over. */
export const saveMatch = async (saved: Saved): Promise<void> => {
  unkept.set(saved.id, saved);
  const { store, done } = (await shelves()).transaction('matches', 'readwrite');
  const write = async (): Promise<boolean> => {
    const kept = await store.get(saved.id);
    if (kept && !isAncestor(kept.file, saved.file)) return false;
    await store.put(saved);
    return true;
  };
  const [isWritten] = await Promise.all([write(), done]);
  if (unkept.get(saved.id) === saved) unkept.delete(saved.id);
  if (!isWritten) throw new Overtaken(saved.id);
};

export const readMatch = async (id: string): Promise<Saved | undefined> =>
  unkept.get(id) ?? (await shelves()).get('matches', id);

/** Is it lost with this page? */
export const isUnkept = (id: string): boolean => unkept.has(id);

/** Matches that only this page knows. */
export const unkeptMatches = (): Saved[] => [...unkept.values()];

/** The latest first. */
export const listMatches = async (): Promise<Saved[]> =>
  (await (await shelves()).getAllFromIndex('matches', 'updated')).reverse();

export const deleteMatch = async (id: string): Promise<void> => {
  unkept.delete(id);
  await (await shelves()).delete('matches', id);
};

/** Everything that was ever played here. */
export const deleteAllMatches = async (): Promise<void> => {
  unkept.clear();
  const all = (await shelves()).transaction(['matches', 'results'], 'readwrite');
  await Promise.all([
    all.objectStore('matches').clear(),
    all.objectStore('results').clear(),
    all.done,
  ]);
};

export const saveResult = async (result: Result): Promise<void> => {
  await (await shelves()).put('results', result);
};

export const listResults = async (): Promise<Result[]> => (await shelves()).getAll('results');

/** What people and bots did, chance and undos apart. */
export const moveCount = ({ log }: MatchFile): number =>
  log.filter(entry => entry.seat >= 0 && entry.type === 'move').length;
