import type { Decision } from '@tidetable/match';
import {
  type AnyGame,
  type Game,
  type GameEvent,
  type Move,
  type Options,
  type Rng,
  seededRng,
  type WorldSampler,
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

/** A move, and what it comes to. */
export interface RankedMove {
  readonly move: string;
  /** All terms together when its turn ends: points, in Nautilion crew tokens. Only differences mean something. */
  readonly points: number;
  readonly win?: number;
  /** Why the first is better than its runner-up, or how another differs from the first. */
  readonly reasons: readonly Reason[];
}

/** Lists all legal moves: the one of its bot, then the others, best first. */
export type Ranker = (decision: Decision, rng: Rng) => RankedMove[];

/** What can be asked about a decision. */
export interface Counsel {
  readonly advise: Adviser;
  readonly rank: Ranker;
}

/** Counsel by somebody who wants the moves of that bot. */
export type MakeCounsel<G = AnyGame> = (game: G, options: Options, bot: Bot) => Counsel;

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
export const counsel = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { bot, names, terms, worlds, candidates, endOf, winOf }: AdviserSetup<S>,
): Counsel => {
  const guess = game.blank(options);
  const out = new Float64Array(names.length);

  /** What each move comes to, on average over the worlds. */
  const weigh = (moves: readonly Move[], imagined: WorldSampler<S>, rng: Rng): Float64Array[] => {
    const means = moves.map(() => new Float64Array(names.length));
    for (let world = 0; world < worlds; world++) {
      imagined.sampleInto(guess, rng);
      const seat = game.toAct(guess);
      const luck = rng(1 << 20);
      moves.forEach((m, i) => {
        terms(endOf(guess, m, seededRng(luck)), seat, out);
        for (let t = 0; t < out.length; t++) means[i][t] += out[t] / worlds;
      });
    }
    return means;
  };

  const compare = (
    { view, legal: texts }: Decision,
    rng: Rng,
    move: string,
    among: typeof candidates,
  ): Comparison => {
    const legal = parseMoves(game, texts);
    const chosen = legal[texts.indexOf(move)];
    const imagined = game.worlds(view as V);
    imagined.sampleInto(guess, rng);
    const others = among(legal, guess).filter(m => m !== chosen);
    const [own, ...means] = weigh([chosen, ...others], imagined, rng);
    return { others, own, means };
  };

  const winBy = (mean: Float64Array): { win?: number } => (winOf ? { win: winOf(sum(mean)) } : {});

  const advise: Adviser = (decision, rng) => {
    const move = bot(decision, rng);
    if (decision.legal.length === 1) return { move, runnerUp: undefined, lead: 0, reasons: [] };
    const { others, own, means } = compare(decision, rng, move, candidates);
    const second = indexOfSecond(means, own);
    const lead = less(own, means[second]);
    return {
      move,
      runnerUp: game.formatMove(others[second]),
      lead: sum(lead),
      reasons: reasonsOf(names, lead),
      ...winBy(own),
    };
  };

  const rank: Ranker = (decision, rng) => {
    const move = bot(decision, rng);
    const { others, own, means } = compare(decision, rng, move, everyMove);
    const ranked = (m: string, mean: Float64Array, differences: Float64Array): RankedMove => ({
      move: m,
      points: sum(mean),
      ...winBy(mean),
      reasons: reasonsOf(names, differences),
    });
    const rivals = others
      .map((m, i) => ranked(game.formatMove(m), means[i], less(means[i], own)))
      .sort((a, b) => b.points - a.points);
    const runnerUp = means.length > 0 ? means[indexOfSecond(means, own)] : own;
    return [ranked(move, own, less(own, runnerUp)), ...rivals];
  };

  return { advise, rank };
};

/** What a move and the others come to, term by term. */
interface Comparison {
  readonly others: readonly Move[];
  readonly own: Float64Array;
  readonly means: readonly Float64Array[]; // of the others
}

/** Wherever a whole list can be weighed. */
export const everyMove = (legal: Int32Array): Move[] => Array.from(legal);

const less = (a: Float64Array, b: Float64Array): Float64Array => a.map((x, t) => x - b[t]);

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
