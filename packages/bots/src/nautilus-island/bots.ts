import type { Options } from '@tidetable/rules';
import type { Bot, LevelBots } from '../bot.ts';
import { greedy } from '../greedy.ts';
import { assessByPoints } from '../search/assess.ts';
import { ismcts } from '../search/ismcts.ts';
import { evaluateBy, type NautilusIslandGame } from './evaluate.ts';
import { nemo, pilot } from './trained.ts';

/** A lead of so many points counts as a win. */
export const MARGIN = 30;

const searching = (game: NautilusIslandGame, options: Options, iterations: number): Bot =>
  ismcts(game, options, {
    iterations,
    assess: assessByPoints(evaluateBy(game), MARGIN),
    curiosity: 0.3,
  });

/** The budget grows with the number of other seats, since more moves lie between two turns. */
export const patientAdmiral = (game: NautilusIslandGame, options: Options, patience: number): Bot =>
  searching(game, options, patience * 6000 * options.seats);

export const nautilusIslandBots: LevelBots<NautilusIslandGame> = {
  greedy: (game, options) =>
    greedy(game, options, { evaluate: evaluateBy(game), worlds: 2, depth: 4 }),
  deckhand: (game, options) => searching(game, options, 75),
  mate: (game, options) => searching(game, options, 240),
  captain: (game, options) => searching(game, options, 800),
  admiral: (game, options) => patientAdmiral(game, options, 1),
  pilot,
  nemo,
};
