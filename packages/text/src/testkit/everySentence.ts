/** All that a language can say of a number, so that rules of its grammar can be asked of everything. */
import { folders, type Language } from '../language.ts';
import type { Part } from '../parts.ts';

type Say = (...given: unknown[]) => unknown;

/** Where each sentence stands, `web/table/points`, and what it says when every number is `n`. */
export const everySentence = async (
  language: Language,
  n: number,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const sentences = new Map<string, string[]>();
  for (const [part, load] of Object.entries(folders[language].parts) as [
    Part,
    () => Promise<object>,
  ][])
    collect(await load(), part, n, sentences);
  return sentences;
};

const collect = (node: unknown, path: string, n: number, into: Map<string, string[]>): void => {
  if (typeof node === 'string') into.set(path, [node]);
  else if (typeof node === 'function') into.set(path, answers(node as Say, n));
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) collect(value, `${path}/${key}`, n, into);
};

/** Nothing tells what a text takes: it is asked with everything, and what makes no sense is left out. */
const answers = (say: Say, n: number): string[] => {
  const said = new Set<string>();
  for (const given of combinations([n, 'X', ['X'], recordOf(n)], say.length)) {
    try {
      const answer = say(...given);
      for (const text of Array.isArray(answer) ? answer : [answer])
        if (typeof text === 'string' && !/undefined|NaN|\[object/.test(text)) said.add(text);
    } catch {}
  }
  return [...said];
};

const combinations = (kinds: readonly unknown[], length: number): unknown[][] =>
  length === 0
    ? [[]]
    : combinations(kinds, length - 1).flatMap(before => kinds.map(kind => [...before, kind]));

/** Has a number under every name. */
const recordOf = (n: number): object =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? n : undefined) });
