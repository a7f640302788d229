/** For a French browser everything is French. */
import type { Page } from '@playwright/test';
import * as nauticus from '@tidetable/text/nauticus';
import * as nautilion from '@tidetable/text/nautilion';
import * as nautilusIsland from '@tidetable/text/nautilus-island';
import { LANGUAGES, loadEveryLanguage, notices } from '@tidetable/text/shell';
import * as web from '@tidetable/text/web';
import { prepareScreens } from './screens.ts';
import {
  GAMES,
  hurry,
  nextTask,
  playMove,
  playOn,
  seat,
  seededPick,
  startTable,
  tableOf,
} from './table.ts';
import { expect, test } from './test.ts';
import { visibleTexts } from './visibleTexts.ts';

test.use({ locale: 'fr-FR' });

/** What a catalogue of texts says, as far as it takes no arguments. */
const saidBy = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(saidBy) : [];
};

await loadEveryLanguage(['notices', 'web', 'chat', 'typing', 'fairness', ...GAMES]);

const CATALOGUES = [
  notices,
  ...Object.values(web),
  nautilusIsland.words,
  nautilion.words,
  nautilion.boardWords,
  nauticus.words,
  nauticus.boardWords,
];
const FRENCH = new Set(CATALOGUES.flatMap(({ fr }) => saidBy(fr)));
const ENGLISH = new Set(CATALOGUES.flatMap(({ en }) => saidBy(en)).filter(t => !FRENCH.has(t)));
/** The rules write it too. */
const NOTATION = new Set(nauticus.words.en.notation.map(([form]) => form));
/** Words that no French sentence has. */
const TELLING = /\b(the|your|you|with|and|from|this|turn|moves?)\b/i;

/** A card by its code, and a plural after 0 or 1. */
const UNREAD =
  /\b[grbpoy][1-4]\b|(?<![\d.,/−-])[01][ \u00a0](?!pas|fois|plus|des|les|dans)\p{Ll}+s\b/u;

const expectFrench = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const texts = await visibleTexts(page);
  const left = texts.filter(text => ENGLISH.has(text) || TELLING.test(text));
  expect(left, `English at ${page.url()}`).toEqual([]);
  expect(texts.filter(text => UNREAD.test(text))).toEqual([]);
};

const PLAYERS = { 'nautilus-island': ['', 'random'], nautilion: [''], nauticus: ['', 'random'] };

for (const game of GAMES)
  test(`${game} in French, from the home page to the result`, async ({ page, context }) => {
    test.slow();
    const pick = seededPick();
    await hurry(context);
    await page.goto('/');
    await expect(page.locator('.game-card')).toHaveCount(3);
    await expectFrench(page);
    await page.locator(`a[href="/play/${game}"]`).click();
    await expect(page.locator('.seat').first()).toBeVisible();
    await expectFrench(page);
    await seat(...PLAYERS[game])(page);
    await page.getByRole('button', { name: 'Larguer les amarres' }).click();
    await tableOf(page).waitFor();
    for (let moves = 0; (await nextTask(page)) === 'move' && moves < 20; moves++) {
      await expectFrench(page);
      await playMove(page, pick);
    }
    await playOn(page, pick);
    await expect(page.locator('.table-status')).toHaveText('La partie est finie');
    await expectFrench(page);
    await expect(page.locator('.table-sheet[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.table-header button').last().click();
    await expectFrench(page);
  });

test('a typed line in French tells why, what does not exist, and one command a line', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await nextTask(page);
  await page.keyboard.press(':');
  const field = page.getByRole('combobox', { name: 'Taper un coup' });
  await expect(field).toBeFocused();
  const said = page.locator('.table-typing-said');
  const type = async (line: string): Promise<void> => {
    await field.fill(line);
    await page.keyboard.press('End'); // who types has pressed other keys since the last Enter
    await page.keyboard.press('Enter');
  };
  await type('récolter');
  await expect(said).toContainText('Choisissez d’abord une colonne à explorer.');
  await type('colonne 9');
  await expect(said).toContainText('«\u00a0colonne 9\u00a0» n’existe pas dans ce jeu.');
  await type('nager');
  await expect(said).toContainText('Ce n’est pas un coup de ce jeu.');
  await type('notation');
  await expect(said).toContainText('stocker vert');
  await expect(said).not.toContainText('store green');
  await type('aide');
  await expect(said).toContainText('reprendre le dernier coup');
  expect((await said.innerText()).split('\n').length).toBeGreaterThan(10);
});

