/** The end of a game: the sheet over the table, what it tells, and what can be done from there. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  isProblem,
  type MatchFile,
  replayMatch,
  type Standings,
  standingsOf,
} from '@tidetable/match';
import { keepMatches, kept, keptMatches } from './kept.ts';
import { tabTo } from './keys.ts';
import { finishedMatch, lastMove, resignedMatch } from './records.ts';
import { choose, GAMES, type GameId, hurry, movesOf, plyOf, tableOf } from './table.ts';
import { expect, test } from './test.ts';

const SEATS: Record<GameId, number> = { 'nautilus-island': 3, nautilion: 1, nauticus: 2 };

const sheetOf = (page: Page) => page.locator('dialog.table-sheet[open]');

/** Opens a match whose next move is the person's and the last, and plays that by the keyboard. */
const playLastMove = async (page: Page, game: GameId): Promise<MatchFile> => {
  const { before, move, after } = lastMove(game, { seats: SEATS[game], people: SEATS[game] });
  await keepMatches(page, [{ ...kept('ending', before), hints: 2 }]);
  await page.goto('/table/ending');
  await page
    .locator('.table-curtain .button.main, .table-move-list button')
    .first()
    .waitFor({ state: 'attached' });
  const curtain = page.locator('.table-curtain .button.main');
  if ((await curtain.count()) > 0) await curtain.click();
  await expect(movesOf(page).first()).toBeAttached();
  await expect(sheetOf(page)).toHaveCount(0);
  await page.locator(`.table-move-list button[data-move="${move}"]`).dispatchEvent('click');
  return after;
};

const standingsIn = (file: MatchFile): Standings => {
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(match.problem);
  const standings = standingsOf(match.result());
  if (!standings) throw new Error('the match is not over');
  return standings;
};

/** The numbers of the table of points, by row; the last one is the total. */
const numbersOf = (page: Page): Promise<number[][]> =>
  sheetOf(page)
    .locator('.table-sheet-points :is(tbody, tfoot) tr')
    .evaluateAll(rows =>
      rows.map(row => [...row.querySelectorAll('td b')].map(cell => Number(cell.textContent))),
    );

const hasFocus = (page: Page): Promise<boolean> =>
  sheetOf(page).evaluate(sheet => sheet.contains(document.activeElement));

for (const game of GAMES)
  test(`the last move of ${game} opens the sheet, which has the focus and is spoken`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    const file = await playLastMove(page, game);
    const sheet = sheetOf(page);
    await expect(sheet).toBeVisible();
    await expect.poll(() => hasFocus(page)).toBe(true);
    await expect(page.getByRole('dialog', { name: 'Result', exact: true })).toBeVisible(); // its head says more
    const spoken = page.locator('.table > [role=log]');
    await expect(spoken).toContainText(game === 'nautilion' ? 'voyage is' : 'The game is over');
    await expect(sheet.locator('.table-sheet-counted')).toContainText('2 hints');
    if (game === 'nautilion') {
      await expect(sheet.locator('h2')).toHaveText(/^(Won!|Lost\.) /);
      await expect(sheet.locator('.table-sheet-lead')).toHaveText(/the voyage is (won|lost)/);
      const said = await spoken.innerText(); // why it ended is all of it; the sheet has the rest
      expect(said.match(/the voyage is (won|lost)/g)).toHaveLength(1);
      expect(said).not.toMatch(/The game is over|Won!|Lost\./);
      const facts = sheet.locator('.table-sheet-facts li');
      await expect(facts.first()).toHaveText(/^Crew aboard: \d of 9\.$/);
      const ways = /^The (Nautilion|Phantom) was \d+ steps? from the (Abyss|Happy Isles)\.$/;
      await expect(facts.last()).toHaveText(ways);
      await expect(sheet.locator('.table-sheet-course polyline')).toHaveCount(2);
      return;
    }
    const { points, places } = standingsIn(file);
    const best = file.seats[places.indexOf(1)].name; // on level points the tie-break decides
    await expect(sheet.locator('h2')).toContainText(best);
    await expect(sheet.locator('.table-sheet-places li').first()).toContainText(best);
    for (const [seat, { name }] of file.seats.entries()) {
      const said = new RegExp(`The game is over\\b.*${name} ${points[seat]} points?`);
      await expect(spoken).toContainText(said);
    }
    await expect(spoken).toContainText(`${best} wins`);
    const said = await spoken.innerText();
    expect(said.match(/The game is over/g)).toHaveLength(1);
    expect(said).not.toMatch(/ ha(s|ve) \d+ points:/); // the sheet says where they came from
    const rows = await numbersOf(page);
    const total = rows.pop();
    expect(total).toEqual(points.toSorted((a, b) => b - a));
    expect(rows.length).toBeGreaterThan(1);
    expect(total?.map((_, i) => rows.reduce((sum, row) => sum + row[i], 0))).toEqual(total);
    await expect(sheet.locator('polyline')).toHaveCount(SEATS[game]);
  });

