/** Nautilion for somebody who hears it: what the table tells, and a turn played by the names of things. */
import { isProblem, replayMatch } from '@tidetable/match';
import { type Nautilion, SPECTATOR } from '@tidetable/rules';
import { EXPANSION_NAMES } from '@tidetable/rules/nautilion';
import { boardWords, severalText, words } from '@tidetable/text/nautilion';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { cellsOf } from '../src/games/nautilion/cells.ts';
import { cellHeard } from '../src/games/nautilion/heard.ts';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { hurry, plyOf } from './table.ts';
import { expect, test } from './test.ts';

await loadEveryLanguage(['nautilion']);

const LONGEST = 140; // letters of a name

for (const language of LANGUAGES)
  test(`everything on the table is heard in ${language}, once and briefly`, async ({ page }) => {
    const file = runningMatch('nautilion', {
      ...{ seats: 2, people: 2, entries: 46, seed: 2 },
      options: { expansions: EXPANSION_NAMES },
    });
    const match = replayMatch(file);
    if (isProblem(match)) throw new Error('the match does not open');
    const view = match.view(SPECTATOR) as Nautilion.View;
    const names = words[language];
    const own = boardWords[language];
    await hurry(page.context(), { language });
    await keepMatches(page, [kept('voyage', file)]);
    await page.goto('/table/voyage');
    const list = (name: string) => page.getByRole('list', { name, exact: true });
    const path = list(own.heard.path).getByRole('img');
    const heard = cellsOf(view).map(cell => cellHeard(view, cell, language, match.game.components));
    await expect(path).toHaveCount(heard.length);
    expect(await path.evaluateAll(all => all.map(g => g.getAttribute('aria-label')))).toEqual(
      heard,
    );
    await expect(list(own.crewOf(view.crew.length)).getByRole('listitem')).toHaveCount(9);
    const stacks = (tokens: readonly string[]): string[] =>
      [...new Set(tokens)].map(token =>
        severalText(names, tokens.filter(other => other === token).length, token),
      );
    for (const [name, tokens] of [
      [names.board.reserve, view.reserve],
      [names.board.discarded, view.discarded],
    ] as const) {
      const items = page.getByRole('region', { name, exact: true }).getByRole('listitem');
      await expect(items).toHaveCount(stacks(tokens).length);
      for (const [i, stack] of stacks(tokens).entries())
        await expect(items.nth(i)).toContainText(stack);
    }
    const takers = page.getByRole('group', { name: own.heard.takers }).getByRole('button');
    await expect(takers).toHaveCount(3);
    const row = page.getByRole('region', { name: names.board.darkhouse, exact: true });
    await expect(row.getByRole('listitem')).toHaveCount(view.darkhouse.row.length);
    for (const effect of [1, 2]) await expect(row).toContainText(own.heard.turnOf(effect));
    await expect(page.getByText(names.board.harpoons(0, 5))).toBeAttached();
    const labels = await page
      .locator('.table-board [aria-label], .table-dock [aria-label]')
      .evaluateAll(all => all.map(thing => thing.getAttribute('aria-label') ?? ''));
    expect(labels.filter(label => label.length > LONGEST)).toEqual([]);
  });

test('a whole turn is played by the names of things', async ({ page }) => {
  const file = runningMatch('nautilion', { seats: 1, entries: 10, seed: 22 });
  await hurry(page.context());
  await keepMatches(page, [kept('voyage', file)]);
  await page.goto('/table/voyage');
  const turn = page.getByText(/^Turn \d+ · ship/);
  const before = await turn.textContent();
  const press = async (name: RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.waitForTimeout(TWICE_MS);
  };
  // Too dear is said with the spell, before anybody tries.
  await expect(page.getByRole('button', { name: /^Tide/ })).toBeVisible();
  await press(/^Die showing \d(, to give next)?$/);
  await press(/^Darkhouse, no die yet/);
  await press(/^Phantom, no die yet/);
  await expect.poll(() => plyOf(page)).toBeGreaterThan(10);
  while ((await turn.textContent()) === before) {
    const ply = await plyOf(page);
    await press(/^(Put|Lose) /);
    await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);
  }
});
