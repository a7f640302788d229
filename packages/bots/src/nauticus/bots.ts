/** The players of Nauticus, from a careful planner to one who searches through everybody's turns. */
import { type Nauticus, nauticus, type Options } from '@tidetable/rules';
import type { Bot, LevelBots } from '../bot.ts';
import { evaluate } from './evaluate.ts';
import { markOf } from './planner.ts';
import { planTurn, type Think, turnSearch } from './turnSearch.ts';

/** Plays turns that were thought out as a whole, and thinks again when something came otherwise. */
const wholeTurns = (options: Options, think: Think): Bot => {
  const guess = nauticus.blank(options);
  const expected = nauticus.blank(options);
  let moves: Int32Array = new Int32Array(0);
  let played = 0;
  return ({ view, legal, count, rng }) => {
    if (count === 1 && played === moves.length) return legal[0];
    nauticus.worlds(view() as Nauticus.View).guessInto(guess, rng);
    const seat = guess.toAct;
    const goesOn =
      played < moves.length &&
      seat === expected.toAct &&
      markOf(guess, seat) === markOf(expected, seat) &&
      legal.subarray(0, count).includes(moves[played]);
    if (!goesOn) {
      moves = think(guess);
      played = 0;
      nauticus.copyInto(expected, guess);
    }
    const m = moves[played++];
    nauticus.play(expected, m);
    return m;
  };
};

const WIDTH = 8;
/** Of every level of search. */
export const SEARCH = { evaluate, turns: 10 };

/** A turn. */
export const ITERATIONS = { deckhand: 15, mate: 60, captain: 240, admiral: 1000 } as const;

const greedy = (options: Options): Bot => wholeTurns(options, planTurn(options, evaluate, WIDTH));

const searching = (options: Options, iterations: number): Bot =>
  wholeTurns(options, turnSearch(options, { ...SEARCH, iterations }));

export const patientAdmiral = (options: Options, patience: number): Bot =>
  searching(options, patience * ITERATIONS.admiral);

/** Weakest first. */
export const nauticusBots: LevelBots = {
  greedy,
  deckhand: options => searching(options, ITERATIONS.deckhand),
  mate: options => searching(options, ITERATIONS.mate),
  captain: options => searching(options, ITERATIONS.captain),
  admiral: options => patientAdmiral(options, 1),
};
