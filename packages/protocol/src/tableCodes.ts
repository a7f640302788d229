/**
 * Why an online table refuses something. Beside these there are the codes of the door (`DoorCode`
 * of match) and of the rules of each game.
 */
export const TABLE_CODES = [
  // of any message
  'not-json',
  'unknown-type',
  'shape',
  'too-large',
  'too-many', // too often, or too much at once; `Retry-After` says when to come back
  'bad-origin', // a page of another site asks
  'unavailable', // nothing can be stored now; nothing has changed
  // of a socket
  'version', // this server does not speak that protocol
  'no-hello',
  'ahead', // `since` is more than ever happened here
  'not-seated',
  'not-started',
  // of people and tables
  'no-guest', // there is no valid cookie
  'bad-name',
  'name-taken', // somebody at this table has a name that looks like it
  'no-such-table',
  'unknown-game',
  'bad-options',
  'bad-seats',
  'no-such-seat',
  'seat-taken',
  'already-seated',
  'started',
  'not-owner',
  'seats-open',
  'running', // a match file has every secret, so there is none before the end
] as const;

export type TableCode = (typeof TABLE_CODES)[number];
