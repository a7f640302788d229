import { nautilusIsland, type Options } from '@tidetable/rules';
import type { Bot, LevelBots } from '../bot.ts';
import { greedy } from '../greedy.ts';
import { ismcts } from '../search/ismcts.ts';
import { evaluated } from '../search/judges.ts';
import { sumOf } from '../terms.ts';
import { TERMS, terms } from './evaluate.ts';

/** A lead of so many points is as good as won. */
export const MARGIN = 30;

const searching = (options: Options, iterations: number): Bot =>
  ismcts(nautilusIsland, options, {
    iterations,
    judge: evaluated(options.seats, MARGIN, sumOf(terms, TERMS.length)),
    curiosity: 0.3,
  });

/** The more others move in between, the more there is to look at. */
export const patientAdmiral = (options: Options, patience: number): Bot =>
  searching(options, patience * 6000 * options.seats);

export const nautilusIslandBots: LevelBots = {
  greedy: options =>
    greedy(nautilusIsland, options, { evaluate: sumOf(terms, TERMS.length), worlds: 2, depth: 4 }),
  deckhand: options => searching(options, 75),
  mate: options => searching(options, 240),
  captain: options => searching(options, 800),
  admiral: options => patientAdmiral(options, 1),
};
