import { canonicalJson } from './canonicalJson.ts';
import type { Entry } from './entry.ts';
import type { AnyMatch } from './match.ts';

/**
 * Are these entries in the log already, from that ply on? A client whose answer was lost repeats its
 * request: that is no second move, and no refusal. The times of the entries are not compared.
 */
export const isRepeated = (
  { log }: Pick<AnyMatch, 'log'>,
  ply: number,
  entries: readonly Entry[],
): boolean => entries.every((entry, i) => sameWish(log[ply + i]) === sameWish(entry));

const sameWish = (entry: Entry | undefined): string | undefined =>
  entry && canonicalJson({ ...entry, at: 0 }); // the order of keys differs in a log that was read;
