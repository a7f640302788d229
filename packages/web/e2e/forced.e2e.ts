/** Moves without a choice, played for whoever wants that. */
import { keepMatches, kept, keptMatches } from './kept.ts';
import { runningMatch } from './records.ts';
import { choose, movesOf, playMove, plyOf, seededPick } from './table.ts';
import { expect, test } from './test.ts';

const MOST_MOVES = 60;

test('a forced move is marked in the log, and undone together with the choice before it', async ({
  page,
  context,
}) => {
  await choose(context, { speed: 0, forced: true });
  await keepMatches(page, [kept('game', runningMatch('nauticus', { seats: 2, entries: 40 }))]);
  await page.goto('/table/game');
  const pick = seededPick();
  const last = page.locator('.table-log li').last();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const restart = page.getByRole('button', { name: 'Restart turn' });
  // Until one was played from which the way back is free.
  for (let moves = 0; ; moves++) {
    expect(moves).toBeLessThan(MOST_MOVES);
    await movesOf(page).nth(1).waitFor({ state: 'attached' }); // a choice: nothing is about to be played
    const isAuto = (await last.innerText()).includes('(auto)');
    if (isAuto && (await restart.isEnabled())) break;
    await playMove(page, pick);
  }
  const ply = await plyOf(page);
  await page.reload();
  await expect(last).toContainText('(auto)'); // who comes back finds the mark, and the same way back
  await undo.click();
  await expect.poll(() => plyOf(page)).toBe(ply + 1);
  await expect(page.locator('.table-log li[data-undone] small', { hasText: 'auto' })).toHaveCount(
    1,
  );
  const [{ file }] = await keptMatches(page);
  const entry = file.log.at(-1);
  expect(entry).toMatchObject({ type: 'undo' });
  const to = entry?.type === 'undo' ? entry.to : ply;
  expect(ply - to).toBeGreaterThanOrEqual(2);
  // Whoever took it back chooses anew: nothing is played for them before that.
  await expect(page.locator('.table-move-list button')).not.toHaveCount(1);
});
