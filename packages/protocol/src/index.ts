export {
  BOT_PROTOCOL,
  type BotMessage,
  formatMessage,
  type Go,
  type HintQuestion,
  type NewGame,
  parseBotMessage,
  parseRefereeMessage,
  type RefereeMessage,
} from './botMessages.ts';
export { cutLines, LONGEST_BOT_LINE, LONGEST_REFEREE_LINE } from './lines.ts';
export { isWireProblem, type WireProblem } from './parseMessage.ts';
export { TABLE_CODES, type TableCode } from './tableCodes.ts';
export {
  formatTableMessage,
  type Hello,
  LONGEST_CLIENT_MESSAGE,
  LONGEST_REQUEST,
  type Look,
  type Moment,
  type NewTable,
  type OnlineCard,
  type Past,
  parseClaim,
  parseGuest,
  parseNewTable,
  parseTableClientMessage,
  parseTableServerMessage,
  TABLE_PROTOCOL,
  type TableClientMessage,
  type TableServerMessage,
  type Wish,
} from './tableMessages.ts';
