import { type Bot, type Level, loadBot } from '@tidetable/bots';
import { type AnyMatch, type Decision, linesBetween } from '@tidetable/match';
import type { NewGame } from '@tidetable/protocol';
import type { Ending, Fault, LinesFrom } from '@tidetable/protocol/referee';
import { type AnyGame, type Options, type Seat, seededRng } from '@tidetable/rules';

export const linesFor =
  (match: AnyMatch, seat: Seat): LinesFrom =>
  ply =>
    linesBetween(match, { from: ply, to: match.ply }, seat);

/** A player of the arena, for any number of games. */
export interface Player {
  begin(game: NewGame): Promise<Fault | undefined>;
  /** A move in notation. */
  choose(decision: Decision, linesFrom: LinesFrom): Promise<string | Fault>;
  /** Tells it that its move was refused. */
  refuse(code: string, move: string): void;
  /** Its fault since the last request, if any. */
  failure(): Fault | undefined;
  /** The end of its standard error, if any. */
  lastWords(): Promise<string>;
  /** Its name from `hello`; null for our own bots and before `hello`. */
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
