// Can a stranger check a match from the pages alone? A verifier of deals and dice that shares no code
// with ours: it follows docs/sealed-sea.md, and takes the lists before a shuffle from docs/games.
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface File {
  readonly options: { readonly seats: number; readonly [name: string]: unknown };
  readonly commitment: string;
  readonly salts: readonly (string | null)[];
  readonly deal: readonly string[];
  readonly log: readonly { type: string; seat: number; move: string }[];
  readonly seed: string;
}

type Decide = (n: number, fact: string) => number;

/** Steps 4 to 6 of the recipe. */
const seaOf = ({ seed, commitment, salts }: File): Decide => {
  const lines = ['tidetable/2/key', commitment, ...salts.map(salt => salt ?? '-')];
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(lines.join('\n')).digest();
  return (n, fact) => {
    for (let block = 0; ; block++) {
      const name = block === 0 ? fact : `${fact}#${block}`;
      const bytes = createHmac('sha256', key).update(name).digest();
      for (let at = 0; at < 32; at += 4) {
        const p = BigInt(bytes.readUInt32BE(at)) * BigInt(n);
        if (p % 2n ** 32n >= 2n ** 32n % BigInt(n)) return Number(p / 2n ** 32n);
      }
    }
  };
};

const shuffled = (items: readonly string[], decide: Decide, fact: string): string[] => {
  const list = [...items];
  for (let i = 0; i < list.length; i++) {
    const j = i + decide(list.length - i, `${fact}/${i}`);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
};

/** The lists before a shuffle, by the name of their line. */
const startOrder = (game: string): Map<string, string[]> => {
  const page = readFileSync(join(root, `docs/games/${game}.md`), 'utf8');
  const [, lines] = /<!-- table order -->\s+```text\n([\s\S]*?)```/.exec(page) ?? ['', ''];
  return new Map(
    lines
      .trim()
      .split('\n')
      .map(line => line.split(': '))
      .map(([name, words = '']) => [name, words.split(' ')]),
  );
};

const lists = (game: string): ((name: string) => string[]) => {
  const order = startOrder(game);
  return name => order.get(name) ?? [];
};

const dealOfIsland = ({ options: { seats } }: File, decide: Decide): string[] => {
  const order = startOrder('nautilus-island');
  const stacks = [...order].filter(([name]) => name.startsWith('column')).flatMap(([, c]) => c);
  const deck = shuffled(stacks, decide, 'card');
  const bag = shuffled(order.get('bag') ?? [], decide, 'token');
  const columns = { 2: [1, 2, 2, 3], 3: [1, 2, 2, 3, 3], 4: [1, 1, 2, 2, 3, 3] }[seats] ?? [];
  const names = columns.flatMap((spaces, column) =>
    Array.from({ length: spaces }, (_, stack) => `column ${column + 1} stack ${stack + 1}`),
  );
  return [
    `first: ${decide(seats, 'first/0')}`,
    ...names.map((name, i) => `${name}: ${deck.slice(8 * i, 8 * i + 8).join(' ')}`),
    ['aside:', ...deck.slice(8 * names.length)].join(' '),
    `bag: ${bag.join(' ')}`,
  ];
};

const dealOfNauticus = ({ options: { seats } }: File, decide: Decide): string[] => {
  const list = lists('nauticus');
  const rounds = Array.from({ length: seats === 2 ? 4 : 5 }, (_, i) => i + 1);
  return [
    `first: ${decide(seats, 'first/0')}`,
    ...rounds.map(
      r => `round ${r}: ${shuffled(list(`round ${r}`), decide, `tiles/${r}`).join(' ')}`,
    ),
  ];
};

const RED = { intro: 3, normal: 4, difficult: 5 };

const dealOfNautilion = ({ options }: File, decide: Decide): string[] => {
  const list = lists('nautilion');
  const expansions = options.expansions as string[];
  const plays = (name: string): boolean => expansions.includes(name);
  const path = list('path').filter(token => {
    if ('ABC'.includes(token)) return plays('mages');
    return token !== 'mercenary' || plays('mercenaries');
  });
  const lines = [`path: ${shuffled(path, decide, 'path').join(' ')}`];
  if (plays('reefs')) {
    const reefs = shuffled(list('reefs'), decide, 'reef').slice(0, Math.ceil(path.length / 3));
    lines.push(`reefs: ${reefs.join(' ')}`);
  }
  if (plays('darkhouse')) {
    const count = RED[options.darkhouse as keyof typeof RED];
    const red = shuffled([...'123456789'], decide, 'red').slice(0, count);
    const blue = shuffled(['10', '11', '12'], decide, 'blue').slice(0, 5 - count);
    lines.push(`row: ${shuffled([...red, ...blue], decide, 'row').join(' ')}`);
  }
  if (plays('heroics')) {
    const owners: Record<string, string> = { 10: 'mages', 11: 'mercenaries', 12: 'reefs' };
    const cards = list('heroics').filter(card => !owners[card] || plays(owners[card]));
    lines.push(`heroics: ${shuffled(cards, decide, 'heroic').join(' ')}`);
  }
  if (options.seats === 2) lines.push(`admiral: ${decide(2, 'admiral/0') + 1}`);
  return lines;
};

const run = (...args: string[]): string =>
  execFileSync(process.execPath, [join(root, 'packages/cli/src/main.ts'), ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });

const play = (name: string, ...args: string[]): string[] => {
  const at = join(folder, name);
  run('simulate', ...args, '--games=3', `--save=${at}`);
  return readdirSync(at).map(file => join(at, file));
};
const read = (file: string): File => JSON.parse(readFileSync(file, 'utf8'));

const EVERY = '--option=expansions=mages,mercenaries,reefs,darkhouse,heroics';

test.each([
  ['nautilus-island', ['--players=2'], dealOfIsland],
  ['nautilus-island', ['--players=4'], dealOfIsland],
  ['nauticus', ['--players=2'], dealOfNauticus],
  ['nauticus', ['--players=4', '--option=oneEmblemPerShip=yes'], dealOfNauticus],
  ['nautilion', ['--players=1'], dealOfNautilion],
  ['nautilion', ['--players=2', EVERY], dealOfNautilion],
  ['nautilion', ['--players=1', EVERY, '--option=darkhouse=difficult'], dealOfNautilion],
  ['nautilion', ['--players=2', '--option=expansions=mages,heroics'], dealOfNautilion],
] as const)('the deal of %s %s follows from the page', (game, args, dealOf) => {
  const files = play(`${game}${args.join()}`.replaceAll(/\W+/g, '-'), game, ...args).map(read);
  for (const file of files) expect(dealOf(file, seaOf(file))).toEqual(file.deal);
  expect(files).toHaveLength(3);
});

interface Line {
  readonly move?: string;
  readonly seat?: number;
  readonly position: {
    readonly step: string;
    readonly turn: number;
    readonly dice: readonly { readonly rolls: number; readonly isRolling: boolean }[];
  };
}

const FACES = [1, 1, 2, 2, 3, 4];

const rollOf = ({ step, turn, dice }: Line['position'], decide: Decide): string => {
  const die = dice.findIndex(({ isRolling }) => isRolling);
  const fact = step === 'escape' ? `escape/${turn}` : `die/${turn}/${die + 1}/${dice[die].rolls}`;
  return `roll ${FACES[decide(6, fact)]}`;
};

test('every die of Nautilion follows from the page and the position before it', () => {
  let rolls = 0;
  for (const file of play('dice', 'nautilion', '--players=2', EVERY)) {
    const decide = seaOf(read(file));
    const lines: Line[] = run('replay', file, '--json')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    lines.forEach(({ move, seat }, i) => {
      if (seat !== -2) return;
      expect(move).toBe(rollOf(lines[i - 1].position, decide));
      rolls++;
    });
  }
  expect(rolls).toBeGreaterThan(30);
});
