import type { Person } from '../store/store.ts';
import type { LiveTable } from '../tables/liveTable.ts';

/**
 * Adds a route for a person's change at a table. The answer is its outcome, or else the card after
 * it.
 */
export type AddChange = (
  name: string,
  change: (table: LiveTable, person: Person, body: unknown) => Promise<object | undefined>,
) => void;
