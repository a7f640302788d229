import type { Person } from '../store/store.ts';
import type { LiveTable } from '../tables/liveTable.ts';

/** Adds the route of a change that a person makes at a table and is answered by what came of it, or else by the card as it is then. */
export type AddChange = (
  name: string,
  change: (table: LiveTable, person: Person, body: unknown) => Promise<object | undefined>,
) => void;
