/** All that the pages say comes from the texts: in the pseudo-language nothing of it is English. */
import type { Page } from '@playwright/test';
import { hasGluedSign } from '@tidetable/text/testkit';
import { LESSONS } from '../src/lessons/lessonList.ts';
import { buildPseudo } from './pseudo.ts';
import { prepareScreens, SCREENS } from './screens.ts';
import { OwnServer } from './serving.ts';
import { choose } from './table.ts';
import { test as base, expect } from './test.ts';
import { visibleTexts } from './visibleTexts.ts';
import { closeStorage } from './workers.ts';

const test = base.extend<object, { readonly pseudoAddress: string }>({
  pseudoAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright asks for it
    async ({}, use) => {
      const { dist, remove } = await buildPseudo();
      const server = new OwnServer(dist);
      await use(await server.address());
      await server.end();
      remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ pseudoAddress }, use) => use(pseudoAddress),
});
test.describe.configure({ mode: 'default' }); // one build is enough

/** What is plain in every language, and why. */
const PLAIN: readonly (readonly [why: string, what: RegExp])[] = [
  [
    'a player of these matches',
    /\b(Ann|Ben|Cleo|Dan|Skipper|Nautilion|Nemo|Aronnax|Conseil|Ned Land)\b/g,
  ],
  ['a language', /^(EN|FR · Français|FR|Français)\b/g],
  [
    'a date, as Intl writes it',
    /(\d+ [A-Z][a-z]{2} \d{4}, [\d:]+|[A-Z][a-z]{2} \d+, \d{4}, [\d:]+\s[AP]M)(?= !!\]$)/g,
  ],
  [
    'a program and its licence',
    /^(preact|@preact\/signals|valibot|idb|uqr|@noble\/hashes|MIT|ISC)$/g,
  ],
  ['a word that is a key, too, and so kept by the pseudo-language', /\b(odd|pair|double)\b/g],
  ['the number of a rule', /\bN[ICL]\d+\b/g],
  ['a command', /“np[mx] [^”]+”/g],
  ['a card, a ship, a mage', /\b([grbpoy][1-4]|[ABC][12]?)\b/g],
];

/** A key of the table, as the menu lists it. */
const KEY = /^[a-z?:]$/;

const isPlain = (text: string): boolean =>
  /[a-z]/i.test(PLAIN.reduce((left, [, what]) => left.replace(what, ' '), text));

const expectPseudo = async (page: Page, name: string): Promise<void> => {
  const texts = (await visibleTexts(page)).filter(text => !KEY.test(text));
  expect(texts.some(text => text.includes('!!]'))).toBe(true);
  const wrong = texts.filter(text => isPlain(text) || hasGluedSign(text));
  expect.soft([...new Set(wrong)], name).toEqual([]);
};

for (const [group, screens] of Object.entries(SCREENS))
  test(`${group} in the pseudo-language`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await choose(context, { speed: 0 });
    await prepareScreens(page);
    for (const { name, open } of screens) {
      await open(page);
      await expectPseudo(page, name);
    }
  });

test('lessons in the pseudo-language', async ({ page, context }) => {
  test.setTimeout(300_000);
  await choose(context, { speed: 0 });
  for (const lesson of LESSONS) {
    await page.goto(`/lesson/${lesson}`);
    await page.locator('.guide').waitFor();
    await expectPseudo(page, lesson);
  }
});

interface Table {
  readonly id: string;
  readonly invitation?: string;
}

/** A request of this page to its server, which answers. */
const ask = <T = object>(page: Page, path: string, body: object, table?: Table): Promise<T> =>
  page.evaluate(
    async ([path, body, invitation]) => {
      const headers = { 'content-type': 'application/json', 'tidetable-invitation': invitation };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`/api/${path}`, sent)).json();
    },
    [path, body, table?.invitation ?? ''] as const,
  );

test('online tables in the pseudo-language', async ({ page, context, browser }) => {
  await choose(context, { speed: 0 });
  await page.goto('/online');
  await expect(page.locator('main h1')).toBeVisible();
  await ask(page, 'guest', { name: 'Ann' });
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const table = await ask<Table>(page, 'tables', {
    game: 'nautilus-island',
    seats,
    chat: 'phrases',
  });
  await ask(page, `tables/${table.id}/claim`, { seat: 0 }, table);
  const link = new URL(`/t/${table.id}#${table.invitation ?? ''}`, page.url()).href;
  await page.goto(link);
  await page.locator('.waiting-seats').waitFor();
  await expectPseudo(page, 'waiting room');

  const ben = await (await browser.newContext()).newPage();
  await ben.goto(link);
  await ben.locator('.waiting form').waitFor();
  await expectPseudo(ben, 'invited');
  await ask(ben, 'guest', { name: 'Ben' });
  await ask(ben, `tables/${table.id}/claim`, { seat: 1 }, table);
  await ask(page, `tables/${table.id}/start`, {}, table);
  for (const someone of [page, ben]) {
    await someone.reload();
    await someone.locator('.table').waitFor();
  }
  await expectPseudo(page, 'online table');
  await ben.locator('[data-tab=chat]').click();
  await ben.locator('.chat-phrases button').first().click();
  await ben.locator('.chat-messages li').waitFor();
  await expectPseudo(ben, 'chat');
  await page.goto('/online');
  await page.locator('.online-list li').first().waitFor();
  await expectPseudo(page, 'own tables');
  await ben.context().close();
});

test('what is empty or broken in the pseudo-language', async ({ page, context, complaints }) => {
  await choose(context, { speed: 0 });
  for (const { path, sign } of [
    { path: '/', sign: '.game-card' },
    { path: '/games', sign: '.my-games-empty' },
  ]) {
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeVisible();
    await expectPseudo(page, path);
  }
  await closeStorage(page);
  await page.goto('/play/nautilus-island');
  await page.locator('main .button.main').first().click();
  await expect(page.locator('.table-notice')).toBeVisible();
  await expectPseudo(page, 'unsaved');
  await page.route('**/assets/about-*.js', route => route.abort());
  await page.goto('/about');
  await expect(page.locator('main h1')).toBeVisible();
  await expectPseudo(page, 'not loaded');
  complaints.length = 0; // the page has said what it could not load
});
