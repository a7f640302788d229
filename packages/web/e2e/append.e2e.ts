/** A move is appended to the kept log: all of it or nothing, only to its end, and nothing else is written again. */
import type { BrowserContext, Page } from '@playwright/test';
import { isProblem, type MatchFile, replayMatch, writeMatch } from '@tidetable/match';
import { keepMatches, kept, keptMatch, keptMatches } from './kept.ts';
import { runningMatch } from './records.ts';
import { hurry, movesOf, nextTask, playMove, playOn, plyOf, seat, startTable } from './table.ts';
import { expect, test } from './test.ts';
import { engineOf, holdWorkers, lose, prepareEngines } from './workers.ts';

/** Two people without secrets from each other: nobody plays but the test. */
const startShared = async (page: Page, context: BrowserContext): Promise<void> => {
  await hurry(context);
  await startTable(page, 'nauticus', seat('', ''));
  await playOn(page, () => 0, 5);
  expect(await nextTask(page)).toBe('move');
};

const keptFile = async (page: Page): Promise<MatchFile> => (await keptMatches(page))[0]!.file;

const tapMove = (page: Page): Promise<void> => movesOf(page).first().dispatchEvent('click');

const HANGS = 'the engine hangs';

/** Does something of which the engine writes an entry of that type, and then stops for ever, its transaction open. */
const hangInAppend = async (
  page: Page,
  type: 'move' | 'undo',
  act: () => Promise<void>,
): Promise<void> => {
  await engineOf(page).evaluate(
    on => {
      const { add, put } = IDBObjectStore.prototype;
      let isWritten = false;
      IDBObjectStore.prototype.add = function (...args) {
        isWritten ||= args[0].type === on.type;
        return add.apply(this, args);
      };
      IDBObjectStore.prototype.put = function (...args) {
        if (!isWritten) return put.apply(this, args);
        console.log(on.HANGS);
        for (;;);
      };
    },
    { type, HANGS },
  );
  await untilHung(page, act);
};

/** As the browser does when it needs the room. */
const deleteMatches = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('tidetable');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const stores = ['matches', 'entries'];
          const clearing = opening.result.transaction(stores, 'readwrite');
          for (const store of stores) clearing.objectStore(store).clear();
          clearing.oncomplete = () => done();
        };
      }),
  );

/** The engine does what it is asked, and then stops for ever instead of answering. */
const hangInAnswer = (page: Page): Promise<void> =>
  engineOf(page).evaluate(text => {
    globalThis.postMessage = () => {
      console.log(text);
      for (;;);
    };
  }, HANGS);

const untilHung = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const hung = page.waitForEvent('console', message => message.text() === HANGS);
  await act();
  await hung;
};

const movesIn = ({ log }: MatchFile): number => log.filter(({ seat: by }) => by >= 0).length;

test.describe('an append that is killed', () => {
  test('with its tab changes nothing', async ({ page, context }) => {
    await startShared(page, context);
    const before = await keptFile(page);
    const ply = await plyOf(page);
    await hangInAppend(page, 'move', () => tapMove(page));
    const address = page.url();
    await page.close();
    const next = await context.newPage();
    await next.goto(address);
    expect(await nextTask(next)).toBe('move');
    expect(await plyOf(next)).toBe(ply);
    expect(await keptFile(next)).toEqual(before);
    await playOn(next, () => 0, 3);
    const { log } = await keptFile(next);
    expect(log.length).toBe(await plyOf(next));
    expect(log.slice(0, ply)).toEqual(before.log);
  });

  test('with its worker is tried again, and the move counts once', async ({ page, context }) => {
    await holdWorkers(page);
    await startShared(page, context);
    const before = await keptFile(page);
    await hangInAppend(page, 'move', () => tapMove(page));
    expect(await lose(page, 'engine')).toBe(true);
    await expect.poll(() => plyOf(page)).toBeGreaterThan(before.log.length);
    const after = await keptFile(page);
    expect(after.log.length).toBe(await plyOf(page));
    expect(movesIn(after)).toBe(movesIn(before) + 1);
    expect(isProblem(replayMatch(after))).toBe(false);
  });

  test('before it could tell counts all the same, once', async ({ page, context }) => {
    await holdWorkers(page);
    await startShared(page, context);
    const before = await keptFile(page);
    await hangInAnswer(page);
    await untilHung(page, () => tapMove(page));
    const after = await keptFile(page);
    expect(movesIn(after)).toBe(movesIn(before) + 1);
    expect(await lose(page, 'engine')).toBe(true);
    await expect.poll(() => plyOf(page)).toBe(after.log.length);
    expect(await keptFile(page)).toEqual(after);
    await expect(page.locator('.table-refusal')).toHaveCount(0);
    await playMove(page, () => 0);
    expect((await keptFile(page)).log.length).toBe(await plyOf(page));
  });

  test('by the storage leaves nothing half written', async ({ page, context }) => {
    await startShared(page, context);
    const before = await keptMatches(page);
    await engineOf(page).evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await playMove(page, () => 0); // the game goes on
    expect(await keptMatches(page)).toEqual(before);
  });
});

