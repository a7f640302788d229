import type { Game, GameEvent, Move, Options } from '@tidetable/rules';
import { CHANCE } from '@tidetable/rules';
import type { Turn } from './bot.ts';
import { lookAhead } from './lookAhead.ts';
import { sumOf, type Terms } from './terms.ts';

/** One term of the evaluation, and by how many points it favours the move over the runner-up. */
export interface Reason {
  readonly term: string;
  readonly difference: number;
}

/** What a bot would say about a decision: codes and numbers, for the reader's language. */
export interface Advice {
  readonly move: Move;
  readonly runnerUp: Move | undefined; // undefined if there was no choice
  readonly lead: number; // points by which the move is ahead
  readonly reasons: readonly Reason[]; // the weightiest first
}

export interface AdviceSetup<S> {
  readonly names: readonly string[]; // of the terms
  readonly terms: Terms<S>;
  readonly worlds: number;
  readonly depth: number;
}

/**
 * Compares a move with the best of the others: each is followed to the end of the own turn in
 * worlds that the view allows, and the positions reached are told apart term by term.
 */
export const explain = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { names, terms, worlds, depth }: AdviceSetup<S>,
): ((turn: Turn, move: Move) => Advice) => {
  const guess = game.blank(options);
  const evaluate = sumOf(terms, names.length);
  const ahead = lookAhead(game, options, evaluate, depth);
  const line = goOn(game, options, ahead.after, depth);
  const out = new Float64Array(names.length);
  return (turn, move) => {
    const sums = Array.from({ length: turn.count }, () => new Float64Array(names.length));
    const imagined = game.worlds(turn.view() as V);
    for (let w = 0; w < worlds; w++) {
      imagined.guessInto(guess, turn.rng);
      const seat = game.toAct(guess);
      for (let i = 0; i < turn.count; i++) {
        terms(line(guess, turn.legal[i], seat), seat, out);
        for (let t = 0; t < out.length; t++) sums[i][t] += out[t] / worlds;
      }
    }
    return compare(names, turn, move, sums);
  };
};

/** The position at the end of the turn after a move and the best that can follow it. */
const goOn = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  after: (s: S, m: Move, seat: number) => number,
  depth: number,
): ((s: S, m: Move, seat: number) => S) => {
  const end = game.blank(options);
  const legal = new Int32Array(game.maxLegal);
  return (s, m, seat) => {
    game.copyInto(end, s);
    game.play(end, m);
    for (let step = 1; step < depth; step++) {
      const toAct = game.toAct(end);
      if (toAct !== seat && toAct !== CHANCE) break;
      const n = game.legalMoves(end, legal);
      let best = 0;
      if (toAct === seat) {
        const values = Array.from(legal.subarray(0, n), move => after(end, move, seat));
        best = values.indexOf(Math.max(...values));
      }
      game.play(end, legal[best]);
    }
    return end;
  };
};

const compare = (
  names: readonly string[],
  turn: Turn,
  move: Move,
  sums: readonly Float64Array[],
): Advice => {
  const totals = sums.map(terms => terms.reduce((a, b) => a + b));
  const chosen = turn.legal.indexOf(move);
  let other = -1;
  totals.forEach((total, i) => {
    if (i !== chosen && (other < 0 || total > totals[other])) other = i;
  });
  if (other < 0) return { move, runnerUp: undefined, lead: 0, reasons: [] };
  const reasons = names
    .map((term, t) => ({ term, difference: sums[chosen][t] - sums[other][t] }))
    .filter(reason => Math.abs(reason.difference) >= 0.05)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  return { move, runnerUp: turn.legal[other], lead: totals[chosen] - totals[other], reasons };
};
