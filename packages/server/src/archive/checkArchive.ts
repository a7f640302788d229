/** Replays and verifies every stored match, running ones too. */
import { type Finding, isProblem, type MatchFile, parseMatchFile, verify } from '@tidetable/match';
import { sameData } from '@tidetable/rules';
import type { MatchStart, Result, Store, StoredTable, TableSeal } from '../store/store.ts';
import { isSound } from '../tables/newTable.ts';

/** Faults in the stored data of a table. */
export type TableFault =
  | Finding
  | { readonly problem: 'unreadable' } // not in a form that a server writes
  | { readonly problem: 'plan' } // a match could not begin from it
  | { readonly problem: 'other-plan' } // the match differs from the plan of its table
  | { readonly problem: 'not-begun' }; // there are entries or a result, and no start

/** Faults of the database itself, in the words of its engine. */
export interface Damage {
  readonly problem: 'damaged';
  readonly where: string;
}

export interface ArchiveFault {
  readonly table: string | null; // null for the whole database
  readonly game: string | null; // null where it cannot be read
  readonly fault: TableFault | Damage;
}

export interface Checked {
  readonly open: number; // tables that have not begun, and those that cannot be read
  readonly running: number;
  readonly over: number;
  readonly entries: number; // replayed
  readonly faults: number;
}

/** Reports each fault when it is found. People may play on meanwhile. */
export const checkArchive = async (
  store: Store,
  onFault: (fault: ArchiveFault) => void,
): Promise<Checked> => {
  const checked = { open: 0, running: 0, over: 0, entries: 0, faults: 0 };
  const report = (fault: ArchiveFault): void => {
    checked.faults++;
    onFault(fault);
  };
  const reportDamage = (error: unknown): void =>
    report({ table: null, game: null, fault: { problem: 'damaged', where: String(error) } });
  try {
    for (const where of await store.readDamage()) reportDamage(where);
    for await (const id of matchesOf(store)) {
      const stored = await readMatch(store, id).catch(() => ifOnlyThat(store, id));
      if (stored === 'gone') continue;
      checked[stored?.phase ?? 'open']++;
      checked.entries += stored?.log.length ?? 0;
      const fault = stored ? faultIn(stored) : ({ problem: 'unreadable' } as const);
      if (fault) report({ table: id, game: stored?.table.plan.game ?? null, fault });
    }
  } catch (error) {
    reportDamage(error);
  }
  return checked;
};

/** An unreadable match is a fault of its own, unless the whole database is unreadable. */
const ifOnlyThat = async (store: Store, id: string): Promise<undefined> =>
  void (await store.listMatches(id, 1));

const AT_ONCE = 1000; // ids

/** By id; tables created meanwhile may be among them. */
async function* matchesOf(store: Store): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const ids = await store.listMatches(last, AT_ONCE);
    yield* ids;
    if (ids.length < AT_ONCE) return;
    last = ids.at(-1) ?? last;
  }
}

interface StoredMatch {
  readonly phase: 'open' | 'running' | 'over';
  readonly table: StoredTable;
  readonly seal: TableSeal | undefined;
  readonly log: MatchFile['log'];
  readonly result: Result | undefined;
}

/**
 * One consistent snapshot: a result is stored with the last entry, and must not be while the log is
 * read.
 */
const readMatch = async (store: Store, id: string): Promise<StoredMatch | 'gone'> => {
  for (;;) {
    const before = await store.readResult(id);
    const table = await store.readTable(id);
    if (!table) return 'gone';
    const log = await store.readLog(id, 0);
    const result = await store.readResult(id);
    const hasBegun = table.start === null && log.length > 0 && (await store.readTable(id))?.start;
    if (hasBegun || !sameData(before ?? null, result ?? null)) continue;
    const seal = await store.readSeal(id);
    const phase = table.start === null ? 'open' : result ? 'over' : 'running';
    return { phase, table, seal, log, result };
  }
};

const faultIn = (stored: StoredMatch): TableFault | undefined => {
  try {
    return stored.table.start ? faultInMatch(stored, stored.table.start) : faultInOpen(stored);
  } catch {
    return { problem: 'unreadable' }; // a plan or a seal has an invalid form
  }
};

const faultInOpen = ({ table, seal, log, result }: StoredMatch): TableFault | undefined => {
  if (log.length > 0 || result) return { problem: 'not-begun' };
  return isSound({ ...table.plan, ...seal }) ? undefined : { problem: 'plan' };
};

const faultInMatch = (
  { table, seal, log, result }: StoredMatch,
  start: MatchStart,
): TableFault | undefined => {
  const file = parseMatchFile(JSON.stringify({ ...start, log, result: result ?? null }));
  if (isProblem(file)) return file;
  const { wrong } = verify(file);
  return (
    wrong ?? (isPlanned(file, { ...table.plan, ...seal }) ? undefined : { problem: 'other-plan' })
  );
};

/** Is it the match that the table agreed on, under its last seal? */
const isPlanned = (file: MatchFile, plan: StoredTable['plan']): boolean =>
  (['id', 'game', 'rules', 'commitment', 'seed'] as const).every(k => file[k] === plan[k]) &&
  (['options', 'pace'] as const).every(k => sameData(file[k], plan[k])) &&
  file.seats.length === plan.seats.length &&
  plan.seats.every((seat, i) =>
    seat.kind === 'bot' ? sameData(seat, file.seats[i]) : file.seats[i]?.kind === 'human',
  );
