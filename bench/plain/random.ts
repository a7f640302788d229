export type Random = (n: number) => number; // a number from 0 to n-1

/** The chance of game number `game`, by xorshift32. */
export function randomOf(game: number): Random {
  let x = Math.imul(game + 1, 2654435769); // never 0
  return n => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.floor(((x >>> 0) * n) / 2 ** 32);
  };
}

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  return shuffled;
}
