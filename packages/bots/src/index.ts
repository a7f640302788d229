import type { Options } from '@tidetable/rules';
import type { Adviser, MakeAdviser } from './advice.ts';
import { type Bot, type MakeBot, random } from './bot.ts';
import { nauticusAdviser } from './nauticus/adviser.ts';
import * as nauticus from './nauticus/bots.ts';
import { nautilionAdviser } from './nautilion/adviser.ts';
import * as nautilion from './nautilion/bots.ts';
import { nautilusIslandAdviser } from './nautilus-island/adviser.ts';
import * as nautilusIsland from './nautilus-island/bots.ts';

export type { Advice, Adviser, Reason } from './advice.ts';
export { type Bot, type MakeBot, random, type Turn } from './bot.ts';
export { drawOutcome } from './chance.ts';
export type { NauticusTerm } from './nauticus/adviser.ts';
export type { NautilionTerm } from './nautilion/adviser.ts';
export type { NautilusIslandTerm } from './nautilus-island/adviser.ts';

/** From the weakest to the strongest, as far as a game has them. */
const bots: { readonly [game: string]: { readonly [name: string]: MakeBot } } = {
  'nautilus-island': nautilusIsland.nautilusIslandBots,
  nautilion: nautilion.nautilionBots,
  nauticus: nauticus.nauticusBots,
};

const advisers: { readonly [game: string]: MakeAdviser } = {
  'nautilus-island': nautilusIslandAdviser,
  nautilion: nautilionAdviser,
  nauticus: nauticusAdviser,
};

/** The kinds of bots that play a game, by name. */
export const botsFor = (game: string): { readonly [name: string]: MakeBot } => ({
  random: () => random,
  ...bots[game],
});

/** Seats an adviser beside a player of a game, who would play as the bot of that name. */
export const adviserFor =
  (game: string) =>
  (options: Options, level = 'captain'): Adviser =>
    advisers[game](options, botsFor(game)[level](options));

/** The strongest of each game, with so many times its usual budget. */
export const patientAdmirals: {
  readonly [game: string]: (options: Options, patience: number) => Bot;
} = {
  'nautilus-island': nautilusIsland.patientAdmiral,
  nautilion: nautilion.patientAdmiral,
  nauticus: nauticus.patientAdmiral,
};
