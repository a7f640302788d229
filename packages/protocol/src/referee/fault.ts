/** What a bot can do wrong: docs/bot-protocol.md */
import { type BotMessage, parseBotMessage } from '../botMessages.ts';
import { isWireProblem } from '../parseMessage.ts';

export interface Fault {
  readonly fault: FaultCode;
  readonly detail: string; // the list of faults says what it is
}

export const FAULTS = [
  'cannot-start', // the program
  'exited', // exit code or signal
  'slow-start', // milliseconds
  'slow-move', // milliseconds
  'too-long', // most characters
  'not-json', // the line
  'shape', // the field
  'other-protocol', // its protocol
  'out-of-turn', // the type of its message
  'illegal', // the move
  'gave-up', // what it said
] as const;

export type FaultCode = (typeof FAULTS)[number];

export const isFault = (x: unknown): x is Fault =>
  typeof x === 'object' && x !== null && 'fault' in x;

/** A line of a bot, which may have given up by it. */
export const readBotLine = (line: string): Exclude<BotMessage, { type: 'error' }> | Fault => {
  const message = parseBotMessage(line);
  if (isWireProblem(message)) {
    if (message.problem === 'not-json') return { fault: 'not-json', detail: line };
    return { fault: 'shape', detail: message.problem === 'shape' ? message.where : 'type' };
  }
  return message.type === 'error' ? { fault: 'gave-up', detail: message.message } : message;
};
