/** What is played is kept, whatever happens to the page, the worker, the tab or the storage. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FORMAT, isProblem, parseMatchFile, replayMatch } from '@tidetable/match';
import { keptMatches } from './kept.ts';
import { finishedMatch, runningMatch } from './records.ts';
import {
  GAMES,
  hurry,
  movesOf,
  nextTask,
  playMove,
  playOn,
  plyOf,
  seat,
  seededPick,
  startTable,
} from './table.ts';
import { expect, test } from './test.ts';
import { closeStorage, engineOf, holdWorkers, lose } from './workers.ts';

/** All that a person sees of where the game stands. */
const standingOf = async (page: Page) => ({
  ply: await plyOf(page),
  log: await page.locator('.table-log button').allTextContents(),
  moves: await movesOf(page).allTextContents(),
  players: await page.locator('.table-players').innerText(),
});

const OPPONENT = { 'nautilus-island': ['random'], nautilion: [], nauticus: ['random'] };

test.describe('a page that is loaded again', () => {
  for (const game of GAMES)
    test(`goes on where ${game} was`, async ({ page, context }) => {
      const pick = seededPick();
      await hurry(context);
      await startTable(page, game, seat('', ...OPPONENT[game]));
      await playOn(page, pick, 12);
      expect(await nextTask(page)).toBe('move');
      const before = await standingOf(page);
      await page.reload();
      expect(await nextTask(page)).toBe('move');
      expect(await standingOf(page)).toEqual(before);
      await playOn(page, pick, 3);
      expect(await plyOf(page)).toBeGreaterThan(before.ply);
    });
});

test.describe('two tabs of one game', () => {
  const following = (page: Page) => page.getByText('This game is being played in another tab.');

  test('the second follows, takes over when asked, and the first then follows', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await startTable(page, 'nautilus-island', seat('', 'random'));
    await playOn(page, () => 0, 3);
    await nextTask(page);

    const second = await context.newPage();
    await second.goto(page.url());
    await expect(following(second)).toBeVisible();
    await expect(movesOf(second)).toHaveCount(0);
    await playMove(page, () => 0);
    await nextTask(page);
    const ply = await plyOf(page);
    await expect.poll(() => plyOf(second)).toBe(ply);

    await second.getByRole('button', { name: 'Play here instead' }).click();
    await expect(following(second)).toHaveCount(0);
    await expect(following(page)).toBeVisible();
    await expect(movesOf(page)).toHaveCount(0);
    await playOn(second, () => 0, 3);
    await nextTask(second);
    const later = await plyOf(second);
    expect(later).toBeGreaterThan(ply);
    await expect.poll(() => plyOf(page)).toBe(later);

    await page.getByRole('button', { name: 'Play here instead' }).click();
    await expect(following(second)).toBeVisible();
    await playOn(page, () => 0);
    await expect(second.locator('.table-result')).toBeVisible();
  });

  test('a bot that thinks while the other tab takes over does not move twice', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await startTable(page, 'nautilus-island', seat('', 'random', 'random', 'random'));
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(following(second)).toBeVisible();
    for (let i = 0; i < 4; i++) {
      const [player, other] = i % 2 === 0 ? [page, second] : [second, page];
      await playOn(player, () => 0, 3);
      await other.getByRole('button', { name: 'Play here instead' }).click(); // in the bots' turn
      await other.mouse.move(1, 1); // what comes under a pointer at rest could not be pressed at once
      await expect(following(player)).toBeVisible();
    }
    await playOn(page, () => 0, 3);
    const [{ file }] = await keptMatches(page);
    expect(isProblem(replayMatch(file))).toBe(false);
  });
});

