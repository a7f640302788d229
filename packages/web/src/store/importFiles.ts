/** Takes in the files that somebody opened or dropped. */
import type { FileProblem } from '@tidetable/match';
import { startEngine } from '../table/engine.ts';
import { type Incoming, placeFor, readGamesFile } from './bundle.ts';
import { saveMatch } from './keeper.ts';
import { newId } from './newId.ts';
import { readMatches } from './store.ts';

type Reason = FileProblem | 'not-saved';

interface Refusal {
  readonly game: string | undefined;
  readonly why: Reason;
}

/** Games of one file that are refused for one reason. */
interface Refused extends Refusal {
  readonly name: string;
  /** How many; undefined if the file is one game. */
  readonly count: number | undefined;
}

export interface Imported {
  readonly added: number;
  readonly known: number;
  readonly refused: readonly Refused[];
}

export const importFiles = async (files: readonly File[]): Promise<Imported> => {
  let added = 0;
  let known = 0;
  const refused: Refused[] = [];
  for (const { name, read } of await Promise.all(files.map(readFile))) {
    const refusals: Refusal[] = read.refused.map(why => ({ game: undefined, why }));
    for (const match of read.matches) {
      const taken = await take(match);
      if (taken === 'added') added++;
      else if (taken === 'known') known++;
      else refusals.push({ game: match.file.game, why: taken });
    }
    const isOne = read.matches.length + read.refused.length === 1;
    for (const [{ game, why }, count] of counted(refusals))
      refused.push({ name, game, why, count: isOne ? undefined : count });
  }
  return { added, known, refused };
};

/** Each refusal once, and how often it stands there. */
const counted = (refusals: readonly Refusal[]): [Refusal, number][] => {
  const counts = new Map<string, [Refusal, number]>();
  for (const refusal of refusals) {
    const key = JSON.stringify(refusal);
    counts.set(key, [refusal, (counts.get(key)?.[1] ?? 0) + 1]);
  }
  return [...counts.values()];
};

const readFile = async (file: File) => ({
  name: file.name,
  read: await readGamesFile(file),
});

const take = async (match: Incoming): Promise<'added' | 'known' | Reason> => {
  const problem = await problemOf(match);
  if (problem) return problem;
  try {
    const { commitment } = match.file;
    const kept = await readMatches(({ file }) => file.commitment === commitment);
    const { id = newId(), isKnown } = placeFor(match, kept);
    if (isKnown) return 'known';
    await saveMatch({ ...match, id });
    return 'added';
  } catch {
    return 'not-saved';
  }
};

/** Every move passes the rules, in a worker, before a match is kept. */
const problemOf = async ({ file }: Incoming): Promise<FileProblem | undefined> => {
  const engine = startEngine();
  const opened = await engine.calls.openRecord(file);
  engine.hangUp();
  return 'problem' in opened ? opened : undefined;
};
