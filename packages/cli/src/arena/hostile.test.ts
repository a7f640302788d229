/** Bots that crash, hang, flood and lie, as real processes: each loses its games, and all goes on. */
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';
import type { FaultCode } from './player.ts';

afterAll(removePlaces);

const BOT = path.join(import.meta.dirname, '../testkit/hostileBot.ts');
const hostile = (manner: string, ...args: string[]): string =>
  `exec:"${process.execPath}" "${BOT}" "${manner}" ${args.join(' ')}`;

/** A process that has ended is not alive, even if nobody has asked yet how it ended. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
};

const pidsIn = (words: string): number[] =>
  [...words.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));

interface Report {
  bots: { games: number; wins: number; points: number | null; forfeits: number }[];
  forfeits: { game: number; seat: number; fault: FaultCode; detail: string; stderr: string }[];
}

const arena = async (manner: string, ...args: string[]): Promise<Report> => {
  const bots = `random,${hostile(manner)}`;
  const command = ['arena', 'nautilus-island', '--bots', bots, '--games', '2', '--json', ...args];
  const { code, stdout, stderr } = await new Place().run(command);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};

const HURRY = ['--move-time', '150', '--start-time', '10000'];

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
        const pids = pidsIn(forfeit.stderr);
        expect(pids.length).toBe(manner === 'leave a child behind' ? 2 : 1);
        expect(pids.filter(isAlive)).toEqual([]);
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

test('a program that cannot be started loses too', async () => {
  const place = new Place();
  place.write('bot', '#!/no/such/interpreter\n');
  chmodSync(place.at('bot'), 0o755);
  const args = ['arena', 'nautilus-island', '--bots=random,exec:./bot', '--games=2', '--json'];
  const { code, stdout, stderr } = await place.run(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { forfeits } = JSON.parse(stdout) as Report;
  expect(forfeits.map(f => f.fault)).toEqual(['cannot-start', 'cannot-start']);
});

describe.concurrent('is no reason to lose', () => {
  test.each([
    ['obey stop', ['--move-time', '700']],
    ['leave between games', ['--workers', '1']],
    ['noisy', []],
    ['stay', []],
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
  expect(en.stdout).toMatch(/Game 1: exec:.* on seat 2 forfeits\. It ended by itself, with 1\.\n/);
  expect(en.stdout).toMatch(/\n {2}Its last words: Node\.js v/);
  expect(en.stdout).toMatch(/… and 1 more; --json lists them all\.\n/);
  expect(fr.stdout).toMatch(/Partie 6 : |et 1 de plus/);
  expect(fr.stdout).not.toMatch(/forfeits|wins|games|seat/);
});

describe('a signal to the arena', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends its bots too', async (signal, expected) => {
    const place = new Place();
    const bots = `random,${hostile('hang', 'pid.txt')}`;
    const args = ['arena', 'nautilus-island', '--bots', bots, '--workers', '1', '--save', 'a.json'];
    const arena = place.spawn(args);
    await appears(place, 'pid.txt');
    const pid = Number(place.read('pid.txt'));
    expect(isAlive(pid)).toBe(true);
    arena.kill(signal);
    const [code] = await once(arena, 'exit');
    expect(code).toBe(expected);
    expect(JSON.parse(place.read('a.json')).games).toEqual([]);
    await expect.poll(() => isAlive(pid)).toBe(false); // it is gone once its parent is told
  });
});

/** Resolves when a file with something in it is there. */
const appears = async (place: Place, file: string): Promise<void> => {
  const watcher = watch(place.folder);
  const isThere = (): boolean => existsSync(place.at(file)) && place.read(file) !== '';
  while (!isThere()) await once(watcher, 'change');
  watcher.close();
};
