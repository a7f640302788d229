/** What people at an online table decide besides moves: manners, clocks, agreements, giving up, stand-ins. */
import * as v from 'valibot';
import { line, whole } from './fields.ts';

const SECOND = 1000; // milliseconds
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const within = (min: number, max: number) => v.pipe(whole(min), v.maxValue(max));

const pace = v.variant('clock', [
  v.object({ clock: v.literal('none') }),
  v.object({
    clock: v.literal('bank'),
    bankMs: within(SECOND, DAY),
    incrementMs: within(0, HOUR), // after each turn
  }),
  v.object({ clock: v.literal('turn'), turnMs: within(SECOND, 60 * DAY) }),
]);

/** How a table plays; everybody knows it before they sit down. */
const manners = v.object({
  pace,
  onTimeOut: v.picklist(['noted', 'stand-in', 'lost']), // what follows when somebody runs out of time
  standIn: line(40), // the level of bots that play for people
  takeBacks: v.picklist(['none', 'ask']),
});
export const { entries: mannersOfCard } = manners;
/** What is missing is as usual. */
export const { entries: mannersOfWish } = v.partial(manners);
export type Manners = v.InferOutput<typeof manners>;

const wish = {
  id: line(40), // chosen by the client; comes back in the answer
  ply: whole(0), // the `seq` at which the client decided
};

/** What all people at a table must agree on. */
const subject = v.variant('type', [
  v.object({ type: v.literal('take-back'), to: whole(0) }), // the ply to go back to
  v.object({ type: v.literal('practice') }),
  v.object({ type: v.literal('pace'), pace }),
  v.object({ type: v.literal('abort') }),
]);
export type Subject = v.InferOutput<typeof subject>;

export const agreementWishes = {
  /** Asks the other people. */
  ask: v.object({ type: v.literal('ask'), ...wish, subject }),
  /** Says yes or no to the request of the card; a no of who asked withdraws it. */
  answer: v.object({ type: v.literal('answer'), ...wish, request: line(60), yes: v.boolean() }),
  /** Gives up. */
  resign: v.object({ type: v.literal('resign'), ...wish }),
  /** A bot is to play for a seat: one's own, or that of somebody who is away. */
  'stand-in': v.object({ type: v.literal('stand-in'), ...wish, seat: whole(0) }),
  /** Takes one's own seat back from the bot. */
  return: v.object({ type: v.literal('return'), ...wish }),
};

/** What is asked at the moment; on the card. */
export const request = v.object({
  id: line(60),
  seat: whole(0), // who asks
  ply: whole(0), // it lapses when the log has more entries
  subject,
  agreed: v.array(whole(0)), // who has said yes so far, ascending
});
export type OpenRequest = v.InferOutput<typeof request>;

/** What is left as the message is sent. */
export const clock = v.object({
  left: v.array(v.nullable(whole(0))), // milliseconds by seat; null for a bot, or who has given up
  running: whole(-1), // whose clock runs; -1 if none does
});
export type ClockNow = v.InferOutput<typeof clock>;
