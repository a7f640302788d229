/**
 * A language for tests, made of English: `Your turn` is `[!! Ýóúř ţúřñ !!]`. Plain English on
 * a screen did not come from the texts.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒǧħíĵķļɱñóþɋřšţúṽŵẋýžÁɃÇĐÉƑǦĦÍĴĶĻⱮÑÓÞɊŘŠŢÚṼŴẊÝŽ';

/** Fields of lessons and rules pages that are the same in every language. */
const isCode = (node: object, key: string): boolean => {
  if ('ply' in node && typeof node.ply === 'number') return key !== 'text';
  if ('paragraphs' in node) return key === 'id';
  return key === 'rules' && 'text' in node;
};

/** The same tree in the pseudo-language; functions answer in it. */
export const pseudo = <T>(tree: T): T => translated(tree, []) as T;

/** `given` are strings from the arguments of a text, which stay as they are. */
const translated = (node: unknown, given: readonly string[]): unknown => {
  if (typeof node === 'string') return pseudoText(node, given);
  if (Array.isArray(node)) return node.map(item => translated(item, given));
  if (typeof node === 'function')
    return (...args: unknown[]) => translated(node(...args), args.flatMap(stringsIn));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    isCode(node, key) ? value : translated(value, given),
  ]);
  return Object.fromEntries(entries);
};

const stringsIn = (node: unknown): string[] => {
  if (typeof node === 'string') return /\p{L}/u.test(node) ? [node] : [];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
};

const pseudoText = (text: string, given: readonly string[]): string => {
  if (!/\p{L}/u.test(text)) return text;
  if (given.length === 0) return `[!! ${accented(text)} !!]`;
  const longestFirst = given.toSorted((a, b) => b.length - a.length).map(escaped);
  const foreign = new RegExp(`(?<!\\p{L})(${longestFirst.join('|')})(?!\\p{L})`, 'u');
  const pieces = text.split(foreign);
  return `[!! ${pieces.map((piece, i) => (i % 2 === 0 ? accented(piece) : piece)).join('')} !!]`;
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const accented = (text: string): string =>
  text.replace(/[a-z]/gi, letter => [...ACCENTED][PLAIN.indexOf(letter)]);

/**
 * Has code put a punctuation mark behind a text? Punctuation belongs to the language: French wants a
 * space before it.
 */
export const hasGluedSign = (said: string): boolean => {
  const folded = said.replace(/\[!! ((?!\[!!|!!\]).)*? !!\]/gs, '§');
  return folded === said ? /^[:;?!]|§[:;?!]/.test(said) : hasGluedSign(folded);
};
