/** Bots that crash, hang, flood and lie, as real processes: each loses its games, and all goes on. */
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import type { FaultCode } from '@tidetable/protocol/referee';
import { afterAll, describe, expect, test } from 'vitest';
import { leftOf, runningWith } from '../testkit/processes.ts';
import { Place, removePlaces, withoutProgress } from '../testkit/program.ts';
import { PROGRAM } from '../version.ts';
import { pidNamespace } from './pidNamespace.ts';

afterAll(removePlaces);

const BOT = path.join(import.meta.dirname, '../testkit/hostileBot.ts');
let marks = 0;
/** A word that stands on the command line of that bot alone, and on those of all that it starts. */
const newMark = (): string => `mark-${process.pid}-${performance.now()}-${++marks}`;
const hostile = (manner: string, mark = newMark(), ...args: string[]): string =>
  `exec:"${process.execPath}" "${BOT}" "${manner}" ${[mark, ...args].join(' ')}`;

interface Report {
  bots: { games: number; wins: number; points: number | null; forfeits: number }[];
  forfeits: { game: number; seat: number; fault: FaultCode; detail: string; stderr: string }[];
}

/** Nothing of the bot is left when the arena has ended. */
const arena = async (manner: string, ...args: string[]): Promise<Report> => {
  const mark = newMark();
  const bots = `random,${hostile(manner, mark)}`;
  const command = ['arena', 'nautilus-island', '--bots', bots, '--games', '2', '--json', ...args];
  const { code, stdout, stderr } = await new Place().run(command);
  const report: Report = JSON.parse(stdout);
  expect(withoutProgress(stderr)).toBe('');
  expect(code).toBe(report.forfeits.length > 0 ? 1 : 0);
  expect(await leftOf(() => runningWith(mark))).toEqual([]);
  return report;
};

const HURRY = ['--move-time', '150', '--start-time', '10000'];

/** Without namespaces its processes would outlive this test, as docs/bot-protocol.md says. */
const isContained = pidNamespace().length > 0;
const forkingTwice = isContained ? ([['fork twice', 'exited', /^6$/]] as const) : [];

