import type { Seat } from '@tidetable/rules';
import type { Refused } from './refused.ts';

/** Somebody with an open socket. */
export interface Watcher {
  readonly person: string | undefined; // undefined for somebody without a cookie
  readonly wishedSeat?: Seat | undefined; // of a person with several
  send(message: string): void; // must not throw
  /** Sends the watcher away. */
  refuse(refused: Refused): void;
}

/** As whom somebody looks on. */
export type Onlooker = Pick<Watcher, 'person' | 'wishedSeat'>;
