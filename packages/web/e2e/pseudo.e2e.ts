/** All that the pages say comes from the texts: in the pseudo-language nothing of it is English. */
import type { Page } from '@playwright/test';
import { hasGluedSign } from '@tidetable/text/testkit';
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
  ['a player of these matches', /\b(Ann|Ben|Cleo|Dan|Skipper|Nemo|Aronnax|Conseil|Ned Land)\b/g],
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
  ['a command', /“npx tidetable [a-z]+”/g],
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
