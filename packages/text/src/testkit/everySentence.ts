/** All sentences of a language with a number, for tests of its grammar. */
import { folders, type Language } from '../language.ts';
import type { Part } from '../parts.ts';

type Say = (...given: unknown[]) => unknown;

/** The path of each sentence, `web/table/points`, and its text when every number is `n`. */
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

/** The parameters of a text are unknown at run time: it is called with all kinds of arguments, and senseless results are dropped. */
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
