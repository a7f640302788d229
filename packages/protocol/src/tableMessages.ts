/** The messages of an online table, in the form that docs/table-protocol.md publishes. */
import type { LogLine, MatchResult, SeatView } from '@tidetable/match';
import * as v from 'valibot';
import {
  agreementWishes,
  clock,
  mannersOfCard,
  mannersOfWish,
  request,
} from './agreementMessages.ts';
import { type ChatWish, chatFromClient, chatFromServer } from './chatMessages.ts';
import { finite, line, options, view, whole } from './fields.ts';
import { parseData, parseMessage, type WireProblem } from './parseMessage.ts';
import { claimSalt, saltMessage, sealFields } from './sealMessages.ts';
import { consentMessage, lookMessage, spectatorFields } from './spectatorMessages.ts';
import { tableSettings, wishedSettings } from './tableSettings.ts';

/** The longest message that a server reads from a socket, and the longest body, in bytes. */
export const LONGEST_CLIENT_MESSAGE = 1 << 14;
export const LONGEST_REQUEST = 1 << 16;

const MOST_SEATS = 8;
const bySeat = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(item), v.maxLength(MOST_SEATS));
const seat = whole(0);
const tableId = line(64);
export const invitation = line(64); // the secret in the link to a table

const fromClient = {
  /** The first message of a socket. Who speaks is known by the cookie. */
  hello: v.object({
    type: v.literal('hello'),
    protocol: whole(0), // one of TABLE_PROTOCOLS
    table: tableId,
    since: v.optional(whole(0)), // the `seq` up to which the client has all lines; 0 if it is missing
    chatSince: v.optional(whole(0)), // the number of the last message that it has; 0 if it is missing
    invitation: v.optional(invitation), // of a table that is found by its link alone
    seat: v.optional(whole(0)), // which one, of a person with several; the first if it is missing
  }),
  /** Sent again, it is accepted again and counts once. */
  move: v.object({
    type: v.literal('move'),
    id: line(40), // chosen by the client; comes back in the answer
    ply: whole(0), // of this move, as the client believes
    move: line(200), // in the game's notation
  }),
  undo: v.object({
    type: v.literal('undo'),
    id: line(40),
    ply: whole(0),
    to: whole(0), // the ply to go back to
  }),
  ...agreementWishes,
  ...chatFromClient,
  salt: saltMessage,
  look: lookMessage,
  /** Asks for a moment of the past; answered by `past`. */
  past: v.object({ type: v.literal('past'), id: line(40), ply: whole(0) }),
  /** For a client that wants to know whether the line still lives, or how long an answer takes; answered by `pong` at once. */
  ping: v.object({ type: v.literal('ping'), id: line(40) }),
};

const openSeat = v.object({
  kind: v.literal('person'),
  name: v.nullable(line(40)), // null while nobody sits there
  connected: v.boolean(), // this person has an open socket
  awayFor: v.optional(whole(0)), // milliseconds without one, as this is sent, where that counts for `absence`
  standIn: v.nullable(line(40)), // the level of the bot that plays for this person
  bot: v.optional(v.literal(true)), // no person: a program of somebody else plays this seat
  reserved: v.optional(line(40)), // whose seat it is in a rematch, until they come
});
const botSeat = v.object({ kind: v.literal('bot'), name: line(40), level: line(40) });

/** A table as everybody with its link may know it. */
export const card = v.object({
  id: tableId,
  game: line(40),
  rules: whole(1), // edition
  options, // `seats` among them
  seats: bySeat(v.variant('kind', [openSeat, botSeat])),
  phase: v.picklist(['open', 'sealing', 'running', 'over']), // sealing: salts are being opened
  ...mannersOfCard, // `pace` is the one at the start
  request: v.nullable(request),
  ...tableSettings,
  ownerSeat: whole(-1), // of who may start it; -1 if that person has none
  rematch: v.nullable(tableId), // the table at which they play again
  absence: v.optional(whole(0)), // milliseconds after which others may let a bot play for who is away; not in lists
  ...sealFields,
  ...spectatorFields,
});

const lookingFrom = { seat: whole(-1), table: card }; // -1 for a spectator

/** What a seat sees at some moment, beside its view. */
const seen = {
  seat: whole(-1),
  toAct: whole(-2),
  legal: v.array(line(200)), // empty unless this seat is to act
  undo: v.custom<SeatView['undo']>(x => v.is(view, x)),
  points: v.array(finite),
  guessed: v.array(v.boolean()),
  result: v.nullable(v.custom<MatchResult>(x => v.is(view, x))),
  left: v.array(v.custom<SeatView['left'][number]>(x => v.is(view, x))),
  lines: v.array(v.custom<LogLine>(x => v.is(view, x))),
};

