import type { Claim, TableEntry } from '@tidetable/match';
import { does, list } from './grammar.ts';

/** What is said of a recorded match: what its table decided, and what it proves. */
export const record = {
  entries: {
    undo: (who: string) => `${does(who, 'takes', 'take')} back a move.`,
    'take-back': (who: string, agreed: readonly string[], to: number) =>
      `${does(who, 'takes', 'take')} back everything from move ${to} on; ${list(agreed)} agreed.`,
    practice: () =>
      'Practice from here on: any own move may be taken back, and the result counts for nothing.',
    'player-human': (who: string, name: string) => `${name} now plays instead of ${who}.`,
    'player-bot': (who: string, name: string) => `${name}, a bot, now plays for ${who}.`,
    'player-stand-in': (who: string) => `A bot now plays for ${who}.`,
    resign: (who: string) => `${does(who, 'gives', 'give')} up.`,
    'time-out': (who: string) => `${does(who, 'has', 'have')} run out of time.`,
    'time-out-lost': (who: string) =>
      `${does(who, 'has', 'have')} run out of time: out of the game.`,
    pace: (pace: string) => `The pace is now: ${pace}.`,
    abort: (who: string) => `${does(who, 'ends', 'end')} the match without a result.`,
  } satisfies Record<
    Exclude<TableEntry['type'], 'player'> | EntryForm,
    (...args: never[]) => string
  >,
  host: 'The host',
  pace: {
    none: 'no clock',
    bank: (bank: string, increment: string) =>
      `${bank} for the match and ${increment} for each turn`,
    turn: (time: string) => `${time} for each turn`,
  },
  units: { day: 'd', hour: 'h', minute: 'min', second: 's', millisecond: 'ms' },
  more: (n: number) => `and ${n} more`,
  verified: (entries: number) =>
    `all ${entries} entries of its log, every answer of chance and the result are right.`,
  /** Nothing is wrong, but not everything could be checked. */
  noFault: (entries: number) => `nothing wrong was found in ${entries} entries of its log.`,
  unproved: {
    terms:
      'Not proved: that options, rules and components are those that were agreed on before the deal.',
    salts: 'Not proved: that each salt came from a seat.',
    deal: 'Not proved: the deal. The seed has not been revealed.',
    chance: 'Not proved: the answers of chance. The seed has not been revealed.',
    seats: 'Not proved: who sat where, when each move was made, and whether it was practice.',
    result: 'Not proved: the result. The match is not over.',
  } satisfies Record<Claim, string> as Record<Claim, string>,
  decidedByTable: 'Decided by the table, not by play:',
  decided: (ply: number, sentence: string) => `Ply ${ply}: ${sentence}`,
  calledOff: 'Called off, without a result',
  /** After the name of who did so. */
  left: { resign: 'gave up', 'time-out': 'ran out of time' },
  converted: (file: string) => `The match is written in the present form: ${file}`,
  isPresent: 'It has the present form already.',
};

/** Entries of one type that are told in different words. */
type EntryForm = 'player-human' | 'player-bot' | 'player-stand-in' | 'time-out-lost';

export type RecordWords = typeof record;
