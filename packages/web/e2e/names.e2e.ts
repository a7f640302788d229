/** Whatever somebody is called, their games can be played, kept and brought back. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { asFile, runningMatch } from './records.ts';
import { choose, nextTask } from './table.ts';
import { expect, test } from './test.ts';

const callYourself = async (page: Page, name: string): Promise<void> => {
  await page.goto('/settings');
  await page.getByLabel('Your name at new tables').fill(name);
  await page.getByLabel('Your name at new tables').blur();
};

const playNow = (page: Page) =>
  page.getByRole('button', { name: /Play now.*Nautilus Island/ }).click();

const players = (page: Page) => page.locator('.table-players');

test('a pirate flag in a name: the game opens, and comes back from the file of all games', async ({
  page,
}) => {
  await callYourself(page, '🏴‍☠️ Jack');
  await page.goto('/');
  await playNow(page);
  await nextTask(page);
  await expect(players(page)).toContainText('🏴‍☠️ Jack');
  await page.goto('/play/nautilus-island');
  await expect(page.getByRole('button', { name: 'Cast off' })).toBeEnabled();

  await page.goto('/games');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all as one file' }).click(),
  ]);
  const all = readFileSync(await download.path(), 'utf8');
  await page.getByRole('button', { name: 'Delete all my games' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.locator('.match-item')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(asFile('all.json', all));
  await expect(page.locator('.note')).toHaveText('1 game was added.');
});

test('what cannot be a name is refused with the reason, and the old name stays', async ({
  page,
}) => {
  await callYourself(page, 'Ann');
  await callYourself(page, 'Ann\u202eDoe');
  await expect(page.getByRole('alert')).toContainText('You are still called Ann.');
  await expect(page.getByLabel('Your name at new tables')).toHaveValue('Ann');
  await page.goto('/');
  await playNow(page);
  await nextTask(page);
  await expect(players(page)).toContainText('Ann');
});

test('a name that an older version kept, and that is none, does no harm', async ({
  page,
  context,
}) => {
  await choose(context, { name: 'Ann\u202e' });
  await page.goto('/');
  await playNow(page);
  await nextTask(page);
  await expect(players(page)).toContainText('Skipper');
});

test('somebody called Nemo does not play Nemo', async ({ page, context }) => {
  await choose(context, { name: 'nemo' });
  await page.goto('/play/nautilus-island');
  await expect(page.getByRole('button', { name: 'Cast off' })).toBeEnabled();
  await page.goto('/');
  await playNow(page);
  await nextTask(page);
  await expect(players(page)).toContainText('Aronnax');
});

test('of a file of many games the good ones are kept, the bad ones counted', async ({ page }) => {
  const match = (seed: number) =>
    kept(String(seed), runningMatch('nautilus-island', { seats: 2, entries: 4, seed }));
  const nameless = (seed: number) => {
    const { file, ...rest } = match(seed);
    return { ...rest, file: { ...file, seats: file.seats.map(s => ({ ...s, name: '' })) } };
  };
  await keepMatches(page, []);
  const matches = [nameless(1), match(2), nameless(3), match(4)];
  const bundle = { format: 'tidetable-matches/1', matches };
  await page.locator('input[type=file]').setInputFiles(asFile('all.json', bundle));
  await expect(page.locator('.note')).toContainText('2 games were added.');
  await expect(page.locator('.note')).toContainText(
    'all.json: 2 games were refused. It is not a match file: “seats.0.name” is missing or wrong.',
  );
  await expect(page.locator('.match-item')).toHaveCount(2);
});
