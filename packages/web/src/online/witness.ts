/** What this device wrote down before the cards of an online match were known: docs/fairness.md, step 4. */
import type { OnlineCard } from '@tidetable/client';
import { type MatchFile, saltHash } from '@tidetable/match';
import * as v from 'valibot';

const Witness = v.object({
  commitment: v.string(),
  hashes: v.array(v.nullable(v.string())), // of salts, by seat
  seat: v.number(), // the own one
});
export type Witness = v.InferOutput<typeof Witness>;

const keyOf = (table: string): string => `tidetable/witness/${table}`;

/** While salts are being opened, hashes can no longer change, and no card is known. */
export const bearWitness = ({ id, commitment, saltHashes }: OnlineCard, seat: number): void => {
  try {
    const witness: Witness = { commitment, hashes: saltHashes, seat };
    localStorage.setItem(keyOf(id), JSON.stringify(witness));
  } catch {
    // the storage is closed to us: the page will say that nothing was written down
  }
};

/** The id of a table is that of its match. */
export const readWitness = (id: string): Witness | undefined => {
  try {
    const read = v.safeParse(Witness, JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
};

/** Does the record say the same? Undefined if this device took no part in the seal that counted in the end. */
export const agreesWith = (
  { commitment, hashes, seat }: Witness,
  { commitment: recorded, salts }: Pick<MatchFile, 'commitment' | 'salts'>,
): boolean | undefined => {
  if ((salts[seat] ?? null) === null && hashes[seat] !== null && recorded !== commitment)
    return undefined; // that seal was spoilt, and another one taken while this device was away
  return (
    recorded === commitment &&
    salts.every(
      (salt, s) => (salt === null ? null : saltHash(commitment, s, salt)) === (hashes[s] ?? null),
    )
  );
};
