/**
 * Every plain value of a component with its path, for tables: `ships.A1`, `prices.0`. A list of
 * plain values is one text; places in a list count from 0.
 */
export const componentLeaves = (path: string, value: unknown): (readonly [string, string])[] => {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '–')]];
  const inner = Object.entries(value);
  if (Array.isArray(value) && inner.every(([, item]) => typeof item !== 'object'))
    return [[path, value.join(' ') || '–']];
  return inner.flatMap(([key, item]) => componentLeaves(`${path}.${key}`, item));
};
