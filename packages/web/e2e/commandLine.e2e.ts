/** Moves that are typed. */
import type { Page } from '@playwright/test';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { sample } from './sweep.ts';
import {
  choose,
  hurry,
  movesOf,
  nextTask,
  plyOf,
  seat,
  seededPick,
  startTable,
  thatPlays,
} from './table.ts';
import { expect, test } from './test.ts';

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Type a move' });
const saidOf = (page: Page) => page.locator('.table-typing-said');
const offersOf = (page: Page) => page.getByRole('option');

const open = async (page: Page): Promise<void> => {
  await nextTask(page);
  await page.keyboard.press(':');
  await page.keyboard.press('h'); // at once: the field may still be on its way
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('h');
  await fieldOf(page).fill('');
};

const type = async (page: Page, line: string): Promise<void> => {
  await fieldOf(page).fill(line);
  await page.keyboard.press('End'); // who types has pressed other keys since the last Enter
  await page.keyboard.press('Enter');
};

/** What somebody would type who reads these names of moves. */
const lineFor = (names: readonly string[], turn: number): string => {
  const find = (beginning: string) => names.findLast(name => name.startsWith(beginning));
  const column = /^Explore column (\d): .* high/.exec(find('Explore') ?? '')?.[1];
  if (column !== undefined) return turn % 3 === 0 ? `explore ${column}` : `exp ${column}; collect`;
  const store = /^Store (\w+)/.exec(find('Store') ?? '')?.[1];
  const [name] = (find('Lay') ?? names[0] ?? '').split(/ – |:/); // without what it brings about
  return store === undefined ? name.replaceAll(' and ', ', ') : `store ${store}`;
};

test('a whole game of nautilus-island by typed lines alone', async ({ page, context }) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await open(page);
  let lines = 0;
  for (; (await nextTask(page)) === 'move'; lines++) {
    const names = await movesOf(page).locator('> span').allTextContents();
    await thatPlays(page, () => type(page, lineFor(names, lines)));
    await expect(fieldOf(page)).toHaveValue('');
  }
  expect(lines).toBeGreaterThan(20);
  await expect(page.locator('.table-result')).toBeVisible();
});

/** So many moves are typed in a sample; all of them in the long run. */
const TYPED = sample(12, Number.POSITIVE_INFINITY);