test('the head says by how much, the own place is marked, and where the points came from is in sight', async ({
  page,
  context,
}) => {
  await hurry(context);
  await keepMatches(page, [kept('ended', finishedMatch('nauticus', { seats: 4 }))]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/table/ended');
  await expect(sheetOf(page).locator('h2 .table-sheet-lead')).toHaveText(/by \d+ points?/);
  await expect(sheetOf(page).locator('.table-sheet-places [data-me]')).toContainText('Ann (you)');
  await expect(sheetOf(page).locator('.table-sheet-points tbody tr').first()).toBeInViewport();
  const isInside = await sheetOf(page).evaluate(sheet => {
    const head = sheet.querySelector('h2')?.getBoundingClientRect();
    const medal = sheet.querySelector('.table-sheet-medal');
    if (!head || !medal) return false;
    const { top, bottom, left } = medal.getBoundingClientRect();
    const reach = -Number.parseFloat(getComputedStyle(medal, '::before').top);
    const edge = Number.parseFloat(getComputedStyle(medal).borderTopWidth);
    return (
      top + edge - reach >= head.top &&
      left + edge - reach >= head.left &&
      bottom - edge + reach <= head.bottom
    );
  });
  expect(isInside).toBe(true); // the rays
});

for (const language of ['en', 'fr'])
  test(`every way on from a result is in sight in windows of every size, in ${language}`, async ({
    page,
    context,
  }) => {
    await hurry(context, { language });
    const file = finishedMatch('nautilus-island', { seats: 4 });
    await keepMatches(page, [kept('ended', file)]);
    await page.goto('/table/ended');
    const buttons = sheetOf(page).locator('button');
    await expect(buttons).toHaveCount(6);
    for (const [width, height] of [
      [1280, 720],
      [768, 1024],
      [390, 844],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await sheetOf(page).evaluate(sheet => sheet.scrollTo(0, 0));
      const covered = await buttons.evaluateAll(
        all =>
          all.filter(button => {
            const { left, top, width, height } = button.getBoundingClientRect();
            return !button.contains(document.elementFromPoint(left + width / 2, top + height - 2));
          }).length,
      );
      expect(covered, `${width} × ${height}`).toBe(0);
      await sheetOf(page).locator('.table-sheet-points tfoot').scrollIntoViewIfNeeded();
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

test('a curve ends at the points of the result', async ({ page, context }) => {
  await hurry(context);
  const file = await playLastMove(page, 'nautilus-island');
  const label = await sheetOf(page).locator('svg[role=img]').getAttribute('aria-label');
  const { points } = standingsIn(file);
  for (const [seat, { name }] of file.seats.entries()) {
    const course = new RegExp(`${name}: ([-\\d, ]+)`)
      .exec(label ?? '')?.[1]
      .split(', ')
      .map(Number);
    expect(course?.length).toBeGreaterThan(3); // as many as one can listen to
    expect(course?.at(-1)).toBe(points[seat]);
  }
});

test('behind the sheet the card of the winner lies open', async ({ page, context }) => {
  await hurry(context);
  const file = finishedMatch('nauticus', { seats: 4 });
  await keepMatches(page, [kept('done', file)]);
  await page.goto('/table/done');
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const card = page.locator('.table-player[data-opened]');
  await expect(card.locator('h3')).toContainText(
    file.seats[standingsIn(file).places.indexOf(1)].name,
  );
  await expect(card.locator('.nc-fleet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

test('Escape closes the sheet, and the button beside the table opens it again', async ({
  page,
  context,
}) => {
  await hurry(context);
  await playLastMove(page, 'nautilus-island');
  const opener = page.getByRole('button', { name: 'Show the full result' });
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page)).toBe(true);
  const order: (string | null)[] = [];
  for (let tabs = 0; tabs < 9; tabs++) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const isBody = activeElement?.matches('.table-scroll-body');
        return isBody ? 'what scrolls' : (activeElement?.textContent ?? null);
      }),
    );
  }
  expect(order).toEqual([
    'what scrolls', // by arrow keys
    'Rule NI44', // of equal points
    'Play again',
    'Again with changes',
    'Look back',
    'Was chance fair?',
    'Save as file',
    'Share as a picture',
    'Close',
  ]);
});

test('the result can be taken along as a picture and as a file', async ({ page, context }) => {
  await hurry(context);
  await playLastMove(page, 'nauticus');
  const downloadBy = async (name: string) => {
    const started = page.waitForEvent('download');
    await sheetOf(page).getByRole('button', { name }).click();
    const download = await started;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const picture = await downloadBy('Share as a picture');
  expect(picture.name).toMatch(/^nauticus-[\d-]+\.png$/);
  expect(picture.bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.bytes.length).toBeGreaterThan(10_000); // there is something on it
  const match = await downloadBy('Save as file');
  expect(JSON.parse(match.bytes.toString())).toMatchObject({ game: 'nauticus' });
});

test('figures of the picture stand in line', async ({ page, context }) => {
  await hurry(context);
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    const depths: number[] = [];
    CanvasRenderingContext2D.prototype.fillText = function (...given) {
      const size = Number.parseFloat(this.font);
      depths.push(this.measureText('3').actualBoundingBoxDescent / size);
      fillText.apply(this, given);
    };
    Object.assign(window, { depths });
  });
  await playLastMove(page, 'nauticus');
  const started = page.waitForEvent('download');
  await sheetOf(page).getByRole('button', { name: 'Share as a picture' }).click();
  await started;
  const depths = await page.evaluate(() => (window as { depths?: number[] }).depths ?? []);
  expect(depths.length).toBeGreaterThan(4);
  expect(Math.max(...depths)).toBeLessThan(0.05); // an old 3 hangs below the line
});

for (const [width, height] of [
  [740, 360],
  [390, 844],
  [1280, 800],
] as const)
  for (const game of GAMES)
    test(`after ${game} the bar says in whole who won, beside a button of one line, at ${width} × ${height}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height });
      await hurry(context);
      const file = finishedMatch(game, { seats: game === 'nautilion' ? 1 : 3 });
      await keepMatches(page, [kept('done', file)]);
      await page.goto('/table/done');
      await expect(sheetOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      const line = page.locator('.table-result p strong');
      const points = game === 'nautilion' ? /^(Won!|Lost\.)$/ : /^(You win!|\p{L}+ wins) · \d+$/u;
      await expect(line).toHaveText(points);
      await expect(line).toBeInViewport({ ratio: 1 });
      const button = page.getByRole('button', { name: 'Show the full result' });
      await expect(button).toBeFocused();
      const { height: high = 99 } = (await button.boundingBox()) ?? {};
      expect(high).toBeLessThan(50);
      const cut = await page.locator('.table-request').evaluate(place => {
        const { bottom } = place.getBoundingClientRect();
        const { top } = document.querySelector('.table-dock')?.getBoundingClientRect() ?? {
          top: 0,
        };
        const isBeside = document.querySelector('[data-frame=low]') !== null;
        return [place.scrollHeight > place.clientHeight, isBeside && bottom > top + 1];
      });
      expect(cut).toEqual([false, false]); // nothing is scrolled away, nor lies over the own area
    });

test('“Look back” shows the beginning; the result stays within reach', async ({
  page,
  context,
}) => {
  await hurry(context);
  await playLastMove(page, 'nauticus');
  await sheetOf(page).getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByRole('button', { name: 'To the end' })).toBeVisible(); // there is no now
  await expect(sheetOf(page)).toHaveCount(0);
  await expect.poll(() => plyOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Show the full result' }).click();
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect.poll(() => plyOf(page)).toBeGreaterThan(0);
  await expect(sheetOf(page)).toHaveCount(0); // it was seen
});

test('“Play again” deals the same table, “Again with changes” prepares it', async ({
  page,
  context,
}) => {
  await hurry(context);
  const options = { expansions: ['reefs'] };
  const sheet = { castaway: 3 };
  const file = finishedMatch('nautilion', { seats: 2, options, sheet });
  await keepMatches(page, [kept('done', file)]);
  await page.goto('/table/done');
  await tabTo(page, '.table-sheet .button.main');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/done/);
  await expect(tableOf(page)).toHaveAttribute('data-game', 'nautilion');
  await expect(page.locator('.table-player h3')).toHaveText(['Ann (you)', 'Nemo']);
  await expect(page.locator('.table-result')).toHaveCount(0);
  const sheets = (await keptMatches(page)).map(({ file }) => file.sheet);
  expect(sheets).toEqual([expect.objectContaining(sheet), expect.objectContaining(sheet)]);

  await page.goto('/table/done');
  await sheetOf(page).getByRole('button', { name: 'Again with changes' }).click();
  await expect(page).toHaveURL('/play/nautilion');
  await expect(page.locator('.seat input[type=text]').first()).toHaveValue('Ann');
  await expect(page.getByRole('checkbox', { name: /reefs/i })).toBeChecked();
  await expect(page.getByLabel('With the values of the table before')).toBeChecked();
});

test('the places come to light in turn, the winner last; at once for who wants no motion', async ({
  page,
  context,
}) => {
  const delays = (): Promise<number[]> =>
    sheetOf(page)
      .locator('.table-sheet-places li')
      .evaluateAll(rows =>
        rows.map(row => Number.parseFloat(getComputedStyle(row).animationDelay)),
      );
  await choose(context, { speed: 1 });
  const file = finishedMatch('nautilus-island', { seats: 4 });
  await keepMatches(page, [kept('done', file)]);
  await page.goto('/table/done');
  await expect(sheetOf(page)).toBeVisible();
  const [winner, second, third, last] = await delays();
  expect(last).toBe(0);
  expect(second).toBeGreaterThan(last);
  expect(third).toBe(second);
  expect(winner).toBeGreaterThan(second);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(sheetOf(page)).toBeVisible();
  expect(await delays()).toEqual([0, 0, 0, 0]);
});

test('a link to a moment of a finished game shows that moment', async ({ page, context }) => {
  await hurry(context);
  await keepMatches(page, [kept('done', finishedMatch('nauticus', { seats: 2 }))]);
  await page.goto('/table/done?ply=20');
  await expect(page.getByRole('button', { name: 'Show the full result' })).toBeEnabled();
  expect(await plyOf(page)).toBe(20);
  await expect(sheetOf(page)).toHaveCount(0);
});

test('[NI43] points of a hand that was never opened are told as such', async ({
  page,
  context,
}) => {
  await hurry(context);
  const file = resignedMatch('nautilus-island', { seats: 2, entries: 60 });
  await keepMatches(page, [kept('resigned', file)]);
  await page.goto('/table/resigned');
  await expect(sheetOf(page).locator('.table-sheet-places')).toContainText('gave up');
  const rows = await numbersOf(page);
  const total = rows.pop();
  expect(total?.map((_, i) => rows.reduce((sum, row) => sum + row[i], 0))).toEqual(total);
});

test('nothing of the sheet is loaded before the end of a game', async ({ page, context }) => {
  await hurry(context);
  const scripts: string[] = [];
  page.on('request', request => scripts.push(request.url()));
  const isSheet = (url: string): boolean => /resultSheet-.*\.(js|css)$/.test(url);
  const { before, move } = lastMove('nautilion', { seats: 1 });
  await keepMatches(page, [kept('ending', before)]);
  await page.goto('/table/ending');
  await expect(movesOf(page).first()).toBeAttached();
  expect(scripts.filter(isSheet)).toEqual([]);
  await page.locator(`.table-move-list button[data-move="${move}"]`).dispatchEvent('click');
  await expect(sheetOf(page)).toBeVisible();
  expect(scripts.filter(isSheet).length).toBeGreaterThan(0);
});

for (const [game, seed, rule, words] of [
  ['nautilus-island', 2, 'NI44', 'closer to the back'],
  ['nauticus', 2, 'NC67', 'taler left over'],
] as const)
  test(`equal points at the end of ${game} are told apart by a rule that the sheet names`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    await keepMatches(page, [
      kept('tie', finishedMatch(game, { seats: 4, seed })),
      kept('none', finishedMatch(game, { seats: 2, seed: 1 })),
    ]);
    await page.goto('/table/tie');
    const tie = sheetOf(page).locator('.table-sheet-tie');
    await expect(tie).toContainText(words);
    await expect(tie.getByRole('link')).toHaveAttribute('href', `/rules/${game}#${rule}`);
    await page.goto('/table/none');
    await expect(sheetOf(page)).toBeVisible();
    await expect(tie).toHaveCount(0);
  });

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1280, 720],
] as const)
  test(`the end of Nauticus counts all players in sight, with bars as long as their points, at ${width} × ${height}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await hurry(context);
    await keepMatches(page, [kept('done', finishedMatch('nauticus', { seats: 4 }))]);
    await page.goto('/table/done');
    await expect(sheetOf(page).locator('.table-sheet-points tbody tr')).toHaveCount(5); // every part, also one without points
    await page.keyboard.press('Escape');
    const seen = await page.locator('.nc-tray-over').evaluate(tray => {
      const { bottom } = tray.getBoundingClientRect();
      return [...tray.querySelectorAll('.nc-final')].map(player => ({
        isCut: player.getBoundingClientRect().bottom > bottom,
        points: Number(player.querySelector('strong')?.lastChild?.textContent),
        width: player.querySelector('.nc-score-bar')?.getBoundingClientRect().width ?? 0,
      }));
    });
    expect(seen.map(({ isCut }) => isCut)).toEqual([false, false, false, false]);
    const byPoints = seen.toSorted((a, b) => a.points - b.points);
    const widths = byPoints.map(({ width }) => width);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(widths[0]).toBeLessThan(widths[3]);
  });

test('who shares the picture is told where it is', async ({ page, context }) => {
  await hurry(context);
  await keepMatches(page, [kept('done', finishedMatch('nauticus', { seats: 2 }))]);
  await page.goto('/table/done');
  const started = page.waitForEvent('download');
  await sheetOf(page).getByRole('button', { name: 'Share as a picture' }).click();
  await started;
  await expect(sheetOf(page).getByRole('status')).toHaveText(
    'The picture is among your downloads.',
  );
});

test('in a low window the heads of the points stay in sight', async ({ page, context }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await hurry(context);
  await keepMatches(page, [kept('done', finishedMatch('nautilus-island', { seats: 4 }))]);
  await page.goto('/table/done');
  const body = sheetOf(page).locator('.table-scroll-body');
  await body.evaluate(scroller => {
    const total = scroller.querySelector('tfoot')?.getBoundingClientRect();
    scroller.scrollTop += (total?.bottom ?? 0) - scroller.getBoundingClientRect().bottom;
  });
  await expect(sheetOf(page).locator('thead th').last()).toBeInViewport({ ratio: 0.9 });
});
