/** The page of the interface for programs, in a real browser and under our policy. */
import { expect, test } from './test.ts';

test('the page of the interface is read, with its own style and working links', async ({
  page,
}) => {
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The interface for programs');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(
    await page
      .locator('section')
      .first()
      .evaluate(e => getComputedStyle(e).padding),
  ).toBe('16px');
  await page.locator('#readTable').getByRole('link', { name: 'Card' }).click();
  await expect(page.locator('#Card')).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await width()).toBeLessThanOrEqual(0);
  const answer = await page.request.get('/api/openapi.json');
  expect((await answer.json()).openapi).toBe('3.1.0');
});
