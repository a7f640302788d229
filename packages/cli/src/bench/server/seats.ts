/** The guests at each table of a load. */
import type { AnyGame } from '@tidetable/rules';
import type { LoadPlan } from './errand.ts';

/** The number of sockets at a table: spread as evenly as possible. */
export const socketsAt = ({ sockets, tables }: LoadPlan, table: number): number =>
  Math.floor(((table + 1) * sockets) / tables) - Math.floor((table * sockets) / tables);

/** The first guests play, the others are spectators; every other table has one, if there are enough sockets. */
export const seatsAt = ({ seats }: AnyGame, sockets: number, table: number): number =>
  Math.max(seats.min, Math.min(seats.max, sockets - (table % 2)));
