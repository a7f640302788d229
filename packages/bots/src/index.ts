import { type MakeBot, random } from './bot.ts';
import { nauticusBots } from './nauticus/bots.ts';
import { nautilionBots } from './nautilion/bots.ts';
import { nautilusIslandBots } from './nautilus-island/bots.ts';

export { type Bot, type MakeBot, random, type Turn } from './bot.ts';
export { drawOutcome } from './chance.ts';
export type { Advice, Reason } from './reasons.ts';

/** From the weakest to the strongest, as far as a game has them. */
const bots: { readonly [game: string]: { readonly [name: string]: MakeBot } } = {
  'nautilus-island': nautilusIslandBots,
  nautilion: nautilionBots,
  nauticus: nauticusBots,
};

/** The kinds of bots that play a game, by name. */
export const botsFor = (game: string): { readonly [name: string]: MakeBot } => ({
  random: () => random,
  ...bots[game],
});
