import { type Bot, botsFor, type Level } from '@tidetable/bots';
import type { AnyMatch, Standings } from '@tidetable/match';
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

/** One who plays at the arena, for as many games as there are. */
export interface Player {
  begin(game: NewGame): Promise<Fault | undefined>;
  /** A move in notation for the seat, which is to act. */
  choose(match: AnyMatch, seat: Seat): Promise<string | Fault>;
  /** Tells it that its move was refused. */
  refuse(code: string, move: string): void;
  /** What it has done wrong since it was last asked. */
  failure(): Fault | undefined;
  /** The last that it printed for people, if anything. */
  lastWords(): Promise<string>;
  end(result: Standings | null): void;
  close(): Promise<void>;
}

/** One of our own bots, in this thread. */
export const ownPlayer = (level: Level, game: AnyGame, options: Options): Player => {
  const seatBot = (): Bot => botsFor(game.id)[level](options);
  const legal = new Int32Array(game.maxLegal);
  let bot = seatBot();
  let rng = seededRng(0);
  return {
    begin: async ({ seed }) => {
      bot = seatBot(); // a new one for every game
      rng = seededRng(seed);
      return undefined;
    },
    choose: async (match, seat) => {
      const count = game.legalMoves(match.state, legal);
      return game.formatMove(bot({ game, view: () => match.view(seat), legal, count, rng }));
    },
    refuse: (code, move) => {
      throw new Error(`${level} played ${move}: ${code}`); // our own bots make no mistakes
    },
    failure: () => undefined,
    lastWords: async () => '',
    end: () => undefined,
    close: async () => undefined,
  };
};
