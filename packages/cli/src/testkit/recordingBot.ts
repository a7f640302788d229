/** A bot for tests that plays any legal move and records its input. Arguments: FILE, and further fields of its `hello` as JSON. */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , file, more = '{}'] = process.argv;
const say = (message: object): void => console.log(JSON.stringify(message));
const hello = { type: 'hello', protocol: 'tidetable-bot/1', name: 'Recorder', ...JSON.parse(more) };

for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(file, `${line}\n`);
  const message = JSON.parse(line);
  if (message.type === 'hello') say(hello);
  if (message.type === 'ping') say({ type: 'pong', n: message.n });
  if (message.type === 'go') {
    const { ply, legal } = message;
    say({ type: 'move', ply, move: legal[ply % legal.length] });
  }
  if (message.type === 'quit') break;
}
