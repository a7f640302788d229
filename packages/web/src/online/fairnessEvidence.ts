/**
 * What this device stored before the cards of an online match were known: docs/fairness.md, step 4.
 */
import type { OnlineCard } from '@tidetable/client';
import { type MatchFile, saltHash } from '@tidetable/match';
import * as v from 'valibot';

const Evidence = v.object({
  commitment: v.string(),
  hashes: v.array(v.nullable(v.string())), // of salts, by seat
  seat: v.number(), // of this person
});
export type Evidence = v.InferOutput<typeof Evidence>;

const keyOf = (table: string): string => `tidetable/witness/${table}`;

/** In the sealing phase hashes can no longer change, and no card is known. */
export const keepEvidence = ({ id, commitment, saltHashes }: OnlineCard, seat: number): void => {
  try {
    const evidence: Evidence = { commitment, hashes: saltHashes, seat };
    localStorage.setItem(keyOf(id), JSON.stringify(evidence));
  } catch {
    // the storage is not available: the page will say that nothing was stored
  }
};

/** The id of a table is that of its match. */
export const readEvidence = (id: string): Evidence | undefined => {
  try {
    const read = v.safeParse(Evidence, JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
};

/** Does the record agree? Undefined if this device took no part in the final seal. */
export const agreesWith = (
  { commitment, hashes, seat }: Evidence,
  { commitment: recorded, salts }: Pick<MatchFile, 'commitment' | 'salts'>,
): boolean | undefined => {
  if ((salts[seat] ?? null) === null && hashes[seat] !== null && recorded !== commitment)
    return undefined; // that seal was spoilt, and replaced while this device was away
  return (
    recorded === commitment &&
    salts.every(
      (salt, s) => (salt === null ? null : saltHash(commitment, s, salt)) === (hashes[s] ?? null),
    )
  );
};
