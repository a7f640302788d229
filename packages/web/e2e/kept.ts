/** What the browser keeps, read behind the client's back. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type AnyMatch, isProblem, type MatchFile, replayMatch } from '@tidetable/match';
import { headOf, resultOf, type Saved } from '../src/store/head.ts';
import { lastMove } from './records.ts';
import { type GameId, movesOf, nextTask } from './table.ts';

/** Every match, in no order; none before the client has opened its store. */
export const keptMatches = (page: Page): Promise<Saved[]> =>
  page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'tidetable');
    if (!isThere) return []; // to open it would make it
    return new Promise<Saved[]>((resolve, reject) => {
      const opening = indexedDB.open('tidetable');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction(['matches', 'entries']);
        const heads = reading.objectStore('matches').getAll();
        const entries = reading.objectStore('entries').getAll();
        const keys = reading.objectStore('entries').getAllKeys();
        reading.onerror = () => reject(reading.error);
        reading.oncomplete = () => {
          opening.result.close();
          const logOf = (id: string) =>
            entries.result.filter((_, i) => (keys.result[i] as [string, number])[0] === id);
          resolve(heads.result.map(h => ({ ...h, file: { ...h.file, log: logOf(h.id) } })));
        };
      };
    });
  });

/** The only match that is kept, as its file tells it. */
export const keptMatch = async (page: Page): Promise<AnyMatch> => {
  const [{ file }] = await keptMatches(page);
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(`the kept match cannot be opened: ${match.problem}`);
  return match;
};

/** Stores matches where the client finds them. The page is then at My games. */
export const keepMatches = async (page: Page, matches: readonly Saved[]): Promise<void> => {
  await page.goto('/games');
  await page.locator('main h1').waitFor(); // the client has made its store
  await page.evaluate(
    records =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('tidetable');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const stores = ['matches', 'entries', 'results'];
          const writing = opening.result.transaction(stores, 'readwrite');
          for (const { head, log, result } of records) {
            writing.objectStore('matches').put(head);
            if (result) writing.objectStore('results').put(result);
            for (const [ply, entry] of log.entries())
              writing.objectStore('entries').put(entry, [head.id, ply]);
          }
          writing.onerror = () => fail(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    matches.map(saved => {
      const head = headOf(saved);
      return { head, log: saved.file.log, result: resultOf(head) };
    }),
  );
};

/** A match as the client keeps it. */
export const kept = (id: string, file: MatchFile, updated = 0): Saved => ({
  id,
  file,
  bots: file.seats.map(({ kind }) => (kind === 'human' ? null : 'greedy')),
  aids: { memory: true, projection: true },
  hints: 0,
  updated,
});

/** Opens a game that one move of the person ends; answers the button for it in the list. */
export const openLastMove = async (page: Page, game: GameId): Promise<Locator> => {
  const { before, move } = lastMove(game, { seats: game === 'nautilion' ? 1 : 2 });
  await keepMatches(page, [kept('ending', before)]);
  await page.goto('/table/ending');
  expect(await nextTask(page)).toBe('move');
  return movesOf(page).and(page.locator(`[data-move="${move}"]`));
};
