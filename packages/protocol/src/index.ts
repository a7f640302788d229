export {
  BOT_PROTOCOL,
  type BotMessage,
  formatMessage,
  type Go,
  type HintQuestion,
  isWireProblem,
  type NewGame,
  parseBotMessage,
  parseRefereeMessage,
  type RefereeMessage,
  type WireProblem,
} from './botMessages.ts';
export { cutLines, LONGEST_BOT_LINE, LONGEST_REFEREE_LINE } from './lines.ts';
