import type { Page } from '@playwright/test';
import { isProblem, replayMatch, writeMatch } from '@tidetable/match';
import { matchesOfEveryEntry } from '@tidetable/match/testkit';
import { games, type NautilusIsland, SPECTATOR } from '@tidetable/rules';
import { keepMatches, kept } from './kept.ts';
import { asFile, finishedMatch, runningMatch } from './records.ts';
import { choose, GAMES, hurry, playMove, plyOf, tableOf } from './table.ts';
import { expect, test } from './test.ts';

const SEATS = { 'nautilus-island': 3, nautilion: 2, nauticus: 2 };

test('what a table decided is told in the log, in the result and by the verdict', async ({
  page,
}) => {
  const files = matchesOfEveryEntry(games['nautilus-island']).map(writeMatch);
  await keepMatches(
    page,
    files.map((file, i) => kept(`match-${i}`, file)),
  );
  const [, resigned, beaten, , calledOff] = files;
  const open = async (id: string, { log }: (typeof files)[number]): Promise<void> => {
    await page.goto(`/replay/${id}?ply=${log.length}`);
    await expect.poll(() => plyOf(page)).toBe(log.length);
  };
  await open('match-1', resigned);
  await expect(page.locator('.table-player').last()).toContainText('gave up');
  for (const said of [
    'takes back everything from move',
    'Practice from here on',
    'has run out of time',
    'gives up.',
  ])
    await expect(page.locator('.table-log')).toContainText(said);
  await page.getByRole('button', { name: 'Verify the chance' }).click();
  await expect(page.locator('.replay-verdict')).toContainText(`all ${resigned.log.length} entries`);
  await page.getByText('Decided by the table').click();
  await expect(page.locator('.replay-verdict li').first()).toContainText('The pace is now');
  await open('match-2', beaten);
  await expect(page.locator('.table-players')).toContainText('gave up');
  await open('match-4', calledOff);
  await expect(page.locator('.table-result')).toContainText('Called off');
});

test('a table with its own component sheet says so, is played on, and verifies', async ({
  page,
  context,
}) => {
  await hurry(context);
  const sheet = { treasures: [4, 3, 2, 1] };
  const file = runningMatch('nautilus-island', { seats: 2, sheet, entries: 12 });
  await keepMatches(page, [kept('own', file)]);
  await page.goto('/table/own');
  await expect(page.locator('.table-title')).toContainText('Own components');
  await playMove(page, () => 0);
  await expect.poll(() => plyOf(page)).toBeGreaterThan(file.log.length);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.locator('.table-edition')).toHaveText(
    'Version 1 of the rules, with a component sheet of the table’s own; it differs in treasures.',
  );
  await page.goto('/replay/own');
  await page.getByRole('button', { name: 'Verify the chance' }).click();
  await expect(page.locator('.replay-verdict')).toContainText('it differs in treasures');
});

test('[NI42] cards and the result show what treasures are worth by the sheet of the table', async ({
  page,
}) => {
  const sheet = { treasures: [60, 70, 80, 90] };
  const file = finishedMatch('nautilus-island', { seats: 2, sheet });
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(match.problem);
  const { players } = match.view(SPECTATOR) as NautilusIsland.View;
  const worth = players.map(({ hand }) =>
    (hand ?? []).filter(c => c[0] === 'y').map(c => sheet.treasures[Number(c[1]) - 1]),
  );
  expect(worth.flat().length).toBeGreaterThan(1);
  await keepMatches(page, [kept('own', file)]);
  await page.goto(`/replay/own?ply=${file.log.length}`);
  const kinds = worth.flatMap(points => [...new Set(points)]); // each once, with how many there are
  await expect(page.locator('.ni-mini .ni-numeral')).toHaveText(kinds.map(String));
  await page.getByRole('button', { name: 'Show the full result' }).click();
  const column = page.locator('.table-sheet-points thead th');
  const treasures = page.locator('.table-sheet-points tr', { hasText: 'treasures' });
  const names = await column.allTextContents();
  for (const [seat, points] of worth.entries())
    await expect(treasures.locator('th, td').nth(names.indexOf(file.seats[seat].name))).toHaveText(
      String(points.reduce((a, b) => a + b, 0)),
    );
});

