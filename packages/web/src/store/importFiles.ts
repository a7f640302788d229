/** Takes in the files that somebody opened or dropped. */
import type { FileProblem } from '@tidetable/match';
import { startEngine } from '../table/engine.ts';
import { type Incoming, placeFor, readGames } from './bundle.ts';
import { newId } from './newId.ts';
import { listMatches, saveMatch } from './store.ts';

export interface Imported {
  readonly added: number;
  readonly known: number;
  readonly refused: readonly {
    readonly name: string;
    readonly game?: string;
    readonly why: FileProblem | 'not-saved';
  }[];
}

export const importFiles = async (files: readonly File[]): Promise<Imported> => {
  let added = 0;
  let known = 0;
  const refused: Imported['refused'][number][] = [];
  for (const file of files) {
    const matches = readGames(await file.text(), Date.now());
    if ('problem' in matches) {
      refused.push({ name: file.name, why: matches });
      continue;
    }
    for (const match of matches) {
      const problem = await problemOf(match);
      if (problem) refused.push({ name: file.name, game: match.file.game, why: problem });
      else if (placeFor(match, await listMatches().catch(() => [])).isKnown) known++;
      else if (await take(match)) added++;
      else refused.push({ name: file.name, why: 'not-saved' });
    }
  }
  return { added, known, refused };
};

/** Every move passes the rules, in a worker, before a match is kept. */
const problemOf = async ({ file }: Incoming): Promise<FileProblem | undefined> => {
  const engine = startEngine();
  const opened = await engine.calls.watch(file);
  engine.hangUp();
  return 'problem' in opened ? opened : undefined;
};

const take = async (match: Incoming): Promise<boolean> => {
  try {
    const { id } = placeFor(match, await listMatches());
    await saveMatch({ ...match, id: id ?? newId() });
    return true;
  } catch {
    return false;
  }
};
