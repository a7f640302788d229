import type { Page } from '@playwright/test';
import { OwnServer } from './serving.ts';
import { GAMES, hurry, movesOf, playMove, plyOf, startTable } from './table.ts';
import { expect, test } from './test.ts';

test.use({ keepsClient: true });

/** Waits until the browser has kept the client and answers from it. */
const untilKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('after one visit every game starts and plays without a network', async ({ page, context }) => {
  await hurry(context);
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const game of GAMES) {
    await startTable(page, game);
    await expect(movesOf(page).first()).toBeAttached();
    await playMove(page, () => 0);
  }
});

test('the first screen does not wait for the files of all others', async ({ page }) => {
  const screen = Promise.withResolvers<void>();
  await page.route('**/assets/about-*.js', async route => {
    await screen.promise;
    await route.continue();
  });
  await page.goto('/about');
  await page.waitForTimeout(1000); // the page itself has been there since `goto`
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBe(undefined);
  screen.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilKept(page);
});

test('while somebody presses one thing after the other, nothing is fetched to be kept', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(400);
  }
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBe(undefined);
  await untilKept(page);
});

test('the licences of all that is carried can be read without a network', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await untilKept(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Their licences in full' }).click();
  const text = page.locator('body');
  for (const name of ['preact', 'valibot', '@fontsource/alegreya-sans'])
    await expect(text).toContainText(`## ${name} - `);
  await expect(text).toContainText('SIL OPEN FONT LICENSE');
});

test('what is for programs is asked of the server, also in the browser', async ({ page }) => {
  await page.goto('/');
  await untilKept(page);
  const { origin } = new URL(page.url());
  await page.request.post('/api/guest', { data: { name: 'Ana' }, headers: { origin } });
  for (const [path, answer] of [
    ['/api/guest', { name: 'Ana' }],
    ['/readyz', { status: 'ready' }],
    ['/healthz', { status: 'ok' }],
  ] as const)
    expect(await (await page.goto(path))?.json()).toEqual(answer);
});

test.describe('a new build', () => {
  let server: OwnServer;
  let address: string;

  test.beforeEach(async () => {
    server = new OwnServer();
    address = await server.address();
  });
  test.afterEach(() => server.end());

  /** Puts a build on the server that has another page, and no longer the script of a set-up. */
  const release = (): void => {
    server.remove(/^assets.setup-.*\.js/);
    server.change('index.html', html => html.replace('</head>', '<meta name="newer"></head>'));
    server.change('sw.js', text =>
      text
        .replace(/"version":"\w+"/, '"version":"newer"')
        .replaceAll(/"\/assets\/setup-[^"]*js",/g, ''),
    );
  };
  const newerPage = (page: Page) => page.locator('meta[name=newer]');
  const offer = (page: Page) => page.getByRole('button', { name: 'Load it now' });
  /** Comes back to the tab until it has noticed; a look that is under way already sees the old build. */
  const comeBack = (page: Page): Promise<void> =>
    expect(async () => {
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
      await expect(offer(page)).toBeVisible({ timeout: 2000 });
    }).toPass();

  const sitDown = async (page: Page): Promise<void> => {
    await page.goto(address);
    await untilKept(page);
    await page.goto(`${address}play/nautilus-island`);
    await page.locator('main .button.main').first().click();
    await expect(movesOf(page).first()).toBeAttached();
  };

  test('is offered, and taken when the person says so, in mid-game', async ({ page, context }) => {
    await hurry(context);
    await sitDown(page);
    await playMove(page, () => 0);
    await expect(movesOf(page).first()).toBeAttached();
    const ply = await plyOf(page);
    release();
    await comeBack(page);
    await expect(newerPage(page)).not.toBeAttached();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.screenshot({ path: test.info().outputPath(`offer-${width}.png`) });
    }

    await offer(page).click();
    await expect(newerPage(page)).toBeAttached();
    await expect.poll(() => plyOf(page)).toBe(ply);
    await expect(offer(page)).not.toBeAttached();
  });

  test('changes nothing in another tab, which may still load old files', async ({
    page,
    context,
  }) => {
    await sitDown(page);
    const other = await context.newPage();
    await other.goto(address);
    release();
    await comeBack(page);
    await offer(page).click();
    await expect(newerPage(page)).toBeAttached();

    await expect(offer(other)).toBeVisible();
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache');
    await other.evaluate(() => {
      history.pushState(null, '', '/play/nauticus');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(other.locator('main .button.main').first()).toBeVisible(); // by an old script
    await expect(newerPage(other)).not.toBeAttached();
  });

  test('waits while a tab is open, and is there once none was', async ({ page, context }) => {
    await sitDown(page);
    release();
    await comeBack(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(offer(page)).not.toBeAttached();
    await page.reload();
    await expect(movesOf(page).first()).toBeAttached();
    await expect(newerPage(page)).not.toBeAttached();

    await page.close();
    const next = await context.newPage();
    await expect(async () => {
      await next.goto('about:blank'); // the old one goes when no page is left to it
      await next.goto(address);
      await expect(newerPage(next)).toBeAttached({ timeout: 500 });
    }).toPass();
  });
});
