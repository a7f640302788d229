/** The statistics of the bots of an arena. */
import { eloDifference, fitElo } from './elo.ts';
import { type Interval, meanInterval, wilson } from './intervals.ts';
import type { Outcome } from './playGame.ts';
import { type Seating, seatings, type Terms } from './schedule.ts';
import { botShare, dealScore, winShares } from './winShares.ts';

export interface BotSummary {
  readonly games: number;
  readonly wins: number; // shared first places count in parts
  readonly share: number;
  readonly fair: number | null; // the share among equals; null in a game that is won together
  readonly interval: Interval; // of the share, 95 %
  readonly points: number | null; // mean, without forfeited games
  readonly forfeits: number;
  readonly elo: number | null; // above the mean of all; only for more than two rivals
}

/** How much better the first of two bots is: in Elo, or in the share of games won together. */
export interface Comparison {
  readonly unit: 'elo' | 'share';
  readonly difference: number | null; // null if infinite
  readonly interval: readonly [low: number | null, high: number | null]; // 95 %
}

interface Played {
  readonly seating: Seating;
  readonly outcome: Outcome;
  readonly shares: readonly number[];
}

/** The outcomes of whole deals, in order. */
export const tally = (
  terms: Terms,
  outcomes: readonly Outcome[],
): { bots: BotSummary[]; comparison: Comparison | null } => {
  const kinds = seatings(terms);
  const played = outcomes.map((outcome, i) => ({
    seating: kinds[i % kinds.length],
    outcome,
    shares: winShares(outcome, terms),
  }));
  const ratings =
    terms.cooperative || terms.bots < 3
      ? []
      : fitElo(
          terms.bots,
          played.map(({ seating, shares }) => ({ bots: seating, shares })),
        );
  const bots = Array.from({ length: terms.bots }, (_, bot) => {
    const own = played.filter(({ seating }) => seating.includes(bot));
    return { ...summary(terms, bot, own), elo: rounded(ratings[bot] ?? null) };
  });
  return { bots, comparison: terms.bots === 2 ? compare(terms, bots[0], outcomes) : null };
};

const summary = (terms: Terms, bot: number, own: readonly Played[]): Omit<BotSummary, 'elo'> => {
  const wins = own.reduce(
    (sum, { seating, shares }) => sum + botShare(bot, { shares, seating, terms }),
    0,
  );
  const points = own.flatMap(({ outcome, seating }) =>
    'forfeit' in outcome ? [] : outcome.points.filter((_, seat) => seating[seat] === bot),
  );
  const seats = own.reduce((sum, p) => sum + p.seating.filter(b => b === bot).length, 0);
  const [low, high] = wilson(wins, own.length);
  return {
    games: own.length,
    wins: rounded(wins),
    share: rounded(wins / own.length),
    fair: terms.cooperative ? null : rounded(seats / own.length / terms.seats),
    interval: [rounded(low), rounded(high)],
    points: points.length === 0 ? null : rounded(mean(points)),
    forfeits: own.filter(
      ({ outcome, seating }) => 'forfeit' in outcome && seating[outcome.forfeit.seat] === bot,
    ).length,
  };
};

const compare = (terms: Terms, first: BotSummary, outcomes: readonly Outcome[]): Comparison => {
  if (!terms.cooperative) {
    const elo = (share: number): number | null => rounded(eloDifference(share, terms.seats));
    const [low, high] = first.interval;
    return { unit: 'elo', difference: elo(first.share), interval: [elo(low), elo(high)] };
  }
  const differences = Array.from({ length: outcomes.length / 2 }, (_, deal) => {
    const score = dealScore(outcomes.slice(2 * deal, 2 * deal + 2), terms);
    return 2 * score - 1;
  });
  const [low, high] = meanInterval(differences);
  const interval: Interval = [rounded(Math.max(-1, low)), rounded(Math.min(1, high))];
  return { unit: 'share', difference: rounded(mean(differences)), interval };
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Rounded to four decimals; null, as in JSON, if infinite. */
const rounded = <T extends number | null>(x: T): T =>
  (x === null || !Number.isFinite(x) ? null : Math.round(x * 10_000) / 10_000) as T;