test('the drawings of the rules name everybody', async ({ page }) => {
  for (const game of ['nautilus-island', 'nautilion']) {
    await page.goto(`/rules/${game}`);
    const labels = page.locator('.board-example [aria-label*="oueur"]');
    await expect(labels.first()).toBeAttached();
    const all = await page
      .locator('.board-example [aria-label]')
      .evaluateAll(things => things.map(thing => thing.getAttribute('aria-label') ?? ''));
    expect(all.filter(label => /\s{2}|pour$|pour\s$/.test(label))).toEqual([]);
  }
});

test('a place has raised letters of the page’s own font', async ({ page, context }) => {
  await hurry(context);
  await prepareScreens(page);
  await page.goto('/table/nauticus-finished');
  await expect(page.locator('.table-sheet-place').first()).toHaveText('1er');
  await expect(page.locator('.table-sheet-place sup').first()).toHaveText('er');
});

test('the other pages in French', async ({ page }) => {
  const paths = ['/games', '/settings', '/chart', '/replay', '/nowhere'];
  for (const path of [...paths, ...GAMES.map(game => `/rules/${game}`)]) {
    await page.goto(path);
    await expect(page.locator('main:not([aria-busy]) h1')).toBeAttached();
    await expectFrench(page);
  }
});

test('the language can be changed, and stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'EN · English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.game-card .button').first()).toContainText('Play now');
});

test('a table changes its language with the settings of another tab', async ({ page, context }) => {
  await hurry(context);
  await startTable(page, 'nauticus', seat('', 'random'));
  await expectFrench(page);
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'EN · English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('tab', { name: web.tableWords.en.log })).toBeVisible();
});

test('only the language that is read is loaded', async ({ page, context }) => {
  await hurry(context);
  const scripts = new Set<string>();
  page.on('response', answer => {
    if (answer.url().endsWith('.js')) scripts.add(answer.url());
  });
  await startTable(page, 'nauticus', seat('', 'random'));
  const texts = Array.from(scripts, async url => (await page.request.get(url)).text());
  const loaded = (await Promise.all(texts)).join('\n');
  for (const catalogue of [web.tableWords, nauticus.boardWords, nauticus.words]) {
    const [english, french] = [catalogue.en, catalogue.fr].map(words =>
      saidBy(words).filter(text => text.split(/\s/).length > 3 && loaded.includes(text)),
    );
    expect(french.length).toBeGreaterThan(10);
    expect(english.filter(text => !FRENCH.has(text) && !NOTATION.has(text))).toEqual([]);
  }
});

test('a language that cannot be loaded at first leaves no empty page: it speaks English, or French after all', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    locale: 'fr-FR',
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  const { en, fr } = web.homeWords;
  let refused = 0;
  await page.route('**/*.js', async route => {
    const answer = await route.fetch();
    const isFrench = (await answer.text()).includes('Trois jeux de mer');
    if (!isFrench || refused > 0) return route.fulfill({ response: answer });
    refused++;
    return route.abort();
  });
  await page.goto('/');
  await expect(page.getByText(en.lead).or(page.getByText(fr.lead))).toBeVisible();
  expect(refused).toBe(1);
  await page.close();
});

test('without scripts the page says in every language what it needs', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/');
  for (const language of LANGUAGES)
    await expect(page.locator(`p[lang=${language}]`)).toHaveText(
      web.shellWords[language].needsScripts,
    );
  await page.close();
});
