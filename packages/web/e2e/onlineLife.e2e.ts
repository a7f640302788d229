/** What people do at an online table beside moves. */
import type { Browser, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { guestAt, openTable, playBoth } from './onlinePeople.ts';
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
  await ben.locator('.waiting-seats .button.main').click();
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
  const running = page.locator('.online-clock[data-running]');
  const before = await running.innerText();
  await expect.poll(() => running.innerText()).not.toBe(before);
  await ben.close();
  await expect(player.getByText('away', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.getByRole('button', { name: 'Let a bot play for me' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let a bot play for Ben' })).toHaveCount(0); // the server would refuse
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
    await expect(page.getByText('What you asked for was declined.')).toBeVisible();
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
  await expect(page.getByText('You have asked the others.')).toBeVisible();
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
  await expect(page.getByText('What you asked for was declined.')).toHaveCount(0);
});

test('who asks in vain is told so, until the match goes on', async ({ page, browser }) => {
  const ben = await begin(page, browser);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Ask to end without a result' }).click();
  await pressCalmly(ben.getByRole('button', { name: 'Refuser' }));
  const told = page.getByText('What you asked for was declined.');
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
  await expect(page.getByText('You have asked the others.')).toBeVisible();
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

test('who gives up ends the match, and both play again at another table', async ({
  page,
  browser,
}) => {
  const ben = await begin(page, browser);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up for good' }).click();
  await expect(ben.locator('.table-sheet-places')).toBeVisible();
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
  await expect(ben.getByRole('button', { name: 'Aller à la table suivante' })).toBeVisible();
  await ben.getByRole('button', { name: 'Aller à la table suivante' }).click();
  await page.getByRole('button', { name: 'Cast off' }).click();
  await playBoth([page, ben], 2);
});

test('who comes to invite finds seats for people, also in a game that is usually played alone', async ({
  page,
}) => {
  await hurry(page.context());
  await page.goto('/online');
  await page.getByRole('link', { name: 'Nautilion' }).click();
  await page.getByRole('button', { name: 'Invite by a link' }).click(); // at once
  await expect(page.getByText('A free seat')).toBeVisible();
});

test('my tables and those that look for people are found, what waits for me first', async ({
  page,
  browser,
}) => {
  await hurry(page.context());
  await page.goto('/online');
  await expect(page.getByText('You do not sit at any table yet.')).toBeVisible();
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
  await ben.getByRole('button', { name: 'That is me' }).click();
  await ben.getByRole('button', { name: 'Sit here' }).click();
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
  await page.getByRole('button', { name: 'Play myself again' }).click();
  await expect(page.getByText('That player has given up.')).toBeVisible();
});
