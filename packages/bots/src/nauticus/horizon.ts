/** The rest of the game for a seat: its turns, the actions it may still do, and the value of a worker and a taler. */
import { ACTIONS, components, NO_SPACE, type State } from '@tidetable/rules/nauticus';
import type { Weights } from './weights.ts';

const { actionPhases: PHASES } = components; // of a round
/** The points for a taler, worker or tile that is left over at the end. */
export const TALER_POINTS = 1 / components.talerForPoint;

export interface Horizon {
  turns: number;
  turnsThisRound: number;
  rounds: number; // after this one
  early: number; // 1 with the whole game to come, 0 at its end
  worker: number; // points
  taler: number; // points
  readonly times: Float64Array; // that it may do each action
  readonly chance: Float64Array; // probability that it can do each action in time
}

export const blankHorizon = (): Horizon => ({
  turns: 0,
  turnsThisRound: 0,
  rounds: 0,
  early: 0,
  worker: 0,
  taler: 0,
  times: new Float64Array(ACTIONS),
  chance: new Float64Array(ACTIONS),
});

/** How often an action comes up in a round: one tile of eight is never chosen. */
export const TIMES_A_ROUND = 0.9;

export const measureHorizon = (s: State, seat: number, w: Weights, o: Horizon): void => {
  const hasActed = (seat - s.start + s.seats) % s.seats < s.turn;
  const phases = PHASES - s.actionPhase - (s.chosen === NO_SPACE ? 0 : 1); // not yet begun
  o.rounds = s.rounds - s.round;
  o.turnsThisRound = phases + (s.chosen === NO_SPACE || hasActed ? 0 : 1);
  o.turns = o.turnsThisRound + PHASES * o.rounds;
  o.early = o.turns / (o.turns + w.fade);
  o.worker = TALER_POINTS + w.worker * o.early;
  o.taler = TALER_POINTS + w.taler * o.early;
  o.times.fill(TIMES_A_ROUND * o.rounds);
  for (let space = 0; space < ACTIONS; space++) {
    if ((s.flipped >> space) & 1) continue;
    const isNow = space === s.chosen;
    o.times[s.spaceTile[space]] += isNow ? (hasActed ? 0 : 1) : phases / (phases + 1);
  }
  for (let action = 0; action < ACTIONS; action++) {
    const eased = 1 + w.soon * (o.times[action] + 0.4 * s.hasExtra[seat]);
    o.chance[action] = 1 - 1 / (eased * eased);
  }
};
