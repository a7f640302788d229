import type { Messages } from '@tidetable/text';
import type { GameResult } from './playFast.ts';

interface SeatSummary {
  readonly wins: number; // shared first places count in parts
  readonly share: number;
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
  readonly roads: { readonly [road: string]: number }; // mean points of each
}

interface Summary {
  /** For games that are won or lost by all together. */
  readonly together?: { readonly won: number; readonly share: number; readonly error: number };
  readonly seats: readonly SeatSummary[];
  readonly order: readonly SeatSummary[]; // the same by who moved first, second, …
  readonly moves: { readonly mean: number; readonly least: number; readonly most: number };
  readonly longestTurn: number;
  readonly longestLegalList: number;
}

const CONFIDENCE = 1.96; // standard errors on either side of 95 % of all samples

interface GameKind {
  readonly seats: number;
  readonly cooperative: boolean;
}

/** The summary of many games of one simulation. */
export class Statistics {
  readonly #seats: Tally[];
  readonly #order: Tally[];
  readonly #cooperative: boolean;
  #games = 0;
  #won = 0;
  #moves = 0;
  #shortest = Number.POSITIVE_INFINITY;
  #longest = 0;
  #turn = 0;
  #legal = 0;

  constructor({ seats, cooperative }: GameKind) {
    this.#cooperative = cooperative;
    this.#seats = Array.from({ length: seats }, () => new Tally());
    this.#order = Array.from({ length: seats }, () => new Tally());
  }

  add(result: GameResult): void {
    const { points, places, roads, first, moves } = result;
    const seats = points.length;
    const winners = places.filter(place => place === 1).length;
    if (this.#cooperative) this.#won += points[0];
    for (let seat = 0; seat < seats; seat++) {
      const win = this.#cooperative ? points[seat] : Number(places[seat] === 1) / winners;
      this.#seats[seat].add(points[seat], win, roads[seat]);
      this.#order[(seat - first + seats) % seats].add(points[seat], win, roads[seat]);
    }
    this.#games++;
    this.#moves += moves;
    this.#shortest = Math.min(this.#shortest, moves);
    this.#longest = Math.max(this.#longest, moves);
    this.#turn = Math.max(this.#turn, result.longestTurn);
    this.#legal = Math.max(this.#legal, result.longestList);
  }

  summary(): Summary {
    const share = this.#won / this.#games;
    const together = {
      won: this.#won,
      share: rounded(share),
      error: rounded(CONFIDENCE * Math.sqrt((share * (1 - share)) / this.#games)),
    };
    return {
      ...(this.#cooperative && { together }),
      seats: this.#seats.map(tally => tally.summary()),
      order: this.#order.map(tally => tally.summary()),
      moves: {
        mean: rounded(this.#moves / this.#games),
        least: this.#shortest,
        most: this.#longest,
      },
      longestTurn: this.#turn,
      longestLegalList: this.#legal,
    };
  }

  /** Two tables, by seat and by order of the first moves; a column more for each road. */
  table({ simulate: t }: Messages, roads: { readonly [road: string]: string }): string {
    const { together, seats, order, moves, longestTurn, longestLegalList } = this.summary();
    const head = [t.wins, t.share, t.mean, t.deviation, t.least, t.most, ...Object.values(roads)];
    const rows = (title: string, group: readonly SeatSummary[]): (string | number)[][] => [
      [title, ...head],
      ...group.map((s, i) => [i + 1, ...cells(s, Object.keys(roads))]),
    ];
    const lines = [...rows(t.seat, seats), [], ...rows(t.order, order)];
    const results = together
      ? [t.together(together.won, this.#games, 100 * together.share, 100 * together.error)]
      : lines.map(row => row.map((cell, i) => String(cell).padStart(i === 0 ? 6 : 11)).join(''));
    return [
      ...results,
      '',
      t.is(t.moves, `${moves.mean} (${moves.least}–${moves.most})`),
      t.is(t.longestTurn, longestTurn),
      t.is(t.longest, longestLegalList),
    ].join('\n');
  }
}

const cells = (s: SeatSummary, roads: readonly string[]): (string | number)[] => [
  rounded(s.wins),
  `${(100 * s.share).toFixed(1)} %`,
  s.mean.toFixed(2),
  s.deviation.toFixed(2),
  s.least,
  s.most,
  ...roads.map(road => s.roads[road].toFixed(2)),
];

/** The games of one seat. */
class Tally {
  readonly #points: number[] = [];
  readonly #roads = new Map<string, number>();
  #wins = 0;

  add(points: number, win: number, roads: { readonly [road: string]: number }): void {
    this.#points.push(points);
    this.#wins += win;
    for (const [road, gained] of Object.entries(roads)) {
      this.#roads.set(road, (this.#roads.get(road) ?? 0) + gained);
    }
  }

  summary(): SeatSummary {
    const points = this.#points;
    const n = points.length;
    const mean = points.reduce((a, b) => a + b, 0) / n;
    const variance = points.reduce((sum, p) => sum + (p - mean) ** 2, 0) / n;
    return {
      wins: rounded(this.#wins),
      share: rounded(this.#wins / n),
      mean: rounded(mean),
      deviation: rounded(Math.sqrt(variance)),
      least: points.reduce((a, b) => Math.min(a, b)),
      most: points.reduce((a, b) => Math.max(a, b)),
      roads: Object.fromEntries(
        Array.from(this.#roads, ([road, sum]) => [road, rounded(sum / n)] as const),
      ),
    };
  }
}

const rounded = (x: number): number => Math.round(x * 10_000) / 10_000;
