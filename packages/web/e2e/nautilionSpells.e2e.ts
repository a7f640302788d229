/** Spells of Nautilion that need more than one press: asked in the bar, taken back at will, paid at the end. */
import type { Page } from '@playwright/test';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept } from './kept.ts';
import { expectToFitPhone, PHONE } from './phone.ts';
import { decisionsOf, runningMatch } from './records.ts';
import { hurry, movesOf, plyOf } from './table.ts';
import { expect, test } from './test.ts';

const RESERVE = 4; // tokens of this match

const openTable = async (page: Page): Promise<void> => {
  await hurry(page.context());
  const file = runningMatch('nautilion', { seats: 1, entries: 10, seed: 22 });
  await keepMatches(page, [kept('voyage', file)]);
  await page.goto('/table/voyage');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

const asked = (page: Page) => page.locator('.table-asked');
const scroll = (page: Page, spell: string) => page.locator(`.nl-scroll[data-spot=${spell}]`);
const dice = (page: Page) => page.locator('.nl-helm-die');
const token = (page: Page, place: number) => page.locator(`[data-explain="path/${place}"]`);
const reserve = (page: Page) => page.locator('.nl-store[data-name=reserve] h3 span');

/** Where the Grimoire lies behind a tab, it is opened first. */
const cast = async (page: Page, spell: string): Promise<void> => {
  const tab = page.getByRole('tab', { name: 'Spells' });
  if (await tab.isVisible()) await tab.click();
  await scroll(page, spell).click();
  await page.waitForTimeout(TWICE_MS);
};

const press = async (page: Page, place: number): Promise<void> => {
  await token(page, place).dispatchEvent('click');
  await page.waitForTimeout(TWICE_MS);
};

for (const [name, viewport] of [
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 740, height: 360 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(`the bar asks for what a Tide needs next on ${name}`, async ({ page }) => {
      await openTable(page);
      await cast(page, 'tide');
      await expect(asked(page)).toHaveText('Tide: which die shall turn?');
      await dice(page).first().click();
      await expect(asked(page)).toHaveText(/^Tide: which face shall the \d show instead\?$/);
      await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
      await expect(page.locator('.nl-helm-aim')).toHaveCount(0); // it is asked at one place only
      await page.waitForTimeout(TWICE_MS);
      const ply = await plyOf(page);
      await page.locator('.nl-helm-face').first().click();
      await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);
      await expect(asked(page)).toHaveText('Give each a die, or cast a spell first.');
    });
  });

for (const [name, takeBack] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Undo', (page: Page) => page.locator('.table-undo').click()],
] as const)
  test(`${name} takes back a spell that is half chosen, and no move`, async ({ page }) => {
    await openTable(page);
    const ply = await plyOf(page);
    await cast(page, 'tide');
    await dice(page).first().click();
    await page.mouse.move(5, 5); // an explanation would be closed first
    await expect(page.locator('.nl-helm-face')).toHaveCount(3);
    await takeBack(page);
    await expect(asked(page)).toHaveText('Give each a die, or cast a spell first.');
    await expect(dice(page)).toHaveCount(3);
    expect(await plyOf(page)).toBe(ply);
  });

