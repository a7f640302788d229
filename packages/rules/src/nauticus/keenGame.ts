/** For tests: games that go somewhere. Blind play passes too often to finish ships or to empty a stack. */
import { OVER } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { type Rng, seededRng, unnamed } from '../core/rng.ts';
import type { Event } from './events.ts';
import { nauticus } from './index.ts';
import { BUY, END, ON_SHIP, PASS, STORE } from './moves.ts';
import { Phase, type State } from './state.ts';

/** Called after each move with what it did. */
export type Watch = (s: State, events: readonly Event[], ply: number) => void;

const out = new Int32Array(nauticus.maxLegal);

/** Plays a game from a seed in which people mostly act, place on ships they have, and seldom stop. */
export const keenGame = (options: Options, seed: number, watch: Watch): State => {
  const rng = seededRng(seed);
  const s = nauticus.blank(options);
  nauticus.deal(s, unnamed(rng));
  for (let ply = 0; s.toAct !== OVER; ply++) {
    const events: Event[] = [];
    nauticus.play(s, keenMove(s, rng), events);
    watch(s, events, ply);
  }
  return s;
};

export const keenMove = (s: State, rng: Rng): number => {
  const n = nauticus.legalMoves(s, out);
  let first = 0;
  const isKeen = rng(8) > 0;
  if (s.phase === Phase.act && isKeen) while (first < n - 1 && out[first] < BUY) first++;
  if (s.phase === Phase.place && isKeen) while (first < n - 1 && out[first] < ON_SHIP) first++;
  const move = out[first + rng(n - first)];
  const isIdle = move === PASS || move === END || move === STORE;
  return isIdle && isKeen ? out[rng(n)] : move;
};
