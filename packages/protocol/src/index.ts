export type { ClockNow, Manners, OpenRequest, Subject } from './agreementMessages.ts';
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
export {
  CHAT_PHRASES,
  type ChatMessage,
  type ChatPhrase,
  type ChatWish,
  LONGEST_CHAT_TEXT,
  parseChatPage,
  parseIgnore,
  parseReport,
  parseUnignore,
  type Whom,
} from './chatMessages.ts';
export { cutLines, LONGEST_BOT_LINE, LONGEST_REFEREE_LINE } from './lines.ts';
export { isWireProblem, type WireProblem } from './parseMessage.ts';
export { type OpenedSalt, parseSalt, parseSaltHash, type SaltHash } from './sealMessages.ts';
export {
  parseDeviceAnswer,
  parseDeviceSecret,
  parseDeviceTicket,
  parseEndSignIns,
} from './signInRequests.ts';
export {
  type Delay,
  type NewConsent,
  parseAskView,
  parseConsent,
  parseSpectators,
  type SeatConsent,
} from './spectatorMessages.ts';
export { statusOf, TABLE_CODES, type TableCode } from './tableCodes.ts';
export {
  formatCursor,
  type PageWish,
  parseOpenTables,
  parsePage,
  parseTableList,
  type TableList,
} from './tableLists.ts';
export {
  type Claim,
  formatTableMessage,
  type Hello,
  LONGEST_CLIENT_MESSAGE,
  LONGEST_REQUEST,
  type Moment,
  type NewTable,
  type OnlineCard,
  type Past,
  type PastQuestion,
  parseClaim,
  parseGuest,
  parseInviteBot,
  parseNewTable,
  parseSeat,
  parseTableClientMessage,
  parseTableServerMessage,
  type TableClientMessage,
  type TableOrder,
  type TableServerMessage,
  type TableWish,
  type Wish,
} from './tableMessages.ts';
export type { TableSettings } from './tableSettings.ts';
export {
  CLOSED_REFUSED,
  CLOSED_RELOAD,
  inProtocol,
  mayRead,
  TABLE_PROTOCOL,
  TABLE_PROTOCOLS,
} from './tableVersions.ts';
