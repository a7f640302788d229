/** Strength on the Elo scale: 400 points more mean winning ten times as often as losing. */

/**
 * The difference at which the first of two bots wins that share of games in which it has one of
 * `seats` seats and the other has the rest. Infinite for a share of 0 or 1.
 */
export const eloDifference = (share: number, seats: number): number =>
  400 * Math.log10((share * (seats - 1)) / (1 - share));

export interface TableResult {
  readonly bots: readonly number[]; // by seat
  readonly shares: readonly number[]; // of the win, by seat
}

const ROUNDS = 2000;
const STEADY = 1e-9;

/**
 * Ratings with mean 0 that explain best who won: a bot wins a table with the chance of its strength
 * over the strength of all there (Bradley and Terry; fitted as by Hunter, 2004). Each bot is also
 * given a drawn game against a bot of strength 1, so that no strength becomes infinite or zero.
 */
export const fitElo = (bots: number, results: readonly TableResult[]): number[] => {
  const wins = new Array<number>(bots).fill(0.5);
  for (const { bots: seated, shares } of results)
    seated.forEach((bot, seat) => {
      wins[bot] += shares[seat];
    });
  const tables = countTables(results);
  let strength = new Array<number>(bots).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = improve(strength, wins, tables);
    const change = Math.max(...next.map((s, bot) => Math.abs(Math.log(s / strength[bot]))));
    strength = next;
    if (change < STEADY) break;
  }
  const ratings = strength.map(s => 400 * Math.log10(s));
  const mean = ratings.reduce((a, b) => a + b, 0) / bots;
  return ratings.map(rating => rating - mean);
};

interface Tables {
  readonly bots: readonly number[];
  readonly games: number;
}

/** Equal tables are counted, not repeated: there are few kinds of them. */
const countTables = (results: readonly TableResult[]): Tables[] => {
  const counts = new Map<string, { bots: readonly number[]; games: number }>();
  for (const { bots } of results) {
    const kind = bots.toSorted((a, b) => a - b);
    const table = counts.get(kind.join()) ?? { bots: kind, games: 0 };
    table.games++;
    counts.set(kind.join(), table);
  }
  return [...counts.values()];
};

const improve = (
  strength: readonly number[],
  wins: readonly number[],
  tables: readonly Tables[],
): number[] => {
  const exposure = strength.map(s => 1 / (s + 1)); // the drawn game
  for (const { bots, games } of tables) {
    const total = bots.reduce((sum, bot) => sum + strength[bot], 0);
    for (const bot of bots) exposure[bot] += games / total;
  }
  return wins.map((won, bot) => won / exposure[bot]);
};
