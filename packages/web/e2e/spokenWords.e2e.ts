/** What is heard at a table and around it: announcements, answers to keys, and names of controls. */
import type { Page } from '@playwright/test';
import { type AnyMatch, isProblem, type MatchFile, replayMatch } from '@tidetable/match';
import type { NautilusIsland } from '@tidetable/rules';
import { components } from '@tidetable/rules/nautilus-island';
import { loadEveryLanguage } from '@tidetable/text/shell';
import { warning } from '../src/games/nautilus-island/warning.ts';
import { keepMatches, kept } from './kept.ts';
import { finishedMatch, runningMatch } from './records.ts';
import { type GameId, hurry, movesOf, playMove, seat, startTable } from './table.ts';
import { expect, test } from './test.ts';

await loadEveryLanguage(['nautilus-island']);

const spokenOf = (page: Page) => page.locator('.table > [role=log] p');

const open = async (page: Page, file: MatchFile): Promise<void> => {
  await hurry(page.context(), { list: true });
  await keepMatches(page, [kept('heard', file)]);
  await page.goto('/table/heard');
};

/** The first moment of the person that is as wanted. */
const momentOf = (game: GameId, isWanted: (match: AnyMatch) => boolean): MatchFile => {
  for (let entries = 1; entries < 200; entries++) {
    const file = runningMatch(game, { seats: 2, entries });
    const match = replayMatch(file);
    if (!isProblem(match) && isWanted(match)) return file;
  }
  throw new Error(`${game} has no such moment`);
};

test('who plays alone is spoken to, and sees with the players by which name', async ({ page }) => {
  await hurry(page.context());
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await movesOf(page).first().waitFor({ state: 'attached' });
  await playMove(page, () => 0);
  await expect(spokenOf(page).filter({ hasText: /^You explore column/ })).toHaveCount(1);
  await expect(page.locator('.table-player h3').first()).toHaveText(/^\S+ \(you\)$/);
});

test('a second turn in a row is announced like the first', async ({ page }) => {
  const file = momentOf('nautilus-island', match => {
    const view = match.view(0) as { readonly round: number; readonly phase: string };
    const moves = match.legalMoves();
    if (!moves.includes('collect')) return false;
    match.submit(0, match.ply, 'collect', 0);
    const then = match.view(0) as typeof view;
    return match.toAct === 0 && then.round > view.round;
  });
  await open(page, file);
  await page.locator('.table-move[data-move=collect]').click();
  await expect(spokenOf(page).filter({ hasText: /Round \d+ begins.* Your turn$/ })).toHaveCount(1);
});

test('a key for the list says why it is empty', async ({ page }) => {
  await open(page, finishedMatch('nautilus-island', { seats: 2 }));
  await expect(page.locator('dialog[open]')).toHaveCount(1); // the result
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(spokenOf(page).last()).toHaveText('The game is over');
});

test('the slider says what happened', async ({ page }) => {
  await open(page, runningMatch('nautilus-island', { seats: 2, entries: 30 }));
  const slider = page.getByRole('slider');
  await slider.focus();
  const heard: string[] = [];
  for (let steps = 0; steps < 4; steps++) {
    const before = await slider.inputValue();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).not.toHaveValue(before);
    heard.push((await slider.getAttribute('aria-valuetext')) ?? '');
  }
  expect(heard.join('\n')).toMatch(/^Move \d+ of \d+\. \S+ .*\.$/m);
});

test('an entry of the log is its sentence; the number of its move describes it', async ({
  page,
}) => {
  await open(page, runningMatch('nautilus-island', { seats: 2, entries: 30 }));
  await page.getByRole('tab', { name: 'Log' }).click();
  const entry = page.locator('.table-log li button').first();
  await expect(entry).toHaveAccessibleName(/\.$/);
  await expect(entry).toHaveAccessibleDescription(/^move \d+$/);
});

test('the set-up names every choice in full, and says how the odds change', async ({ page }) => {
  await page.goto('/play/nautilion');
  await expect(page.getByRole('radio', { name: /^A1 \S/ })).toHaveCount(1);
  const odds = page.locator('.win-chance [role=status]');
  await expect(odds).toHaveText(/% of such voyages/);
  await expect(page.getByRole('button', { name: /^\S.*: one more$/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'One more', exact: true })).toHaveCount(0);
});

test('a rule that is looked for has the focus in its text', async ({ page }) => {
  await page.goto('/rules/nautilus-island#NI40');
  await expect(page.locator(':focus')).toHaveText(/^“5 per pair” is worth/);
});

test('who holds a tile hears why another yard stays closed', async ({ page }) => {
  const file = momentOf('nauticus', match => {
    const { phase } = match.view(0) as { readonly phase: string };
    return phase === 'place';
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, file);
  const yard = page.getByRole('button', { name: 'Nemo’s yard' });
  await expect(yard).toHaveAccessibleDescription(/^First place or store the tile/);
  await yard.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('First place or store the tile');
});

test('a loss that a move of the list names is marked there, and told once', async ({ page }) => {
  let losing = '';
  const file = momentOf('nautilus-island', match => {
    const view = match.view(0) as NautilusIsland.View;
    const isLoss = (move: string) => warning(move, view, components, 'en')?.endsWith(' less');
    losing = match.legalMoves().find(isLoss) ?? '';
    return losing !== '';
  });
  await open(page, file);
  const move = page.locator(`.table-move[data-move="${losing}"]`);
  await expect(move).toContainText('⚠');
  expect((await move.innerText()).match(/points? less/g)).toHaveLength(1);
});
