// A bot that plays any legal move: node examples/bots/random.ts
import { createInterface } from 'node:readline';

const say = (message: object): void => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    say({ type: 'hello', protocol: 'tidetable-bot/1', name: 'random in TypeScript' });
  } else if (message.type === 'ping') {
    say({ type: 'pong', n: message.n });
  } else if (message.type === 'go') {
    const { ply, legal } = message;
    say({ type: 'move', ply, move: legal[Math.floor(Math.random() * legal.length)] });
  } else if (message.type === 'quit') {
    break;
  }
}
