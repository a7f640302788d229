import type { Person } from '../store/store.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Refused } from '../tables/refused.ts';

/** Adds the route of a change that a person makes at a table; its answer is the card as it is then. */
export type AddChange = (
  name: string,
  change: (table: LiveTable, person: Person, body: unknown) => Promise<Refused | undefined>,
) => void;
