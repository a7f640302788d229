// Writes the tables of docs/games/*.md between their markers, and the JSON Schemas of views and sheets.
// Usage: node tools/makeReference.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type GameId, games } from '@tidetable/rules';
import { gameTexts, nauticusWords, nautilionWords, nautilusIslandWords } from '@tidetable/text';
import { nauticus } from './reference/nauticus.ts';
import { nautilion } from './reference/nautilion.ts';
import { nautilusIsland } from './reference/nautilusIsland.ts';
import { observe } from './reference/observe.ts';
import { viewSchema } from './reference/schema.ts';
import { sheetSchema } from './reference/sheetSchema.ts';
import { type Subject, TABLES } from './reference/tables.ts';
import type { GameWords, Words } from './reference/words.ts';
import { root } from './sources.ts';

const WORDS: Readonly<Record<GameId, { words: GameWords; refusals: Words }>> = {
  'nautilus-island': { words: nautilusIsland, refusals: nautilusIslandWords.en.refusals },
  nautilion: { words: nautilion, refusals: nautilionWords.en.refusals },
  nauticus: { words: nauticus, refusals: nauticusWords.en.refusals },
};

/** All that the tables of a page are made of. Plays many games. */
export const subjectOf = (game: AnyGame): Subject => {
  const { words, refusals } = WORDS[game.id];
  const seen = observe(game, words.records, words.games);
  return { game, words, seen, refusals, option: gameTexts.en[game.id].option };
};

const MARKED = /(<!-- table ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** A page with its tables as they must be now; what stands outside the markers stays. */
export const withTables = (page: string, subject: Subject): string =>
  page.replaceAll(MARKED, (_, begin: string, name: string, end: string) => {
    if (!Object.hasOwn(TABLES, name)) throw new Error(`there is no table ${name}`);
    return `${begin}\n${TABLES[name](subject)}\n\n${end}`;
  });

/** What the files of a game's reference must hold. */
export const referenceFiles = (subject: Subject): { readonly [file: string]: string } => {
  const { id } = subject.game;
  const page = `docs/games/${id}.md`;
  return {
    [page]: withTables(readFileSync(join(root, page), 'utf8'), subject),
    [`docs/games/schemas/${id}-view.json`]: `${JSON.stringify(viewSchema(subject), null, 2)}\n`,
    [`docs/games/schemas/${id}-sheet.json`]: `${JSON.stringify(sheetSchema(subject.game), null, 2)}\n`,
  };
};

if (import.meta.main)
  for (const game of Object.values(games))
    for (const [file, text] of Object.entries(referenceFiles(subjectOf(game))))
      writeFileSync(join(root, file), text);
