import type { Outcome } from './playGame.ts';
import { type Seating, seatings, type Terms } from './schedule.ts';

/** The part of the win by seat. A seat that forfeits leaves the win to the others. */
export const winShares = (outcome: Outcome, { cooperative, seats }: Terms): number[] => {
  if ('forfeit' in outcome) {
    const others = cooperative ? 0 : 1 / (seats - 1);
    return Array.from({ length: seats }, (_, s) => (s === outcome.forfeit.seat ? 0 : others));
  }
  if (cooperative) return outcome.points.map(points => (points > 0 ? 1 : 0)); // won or lost
  const winners = outcome.places.filter(place => place === 1).length;
  return outcome.places.map(place => (place === 1 ? 1 / winners : 0));
};

/** The part of the win of a bot, over all of its seats. In a game that is won together, the win itself. */
export const botShare = (
  bot: number,
  { shares, seating, terms }: { shares: readonly number[]; seating: Seating; terms: Terms },
): number => {
  const own = shares.filter((_, seat) => seating[seat] === bot);
  return terms.cooperative ? Math.min(...own) : own.reduce((a, b) => a + b, 0);
};

/** The share of the first of two bots in one deal, from 0 to 1, and the share that equal bots have. */
export const dealScore = (outcomes: readonly Outcome[], terms: Terms): number => {
  const scores = seatings(terms).map((seating, i) => {
    const shares = winShares(outcomes[i], terms);
    return botShare(terms.cooperative ? seating[0] : 0, { shares, seating, terms });
  });
  if (terms.cooperative) return (1 + scores[0] - scores[1]) / 2;
  return scores.reduce((a, b) => a + b, 0) / scores.length;
};

export const equalScore = ({ cooperative, seats }: Terms): number =>
  cooperative ? 0.5 : 1 / seats;
