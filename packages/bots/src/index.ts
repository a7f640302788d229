import type { AnyGame, Options } from '@tidetable/rules';
import { type Bot, random } from './bot.ts';
import { nauticusBots } from './nauticus/bots.ts';

export { type Bot, random, type Turn } from './bot.ts';
export { type Evaluate, greedy } from './greedy.ts';

/** Seats a bot of some kind at a table; a new one for every game. */
export type MakeBot = (game: AnyGame, options: Options) => Bot;

const everywhere: { readonly [name: string]: MakeBot } = { random: () => random };

/** By game; weakest first. */
const atHome: { readonly [game: string]: { readonly [name: string]: MakeBot } } = {
  nauticus: nauticusBots,
};

/** The kinds of bots that play a game, by name. */
export const botsFor = (game: string): { readonly [name: string]: MakeBot } => ({
  ...everywhere,
  ...atHome[game],
});
