import type { AnyGame, GameId, Options } from '@tidetable/rules';
import type { Adviser, Counsel, MakeCounsel, Ranker } from './advice.ts';
import { type Bot, type LevelBots, random } from './bot.ts';
import type { Level } from './level.ts';
import { nauticusCounsel } from './nauticus/adviser.ts';
import * as nauticus from './nauticus/bots.ts';
import { nautilionCounsel } from './nautilion/adviser.ts';
import * as nautilion from './nautilion/bots.ts';
import { nautilusIslandCounsel } from './nautilus-island/adviser.ts';
import * as nautilusIsland from './nautilus-island/bots.ts';

export type { Advice, Adviser, RankedMove, Ranker, Reason } from './advice.ts';
export { type Bot, random } from './bot.ts';
export { drawOutcome } from './chance.ts';
export { isLevel, LEVELS, type Level } from './level.ts';
export type { NauticusTerm } from './nauticus/adviser.ts';
export type { NautilionTerm } from './nautilion/adviser.ts';
export type { NautilusIslandTerm } from './nautilus-island/adviser.ts';

const bots: Readonly<Record<GameId, LevelBots>> = {
  'nautilus-island': nautilusIsland.nautilusIslandBots as LevelBots,
  nautilion: nautilion.nautilionBots as LevelBots,
  nauticus: nauticus.nauticusBots as LevelBots,
};

const counsels: Readonly<Record<GameId, MakeCounsel>> = {
  'nautilus-island': nautilusIslandCounsel as MakeCounsel,
  nautilion: nautilionCounsel as MakeCounsel,
  nauticus: nauticusCounsel as MakeCounsel,
};

type MakePatient = (game: AnyGame, options: Options, patience: number) => Bot;
const patientAdmirals: Readonly<Record<GameId, MakePatient>> = {
  'nautilus-island': nautilusIsland.patientAdmiral as MakePatient,
  nautilion: nautilion.patientAdmiral as MakePatient,
  nauticus: nauticus.patientAdmiral as MakePatient,
};

/**
 * Seats a bot at a table of this game, which may have a component sheet of its own; a new one for
 * every match. It takes its time: a level may have to fetch what it has learnt.
 */
export const loadBot = async (game: AnyGame, options: Options, level: Level): Promise<Bot> =>
  level === 'random' ? random : bots[game.id][level](game, options);

const loadCounsel = async (game: AnyGame, options: Options, level: Level): Promise<Counsel> =>
  counsels[game.id](game, options, await loadBot(game, options, level));

/** Seats an adviser beside a player, who would play as the bot of that level. */
export const loadAdviser = async (
  game: AnyGame,
  options: Options,
  level: Level = 'captain',
): Promise<Adviser> => (await loadCounsel(game, options, level)).advise;

/** Can a bot of that level tell good moves from bad ones? */
export const canRank = (level: Level): boolean => level !== 'random';

/** Likewise one who lists the best moves. */
export const loadRanker = async (game: AnyGame, options: Options, level: Level): Promise<Ranker> =>
  (await loadCounsel(game, options, level)).rank;

/** The strongest of each game, with so many times its usual budget. */
export const loadPatientAdmiral = async (
  game: AnyGame,
  options: Options,
  patience: number,
): Promise<Bot> => patientAdmirals[game.id](game, options, patience);
