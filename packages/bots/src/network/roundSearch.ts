/**
 * A search one round ahead with the network: the best candidate turns are played in states sampled
 * from the view. There every seat, its own included, plays by the network alone, from its own view,
 * until the searching seat's next turn; the value of that turn, or the result of the game, counts.
 * Candidates that fall behind are dropped, and the rest are tried in more samples.
 */
import {
  type AnyGame,
  CHANCE,
  type Move,
  type Options,
  OVER,
  type Rng,
  type Seat,
} from '@tidetable/rules';
import { type Bot, botOf } from '../bot.ts';
import { drawOutcome } from '../chance.ts';
import type { Candidates, Learnable } from './learnable.ts';
import type { Network } from './network.ts';
import { bestOf, worthsOfCandidates } from './networkBot.ts';

export interface RoundSearchSetup {
  /**
   * Number of candidates, and of samples for each; then half of the candidates in twice the
   * samples.
   */
  readonly candidates: number;
  readonly worlds: number;
  readonly halvings: number;
  /** The value of a finished game for a seat, on the scale of `worth`. */
  worthAtEnd(s: object, seat: Seat): number;
}

/** One player's search. */
interface Search {
  readonly game: AnyGame;
  readonly options: Options;
  readonly learnable: Learnable;
  readonly network: Network;
  readonly setup: RoundSearchSetup;
  readonly candidates: Candidates; // of the current decision
  readonly others: Candidates; // of decisions in sampled states
  readonly world: object;
  readonly trial: object;
  readonly legal: Int32Array;
}

/** A candidate that is tried. */
interface Candidate {
  readonly moves: readonly Move[];
  readonly worth: number; // by the network alone
  sum: number;
}

export const roundSearch = (
  game: AnyGame,
  options: Options,
  learnable: Learnable,
  network: Network,
  setup: RoundSearchSetup,
): Bot => {
  const search: Search = {
    game,
    options,
    learnable,
    network,
    setup,
    candidates: learnable.candidatesAt(game, options),
    others: learnable.candidatesAt(game, options),
    world: game.blank(options),
    trial: game.blank(options),
    legal: new Int32Array(game.maxLegal),
  };
  const plan = newPlan(game, options);
  return botOf(game, ({ view }, legal, rng) => {
    if (legal.length === 1) return plan.follow(view, legal[0]);
    const planned = plan.next(view, legal);
    if (planned !== undefined) return plan.follow(view, planned);
    const moves = think(search, view, rng);
    game.worlds(view).sampleInto(search.world, rng);
    plan.begin(search.world, moves);
    return plan.follow(view, legal.includes(moves[0]) ? moves[0] : legal[0]);
  });
};

/** A planned turn, and the view that its seat should then have. */
interface Plan {
  begin(world: object, moves: readonly Move[]): void;
  /** The planned move, if the view is as expected. */
  next(view: object, legal: Int32Array): Move | undefined;
  follow(view: object, m: Move): Move;
}

const newPlan = (game: AnyGame, options: Options): Plan => {
  const foreseen = game.blank(options);
  let moves: readonly Move[] = [];
  let played = 0;
  let seat: Seat = OVER;
  const isForeseen = (view: object): boolean =>
    seat !== OVER && JSON.stringify(game.view(foreseen, seat)) === JSON.stringify(view);
  return {
    begin: (world, planned) => {
      game.copyInto(foreseen, world);
      seat = game.toAct(world);
      moves = planned;
      played = 0;
    },
    next: (view, legal) =>
      played < moves.length && legal.includes(moves[played]) && isForeseen(view)
        ? moves[played]
        : undefined,
    follow: (_view, m) => {
      if (played < moves.length && moves[played] === m && seat === game.toAct(foreseen)) {
        game.play(foreseen, m);
        played++;
      } else moves = [];
      return m;
    },
  };
};

const think = (search: Search, view: object, rng: Rng): readonly Move[] => {
  const { game, setup, world } = search;
  let candidates = candidatesAt(search, view);
  const imagined = game.worlds(view);
  let worlds = setup.worlds;
  for (let round = 0; round <= setup.halvings && candidates.length > 1; round++) {
    for (let w = 0; w < worlds; w++) {
      imagined.sampleInto(world, rng);
      for (const candidate of candidates) candidate.sum += worthOf(search, candidate.moves, rng);
    }
    candidates.sort((a, b) => b.sum - a.sum);
    candidates = candidates.slice(0, Math.ceil(candidates.length / 2));
    worlds *= 2;
  }
  return candidates[0].moves;
};

/** The best by the network; of those with the same beginning up to a revealed fact, only one. */
const candidatesAt = (
  { candidates, learnable, network, options, setup }: Search,
  view: object,
): Candidate[] => {
  const n = candidates.consider(view);
  const worths = worthsOfCandidates(learnable, candidates, network, options, n);
  const best = new Map<string, Candidate>();
  for (let i = 0; i < n; i++) {
    const moves = [...candidates.moves(i)];
    const key = moves.join();
    const known = best.get(key);
    if (known === undefined || known.worth < worths[i])
      best.set(key, { moves, worth: worths[i], sum: 0 });
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth).slice(0, setup.candidates);
};

/** The value of a candidate in the current sample. */
const worthOf = (search: Search, moves: readonly Move[], rng: Rng): number => {
  const { game, setup, world, trial, legal, others, learnable, network, options } = search;
  const seat = game.toAct(world);
  const turn = game.turn(world);
  game.copyInto(trial, world);
  for (const m of moves) game.play(trial, m);
  for (;;) {
    const toAct = game.toAct(trial);
    if (toAct === OVER) return setup.worthAtEnd(trial, seat);
    if (toAct === CHANCE) {
      const n = game.legalMoves(trial, legal);
      game.play(trial, drawOutcome(game, trial, legal, n, rng));
      continue;
    }
    const n = others.consider(game.view(trial, toAct));
    const worths = worthsOfCandidates(learnable, others, network, options, n);
    const best = bestOf(worths);
    if (toAct === seat && game.turn(trial) !== turn) return worths[best];
    for (const m of others.moves(best)) game.play(trial, m);
  }
};
