/** Several people at one screen: nobody sees what another holds. */
import type { Page } from '@playwright/test';
import type { AnyMatch } from '@tidetable/match';
import type { NautilusIsland } from '@tidetable/rules';
import { COLOUR_NAMES, cardOf, colourOfCard, objectOfCard } from '@tidetable/rules/nautilus-island';
import { text, words } from '@tidetable/text/nautilus-island';
import { loadTexts } from '@tidetable/text/shell';
import { iconOf } from '../src/games/nautilus-island/cards.ts';
import { keptMatch } from './kept.ts';
import {
  hurry,
  movesOf,
  nextTask,
  playMove,
  playOn,
  plyOf,
  seat,
  seededPick,
  startTable,
  tableOf,
} from './table.ts';
import { expect, test } from './test.ts';

type View = NautilusIsland.View;

await loadTexts('en', ['nautilus-island']);

const KINDS = COLOUR_NAMES.flatMap(colour => [1, 2, 3, 4].map(n => cardOf(colour, n)));
const nameOf = (card: string): string =>
  words.en.objects[colourOfCard(card)][objectOfCard(card) - 1];

/** Every card that a person may see with their own eyes: how often each kind. */
const openCards = (view: View): Map<string, number> => {
  const cards = [
    ...(view.players[view.seat].hand ?? []),
    ...view.columns.flatMap(({ stacks }) => stacks.flatMap(({ top }) => top ?? [])),
    ...view.players.flatMap(p => Object.values(p.sets).flatMap(set => set.cards)),
    ...view.players.flatMap(p => p.known),
  ];
  return new Map(KINDS.map(kind => [kind, cards.filter(card => card === kind).length]));
};

/** How often the icon of each kind is drawn, anywhere in the page. */
const drawnCards = async (page: Page): Promise<Map<string, number>> => {
  const hrefs = await page
    .locator('use')
    .evaluateAll(uses => uses.map(use => use.getAttribute('href') ?? ''));
  return new Map(
    KINDS.map(kind => [kind, hrefs.filter(href => href.endsWith(`#${iconOf(kind)}`)).length]),
  );
};

/** All that is written or read out, but the log and what is told of it. */
const wordsOfTable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      '.table-board, .table-dock, .table-moves, .table-players',
    );
    return [...parts]
      .flatMap(part => [part, ...part.querySelectorAll('*')])
      .flatMap(e => [
        ...['aria-label', 'title', 'data-move', 'data-spot'].map(a => e.getAttribute(a) ?? ''),
        ...[...e.childNodes].map(n => (n.nodeType === Node.TEXT_NODE ? n.textContent : '')),
      ])
      .join('\n');
  });

const logOf = (page: Page): Promise<string[]> =>
  page.locator('.table-log button').evaluateAll(buttons =>
    buttons.map(button => {
      const copy = button.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('.hidden')) hidden.remove();
      return copy.textContent?.trim() ?? '';
    }),
  );

/** The log as this seat may know it. */
const logFor = (match: AnyMatch, viewer: number, names: readonly string[]): string[] =>
  match.log.flatMap((_, ply) => {
    const sentences = text.en.events(match.events(ply, viewer), names);
    return sentences.length > 0 ? [sentences.join(' ')] : [];
  });

/** The own hand and nothing of the others'. */
const expectOwnEyes = async (page: Page, viewer: number, names: string[]): Promise<void> => {
  const match = await keptMatch(page);
  const view = match.view(viewer) as View;
  const shown = await page
    .locator('.table-dock .ni-hand-card')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-spot')?.slice(5) ?? ''));
  expect(shown.sort()).toEqual([...(view.players[viewer].hand ?? [])].sort());

  const open = openCards(view);
  const drawn = await drawnCards(page);
  for (const [kind, n] of drawn) expect(n, nameOf(kind)).toBeLessThanOrEqual(open.get(kind) ?? 0);
  const written = await wordsOfTable(page);
  for (const [kind, n] of open)
    if (n === 0) expect(written).not.toMatch(new RegExp(`\\b${nameOf(kind)}\\b`, 'i'));
  expect(await logOf(page)).toEqual(logFor(match, viewer, names));
};

/** Nothing of the game but a name. */
const expectNothing = async (page: Page): Promise<void> => {
  await expect(tableOf(page)).toHaveCount(0);
  await expect(page.locator('[data-place], [data-spot], .ni-card, .table-log')).toHaveCount(0);
  expect([...(await drawnCards(page)).values()].every(n => n === 0)).toBe(true);
  const written = await page.locator('body').ariaSnapshot();
  for (const kind of KINDS) expect(written).not.toMatch(new RegExp(`\\b${nameOf(kind)}\\b`, 'i'));
};

