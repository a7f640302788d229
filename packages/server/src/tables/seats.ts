/** Who sits where at a stored table. */
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { StoredTable } from '../store/store.ts';

/** Of a person with several seats the one that is wished for, if it is theirs. */
export const seatOf = (
  { claims }: Pick<StoredTable, 'claims'>,
  person: string | undefined | null,
  wished?: Seat,
): Seat => {
  const own = claims.filter(claim => claim.person === person).map(({ seat }) => seat);
  return own.find(seat => seat === wished) ?? own[0] ?? SPECTATOR;
};

/** Does a table know this person, whoever else may come? */
export const isOneOf = (
  { claims, reservations, owner }: StoredTable,
  person: string | undefined,
): boolean =>
  person !== undefined &&
  (person === owner || [...claims, ...reservations].some(claim => claim.person === person));
