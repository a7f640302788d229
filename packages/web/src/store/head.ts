/** A kept match without its log: small, whatever the length of the match. Pure: no storage. */
import type { Level } from '@tidetable/bots';
import { isPractice, type MatchFile, standingsOf } from '@tidetable/match';
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

export type LogEntry = MatchFile['log'][number];

/** Everything but the log, with what a list shows of the log and where the log ends. */
export interface Head extends Omit<Saved, 'file'> {
  readonly file: Omit<MatchFile, 'log'>;
  readonly logLength: number; // entries
  readonly lastCheck: string; // of the last entry; empty before the first
  readonly moves: number; // of people and bots, undone ones included; those of chance are not
  readonly isPractice: boolean;
}

/** How a match ended; kept even when the match itself is deleted. */
export interface Result {
  readonly id: string; // of the match
  readonly game: string;
  readonly options: MatchFile['options'];
  /** By seat, null for a person; older results do not say it. */
  readonly bots?: readonly (Level | null)[];
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly isPractice: boolean;
  readonly hints: number;
  readonly at: number; // milliseconds since 1970
}

export const headOf = ({ file: { log, ...file }, ...saved }: Saved): Head =>
  grown({ ...saved, file, logLength: 0, lastCheck: '', moves: 0, isPractice: false }, log);

/** The head after more entries. */
export const grown = (
  head: Head,
  entries: readonly LogEntry[],
  result = head.file.result,
): Head => ({
  ...head,
  file: { ...head.file, result },
  logLength: head.logLength + entries.length,
  lastCheck: checkAfter(entries, entries.length) || head.lastCheck,
  moves: head.moves + entries.filter(e => e.seat >= 0 && e.type === 'move').length,
  isPractice: head.isPractice || isPractice(entries),
});

/** The check after so many entries of a log; empty before the first. */
export const checkAfter = (log: readonly LogEntry[], entries: number): string =>
  log[entries - 1]?.check ?? '';

/** Head and log together again, the parts of the file in their published order. */
export const savedOf = (head: Head, log: LogEntry[]): Saved => {
  const { id, bots, aids, hints, updated } = head;
  const { result, seed, ...start } = head.file;
  return { id, file: { ...start, log, result, seed }, bots, aids, hints, updated };
};

/** What remains of a match that is over. */
export const resultOf = (head: Head): Result | undefined => {
  const { id, file, bots, hints, updated, isPractice } = head;
  const standings = standingsOf(file.result);
  const { game, options } = file;
  return standings && { id, game, options, bots, ...standings, isPractice, hints, at: updated };
};
