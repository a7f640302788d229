/** Moments of a match that goes on, each made from the last one kept before it, not from the deal. */
import type { AnyMatch } from '@tidetable/match';

const EVERY = 20; // entries between two that are kept

export class PastMatches {
  readonly #match: AnyMatch;
  readonly #kept: AnyMatch[] = []; // the nth after n times so many entries, as far as any was asked for

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  at(ply: number): AnyMatch {
    const before = Math.floor(ply / EVERY);
    for (let n = this.#kept.length; n <= before; n++)
      this.#kept.push(this.#match.upTo(n * EVERY, this.#kept[n - 1]));
    return this.#match.upTo(ply, this.#kept[before]);
  }
}
