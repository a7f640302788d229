/** Guests in a home network, over plain http: browsers close much to such pages, and no button may promise it. */
import { type Browser, chromium } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { browserOptions } from './browser.ts';
import { cardOf, guestAt, openTable, playBoth } from './onlinePeople.ts';
import { expectToFitPhone, PHONE } from './phone.ts';
import { hurry } from './table.ts';
import { expect, test } from './test.ts';

const HOST = 'tide.home.arpa'; // a name that no browser trusts, for the server on this machine

let browser: Browser;
test.beforeAll(async () => {
  const { args = [], ...options } = await browserOptions();
  const rule = `--host-resolver-rules=MAP ${HOST} 127.0.0.1`;
  browser = await chromium.launch({ ...options, args: [...args, rule] });
});
test.afterAll(() => browser.close());

test('a guest with a phone comes by the link, sits down and plays', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const context = await browser.newContext({ baseURL: `http://${HOST}:${port}` });
  await hurry(context);
  const ann = await context.newPage();
  const link = await openTable(ann, 'nautilus-island');
  expect(new URL(link).hostname).toBe(HOST);
  expect(await ann.evaluate(() => isSecureContext)).toBe(false);
  await expect(ann.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  for (const missing of ['Copy the link', 'Share…'])
    await expect(ann.getByRole('button', { name: missing })).toHaveCount(0);
  expect(await violationsOf(ann)).toEqual([]);

  const ben = await guestAt(browser, link, 'Ben', 'en', PHONE); // types a name and presses once
  await expectToFitPhone(ben, ': the waiting room');
  await expect.poll(async () => (await cardOf(ann)).saltHashes).not.toContain(null);
  await ann.getByRole('button', { name: 'Cast off' }).click();
  await expect(ben.locator('.table')).toBeVisible();
  await playBoth([ann, ben], 4);
  await expectToFitPhone(ben, ': the table');
});
