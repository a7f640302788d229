/** The messages between a referee and a bot, in the form that docs/bot-protocol.md publishes. */
import * as v from 'valibot';
import { finite, line, options, view, whole } from './fields.ts';
import { parseMessage, type WireProblem } from './parseMessage.ts';

export const BOT_PROTOCOL = 'tidetable-bot/1';

const legal = v.pipe(v.array(line(200)), v.minLength(1));
const reasons = v.pipe(v.array(line(200)), v.maxLength(8)); // for people
const evaluation = v.object({
  win: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))), // chance to win
  points: v.optional(finite), // expected at the end; of a hint, see docs/bot-protocol.md
});
const MOST_HINTS = 50; // so that an answer is no longer than a line may be

const shared = {
  error: v.object({
    type: v.literal('error'),
    code: line(40),
    message: line(500), // for people
  }),
};

const fromReferee = {
  ...shared,
  hello: v.object({
    type: v.literal('hello'),
    protocol: line(40), // BOT_PROTOCOL
    referee: line(80), // program and version
  }),
  newgame: v.object({
    type: v.literal('newgame'),
    game: line(40), // id
    rules: whole(1), // version of the game's rules
    sheet: v.optional(view), // all components, where the table brings its own
    options, // `seats` among them
    seat: whole(0), // the bot's own
    names: v.pipe(v.array(line(40)), v.maxLength(8)), // by seat
    seed: whole(0), // for the bot's own chance; tells nothing about the deal
  }),
  go: v.object({
    type: v.literal('go'),
    ply: whole(0), // of the move that is asked for
    view, // all that the seat may know
    legal, // in the game's notation
    clock: v.object({ moveMs: whole(1) }), // time for this move, in milliseconds
  }),
  /** Not of a game: what the bot thinks of a position. Referees need not know it, nor bots. */
  hint: v.object({
    type: v.literal('hint'),
    ply: whole(0), // comes back in the answer
    view,
    legal,
    top: v.optional(v.pipe(whole(1), v.maxValue(MOST_HINTS))), // how many moves at most
  }),
  /** For bots that asked for it: one entry of the log, as the seat may know it. */
  event: v.object({
    type: v.literal('event'),
    ply: whole(0), // of the entry
    line: view, // one of the lines of a seat's export, docs/match-file.md, without its ply
  }),
  /** Only over a socket: where the bot sits. Bots need not know it. */
  tables: v.object({
    type: v.literal('tables'),
    tables: v.array(
      v.object({
        id: line(64),
        game: line(40),
        phase: v.picklist(['open', 'running']),
      }),
    ),
  }),
  stop: v.object({ type: v.literal('stop'), ply: whole(0) }),
  ping: v.object({ type: v.literal('ping'), n: whole(0) }),
  gameover: v.object({
    type: v.literal('gameover'),
    result: v.nullable(
      v.object({ points: v.array(finite), places: v.array(whole(1)) }), // by seat; null if a bot forfeited
    ),
    view: v.optional(view), // the last one, for bots that asked for events
  }),
  quit: v.object({ type: v.literal('quit') }),
};

const fromBot = {
  ...shared,
  hello: v.object({
    type: v.literal('hello'),
    protocol: line(40),
    name: line(40), // of the bot
    author: v.optional(line(80)),
    events: v.optional(v.boolean()), // true: it wants `event` messages
  }),
  pong: v.object({ type: v.literal('pong'), n: whole(0) }),
  move: v.object({
    type: v.literal('move'),
    ply: whole(0), // of the `go` that is answered
    move: line(200),
    evaluation: v.optional(evaluation),
    reasons: v.optional(reasons),
  }),
  hint: v.object({
    type: v.literal('hint'),
    ply: whole(0), // of the `hint` that is answered
    moves: v.pipe(
      v.array(v.object({ move: line(200), value: evaluation, reasons })), // best first
      v.minLength(1),
      v.maxLength(MOST_HINTS),
    ),
  }),
};

const RefereeSchema = v.variant('type', Object.values(fromReferee));
const BotSchema = v.variant('type', Object.values(fromBot));

export type RefereeMessage = v.InferOutput<typeof RefereeSchema>;
export type BotMessage = v.InferOutput<typeof BotSchema>;
export type NewGame = v.InferOutput<typeof fromReferee.newgame>;
export type Go = v.InferOutput<typeof fromReferee.go>;
export type HintQuestion = v.InferOutput<typeof fromReferee.hint>;

export const parseRefereeMessage = (text: string): RefereeMessage | WireProblem =>
  parseMessage(RefereeSchema, Object.keys(fromReferee), text);

export const parseBotMessage = (text: string): BotMessage | WireProblem =>
  parseMessage(BotSchema, Object.keys(fromBot), text);

/** A message as its line, without the line feed. */
export const formatMessage = (message: RefereeMessage | BotMessage): string =>
  JSON.stringify(message);
