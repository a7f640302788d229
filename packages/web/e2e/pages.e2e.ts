/** Where things stand on the pages around the table. */
import { choose } from './table.ts';
import { expect, test } from './test.ts';

test('how long a lesson takes stands beside its title, and what was done has a mark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    const done = { record: '', ply: 0, step: 0, isDone: true };
    if (location.protocol !== 'about:')
      localStorage.setItem('tidetable/lesson/nauticus', JSON.stringify(done));
  });
  await page.goto('/learn');
  await page.locator('.lesson-list li').first().waitFor();
  const gaps = await page.locator('.lesson-list li').evaluateAll(lessons =>
    lessons.map(lesson => {
      const title = document.createRange(); // its words, not the place that they have
      const link = lesson.querySelector('a');
      if (link) title.selectNodeContents(link);
      const time = lesson.querySelector('small')?.getBoundingClientRect();
      return (time?.left ?? 999) - title.getBoundingClientRect().right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.max(...gaps)).toBeLessThan(24);
  const done = page.locator('.lesson-list li', { has: page.locator('a[href="/lesson/nauticus"]') });
  await expect(done.locator('.lesson-mark')).toHaveText('✓');
  await expect(page.locator('.lesson-mark', { hasText: '✓' })).toHaveCount(1);
});

test('on a phone the time of a lesson keeps to one line beside a long title', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(context, { language: 'fr' });
  await page.goto('/learn/nautilion');
  const times = page.locator('.lesson-list small');
  await times.first().waitFor();
  const heights = await times.evaluateAll(all => all.map(time => time.getClientRects()[0]?.height));
  expect(Math.max(...heights.map(height => height ?? 99))).toBeLessThan(30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('on a phone nothing shows through behind the button that starts a table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/play/nautilion');
  const { image, colour } = await page.locator('.setup-start').evaluate(place => {
    const { backgroundImage, backgroundColor } = getComputedStyle(place);
    return { image: backgroundImage, colour: backgroundColor };
  });
  expect(image).toBe('none');
  expect(colour).toMatch(/^rgb\(/); // no transparency
});

test('a box says once what its columns are', async ({ page }) => {
  await page.goto('/box/nauticus');
  await page.locator('.box-values[data-labelled]').first().waitFor();
  const repeated = await page.locator('.box-group').evaluateAll(
    groups =>
      groups.filter(group => {
        const rows = [...group.querySelectorAll('.box-values[data-labelled]')];
        const heads = rows.map(row =>
          [...row.querySelectorAll('div > span')].map(head => head.textContent).join(),
        );
        return heads.some((head, i) => head !== '' && head === heads[i - 1]);
      }).length,
  );
  expect(repeated).toBe(0);
});

test('the rules on a phone offer to play after their title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/nauticus');
  const title = await page.locator('main h1').boundingBox();
  const play = await page.locator('a.button.main[href="/play/nauticus"]').boundingBox();
  const below = (play?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0);
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(40);
});
