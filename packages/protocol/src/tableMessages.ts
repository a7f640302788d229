/** The messages of an online table, in the form that docs/table-protocol.md publishes. */
import type { LogLine, MatchResult, SeatView } from '@tidetable/match';
import * as v from 'valibot';
import { finite, line, options, view, whole } from './fields.ts';
import { parseData, parseMessage, type WireProblem } from './parseMessage.ts';

/** Goes up when an older client could no longer read what is sent, or be read. */
export const TABLE_PROTOCOL = 1;
/** The longest message that a server reads from a socket, and the longest body, in bytes. */
export const LONGEST_CLIENT_MESSAGE = 1 << 14;
export const LONGEST_REQUEST = 1 << 16;

const MOST_SEATS = 8;
const bySeat = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(item), v.maxLength(MOST_SEATS));
const seat = whole(0);
const tableId = line(64);

const fromClient = {
  /** The first message of a socket. Who speaks is known by the cookie. */
  hello: v.object({
    type: v.literal('hello'),
    protocol: whole(0), // TABLE_PROTOCOL
    table: tableId,
    since: v.optional(whole(0)), // the `seq` up to which the client has all lines; 0 if it is missing
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
  /** Asks for a moment of the past; answered by `past`. */
  look: v.object({ type: v.literal('look'), id: line(40), ply: whole(0) }),
};

const openSeat = v.object({
  kind: v.literal('person'),
  name: v.nullable(line(40)), // null while nobody sits there
});
const botSeat = v.object({ kind: v.literal('bot'), name: line(40), level: line(40) });

/** A table as everybody with its link may know it. */
const card = v.object({
  id: tableId,
  game: line(40),
  rules: whole(1), // edition
  options, // `seats` among them
  seats: bySeat(v.variant('kind', [openSeat, botSeat])),
  phase: v.picklist(['open', 'running', 'over']),
  commitment: line(64), // docs/sealed-sea.md
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
    ...seen,
  }),
  /** The answer to `look`: the match as it stood after so many entries, to look at only. */
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
};

const ClientSchema = v.variant('type', Object.values(fromClient));
const ServerSchema = v.variant('type', Object.values(fromServer));

export type TableClientMessage = v.InferOutput<typeof ClientSchema>;
export type TableServerMessage = v.InferOutput<typeof ServerSchema>;
export type Hello = v.InferOutput<typeof fromClient.hello>;
export type Wish = v.InferOutput<typeof fromClient.move> | v.InferOutput<typeof fromClient.undo>;
export type Look = v.InferOutput<typeof fromClient.look>;
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
const GuestSchema = v.object({ name: line(40) });
const ClaimSchema = v.object({ seat });
const NewTableSchema = v.object({
  game: line(40),
  options: v.optional(options, {}), // those that are missing are as usual; `seats` follows from the seats
  seats: bySeat(v.variant('kind', [v.object({ kind: v.literal('person') }), botSeat])),
});

export type NewTable = v.InferOutput<typeof NewTableSchema>;

export const parseGuest = (json: unknown): { readonly name: string } | WireProblem =>
  parseData(GuestSchema, json);
export const parseClaim = (json: unknown): { readonly seat: number } | WireProblem =>
  parseData(ClaimSchema, json);
export const parseNewTable = (json: unknown): NewTable | WireProblem =>
  parseData(NewTableSchema, json);
