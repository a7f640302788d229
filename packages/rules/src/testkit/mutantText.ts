/** Text of JSON with something wrong in it, or written otherwise. */
import type { Rng } from '../core/rng.ts';

type Change = (text: string, rng: Rng, other: string) => string;

const pick = <T>(from: readonly T[], rng: Rng): T => from[rng(from.length)];

/** Replaces one of the places that match; without any the text stays. */
const replaceOne = (
  text: string,
  pattern: RegExp,
  rng: Rng,
  by: (found: string) => string,
): string => {
  const places = [...text.matchAll(pattern)];
  if (places.length === 0) return text;
  const { 0: found, index } = pick(places, rng);
  return text.slice(0, index) + by(found) + text.slice(index + found.length);
};

const spliced = (text: string, at: number, lost: number, piece: string): string =>
  text.slice(0, at) + piece + text.slice(at + lost);

const someOf = (text: string, rng: Rng): string => {
  const at = rng(text.length + 1);
  return text.slice(at, at + rng(40));
};

const STRANGE = [
  ...['\u0000', '\u001b[31m', '\ufeff', '\u202e', '\u2028', '\ud800', '🌊', '\t', '\\', '"'],
  ...['{', '}', '[', ']', ',', ':', 'null', 'true', '-', '1e999', '\\u0000', '__proto__'],
];
const NUMBERS = [
  ...['-0', '-1', '0.5', '1e0', '1.0', '1e400', '9007199254740993', '99999999999999999999'],
  ...['01', '+1', '0x1', 'NaN', '2147483648', '4294967296', '-2', '-3', '"1"', 'null'],
];
/** As deep or as long as a small input may become. */
const HUGE = [
  (rng: Rng) => '['.repeat(1 + rng(100_000)),
  (rng: Rng) => {
    const deep = 1 + rng(20_000);
    return `${'{"a":'.repeat(deep)}[]${'}'.repeat(deep)}`;
  },
  (rng: Rng) => `"${pick(['x', '\\u0000', 'é', '\\\\'], rng).repeat(1 + rng(50_000))}"`,
  (rng: Rng) => `[0${',0'.repeat(rng(150_000))}]`,
  (rng: Rng) => '9'.repeat(1 + rng(5_000)),
];
const VALUE = /(?<=[:,[])(?:-?\d+|"[^"\\]{0,300}"|null|true|false)(?=[,\]}])/g;

const CHANGES: readonly Change[] = [
  (text, rng) => {
    const at = rng(text.length);
    return spliced(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << rng(8))));
  },
  (text, rng) => text.slice(0, rng(text.length)),
  (text, rng) => spliced(text, rng(text.length), 1 + rng(30), ''),
  (text, rng) => spliced(text, rng(text.length), 0, someOf(text, rng)),
  (text, rng, other) => spliced(text, rng(text.length), rng(40), someOf(other, rng)),
  (text, rng, other) => {
    const at = rng(text.length);
    return text.slice(0, at) + other.slice(at);
  },
  (text, rng) => spliced(text, rng(text.length + 1), 0, pick(STRANGE, rng)),
  (text, rng) => replaceOne(text, /\d+/g, rng, n => `${Number(n) + 1 - 2 * rng(2)}`),
  (text, rng) => replaceOne(text, /\d/g, rng, () => `${rng(10)}`),
  (text, rng) => replaceOne(text, VALUE, rng, () => pick(NUMBERS, rng)),
  (text, rng, other) =>
    replaceOne(text, VALUE, rng, value => pick(other.match(VALUE) ?? [value], rng)),
  (text, rng) => (rng(20) > 0 ? text : replaceOne(text, VALUE, rng, () => pick(HUGE, rng)(rng))),
  // The same meaning, written otherwise.
  (text, rng) => replaceOne(text, /(?<=")\w/g, rng, c => escaped(c)),
  (text, rng) => replaceOne(text, /(?<=[[{},:])(?=["[{}\]])/g, rng, () => pick(['\n', '  '], rng)),
];

const escaped = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One to three changes; `other` is a text from which pieces may come. */
export const mutantText = (text: string, rng: Rng, other = text): string => {
  let changed = text;
  for (let changes = 1 + rng(3); changes > 0 && changed !== ''; changes--)
    changed = pick(CHANGES, rng)(changed, rng, other);
  return changed;
};

/** A key of an object stands in it twice, perhaps with an escape: no reader may take it. */
export const withDoubleKey = (text: string, rng: Rng): string =>
  replaceOne(text, /(?<=[{,])"\w+":/g, rng, key => {
    const again = rng(2) === 0 ? key : `"${escaped(key[1])}${key.slice(2)}`;
    return `${again}${pick(['0', 'null', '{}', '"x"'], rng)},${key}`;
  });
