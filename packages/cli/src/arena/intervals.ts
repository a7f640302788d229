/** Confidence intervals of shares and means. */

export type Interval = readonly [low: number, high: number];

const Z = 1.959963984540054; // 95 % of the normal distribution lie within this many deviations
const ERROR = 0.05; // how often an interval may be wrong

/** The score interval of Wilson (1927) for a share of successes; parts of a success count. */
export const wilson = (successes: number, n: number): Interval => {
  if (n === 0) return [0, 1];
  const share = successes / n;
  const middle = share + Z ** 2 / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  const whole = 1 + Z ** 2 / n;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
};

/** The 95 % interval of the mean of numbers by the normal approximation. */
export const meanInterval = (numbers: readonly number[]): Interval => {
  const n = numbers.length;
  const mean = numbers.reduce((a, b) => a + b, 0) / n;
  const variance = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1);
  const half = Z * Math.sqrt(variance / n);
  return [mean - half, mean + half];
};

/**
 * An interval that allows a look after every observation and a stop at any time: with 95 %
 * chance the mean never leaves it. For independent observations in [0, 1], whatever their
 * distribution: the predictable plug-in empirical-Bernstein confidence sequence of Waudby-Smith
 * and Ramdas, “Estimating means of bounded random variables by betting” (2024), theorem 2.
 */
export class ConfidenceSequence {
  #n = 0;
  #sum = 0;
  #squares = 0; // of the deviations from the mean so far
  #weights = 0;
  #weighted = 0;
  #slack = Math.log(2 / ERROR);
  #interval: Interval = [0, 1];

  get interval(): Interval {
    return this.#interval;
  }

  add(x: number): void {
    const guess = (0.5 + this.#sum) / (this.#n + 1); // before x is known
    const variance = (0.25 + this.#squares) / (this.#n + 1);
    const t = ++this.#n;
    const weight = Math.min(
      0.5,
      Math.sqrt((2 * Math.log(2 / ERROR)) / (variance * t * Math.log(1 + t))),
    );
    this.#slack += (x - guess) ** 2 * (-Math.log(1 - weight) - weight);
    this.#weights += weight;
    this.#weighted += weight * x;
    this.#sum += x;
    this.#squares += (x - (0.5 + this.#sum) / (t + 1)) ** 2;
    const centre = this.#weighted / this.#weights;
    const half = this.#slack / this.#weights;
    const [low, high] = this.#interval; // what was excluded once stays so
    this.#interval = [Math.max(low, centre - half), Math.min(high, centre + half)];
  }
}
