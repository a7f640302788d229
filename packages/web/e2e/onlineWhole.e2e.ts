/** Whole matches by people in different browsers, one reloaded and one cut off in the middle. */
import type { Page } from '@playwright/test';
import { isProblem, isVerified, parseMatchFile, verify } from '@tidetable/match';
import { LossyLine } from './lossyLine.ts';
import { cardOf, guestAt, openTable, playBoth } from './onlinePeople.ts';
import { sample } from './sweep.ts';
import { GAMES, type GameId, hurry, plyOf, tableOf } from './table.ts';
import { expect, test } from './test.ts';

interface Crew {
  readonly game: GameId;
  readonly people: 2 | 3;
}

const EVERY_CREW: readonly Crew[] = [
  ...GAMES.map(game => ({ game, people: 2 as const })),
  { game: 'nautilus-island', people: 3 },
  { game: 'nauticus', people: 3 },
];

const MOST_MOVES = 2000;

const fileOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').pop();
    return (await fetch(`/api/tables/${id}/file`)).text();
  });

for (const { game, people } of sample([{ game: 'nautilion', people: 2 } as Crew], EVERY_CREW))
  test(`${people} people in ${people} browsers play ${game} to the end`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(sample(120_000, 900_000));
    await hurry(page.context());
    const link = await openTable(page, game, undefined, people);
    const line = new LossyLine(baseURL ?? '');
    const behind = (await line.address()) + link.slice(new URL(link).origin.length);
    const all = [page];
    for (const name of ['Ben', 'Cleo'].slice(0, people - 1)) {
      all.push(await guestAt(browser, behind, name));
    }
    const last = all[people - 1];
    await expect.poll(async () => (await cardOf(page)).saltHashes).not.toContain(null);
    await page.getByRole('button', { name: 'Cast off' }).click();
    await playBoth(all, 8);

    line.cut();
    await expect(last.getByText('The connection is lost')).toBeVisible();
    await page.reload();
    await expect(tableOf(page)).toBeVisible();
    line.heal();
    await expect(last.getByText('The connection is lost')).toBeHidden();
    await playBoth(all, MOST_MOVES);

    const ply = await plyOf(page);
    for (const someone of all) await expect.poll(() => plyOf(someone)).toBe(ply);
    for (const someone of all) await expect(someone.locator('.table-sheet[open]')).toBeVisible();
    const file = parseMatchFile(await fileOf(page));
    if (isProblem(file)) throw new Error(file.problem);
    expect(isVerified(verify(file))).toBe(true);
    line.close();
  });
