/** A source of whole numbers in [0, n), each equally likely; n below 2^21. */
export type Rng = (n: number) => number;

/** A source that is told which fact it decides, so that a sealed one can answer by name. */
export type Draw = (n: number, fact: string, index: number) => number;

/** Fast and reproducible, for simulation and thinking; real matches use sealed chance. */
export const seededRng = (seed: number): Rng => {
  let a = 0x9e3779b9 | 0;
  let b = seed | 0;
  let c = Math.floor(seed / 4294967296) | 0;
  let counter = 1;
  // sfc32: the whole state stays in four 32-bit integers.
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return n => fairBelow(n, next);
};

/**
 * Scales a 32-bit word to [0, n) without favouring anybody: of the 2^32 words, the few that
 * would give some answers one word too many are thrown away (Lemire 2019).
 */
export const fairBelow = (n: number, word: () => number): number => {
  let x = word();
  let low = Math.imul(x, n) >>> 0;
  if (low < n) {
    const surplus = 4294967296 % n;
    while (low < surplus) {
      x = word();
      low = Math.imul(x, n) >>> 0;
    }
  }
  return Math.floor((x * n) / 4294967296);
};

/** The same numbers, but only so many: then it throws, and with it a search that would not end. */
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

/** A draw for those who do not care about names. */
export const unnamed =
  (rng: Rng): Draw =>
  n =>
    rng(n);
