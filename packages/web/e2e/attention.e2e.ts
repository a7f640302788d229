/** Where the focus goes, what is spoken, and what the keys do. */
import type { Page } from '@playwright/test';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept } from './kept.ts';
import { tabTo } from './keys.ts';
import { resignedMatch, runningMatch } from './records.ts';
import {
  choose,
  hurry,
  movesOf,
  nextTask,
  playOn,
  plyOf,
  seat,
  startTable,
  thatPlays,
} from './table.ts';
import { expect, test } from './test.ts';

/** The parts of the page around the focus, the innermost first. */
const focusedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts: string[] = [];
    for (let e = document.activeElement; e && e !== document.body; e = e.parentElement)
      parts.push(...e.classList);
    return parts;
  });

test.describe('the focus', () => {
  test('stays with the moves when the one that had it is played', async ({ page, context }) => {
    await hurry(context);
    await startTable(page, 'nautilus-island', seat('', 'random'));
    await nextTask(page);
    await page.keyboard.press('m');
    for (let moves = 0; moves < 6; moves++) {
      expect(await nextTask(page)).toBe('move');
      await expect(movesOf(page).first()).toBeFocused(); // the next list begins at its first move
      await expect(movesOf(page).first()).toHaveAttribute('data-highlighted');
      await page.waitForTimeout(TWICE_MS); // sooner, it may be taken for the press before
      await thatPlays(page, () => page.keyboard.press('Enter'));
      expect(await focusedParts(page)).toContain('table-moves');
    }
  });

  test('stays in the bar on the way back to now', async ({ page, context }) => {
    await hurry(context);
    await startTable(page, 'nautilus-island', seat('', 'random'));
    await playOn(page, () => 0, 2);
    await nextTask(page);
    const now = await plyOf(page);
    await tabTo(page, '.table-timeline button');
    await page.keyboard.press('Enter');
    await expect.poll(() => plyOf(page)).toBe(now - 1);
    await tabTo(page, '.table-time-tools .button.main');
    await page.keyboard.press('Enter');
    await expect.poll(() => plyOf(page)).toBe(now);
    expect(await focusedParts(page)).toContain('table-bar');
  });

  test('comes to the table, to the curtain and back', async ({ page, context }) => {
    await hurry(context);
    await page.goto('/');
    await page.locator('a[href="/play/nautilus-island"]').first().click();
    await seat('', '')(page);
    await tabTo(page, 'main .button.main');
    await page.keyboard.press('Enter');
    await expect(page.locator('.table-curtain')).toBeFocused();
    await expect(page).toHaveTitle(/Nautilus Island/);
    for (const part of ['.table-main', '.table-curtain', '.table-main']) {
      await tabTo(page, '.table-curtain .button.main, .table-notice .button.main');
      await page.keyboard.press('Enter');
      await expect(page.locator(part)).toBeFocused();
      while (part === '.table-main' && (await nextTask(page)) === 'move')
        await playOn(page, () => 0, 1);
    }
  });
});

test('every sentence of the log is spoken once, in order', async ({ page, context }) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random', 'random'));
  await nextTask(page);
  await expect(page.locator('[role=log]')).toContainText('Your turn'); // all before it was spoken
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (!(node as Element).matches?.('[data-request]')) said.push(node.textContent ?? '');
    }).observe(document.querySelector('[role=log]') as Element, { childList: true, subtree: true });
  });
  const before = await page.locator('.table-log li').count();
  for (let moves = 0; moves < 3; moves++) {
    await playOn(page, () => 0, 1);
    await nextTask(page);
  }
  await page.locator('.table-log button').first().click(); // to look back says nothing again
  await page.keyboard.press('n');
  const log = await page
    .locator('.table-log button')
    .evaluateAll(lines => lines.map(line => line.firstChild?.textContent ?? ''));
  /** The log names the person to whom the announcements speak. */
  const spoken = async (): Promise<string> => {
    const said = await page.evaluate(() =>
      (window as unknown as { said: string[] }).said.join(' '),
    );
    return said
      .replaceAll('Your turn', '')
      .replaceAll(/\bYou (explore|collect|lay|take|close|leave)\b/g, 'Skipper $1s')
      .replaceAll(/\byou\b/g, 'Skipper');
  };
  const squeeze = (text: string): string =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[,.:’])/g, '')
      .trim();
  await expect.poll(async () => squeeze(await spoken())).toBe(squeeze(log.slice(before).join(' ')));
});

