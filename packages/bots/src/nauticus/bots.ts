/** The players of Nauticus, from a careful planner to one who searches through everybody's turns. */
import type { Nauticus, Options } from '@tidetable/rules';
import { type Bot, botOf, type LevelBots } from '../bot.ts';
import { evaluate } from './evaluate.ts';
import { markOf } from './planner.ts';
import type { NauticusGame } from './table.ts';
import { planTurn, type Think, turnSearch } from './turnSearch.ts';

/** Plays turns that were thought out as a whole, and thinks again when something came otherwise. */
const wholeTurns = (game: NauticusGame, options: Options, think: Think): Bot => {
  const guess = game.blank(options);
  const expected = game.blank(options);
  let moves: Int32Array = new Int32Array(0);
  let played = 0;
  return botOf(game, (decision, legal, rng) => {
    if (legal.length === 1 && played === moves.length) return legal[0];
    game.worlds(decision.view as Nauticus.View).guessInto(guess, rng);
    const seat = guess.toAct;
    const goesOn =
      played < moves.length &&
      seat === expected.toAct &&
      markOf(guess, seat) === markOf(expected, seat) &&
      legal.includes(moves[played]);
    if (!goesOn) {
      moves = think(guess);
      played = 0;
      game.copyInto(expected, guess);
    }
    const m = moves[played++];
    game.play(expected, m);
    return m;
  });
};

const WIDTH = 8;
/** Of every level of search. */
export const SEARCH = { evaluate, turns: 10 };

/** A turn. */
export const ITERATIONS = { deckhand: 15, mate: 60, captain: 240, admiral: 1000 } as const;

const greedy = (game: NauticusGame, options: Options): Bot =>
  wholeTurns(game, options, planTurn(game, options, { evaluate, width: WIDTH }));

const searching = (game: NauticusGame, options: Options, iterations: number): Bot =>
  wholeTurns(game, options, turnSearch(game, options, { ...SEARCH, iterations }));

export const patientAdmiral = (game: NauticusGame, options: Options, patience: number): Bot =>
  searching(game, options, patience * ITERATIONS.admiral);

/** Weakest first. */
export const nauticusBots: LevelBots<NauticusGame> = {
  greedy,
  deckhand: (game, options) => searching(game, options, ITERATIONS.deckhand),
  mate: (game, options) => searching(game, options, ITERATIONS.mate),
  captain: (game, options) => searching(game, options, ITERATIONS.captain),
  admiral: (game, options) => patientAdmiral(game, options, 1),
};