test('an undo that makes the game practice counts once, also if its answer was lost', async ({
  page,
  context,
}) => {
  await holdWorkers(page);
  await hurry(context);
  await startTable(page, 'nautilion', seat(''));
  const undo = page.getByRole('button', { name: 'Undo…' });
  do await playOn(page, () => 0, 1);
  while ((await nextTask(page)) === 'move' && (await undo.count()) === 0);
  await undo.click();
  await hangInAnswer(page);
  await untilHung(page, () => page.locator('.table-undo-ask button').first().click());
  const after = await keptFile(page);
  expect(await lose(page, 'engine')).toBe(true);
  await expect(page.locator('.table-badge')).toHaveText('Practice');
  await playMove(page, () => 0);
  await expect(page.locator('.table-refusal')).toHaveCount(0);
  expect((await keptFile(page)).log.slice(0, after.log.length)).toEqual(after.log);
});

test('a match that was deleted while its engine was lost is said to be deleted', async ({
  page,
  context,
}) => {
  await holdWorkers(page);
  await startShared(page, context);
  await deleteMatches(page);
  expect(await lose(page, 'engine')).toBe(true);
  await tapMove(page);
  await expect(page.locator('.table-notice')).toContainText('This game was deleted.');
});

test('practice begins together with the undo that needs it: both are kept, or neither', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nautilion', seat(''));
  const undo = page.getByRole('button', { name: 'Undo…' });
  do await playOn(page, () => 0, 1);
  while ((await nextTask(page)) === 'move' && (await undo.count()) === 0);
  const before = await keptFile(page);
  await undo.click();
  const sure = page.locator('.table-undo-ask button').first();
  await hangInAppend(page, 'undo', () => sure.click());
  const address = page.url();
  await page.close();

  const next = await context.newPage();
  await next.goto(address);
  expect(await nextTask(next)).toBe('move');
  expect(await keptFile(next)).toEqual(before);
  await next.getByRole('button', { name: 'Undo…' }).click();
  await next.locator('.table-undo-ask button').first().click();
  await expect(next.locator('.table-badge')).toHaveText('Practice');
  const { log } = await keptFile(next);
  expect(log.slice(before.log.length).map(({ type }) => type)).toEqual(['practice', 'undo']);
});

test('a move that another tab has appended meanwhile is noticed: it counts, and ours does not', async ({
  page,
  context,
}) => {
  await startShared(page, context);
  const [ours] = await keptMatches(page);
  const match = await keptMatch(page);
  match.submit(match.toAct, match.ply, match.legalMoves().at(-1) ?? '', Date.now());
  const theirs = writeMatch(match);
  const other = await context.newPage();
  await keepMatches(other, [{ ...ours!, file: theirs, updated: Date.now() + 1 }]);

  await tapMove(page);
  await expect.poll(() => plyOf(page)).toBe(theirs.log.length);
  expect(await keptFile(page)).toEqual(theirs);
  await playMove(page, () => 0);
  expect((await keptFile(page)).log.slice(0, theirs.log.length)).toEqual(theirs.log);
});

