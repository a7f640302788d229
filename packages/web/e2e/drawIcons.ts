// Draws public/icon.svg as the PNGs that systems ask for. Run it after every change of the drawing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from './browser.ts';

const folder = join(import.meta.dirname, '../public');

interface Png {
  readonly file: string;
  readonly size: number;
  /** Systems cut a maskable icon to a shape of theirs: all that matters is within four fifths. */
  readonly background?: string;
}
const PNGS: readonly Png[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, background: '#0b2530' },
  { file: 'apple-touch-icon.png', size: 180, background: '#0b2530' },
];

const drawing = readFileSync(join(folder, 'icon.svg')).toString('base64');
const browser = await chromium.launch(await browserOptions());
const page = await browser.newPage();
for (const { file, size, background } of PNGS) {
  await page.setViewportSize({ width: size, height: size });
  const edge = background ? size * 0.1 : 0;
  await page.setContent(
    `<body style="margin:0;background:${background ?? 'transparent'}">
      <img src="data:image/svg+xml;base64,${drawing}"
        style="display:block;width:${size - 2 * edge}px;margin:${edge}px">`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: !background });
}
await browser.close();
