/** Are two values the same plain data? The order of keys does not matter. */
export const sameData = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameData(at(a, key), at(b, key)))
  );
};

const at = (x: object, key: string): unknown => (x as Record<string, unknown>)[key];
