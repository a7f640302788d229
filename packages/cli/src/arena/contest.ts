/** The games that are left to play, and the verdict which bot is better. */
import { ConfidenceSequence, type Interval } from './intervals.ts';
import type { Outcome } from './playGame.ts';
import { seatings, type Terms } from './schedule.ts';
import { dealScore, equalScore } from './winShares.ts';

export interface Verdict {
  readonly deals: number;
  readonly interval: Interval; // of the first bot's share; safe to look at after every deal
  readonly equal: number; // that share among equals
  readonly better: 0 | 1 | null; // bot
}

export class Contest {
  readonly terms: Terms;
  readonly untilDecided: boolean;
  /** How many games each deal is played for. */
  readonly each: number;
  readonly #outcomes: Map<number, Outcome>; // by game; games may end in any order
  readonly #sequence = new ConfidenceSequence();
  readonly #games: number;
  #next = 0; // the first game that no player has taken yet
  #deals = 0; // complete ones, counted up to the verdict

  constructor(
    terms: Terms,
    plan: { games: number; untilDecided: boolean; outcomes: Map<number, Outcome> },
  ) {
    this.terms = terms;
    this.untilDecided = plan.untilDecided;
    this.each = seatings(terms).length;
    this.#games = plan.games;
    this.#outcomes = plan.outcomes;
    this.#look();
  }

  /** The next game to play; undefined once none is left. */
  next(): number | undefined {
    if (this.#isDecided()) return undefined;
    while (this.#outcomes.has(this.#next)) this.#next++;
    return this.#next < this.#games ? this.#next++ : undefined;
  }

  add(game: number, outcome: Outcome): void {
    this.#outcomes.set(game, outcome);
    this.#look();
  }

  /** The games that count, in order: whole deals, and none after the verdict. */
  counted(): Outcome[] {
    return Array.from({ length: this.#deals * this.each }, (_, game) => this.#at(game));
  }

  /** A single share compares two bots only. */
  verdict(): Verdict {
    const equal = equalScore(this.terms);
    const { interval } = this.#sequence;
    const [low, high] = interval;
    return {
      deals: this.#deals,
      interval,
      equal,
      better: low > equal ? 0 : high < equal ? 1 : null,
    };
  }

  #isDecided(): boolean {
    return this.untilDecided && this.verdict().better !== null;
  }

  /** Deals are looked at in their order, so the verdict does not depend on who played faster. */
  #look(): void {
    while (!this.#isDecided() && this.#isComplete(this.#deals)) {
      if (this.terms.bots === 2)
        this.#sequence.add(dealScore(this.#ofDeal(this.#deals), this.terms));
      this.#deals++;
    }
  }

  #isComplete(deal: number): boolean {
    const first = deal * this.each;
    for (let i = 0; i < this.each; i++) if (!this.#outcomes.has(first + i)) return false;
    return true;
  }

  #ofDeal(deal: number): Outcome[] {
    return Array.from({ length: this.each }, (_, i) => this.#at(deal * this.each + i));
  }

  #at(game: number): Outcome {
    const outcome = this.#outcomes.get(game);
    if (!outcome) throw new Error(`game ${game} has not been played`);
    return outcome;
  }
}
