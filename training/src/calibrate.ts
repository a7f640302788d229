/** The calibration of a network: predicted chances to win, beside the results of its games. */
import { drawOutcome } from '@tidetable/bots';
import { type Learnable, loadLearnable, loadNetwork, type Network } from '@tidetable/bots/network';
import {
  type AnyGame,
  CHANCE,
  type Move,
  type Options,
  OVER,
  type Rng,
  type Seat,
  seededRng,
  unnamed,
} from '@tidetable/rules';

/** The positions whose predicted chance to win lies in one tenth. */
export interface Tenth {
  readonly from: number; // of the chance: 0, 0.1 … 0.9
  readonly cases: number;
  readonly predicted: number; // mean; 0 without cases
  readonly won: number; // games; a shared first place in parts
}

export interface CalibrationSetup {
  readonly games: number;
  readonly seed: number;
}

/**
 * Plays games of the committed network against itself, and takes its prediction in one position of
 * each.
 */
export const calibrate = async (
  game: AnyGame,
  options: Options,
  { games, seed }: CalibrationSetup,
): Promise<readonly Tenth[] | 'not-learnt'> => {
  const learnable = await loadLearnable(game.id);
  if (learnable === undefined) return 'not-learnt';
  const network = await loadNetwork(game, learnable, committedWeights(game));
  const predict = newPredicting(game, options, learnable, network);
  const cases = Array.from({ length: games }, (_, i) => predict(seededRng(seed + i)));
  return Array.from({ length: 10 }, (_, tenth) => summary(cases, tenth));
};

const committedWeights = ({ id }: AnyGame): URL =>
  new URL(`../${id}/${id}.net`, import.meta.resolve('@tidetable/bots/network'));

interface Case {
  readonly predicted: number;
  readonly won: number;
}

const summary = (all: readonly Case[], tenth: number): Tenth => {
  const cases = all.filter(({ predicted }) => Math.min(9, Math.floor(10 * predicted)) === tenth);
  const total = (of: (c: Case) => number): number => cases.reduce((sum, c) => sum + of(c), 0);
  return {
    from: tenth / 10,
    cases: cases.length,
    predicted: cases.length > 0 ? total(c => c.predicted) / cases.length : 0,
    won: total(c => c.won),
  };
};

/**
 * Plays one game with the network in all seats; one of its decisions is drawn uniformly. Positions
 * of one game share their outcome, so more of them would add little information.
 */
const newPredicting = (
  game: AnyGame,
  options: Options,
  learnable: Learnable,
  network: Network,
): ((rng: Rng) => Case) => {
  const s = game.blank(options);
  const candidates = learnable.candidatesAt(game, options);
  const legal = new Int32Array(game.maxLegal);

  /** The chosen candidate, and its predicted chance to win. */
  const decide = (seat: Seat): { moves: readonly Move[]; win: number } => {
    const n = candidates.consider(game.view(s, seat));
    let [best, most, win] = [0, Number.NEGATIVE_INFINITY, 0];
    for (let i = 0; i < n; i++) {
      candidates.encode(i, network.input);
      network.run();
      const worth = learnable.worth(network.outputs, options);
      if (worth > most)
        [best, most, win] = [i, worth, learnable.winChance(network.outputs, options)];
    }
    return { moves: candidates.moves(best), win };
  };

  return rng => {
    let drawn = { seat: 0, predicted: 0 };
    let decisions = 0;
    game.deal(s, unnamed(rng));
    for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
      if (seat === CHANCE) {
        game.play(s, drawOutcome(game, s, legal, game.legalMoves(s, legal), rng));
        continue;
      }
      const { moves, win } = decide(seat);
      if (rng(++decisions) === 0) drawn = { seat, predicted: win };
      for (const m of moves) game.play(s, m);
    }
    return { predicted: drawn.predicted, won: wonBy(game, s, options.seats, drawn.seat) };
  };
};

/** 1 for a win, less for one that is shared. */
const wonBy = (game: AnyGame, s: object, seats: number, seat: Seat): number => {
  if (game.cooperative) return game.score(s, 0) > 0 ? 1 : 0;
  if (game.place(s, seat) !== 1) return 0;
  let first = 0;
  for (let other = 0; other < seats; other++) if (game.place(s, other) === 1) first++;
  return 1 / first;
};
