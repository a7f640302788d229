export { FAULTS, type Fault, type FaultCode, isFault, readBotLine } from './fault.ts';
export { newGame } from './newGame.ts';
export {
  type BotLine,
  type BotTimes,
  type Ending,
  type Heard,
  type LinesFrom,
  Referee,
} from './referee.ts';
