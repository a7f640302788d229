type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

const hasMore = (a: Parts, b: Parts): boolean => {
  for (const name in a) if (!(name in b)) return true;
  return false;
};

/**
 * A copy of `next` that reuses every equal part of `before`, so that a comparison by identity finds
 * the changes.
 */
export const shareParts = <T>(before: unknown, next: T): T => {
  if (!isParts(before) || !isParts(next) || Array.isArray(before) !== Array.isArray(next))
    return next;
  let isEqual = !hasMore(before, next);
  let shared: Record<string, unknown> | undefined;
  for (const name in next) {
    const part = shareParts(before[name], next[name]);
    if (part !== before[name] || !(name in before)) isEqual = false;
    if (part === next[name]) continue;
    shared ??= (Array.isArray(next) ? [...next] : { ...next }) as Record<string, unknown>;
    shared[name] = part;
  }
  return isEqual ? (before as T) : ((shared ?? next) as T);
};
