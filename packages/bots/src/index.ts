import type { GameId, Options } from '@tidetable/rules';
import type { Adviser, MakeAdviser } from './advice.ts';
import { type Bot, type LevelBots, type MakeBot, random } from './bot.ts';
import type { Level } from './level.ts';
import { nauticusAdviser } from './nauticus/adviser.ts';
import * as nauticus from './nauticus/bots.ts';
import { nautilionAdviser } from './nautilion/adviser.ts';
import * as nautilion from './nautilion/bots.ts';
import { nautilusIslandAdviser } from './nautilus-island/adviser.ts';
import * as nautilusIsland from './nautilus-island/bots.ts';

export type { Advice, Adviser, Reason } from './advice.ts';
export { type Bot, type MakeBot, random, type Turn } from './bot.ts';
export { drawOutcome } from './chance.ts';
export { isLevel, LEVELS, type Level } from './level.ts';
export type { NauticusTerm } from './nauticus/adviser.ts';
export type { NautilionTerm } from './nautilion/adviser.ts';
export type { NautilusIslandTerm } from './nautilus-island/adviser.ts';

const bots: Readonly<Record<GameId, LevelBots>> = {
  'nautilus-island': nautilusIsland.nautilusIslandBots,
  nautilion: nautilion.nautilionBots,
  nauticus: nauticus.nauticusBots,
};

const advisers: Readonly<Record<GameId, MakeAdviser>> = {
  'nautilus-island': nautilusIslandAdviser,
  nautilion: nautilionAdviser,
  nauticus: nauticusAdviser,
};

/** The bots that play a game. */
export const botsFor = (game: GameId): Readonly<Record<Level, MakeBot>> => ({
  random: () => random,
  ...bots[game],
});

/** Seats an adviser beside a player of a game, who would play as the bot of that level. */
export const adviserFor =
  (game: GameId) =>
  (options: Options, level: Level = 'captain'): Adviser =>
    advisers[game](options, botsFor(game)[level](options));

/** The strongest of each game, with so many times its usual budget. */
export const patientAdmirals: Readonly<
  Record<GameId, (options: Options, patience: number) => Bot>
> = {
  'nautilus-island': nautilusIsland.patientAdmiral,
  nautilion: nautilion.patientAdmiral,
  nauticus: nauticus.patientAdmiral,
};
