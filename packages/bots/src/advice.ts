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
import type { Judge, Opinion } from './network/judge.ts';
import type { Terms } from './terms.ts';

/** One term of the evaluation, and by how much it favours the move over the runner-up. */
export interface Reason {
  readonly term: string;
  readonly difference: number;
}

/** The advice of a bot on a decision: codes and numbers, for the reader's language. */
export interface Advice {
  readonly move: string; // in notation
  /** The best alternative with another outcome; undefined if there was no choice. */
  readonly runnerUp: string | undefined;
  /**
   * By how much the move is ahead when its turn ends: points, in Nautilion crew tokens. Below 0
   * where its merits lie further ahead.
   */
  readonly lead: number;
  readonly reasons: readonly Reason[]; // the weightiest first
  /** The chance to win after the move, where the bot estimates one. */
  readonly win?: number;
  /** The chance to win after the runner-up, as a network estimates it. */
  readonly runnerUpWin?: number;
}

/** Advises the seat whose turn it is. Like a bot, it may keep a plan for the next decision. */
export type Adviser = (decision: Decision, rng: Rng) => Advice;

/** A move and its evaluation. */
export interface RankedMove {
  readonly move: string;
  /** The sum of all terms when its turn ends: points, in Nautilion crew tokens. Only differences are meaningful. */
  readonly points: number;
  readonly win?: number;
  /** For the first move its advantages over the runner-up, for the others their differences from the first. */
  readonly reasons: readonly Reason[];
}

/** Lists all legal moves: the one of its bot, then the others, best first. */
export type Ranker = (decision: Decision, rng: Rng) => RankedMove[];

/** Advice on a decision, and a ranking of its moves. */
export interface Counsel {
  readonly advise: Adviser;
  readonly rank: Ranker;
}

/** Makes counsel that recommends the moves of that bot. */
export type MakeCounsel<G = AnyGame> = (
  game: G,
  options: Options,
  bot: Bot,
  judge: Judge | undefined,
) => Counsel;

export interface AdviserSetup<S> {
  readonly bot: Bot;
  /** Ranks the alternatives and estimates the chance to win; without a judge the terms do. */
  readonly judge: Judge | undefined;
  readonly names: readonly string[];
  readonly terms: Terms<S>; // a number for each name
  /** Worlds in which moves are compared; one is enough where nothing hidden or thrown matters. */
  readonly worlds: number;
  /** The moves from which the runner-up is chosen. */
  candidates(legal: Int32Array, s: S): readonly Move[];
  /** The position at the end of the turn, if its seat goes on well after the move. Scratch. */
  endOf(s: S, m: Move, rng: Rng): S;
  /** The chance to win for a sum of all terms. */
  readonly winOf?: (sum: number) => number;
}

/** Smaller differences of a term mean nothing to a person. */
const SMALL = 0.05;

/** The number of the judge's best moves from which the runner-up is chosen. */
const RIVALS = 4;

/**
 * Compares the move of a bot with the best alternative, term by term: both are played to the end
 * of the turn, in the same worlds and with the same random numbers. A network, where there is one,
 * chooses the alternative; the terms only describe the difference.
 */
