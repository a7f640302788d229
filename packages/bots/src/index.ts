import type { AnyGame, GameId, Options } from '@tidetable/rules';
import type { Adviser, Counsel, Ranker } from './advice.ts';
import { type Bot, random } from './bot.ts';
import type { GameBots } from './gameBots.ts';
import { hasLearnt, type Level } from './level.ts';

export type { Advice, Adviser, RankedMove, Ranker, Reason } from './advice.ts';
export { type Bot, random } from './bot.ts';
export { drawOutcome } from './chance.ts';
export { isLevel, LEVELS, type Level, USUAL_LEVEL } from './level.ts';
export type { NauticusTerm } from './nauticus/adviser.ts';
export type { NautilionTerm } from './nautilion/adviser.ts';
export type { NautilusIslandTerm } from './nautilus-island/adviser.ts';

const loaders: Readonly<Record<GameId, () => Promise<GameBots>>> = {
  'nautilus-island': async () => (await import('./nautilus-island/index.ts')).nautilusIsland,
  nautilion: async () => (await import('./nautilion/index.ts')).nautilion,
  nauticus: async () => (await import('./nauticus/index.ts')).nauticus,
};

/**
 * Seats a bot at a table of this game, which may have a component sheet of its own; a new one for
 * every match. Asynchronous, because some levels load the weights of a network.
 */
export const loadBot = async (game: AnyGame, options: Options, level: Level): Promise<Bot> =>
  level === 'random' ? random : (await loaders[game.id]()).levels[level](game, options);

const loadCounsel = async (game: AnyGame, options: Options, level: Level): Promise<Counsel> => {
  const { counsel, judge } = await loaders[game.id]();
  const bot = await loadBot(game, options, level);
  return counsel(game, options, bot, hasLearnt(level) ? await judge(game, options) : undefined);
};

/** Seats an adviser beside a player; it recommends the moves of the bot of that level. */
export const loadAdviser = async (
  game: AnyGame,
  options: Options,
  level: Level,
): Promise<Adviser> => (await loadCounsel(game, options, level)).advise;

/** Seats the best adviser: Nemo, or the captain if the weights cannot be loaded. */
export const loadFirstMate = (game: AnyGame, options: Options): Promise<Adviser> =>
  loadAdviser(game, options, 'nemo').catch(() => loadAdviser(game, options, 'captain'));

/** Can a bot of that level tell good moves from bad ones? */
export const canRank = (level: Level): boolean => level !== 'random';

/** Seats a ranker that recommends the moves of the bot of that level. */
export const loadRanker = async (game: AnyGame, options: Options, level: Level): Promise<Ranker> =>
  (await loadCounsel(game, options, level)).rank;

/** The strongest bot of each game, with its usual budget times `patience`. */
export const loadPatientAdmiral = async (
  game: AnyGame,
  options: Options,
  patience: number,
): Promise<Bot> => (await loaders[game.id]()).patientAdmiral(game, options, patience);
