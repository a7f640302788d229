// Draws the pictures of the games that the web manifests show, in every language, into
// public/screens. Run it after `npm run build` when a table looks different.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '@tidetable/text/shell';
import { FORMS, screenFile } from '../build/manifests.ts';
import { browserOptions } from './browser.ts';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { OwnServer } from './serving.ts';
import { choose, GAMES, type GameId } from './table.ts';

const SEATS: Record<GameId, number> = { 'nautilus-island': 3, nautilion: 1, nauticus: 3 };

const server = new OwnServer();
const browser = await chromium.launch(await browserOptions());
const baseURL = await server.address();
for (const language of LANGUAGES)
  for (const [form, viewport] of Object.entries(FORMS)) {
    const context = await browser.newContext({ baseURL, viewport, hasTouch: form === 'narrow' });
    await choose(context, { speed: 0, theme: 'deep', language });
    const page = await context.newPage();
    await page.goto('/');
    await keepMatches(
      page,
      GAMES.map((game, i) =>
        kept(game, runningMatch(game, { seats: SEATS[game], entries: 60 }), 10 + i),
      ),
    );
    for (const game of GAMES) {
      const path = join(
        import.meta.dirname,
        '../public',
        screenFile(language, game, form as keyof typeof FORMS),
      );
      mkdirSync(dirname(path), { recursive: true });
      await page.goto(`/table/${game}`);
      await page.locator('.table-move-list button').first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500); // boards measure themselves
      await page.screenshot({ path, type: 'jpeg', quality: 70 });
    }
    await context.close();
  }
await browser.close();
await server.end();
