/** How the games of this browser went. */
import { plural } from '../grammar.ts';

export const statistics = {
  title: 'Statistics',
  lead: 'Finished games of this browser, against bots or together, without practice.',
  none: 'No game has come to its end yet.',
  games: 'games',
  wins: 'won',
  best: 'most points',
  hardestShip: 'hardest ship won',
  fewestReserve: 'won with the fewest tokens in reserve',
  streak: 'wins in a row',
  longestStreak: 'longest row',
  byLevel: 'By the strongest bot',
  byPlayers: 'By number of players',
  bySeat: 'By place at the table',
  byShip: 'By ship',
  players: (n: number) => plural(n, { one: '1 player', other: `${n} players` }),
  seat: (n: number) => `place ${n}`,
  ship: (ship: string) => `ship ${ship}`,
  apart: (practice: number, shared: number) =>
    [
      practice > 0 ? `Practice: ${practice}.` : '',
      shared > 0
        ? `Of several people, of bots alone, or from before this was noted: ${shared}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  chart: 'My sea chart',
  csv: 'Save as a table (CSV)',
  json: 'Save as JSON',
  fileName: 'tidetable-statistics',
};

export type StatisticsWords = typeof statistics;