test('a table of Nauticus with its own sheet shows its prices and boxes, on the board and in the list', async ({
  page,
  context,
}) => {
  await hurry(context);
  const sheet = {
    prices: Array.from({ length: 8 }, () => [3, 3, 3, 3]),
    storage: { boxes: 20, mast: 2, other: 1 },
  };
  const file = runningMatch('nauticus', { seats: 2, people: 2, sheet, entries: 0 });
  await keepMatches(page, [kept('own', file)]);
  await page.goto('/table/own');
  const goods = page.locator('[data-move="choose goods"]');
  await expect(goods).toContainText(/coffee\s3, grain\s3, salt\s3, fish\s3/);
  const tile = page.locator('[data-action="goods"]');
  await expect(tile).toHaveAttribute('aria-description', /coffee\s3, grain\s3/);
  await expect(tile.locator('.nc-action-print')).toContainText('3333');
  await expect(page.locator('.nc-storage header')).toContainText('20');
  await expect(page.locator('.nc-storage .nc-box')).toHaveCount(20);
  await expect(page.locator('[data-place^="storage-of/"]').first()).toContainText('0/20');
});

for (const game of GAMES)
  test(`a file of ${game} can be opened, walked through, verified and kept`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    const file = finishedMatch(game, { seats: SEATS[game] });
    const last = file.log.length;
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(asFile('match.json', file));
    await expect(tableOf(page)).toHaveAttribute('data-game', game);
    expect(await plyOf(page)).toBe(0);
    await expect(page.locator('.table-log button')).toHaveCount(0); // not told how it goes on

    const slider = page.getByRole('slider');
    for (const ply of [last - 1, 0, last - 1]) {
      await slider.fill(String(ply));
      await expect.poll(() => plyOf(page)).toBe(ply);
      if (ply === 0) await expect(page.locator('.table-log button:visible')).toHaveCount(0);
    }
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => plyOf(page)).toBe(last - 2);
    await page.getByRole('button', { name: 'One move back' }).click();
    await expect.poll(() => plyOf(page)).toBe(last - 3);
    await slider.fill(String(last));
    await expect.poll(() => plyOf(page)).toBe(last);
    await expect(page.locator('.table-result')).toBeVisible();

    await page.getByRole('button', { name: 'Verify the chance' }).click();
    await expect(page.locator('.replay-verdict')).toContainText(`all ${last} entries`);
    await page.getByRole('button', { name: 'Keep it among my games' }).click();
    await expect(page).toHaveURL(/\/replay\/.+/);
    await page.reload();
    await expect(tableOf(page)).toHaveAttribute('data-game', game);
  });

test('a link opens its moment, through the eyes that it names', async ({ page, context }) => {
  await hurry(context);
  const file = finishedMatch('nautilus-island', { seats: 2 });
  await keepMatches(page, [kept('match', file)]);
  await page.goto('/replay/match?ply=40&as=1');
  await expect.poll(() => plyOf(page)).toBe(40);
  await expect(page.locator('.replay-viewer select')).toHaveValue('1');
  const hers = await page.locator('.ni-hand').getAttribute('aria-label');
  expect(hers).toBeTruthy();

  await page.locator('.replay-viewer select').selectOption({ label: 'A spectator' });
  await expect(page.locator('.ni-hand')).toHaveCount(0);
  expect(await plyOf(page)).toBe(40);
  await page.getByRole('slider').fill('50');
  await expect(page).toHaveURL('/replay/match?ply=50&as=spectator');

  await page.goto('/games');
  await page.goBack();
  await expect.poll(() => plyOf(page)).toBe(50);
  await expect(page.locator('.ni-hand')).toHaveCount(0);
});

test('a moment that somebody jumps to is there at once, with nothing in motion', async ({
  page,
  context,
}) => {
  await hurry(context);
  const file = finishedMatch('nauticus', { seats: 4 });
  await keepMatches(page, [kept('long', file)]);
  await page.goto('/replay/long?ply=0');
  await expect.poll(() => plyOf(page)).toBe(0);
  await page.evaluate(() => {
    const moving: string[] = [];
    addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.closest('.table-board, .table-dock'))
        moving.push(target.outerHTML);
    });
    Object.assign(window, { moving });
  });
  for (const part of [0.9, 0.2, 0.6, 0.3]) {
    const ply = Math.floor(file.log.length * part);
    await page.locator('.table-timeline input').fill(String(ply));
    await expect.poll(() => plyOf(page)).toBe(ply);
    await page.evaluate(() => new Promise(frame => requestAnimationFrame(frame)));
  }
  expect(await page.evaluate(() => (window as unknown as { moving: string[] }).moving)).toEqual([]);
});

