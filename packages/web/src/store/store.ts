/** What this browser keeps: matches and results, in IndexedDB. Anything may fail here: full, private, evicted. */
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type Head, type LogEntry, type Result, type Saved, savedOf } from './head.ts';
import { type Schema, UPGRADES } from './upgrades.ts';

const NAME = 'tidetable';

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The database, opened when it is first needed. */
export const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>(NAME, UPGRADES.length, {
    async upgrade(db, from, _, change) {
      try {
        for (const upgrade of UPGRADES.slice(from)) await upgrade(db, change);
      } catch {
        change.abort(); // all or nothing: else some games would be upgraded, and others never
      }
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

/** The log of a match from a ply on, as a range of keys. */
const logOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** What could not be kept lasts as long as this page. */
const unkept = new Map<string, Saved>();

/** Remembers a match that cannot be kept. */
export const setAside = (saved: Saved): void => {
  unkept.set(saved.id, saved);
};

/** What is kept counts again. */
export const forgetUnkept = (id: string): void => {
  unkept.delete(id);
};

/** Is it lost with this page? */
export const isUnkept = (id: string): boolean => unkept.has(id);

/** Matches that only this page knows. */
export const unkeptMatches = (): Saved[] => [...unkept.values()];

/** A record that was never a match is left alone, and is none to anybody. */
const isHead = (record: Head | undefined): record is Head => record?.logLength !== undefined;

export const readHead = async (id: string): Promise<Head | undefined> => {
  const record = await (await database()).get('matches', id);
  return isHead(record) ? record : undefined;
};

/** The entries of a log from a ply on. */
export const readEntries = async (id: string, from: number): Promise<LogEntry[]> =>
  (await database()).getAll('entries', logOf(id, from));

export const readMatch = async (id: string): Promise<Saved | undefined> => {
  const aside = unkept.get(id);
  if (aside) return aside;
  const reading = (await database()).transaction(['matches', 'entries']);
  const head = await reading.objectStore('matches').get(id);
  return isHead(head) ? withLog(head, reading) : undefined;
};

/** The latest first. */
export const listMatches = async (): Promise<Head[]> =>
  (await (await database()).getAllFromIndex('matches', 'updated')).filter(isHead).reverse();

/** With their logs; the latest first. */
export const readMatches = async (isWanted: (head: Head) => boolean): Promise<Saved[]> => {
  const reading = (await database()).transaction(['matches', 'entries']);
  const heads = await reading.objectStore('matches').index('updated').getAll();
  const wanted = heads.filter(isHead).filter(isWanted).reverse();
  return Promise.all(wanted.map(head => withLog(head, reading)));
};

type Reading = IDBPTransaction<Schema, ('matches' | 'entries')[], 'readonly'>;

const withLog = async (head: Head, reading: Reading): Promise<Saved> =>
  savedOf(head, await reading.objectStore('entries').getAll(logOf(head.id)));

export const deleteMatch = async (id: string): Promise<void> => {
  forgetUnkept(id);
  const change = (await database()).transaction(['matches', 'entries'], 'readwrite');
  await Promise.all([
    change.objectStore('matches').delete(id),
    change.objectStore('entries').delete(logOf(id)),
    change.done,
  ]);
};

/** Everything that was ever played here. */
export const deleteAllMatches = async (): Promise<void> => {
  unkept.clear();
  const stores = ['matches', 'entries', 'results'] as const;
  const change = (await database()).transaction(stores, 'readwrite');
  await Promise.all([...stores.map(store => change.objectStore(store).clear()), change.done]);
};

export const listResults = async (): Promise<Result[]> => (await database()).getAll('results');
