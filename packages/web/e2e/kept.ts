/** What the browser keeps, read behind the client's back. */
import type { Page } from '@playwright/test';
import { type AnyMatch, isProblem, type MatchFile, replayMatch } from '@tidetable/match';

export interface Kept {
  readonly id: string;
  readonly file: MatchFile;
}

/** Every match, in no order; none before the client has opened its store. */
export const keptMatches = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'tidetable');
    if (!isThere) return []; // to open it would make it
    return new Promise<Kept[]>((resolve, reject) => {
      const opening = indexedDB.open('tidetable');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('matches').objectStore('matches').getAll();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
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

/** Puts matches on the shelf, where the client finds them. The page is then at My games. */
export const keepMatches = async (page: Page, matches: readonly object[]): Promise<void> => {
  await page.goto('/games');
  await page.locator('main h1').waitFor(); // the client has made its store
  await page.evaluate(
    records =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('tidetable');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          for (const record of records) writing.objectStore('matches').put(record);
          writing.onerror = () => fail(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    matches,
  );
};

/** A record of the store. */
export const kept = (id: string, file: MatchFile, updated = 0) => ({
  id,
  file,
  bots: file.seats.map(({ kind }) => (kind === 'human' ? null : 'greedy')),
  aids: { memory: true, projection: true },
  hints: 0,
  updated,
});