test('a step through time is spoken, with what happened there', async ({ page, context }) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await playOn(page, () => 0, 2);
  await nextTask(page);
  const now = await plyOf(page);
  let ply = now;
  const there = () =>
    // some moves are not worth a sentence
    page.locator(`.table-log button[aria-description="move ${ply}"]`);
  do {
    await page.getByRole('button', { name: 'One move back' }).click();
    await expect.poll(() => plyOf(page)).toBe(--ply);
  } while ((await there().count()) === 0);
  const happened = await there().evaluate(line => line.firstChild?.textContent);
  const said = page.locator('.table-timeline [role=status]');
  await expect(said).toHaveText(`Move ${ply} of ${now} ${happened}`);
});

test('a hint goes away by its button and by Escape', async ({ page, context }) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  const ask = page.locator('.table-hint-button');
  const hint = page.locator('.table-hint');
  while ((await nextTask(page)) === 'move' && (await ask.isDisabled()))
    await playOn(page, () => 0, 1);
  await ask.click();
  await hint.getByRole('button', { name: 'Close' }).click();
  await expect(hint).toHaveCount(0);
  expect(await focusedParts(page)).toContain('table-bar');
  await ask.click();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
});

test.describe('a key that stands for a move', () => {
  /** How many moves somebody chooses who presses 1, or holds it down. */
  const chosenBy = (page: Page, repeat: boolean): Promise<number> =>
    page.evaluate(isRepeated => {
      let clicks = 0;
      const count = (e: Event): void => {
        clicks++;
        e.stopPropagation(); // nothing is played
      };
      const list = document.querySelector('.table-move-list') as Element;
      list.addEventListener('click', count, { capture: true });
      const key = { key: '1', code: 'Digit1', bubbles: true, repeat: isRepeated };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
      list.removeEventListener('click', count, { capture: true });
      return clicks;
    }, repeat);

  test('does nothing when it is held down, nor behind a dialog', async ({ page, context }) => {
    await hurry(context);
    await startTable(page, 'nautilus-island', seat('', 'random'));
    await nextTask(page);
    expect(await chosenBy(page, false)).toBe(1);
    expect(await chosenBy(page, true)).toBe(0);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await chosenBy(page, false)).toBe(0);
  });

  test('does nothing for who does not want such keys', async ({ page, context }) => {
    await choose(context, { speed: 0, keys: false });
    await startTable(page, 'nautilus-island', seat('', 'random'));
    await nextTask(page);
    expect(await chosenBy(page, false)).toBe(0);
    await expect(page.locator('[aria-keyshortcuts]')).toHaveCount(0);
  });
});

test('an address that means nothing leads to a page that says so', async ({ page }) => {
  for (const place of ['/table/%', '/table', '/table/']) {
    await page.goto('/');
    await page.evaluate(to => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, place);
    await expect(
      page.getByRole('heading', { name: 'There is nothing at this address.' }),
    ).toBeVisible();
  }
});

test('an undo that makes the game practice asks first, and is spoken once', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nautilion', seat(''));
  const undo = page.getByRole('button', { name: 'Undo…' });
  do await playOn(page, () => 0, 1);
  while ((await nextTask(page)) === 'move' && (await undo.count()) === 0);
  const ply = await plyOf(page);
  const dialog = page.locator('dialog[open]');
  await undo.click();
  await expect(dialog).toContainText('marked as practice');
  await expect(dialog).toHaveAccessibleName('Take this move back?');
  await expect(dialog).toContainText('Dice have been rolled.');
  await expect(dialog).not.toContainText('you hold');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await plyOf(page)).toBe(ply);
  await expect(page.locator('.table-badge')).toHaveCount(0);

  await undo.click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.locator('.table-badge')).toHaveText('Practice');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[role=log]')).toContainText('Practice from here on');
  const notice = page.getByText('the result does not count');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('status').filter({ has: notice })).toHaveCount(0); // the log has spoken of it
  await playOn(page, () => 0, 1);
  await expect(notice).toHaveCount(0); // it was news
});

test('an undo of a colour says that the others have learnt what one holds', async ({
  page,
  context,
}) => {
  await hurry(context);
  const file = runningMatch('nautilus-island', { seats: 3, entries: 44 });
  await keepMatches(page, [kept('colour', file)]);
  await page.goto('/table/colour');
  const colour = page.locator('.table-move-list button[data-move="store purple"]');
  await colour.waitFor({ state: 'attached' });
  await thatPlays(page, () => colour.dispatchEvent('click'));
  await page.getByRole('button', { name: 'Undo…' }).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toContainText('The others have learnt something of what you hold.');
  await expect(dialog).not.toContainText(/turned|rolled/);
});

