/** What requests to `/api` are answered with, beside cards and lists of tables. */
import type { MatchFile } from '@tidetable/match';
import * as v from 'valibot';
import { chatMessage } from '../chatMessages.ts';
import { finite, line, view, whole } from '../fields.ts';
import { TABLE_CODES } from '../tableCodes.ts';
import { card, invitation } from '../tableMessages.ts';

const time = whole(0); // milliseconds since 1970, or a length of time in milliseconds
const points = v.array(finite);

export const Nothing = v.object({});
export const Refusal = v.object({
  code: v.picklist(TABLE_CODES),
  rule: v.optional(line(40)),
});

export const GuestAnswer = v.object({ name: v.nullable(line(40)) }); // null: no name here yet
export const NameAnswer = v.object({ name: line(40) });

export const SignIns = v.object({
  signIns: v.array(
    v.object({
      id: line(64),
      device: line(200), // what the browser said of itself
      madeAt: time,
      seenAt: time, // exact to a day
      isThis: v.boolean(),
    }),
  ),
});
export const EndedSignIns = v.object({ ended: v.array(line(64)) });
export const DeviceSecret = v.object({ secret: line(64), lifetime: time });
export const DeviceLinks = v.object({
  links: v.array(v.object({ id: line(64), device: line(200), code: line(6) })),
});
export const OpenedLink = v.object({ ticket: line(64), code: line(6) });

export const MadeTable = v.object({ ...card.entries, invitation: v.optional(invitation) });
export const Invitation = v.object({ invitation });

/** docs/match-file.md */
export const MatchFileAnswer = v.custom<MatchFile>(x => v.is(view, x));
const player = v.object({
  name: line(40),
  kind: v.picklist(['human', 'bot']),
  level: v.optional(line(40)), // of a bot
});
export const ResultAnswer = v.object({
  table: line(64),
  game: line(40),
  players: v.array(player), // by seat, as they sat at the end
  result: v.union([
    v.object({ end: v.literal('abort') }),
    v.object({
      end: v.picklist(['game', 'resign', 'time-out']),
      points, // by seat
      places: v.array(whole(1)), // by seat; 1 for who won
      left: v.array(v.object({ seat: whole(0), how: v.picklist(['resign', 'time-out']) })),
    }),
  ]),
});

/** Those that may be invited to a table. */
export const Bots = v.object({
  bots: v.array(v.object({ name: line(40), games: v.array(line(40)) })), // ids of games
});

export const ChatAnswer = v.object({ messages: v.array(chatMessage) });
export const IgnoredAnswer = v.object({
  ignored: v.array(
    v.object({ person: line(64), name: line(40), kind: v.picklist(['mute', 'block']) }),
  ),
});
