import type { MakeBot } from '../bot.ts';
import { foresight } from './foresight.ts';
import { greedyAdmiral } from './onePly.ts';

/** Each level weighs more moves by more voyages. */
export const nautilionBots: { readonly [name: string]: MakeBot } = {
  greedy: greedyAdmiral,
  deckhand: options => foresight(options, 2, 2),
  mate: options => foresight(options, 2, 6),
  captain: options => foresight(options, 3, 12),
  admiral: options => foresight(options, 4, 28),
};