/** What a name says before its details: `Store the bow (1 box; …)`, `Give the 1 to the Phantom: …`. */
const headOf = (name: string): string => name.split(/ – | · |[:(⚠]/)[0].trim();

/** The name of a listed move without its details, or its notation where several are named so. */
const lineOf = async (page: Page, pick: (of: number) => number): Promise<string> => {
  const listed = await movesOf(page).evaluateAll(all =>
    all.map(button => ({
      move: button.getAttribute('data-move') ?? '',
      name: button.querySelector('span')?.textContent ?? '',
    })),
  );
  const { move, name } = listed[pick(listed.length)];
  const isUnique = listed.filter(other => headOf(other.name) === headOf(name)).length === 1;
  return isUnique ? headOf(name) : move;
};

for (const game of ['nautilion', 'nauticus'] as const)
  test(`${game} by typed lines alone, names and notation`, async ({ page, context }) => {
    test.setTimeout(sample(120_000, 900_000));
    const pick = seededPick();
    await hurry(context);
    await startTable(page, game, game === 'nautilion' ? undefined : seat('', 'random'));
    await open(page);
    let lines = 0;
    const kinds = new Set<string>();
    for (; lines < TYPED && (await nextTask(page)) === 'move'; lines++) {
      const line = await lineOf(page, pick);
      await thatPlays(page, () => type(page, line));
      await expect(fieldOf(page)).toHaveValue('');
      kinds.add(line.split(' ')[0]);
    }
    expect(lines).toBeGreaterThan(8);
    expect(kinds.size).toBeGreaterThan(2);
    if (lines < TYPED) await expect(page.locator('.table-result')).toBeVisible();
  });

test('a line is completed, tells what it plays and what it does not, and comes back', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await open(page);
  const spoken = page.locator('.table [role=log] p').last();

  await fieldOf(page).pressSequentially('expl');
  await expect(offersOf(page)).toHaveCount(await movesOf(page).count());
  await page.keyboard.press('Enter');
  await expect(spoken).toHaveText(/^Not played: “expl”\. That could be \d things: choose one\.$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const marked = page.getByRole('option', { selected: true });
  await expect(marked).toHaveText(/^Explore column/);
  await expect(fieldOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await marked.getAttribute('id')) ?? '',
  );
  await thatPlays(page, () => page.keyboard.press('Enter'));
  await expect(saidOf(page)).toHaveText(/^Played: “Explore column/);
  await expect(fieldOf(page)).toBeFocused();

  await thatPlays(page, () => type(page, 'undo'));
  const ply = await plyOf(page);
  const free = /column (\d)/.exec(await movesOf(page).first().innerText())?.[1];
  await type(page, `explore ${free}; close; collect`);
  await expect(spoken).toHaveText(
    /^Played: “Explore column \d.*”\. Not played: “close”\. .* Nor what follows: “collect”\.$/,
  );
  expect(await plyOf(page)).toBe(ply + 1);
  await expect(fieldOf(page)).toHaveValue('close; collect');

  await type(page, ':moves');
  await expect(saidOf(page)).toHaveText(/^1: \S.*\./);
  await type(page, 'score');
  await expect(saidOf(page)).toHaveText(/^Points: /);
  await page.keyboard.press('ArrowUp');
  await expect(fieldOf(page)).toHaveValue('score');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveValue('');
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible(); // it looks back
  await type(page, 'collect');
  await expect(saidOf(page)).toHaveText(/You are looking back/);
  await fieldOf(page).fill('');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await type(page, 'rules porthole');
  await expect(page.locator('dialog.table-rules')).toBeVisible();
});

test('a line asks before it plays what the person wants to be asked about', async ({
  page,
  context,
}) => {
  await choose(context, { speed: 0, confirm: true });
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await open(page);
  await thatPlays(page, () => type(page, 'explore 3; collect'));
  await expect(saidOf(page)).toHaveText(/Enter once more plays it\.$/);
  await expect(fieldOf(page)).toHaveValue('collect');
  await page.waitForTimeout(TWICE_MS); // sooner, it may be taken for the press before
  await thatPlays(page, () => page.keyboard.press('Enter'));
  await expect(saidOf(page)).toHaveText(/^Played: “Collect/);
});

test('who asks for the log by a line is in it, and hears so', async ({ page, context }) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await open(page);
  await type(page, 'log');
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused();
  await expect(page.locator('.table [role=log] p').last()).toHaveText('The log is open.');
});

test('what was refused is marked, and the next line replaces it', async ({ page, context }) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await open(page);
  await type(page, 'foo');
  await expect(saidOf(page)).toHaveText(/^Not played: “foo”/);
  await page.keyboard.type('column 9');
  await expect(fieldOf(page)).toHaveValue('column 9');
  await page.keyboard.press('Enter');
  await expect(saidOf(page)).toHaveText(
    'Not played: “column 9”. There is no “column 9” in this game.',
  );
  await page.keyboard.type('explore 9');
  await page.keyboard.press('Enter');
  await expect(saidOf(page)).toHaveText(
    'Not played: “explore 9”. There is no “explore 9” in this game.',
  );
  await page.keyboard.type('moves');
  await page.keyboard.press('Enter');
  await expect(saidOf(page)).toHaveText(
    /^1: Explore column \d: .* – \d cards? to collect.*\.\s2: /,
  );
  await type(page, 'board 2');
  await expect(saidOf(page)).toHaveText(/^Column 2: [^.]*\.$/);
  await type(page, 'board camp');
  await expect(saidOf(page)).toHaveText(/^Camp: [^.]*\.$/);
  await page.keyboard.press('Escape');
  await expect(movesOf(page).first()).toBeFocused();
});
