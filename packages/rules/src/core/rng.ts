/** A source of whole numbers in [0, n), each equally likely; n below 2^21. */
export type Rng = (n: number) => number;

/** A source that receives the name of the fact it decides, so that sealed chance can answer by name. */
export type Draw = (n: number, fact: string, index: number) => number;

/** Fast and reproducible, for simulation and thinking; real matches use sealed chance. */
export const seededRng = (seed: number): Rng => {
  const state = Int32Array.of(0x9e3779b9, seed, Math.floor(seed / 4294967296), 1);
  for (let i = 0; i < 12; i++) nextWord(state);
  return n => fairBelow(n, nextWord, state);
};

/** sfc32. Apart from its state it is the same for all, so the compiler can inline it everywhere. */
const nextWord = (state: Int32Array): number => {
  const a = state[0];
  const b = state[1];
  const c = state[2];
  const counter = state[3];
  const t = (((a + b) | 0) + counter) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = c + (c << 3);
  state[2] = ((c << 21) | (c >>> 11)) + t;
  state[3] = counter + 1;
  return t >>> 0;
};

/**
 * Scales a 32-bit word to [0, n) without favouring anybody: of the 2^32 words, the few that
 * would give some answers one word too many are thrown away (Lemire 2019).
 */
export const fairBelow = <Source>(
  n: number,
  word: (source: Source) => number,
  source = undefined as Source,
): number => {
  let x = word(source);
  let low = Math.imul(x, n) >>> 0;
  if (low < n) {
    const surplus = 4294967296 % n;
    while (low < surplus) {
      x = word(source);
      low = Math.imul(x, n) >>> 0;
    }
  }
  return ((x * n) / 4294967296) | 0; // rounded down; faster than Math.floor
};

/** The same numbers up to a limit; then it throws, which ends a search that would not terminate. */
export const limited = (rng: Rng, most: number): Rng => {
  let left = most;
  return n => {
    if (--left < 0) throw new RangeError('no more random numbers');
    return rng(n);
  };
};

/** Puts the first `n` items into random order, naming each pick `fact/index`. */
export const shuffle = (items: Uint8Array, n: number, draw: Draw, fact: string): void => {
  for (let i = 0; i < n; i++) {
    const j = i + draw(n - i, fact, i);
    const item = items[j];
    items[j] = items[i];
    items[i] = item;
  }
};

/** A `Draw` that ignores the names of facts. */
export const unnamed =
  (rng: Rng): Draw =>
  n =>
    rng(n);
