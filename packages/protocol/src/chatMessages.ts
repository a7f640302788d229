/** What people at a table say to each other, and what they do about others who say too much. */
import * as v from 'valibot';
import { line, whole } from './fields.ts';
import { reader } from './parseMessage.ts';

/** Ready-made phrases; each client says them in the language of its reader. */
export const CHAT_PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-move',
  'one-moment',
  'your-turn',
  'sorry',
  'thanks',
  'take-a-break',
  'good-game',
  'play-again',
  'goodbye',
] as const;
export type ChatPhrase = (typeof CHAT_PHRASES)[number];

/** Of a message, and of the reason of a report. */
export const LONGEST_CHAT_TEXT = 300;
const text = v.pipe(line(LONGEST_CHAT_TEXT), v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u)); // something shows

/** Sent again, they are accepted again and count once. */
export const chatFromClient = {
  say: v.object({ type: v.literal('say'), id: line(40), text }),
  phrase: v.object({ type: v.literal('phrase'), id: line(40), phrase: v.picklist(CHAT_PHRASES) }),
};

export const chatMessage = v.object({
  seq: whole(1), // its number at this table
  seat: whole(0), // where the person sat who said it
  name: line(40), // as they were called
  at: whole(0), // milliseconds since 1970
  phrase: v.optional(line(40)), // one of these two
  text: v.optional(line(LONGEST_CHAT_TEXT)),
});

export const chatFromServer = {
  /** Those that a reader has muted or blocked are left out, so numbers may be missing. */
  chat: v.object({
    type: v.literal('chat'),
    seq: whole(0), // of the last message so far: what `chatSince` is then
    messages: v.array(chatMessage),
  }),
};

export type ChatMessage = v.InferOutput<typeof chatMessage>;
export type ChatWish =
  | v.InferOutput<typeof chatFromClient.say>
  | v.InferOutput<typeof chatFromClient.phrase>;

/** Somebody at a table: who sits there, or who has said that. */
const whom = <T extends v.ObjectEntries>(more: T) =>
  v.union([v.object({ seat: whole(0), ...more }), v.object({ message: whole(1), ...more })]);
export const IgnoreSchema = whom({ on: v.optional(v.boolean(), true) });
export const ReportSchema = whom({ reason: text });
export const UnignoreSchema = v.object({ person: line(64), kind: v.picklist(['mute', 'block']) });
export const ChatPageSchema = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
});

export type Whom = { readonly seat: number } | { readonly message: number };

export const parseIgnore = reader(IgnoreSchema);
export const parseReport = reader(ReportSchema);
export const parseUnignore = reader(UnignoreSchema);
export const parseChatPage = reader(ChatPageSchema);