test('a match that was deleted in another tab stays deleted, and the table says so', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nauticus', seat('', ''));
  await playOn(page, () => 0, 3);
  const ply = await plyOf(page);
  const other = await context.newPage();
  await other.goto('/games');
  await other.getByRole('button', { name: 'Delete' }).first().click();
  await other.locator('dialog .button.main').click();
  await expect(other.locator('.match-item')).toHaveCount(0);

  await movesOf(page).first().dispatchEvent('click');
  const notice = page.locator('.table-notice');
  await expect(notice).toContainText('This game was deleted.');
  expect(await plyOf(page)).toBe(ply);
  await expect(movesOf(page)).toHaveCount(0);
  expect(await keptMatches(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  const file = parseMatchFile(readFileSync(await download.path(), 'utf8'));
  if (isProblem(file)) throw new Error(file.problem);
  expect(file.log.length).toBe(ply);
});

test.describe('a worker that is lost', () => {
  test('is started again from the log', async ({ page, context }) => {
    await hurry(context);
    await holdWorkers(page);
    await startTable(page, 'nautilus-island', seat('', 'random'));
    await playOn(page, () => 0, 3);
    await nextTask(page);
    const before = await standingOf(page);
    expect(await lose(page, 'engine')).toBe(true);
    expect(await standingOf(page)).toEqual(before);
    await playOn(page, () => 0, 3);
    await nextTask(page); // while others move, a press only skips what is shown
    await page.locator('.table-log button').first().click(); // it remembers what was before
    await expect.poll(() => plyOf(page)).toBe(1);
    await page.getByRole('button', { name: 'Back to now' }).click();
    expect(await lose(page, 'bots')).toBe(true);
    await playOn(page, () => 0);
    await expect(page.locator('.table-result')).toBeVisible();
  });

  test('does not take the hint with it', async ({ page, context }) => {
    await hurry(context);
    await holdWorkers(page);
    await startTable(page, 'nautilus-island', seat('', 'random'));
    const hint = page.locator('.table-hint-button');
    do await playOn(page, () => 0, 3);
    while ((await nextTask(page)) === 'move' && (await hint.isDisabled())); // where there is no choice
    expect(await lose(page, 'bots')).toBe(true);
    await hint.click();
    await expect(page.locator('.table-hint p').first()).not.toHaveText(/thinking/);
    await expect(hint).toBeEnabled();
  });

  test('once is no matter; at every try, the table says so and hands out the match', async ({
    page,
    context,
    complaints,
  }) => {
    await hurry(context);
    let broken = 1;
    await page.route('**/bots.worker-*.js', route =>
      broken-- > 0
        ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
        : route.continue(),
    );
    await startTable(page, 'nautilus-island', seat('', 'random'));
    await playOn(page, () => 0, 8);
    expect(broken).toBeLessThan(0);
    expect(await nextTask(page)).toBe('move');

    broken = 1000;
    await page.reload();
    while ((await page.locator('main[role=alert]').count()) === 0)
      if ((await movesOf(page).count()) > 0) await playMove(page, () => 0).catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'Something broke.' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the match file' }).click(),
    ]);
    const file = parseMatchFile(readFileSync(await download.path(), 'utf8'));
    expect(isProblem(file)).toBe(false);

    broken = 0;
    await page.getByRole('button', { name: 'Load again' }).click();
    expect(await nextTask(page)).toBe('move');
    complaints.length = 0; // the broken scripts have complained
  });
});

test.describe('a storage that fails', () => {
  const warning = (page: Page) => page.getByText('This browser does not keep the game');
  /** Whoever writes into a full storage fails. */
  const setFull = (page: Page, isFull: boolean) =>
    engineOf(page).evaluate(is => {
      const kept = globalThis as unknown as { put?: IDBObjectStore['put'] };
      kept.put ??= IDBObjectStore.prototype.put;
      const { put } = kept;
      IDBObjectStore.prototype.put = is
        ? () => {
            throw new DOMException('full', 'QuotaExceededError');
          }
        : put;
    }, isFull);

  test('from the start: one can play, is told, and can save the match as a file', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await closeStorage(page);
    await page.goto('/');
    await expect(page.getByText('does not let us keep games here')).toBeVisible();
    await page.locator('a[href="/play/nautilus-island"]').click();
    await seat('', 'random')(page);
    await page.locator('main .button.main').first().click();
    await expect(warning(page)).toBeVisible();
    await playOn(page, () => 0, 5);
    await nextTask(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.table-notice').getByRole('button', { name: 'Save as file' }).click(),
    ]);
    const file = parseMatchFile(readFileSync(await download.path(), 'utf8'));
    if (isProblem(file)) throw new Error(file.problem);
    expect(file.log.length).toBe(await plyOf(page));
  });

  test('in mid-game: says so until it is mended, and nothing is lost', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await startTable(page, 'nautilus-island', seat('', 'random'));
    await playOn(page, () => 0, 2);
    await expect(warning(page)).toHaveCount(0);
    await setFull(page, true);
    await playOn(page, () => 0, 2);
    await expect(warning(page)).toBeVisible();
    await setFull(page, false);
    await playOn(page, () => 0, 2);
    await nextTask(page);
    await expect(warning(page)).toHaveCount(0);
    const [{ file }] = await keptMatches(page);
    expect(file.log.length).toBe(await plyOf(page));
  });

  test('in mid-game: what was not saved is still there for whoever leaves the table and comes back', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await startTable(page, 'nautilus-island', seat('', 'random'));
    await playOn(page, () => 0, 2);
    await setFull(page, true);
    await playOn(page, () => 0, 2);
    await nextTask(page);
    await expect(warning(page)).toBeVisible();
    const before = await standingOf(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('.game-card').first()).toBeVisible();
    await page.goBack();
    expect(await nextTask(page)).toBe('move');
    expect(await standingOf(page)).toEqual(before);
    await expect(warning(page)).toBeVisible();
  });

  test('cleared by the browser: the home page says so', async ({ page, context }) => {
    await hurry(context);
    await startTable(page, 'nautilus-island');
    await page.goto('/games');
    await expect(page.locator('.match-item')).toHaveCount(1);
    await page.goto('/settings'); // holds no connection
    await page.evaluate(
      () =>
        new Promise(done => {
          indexedDB.deleteDatabase('tidetable').onsuccess = done;
        }),
    );
    await page.goto('/');
    await expect(page.getByText('This browser has cleared the games')).toBeVisible();
  });
});

