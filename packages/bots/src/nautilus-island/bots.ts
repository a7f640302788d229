import type { nautilusIsland, Options } from '@tidetable/rules';
import type { Bot, LevelBots } from '../bot.ts';
import { greedy } from '../greedy.ts';
import { ismcts } from '../search/ismcts.ts';
import { evaluated } from '../search/judges.ts';
import { sumOf } from '../terms.ts';
import { TERMS, terms } from './evaluate.ts';

export type NautilusIslandGame = typeof nautilusIsland;

/** A lead of so many points is as good as won. */
export const MARGIN = 30;

const searching = (game: NautilusIslandGame, options: Options, iterations: number): Bot =>
  ismcts(game, options, {
    iterations,
    judge: evaluated(options.seats, MARGIN, sumOf(terms, TERMS.length)),
    curiosity: 0.3,
  });

/** The more others move in between, the more there is to look at. */
export const patientAdmiral = (game: NautilusIslandGame, options: Options, patience: number): Bot =>
  searching(game, options, patience * 6000 * options.seats);

export const nautilusIslandBots: LevelBots<NautilusIslandGame> = {
  greedy: (game, options) =>
    greedy(game, options, { evaluate: sumOf(terms, TERMS.length), worlds: 2, depth: 4 }),
  deckhand: (game, options) => searching(game, options, 75),
  mate: (game, options) => searching(game, options, 240),
  captain: (game, options) => searching(game, options, 800),
  admiral: (game, options) => patientAdmiral(game, options, 1),
};
