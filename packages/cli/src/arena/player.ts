import { type Bot, type Level, loadBot } from '@tidetable/bots';
import {
  type AnyMatch,
  type Decision,
  type LogLine,
  linesBetween,
  type Standings,
} from '@tidetable/match';
import type { NewGame } from '@tidetable/protocol';
import { type AnyGame, type Options, type Seat, seededRng } from '@tidetable/rules';

/** Why a bot loses a game without finishing it. */
export interface Fault {
  readonly fault: FaultCode;
  readonly detail: string; // printable; the list of faults says what it is
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

/** What has happened from a ply on, as the seat may know it. */
export type LinesFrom = (ply: number) => readonly LogLine[];

export const linesFor =
  (match: AnyMatch, seat: Seat): LinesFrom =>
  ply =>
    linesBetween(match, { from: ply, to: match.ply }, seat);

/** The end of a game, for one of its seats. */
export interface Ending {
  readonly view: object;
  readonly linesFrom: LinesFrom;
  readonly result: Standings | null; // null if it was not played to its end
}

/** One who plays at the arena, for as many games as there are. */
export interface Player {
  begin(game: NewGame): Promise<Fault | undefined>;
  /** A move in notation. */
  choose(decision: Decision, linesFrom: LinesFrom): Promise<string | Fault>;
  /** Tells it that its move was refused. */
  refuse(code: string, move: string): void;
  /** What it has done wrong since it was last asked. */
  failure(): Fault | undefined;
  /** The last that it printed for people, if anything. */
  lastWords(): Promise<string>;
  /** What it calls itself; one of our own, or a program that has not said anything, has no such name. */
  name(): string | null;
  /** Tells it how the game ended, which it may not even have begun. */
  end(ending: Ending): void;
  close(): Promise<void>;
}

/** One of our own bots, in this thread. */
export const ownPlayer = (level: Level, game: AnyGame, options: Options): Player => {
  let bot: Bot | undefined;
  let rng = seededRng(0);
  return {
    begin: async ({ seed }) => {
      bot = await loadBot(game, options, level); // a new one for every game
      rng = seededRng(seed);
      return undefined;
    },
    choose: async decision => {
      if (!bot) throw new Error('not begun');
      return bot(decision, rng);
    },
    refuse: (code, move) => {
      throw new Error(`${level} played ${move}: ${code}`); // our own bots make no mistakes
    },
    failure: () => undefined,
    name: () => null,
    lastWords: async () => '',
    end: () => undefined,
    close: async () => undefined,
  };
};