test('the key of undo asks, too, before the game becomes practice', async ({ page, context }) => {
  await hurry(context);
  await startTable(page, 'nautilion', seat(''));
  const undo = page.getByRole('button', { name: 'Undo…' });
  do await playOn(page, () => 0, 1);
  while ((await nextTask(page)) === 'move' && (await undo.count()) === 0);
  await page.keyboard.press('u');
  await expect(page.locator('dialog[open]')).toContainText('marked as practice');
});

test('a game that was given up offers no undo that would be refused', async ({ page }) => {
  const file = resignedMatch('nauticus', { seats: 2, entries: 40 });
  await keepMatches(page, [kept('resigned', file)]);
  await page.goto('/table/resigned');
  await expect(page.locator('.table-result')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});

test('the log shows where one looks, and what came later', async ({ page, context }) => {
  await hurry(context);
  const file = runningMatch('nautilus-island', { seats: 2, entries: 60 });
  await keepMatches(page, [kept('match', file)]);
  await page.goto('/table/match');
  await nextTask(page);
  await page.getByRole('slider').fill('10');
  await expect.poll(() => plyOf(page)).toBe(10);
  const here = page.locator('.table-log [aria-current=step]');
  await expect(here).toHaveCount(1);
  /** By how many pixels the line hangs out of the log. */
  const beyond = (): Promise<number> =>
    here.evaluate(line => {
      const room = (line.closest('.table-log-lines') as Element).getBoundingClientRect();
      const { top, bottom } = line.getBoundingClientRect();
      return Math.max(room.top - top, bottom - room.bottom);
    });
  await expect.poll(beyond).toBeLessThanOrEqual(1);
  const later = page.locator(
    '.table-log ol[data-later] button, .table-log li[data-here] ~ li button',
  );
  await expect(later.first()).toHaveCSS('font-style', 'italic');
  await expect(here).toHaveCSS('font-style', 'normal');
  expect(await page.evaluate(() => scrollY)).toBe(0); // the page itself stays
  await later.nth(3).click();
  await expect.poll(() => plyOf(page)).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-past'); // it ends with the present
  await expect(later).toHaveCount(0);
});

test.describe('what others did is shown once more', () => {
  const open = async (page: Page): Promise<number> => {
    await keepMatches(page, [
      kept('match', runningMatch('nautilus-island', { seats: 3, entries: 60 })),
    ]);
    await page.goto('/table/match');
    await nextTask(page);
    return plyOf(page);
  };
  const show = (page: Page) => page.getByRole('button', { name: 'Show it again' });
  const shown = (page: Page) => page.locator('.table-again');

  test('with a sentence for each step, up to the present', async ({ page, context }) => {
    await hurry(context);
    const now = await open(page);
    const wanted = await page.locator('.table-recap li').allTextContents();
    expect(wanted.length).toBeGreaterThan(1);
    await page.evaluate(() => {
      const said = new Set<string>();
      Object.assign(window, { said });
      new MutationObserver(() => {
        const text = document.querySelector('.table-again p')?.textContent;
        if (text) said.add(text);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await show(page).click();
    await expect.poll(() => plyOf(page)).toBeLessThan(now);
    await expect(shown(page)).toHaveCount(0);
    expect(await plyOf(page)).toBe(now);
    const said = await page.evaluate(() => [...(window as unknown as { said: string[] }).said]);
    expect(said).toEqual(['Since your last turn', ...wanted]);
  });

  test('its name and its button stand in one line beside the log', async ({ page, context }) => {
    await hurry(context);
    await open(page);
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [name, button] = await Promise.all(
        ['.table-recap summary', '.table-recap > .button'].map(part =>
          page.locator(part).boundingBox(),
        ),
      );
      expect(button?.y).toBeCloseTo(name?.y ?? 0, 0);
    }
  });

  test('its place beside the log is kept while there is nothing to show', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await open(page);
    const top = async () => (await page.locator('.table-log').boundingBox())?.y;
    const before = await top();
    await movesOf(page).first().dispatchEvent('click');
    await expect(page.locator('.table-recap[data-empty]')).toBeAttached();
    expect(await top()).toBe(before);
    await nextTask(page);
    expect(await top()).toBe(before);
  });

  test('until a key or a tap, which does nothing else', async ({ page, context }) => {
    await choose(context, { speed: 0.5 });
    const now = await open(page);
    const skips = [
      () => page.keyboard.press('1'), // plays a move at other times
      () => page.locator('.ni-hand').click({ force: true }),
    ];
    for (const skip of skips) {
      await show(page).click();
      await expect.poll(() => plyOf(page)).toBeLessThan(now);
      await expect(shown(page)).toBeVisible();
      await skip();
      await expect(shown(page)).toHaveCount(0);
      expect(await plyOf(page)).toBe(now);
      await expect(page.locator('.table')).not.toHaveAttribute('data-past');
    }
  });
});
