/** The games of this browser as the pages show them, with what went wrong in keeping them. */
import { type Head, headOf, type Saved } from './head.ts';
import { deleteAllMatches, deleteMatch, listMatches, readMatches, unkeptMatches } from './store.ts';

export interface KeptMatches {
  /** The latest first. */
  readonly matches: readonly Head[];
  /** Closed to us, or cleared by the browser since the last visit. */
  readonly trouble: 'closed' | 'evicted' | undefined;
}

export const readMatchList = async (): Promise<KeptMatches> => {
  try {
    const matches = await listMatches();
    const trouble = matches.length === 0 && lastCount() > 0 ? 'evicted' : undefined;
    noteCount(matches.length);
    return { matches, trouble };
  } catch {
    return { matches: unkeptMatches().map(headOf), trouble: 'closed' };
  }
};

/** All of them, logs included. */
export const readAllMatches = (): Promise<Saved[]> =>
  readMatches(() => true).catch(() => unkeptMatches());

export const removeMatch = async (id: string): Promise<void> => {
  await deleteMatch(id);
  noteCount(lastCount() - 1);
};

export const removeAllMatches = async (): Promise<void> => {
  await deleteAllMatches();
  noteCount(0);
};

/** Kept beside the games, where clearing them leaves it: so we notice, and say so. */
const KEY = 'tidetable/kept';

const lastCount = (): number => {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
};

const noteCount = (n: number): void => {
  try {
    localStorage.setItem(KEY, String(Math.max(0, n)));
  } catch {
    // then nothing is noticed
  }
};
