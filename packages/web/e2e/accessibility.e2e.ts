/** axe finds nothing to complain of, on any screen, in either theme, on a desk and on a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { PHONE } from './phone.ts';
import { decisionsOf } from './records.ts';
import { prepareScreens, SCREENS, type Screen } from './screens.ts';
import { choose, GAMES, movesOf } from './table.ts';
import { expect, test } from './test.ts';

/** axe wants every numeral of a drawn piece in its name; here only words are labels. */
const FOR_WORDS_ALONE = 'label-content-name-mismatch';

const violationsOf = async (page: Page): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).disableRules(FOR_WORDS_ALONE);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} (${any[0]?.message ?? ''})`),
  );
};

/** Controls whose name lacks a word that is written on them: who speaks to the page says what is written. */
const misnamedControls = (page: Page): Promise<string[]> =>
  page
    .locator(':is(button, a, [role=button])[aria-label]')
    .filter({ visible: true })
    .evaluateAll(controls =>
      controls.flatMap(control => {
        const name = control.getAttribute('aria-label') ?? '';
        const copy = control.cloneNode(true) as Element;
        for (const unseen of copy.querySelectorAll('title, .hidden')) unseen.remove();
        const texts: string[] = [];
        const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
        const written = texts.flatMap(t => t.match(/\p{L}{2,}/gu) ?? []);
        const missing = written.filter(w => !name.toLowerCase().includes(w.toLowerCase()));
        return missing.length > 0 ? [`“${name}” lacks “${missing.join(' ')}”`] : [];
      }),
    );

const expectNoViolation = async (page: Page, name: string): Promise<void> => {
  const found = [...(await violationsOf(page)), ...(await misnamedControls(page))];
  expect.soft(found, name).toEqual([]);
};

/** The other theme has other colours, and nothing else. */
const expectContrastBy = async (page: Page, theme: string, name: string): Promise<void> => {
  await page.evaluate(t => {
    document.documentElement.dataset.theme = t;
  }, theme);
  const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target} (${any[0]?.message ?? ''})`),
  );
  expect.soft(found, `${name} by ${theme}`).toEqual([]);
};

const lookAt = (screens: readonly Screen[], theme: string, other: string): void =>
  test(`screens by ${theme}, and their colours by ${other}`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await choose(context, { speed: 0, theme });
    await prepareScreens(page);
    for (const { name, open } of screens) {
      await open(page);
      await expectNoViolation(page, name);
      await expectContrastBy(page, other, name);
    }
  });

const ALL = Object.values(SCREENS).flat();
/** What a phone lays out in its own way. */
const ON_PHONE = /home|games|set-up|my-turn|curtain|lesson|menu|handing-over|following|-replay/;

lookAt(ALL, 'deep', 'day');

test.describe('on a phone', () => {
  test.use(PHONE);
  lookAt(
    ALL.filter(({ name }) => ON_PHONE.test(name)),
    'day',
    'deep',
  );
});

const RICHEST = {
  'nautilus-island': { seats: 2 },
  nautilion: {
    seats: 1,
    options: { expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] },
  },
  nauticus: { seats: 2 },
};

for (const game of GAMES)
  test(`every kind of decision in ${game}`, async ({ page, context }) => {
    test.slow();
    await choose(context, { speed: 0 });
    const decisions = [...decisionsOf(game, RICHEST[game])];
    await keepMatches(
      page,
      decisions.map(([kind, file]) => kept(kind, file)),
    );
    for (const [kind] of decisions) {
      await page.goto(`/table/${kind}`);
      await expect(movesOf(page).first()).toBeAttached();
      await expectNoViolation(page, kind);
    }
  });
