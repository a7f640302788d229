/** A bot that misbehaves in the way that its first argument names, for tests. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , manner, mark, file] = process.argv; // its child processes have the mark on their command lines, too
const say = (message: object): void => console.log(JSON.stringify(message));
console.error('here I am');

const flood = (text: string): void => {
  while (process.stdout.write(text));
  process.stdout.once('drain', () => flood(text));
};

const hangForEver = (): void => {
  setInterval(() => undefined, 1 << 30);
  process.on('SIGTERM', () => undefined);
  if (file) writeFileSync(file, 'hanging');
};

const HANG = 'setInterval(() => undefined, 1 << 30)';

const startChild = (): void => {
  spawn(process.execPath, ['-e', HANG, mark], { stdio: 'inherit' });
};

/** Starts a daemon by a double fork: the grandchild has no link to this process. */
const forkTwice = (): void => {
  const start = `require('node:child_process').spawn(process.execPath,
    ['-e', ${JSON.stringify(HANG)}, ${JSON.stringify(mark)}],
    { detached: true, stdio: 'ignore' }).unref()`;
  spawnSync(process.execPath, ['-e', start], { stdio: 'ignore' });
};

/** Its action at the third move, and its message in place of a move. */
const atMove: Record<string, (ply: number, legal: string[]) => void> = {
  'crash mid-game': () => process.exit(3),
  'noisy crash': () => {
    process.stderr.write(`${'é\u001b'.repeat(1 << 19)}last words\n`, () => process.exit(5));
  },
  'leave a child behind': () => {
    startChild();
    process.exit(4);
  },
  'fork twice': () => {
    forkTwice();
    process.exit(6);
  },
  'fork twice and hang': () => {
    forkTwice();
    hangForEver();
  },
  'hang with a child': () => {
    startChild();
    hangForEver();
  },
  hang: hangForEver,
  'flood without newline': () => flood('x'.repeat(1 << 16)),
  'flood with newlines': () => flood('{"type":"pong","n":1}\n'.repeat(1000)),
  'huge line': ply => say({ type: 'move', ply, move: 'x', reasons: ['y'.repeat(1 << 20)] }),
  'rubbish JSON': () => console.log('{"type":"move",\u001b[31m'),
  'other JSON': () => say([1, 2, 3]),
  'wrong field': ply => say({ type: 'move', ply: String(ply), move: 'collect' }),
  'unknown type': ply => say({ type: 'resign', ply }),
  'illegal move': ply => say({ type: 'move', ply, move: 'refill green' }),
  'unreadable move': ply => say({ type: 'move', ply, move: 'swim' }),
  'stale move': (ply, [move]) => say({ type: 'move', ply: ply - 1, move }),
  'pong for a move': () => say({ type: 'pong', n: 1 }),
  'two moves': (ply, [move]) => {
    say({ type: 'move', ply, move });
    say({ type: 'move', ply, move });
  },
  'give up': () => say({ type: 'error', code: 'tired', message: 'no more' }),
};

const atStart: Record<string, () => void> = {
  'crash at start': () => {
    throw new Error('no memory of the sea');
  },
  'exit silently': () => process.exit(0),
  'hang at start': hangForEver,
  'flood at start': () => flood('z'),
  'speak first': () => say({ type: 'move', ply: 0, move: 'collect' }),
  'fork twice and play': forkTwice,
};
atStart[manner]?.();

const protocol = manner === 'wrong version' ? 'tidetable-bot/0' : 'tidetable-bot/1';
let moves = 0;
let waiting: { ply: number; legal: string[] } | undefined;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (manner === 'hang at start') continue;
  if (manner === 'noisy') console.error('é'.repeat(1 << 16));
  if (message.type === 'hello') say({ type: 'hello', protocol, name: manner });
  if (message.type === 'ping') say({ type: 'pong', n: manner === 'wrong pong' ? 77 : message.n });
  if (message.type === 'newgame') moves = 0;
  if (message.type === 'gameover' && manner === 'leave between games') process.exit(0);
  if (message.type === 'stop' && waiting && manner === 'obey stop') {
    say({ type: 'move', ply: waiting.ply, move: waiting.legal[0] });
    waiting = undefined;
  }
  if (message.type === 'go') {
    const { ply, legal } = message;
    moves++;
    if (moves === 3 && manner in atMove) atMove[manner](ply, legal);
    else if (manner === 'obey stop' && moves <= 2) waiting = message;
    else say({ type: 'move', ply, move: legal[0] });
  }
  if (message.type === 'quit' && manner !== 'stay') break;
}
if (manner === 'stay') hangForEver();
