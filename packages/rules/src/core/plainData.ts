/** No view, position or deal holds more values than this, nor nests deeper. */
const MOST_VALUES = 20_000;
const DEEPEST = 10;

/**
 * A copy of plain JSON data from anywhere; undefined if it is something else, or endless. Calls
 * no code of the data: no getter, no `toJSON`, no iterator.
 */
export const plainData = (data: unknown): unknown => {
  let left = MOST_VALUES;

  const copy = (value: unknown, depth: number): unknown => {
    if (--left < 0 || depth > DEEPEST) throw new RangeError('endless');
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return value;
    if (typeof value !== 'object') throw new TypeError('no JSON');
    if (Array.isArray(value)) {
      return Array.from({ length: Math.min(value.length, left + 1) }, (_, i) =>
        copy(ownValue(value, String(i)), depth + 1),
      );
    }
    const proto: unknown = Object.getPrototypeOf(value);
    if (proto !== Object.prototype && proto !== null) throw new TypeError('no JSON');
    return Object.fromEntries(
      Object.keys(value).map(key => [key, copy(ownValue(value, key), depth + 1)] as const),
    );
  };

  try {
    return copy(data, 0);
  } catch {
    return undefined;
  }
};

const ownValue = (holder: object, key: string): unknown => {
  const property = Object.getOwnPropertyDescriptor(holder, key);
  if (property === undefined || !('value' in property)) throw new TypeError('no JSON');
  return property.value;
};
