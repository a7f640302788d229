/** Reefs and little dice on Nautilion's path hide no number, and a token looks the same through the game. */
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { decisionsOf, runningMatch } from './records.ts';
import { hurry, movesOf, nextFrames } from './table.ts';
import { expect, test } from './test.ts';

const SIZES = [
  [390, 844],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;
const TABLES = [
  ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'],
  ['mages', 'reefs'],
];

/** Marks that lie over a number, over the name of an end or over each other, by more than their rims. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const RIM = 2.5; // pixels
    const discs = (selector: string) =>
      [...document.querySelectorAll(selector)].map(thing => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const name = thing.closest('[data-explain]')?.getAttribute('data-explain') ?? '';
        const r = Math.min(width, height) / 2;
        return { name, x: left + width / 2, y: top + height / 2, r };
      });
    const reefs = discs('.nl-depths-token .nl-depths-reef circle');
    const chips = discs('.nl-depths-chip .nl-depths-ring');
    const numbers = discs('.nl-depths-token .nl-creature-number').map(disc => ({
      ...disc,
      r: disc.r * 0.6, // its box is higher than a numeral
    }));
    const ends = discs('.nl-depths-end text');
    const isOver = (a: (typeof reefs)[number], b: (typeof reefs)[number]): boolean =>
      Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r - RIM;
    return [
      ...[...reefs, ...chips].flatMap(mark =>
        numbers.filter(one => isOver(mark, one)).map(one => `${mark.name} hides ${one.name}`),
      ),
      ...reefs.flatMap(reef =>
        ends.filter(end => isOver(reef, end)).map(end => `${reef.name} hides ${end.name}`),
      ),
      ...chips.flatMap((chip, i) =>
        chips.slice(i + 1).flatMap(other => (isOver(chip, other) ? ['two dice'] : [])),
      ),
    ];
  });

for (const expansions of TABLES)
  test(`marks of the path hide nothing, with ${expansions.length} expansions`, async ({ page }) => {
    await hurry(page.context());
    const wish = { seats: 1, options: { expansions } };
    const turns = decisionsOf('nautilion', wish, view => {
      const { step, turn } = view as { step: string; turn: number };
      return `${step} ${turn}`;
    });
    const files = [1, 5, 9].flatMap(turn => turns.get(`currents ${turn}`) ?? []);
    expect(files).toHaveLength(3);
    await keepMatches(
      page,
      files.map((file, i) => kept(`turn-${i}`, file)),
    );
    for (const i of files.keys()) {
      await page.goto(`/table/turn-${i}`);
      await movesOf(page).first().waitFor({ state: 'attached' });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await nextFrames(page);
        await expect.soft(page.locator('.nl-depths-chip').first()).toBeAttached();
        expect.soft(await hidden(page), `${width} × ${height}, match ${i}`).toEqual([]);
      }
    }
  });

test('a token is drawn alike from the first turn to the last', async ({ page }) => {
  await hurry(page.context());
  const options = { expansions: TABLES[0] };
  const files = [1, 60, 110].map(entries =>
    runningMatch('nautilion', { seats: 1, entries, options }),
  );
  await keepMatches(
    page,
    files.map((file, i) => kept(`at-${i}`, file)),
  );
  const drawn = new Map<string, Set<boolean>>();
  for (const i of files.keys()) {
    await page.goto(`/table/at-${i}`);
    await movesOf(page).first().waitFor({ state: 'attached' });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await nextFrames(page);
      const size = `${width} × ${height}`;
      const numbers = page.locator('.nl-depths-token .nl-creature-number');
      const isSmall = (await numbers.first().getAttribute('data-only')) !== null;
      drawn.set(size, (drawn.get(size) ?? new Set()).add(isSmall));
    }
  }
  for (const [size, ways] of drawn) expect.soft([...ways], size).toHaveLength(1);
});
