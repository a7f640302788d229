import type { Options } from '@tidetable/rules';
import type { Bot, LevelBots } from '../bot.ts';
import { foresight } from './foresight.ts';
import { greedyAdmiral } from './onePly.ts';
import { nemo, pilot } from './trained.ts';
import type { NautilionGame } from './turnSearch.ts';

const LOOKS = 2_500_000; // in a turn: less than a second of one core

export const patientAdmiral = (game: NautilionGame, options: Options, patience: number): Bot =>
  foresight(game, options, { width: 6, voyages: patience * 300, looks: patience * LOOKS });

/** Each level weighs more moves by more voyages. */
export const nautilionBots: LevelBots<NautilionGame> = {
  greedy: greedyAdmiral,
  deckhand: (game, options) => foresight(game, options, { width: 2, voyages: 8, looks: LOOKS }),
  mate: (game, options) => foresight(game, options, { width: 3, voyages: 16, looks: LOOKS }),
  captain: (game, options) => foresight(game, options, { width: 3, voyages: 32, looks: LOOKS }),
  admiral: (game, options) => patientAdmiral(game, options, 1),
  pilot,
  nemo,
};
