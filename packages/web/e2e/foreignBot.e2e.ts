/** A bot of somebody else is invited in the waiting room, and is seen to be one. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openTable } from './onlinePeople.ts';
import { serving } from './serving.ts';
import { hurry, nextTask, playMove } from './table.ts';
import { expect, test } from './test.ts';

/** The token of a new bot, by the command of who runs the server. */
const tokenOf = async (name: string, only: string): Promise<string> => {
  const [node, ...words] = serving.words;
  const before = words.slice(0, words.indexOf('serve'));
  const args = ['bots', 'new', name, '--only', only, '--json', '--data', serving.env.DATA_DIR];
  const env = { ...process.env, TIDETABLE_PARENT_PIPE: '' };
  const { stdout } = await promisify(execFile)(node!, [...before, ...args], { env });
  return JSON.parse(stdout).token;
};

/** Plays any legal move. */
const startBot = (address: string, token: string): WebSocket => {
  const init = { headers: { authorization: `Bearer ${token}` } };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/bot`, init as never);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  socket.addEventListener('message', ({ data }) => {
    const { type, n, ply, legal } = JSON.parse(data);
    if (type === 'hello') say({ type, protocol: 'tidetable-bot/1', name: 'x' });
    if (type === 'ping') say({ type: 'pong', n });
    if (type === 'go') say({ type: 'move', ply, move: legal[0] });
  });
  return socket;
};

test('the owner seats a bot by its name, and everybody sees that it is one', async ({
  page,
  baseURL,
}, { project: _, workerIndex, retry }) => {
  const name = `Barnacle ${workerIndex} ${retry}`;
  const token = await tokenOf(name, 'nautilus-island');
  await hurry(page.context());
  await openTable(page, 'nautilus-island');
  const seats = page.locator('.waiting-seats');
  await page.getByText('Bots of other people').click();
  const invite = page.getByRole('button', { name: `Seat ${name}` });
  await invite.click();
  await expect(seats.getByText(`${name} (bot)`)).toBeVisible();
  await page.getByRole('button', { name: `Send ${name} away` }).click();
  await expect(seats.getByText('A free seat')).toBeVisible();
  await page.getByText('Bots of other people').click();
  await invite.click();
  const bot = startBot(baseURL!, token);
  await page.getByRole('button', { name: 'Cast off' }).click();

  for (let moves = 0; moves < 4; moves++) {
    await nextTask(page);
    await playMove(page, () => 0);
  }
  const player = page.locator('.table-player', { has: page.getByRole('heading', { name }) });
  await expect(player.getByText('bot', { exact: true })).toBeVisible();
  await expect(player.getByText('here', { exact: true })).toBeAttached();
  bot.close();
  await expect(player.getByText('away', { exact: true })).toBeAttached();
});
