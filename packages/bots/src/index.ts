import { type AnyGame, nautilion, type Options } from '@tidetable/rules';
import { type Bot, random } from './bot.ts';
import { greedy } from './greedy.ts';
import { outlook } from './nautilion/outlook.ts';

export { type Bot, random, type Turn } from './bot.ts';
export { type Evaluate, greedy } from './greedy.ts';

/** Seats a bot of some kind at a table; a new one for every game. */
export type MakeBot = (game: AnyGame, options: Options) => Bot;

const everywhere: { readonly [name: string]: MakeBot } = { random: () => random };

/** Bots that know one game, by its id. All of Nautilion lies open, so one world is enough. */
const special: { readonly [game: string]: { readonly [name: string]: MakeBot } } = {
  [nautilion.id]: { greedy: (_, options) => greedy(nautilion, options, outlook(options), 1) },
};

/** The kinds of bots that play a game, by name. */
export const botsFor = (game: string): { readonly [name: string]: MakeBot } => ({
  ...everywhere,
  ...special[game],
});
