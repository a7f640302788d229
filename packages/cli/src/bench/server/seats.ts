/** Who is at which table of a load. */
import type { AnyGame } from '@tidetable/rules';
import type { LoadPlan } from './errand.ts';

/** How many of the sockets are at a table: as evenly as whole numbers can be. */
export const socketsAt = ({ sockets, tables }: LoadPlan, table: number): number =>
  Math.floor(((table + 1) * sockets) / tables) - Math.floor((table * sockets) / tables);

/** The first guests sit, the others look on; at every other table somebody does, if there are enough. */
export const seatsAt = ({ seats }: AnyGame, sockets: number, table: number): number =>
  Math.max(seats.min, Math.min(seats.max, sockets - (table % 2)));
