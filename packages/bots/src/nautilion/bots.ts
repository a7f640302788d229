import type { Options } from '@tidetable/rules';
import type { Bot, MakeBot } from '../bot.ts';
import { foresight } from './foresight.ts';
import { greedyAdmiral } from './onePly.ts';

export const patientAdmiral = (options: Options, patience: number): Bot =>
  foresight(options, 4, patience * 28);

/** Each level weighs more moves by more voyages. */
export const nautilionBots: { readonly [name: string]: MakeBot } = {
  greedy: greedyAdmiral,
  deckhand: options => foresight(options, 2, 4),
  mate: options => foresight(options, 2, 8),
  captain: options => foresight(options, 3, 14),
  admiral: options => patientAdmiral(options, 1),
};
