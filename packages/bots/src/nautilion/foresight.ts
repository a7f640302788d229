import {
  CHANCE,
  type Move,
  type Nautilion,
  type Options,
  OVER,
  type Rng,
  seededRng,
} from '@tidetable/rules';
import { type Bot, botOf } from '../bot.ts';
import { drawOutcome } from '../chance.ts';
import { chooseMove, newOnePly, type OnePly, worths } from './onePly.ts';
import type { NautilionGame } from './turnSearch.ts';

type State = Nautilion.State;

const REVIEW = 16; // voyages between two prunings of the rivals

/** The search budget of a decision. */
export interface SearchBudget {
  readonly width: number; // moves to weigh
  readonly voyages: number; // for each of them
  readonly looks: number; // positions evaluated in one turn; long turns with expansions get fewer voyages
}

/** The state of one player's search. */
interface Foresight extends SearchBudget {
  readonly helm: Helm;
  readonly now: State; // the world in which a voyage begins
  readonly voyage: State;
  turn: number; // of `spent`
  spent: number;
}

/**
 * Monte Carlo rollouts: plays each of the most promising moves to the end of the voyage many times
 * by one-ply play. All moves get the same dice in the same turn, so that luck cancels out; the
 * first move is replaced only by one that is better by more than a standard error.
 */
export const foresight = (game: NautilionGame, options: Options, budget: SearchBudget): Bot => {
  const f: Foresight = {
    ...budget,
    helm: newHelm(game, options),
    now: game.blank(options),
    voyage: game.blank(options),
    turn: 0,
    spent: 0,
  };
  return botOf(game, (decision, legal, rng) =>
    legal.length === 1 ? legal[0] : weigh(f, decision.view as Nautilion.View, legal, rng),
  );
};

const weigh = (f: Foresight, view: Nautilion.View, legal: Int32Array, rng: Rng): Move => {
  const { game, player } = f.helm;
  const worlds = game.worlds(view);
  worlds.sampleInto(f.now, rng);
  const moves = mostPromising(legal, worths(player, f.now, legal), f.width);
  if (moves.length === 1) return moves[0];
  if (f.now.turn !== f.turn) f.spent = 0;
  f.turn = f.now.turn;
  const begun = player.ahead.looks;
  const most = begun + (f.looks - f.spent) / 2; // the other half is for what comes later in the turn
  let rivals: readonly Rival[] = moves.slice(1).map(move => ({ move, sum: 0, squares: 0 }));
  let sailed = 0;
  while (sailed < f.voyages && player.ahead.looks < most && rivals.length > 0) {
    worlds.sampleInto(f.now, rng);
    compare(f, moves[0], rivals, rng);
    if (++sailed % REVIEW === 0) rivals = stillOpen(rivals, sailed);
  }
  f.spent += player.ahead.looks - begun;
  return surest(rivals, sailed)?.move ?? moves[0];
};

/** One voyage by each move, all with the same dice. */
const compare = (f: Foresight, move: Move, rivals: readonly Rival[], rng: Rng): void => {
  const sea = rng(1 << 20);
  const first = sail(f, move, sea, rng);
  for (const rival of rivals) {
    const lead = sail(f, rival.move, sea, rng) - first;
    rival.sum += lead;
    rival.squares += lead * lead;
  }
};

const sail = ({ helm, now, voyage }: Foresight, m: Move, sea: number, rng: Rng): number => {
  const { game } = helm;
  game.copyInto(voyage, now);
  game.play(voyage, m);
  sailOn(helm, voyage, { sea, until: Number.POSITIVE_INFINITY }, rng);
  return game.score(voyage, 0);
};

/** Plays voyages to their end by one-ply play. */
export interface Helm {
  readonly game: NautilionGame;
  readonly player: OnePly;
  readonly legal: Int32Array;
}

export const newHelm = (game: NautilionGame, options: Options): Helm => ({
  game,
  player: newOnePly(game, options),
  legal: new Int32Array(game.maxLegal),
});

/** The dice of a voyage, and the turn after which it may stop. */
interface Course {
  readonly sea: number;
  readonly until: number;
}

export const sailOn = (helm: Helm, s: State, { sea, until }: Course, rng: Rng): void => {
  const { game, player, legal } = helm;
  for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
    if (s.turn > until) return;
    const moves = legal.subarray(0, game.legalMoves(s, legal));
    game.play(s, seat === CHANCE ? dieOf(game, s, moves, sea) : chooseMove(player, s, moves, rng));
  }
};

/** The face for this turn, die and re-roll in a sea: independent of the moves before. */
const dieOf = (game: NautilionGame, s: State, faces: Int32Array, sea: number): Move => {
  let hash = sea;
  for (const c of game.pendingFact(s)) hash = Math.imul(hash ^ c.charCodeAt(0), 0x01000193);
  return drawOutcome(game, s, faces, faces.length, seededRng(hash));
};

/** A move with the sum of its advantages over the first move in all voyages. */
interface Rival {
  readonly move: Move;
  sum: number;
  squares: number;
}

const meanLead = ({ sum }: Rival, n: number): number => sum / n;

/**
 * Counts one more voyage with another result, so that few equal results do not look certain.
 */
const standardError = ({ sum, squares }: Rival, n: number): number =>
  Math.sqrt(Math.max((squares + 1) / n - (sum / n) ** 2, 0) / n);

/** The rival with the largest lead over the first move, less a standard error, if any leads. */
const surest = (rivals: readonly Rival[], n: number): Rival | undefined => {
  let best: Rival | undefined;
  let most = 0;
  for (const rival of rivals) {
    const sure = meanLead(rival, n) - standardError(rival, n);
    if (sure > most) [best, most] = [rival, sure];
  }
  return best;
};

/** The rivals that may still be best; only they get further voyages. */
const stillOpen = (rivals: readonly Rival[], n: number): readonly Rival[] => {
  const lead = Math.max(0, ...rivals.map(rival => meanLead(rival, n)));
  return rivals.filter(rival => meanLead(rival, n) + 2 * standardError(rival, n) > lead);
};

export const mostPromising = (legal: Int32Array, worths: Float64Array, width: number): Move[] =>
  Array.from(worths, (worth, i) => ({ worth, move: legal[i] }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, width)
    .map(({ move }) => move);
