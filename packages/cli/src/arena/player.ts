import { type Bot, type Level, loadBot } from '@tidetable/bots';
import { type AnyMatch, type Decision, linesBetween } from '@tidetable/match';
import type { NewGame } from '@tidetable/protocol';
import type { Ending, Fault, LinesFrom } from '@tidetable/protocol/referee';
import { type AnyGame, type Options, type Seat, seededRng } from '@tidetable/rules';

export const linesFor =
  (match: AnyMatch, seat: Seat): LinesFrom =>
  ply =>
    linesBetween(match, { from: ply, to: match.ply }, seat);

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
