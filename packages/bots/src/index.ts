import type { Options } from '@tidetable/rules';
import { type Bot, type MakeBot, random } from './bot.ts';
import * as nauticus from './nauticus/bots.ts';
import * as nautilion from './nautilion/bots.ts';
import * as nautilusIsland from './nautilus-island/bots.ts';

export { type Bot, type MakeBot, random, type Turn } from './bot.ts';
export { drawOutcome } from './chance.ts';
export type { Advice, Reason } from './reasons.ts';

/** From the weakest to the strongest, as far as a game has them. */
const bots: { readonly [game: string]: { readonly [name: string]: MakeBot } } = {
  'nautilus-island': nautilusIsland.nautilusIslandBots,
  nautilion: nautilion.nautilionBots,
  nauticus: nauticus.nauticusBots,
};

/** The kinds of bots that play a game, by name. */
export const botsFor = (game: string): { readonly [name: string]: MakeBot } => ({
  random: () => random,
  ...bots[game],
});

/** The strongest of each game, with so many times its usual budget. */
export const patientAdmirals: {
  readonly [game: string]: (options: Options, patience: number) => Bot;
} = {
  'nautilus-island': nautilusIsland.patientAdmiral,
  nautilion: nautilion.patientAdmiral,
  nauticus: nauticus.patientAdmiral,
};
