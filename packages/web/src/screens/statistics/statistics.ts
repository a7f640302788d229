/** Statistics of the results of this browser. Practice and games of several people are separate. */
import { LEVELS, type Level } from '@tidetable/bots';
import { type GameId, IS_COOPERATIVE } from '@tidetable/rules';
import { SHIP_NAMES } from '@tidetable/rules/nautilion';
import type { Result } from '../../store/head.ts';

export interface Tally {
  readonly games: number;
  readonly wins: number;
}

/** Tallies by subject, in display order. */
export type Tallies = readonly (readonly [key: string, tally: Tally])[];

export interface Statistics extends Tally {
  readonly practice: number;
  /** Games of several people at one screen, or of bots alone: no win. */
  readonly shared: number;
  /** The most points; undefined in a game without points. */
  readonly best: number | undefined;
  /** Of a voyage that is won together; undefined before the first one. */
  readonly hardest: HardestVoyage | undefined;
  /** Wins in a row: up to now, and the most ever. */
  readonly streak: number;
  readonly longestStreak: number;
  /** By the strongest opponent; only games against bots whose levels are known. */
  readonly byLevel: Tallies;
  readonly byPlayers: Tallies;
  /** Places in the order of the table, from 1. */
  readonly bySeat: Tallies;
  /** Of a voyage. */
  readonly byShip: Tallies;
}

export interface HardestVoyage {
  /** The last in the order of difficulty. */
  readonly ship: string;
  /** Tokens that the reserve began with, on whatever ship: fewer is harder. */
  readonly reserve: number;
}

/** A counted game, through the eyes of its only person. */
export interface Own {
  readonly result: Result;
  readonly seat: number;
  readonly isWon: boolean;
}

export const statisticsOf = (game: GameId, results: readonly Result[]): Statistics => {
  const all = results.filter(result => result.game === game).sort((a, b) => a.at - b.at);
  const counted = all.filter(({ isPractice }) => !isPractice);
  const own = ownGames(counted);
  const isContest = !IS_COOPERATIVE[game];
  const points = own.map(({ result, seat }) => result.points[seat]);
  return {
    ...tallyOf(own),
    practice: all.length - counted.length,
    shared: counted.length - own.length,
    best: isContest && points.length > 0 ? Math.max(...points) : undefined,
    hardest: isContest ? undefined : hardestVoyage(own),
    ...streaksOf(own),
    byLevel: isContest ? talliesBy(own, strongest, LEVELS) : [],
    byPlayers: talliesBy(own, ({ result }) => String(result.points.length)),
    bySeat: isContest ? talliesBy(own, ({ seat }) => String(seat + 1)) : [],
    byShip: isContest ? [] : talliesBy(own, ({ result }) => textOf(result.options.ship)),
  };
};

/** Games with one person: alone, cooperative, or against bots. */
export const ownGames = (results: readonly Result[]): Own[] =>
  results.flatMap(result => {
    const seat = ownSeat(result);
    if (seat === undefined) return [];
    const isTogether = IS_COOPERATIVE[result.game as GameId] ?? false;
    const isWon = isTogether ? result.points[0] > 0 : result.places[seat] === 1;
    return [{ result, seat, isWon }];
  });

/** Older results have no seat, which is known only if there was just one. */
const ownSeat = ({ game, bots, points }: Result): number | undefined => {
  if (bots?.every(bot => bot !== null)) return undefined;
  if (IS_COOPERATIVE[game as GameId] || points.length === 1) return 0;
  const people = bots?.flatMap((bot, seat) => (bot === null ? [seat] : []));
  return people?.length === 1 ? people[0] : undefined;
};

const hardestVoyage = (own: readonly Own[]): HardestVoyage | undefined => {
  const won = own.filter(({ isWon }) => isWon).map(({ result }) => result.options);
  const ship = SHIP_NAMES.findLast(name => won.some(options => options.ship === name));
  const reserves = won.map(({ reserve }) => Number(reserve)).filter(Number.isInteger);
  return ship === undefined || reserves.length === 0
    ? undefined
    : { ship, reserve: Math.min(...reserves) };
};

const strongest = ({ result: { bots = [] } }: Own): Level | undefined =>
  LEVELS.findLast(level => bots.includes(level));

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const tallyOf = (own: readonly Own[]): Tally => ({
  games: own.length,
  wins: own.filter(({ isWon }) => isWon).length,
});

const talliesBy = (
  own: readonly Own[],
  keyOf: (game: Own) => string | undefined,
  order?: readonly string[],
): Tallies => {
  const groups = new Map<string, Own[]>();
  for (const game of own) {
    const key = keyOf(game);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const keys = order?.filter(key => groups.has(key)) ?? [...groups.keys()].sort();
  return keys.map(key => [key, tallyOf(groups.get(key) ?? [])]);
};

const streaksOf = (own: readonly Own[]): Pick<Statistics, 'streak' | 'longestStreak'> => {
  let [streak, longestStreak] = [0, 0];
  for (const { isWon } of own) {
    streak = isWon ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
};
