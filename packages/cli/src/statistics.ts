import type { Messages } from '@tidetable/text';
import type { GameResult } from './playFast.ts';

interface SeatSummary {
  readonly wins: number; // shared first places count in parts
  readonly share: number;
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}

/** What many games of the same kind had in common. */
export class Statistics {
  readonly #points: number[][];
  readonly #wins: number[];
  #games = 0;
  #moves = 0;
  #shortest = Number.POSITIVE_INFINITY;
  #longest = 0;
  #legal = 0;

  constructor(seats: number) {
    this.#points = Array.from({ length: seats }, () => []);
    this.#wins = new Array<number>(seats).fill(0);
  }

  add({ points, places, moves, longest }: GameResult): void {
    const winners = places.filter(place => place === 1).length;
    points.forEach((p, seat) => {
      this.#points[seat].push(p);
      if (places[seat] === 1) this.#wins[seat] += 1 / winners;
    });
    this.#games++;
    this.#moves += moves;
    this.#shortest = Math.min(this.#shortest, moves);
    this.#longest = Math.max(this.#longest, moves);
    this.#legal = Math.max(this.#legal, longest);
  }

  summary(): {
    seats: SeatSummary[];
    moves: { mean: number; least: number; most: number };
    longestLegalList: number;
  } {
    return {
      seats: this.#points.map((points, seat) => this.#seat(points, this.#wins[seat])),
      moves: {
        mean: rounded(this.#moves / this.#games),
        least: this.#shortest,
        most: this.#longest,
      },
      longestLegalList: this.#legal,
    };
  }

  table({ simulate: t }: Messages): string {
    const { seats, moves, longestLegalList } = this.summary();
    const head = [t.seat, t.wins, t.share, t.mean, t.deviation, t.least, t.most];
    const rows = seats.map((s, seat) => [
      seat + 1,
      rounded(s.wins),
      `${(100 * s.share).toFixed(1)} %`,
      s.mean.toFixed(2),
      s.deviation.toFixed(2),
      s.least,
      s.most,
    ]);
    return [
      ...[head, ...rows].map(row => row.map(cell => String(cell).padStart(10)).join('')),
      `${t.moves}: ${moves.mean} (${moves.least}–${moves.most})`,
      `${t.longest}: ${longestLegalList}`,
    ].join('\n');
  }

  #seat(points: readonly number[], wins: number): SeatSummary {
    const n = points.length;
    const mean = points.reduce((a, b) => a + b, 0) / n;
    const variance = points.reduce((sum, p) => sum + (p - mean) ** 2, 0) / n;
    return {
      wins: rounded(wins),
      share: rounded(wins / n),
      mean: rounded(mean),
      deviation: rounded(Math.sqrt(variance)),
      least: points.reduce((a, b) => Math.min(a, b)),
      most: points.reduce((a, b) => Math.max(a, b)),
    };
  }
}

const rounded = (x: number): number => Math.round(x * 10_000) / 10_000;