test('one Escape closes one thing, the one that was opened last', async ({ page }) => {
  await openTable(page);
  await page.locator('.nl-station').first().click();
  await expect(page.locator('.nl-station-die')).toHaveCount(1);
  await page.waitForTimeout(TWICE_MS);
  await page.locator('.table-hint-button').click();
  await expect(page.locator('.table-hint')).toBeVisible();
  await page.mouse.move(5, 5);
  await page.keyboard.press('Escape');
  await expect(page.locator('.table-hint')).toHaveCount(0);
  await expect(page.locator('.nl-station-die')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.nl-station-die')).toHaveCount(0);
});

test('Undo brings dice back to the tray that were laid beside somebody', async ({ page }) => {
  await openTable(page);
  const ply = await plyOf(page);
  await page.locator('.nl-station').first().click();
  await expect(page.locator('.nl-station-die')).toHaveCount(1);
  await page.waitForTimeout(TWICE_MS);
  await page.locator('.table-undo').click();
  await expect(dice(page)).toHaveCount(3);
  expect(await plyOf(page)).toBe(ply);
});

test.describe('by touch on a phone', () => {
  test.use(PHONE);

  test('the tokens that a Translation asks for have a finger’s room', async ({ page }) => {
    await openTable(page);
    await cast(page, 'translation');
    await expectToFitPhone(page);
    await token(page, 3).tap();
    await expect(token(page, 3)).toHaveAttribute('aria-pressed', 'true');
    await page.waitForTimeout(TWICE_MS);
    await page.locator('.table-undo').tap();
    await expect(dice(page).first()).toBeVisible();
  });
});

test('a Translation shows what it leads to before anything is paid', async ({ page }) => {
  await openTable(page);
  const ply = await plyOf(page);
  await cast(page, 'translation');
  await expect(asked(page)).toHaveText('Translation: choose the first of two tokens on the path.');
  await press(page, 1);
  await expect(asked(page)).toHaveText(
    'Now choose a token of another kind: the two change places.',
  );
  await press(page, 2);
  await expect(asked(page)).toHaveText(
    'Translation: crew 8 and crew 7 change places, for 3 tokens. Shall it be?',
  );
  await expect(token(page, 1)).toContainText('7'); // as it would lie
  expect(await plyOf(page)).toBe(ply);
  await expect(reserve(page)).toHaveText(String(RESERVE));
  await page.locator('.table-ok').click();
  await expect(reserve(page)).toHaveText(String(RESERVE - 3));
  await expect(asked(page)).toHaveText('Give each a die, or cast a spell first.');
  await expect(token(page, 1)).toContainText('7');
  await expect(token(page, 2)).toContainText('8');
});

/** Is a price being paid, from a reserve whose first token is the only one of its kind? */
const isPaying = (view: object): boolean => {
  const { step, reserve } = view as { step: string; reserve: readonly string[] };
  return step === 'pay' && reserve.length > 1 && !reserve.includes(reserve[0], 1);
};

test('tokens of the reserve stay where they are when one pays', async ({ page }) => {
  await hurry(page.context());
  const options = { expansions: ['mages', 'mercenaries', 'reefs'] };
  const decisions = decisionsOf('nautilion', { seats: 1, options }, view => String(isPaying(view)));
  const file = decisions.get('true');
  if (!file) throw new Error('nobody pays');
  await keepMatches(page, [kept('voyage', file)]);
  await page.goto('/table/voyage');
  const tokens = page.locator('.nl-store[data-name=reserve] .nl-token-spot:visible');
  const places = () =>
    tokens.evaluateAll(all =>
      all.map(token => {
        const { left, top } = token.getBoundingClientRect();
        return [token.getAttribute('data-explain'), Math.round(left), Math.round(top)].join(' ');
      }),
    );
  await tokens.first().waitFor();
  const [, ...others] = await places();
  await tokens.first().click();
  await expect.poll(places).toEqual(others);
});

test('what cannot be chosen during a spell says why', async ({ page }) => {
  await openTable(page);
  const refusal = page.locator('.table-refusal');
  await cast(page, 'translation');
  await press(page, 3);
  await press(page, 4);
  await expect(refusal).toContainText('Those two tokens are of the same kind');
  await expect(refusal.getByRole('link')).toHaveAttribute('href', /NL15/);
  for (const thing of ['.nl-station', '.nl-station', '.nl-helm-die']) {
    await page.locator(thing).first().click({ force: true }); // is no choice, and answers
    await expect(refusal).toContainText('choose the two tokens');
    await page.locator('.table-asked').click(); // the next press closes it
    await expect(refusal).toHaveCount(0);
  }
  await cast(page, 'tide');
  await page.locator('.nl-station').first().click({ force: true });
  await expect(refusal).toContainText('choose the die');
});

test('a Translation from the list of moves refuses what it does not ask for', async ({ page }) => {
  await openTable(page);
  const refusal = page.locator('.table-refusal');
  await movesOf(page).and(page.locator('[data-move=translation]')).dispatchEvent('click');
  await expect(asked(page)).toHaveText('Translation: choose the first of two tokens on the path.');
  for (const thing of ['.nl-station', '.nl-station', '.nl-helm-die']) {
    await page.locator(thing).first().click({ force: true }); // is no choice, and answers
    await expect(refusal).toContainText('choose the two tokens');
    await page.locator('.table-asked').click(); // the next press closes it
    await expect(refusal).toHaveCount(0);
  }
});

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 740, height: 360 }],
] as const)
  test.describe(`prices on ${name}`, () => {
    test.use({ viewport });

    test(`prices and the tokens that pay them are seen together on ${name}`, async ({ page }) => {
      await openTable(page);
      await page.getByRole('tab', { name: 'Spells' }).click();
      await expect(page.locator('.nl-scroll-price')).toHaveCount(3);
      for (const thing of await page.locator('.nl-scroll-price').all())
        await expect(thing).toBeInViewport({ ratio: 1 });
      const tokens = page.locator('.nl-store[data-name=reserve] .nl-store-stack');
      expect(await tokens.count()).toBeGreaterThan(1);
      for (const thing of await tokens.all()) await expect(thing).toBeInViewport({ ratio: 0.9 });
    });
  });
