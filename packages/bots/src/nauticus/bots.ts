/** The bots of Nauticus, from a planner of its own turn to a tree search over the turns of all seats. */
import type { Options } from '@tidetable/rules';
import type { Bot, LevelBots } from '../bot.ts';
import type { NauticusGame } from './evaluate.ts';
import { evaluateBy } from './evaluate.ts';
import { nemo, pilot } from './trained.ts';
import { planTurn, turnSearch } from './turnSearch.ts';
import { wholeTurns } from './wholeTurns.ts';

const WIDTH = 8;
export const TURNS = 10; // that a search tries in a position

/** A turn. */
export const ITERATIONS = { deckhand: 15, mate: 60, captain: 240, admiral: 1000 } as const;

const greedy = (game: NauticusGame, options: Options): Bot =>
  wholeTurns(game, options, planTurn(game, options, { evaluate: evaluateBy(game), width: WIDTH }));

const searching = (game: NauticusGame, options: Options, iterations: number): Bot =>
  wholeTurns(
    game,
    options,
    turnSearch(game, options, { evaluate: evaluateBy(game), turns: TURNS, iterations }),
  );

export const patientAdmiral = (game: NauticusGame, options: Options, patience: number): Bot =>
  searching(game, options, patience * ITERATIONS.admiral);

/** Weakest first. */
export const nauticusBots: LevelBots<NauticusGame> = {
  greedy,
  deckhand: (game, options) => searching(game, options, ITERATIONS.deckhand),
  mate: (game, options) => searching(game, options, ITERATIONS.mate),
  captain: (game, options) => searching(game, options, ITERATIONS.captain),
  admiral: (game, options) => patientAdmiral(game, options, 1),
  pilot,
  nemo,
};
