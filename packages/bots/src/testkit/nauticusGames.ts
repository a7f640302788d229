/** Games of Nauticus between bots, from seeds. */
import { nauticus, OVER, type Rng, seededRng, unnamed } from '@tidetable/rules';
import type { State } from '@tidetable/rules/nauticus';
import { expect } from 'vitest';
import { type Bot, type Level, loadBot } from '../index.ts';
import { decisionAt } from './decisionAt.ts';

export const optionsFor = (seats: number) => ({ seats, oneEmblemPerShip: false });

export const dealt = (seats: number, seed: number): State => {
  const s = nauticus.blank(optionsFor(seats));
  nauticus.deal(s, unnamed(seededRng(seed)));
  return s;
};

export const seated = (level: Level, seats: number): Promise<Bot> =>
  loadBot(nauticus, optionsFor(seats), level);

/** The move of a bot in a position. */
export const answer = (bot: Bot, s: State, rng: Rng): number =>
  nauticus.parseMove(bot(decisionAt(nauticus, s), rng)) as number;

interface Played {
  readonly moves: number[];
  readonly scores: number[];
}

/** Plays a game from a seed, each bot with nothing but its view and the list of legal moves. */
export const played = async (
  levels: readonly Level[],
  seed: number,
  most = Number.POSITIVE_INFINITY,
): Promise<Played> => {
  const s = dealt(levels.length, seed);
  const bots = await Promise.all(levels.map(level => seated(level, levels.length)));
  const rngs = levels.map((_, seat) => seededRng(seed * 10 + seat));
  const legal = new Int32Array(nauticus.maxLegal);
  const moves: number[] = [];
  while (s.toAct !== OVER && moves.length < most) {
    const seat = s.toAct;
    const count = nauticus.legalMoves(s, legal);
    const m = answer(bots[seat], s, rngs[seat]);
    expect(legal.subarray(0, count)).toContain(m);
    nauticus.play(s, m);
    moves.push(m);
  }
  return { moves, scores: levels.map((_, seat) => nauticus.score(s, seat)) };
};

/** The mean lead of the mate over greedy in a game, on these deals and from either seat. */
export const leadOfMate = async (seeds: readonly number[]): Promise<number> => {
  let ahead = 0;
  for (const seed of seeds) {
    const first = (await played(['mate', 'greedy'], seed)).scores;
    const second = (await played(['greedy', 'mate'], seed)).scores;
    ahead += first[0] - first[1] + second[1] - second[0];
  }
  return ahead / (2 * seeds.length);
};
