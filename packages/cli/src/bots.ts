import type { AnyGame, Move, Rng } from '@tidetable/rules';

/** What a bot is given when it must act: its own view and its legal moves, never the state. */
export interface BotTurn {
  readonly game: AnyGame;
  readonly view: () => object;
  readonly legal: Int32Array; // the first `count` of them
  readonly count: number;
  readonly rng: Rng;
}

export type Bot = (turn: BotTurn) => Move;

const random: Bot = ({ legal, count, rng }) => legal[rng(count)];

export const bots: { readonly [name: string]: Bot } = { random };
