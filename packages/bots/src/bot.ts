import type { AnyGame, Move, Options, Rng } from '@tidetable/rules';
import type { Level } from './level.ts';

/** What a bot is given when it must act: its own view and its legal moves, never the state. */
export interface Turn {
  readonly game: AnyGame;
  /** Built when asked for: not every bot looks. */
  view(): object;
  readonly legal: Int32Array; // the first `count` of them
  readonly count: number;
  readonly rng: Rng;
}

/** A player: answers with one of the legal moves. May keep what it learnt for its next turn. */
export type Bot = (turn: Turn) => Move;

/** Seats a bot of some kind at a table of its game; a new one for every match. */
export type MakeBot = (options: Options) => Bot;

/** What a game has for each level that thinks. */
export type LevelBots = Readonly<Record<Exclude<Level, 'random'>, MakeBot>>;

export const random: Bot = ({ legal, count, rng }) => legal[rng(count)];
