/** What people do at an online table beside moves. */
import type { Browser, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { keptMatches } from './kept.ts';
import { guestAt, openTable, playBoth, whoActs } from './onlinePeople.ts';
import { PHONE } from './phone.ts';
import { hurry, plyOf, pressCalmly } from './table.ts';
import { expect, test } from './test.ts';

/** Ann and Ben, who reads French, with a clock and a free chat; the match has begun. */
const begin = async (page: Page, browser: Browser): Promise<Page> => {
  await hurry(page.context());
  const link = await openTable(page, 'nautilus-island', async page => {
    await page
      .getByLabel('Time to think')
      .selectOption({ label: '10 minutes each, 10 seconds more a turn' });
    await page
      .locator('.setup-online')
      .getByLabel('Chat')
      .selectOption({ label: 'Whatever people write' });
  });
  const ben = await guestAt(browser, link, 'Ben', 'fr');
  await expect(ben.getByText('10 minutes chacun')).toBeVisible();
  await page.getByRole('button', { name: 'Cast off' }).click();
  await playBoth([page, ben], 2);
  return ben;
};

const cardOfPlayer = (page: Page, name: string) =>
  page.locator('.table-player', { has: page.getByRole('heading', { name }) });

test('everybody sees who is there and what is left on the clocks', async ({ page, browser }) => {
  const ben = await begin(page, browser);
  const player = cardOfPlayer(page, 'Ben');
  await expect(player.getByText('here', { exact: true })).toBeAttached();
  for (const name of ['Ann', 'Ben'])
    await expect(cardOfPlayer(page, name).getByRole('timer')).toContainText(/(9:\d\d|10:\d\d)/);
  const running = page.locator('.table-player .online-clock[data-running]');
  const before = await running.innerText();
  await expect.poll(() => running.innerText()).not.toBe(before);
  await ben.close();
  await expect(player.getByText('away', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.getByRole('button', { name: 'Let a bot play for me' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let a bot play for Ben' })).toHaveCount(0); // the server would refuse
});

test('the own clock is announced when a minute is left, and not at every second', async ({
  page,
  browser,
}) => {
  await page.route('**/api/tables', async route => {
    const order = route.request().postDataJSON();
    const pace = { clock: 'bank', bankMs: 75_000, incrementMs: 0 };
    await route.continue({ postData: { ...order, pace } });
  });
  await hurry(page.context());
  const ben = await guestAt(browser, await openTable(page, 'nauticus'), 'Ben');
  await page.getByRole('button', { name: 'Cast off' }).click();
  const actor = await whoActs([page, ben]);
  await actor.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(changes => {
      for (const { target } of changes) {
        const told = target instanceof Element ? target : target.parentElement;
        if (told?.matches('p.hidden[role=status]')) said.push(told.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const told = actor.locator('p.hidden[role=status]');
  await expect(told.getByText('You have one minute left.')).toBeAttached({ timeout: 25_000 });
  await expect(actor.locator('.table-status .online-clock')).toBeVisible(); // where one looks
  await actor.waitForTimeout(2500); // two seconds more, of which nobody hears
  const said = await actor.evaluate(() => Reflect.get(window, 'said') as string[]);
  expect(new Set(said)).toEqual(new Set(['You have one minute left.']));
});

test('what people say is read by everybody, phrases in their own language', async ({
  page,
  browser,
}) => {
  const ben = await begin(page, browser);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(ben.getByRole('tab', { name: 'Messages · 1 nouveau' })).toBeVisible();
  await ben.getByRole('tab', { name: 'Messages' }).click();
  await expect(ben.locator('.chat-messages').getByText('Bonne chance')).toBeVisible();
  await expect(ben.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible();
  await ben.getByLabel('Votre message').fill('Merci, Ann');
  await ben.keyboard.press('Enter');
  await expect(page.locator('.chat-messages').getByText('Merci, Ann')).toBeVisible();

  await ben.getByRole('tab', { name: 'Journal' }).click();
  await page.getByRole('button', { name: 'Nice move!' }).click();
  await ben.setViewportSize(PHONE.viewport); // there the chat is out of sight
  await ben.getByRole('button', { name: /^Joueurs, Journal.*un nouveau message/ }).click();
  await ben.getByRole('tab', { name: 'Messages · 1 nouveau' }).click();
  expect(await violationsOf(ben, { within: '.chat' })).toEqual([]);

  await page.locator('.chat-about summary').click();
  await page.getByRole('button', { name: 'Mute Ben' }).click();
  await expect(page.getByText('You will hear no more from them here.')).toBeVisible();
  await ben.getByLabel('Votre message').fill('Tu es là ?');
  await ben.keyboard.press('Enter');
  await expect(ben.locator('.chat-messages').getByText('Tu es là')).toBeVisible();
  await expect(page.locator('.chat-messages').getByText('Tu es là')).toHaveCount(0);
  await expect(page.locator('.chat-time').first()).toHaveText(/\d:\d\d/);

  await page.reload(); // the way back is found later, too
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByText('People you do not hear').click();
  await page.getByRole('button', { name: 'Hear Ben again' }).click();
  await expect(page.getByText('People you do not hear')).toHaveCount(0);
  await ben.getByLabel('Votre message').fill('Et maintenant ?');
  await ben.keyboard.press('Enter');
  await expect(page.locator('.chat-messages').getByText('Et maintenant')).toBeVisible();
});

test('what others say while the chat is closed is spoken by the announcer', async ({
  page,
  browser,
}) => {
  const ben = await begin(page, browser);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Good luck!' }).click();
  const announcer = ben.locator('.hidden[role="log"]');
  await expect(announcer.getByText('Ann : Bonne chance')).toBeAttached();
  await ben.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: 'Nice move!' }).click();
  await expect(ben.locator('.chat-messages').getByText('Joli coup')).toBeVisible();
  await ben.waitForTimeout(1000);
  await expect(announcer.getByText('Joli coup')).toHaveCount(0); // the chat speaks for itself
});

test('who reloads the page is still heard, and so is what they ask for', async ({
  page,
  browser,
}) => {
  const ben = await begin(page, browser);
  const askToEnd = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Ask to end without a result' }).click();
    await pressCalmly(ben.getByRole('button', { name: 'Refuser' }));
    await expect(page.getByText('Ben declined.')).toBeVisible();
  };
  await askToEnd();
  for (const phrase of ['Good luck!', 'Nice move!']) {
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByRole('button', { name: phrase }).click();
    await expect(page.locator('.chat-messages').getByText(phrase)).toBeVisible();
    await page.reload();
  }
  await askToEnd();
  await expect(page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible(); // nothing is new to her
  await ben.getByRole('tab', { name: 'Messages · 2 nouveaux' }).click();
  await expect(ben.locator('.chat-messages').getByRole('listitem')).toHaveCount(2);
  await ben.reload();
  await expect(ben.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible();
});

test('a take-back is asked for, shown with what it undoes, and counts once the other agrees', async ({
  page,
  browser,
}) => {
  const ben = await begin(page, browser);
  await playBoth([page, ben], 4);
  await ben.setViewportSize(PHONE.viewport); // where there is room for two lines
  const ply = await plyOf(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Ask to take my last move back' }).click();
  await expect(page.getByText('You have asked to take your move back.')).toBeVisible();
  const asked = ben.locator('.online-request');
  await expect(asked).toContainText('Ann demande à reprendre ceci');
  await expect(asked.locator('em')).not.toBeEmpty();
  await asked.getByRole('button', { name: 'Tout lire' }).click();
  const sheet = ben.getByRole('dialog', { name: 'Ann demande à reprendre ceci' });
  await expect(sheet.getByRole('listitem').first()).not.toBeEmpty();
  expect(await violationsOf(ben, { within: 'dialog' })).toEqual([]);
  await ben.keyboard.press('Escape');
  await pressCalmly(asked.getByRole('button', { name: 'Accepter' }));
  await expect(asked).toHaveCount(0);
  for (const someone of [page, ben]) await expect.poll(() => plyOf(someone)).toBe(ply + 1);
  await expect(page.locator('.table-log [data-undone]').first()).toBeAttached();
  await expect(page.getByText('Ben declined.')).toHaveCount(0);
});

test('who asks in vain is told so, until the match goes on', async ({ page, browser }) => {
  const ben = await begin(page, browser);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Ask to end without a result' }).click();
  const answers = ben.locator('.online-request .button');
  await expect(answers).toHaveCount(2);
  for (const answer of await answers.all()) await expect(answer).not.toHaveClass(/main/); // neither is proposed
  await pressCalmly(ben.getByRole('button', { name: 'Refuser' }));
  const told = page.getByText('You have asked to end the match without a result. Ben declined.');
  await expect(told).toBeVisible();
  await playBoth([page, ben], 1);
  await expect(told).toHaveCount(0);

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Ask to end without a result' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.locator('.online-request')).toHaveCount(0);
  await expect(told).toHaveCount(0);

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Ask to end without a result' }).click();
  await expect(page.getByText('You have asked to end the match without a result.')).toBeVisible();
  await playBoth([page, ben], 1); // so the question lapses
  await expect(page.locator('.online-request')).toHaveCount(0);
  await expect(told).toHaveCount(0);
});

test('a bot in the own seat is told, with the way back', async ({ page, browser }) => {
  const ben = await begin(page, browser);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.getByText('A bot plays for you.')).toBeVisible();
  await expect(cardOfPlayer(ben, 'Ann')).toContainText('un robot joue');
  await pressCalmly(page.getByRole('button', { name: 'Play myself again' }));
  await expect(page.getByText('A bot plays for you.')).toHaveCount(0);
});

test('who gives up ends the match, both play again at another table, and who looks on follows', async ({
  page,
  browser,
}) => {
  const ben = await begin(page, browser);
  const onlookers = await browser.newContext();
  await hurry(onlookers);
  const dan = await onlookers.newPage();
  const link = page.url();
  expect(new URL(link).hash).not.toBe(''); // whoever copies the address can let others look on
  await dan.goto(link);
  await expect(dan.getByText('You look on.')).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).dblclick(); // in a hurry nobody gives up
  await expect(page.getByRole('button', { name: 'Give up for good' })).toBeVisible();
  await pressCalmly(page.getByRole('button', { name: 'Give up for good' }));
  await expect(ben.locator('.table-sheet-places')).not.toContainText(/Ann\s*Ann/);
  await expect(page.locator('.table-sheet-places')).toContainText(/Ann\s+\(?you\)?\s+gave up/);
  await expect(ben.locator('.table-sheet-tie')).toHaveCount(0); // the places follow from giving up
  await ben.getByRole('button', { name: 'Le hasard était-il honnête ?' }).click();
  await expect.poll(() => ben.url()).toContain('/fair/');
  await expect(ben.getByText('Oui. Chaque carte et chaque dé')).toBeVisible();
  await expect(ben.getByText('Cet appareil a noté l’engagement')).toBeVisible();
  await ben.goBack();
  await page.getByRole('button', { name: 'Play again together' }).waitFor();
  const kept = await page.context().newPage(); // by itself
  await expect(async () => {
    await kept.goto('/games');
    await expect(kept.locator('.match-item')).toContainText('Ben won', { timeout: 1000 });
  }).toPass();
  const first = page.url();
  await page.getByRole('button', { name: 'Play again together' }).click();
  await expect.poll(() => page.url()).not.toBe(first);
  // A seat of the rematch waits for its person, and nobody else is offered it.
  await expect(page.getByText('Kept for Ben')).toBeVisible();
  const again = await page.getByRole('textbox', { name: 'Seats are kept' }).inputValue();
  expect(new URL(again).hash).toBe(new URL(link).hash); // without it nobody could follow
  await expect(page.getByRole('button', { name: 'Do not wait for Ben' })).toBeVisible();
  await dan.getByRole('link', { name: 'To the next table' }).click();
  await expect(dan.getByText('Kept for Ben')).toBeVisible();
  await expect(dan.getByRole('button', { name: /^Sit/ })).toHaveCount(0);
  await expect(ben.getByText('Ann veut rejouer.')).toBeVisible();
  await ben.getByRole('button', { name: 'Aller à la table suivante' }).click();
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(dan.getByText('You look on.')).toBeVisible();
  await playBoth([page, ben], 2);
});

test('after the end all see the same course of the score: nothing is guessed any more', async ({
  page,
  browser,
}) => {
  const ben = await begin(page, browser);
  test.setTimeout(120_000);
  await playBoth([page, ben], 24); // while hands are hidden
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await pressCalmly(page.getByRole('button', { name: 'Give up for good' }));
  const [courseOfAnn, courseOfBen] = await Promise.all(
    [page, ben].map(async someone => {
      const lines = someone.locator('.table-sheet-course [role=img] polyline');
      await expect(lines).toHaveCount(2);
      return lines.evaluateAll(all => all.map(line => line.getAttribute('points')));
    }),
  );
  expect(courseOfAnn).toEqual(courseOfBen);
});

test('who looks on is told whose storage and purse lie under the board', async ({
  page,
  browser,
}) => {
  await hurry(page.context());
  const link = await openTable(page, 'nauticus');
  await guestAt(browser, link, 'Ben');
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(page.getByRole('region', { name: 'Storage', exact: true })).toBeVisible();
  const onlookers = await browser.newContext();
  await hurry(onlookers);
  const dan = await onlookers.newPage();
  await dan.goto(link);
  for (const name of [/^(Ann|Ben)’s storage$/, /^(Ann|Ben)’s purse$/])
    await expect(dan.getByRole('region', { name }).locator('.pawn')).toBeVisible();
});

test('who comes to invite finds seats for people, also in a game that is usually played alone', async ({
  page,
}) => {
  await hurry(page.context());
  await page.goto('/online');
  await page.getByRole('link', { name: 'Nautilion' }).click();
  await expect(page.getByText('comes by the link')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cast off' })).toHaveCount(0); // it would be one for this screen
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await page.getByRole('button', { name: 'Invite by a link' }).click(); // at once
  await expect(page.getByText('A free seat')).toBeVisible();
});

test('who invites others has the same name at the next table, and more seats are for more people', async ({
  page,
}) => {
  await hurry(page.context());
  await page.goto('/online');
  await page.getByRole('link', { name: 'Nauticus' }).click();
  await page.getByRole('radio', { name: '4' }).check({ force: true });
  await expect(page.getByText('comes by the link')).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await page.getByRole('button', { name: 'Invite by a link' }).click();
  await page.getByRole('textbox', { name: 'Send this link' }).waitFor();
  await page.getByRole('link', { name: 'Online' }).click();
  await page.getByRole('link', { name: 'Nautilion' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
});

test('my tables and those that look for people are found, what waits for me first', async ({
  page,
  browser,
}) => {
  await hurry(page.context());
  await page.goto('/online');
  await expect(page.getByText('No table is looking for people just now.')).toBeVisible();
  await openTable(page, 'nautilus-island', page =>
    page.getByLabel('Anybody may find this table').check(),
  );
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  await page.getByRole('link', { name: 'Online' }).click();
  await expect(page.getByRole('region', { name: 'Your tables' })).toContainText('one seat free');

  const guest = await browser.newContext();
  await hurry(guest);
  const ben = await guest.newPage();
  await ben.goto('/online');
  await ben.getByRole('region', { name: 'Open tables' }).locator(`a[href="/t/${id}"]`).click();
  await ben.locator('.waiting input').first().fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await page.locator(`a[href="/t/${id}"]`).first().click();
  await page.getByRole('button', { name: 'Cast off' }).click();
  await playBoth([page, ben], 1);
  for (const someone of [page, ben]) await someone.goto('/online');
  const waits = await Promise.all(
    [page, ben].map(async someone => {
      await expect(someone.getByRole('region', { name: 'Your tables' })).toContainText('turn');
      return someone.getByRole('link', { name: 'A table waits for you' }).count();
    }),
  );
  expect(waits.toSorted()).toEqual([0, 1]);
});

test('an online match that is not over is among my games, until it is', async ({
  page,
  browser,
}) => {
  const ben = await begin(page, browser);
  await page.goto('/games');
  const online = page.getByRole('region', { name: 'Online' });
  await expect(online).toContainText('Ann, Ben');
  await online.getByRole('link', { name: 'Nautilus Island' }).click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await pressCalmly(page.getByRole('button', { name: 'Give up for good' }));
  await expect.poll(() => keptMatches(ben)).toHaveLength(1); // its record is fetched at the end
  await ben.goto('/games');
  await expect(ben.locator('.match-item')).toBeVisible();
  await expect(ben.getByRole('region', { name: 'En ligne' })).toHaveCount(0);
});

test('a guest reads what was agreed on before sitting down, and who made the table is called', async ({
  page,
  browser,
}) => {
  await hurry(page.context());
  const link = await openTable(page, 'nauticus', async page => {
    await page.getByLabel('Time to think').selectOption({ label: 'One day for a turn' });
    await page.getByLabel('When it has run out').selectOption({ label: 'Who is late has lost' });
    await page.getByRole('checkbox', { name: 'One emblem per ship' }).check();
  });
  const guests = await browser.newContext();
  await hurry(guests);
  const ben = await guests.newPage();
  await ben.goto(link);
  for (const term of ['One day for a turn', 'Who is late has lost', 'on'])
    await expect(ben.locator('.waiting-terms').getByText(term, { exact: true })).toBeVisible();
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ben.getByText('Type the name by which the others shall see you.')).toBeVisible();
  await page.goto('/online'); // somebody who does something else meanwhile
  await expect(page).not.toHaveTitle(/^\(1\)/);
  await ben.locator('.waiting input').first().fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(page).toHaveTitle(/^\(1\)/, { timeout: 30_000 });
  await page.getByRole('link', { name: 'A table waits for you' }).click();
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(ben.locator('.table')).toBeVisible();
});

test('who answers too late, or wants the seat back in vain, is told why', async ({
  page,
  browser,
}) => {
  const ben = await begin(page, browser);
  await page.routeWebSocket(/\/api\/socket/, near => {
    const far = near.connectToServer();
    near.onMessage(text => {
      const { type, id } = JSON.parse(String(text));
      const code = { answer: 'no-request', return: 'has-left' }[type as string];
      if (code) near.send(JSON.stringify({ type: 'refused', id, code }));
      else far.send(text);
    });
  });
  await page.reload();
  await ben.getByRole('button', { name: 'Menu de la table' }).click();
  await ben.getByRole('button', { name: 'Proposer d’arrêter sans résultat' }).click();
  await pressCalmly(page.getByRole('button', { name: 'Agree' }));
  await expect(page.getByText('That question no longer stands')).toBeVisible();
  await ben.getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const bar = page.getByRole('region', { name: 'What to do' });
  await bar.getByRole('button', { name: 'Play myself again' }).click(); // the menu may still close
  await expect(page.getByText('That player has given up.')).toBeVisible();
});
