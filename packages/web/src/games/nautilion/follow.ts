/** Matches the tokens of the path between two views, so that each can glide to its new place. */

/** Tokens have no identity: those in the same order are matched, and so are two that were exchanged. */
export const follow = (
  keys: readonly number[],
  before: readonly string[],
  after: readonly string[],
): number[] => {
  const changed = after.flatMap((token, i) => (token === before[i] ? [] : [i]));
  const [a, b] = changed;
  const isExchange =
    before.length === after.length &&
    changed.length === 2 &&
    before[a] === after[b] &&
    before[b] === after[a];
  if (isExchange) return after.map((_, i) => keys[i === a ? b : i === b ? a : i]);
  let fresh = Math.max(-1, ...keys) + 1;
  const kept = commonOrder(before, after);
  return after.map((_, i) => (kept.has(i) ? keys[kept.get(i) as number] : fresh++));
};

/** Pairs of equal tokens in the same order, as many as there are: places after → before. */
const commonOrder = (before: readonly string[], after: readonly string[]): Map<number, number> => {
  const best = before.map(() => new Array<number>(after.length + 1).fill(0));
  best.push(new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      best[i][j] =
        before[i] === after[j] ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < before.length && j < after.length; )
    if (before[i] === after[j]) pairs.set(j++, i++);
    else if (best[i + 1][j] >= best[i][j + 1]) i++;
    else j++;
  return pairs;
};
