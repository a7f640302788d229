/** Retention periods: one list, and one job. docs/retention.md */
import type { OperatorFunctions, Tidied } from '../store/operatorFunctions.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../telemetry/logger.ts';

const HOUR = 60 * 60 * 1000; // milliseconds
const DAY = 24 * HOUR;

/** In days. */
export const KEPT = {
  people: 365, // last visit; only without a seat and without an own table that is kept
  openTables: 30, // never started
  matches: 365, // since their last entry, with their seats
  reports: 180,
} as const;

/** `now` by the clock of the store, which has stamped what is kept: a machine may think that it is next year. */
export const tidy = async (store: OperatorFunctions, now: number): Promise<Tidied> => {
  const before = (days: number): number => now - days * DAY;
  const { people, openTables, matches, reports } = KEPT;
  const cutoffs = {
    now,
    people: before(people),
    openTables: before(openTables),
    matches: before(matches),
    reports: before(reports),
  };
  return store.tidy(cutoffs);
};

export interface Tidying {
  stop(): void;
}

/** Every day, first an hour after the start: a server that was just updated has other things to do. */
export const startTidying = (store: OperatorFunctions & Pick<Store, 'now'>, log: Log): Tidying => {
  let timer: NodeJS.Timeout;
  const wait = (milliseconds: number): void => {
    timer = setTimeout(() => void run(), milliseconds).unref();
  };
  const run = async (): Promise<void> => {
    try {
      log.info(await tidy(store, await store.now()), 'tidied');
    } catch (error) {
      log.error(error);
    }
    wait(DAY);
  };
  wait(HOUR);
  return { stop: () => clearTimeout(timer) };
};
