import type { Options } from '@tidetable/rules';
import type { Adviser, MakeCounsel, Ranker } from './advice.ts';
import { type Bot, type MakeBot, random } from './bot.ts';
import { nauticusCounsel } from './nauticus/adviser.ts';
import * as nauticus from './nauticus/bots.ts';
import { nautilionCounsel } from './nautilion/adviser.ts';
import * as nautilion from './nautilion/bots.ts';
import { nautilusIslandCounsel } from './nautilus-island/adviser.ts';
import * as nautilusIsland from './nautilus-island/bots.ts';

export type { Advice, Adviser, RankedMove, Ranker, Reason } from './advice.ts';
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

const counsels: { readonly [game: string]: MakeCounsel } = {
  'nautilus-island': nautilusIslandCounsel,
  nautilion: nautilionCounsel,
  nauticus: nauticusCounsel,
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
    counsels[game](options, botsFor(game)[level](options)).advise;

/** Can a bot of that name tell good moves from bad ones? */
export const canRank = (level: string): boolean => level !== 'random';

/** Likewise one who lists the best moves. */
export const rankerFor =
  (game: string) =>
  (options: Options, level: string): Ranker =>
    counsels[game](options, botsFor(game)[level](options)).rank;

/** The strongest of each game, with so many times its usual budget. */
export const patientAdmirals: {
  readonly [game: string]: (options: Options, patience: number) => Bot;
} = {
  'nautilus-island': nautilusIsland.patientAdmiral,
  nautilion: nautilion.patientAdmiral,
  nauticus: nauticus.patientAdmiral,
};