const fromServer = {
  /** The answer to `hello`. A `moment` follows if the match has begun. */
  welcome: v.object({ type: v.literal('welcome'), protocol: whole(0), ...lookingFrom }),
  /** The table has changed beside its match. */
  table: v.object({ type: v.literal('table'), ...lookingFrom }),
  /** The match as the client's seat may know it now. */
  moment: v.object({
    type: v.literal('moment'),
    since: whole(0), // the lines begin here
    seq: whole(0), // entries of the log so far
    whole: v.boolean(), // true: `set` is all of the view; false: what has changed since the last moment
    set: view, // fields of the view
    gone: v.array(line(60)), // fields that it no longer has
    clock: v.nullable(clock), // null without a clock, and once the match is over
    ...seen,
  }),
  /** The answer to `past`: the match as it stood after so many entries, to look at only. */
  past: v.object({ type: v.literal('past'), id: line(40), ply: whole(0), view, ...seen }),
  /** The wish with this id stands in the log, and its moment has been sent. */
  accepted: v.object({ type: v.literal('accepted'), id: line(40) }),
  /** Without an id it is the socket that is refused, and closed. */
  refused: v.object({
    type: v.literal('refused'),
    id: v.optional(line(40)),
    code: line(40),
    rule: v.optional(line(40)), // of the game, if it is its rules that refuse
  }),
  ...chatFromServer,
  consent: consentMessage,
  pong: v.object({ type: v.literal('pong'), id: line(40) }),
};

export const ClientSchema = v.variant('type', Object.values(fromClient));
export const ServerSchema = v.variant('type', Object.values(fromServer));

export type TableClientMessage = v.InferOutput<typeof ClientSchema>;
export type TableServerMessage = v.InferOutput<typeof ServerSchema>;
export type Hello = v.InferOutput<typeof fromClient.hello>;
/** What becomes an entry of the log, or a question about one. */
export type Wish = Exclude<
  TableClientMessage,
  { type: 'hello' | 'ping' | 'salt' | 'look' | 'past' | ChatWish['type'] }
>;
/** What is answered by `accepted` or `refused`. */
export type TableWish = Exclude<TableClientMessage, { type: 'hello' | 'ping' | 'past' }>;
export type PastQuestion = v.InferOutput<typeof fromClient.past>;
export type Past = v.InferOutput<typeof fromServer.past>;
export type Moment = v.InferOutput<typeof fromServer.moment>;
export type OnlineCard = v.InferOutput<typeof card>;

export const parseTableClientMessage = (text: string): TableClientMessage | WireProblem =>
  parseMessage(ClientSchema, Object.keys(fromClient), text);

export const parseTableServerMessage = (text: string): TableServerMessage | WireProblem =>
  parseMessage(ServerSchema, Object.keys(fromServer), text);

export const formatTableMessage = (message: TableClientMessage | TableServerMessage): string =>
  JSON.stringify(message);

/** Bodies of requests to `/api`. */
export const GuestSchema = v.object({ name: line(40) });
export const ClaimSchema = v.object({
  seat,
  name: v.optional(line(40)), // of who else sits at a shared device; the person's own if it is missing
  anyway: v.optional(v.boolean()), // also beside somebody whom the person has blocked
  ...claimSalt,
});
export const SeatSchema = v.object({ seat });
export const InviteBotSchema = v.object({ seat, bot: line(40) }); // by its name
export const NewTableSchema = v.object({
  game: line(40),
  options: v.optional(options, {}), // those that are missing are as usual; `seats` follows from the seats
  seats: bySeat(v.variant('kind', [v.object({ kind: v.literal('person') }), botSeat])),
  ...mannersOfWish,
  ...wishedSettings,
});

export type Claim = v.InferOutput<typeof ClaimSchema>;
export type InviteBot = v.InferOutput<typeof InviteBotSchema>;
export type NewTable = v.InferOutput<typeof NewTableSchema>;
/** As a client asks for it: what is missing is as usual. */
export type TableOrder = v.InferInput<typeof NewTableSchema>;

export const parseGuest = (json: unknown): { readonly name: string } | WireProblem =>
  parseData(GuestSchema, json);
export const parseClaim = (json: unknown): Claim | WireProblem => parseData(ClaimSchema, json);
export const parseSeat = (json: unknown): { readonly seat: number } | WireProblem =>
  parseData(SeatSchema, json);
export const parseInviteBot = (json: unknown): InviteBot | WireProblem =>
  parseData(InviteBotSchema, json);
export const parseNewTable = (json: unknown): NewTable | WireProblem =>
  parseData(NewTableSchema, json);