test('while the slider moves, the board follows at once; log and players when it rests', async ({
  page,
  context,
}) => {
  await hurry(context);
  const file = finishedMatch('nauticus', { seats: 4 });
  await keepMatches(page, [kept('long', file)]);
  await page.goto('/replay/long?ply=0');
  await expect.poll(() => plyOf(page)).toBe(0);
  const here = page.locator('.table-log [aria-current=step]');
  await expect(here).toHaveCount(0);
  const slider = page.getByRole('slider');
  const seen = await slider.evaluate(async input => {
    const boards: (string | undefined)[] = [];
    let marked = 0;
    for (const ply of [20, 60, 100]) {
      (input as HTMLInputElement).value = String(ply);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const table = document.querySelector<HTMLElement>('.table');
      while (table?.dataset.ply !== String(ply)) await new Promise(next => setTimeout(next, 1));
      boards.push(table.dataset.ply);
      marked += document.querySelectorAll('.table-log [aria-current=step]').length;
    }
    return { boards, marked };
  });
  expect(seen).toEqual({ boards: ['20', '60', '100'], marked: 0 });
  await expect(here).toHaveCount(1);
  await expect(here).toBeInViewport();
});

test('of a match that still runs, nobody looks through another’s eyes', async ({ page }) => {
  const file = runningMatch('nautilus-island', { seats: 2, entries: 30 });
  await keepMatches(page, [kept('match', file)]);
  await page.goto('/replay/match?ply=20&as=1'); // a bot's
  await expect.poll(() => plyOf(page)).toBe(20);
  await expect(page.locator('.replay-viewer option')).toHaveText(['Ann', 'A spectator']);
  await expect(page.locator('.replay-viewer select')).toHaveValue('0');
});

test('who goes on from a moment plays once, as practice, with bots where there are others', async ({
  page,
  context,
}) => {
  await hurry(context);
  await keepMatches(page, [
    kept('alone', finishedMatch('nautilion', { seats: 1 })),
    kept('other', finishedMatch('nautilus-island', { seats: 2 })),
  ]);
  await page.goto('/replay/other?ply=12&as=0');
  await expect(page.getByRole('button', { name: 'Go on from here with bots' })).toBeVisible();
  await page.goto('/replay/alone?ply=12&as=0');
  await page.getByRole('button', { name: 'Go on from here', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.table-badge')).toHaveText('Practice');
  await page.goto('/games');
  await expect(page.locator('.match-item')).toHaveCount(3);
});

test('a moment after the end is the end, in the address too', async ({ page, context }) => {
  await hurry(context);
  const file = finishedMatch('nautilus-island', { seats: 2 });
  await keepMatches(page, [kept('match', file)]);
  for (const place of ['/table/match', '/replay/match']) {
    await page.goto(`${place}?ply=9999`);
    await expect.poll(() => plyOf(page)).toBe(file.log.length);
    await expect(page).not.toHaveURL(/ply=/);
  }
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => plyOf(page)).toBe(file.log.length);
});

test('after a file was chosen, the focus is in what it shows', async ({ page, context }) => {
  await hurry(context);
  const file = finishedMatch('nautilus-island', { seats: 2 });
  await page.goto('/replay');
  const choose = async (label: string, content: object) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByText(label, { exact: true }).click();
    await (await chooser).setFiles(asFile('match.json', content));
  };
  const illegal = file.log.map((e, ply) => (ply === 3 ? { ...e, move: 'column 9' } : e));
  await choose('Choose a file', { ...file, log: illegal });
  await expect(page.getByRole('heading', { name: 'This record cannot be shown.' })).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await choose('Choose another file', file);
  await expect(tableOf(page)).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});

test.describe('a file that is none', () => {
  const file = finishedMatch('nautilus-island', { seats: 2 });
  const { deal: _, ...headless } = file;
  const BROKEN: Record<string, { content: object | string; why: string }> = {
    'no JSON': { content: 'Ahoy!', why: 'it is no JSON' },
    'no match': { content: headless, why: '“deal” is missing or wrong' },
    'another format': { content: { ...file, format: 'chess/1' }, why: '“format”' },
    'a game we do not have': { content: { ...file, game: 'chess' }, why: '“chess”' },
    'rules of another time': { content: { ...file, rules: 7 }, why: 'version 7 of the rules' },
    'a changed entry': {
      content: {
        ...file,
        log: file.log.map((e, ply) => (ply === 3 ? { ...e, move: 'column 9' } : e)),
      },
      why: 'The entry at ply 3 has been changed.',
    },
  };
  for (const [name, { content, why }] of Object.entries(BROKEN))
    test(`says why: ${name}`, async ({ page }) => {
      await page.goto('/replay');
      const chooser = page.waitForEvent('filechooser');
      await page.getByText('Choose a file', { exact: true }).click();
      await (await chooser).setFiles(asFile('broken.json', content));
      await expect(page.locator('.note.wrong')).toContainText(why);
      await page.getByRole('link', { name: 'Open a match file' }).click(); // leads to this page
      await expect(page.locator('.note.wrong')).toHaveCount(0);
      await page.goto('/games');
      await page.locator('input[type=file]').setInputFiles(asFile('broken.json', content));
      await expect(page.locator('.import-refused')).toContainText(why);
      await expect(page.locator('.match-item')).toHaveCount(0);
    });
});

