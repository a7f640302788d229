/**
 * Why an online table refuses something. Beside these there are the codes of the door (`MatchRefusalCode`
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
  // of the life of a match
  'bot-plays', // for this seat, until its person returns
  'no-take-backs', // this table has none
  'request-open', // somebody else asks for something already
  'no-request', // it was refused, withdrawn or has lapsed
  'not-absent', // nobody is replaced who is here, or was here a moment ago
  // of people and tables
  'no-guest', // there is no valid cookie
  'no-such-link', // to another device: it was used, or is older than five minutes
  'link-waiting', // for the person to confirm it
  'bad-name',
  'name-taken', // somebody at this table has a name that looks like it
  'no-such-table',
  'unknown-game',
  'bad-options',
  'bad-level', // there is no such bot to stand in
  'bad-seats',
  'no-such-seat',
  'seat-taken',
  'already-seated',
  'seat-reserved', // it waits for somebody of the match before
  'not-welcome', // the owner, or somebody who sits there, has blocked this person
  'beside-blocked', // somebody sits there whom this person has blocked; asked again with `anyway`, it is allowed
  'not-shared', // one person, one seat, under the own name
  'seat-free', // nobody sits there who could be removed
  'started',
  'not-owner',
  'seats-open',
  'chat-off',
  'phrases-only',
  'chat-full', // no table has so much to say
  'no-such-message',
  'yourself', // nobody mutes, blocks or reports themselves
  'not-over', // a rematch is for those who have finished
  // of bots that programs of other people play
  'bad-token', // there is no bot with this token
  'no-such-bot',
  'other-game', // this bot does not play it
  'bot-busy', // it sits at as many tables as a bot may
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

/** The status of an answer over HTTP. Whatever is not listed here is a conflict with how the table stands. */
const STATUS: { readonly [C in TableCode]?: number } = {
  'not-json': 400,
  'unknown-type': 400,
  shape: 400,
  'bad-name': 400,
  'unknown-game': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'bad-level': 400,
  'no-such-seat': 400,
  'no-guest': 401,
  'bad-token': 401,
  'bad-origin': 403,
  'not-owner': 403,
  'not-welcome': 403,
  yourself: 400,
  'no-spectators': 403,
  'no-consent': 403,
  'no-such-table': 404,
  'no-such-link': 404,
  'no-such-message': 404,
  'no-such-bot': 404,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};
const CONFLICT = 409;

export const statusOf = (code: string): number => STATUS[code as TableCode] ?? CONFLICT;
