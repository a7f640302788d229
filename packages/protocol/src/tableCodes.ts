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
  // of salts
  'stale-seal', // there is another commitment meanwhile
  'sealing', // salts are being opened: nobody comes or goes
  'not-sealing',
  'no-salt-hash', // this seat adds no salt
  'other-salt', // it does not fit its hash; the seal is spoilt
  'salt-spoilt', // who has spoilt a seal adds no salt at this table any more
  // of spectators
  'no-spectators', // who made the table has closed it to them
  'no-consent', // this seat does not show what it sees
  'not-asked', // a consent names somebody who has not asked for it
  'too-many-asking',
  'running', // a match file has every secret, so there is none before the end
] as const;

export type TableCode = (typeof TABLE_CODES)[number];
