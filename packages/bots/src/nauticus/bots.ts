/** The players of Nauticus, from a careful planner to one who searches through everybody's turns. */
import type { Nauticus, Options } from '@tidetable/rules';
import type { State } from '@tidetable/rules/nauticus';
import { type Bot, botOf, type LevelBots } from '../bot.ts';
import type { NauticusGame } from './evaluate.ts';
import { evaluateBy } from './evaluate.ts';
import { markOf } from './planner.ts';
import { planTurn, type Think, turnSearch } from './turnSearch.ts';

/** A turn that was thought out as a whole. */
interface WholeTurn {
  moves: Int32Array;
  played: number; // of them
  readonly expected: State; // after those
}

/** Plays whole turns, and thinks again when something came otherwise. */
const wholeTurns = (game: NauticusGame, options: Options, think: Think): Bot => {
  const now = game.blank(options);
  const turn: WholeTurn = {
    moves: new Int32Array(0),
    played: 0,
    expected: game.blank(options),
  };
  return botOf(game, (decision, legal, rng) => {
    if (legal.length === 1 && turn.played === turn.moves.length) return legal[0];
    game.worlds(decision.view as Nauticus.View).sampleInto(now, rng);
    if (!goesOn(turn, now, legal)) {
      turn.moves = think(now);
      turn.played = 0;
      game.copyInto(turn.expected, now);
    }
    const m = turn.moves[turn.played++];
    game.play(turn.expected, m);
    return m;
  });
};

const goesOn = ({ moves, played, expected }: WholeTurn, s: State, legal: Int32Array): boolean =>
  played < moves.length &&
  s.toAct === expected.toAct &&
  markOf(s, s.toAct) === markOf(expected, s.toAct) &&
  legal.includes(moves[played]);

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
  pilot: (game, options) => searching(game, options, ITERATIONS.captain),
  nemo: (game, options) => patientAdmiral(game, options, 1),
};
