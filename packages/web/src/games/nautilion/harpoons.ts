/** What a table of fighters is worth in the collision. [NL51] */
export const HOLD = 6;

const FIGHTERS = ['2', '5', '8'];

export const harpoonsOf = (tokens: readonly string[]): number =>
  tokens.reduce(
    (sum, token) => sum + (token === 'mercenary' ? 2 : FIGHTERS.includes(token) ? 1 : 0),
    0,
  );
