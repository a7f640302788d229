/** Takes as many of the given locks as it can, prints them, and holds them until its input ends. */
import { randomBytes } from 'node:crypto';
import { takeLock } from '../saving/lock.ts';

process.stdout.write('ready\n');
process.stdin.once('data', () => {
  const won = process.argv
    .slice(2)
    .filter(lock => !takeLock(lock, randomBytes(16).toString('hex'), () => undefined));
  process.stdout.write(`${JSON.stringify(won)}\n`);
});