test.describe('games of an older version of the store', () => {
  const aids = { memory: true, projection: true };
  /** A match as one record, its log included: so it was up to version 3. */
  const keptAt = (id: string, file: object, updated: number) => ({
    id,
    file,
    bots: [null, 'random'],
    aids,
    hints: 0,
    updated,
  });
  /** Match files of form 1, as they were written then. */
  const finished = JSON.parse(
    readFileSync(
      new URL('../../match/fixtures/nautilus-island.form1.json', import.meta.url),
      'utf8',
    ),
  );
  const running = { ...finished, log: finished.log.slice(0, 10), result: null };
  const OLD = [
    keptAt('running', running, 4),
    keptAt('finished', finished, 3),
    keptAt('other-rules', { ...running, rules: 99 }, 2),
    keptAt('other-components', { ...running, components: '0'.repeat(64) }, 1),
    keptAt('unknown-game', { ...running, game: 'submarines' }, 0),
  ];

  /** Games and results as that version of the store kept them. */
  const keepOld = async (
    page: Page,
    version: number,
    games: readonly object[],
    results: readonly object[] = [],
  ): Promise<void> => {
    await page.goto('/settings'); // opens no store
    await page.evaluate(
      old =>
        new Promise<void>((done, fail) => {
          const opening = indexedDB.open('tidetable', old.version);
          opening.onerror = () => fail(opening.error);
          opening.onupgradeneeded = () => {
            const matches = opening.result.createObjectStore('matches', { keyPath: 'id' });
            matches.createIndex('updated', 'updated');
            for (const game of old.games) matches.put(game);
            if (old.version < 2) return;
            const kept = opening.result.createObjectStore('results', { keyPath: 'id' });
            for (const result of old.results) kept.put(result);
          };
          opening.onsuccess = () => {
            opening.result.close();
            done();
          };
        }),
      { version, games, results },
    );
  };

  test('are all there, and go on', async ({ page, context }) => {
    await hurry(context);
    await keepOld(page, 1, OLD);
    await page.goto('/games');
    await expect(page.locator('.match-item')).toHaveCount(OLD.length);
    await page.goto('/table/running');
    await nextTask(page);
    expect(await plyOf(page)).toBeGreaterThanOrEqual(running.log.length);
    await playOn(page, () => 0);
    await expect(page.locator('.table-result')).toBeVisible();
    const played = (await keptMatches(page)).find(({ id }) => id === 'running');
    expect(played?.file).toMatchObject({ format: FORMAT, from: 'tidetable-match/1' });
    await page.goto('/table/finished');
    expect(await nextTask(page)).toBe('over');
  });

  test('lose nothing, not even what cannot be read', async ({ page, context }) => {
    await hurry(context);
    const unreadable = { ...running, salts: 'none' };
    const young = runningMatch('nautilus-island', { seats: 2, entries: 9 });
    const games = [
      keptAt('running', young, 3),
      { ...keptAt('finished', finishedMatch('nautilion', { seats: 2 }), 2), hints: 4 },
      keptAt('unreadable', unreadable, 1),
    ];
    const result = {
      id: 'finished',
      game: 'nautilion',
      options: { seats: 2, ship: 'A1', reserve: 4, expansions: [] },
      points: [1, 1],
      places: [1, 1],
      isPractice: false,
      hints: 4,
      at: 2,
    };
    const odd = [
      { id: 'odd', updated: 4 },
      { ...keptAt('hollow', young, 5), file: { log: [null] } },
    ];
    await keepOld(page, 3, [...games, ...(odd as typeof games)], [result]);
    await page.goto('/games');
    await expect(page.locator('.match-item')).toHaveCount(games.length);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all as one file' }).click(),
    ]);
    const all = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(all.matches).toEqual(games.map(({ id: _, ...game }) => game));
    const order = (file: object): string[] => Object.keys(file);
    expect(order(all.matches[0].file)).toEqual(order(young));
    await page.goto('/chart');
    await expect(page.locator('.chart-harbour[data-reached]')).toHaveCount(1);
    await page.goto('/table/running');
    expect(await nextTask(page)).toBe('move');
    expect(await plyOf(page)).toBe(young.log.length);
    await playOn(page, () => 0);
    const played = (await keptMatches(page)).find(({ id }) => id === 'running');
    expect(played?.file.log.slice(0, young.log.length)).toEqual(young.log);
    expect(played?.file.result).not.toBeNull();
  });

  const REASONS = {
    'other-rules': 'version 99 of the rules',
    'other-components': 'components',
    'unknown-game': 'submarines',
  };
  for (const [id, reason] of Object.entries(REASONS))
    test(`say why one cannot be opened: ${id}`, async ({ page }) => {
      await keepOld(page, 1, OLD);
      await page.goto(`/table/${id}`);
      await expect(
        page.getByRole('heading', { name: 'This game cannot be opened here.' }),
      ).toBeVisible();
      await expect(page.locator('main')).toContainText(reason);
      await page.goto(`/replay/${id}`);
      await expect(page.locator('main')).toContainText(reason);
    });
});
