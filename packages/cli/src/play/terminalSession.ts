import type { AnyMatch } from '@tidetable/match';
import type { GameText, Language, Messages } from '@tidetable/text';
import type { BotChoice } from '../arena/botChoice.ts';
import { fold } from '../boards/layout.ts';
import type { ForeignBots } from './foreignBots.ts';
import type { Terminal } from './terminal.ts';

/** A match at one terminal, and what it needs there. */
export interface TerminalSession {
  readonly terminal: Terminal;
  readonly m: Messages;
  readonly language: Language;
  readonly text: GameText;
  readonly match: AnyMatch;
  readonly bots: readonly (BotChoice | undefined)[]; // by seat; undefined for a person
  readonly foreignBots: ForeignBots;
  readonly save: () => void;
  readonly title: string; // with the commitment of the sealed sea
}

/** People get lines that break between words; programs get one line for each message. */
export const printFolded = ({ terminal }: TerminalSession, text: string, indent: number): void =>
  terminal.print(terminal.isInteractive ? fold(text, indent) : text);
