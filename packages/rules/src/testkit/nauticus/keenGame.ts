/** For tests: games that go somewhere. Blind play passes too often to finish ships or to empty a stack. */
import { OVER } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { type Rng, seededRng, unnamed } from '../../core/rng.ts';
import type { Event } from '../../nauticus/events.ts';
import { nauticus } from '../../nauticus/index.ts';
import { BUY, ON_SHIP } from '../../nauticus/moves.ts';
import { Phase, type State } from '../../nauticus/state.ts';

/** Called after each move with what it did. */
export type Watch = (s: State, events: readonly Event[], ply: number) => void;

const out = new Int32Array(nauticus.maxLegal);

/**
 * Plays a game from a seed in which people mostly act, place on ships they have, and seldom stop:
 * all but once in so many moves. Once in one move is blind play.
 */
export const keenGame = (
  options: Options,
  seed: number,
  watch: Watch,
  onceIn = 8,
  game = nauticus,
): State => {
  const rng = seededRng(seed);
  const s = game.blank(options);
  game.deal(s, unnamed(rng));
  for (let ply = 0; s.toAct !== OVER; ply++) {
    const events: Event[] = [];
    game.play(s, keenMove(game, s, rng, onceIn), events);
    watch(s, events, ply);
  }
  return s;
};

/** It neither stops while there is something to do nor begins another ship, but for once in so many. */
const keenMove = (game: typeof nauticus, s: State, rng: Rng, onceIn: number): number => {
  const n = game.legalMoves(s, out);
  const dull = s.phase === Phase.act ? BUY : s.phase === Phase.place ? ON_SHIP : 0;
  let first = 0;
  if (rng(onceIn) > 0) while (first < n - 1 && out[first] < dull) first++;
  return out[first + rng(n - first)];
};