export const counsel = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { bot, judge, names, terms, worlds, candidates, endOf, winOf }: AdviserSetup<S>,
): Counsel => {
  const guess = game.blank(options);
  const out = new Float64Array(names.length);

  /** The terms of each move, averaged over the worlds. */
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
    among: Candidates<S>,
  ): Comparison => {
    const legal = parseMoves(game, texts);
    const chosen = legal[texts.indexOf(move)];
    const imagined = game.worlds(view as V);
    imagined.sampleInto(guess, rng);
    const opinions = judge?.(view) ?? NO_OPINIONS;
    const others = among(legal, guess, opinions).filter(m => m !== chosen);
    const [own, ...rivals] = weigh([chosen, ...others], imagined, rng).map(
      (mean, i): Weighed => ({
        move: i === 0 ? chosen : others[i - 1],
        mean,
        opinion: opinions.get(i === 0 ? chosen : others[i - 1]),
      }),
    );
    return { own, rivals };
  };

  const winBy = ({ mean, opinion }: Weighed): { win?: number } => {
    if (judge) return opinion ? { win: opinion.win } : {};
    return winOf ? { win: winOf(sum(mean)) } : {};
  };

  const advise: Adviser = (decision, rng) => {
    const move = bot(decision, rng);
    if (decision.legal.length === 1) return { move, runnerUp: undefined, lead: 0, reasons: [] };
    const { own, rivals } = compare(
      decision,
      rng,
      move,
      judge ? mostLiked(candidates) : candidates,
    );
    const second = secondOf(rivals, own);
    const lead = less(own.mean, second.mean);
    return {
      move,
      runnerUp: game.formatMove(second.move),
      lead: sum(lead),
      reasons: reasonsOf(names, lead),
      ...winBy(own),
      ...(second.opinion && { runnerUpWin: second.opinion.win }),
    };
  };

  const rank: Ranker = (decision, rng) => {
    const move = bot(decision, rng);
    const { own, rivals } = compare(decision, rng, move, everyMove);
    const ranked = (of: Weighed, differences: Float64Array): RankedMove => ({
      move: game.formatMove(of.move),
      points: sum(of.mean),
      ...winBy(of),
      reasons: reasonsOf(names, differences),
    });
    const runnerUp = rivals.length > 0 ? secondOf(rivals, own) : own;
    return [
      ranked(own, less(own.mean, runnerUp.mean)),
      ...rivals.toSorted(byMerit).map(rival => ranked(rival, less(rival.mean, own.mean))),
    ];
  };

  return { advise, rank };
};

const NO_OPINIONS: ReadonlyMap<Move, Opinion> = new Map();

type Candidates<S> = (
  legal: Int32Array,
  s: S,
  opinions: ReadonlyMap<Move, Opinion>,
) => readonly Move[];

/** The moves that a judge rates best; the other candidates if it has rated fewer than two. */
const mostLiked =
  <S>(otherwise: Candidates<S>): Candidates<S> =>
  (legal, s, opinions) => {
    const liked = [...opinions].sort(([, a], [, b]) => b.worth - a.worth).map(([m]) => m);
    const known = liked.filter(m => legal.includes(m));
    return known.length > 1 ? known.slice(0, RIVALS + 1) : otherwise(legal, s, opinions);
  };

/** A move with its mean terms. */
interface Weighed {
  readonly move: Move;
  readonly mean: Float64Array;
  readonly opinion: Opinion | undefined;
}

interface Comparison {
  readonly own: Weighed;
  readonly rivals: readonly Weighed[];
}

/** The candidates of a game in which all legal moves can be evaluated. */
export const everyMove = (legal: Int32Array): Move[] => Array.from(legal);

const less = (a: Float64Array, b: Float64Array): Float64Array => a.map((x, t) => x - b[t]);

const sum = (numbers: Float64Array): number => numbers.reduce((a, b) => a + b, 0);

/** Best first: by the judge, and without its opinion by the sum of all terms. */
const byMerit = (a: Weighed, b: Weighed): number =>
  a.opinion && b.opinion
    ? b.opinion.worth - a.opinion.worth
    : Number(b.opinion !== undefined) - Number(a.opinion !== undefined) ||
      sum(b.mean) - sum(a.mean);

/** The best alternative. A move with the same outcome as the first, perhaps in another order, is none. */
const secondOf = (rivals: readonly Weighed[], first: Weighed): Weighed => {
  const elsewhere = rivals.filter(({ mean }) => !isSame(mean, first.mean));
  const [second] = (elsewhere.length > 0 ? elsewhere : rivals).toSorted(byMerit);
  return second;
};

const isSame = (a: Float64Array, b: Float64Array): boolean =>
  a.every((x, t) => Math.abs(x - b[t]) < SMALL);

const reasonsOf = (names: readonly string[], differences: Float64Array): Reason[] =>
  names
    .map((term, t) => ({ term, difference: differences[t] }))
    .filter(({ difference }) => Math.abs(difference) >= SMALL)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
