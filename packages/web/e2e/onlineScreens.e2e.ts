/** axe finds nothing to complain of on the screens of online tables, in either theme and language, on a desk and on a phone; and nothing hangs out of them. */
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { guestAt, openTable, playBoth } from './onlinePeople.ts';
import { expectToFitPhone, PHONE } from './phone.ts';
import { hurry, nextFrames, pressCalmly } from './table.ts';
import { expect, test } from './test.ts';

const softly = expect.configure({ soft: true });

const DESK = { width: 1280, height: 720 };
const UPRIGHT = PHONE.viewport;
const LYING = { width: 740, height: 360 };

const chooseTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(t => {
    document.documentElement.dataset.theme = t;
  }, theme);

/** What is to be pressed around a board, and is hit nowhere near its middle or is cut off by its place. */
const coveredControls = (page: Page): Promise<string[]> =>
  page
    .locator(':is(.table-request, .table-header, .table-tools) :is(button, a):not(:disabled)')
    .filter({ visible: true })
    .evaluateAll(controls =>
      controls.flatMap(control => {
        if (document.querySelector('dialog:modal')) return [];
        const { left, top, width, height } = control.getBoundingClientRect();
        if (width < 2) return [];
        const points = [top + 4, top + height / 2, top + height - 4];
        const isHit = points.every(y =>
          control.contains(document.elementFromPoint(left + width / 2, y)),
        );
        return isHit ? [] : [control.textContent ?? ''];
      }),
    );

const expectGood = async (page: Page, name: string): Promise<void> => {
  for (const size of [DESK, UPRIGHT, LYING]) {
    await page.setViewportSize(size);
    await nextFrames(page);
    const at = `${name}, ${size.width} wide`;
    for (const theme of ['deep', 'day']) {
      await chooseTheme(page, theme);
      const rule = theme === 'day' ? { rule: 'color-contrast' } : {};
      softly(await violationsOf(page, rule), `${at}, ${theme}`).toEqual([]);
    }
    softly(await coveredControls(page), `covered at ${at}`).toEqual([]);
    if (size === UPRIGHT) await expectToFitPhone(page, `: ${name}`);
  }
  await page.setViewportSize(DESK);
};

test('before, during and after a match, for who invites and for a guest who reads French', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await hurry(page.context());
  await page.goto('/online');
  await page.locator('main h1').waitFor();
  await expectGood(page, 'online, for who is new');
  const link = await openTable(page, 'nauticus', async page => {
    await page.getByLabel('Time to think').selectOption({ index: 1 });
    await page.locator('.setup-online').getByLabel('Chat').selectOption({ index: 1 });
    await expectGood(page, 'set-up with guests');
  });
  await expectGood(page, 'waiting room of the owner');

  const guests = await browser.newContext(PHONE);
  await hurry(guests, { language: 'fr' });
  const invited = await guests.newPage();
  await invited.goto(link);
  await invited.locator('.waiting form').waitFor();
  await expectGood(invited, 'invited');
  await guests.close();

  const ben = await guestAt(browser, link, 'Ben', 'fr', PHONE);
  await expectGood(ben, 'waiting room of a guest');
  await page.getByRole('button', { name: 'Cast off' }).click();
  await playBoth([page, ben], 4);
  for (const someone of [page, ben]) await expectGood(someone, 'online table');
  for (const size of [UPRIGHT, LYING]) {
    await ben.setViewportSize(size);
    await expect(ben.locator('.table-header .online-head-clock').first()).toBeInViewport({
      ratio: 1,
    });
  }

  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(page.getByRole('button', { name: 'Good luck!' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByText('A bot plays for you.').waitFor();
  await expectGood(page, 'a bot plays');
  await pressCalmly(page.getByRole('button', { name: 'Play myself again' }));
  await page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expectGood(page, 'menu of an online table');
  await page.getByRole('button', { name: 'Ask to end without a result' }).click();
  await ben.locator('.online-request').waitFor();
  await expectGood(ben, 'asked');
  await ben.setViewportSize(LYING);
  await expect(ben.locator('.online-request p')).toBeInViewport({ ratio: 1 });
  await ben.getByRole('button', { name: 'Accepter' }).click();
  await page.locator('.table-sheet[open]').waitFor();
  await expectGood(page, 'after the match');
  await page.goto('/online');
  await page.locator('.online-list li').waitFor();
  await expectGood(page, 'own tables');
});
