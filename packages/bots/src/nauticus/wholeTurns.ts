import type { Nauticus, Options } from '@tidetable/rules';
import type { State } from '@tidetable/rules/nauticus';
import { type Bot, botOf } from '../bot.ts';
import type { NauticusGame } from './evaluate.ts';
import { markOf } from './planner.ts';
import type { Think } from './turnSearch.ts';

/** A planned turn. */
interface WholeTurn {
  moves: Int32Array;
  played: number; // of them
  readonly expected: State; // after those
}

/** Plays planned turns, and plans again when the position is not the expected one. */
export const wholeTurns = (game: NauticusGame, options: Options, think: Think): Bot => {
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
