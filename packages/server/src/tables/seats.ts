/** Seats of a stored table. */
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { StoredTable } from '../store/store.ts';

/** Of a person with several seats the requested one, if it is theirs. */
export const seatOf = (
  { claims }: Pick<StoredTable, 'claims'>,
  person: string | undefined | null,
  wished?: Seat,
): Seat => {
  const own = claims.filter(claim => claim.person === person).map(({ seat }) => seat);
  return own.find(seat => seat === wished) ?? own[0] ?? SPECTATOR;
};

/** May this person always enter the table? */
export const isOneOf = (
  { claims, reservations, owner }: StoredTable,
  person: string | undefined,
): boolean =>
  person !== undefined &&
  (person === owner || [...claims, ...reservations].some(claim => claim.person === person));
