/** What each version of the store added; a browser may come from any of them. */
import { FORMAT, isProblem, parseMatchFile } from '@tidetable/match';
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { type Head, headOf, type LogEntry, type Result, type Saved } from './head.ts';

export interface Schema extends DBSchema {
  matches: { key: string; value: Head; indexes: { updated: number } };
  /** By match and ply. */
  entries: { key: [string, number]; value: LogEntry };
  results: { key: string; value: Result };
}

type Store = 'matches' | 'entries' | 'results';
type VersionChange = IDBPTransaction<Schema, ArrayLike<Store>, 'versionchange'>;
type Upgrade = (db: IDBPDatabase<Schema>, change: VersionChange) => unknown;

/** Up to version 3 a match was one record, its log included. */
interface WholeMatches extends DBSchema {
  matches: { key: string; value: Saved };
}
type WholeMatchesChange = IDBPTransaction<WholeMatches, ArrayLike<'matches'>, 'versionchange'>;

const wholeMatches = (change: VersionChange) =>
  (change as unknown as WholeMatchesChange).objectStore('matches');

/** Only what has a log can be taken apart; nothing of ours was ever without, but it is somebody's browser. */
const isWhole = ({ file }: Partial<Saved>): boolean =>
  Array.isArray(file?.log) && file.log.every(entry => typeof entry === 'object' && entry !== null);

/** Match files of an earlier form are kept in the present one; one that cannot be read stays as it is. */
const convertMatches = async (change: VersionChange): Promise<void> => {
  for await (const cursor of wholeMatches(change).iterate()) {
    const { value } = cursor;
    if (!isWhole(value) || value.file.format === FORMAT) continue;
    const file = parseMatchFile(JSON.stringify(value.file));
    if (!isProblem(file)) await cursor.update({ ...value, file });
  }
};

/** A log stands apart from its match, so that a move adds to it and rewrites nothing. */
const takeLogsOut = async (change: VersionChange): Promise<void> => {
  const matches = change.objectStore('matches');
  const entries = change.objectStore('entries');
  for (const saved of await wholeMatches(change).getAll()) {
    if (!isWhole(saved)) continue;
    const { log } = saved.file;
    await Promise.all(log.map((entry, ply) => entries.add(entry, [saved.id, ply])));
    await matches.put(headOf(saved));
  }
};

export const UPGRADES: readonly Upgrade[] = [
  db => {
    db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
  },
  db => {
    db.createObjectStore('results', { keyPath: 'id' });
  },
  (_, change) => convertMatches(change),
  (db, change) => {
    db.createObjectStore('entries');
    return takeLogsOut(change);
  },
];