/** Whose turn the curtain announces. */
const announced = async (page: Page, names: readonly string[]): Promise<number> => {
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  return names.findIndex(name => heading?.startsWith(name));
};

const namesOf = (page: Page): Promise<string[]> =>
  page.locator('.table-player h3').allTextContents();

const MOVES = 45;

/** So many people begin a game; the curtain hides it from all but the first. */
const sitDown = async (page: Page, people: number): Promise<void> => {
  await page.goto('/play/nautilus-island');
  await seat(...new Array<string>(people).fill(''))(page);
  await page.locator('main .button.main').first().click();
};

test('three people at one screen never see each other’s hands', async ({ page, context }) => {
  test.slow();
  const pick = seededPick();
  await hurry(context);
  await sitDown(page, 3);
  const names = ['Skipper', 'Player 2', 'Player 3'];
  const seen = new Set<number>();
  let viewer = -1;
  for (let moves = 0; moves < MOVES; ) {
    const task = await nextTask(page);
    if (task === 'over') break;
    if (task === 'uncover') {
      await expectNothing(page);
      viewer = await announced(page, names);
      seen.add(viewer);
      await page.locator('.table-curtain .button.main').click();
      await tableOf(page).waitFor();
      expect(await namesOf(page)).toEqual(names);
      await expectOwnEyes(page, viewer, names);
    } else if (task === 'cover') {
      await expectOwnEyes(page, viewer, names); // who leaves sees the outcome, and no more
      await page.locator('.table-notice .button.main').click();
    } else {
      await playMove(page, pick);
      moves++;
    }
  }
  expect([...seen].sort()).toEqual([0, 1, 2]);
});

test('who looked at the past before the screen changed hands has not left their eyes behind', async ({
  page,
  context,
}) => {
  await hurry(context);
  await sitDown(page, 2);
  await page.locator('.table-curtain .button.main').click();
  const names = ['Skipper', 'Player 2'];
  while ((await nextTask(page)) === 'move') await playMove(page, () => 0);
  const now = await plyOf(page);
  await page.locator('.table-log button').first().click();
  await expect.poll(() => plyOf(page)).toBeLessThan(now);
  await page.locator('.table-notice .button.main').click();
  await expectNothing(page);
  const viewer = await announced(page, names);
  await page.locator('.table-curtain .button.main').click();
  await expect.poll(() => plyOf(page)).toBe(now);
  await expectOwnEyes(page, viewer, names);
});

test('nobody goes on elsewhere from a game that others still play: it would show their cards', async ({
  page,
  context,
}) => {
  await hurry(context);
  await sitDown(page, 2);
  await playOn(page, () => 0, 3);
  const { pathname } = new URL(page.url());
  for (const address of [pathname, pathname.replace('table', 'replay')]) {
    await page.goto(`${address}?ply=1`);
    const curtain = page.locator('.table-curtain .button.main');
    await tableOf(page).or(curtain).waitFor();
    if ((await curtain.count()) > 0) {
      await curtain.click();
      await page.locator('.table-log button').first().click();
    }
    await expect(page.getByRole('button', { name: /Back to now|To the end/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go on from here' })).toHaveCount(0);
  }
});

test('a page that is loaded again begins with the curtain', async ({ page, context }) => {
  await hurry(context);
  await sitDown(page, 2);
  await page.locator('.table-curtain .button.main').click();
  await expect(movesOf(page).first()).toBeAttached();
  await page.reload();
  expect(await nextTask(page)).toBe('uncover');
  await expectNothing(page);
});

for (const game of ['nautilion', 'nauticus'] as const)
  test(`two people at one screen play ${game} without a curtain: there are no secrets`, async ({
    page,
    context,
  }) => {
    const pick = seededPick();
    await hurry(context);
    await startTable(page, game, seat('', ''));
    const turns = new Set<string>();
    for (let moves = 0; moves < 25; moves++) {
      expect(['move', 'over']).toContain(await nextTask(page));
      if ((await movesOf(page).count()) === 0) break;
      turns.add(await page.locator('.table-player[data-turn] h3').innerText());
      await playOn(page, pick, 1);
    }
    expect([...turns].sort()).toEqual(['Player 2', 'Skipper']);
    await expect(page.locator('.table-curtain')).toHaveCount(0);
  });
