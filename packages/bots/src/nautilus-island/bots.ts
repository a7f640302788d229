import { nautilusIsland, type Options } from '@tidetable/rules';
import type { MakeBot } from '../bot.ts';
import { greedy } from '../greedy.ts';
import { ismcts } from '../search/ismcts.ts';
import { evaluated } from '../search/judges.ts';
import { sumOf } from '../terms.ts';
import { TERMS, terms } from './evaluate.ts';

/** A lead of so many points is as good as won. */
export const MARGIN = 30;

const level =
  (iterations: number): MakeBot =>
  (options: Options) =>
    ismcts(nautilusIsland, options, {
      iterations,
      judge: evaluated(options.seats, MARGIN, sumOf(terms, TERMS.length)),
      curiosity: 0.3,
    });

export const nautilusIslandBots: { readonly [name: string]: MakeBot } = {
  greedy: options =>
    greedy(nautilusIsland, options, { evaluate: sumOf(terms, TERMS.length), worlds: 2, depth: 4 }),
  deckhand: level(40),
  mate: level(150),
  captain: level(800),
  admiral: level(6000),
};