test.describe('a record plays by itself', () => {
  const file = finishedMatch('nautilus-island', { seats: 2 });
  const last = file.log.length;
  const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
  const pause = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });
  const open = async (page: Page, ply: number): Promise<void> => {
    await keepMatches(page, [kept('match', file)]);
    await page.goto(`/replay/match?ply=${ply}&as=spectator`);
    await expect.poll(() => plyOf(page)).toBe(ply);
    await expect(play(page)).toBeVisible();
  };

  test('to its end, and once more from the beginning', async ({ page, context }) => {
    await hurry(context);
    await open(page, last - 5);
    await play(page).click();
    await expect.poll(() => plyOf(page)).toBe(last);
    await expect(play(page)).toBeVisible();
    await page.getByLabel('Speed').selectOption('Slow');
    await play(page).click();
    await expect.poll(() => plyOf(page)).toBeLessThan(last - 5);
    await expect(pause(page)).toBeVisible();
  });

  test('until somebody pauses it, or touches the slider', async ({ page, context }) => {
    await choose(context, { speed: 2 });
    await open(page, 3);
    await play(page).click();
    await expect.poll(() => plyOf(page)).toBeGreaterThan(4);
    await pause(page).click();
    const paused = await plyOf(page);
    await page.waitForTimeout(1000); // more than two steps
    expect(await plyOf(page)).toBe(paused);
    await page.locator('#content').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => plyOf(page)).toBeGreaterThan(paused);
    await page.getByRole('slider').fill('7');
    await expect(play(page)).toBeVisible();
    await page.waitForTimeout(1000);
    expect(await plyOf(page)).toBe(7);
  });

  const flightsSeen = async (page: Page): Promise<number> => {
    await page.evaluate(() => {
      Object.assign(window, { flights: 0 });
      new MutationObserver(changes => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if ((node as Element).className === 'board-flight')
              (window as unknown as { flights: number }).flights++;
      }).observe(document.body, { childList: true });
    });
    await play(page).click();
    await expect.poll(() => plyOf(page)).toBeGreaterThan(18);
    return page.evaluate(() => (window as unknown as { flights: number }).flights);
  };

  test('in motion', async ({ page, context }) => {
    await choose(context, { speed: 2 });
    await open(page, 6);
    expect(await flightsSeen(page)).toBeGreaterThan(0);
  });

  test('step by step for who wants less motion', async ({ page, context }) => {
    await choose(context, { speed: 2 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 6);
    expect(await flightsSeen(page)).toBe(0);
  });

  test('and is walked through by move, turn and round, by keys and buttons', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await open(page, 20);
    const match = replayMatch(file);
    if (isProblem(match)) throw new Error(match.problem);
    const times = file.log.map((_, ply) => match.timeAt(ply));
    const starts = (unit: 'turn' | 'round'): number[] =>
      times.flatMap((time, ply) => (time[unit] !== times[ply - 1]?.[unit] ? [ply] : []));
    const [turns, rounds] = [starts('turn'), starts('round')];
    await page.locator('#content').focus();
    let ply = 20;
    const go = async (act: Promise<void>, to: number | undefined): Promise<void> => {
      await act;
      ply = to ?? -1;
      await expect.poll(() => plyOf(page)).toBe(ply);
    };
    const after = (plies: number[]) => plies.find(start => start > ply);
    const before = (plies: number[]) => plies.findLast(start => start < ply);
    const { keyboard } = page;
    const press = (name: string) => page.getByRole('button', { name }).click();
    await go(keyboard.press('ArrowRight'), 21);
    await go(keyboard.press('ArrowLeft'), 20);
    await go(keyboard.press('Shift+ArrowRight'), after(turns));
    await go(keyboard.press('Shift+ArrowRight'), after(turns));
    await go(keyboard.press('Shift+ArrowLeft'), before(turns));
    await go(keyboard.press('Shift+ArrowDown'), after(rounds));
    await go(keyboard.press('Shift+ArrowUp'), before(rounds));
    await go(press('One turn on'), after(turns));
    await go(press('One turn back'), before(turns));
    await go(press('One round on'), after(rounds));
    await go(press('One round back'), before(rounds));
    await page.getByRole('slider').focus();
    await go(keyboard.press('Shift+ArrowRight'), after(turns));
    await expect(page.locator('.table-ticks [data-round]')).toHaveAttribute('d', /^M0 0v1M/);
  });
});
