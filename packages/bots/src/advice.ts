import type { Decision } from '@tidetable/match';
import {
  type AnyGame,
  type Game,
  type GameEvent,
  type Move,
  type Options,
  type Rng,
  seededRng,
  type Worlds,
} from '@tidetable/rules';
import { type Bot, parseMoves } from './bot.ts';
import type { Terms } from './terms.ts';

/** One term of the evaluation, and by how much it favours the move over the runner-up. */
export interface Reason {
  readonly term: string;
  readonly difference: number;
}

/** What a bot would say about a decision: codes and numbers, for the reader's language. */
export interface Advice {
  readonly move: string; // in notation
  /** The best of the others that lead elsewhere; undefined if there was no choice. */
  readonly runnerUp: string | undefined;
  /**
   * By how much the move is ahead when its turn ends: points, in Nautilion crew tokens. Below 0
   * where its merits lie further ahead.
   */
  readonly lead: number;
  readonly reasons: readonly Reason[]; // the weightiest first
  /** The chance to win after the move, where the bot has an opinion. */
  readonly win?: number;
}

/** Advises the seat whose turn it is. Like a bot, it may keep a plan for the next decision. */
export type Adviser = (decision: Decision, rng: Rng) => Advice;

/** An adviser who wants the moves of that bot. */
export type MakeAdviser<G = AnyGame> = (game: G, options: Options, bot: Bot) => Adviser;

export interface AdviserSetup<S> {
  readonly bot: Bot;
  readonly names: readonly string[];
  readonly terms: Terms<S>; // a number for each name
  /** Worlds in which moves are compared; one is enough where nothing hidden or thrown matters. */
  readonly worlds: number;
  /** The moves among which the runner-up may be. */
  candidates(legal: Int32Array, s: S): readonly Move[];
  /** The position at the end of the turn, if its seat goes on well after the move. Scratch. */
  endOf(s: S, m: Move, rng: Rng): S;
  /** The chance to win with so much in all terms together. */
  readonly winOf?: (sum: number) => number;
}

/** Terms may differ by so little for no reason that a person would see. */
const SMALL = 0.05;

/**
 * Takes the move of a bot and tells it apart from the best of the others, term by term: each is
 * followed to the end of the turn, in the same worlds and with the same luck.
 */
export const adviser = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { bot, names, terms, worlds, candidates, endOf, winOf }: AdviserSetup<S>,
): Adviser => {
  const guess = game.blank(options);
  const out = new Float64Array(names.length);

  /** What each move comes to, on average over the worlds. */
  const weigh = (moves: readonly Move[], imagined: Worlds<S>, rng: Rng): Float64Array[] => {
    const means = moves.map(() => new Float64Array(names.length));
    for (let world = 0; world < worlds; world++) {
      imagined.guessInto(guess, rng);
      const seat = game.toAct(guess);
      const luck = rng(1 << 20);
      moves.forEach((m, i) => {
        terms(endOf(guess, m, seededRng(luck)), seat, out);
        for (let t = 0; t < out.length; t++) means[i][t] += out[t] / worlds;
      });
    }
    return means;
  };

  return (decision, rng) => {
    const move = bot(decision, rng);
    if (decision.legal.length === 1) return { move, runnerUp: undefined, lead: 0, reasons: [] };
    const legal = parseMoves(game, decision.legal);
    const chosen = legal[decision.legal.indexOf(move)];
    const imagined = game.worlds(decision.view as V);
    imagined.guessInto(guess, rng);
    const others = candidates(legal, guess).filter(m => m !== chosen);
    const [own, ...means] = weigh([chosen, ...others], imagined, rng);
    const second = indexOfSecond(means, own);
    const differences = own.map((x, t) => x - means[second][t]);
    return {
      move,
      runnerUp: game.formatMove(others[second]),
      lead: sum(differences),
      reasons: reasonsOf(names, differences),
      ...(winOf && { win: winOf(sum(own)) }),
    };
  };
};

/** Wherever a whole list can be weighed. */
export const everyMove = (legal: Int32Array): Move[] => Array.from(legal);

const sum = (numbers: Float64Array): number => numbers.reduce((a, b) => a + b, 0);

/** The best one. What comes to the same as the first, perhaps in another order, is no alternative. */
const indexOfSecond = (means: readonly Float64Array[], first: Float64Array): number => {
  const elsewhere = means.filter(mean => !isSame(mean, first));
  const rivals = elsewhere.length > 0 ? elsewhere : means;
  return means.indexOf(rivals.reduce((best, mean) => (sum(mean) > sum(best) ? mean : best)));
};

const isSame = (a: Float64Array, b: Float64Array): boolean =>
  a.every((x, t) => Math.abs(x - b[t]) < SMALL);

const reasonsOf = (names: readonly string[], differences: Float64Array): Reason[] =>
  names
    .map((term, t) => ({ term, difference: differences[t] }))
    .filter(({ difference }) => Math.abs(difference) >= SMALL)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
