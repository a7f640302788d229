/** Nauticus as training sees it: who wins, and for the seat that judges its place and its lead. */
import type { AnyGame, Nauticus, Options } from '@tidetable/rules';
import type { Learnable } from '../network/learnable.ts';
import { chanceOf } from '../network/network.ts';
import type { Shape } from '../network/shape.ts';
import { chanceToWin } from '../search/assess.ts';
import { candidatesAt } from './candidates.ts';
import { ENCODING, MOST_LISTED, MOST_SEATS, OWN_FEATURES, SEAT_FEATURES } from './encode.ts';
import type { NauticusGame } from './evaluate.ts';

const OUTPUTS = ['win', 'win of next', 'win of third', 'win of fourth', 'place', 'lead'] as const;
const PLACE = OUTPUTS.indexOf('place');
const LEAD = OUTPUTS.indexOf('lead');
const MARGIN = 60; // points of lead that count as the maximum

const tables: readonly Options[] = [2, 3, 2, 4, 2, 3, 2, 4].map((seats, i) => ({
  seats,
  oneEmblemPerShip: i === 4 || i === 5,
}));

const rival = { blocks: 1, features: SEAT_FEATURES, units: 32 };

const shape: Shape = {
  groups: [{ blocks: 1, features: OWN_FEATURES, units: 64 }, rival, rival, rival],
  hidden: [32],
  outputs: OUTPUTS.length,
  mostListed: MOST_LISTED,
};

export const nauticusLearnable: Learnable = {
  encoding: ENCODING,
  shape,
  outputs: OUTPUTS,
  tables,
  lambda: 0.85,
  candidatesAt: (game: AnyGame, options) => candidatesAt(game as unknown as NauticusGame, options),
  outcome: (game, s, seat, out) => {
    const { seats } = s as Nauticus.State;
    const first = countAt(game, s, seats, 1);
    for (let n = 0; n < MOST_SEATS; n++) {
      const isFirst = n < seats && game.place(s, (seat + n) % seats) === 1;
      out[n] = n >= seats ? -1 : isFirst ? 1 / first : 0;
    }
    const place = game.place(s, seat);
    const shared = (countAt(game, s, seats, place) - 1) / 2;
    out[PLACE] = (seats - place - shared) / (seats - 1);
    out[LEAD] = chanceToWin(leadOf(game, s, seats, seat), MARGIN);
  },
  worth: outputs => outputs[0] + (outputs[PLACE] + outputs[LEAD]) / 4,
  winChance: outputs => chanceOf(outputs[0]),
};

/** The number of seats that share a place. */
const countAt = (game: AnyGame, s: object, seats: number, place: number): number => {
  let n = 0;
  for (let seat = 0; seat < seats; seat++) if (game.place(s, seat) === place) n++;
  return n;
};

const leadOf = (game: AnyGame, s: object, seats: number, seat: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++)
    if (other !== seat) best = Math.max(best, game.score(s, other));
  return game.score(s, seat) - best;
};
