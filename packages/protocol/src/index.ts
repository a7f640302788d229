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
export { type OpenedSalt, parseSalt, parseSaltHash, type SaltHash } from './sealMessages.ts';
export {
  type Delay,
  type NewConsent,
  parseAskView,
  parseConsent,
  parseSpectators,
  type SeatConsent,
} from './spectatorMessages.ts';
export { TABLE_CODES, type TableCode } from './tableCodes.ts';
export {
  formatTableMessage,
  type Hello,
  LONGEST_CLIENT_MESSAGE,
  LONGEST_REQUEST,
  type Moment,
  type NewTable,
  type OnlineCard,
  parseClaim,
  parseGuest,
  parseNewTable,
  parseTableClientMessage,
  parseTableServerMessage,
  type TableClientMessage,
  type TableServerMessage,
  type TableWish,
  type Wish,
} from './tableMessages.ts';
export {
  CLOSED_REFUSED,
  CLOSED_RELOAD,
  inProtocol,
  mayRead,
  TABLE_PROTOCOL,
  TABLE_PROTOCOLS,
} from './tableVersions.ts';
