import type { MakeBot } from '../bot.ts';
import { foresight } from './foresight.ts';
import { greedyAdmiral } from './onePly.ts';

export const nautilionBots: { readonly [name: string]: MakeBot } = {
  greedy: greedyAdmiral,
  mate: options => foresight(options, 3, 4),
  captain: options => foresight(options, 4, 10),
  admiral: options => foresight(options, 5, 30),
};
