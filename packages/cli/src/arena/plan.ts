/** The plan of an arena, from the command line. */
import { availableParallelism } from 'node:os';
import type { BotTimes } from '@tidetable/protocol/referee';
import { type AnyGame, type Options, playedEdition } from '@tidetable/rules';
import type { Messages } from '@tidetable/text';
import { type Flag, type Input, readNumber } from '../options/args.ts';
import { chooseGame, chooseOptions, type GameChoice } from '../options/chooseGame.ts';
import { UsageError } from '../options/usage.ts';
import type { ArenaCommand } from './arenaFile.ts';
import { type BotChoice, chooseArenaBots, isForeign } from './botChoice.ts';
import { seatings, type Terms } from './schedule.ts';

const MOST_GAMES = 1_000_000;
const MOST_BOTS = 8;
const DAY = 86_400_000;

const DEFAULTS = { games: 100, seed: 1, 'move-time': 5000, 'start-time': 10_000 };

/** For the help. */
export const arenaDefaults = ({ arena: t }: Messages): { readonly [F in Flag]?: string } => ({
  ...Object.fromEntries(Object.entries(DEFAULTS).map(([flag, value]) => [flag, String(value)])),
  players: t.usualPlayers,
  workers: t.usualWorkers,
});

export interface Plan {
  readonly choice: GameChoice;
  readonly options: Options;
  readonly bots: readonly BotChoice[];
  readonly terms: Terms;
  readonly limits: BotTimes;
  readonly games: number; // at most; whole deals
  readonly untilDecided: boolean;
  readonly workers: number;
}

export const readPlan = (input: Input): Plan => {
  const choice = chooseGame(input, input.words[0]);
  const bots = chooseArenaBots(input);
  const options = chooseOptions(withPlayers(input, choice, bots.length), choice);
  const terms = chooseTerms(input, choice, { bots: bots.length, seats: options.seats });
  const limits = {
    moveMs: readNumber(input, 'move-time', { min: 1, max: DAY, otherwise: DEFAULTS['move-time'] }),
    startMs: readNumber(input, 'start-time', {
      min: 1,
      max: DAY,
      otherwise: DEFAULTS['start-time'],
    }),
  };
  const wanted = readNumber(input, 'games', { min: 1, max: MOST_GAMES, otherwise: DEFAULTS.games });
  const each = seatings(terms).length;
  const games = Math.ceil(wanted / each) * each;
  const cores = availableParallelism();
  const workers = readNumber(input, 'workers', { min: 1, max: 64, otherwise: cores });
  const untilDecided = input.flags['until-decided'] !== undefined;
  return { choice, options, bots, terms, limits, games, untilDecided, workers };
};

/** All of a plan that its result depends on. */
export const commandOf = (plan: Plan): ArenaCommand => ({
  game: plan.choice.game.id,
  ...editionOf(plan.choice.game),
  options: plan.options,
  bots: plan.bots,
  games: plan.games,
  seed: plan.terms.seed,
  untilDecided: plan.untilDecided,
  ...(plan.bots.some(isForeign) && plan.limits), // apply to foreign bots only
});

/** Files of the standard components have no sheet. */
const editionOf = (game: AnyGame): object => {
  const { rules, sheet } = playedEdition(game);
  return { rules, ...(sheet && { sheet }) };
};

/** As many players as bots, if the game is for so many. */
const withPlayers = (input: Input, { game }: GameChoice, bots: number): Input => {
  const { min, max } = game.seats;
  const players = bots >= min && bots <= max && min > 1 ? bots : min;
  return { ...input, flags: { players: String(players), ...input.flags } };
};

const chooseTerms = (
  input: Input,
  { game }: GameChoice,
  { bots, seats }: { bots: number; seats: number },
): Terms => {
  const { m } = input;
  const { cooperative } = game;
  if (bots < 2 && !cooperative) throw new UsageError(m.arena.tooFewBots);
  if (bots > MOST_BOTS || (!cooperative && bots !== 2 && bots < seats))
    throw new UsageError(m.arena.badTable(bots, seats));
  if (input.flags['until-decided'] !== undefined && bots !== 2)
    throw new UsageError(m.arena.onlyTwo);
  const seed = readNumber(input, 'seed', {
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    otherwise: DEFAULTS.seed,
  });
  return { bots, seats, cooperative, seed };
};