const manners: readonly (readonly [string, FaultCode, RegExp, ...args: string[]])[] = [
  ['crash at start', 'exited', /^1$/],
  ['exit silently', 'exited', /^0$/],
  ['hang at start', 'slow-start', /^2000$/, '--start-time', '2000'],
  ['flood at start', 'too-long', /^65536$/],
  ['speak first', 'out-of-turn', /^(move|hello)$/], // both may arrive at once
  ['wrong version', 'other-protocol', /^tidetable-bot\/0$/],
  ['wrong pong', 'out-of-turn', /^pong 77$/],
  ['crash mid-game', 'exited', /^3$/],
  ['leave a child behind', 'exited', /^4$/],
  ...forkingTwice,
  ['hang', 'slow-move', /^150$/, ...HURRY], // and does not heed `stop`
  ['flood without newline', 'too-long', /^65536$/],
  ['flood with newlines', 'out-of-turn', /^pong$/],
  ['huge line', 'too-long', /^65536$/],
  ['rubbish JSON', 'not-json', /^\{"type":"move",\?\[31m$/],
  ['other JSON', 'shape', /^$|^type$/],
  ['wrong field', 'shape', /^ply$/],
  ['unknown type', 'shape', /^type$/],
  ['illegal move', 'illegal', /^refill green$/],
  ['unreadable move', 'illegal', /^swim$/],
  ['stale move', 'out-of-turn', /^move \d+$/],
  ['pong for a move', 'out-of-turn', /^pong$/],
  ['two moves', 'out-of-turn', /^move( \d+)?$/],
  ['give up', 'gave-up', /^no more$/],
];

describe.concurrent('loses every game, and nothing else happens', () => {
  for (const [manner, fault, detail, ...args] of manners) {
    test(`${manner}: ${fault}`, async () => {
      const { bots, forfeits } = await arena(manner, ...args);
      expect(bots[0]).toMatchObject({ games: 2, wins: 2, forfeits: 0 });
      expect(bots[1]).toMatchObject({ games: 2, wins: 0, points: null, forfeits: 2 });
      expect(forfeits.map(f => f.game)).toEqual([1, 2]);
      expect(forfeits.map(f => f.seat)).toEqual([1, 0]);
      for (const forfeit of forfeits) {
        expect(forfeit.fault).toBe(fault);
        expect(forfeit.detail).toMatch(detail);
        expect(forfeit.stderr).toMatch(/^here I am/);
      }
    });
  }
});

test('of what it says to people only the end is kept, and it can be printed', async () => {
  const { forfeits } = await arena('noisy crash');
  expect(forfeits.map(f => f.detail)).toEqual(['5', '5']);
  for (const { stderr } of forfeits) {
    expect(stderr).toMatch(/^[é?]+last words$/);
    expect(stderr.length).toBeGreaterThan(1900);
    expect(stderr.length).toBeLessThanOrEqual(2000);
  }
});

test('a bot is told which program asks, and its version', () => {
  expect(PROGRAM).toMatch(/^Tidetable \d+\.\d+\.\d+$/);
});

test('a program that cannot be started loses too', async () => {
  const place = new Place();
  place.write('bot', '#!/no/such/interpreter\n');
  chmodSync(place.at('bot'), 0o755);
  const args = ['arena', 'nautilus-island', '--bots=random,exec:./bot', '--games=2', '--json'];
  const { code, stdout, stderr } = await place.run(args);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  const { forfeits } = JSON.parse(stdout) as Report;
  expect(forfeits.map(f => f.fault)).toEqual(['cannot-start', 'cannot-start']);
});

describe.concurrent('is no reason to lose', () => {
  test.each([
    ['obey stop', ['--move-time', '700']],
    ['leave between games', ['--workers', '1']],
    ['noisy', []],
    ['stay', []],
    ...(isContained ? [['fork twice and play', []] as [string, string[]]] : []),
  ])('%s', async (manner, args) => {
    const { bots, forfeits } = await arena(manner, ...args);
    expect(forfeits).toEqual([]);
    expect(bots[1]).toMatchObject({ games: 2, forfeits: 0 });
    expect(bots[1].points).not.toBeNull();
  });
});

test('the others share the win, and the report says in a sentence who forfeited and why', async () => {
  const bots = `random,${hostile('crash at start')},random`;
  const command = ['arena', 'nautilus-island', '--bots', bots, '--games', '6'];
  const place = new Place();
  const [en, fr] = await Promise.all([place.run(command), place.run([...command, '--lang', 'fr'])]);
  expect(en.stdout).toMatch(/^1 random +6 +3 /m);
  expect(en.stdout).toMatch(
    /\nGame 1, ply 0: exec:.* on seat 2 forfeits\.\n {2}exited: It ended by itself, with 1\.\n/,
  );
  const words = /\n {2}Its last words on standard error:\n((?: {4}.*\n)+)/.exec(en.stdout)?.[1];
  expect(words).toMatch(/^ {4}Error: no memory of the sea\n/m);
  expect(words).toMatch(/\n {4}Node\.js v.*\n$/);
  expect(words?.match(/\n/g)).toHaveLength(10);
  expect(en.stdout).toMatch(/… and 1 more; --json lists them all\.\n/);
  expect(fr.stdout).toMatch(/Partie 1, coup 0\s: /);
  expect(fr.stdout).toMatch(/et 1 autre/);
  expect(fr.stdout).not.toMatch(/forfeits|wins|games|seat/);
});

describe('a signal to the arena', () => {
  test.each([
    ['SIGINT', [130, null]],
    ['SIGTERM', [143, null]],
    ['SIGHUP', [129, null]],
    ['SIGQUIT', [null, 'SIGQUIT']],
    ['SIGKILL', [null, 'SIGKILL']],
  ] as const)('%s ends its bots too, and all that they have started', async (signal, expected) => {
    const place = new Place();
    const mark = newMark();
    const manner = isContained ? 'fork twice and hang' : 'hang with a child';
    const bots = `random,${hostile(manner, mark, 'ready.txt')}`;
    const args = ['arena', 'nautilus-island', '--bots', bots, '--workers', '1', '--save', 'a.json'];
    const arena = place.spawn(args);
    await place.appears('ready.txt');
    expect(runningWith(mark).length).toBeGreaterThan(2); // arena, bot, its child
    arena.kill(signal);
    expect(await once(arena, 'exit')).toEqual(expected);
    if (expected[0] !== null) expect(JSON.parse(place.read('a.json')).games).toEqual([]);
    expect(await leftOf(() => runningWith(mark))).toEqual([]);
  });

  test('SIGKILL ends its bots and their children even where there are no namespaces', async () => {
    const place = new Place();
    const mark = newMark();
    const bots = `random,${hostile('hang with a child', mark, 'ready.txt')}`;
    const arena = place.spawn(['arena', 'nautilus-island', '--bots', bots, '--workers', '1'], {
      PATH: place.folder, // without `unshare`
    });
    await place.appears('ready.txt');
    expect(runningWith('unshare').filter(command => command.includes(mark))).toEqual([]);
    arena.kill('SIGKILL');
    await once(arena, 'exit');
    expect(await leftOf(() => runningWith(mark))).toEqual([]);
  });
});
