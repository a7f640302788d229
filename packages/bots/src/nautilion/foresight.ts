import {
  CHANCE,
  type Move,
  type Nautilion,
  nautilion,
  type Options,
  OVER,
  type Rng,
} from '@tidetable/rules';
import type { Bot } from '../bot.ts';
import { drawOutcome } from '../search/chance.ts';
import { onePly } from './onePly.ts';

type State = Nautilion.State;

interface Candidate {
  readonly move: Move;
  wins: number;
  voyages: number;
}

/**
 * Sails the most promising moves to the end of the voyage with one-ply play, again and again, and
 * drops the worse half each time (sequential halving). `voyages` is what one decision may cost.
 */
export const foresight = (options: Options, width: number, voyages: number): Bot => {
  const { worths, choose } = onePly(options);
  const now = nautilion.blank(options);
  const s = nautilion.blank(options);
  const legal = new Int32Array(nautilion.maxLegal);

  const sail = (from: State, m: Move, rng: Rng): number => {
    nautilion.copyInto(s, from);
    nautilion.play(s, m);
    for (let seat = nautilion.toAct(s); seat !== OVER; seat = nautilion.toAct(s)) {
      const n = nautilion.legalMoves(s, legal);
      const isChance = seat === CHANCE;
      nautilion.play(
        s,
        isChance ? drawOutcome(nautilion, s, legal, n, rng) : choose(s, legal, n, rng),
      );
    }
    return nautilion.score(s, 0);
  };

  return turn => {
    if (turn.count === 1) return turn.legal[0];
    const worlds = nautilion.worlds(turn.view() as Nautilion.View);
    worlds.guessInto(now, turn.rng);
    let left = mostPromising(turn.legal, worths(now, turn.legal, turn.count), width);
    const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
    while (left.length > 1) {
      const each = Math.max(1, Math.floor(voyages / rounds / left.length));
      for (let i = 0; i < each; i++) {
        worlds.guessInto(now, turn.rng);
        for (const candidate of left) {
          candidate.wins += sail(now, candidate.move, turn.rng);
          candidate.voyages++;
        }
      }
      // Equally successful ones stay in the order of their promise.
      left.sort((a, b) => b.wins / b.voyages - a.wins / a.voyages);
      left = left.slice(0, Math.ceil(left.length / 2));
    }
    return left[0].move;
  };
};

const mostPromising = (legal: Int32Array, worths: Float64Array, width: number): Candidate[] =>
  Array.from(worths, (worth, i) => ({ worth, move: legal[i] }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, width)
    .map(({ move }) => ({ move, wins: 0, voyages: 0 }));
