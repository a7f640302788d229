import type { Seat } from '@tidetable/rules';
import type { Refused } from './refused.ts';

/** A client with an open socket. */
export interface Watcher {
  readonly person: string | undefined; // undefined without a cookie
  readonly wishedSeat?: Seat | undefined; // of a person with several
  send(message: string): void; // must not throw
  /** Closes the watcher's connection. */
  refuse(refused: Refused): void;
}

/** The identity of a watcher. */
export type Onlooker = Pick<Watcher, 'person' | 'wishedSeat'>;
