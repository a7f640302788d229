/** Plain data with something wrong in it, for readers that trust nothing. */
import type { Rng } from '../core/rng.ts';

type Holder = Record<string, unknown>;

/** A part of the data by what holds it, an object or a list. */
interface Place {
  readonly holder: Holder;
  readonly key: string;
}

/** A copy with one to three changes: parts are missing, doubled, moved, or something else. */
export const mutant = (data: unknown, rng: Rng): unknown => {
  const root: Holder = { data: structuredClone(data) };
  for (let changes = 1 + rng(3); changes > 0; changes--) {
    const places = [...placesIn(root)];
    if (places.length === 0) return undefined; // all of it has left
    pick(CHANGES, rng)(pick(places, rng), places, rng);
  }
  return root.data;
};

/** Every part of the data in the holder, however deep. */
function* placesIn(holder: Holder): Generator<Place> {
  for (const key of Object.keys(holder)) {
    yield { holder, key };
    const value = holder[key];
    if (typeof value === 'object' && value !== null) yield* placesIn(value as Holder);
  }
}

type Change = (at: Place, places: readonly Place[], rng: Rng) => void;

const JUNK: readonly unknown[] = [
  ...[null, undefined, true, false, '', 'x', '__proto__', 'constructor', '\u0000', '🌊'],
  ...[-1, -0, 0, 1, 0.5, 255, 256, 65_536, 1e9, 2 ** 31, 2 ** 53, 1e308, Number.NaN],
  ...[Number.POSITIVE_INFINITY, [], {}, [[]], [null], { length: 1e9 }],
];

const pick = <T>(from: readonly T[], rng: Rng): T => from[rng(from.length)];

const valueAt = ({ holder, key }: Place): unknown => holder[key];

/** Also for the key `__proto__`, which an assignment would take for something else. */
const put = ({ holder, key }: Place, value: unknown): void => {
  Object.defineProperty(holder, key, {
    value: structuredClone(value),
    configurable: true,
    enumerable: true,
    writable: true,
  });
};

const becomeJunk: Change = (at, _, rng) => put(at, pick(JUNK, rng));

/** A number beside the right one, or a value that calculates like it. */
const becomeSimilar: Change = (at, _, rng) => put(at, similar(valueAt(at), rng));

const similar = (value: unknown, rng: Rng): unknown => {
  if (typeof value === 'boolean') return pick([!value, !value, Number(value)], rng);
  if (typeof value === 'string') return pick([`${value} `, value.slice(1), [value]], rng);
  if (typeof value !== 'number') return [value];
  return pick([value + 1, value - 1, 2 * value, -value, value + 256, `${value}`, [value]], rng);
};

/** Another part of the same type. */
const counterpart = (at: Place, places: readonly Place[], rng: Rng): Place =>
  pick(
    places.filter(other => typeof valueAt(other) === typeof valueAt(at)),
    rng,
  );

const becomeAnother: Change = (at, places, rng) => put(at, valueAt(counterpart(at, places, rng)));

const tradePlaces: Change = (at, places, rng) => {
  const other = counterpart(at, places, rng);
  const [here, there] = [valueAt(at), valueAt(other)];
  put(at, there);
  put(other, here);
};

const leave: Change = ({ holder, key }) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

const appearTwice: Change = ({ holder, key }, _, rng) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
  else put({ holder, key: pick(['more', '__proto__'], rng) }, holder[key]);
};

const joinAnotherList: Change = (at, places, rng) => {
  const lists = places.map(valueAt).filter(Array.isArray);
  if (lists.length === 0 || !Array.isArray(at.holder)) return;
  const list = pick(lists, rng);
  list.splice(rng(list.length + 1), 0, structuredClone(valueAt(at)));
  leave(at, places, rng);
};

const loseContent: Change = at => {
  const value = valueAt(at);
  if (typeof value === 'object' && value !== null) put(at, Array.isArray(value) ? [] : {});
};

const CHANGES = [
  becomeJunk,
  becomeSimilar,
  becomeSimilar,
  becomeAnother,
  tradePlaces,
  tradePlaces,
  leave,
  appearTwice,
  joinAnotherList,
  joinAnotherList,
  loseContent,
];
