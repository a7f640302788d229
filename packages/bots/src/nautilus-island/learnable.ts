import type { AnyGame } from '@tidetable/rules';
import type { Learnable } from '../network/learnable.ts';
import { chanceOf } from '../network/network.ts';
import { candidatesOf } from './candidates.ts';
import { ENCODING, SHAPE } from './encode.ts';

const HEADS = 3; // outputs for each number of players
/** Leads beyond so many points count no more. */
const MARGIN = 50;
/** Weights of the outputs in the value of a move. Place and margin rank moves where the win is as good as decided. */
const WISHES = { win: 0.85, place: 0.05, margin: 0.1 } as const;

const headAt = (seats: number): number => (seats - 2) * HEADS;

const outcome = (game: AnyGame, s: object, seat: number, out: Float32Array): void => {
  const seats = (s as { readonly seats: number }).seats;
  const head = headAt(seats);
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++)
    if (other !== seat) most = Math.max(most, game.score(s, other));
  const place = game.place(s, seat);
  out.fill(-1);
  out[head] = place === 1 ? 1 : 0;
  out[head + 1] = (seats - place) / (seats - 1);
  out[head + 2] = Math.max(0, Math.min(1, 0.5 + (game.score(s, seat) - most) / (2 * MARGIN)));
};

/** The value of a finished game, by the same weights. */
export const worthAtEnd = (game: AnyGame, s: object, seat: number): number => {
  const { seats } = s as { readonly seats: number };
  const out = new Float32Array(3 * HEADS);
  outcome(game, s, seat, out);
  const head = headAt(seats);
  return WISHES.win * out[head] + WISHES.place * out[head + 1] + WISHES.margin * out[head + 2];
};

export const learnable: Learnable = {
  encoding: ENCODING,
  shape: SHAPE,
  outputs: [2, 3, 4].flatMap(seats => [`win${seats}`, `place${seats}`, `margin${seats}`]),
  lambda: 0.7,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 2 }, { seats: 4 }],
  candidatesAt: candidatesOf,
  outcome,
  worth: (outputs, { seats }) => {
    const head = headAt(seats);
    return (
      WISHES.win * chanceOf(outputs[head]) +
      WISHES.place * chanceOf(outputs[head + 1]) +
      WISHES.margin * chanceOf(outputs[head + 2])
    );
  },
  winChance: (outputs, { seats }) => chanceOf(outputs[headAt(seats)]),
};
