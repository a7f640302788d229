/** Takes in the files that somebody opened or dropped. */
import type { FileProblem } from '@tidetable/match';
import { startEngine } from '../table/engine.ts';
import { type Incoming, placeFor, readGames } from './bundle.ts';
import { newId } from './newId.ts';
import { listMatches, saveMatch } from './store.ts';

interface Refused {
  readonly name: string;
  readonly game?: string;
  readonly why: FileProblem | 'not-saved';
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
  for (const { name, matches } of await Promise.all(files.map(readFile))) {
    if ('problem' in matches) {
      refused.push({ name, why: matches });
      continue;
    }
    for (const match of matches) {
      const taken = await take(match);
      if (taken === 'added') added++;
      else if (taken === 'known') known++;
      else refused.push({ name, game: match.file.game, why: taken });
    }
  }
  return { added, known, refused };
};

const readFile = async (file: File) => ({
  name: file.name,
  matches: readGames(await file.text(), Date.now()),
});

const take = async (match: Incoming): Promise<'added' | 'known' | Refused['why']> => {
  const problem = await problemOf(match);
  if (problem) return problem;
  try {
    const { id = newId(), isKnown } = placeFor(match, await listMatches());
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
  const opened = await engine.calls.watch(file);
  engine.hangUp();
  return 'problem' in opened ? opened : undefined;
};
