/** Whole turns among which a network chooses: the best of every action, as the planner finds them. */
import type { Move, Nauticus, Options, Rng } from '@tidetable/rules';
import type { Input } from '../network/input.ts';
import type { Candidates } from '../network/learnable.ts';
import { encode, newEncoder } from './encode.ts';
import { evaluateBy, type NauticusGame } from './evaluate.ts';
import { newWidePlanner, type Plan, planWidely, type WideSetup } from './planner.ts';

/** Some 40 turns. */
export const WIDE: Omit<WideSetup, 'evaluate'> = { width: 5, each: 8, only: 24 };
const FIXED: Rng = () => 0;

export const candidatesAt = (game: NauticusGame, options: Options): Candidates => {
  const planner = newWidePlanner(game, options, { evaluate: evaluateBy(game), ...WIDE });
  const encoder = newEncoder(game);
  const now = game.blank(options);
  let seat = 0;
  let turns: readonly Plan[] = [];
  return {
    consider: view => {
      game.worlds(view as Nauticus.View).sampleInto(now, FIXED);
      seat = now.toAct;
      turns = planWidely(planner, now);
      return turns.length;
    },
    encode: (i: number, input: Input) => encode(encoder, turns[i].state, seat, input),
    moves: i => movesOf(turns[i]),
  };
};

const movesOf = ({ moves, length }: Plan): readonly Move[] => Array.from(moves.subarray(0, length));
