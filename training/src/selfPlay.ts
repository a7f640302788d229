/** Self-play of a network, and the targets of its turns. */
import { drawOutcome } from '@tidetable/bots';
import {
  type Candidates,
  chanceOf,
  copyInput,
  type Input,
  type Learnable,
  type Network,
  newInput,
} from '@tidetable/bots/network';
import {
  type AnyGame,
  CHANCE,
  type Move,
  type Options,
  OVER,
  type Rng,
  unnamed,
} from '@tidetable/rules';

export interface Sample {
  readonly input: Input;
  readonly targets: Float32Array;
  /**
   * The squared error of the prediction of that turn against the result, a mean over the outputs
   * with a target.
   */
  surprise: number;
}

export interface SelfPlaySetup {
  /** How many of 1,000 turns are random. */
  readonly exploring: number;
}

/** The position after a turn, as its seat saw it. */
interface Step extends Sample {
  readonly turn: number;
  /** The predictions for the best candidate, by output. */
  readonly best: Float32Array;
  isExploring: boolean;
}

/** The player of one table, for all of its seats. */
interface Table {
  readonly options: Options;
  readonly state: object;
  readonly candidates: Candidates;
}

export type SelfPlay = (options: Options, rng: Rng) => Sample[];

export const newSelfPlay = (
  game: AnyGame,
  learnable: Learnable,
  network: Network,
  setup: SelfPlaySetup,
): SelfPlay => {
  const tables = new Map<string, Table>();
  const tableOf = (options: Options): Table => {
    const key = JSON.stringify(options);
    const known = tables.get(key);
    if (known !== undefined) return known;
    const made = {
      options,
      state: game.blank(options),
      candidates: learnable.candidatesAt(game, options),
    };
    tables.set(key, made);
    return made;
  };
  const scratch = newInput(learnable.shape);
  const legal = new Int32Array(game.maxLegal);
  const { outputs } = network;

  let hasRolled = false; // since the last choice

  /**
   * Chooses a candidate, and records the resulting position; a second choice of the same turn
   * replaces the first, unless a chance move came in between: the value of rolling is to be learnt,
   * too.
   */
  const step = (
    { options, state, candidates }: Table,
    chain: Step[],
    rng: Rng,
  ): readonly Move[] => {
    const n = candidates.consider(game.view(state, game.toAct(state)));
    const isExploring = n > 1 && rng(1000) < setup.exploring;
    const wanted = isExploring ? rng(n) : -1;
    const best = new Float32Array(outputs.length);
    let chosen = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      candidates.encode(i, network.input);
      network.run();
      const worth = learnable.worth(outputs, options);
      if (worth > most) {
        most = worth;
        for (let o = 0; o < best.length; o++) best[o] = chanceOf(outputs[o]);
        if (!isExploring) {
          chosen = i;
          copyInput(scratch, network.input);
        }
      }
      if (i === wanted) {
        chosen = i;
        copyInput(scratch, network.input);
      }
    }
    const turn = game.turn(state);
    const isAgain = !hasRolled && chain.length > 0 && chain[chain.length - 1].turn === turn;
    const again = isAgain ? chain.pop() : undefined;
    hasRolled = false;
    chain.push({
      turn,
      best: again?.isExploring ? again.best : best,
      isExploring: isExploring || again?.isExploring === true,
      input: packed(scratch),
      targets: new Float32Array(outputs.length),
      surprise: 0,
    });
    return candidates.moves(chosen);
  };

  return (options, rng) => {
    const table = tableOf(options);
    const s = table.state;
    const chains: Step[][] = Array.from({ length: game.cooperative ? 1 : options.seats }, () => []);
    game.deal(s, unnamed(rng));
    for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
      if (seat === CHANCE) {
        hasRolled = true;
        const n = game.legalMoves(s, legal);
        game.play(s, drawOutcome(game, s, legal, n, rng));
        continue;
      }
      for (const m of step(table, chains[game.cooperative ? 0 : seat], rng)) game.play(s, m);
    }
    chains.forEach((chain, seat) => {
      const end = new Float32Array(outputs.length);
      learnable.outcome(game, s, seat, end);
      lookBack(chain, end, learnable.lambda);
    });
    return chains.flat();
  };
};

const packed = (input: Input): Input => ({
  ...input,
  index: input.index.slice(0, input.length),
  value: input.value.slice(0, input.length),
  ends: input.ends.slice(),
});

/**
 * From the last turn to the first: the later outcome, mixed with the predictions on the way
 * (TD(λ)).
 */
const lookBack = (chain: readonly Step[], end: Float32Array, lambda: number): void => {
  for (let i = chain.length - 1; i >= 0; i--) {
    const { targets, best } = chain[i];
    const next = chain[i + 1];
    chain[i].surprise = meanSquare(best, end);
    for (let o = 0; o < targets.length; o++) {
      if (end[o] < 0 || next === undefined) targets[o] = end[o];
      else if (next.isExploring)
        targets[o] = next.best[o]; // the next turn was random, not its plan
      else targets[o] = (1 - lambda) * next.best[o] + lambda * next.targets[o];
    }
  }
};

const meanSquare = (thought: Float32Array, end: Float32Array): number => {
  let sum = 0;
  let asked = 0;
  for (let o = 0; o < end.length; o++) {
    if (end[o] < 0) continue;
    sum += (thought[o] - end[o]) ** 2;
    asked++;
  }
  return sum / asked;
};
