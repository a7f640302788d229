/** Match files with something changed in them, each read, replayed, verified and judged. */
import { isDeepStrictEqual } from 'node:util';
import type { Rng } from '@tidetable/rules';
import { mutant, mutantText, type Tried, withDoubleKey } from '@tidetable/rules/testkit';
import type { MatchFile } from '../../matchFile.ts';
import { CHANGES, type Draft } from './changes.ts';
import type { Original } from './corpus.ts';
import { WAYS } from './forge.ts';
import { judgeFile } from './judgeFile.ts';

const pick = <T>(from: readonly T[], rng: Rng): T => from[rng(from.length)];

/** One input and what became of it, for `fuzz`. */
export const fileRound =
  (corpus: readonly Original[]): ((rng: Rng) => Tried[]) =>
  rng => {
    const { kind, text, isForged } = pick([ofText, ofData, ofFile, ofFile, ofFile], rng)(
      corpus,
      rng,
    );
    const outcome = judgeFile({ text, corpus, isForged });
    if (kind === DOUBLE_KEY && outcome !== 'refused') throw new Error('a key stands twice');
    return [{ kind, outcome }];
  };

interface Changed {
  readonly kind: string;
  readonly text: string;
  readonly isForged: boolean;
}

type MakeChanged = (corpus: readonly Original[], rng: Rng) => Changed;

const DOUBLE_KEY = 'text: double key';

const ofText: MakeChanged = (corpus, rng) => {
  const { text } = pick(corpus, rng);
  return rng(8) === 0
    ? { kind: DOUBLE_KEY, text: withDoubleKey(text, rng), isForged: false }
    : { kind: 'text', text: mutantText(text, rng, pick(corpus, rng).text), isForged: false };
};

const ofData: MakeChanged = (corpus, rng) =>
  forged('data', mutant(JSON.parse(pick(corpus, rng).text), rng) as MatchFile, rng);

const ofFile: MakeChanged = (corpus, rng) => {
  const [{ file }, other] = [pick(corpus, rng), pick(corpus, rng)];
  for (;;) {
    const kind = pick(Object.keys(CHANGES), rng);
    const draft: Draft = structuredClone(file);
    for (let changes = 1 + rng(2); changes > 0; changes--) CHANGES[kind](draft, rng, other.file);
    // Not every file has what a change is about.
    if (!isDeepStrictEqual(draft, file)) return forged(kind, draft, rng);
  }
};

const forged = (what: string, file: MatchFile, rng: Rng): Changed => {
  const way = pick(Object.keys(WAYS), rng);
  const text = JSON.stringify(inThatWay(way, file)) ?? '';
  return { kind: `${what}, ${way}`, text, isForged: way !== 'as is' };
};

/** A file may be too spoilt to be forged any further. */
const inThatWay = (way: string, file: MatchFile): MatchFile => {
  try {
    return WAYS[way](file);
  } catch {
    return file;
  }
};