test.describe('what a move writes', () => {
  /** Notes every record that goes into the storage, on the page or in its engine. */
  const noteWrites = () => {
    const sizes: number[] = [];
    Object.assign(globalThis, { sizes });
    for (const name of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...args) {
        sizes.push(JSON.stringify(args[0]).length);
        return write.apply(this, args);
      };
    }
  };
  const takeSizes = (): number[] => {
    const { sizes } = globalThis as unknown as { sizes: number[] };
    return sizes.splice(0);
  };
  const MOVES = 6;

  /** The largest record that is written from so many entries on, in characters of JSON. */
  const largestAt = async (page: Page, entries: number): Promise<number> => {
    const file = runningMatch('nauticus', { seats: 4, people: 4, entries });
    const id = `at${entries}`;
    await keepMatches(page, [kept(id, file, entries)]);
    await page.goto(`/table/${id}`);
    expect(await nextTask(page)).toBe('move');
    const sizesSince = async (): Promise<number[]> => [
      ...(await page.evaluate(takeSizes)),
      ...(await engineOf(page).evaluate(takeSizes)),
    ];
    await sizesSince();
    await playOn(page, () => 0, MOVES);
    const sizes = await sizesSince();
    const { log } = (await keptMatches(page)).find(match => match.id === id)!.file;
    expect(sizes.length).toBe(log.length - file.log.length + MOVES); // each entry, and a head for each move
    return Math.max(...sizes);
  };

  test('does not grow with the match', async ({ page, context }) => {
    await hurry(context);
    await page.addInitScript(noteWrites);
    await prepareEngines(page, noteWrites);
    const early = await largestAt(page, 10);
    expect(await largestAt(page, 300)).toBeLessThan(early + 50); // a number may have a digit more
  });
});

/** Notes what the page asks its workers, by name. */
const noteQuestions = (): void => {
  const asked: string[] = [];
  Object.assign(window, { asked });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (call: { name: string }) {
    asked.push(call.name);
    postMessage.call(this, call);
  };
};

const takeQuestions = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { asked: string[] }).asked.splice(0));

test('a move is one question to the engine: its answer brings what is drawn next', async ({
  page,
  context,
}) => {
  await hurry(context);
  await page.addInitScript(noteQuestions);
  await startTable(page, 'nautilion', seat(''));
  expect(await nextTask(page)).toBe('move');
  await takeQuestions(page);
  await playOn(page, () => 0, 5);
  expect(await nextTask(page)).toBe('move');
  expect(await takeQuestions(page)).toEqual(Array.from({ length: 5 }, () => 'submit'));
});

test('a bot’s move is one question to the bots and one to the engine', async ({
  page,
  context,
}) => {
  await hurry(context);
  await page.addInitScript(noteQuestions);
  await startTable(page, 'nautilus-island', seat('', 'random', 'random'));
  expect(await nextTask(page)).toBe('move');
  await takeQuestions(page);
  const before = (await keptFile(page)).log.length;
  await playOn(page, () => 0, 4);
  expect(await nextTask(page)).toBe('move');
  const moves = (await keptFile(page)).log.slice(before);
  const ofBots = moves.filter(({ seat: by }) => by > 0).length;
  const asked = await takeQuestions(page);
  expect(ofBots).toBeGreaterThan(0);
  expect(asked.filter(name => name === 'think').length).toBe(ofBots);
  expect(asked.filter(name => name === 'submit').length).toBe(moves.length);
  expect(asked.length).toBe(moves.length + ofBots);
});

test('people who share a screen without secrets ask once for each move, too', async ({
  page,
  context,
}) => {
  await page.addInitScript(noteQuestions);
  await startShared(page, context);
  await takeQuestions(page);
  await playOn(page, () => 0, 12);
  expect(await takeQuestions(page)).toEqual(Array.from({ length: 12 }, () => 'submit'));
});

test('a tab that follows reads the new entries, not the whole match again', async ({
  page,
  context,
}) => {
  await hurry(context);
  const file = runningMatch('nauticus', { seats: 2, people: 2, entries: 120 });
  await keepMatches(page, [kept('long', file)]);
  await page.goto('/table/long');
  expect(await nextTask(page)).toBe('move');
  const second = await context.newPage();
  await second.goto('/table/long');
  await expect.poll(() => plyOf(second)).toBe(file.log.length);
  await engineOf(second).evaluate(() => {
    const read: number[] = [];
    Object.assign(globalThis, { read });
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...args) {
      const asked = getAll.apply(this, args);
      asked.addEventListener('success', () => read.push(asked.result.length));
      return asked;
    };
  });
  await playOn(page, () => 0, 4);
  const ply = await plyOf(page);
  await expect.poll(() => plyOf(second)).toBe(ply);
  const read = await engineOf(second).evaluate(
    () => (globalThis as unknown as { read: number[] }).read,
  );
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThan(20);
  const lines = await page.locator('.table-log li').count();
  expect(lines).toBeGreaterThan(0);
  expect(await second.locator('.table-log li').count()).toBe(lines);
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await playMove(second, () => 0); // it knows all that it must know to go on
  const { log } = await keptFile(second);
  expect(log.length).toBe(await plyOf(second));
  expect(isProblem(replayMatch(await keptFile(second)))).toBe(false);
});
