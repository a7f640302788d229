/** Where the system chooses the colours: what colour, gradient or shadow told is told by an edge. */
import type { Locator } from '@playwright/test';
import { tabTo } from './keys.ts';
import { prepareScreens } from './screens.ts';
import { choose } from './table.ts';
import { expect, test } from './test.ts';

test.use({ forcedColors: 'active', colorScheme: 'dark' });

const styleOf = (thing: Locator, property: string): Promise<string> =>
  thing.first().evaluate((e, name) => getComputedStyle(e).getPropertyValue(name), property);

test('choices, turns, sheets and the focus can be told apart', async ({ page, context }) => {
  await choose(context, { speed: 0 });
  await prepareScreens(page);

  await page.goto('/play/nauticus');
  const edge = (which: string) =>
    styleOf(page.locator(`.segments input${which} + span`), 'border-top-width');
  expect(await edge(':checked')).not.toBe(await edge(':not(:checked)'));
  await tabTo(page, '.button.main');
  expect(await styleOf(page.locator('.button.main'), 'outline-style')).toBe('solid');
  expect(await styleOf(page.locator('.button.main'), 'border-top-style')).toBe('double');

  await page.goto('/table/nauticus-running');
  const tab = (isSelected: boolean) =>
    styleOf(page.locator(`.table-rail [aria-selected=${isSelected}]`), 'border-bottom-color');
  expect(await tab(true)).not.toBe(await tab(false));
  const player = (which: string) =>
    styleOf(page.locator(`.table-player${which}`), 'border-top-width');
  expect(await player('[data-turn]')).not.toBe(await player(':not([data-turn])'));

  const printed = page.locator('.table-dock .paper');
  expect(await styleOf(printed, 'forced-color-adjust')).toBe('none'); // the game has its own colours,
  expect(await styleOf(page.locator('.table-dock'), 'background-color')).toBe('rgb(11, 37, 48)'); // and ground

  await page.locator('.table-menu-button').click();
  const menu = page.locator('dialog[open]');
  expect(await styleOf(menu, 'background-color')).toBe('rgb(0, 0, 0)'); // nothing shows through
  expect(await styleOf(menu, 'outline-color')).toBe('rgb(255, 255, 255)');
});
