/** The program as a whole: help, languages, refusals, pipes and nonsense. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { seededRng } from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { recordedMatch } from './testkit/matches.ts';
import { type Outcome, Place, removePlaces } from './testkit/program.ts';

afterAll(removePlaces);

const COMMANDS = [
  'serve',
  'play',
  'simulate',
  'replay',
  'verify',
  'components',
  'bench',
  'arena',
  'engine',
];

/** One line on standard error without anything that a terminal could mistake for a command. */
const expectRefusal = ({ code, stderr, stdout }: Outcome): void => {
  expect(stderr).toMatch(/^[^\p{C}]+\n$/u);
  expect(stderr.length).toBeLessThan(400);
  expect(stderr).not.toMatch(/undefined|NaN|\[object|Error|node:/);
  expect(stdout).toBe('');
  expect(code).toBe(2);
};

describe.concurrent('help', () => {
  for (const lang of ['en', 'fr']) {
    test(`names every command and game: ${lang}`, async () => {
      const { code, stdout, stderr } = await new Place().run(['--lang', lang]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      for (const command of COMMANDS) expect(stdout).toContain(`tidetable ${command}`);
      expect(stdout).toContain('nautilus-island');
    });
  }

  test.each(COMMANDS)('%s --help says how it is used, and does nothing', async command => {
    const place = new Place();
    const { code, stdout, stderr } = await place.run([command, '--help', '--lang', 'fr']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Utilisation\\u00a0: tidetable ${command}\\b`));
    expect(stdout).toContain('--lang en|fr');
    expect(stdout).not.toMatch(/undefined|\bthe\b/);
    expect(place.list()).toEqual([]);
  });

  test.each(['en', 'fr'])('%s: a yes/no option has its default as it is typed', async lang => {
    const { stdout } = await new Place().run(['play', 'nauticus', '--help', '--lang', lang]);
    expect(stdout).toMatch(/--option oneEmblemPerShip=yes\|no .*\(no\)\n/);
    expect(stdout).not.toMatch(/true|false/);
  });

  test('arena names its defaults, and where a bot may be a program of your own', async () => {
    const help = async (command: string, lang: string): Promise<string> =>
      (await new Place().run([command, '--help', '--lang', lang])).stdout;
    for (const lang of ['en', 'fr']) {
      const said = await help('arena', lang);
      expect(said).toMatch(/--games N .*\(100\)\n/);
      expect(said).toMatch(/--seed N .*\(1\)\n/);
      expect(said).toMatch(/--move-time MS .*\(5000\)\n/);
      expect(said).toMatch(/--start-time MS .*\(10000\)\n/);
      expect(said).toMatch(/--players N .*\(.+\)\n/);
      expect(said).toMatch(/--workers N .*\(.+\)\n/);
      for (const command of ['arena', 'play'])
        expect(await help(command, lang)).toMatch(/--bots a,b .*exec:COMMAND/);
      for (const command of ['simulate', 'engine'])
        expect(await help(command, lang)).not.toContain('exec:COMMAND');
    }
  });

  test('the language comes from the flag, else from the environment, else it is English', async () => {
    const place = new Place();
    const heard = async (args: string[], env: NodeJS.ProcessEnv): Promise<string> =>
      (await place.run(args, { env })).stdout.includes('Commandes') ? 'fr' : 'en';
    expect(await heard([], {})).toBe('en');
    expect(await heard([], { LANG: 'fr_CA.UTF-8' })).toBe('fr');
    expect(await heard(['--lang=en'], { LC_ALL: 'fr_FR' })).toBe('en');
  });
});

test('--version names the version, wherever it stands', async () => {
  const manifest = new URL('../../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const args of [['--version'], ['play', '--version'], ['--version', '--lang=fr']])
    expect(await new Place().run(args)).toMatchObject({
      code: 0,
      stdout: `tidetable ${version}\n`,
      stderr: '',
    });
});

const ISLAND = 'nautilus-island';
const refusals: readonly (readonly [what: string, args: string, sentence: RegExp])[] = [
  ['an unknown command', 'sail', /no command “sail”/],
  ['an inherited name as a command', 'constructor', /no command/],
  ['no game', 'play', /GAME is missing/],
  ['an unknown game', 'play chess', /no game “chess”; there is nautilus-island/],
  ['an inherited name as a game', 'simulate __proto__', /no game/],
  ['one player', `simulate ${ISLAND} --players 1`, /2 to 4 players/],
  ['five players', `play ${ISLAND} --players 5`, /2 to 4 players/],
  ['half a player', `play ${ISLAND} --players 2.5`, /--players needs a whole number/],
  ['an unknown flag', `play ${ISLAND} --fast`, /“--fast”/],
  ['an unknown short flag', `play ${ISLAND} -x`, /“-x”/],
  ['a flag of another command', `bench --players 3`, /“--players”/],
  ['an option where there are none', 'verify --option a=b f.json', /--option/],
  ['an unknown option', `simulate ${ISLAND} --option tide=high`, /no option “tide”/],
  ['an inherited name as an option', `simulate ${ISLAND} --option __proto__=1`, /no option/],
  ['a value for a flag without', `simulate ${ISLAND} --json=yes`, /yes/],
  ['a missing value at the end', `simulate ${ISLAND} --players`, /--players N is missing/],
  ['a missing value before a flag', `simulate ${ISLAND} --save --json`, /--save PATH is missing/],
  ['an empty path', `simulate ${ISLAND} --games 1 --save=`, /--save/],
  ['no games', `simulate ${ISLAND} --games 0`, /--games needs a whole number from 1/],
  ['a negative seed', `simulate ${ISLAND} --seed=-1`, /--seed needs a whole number/],
  ['an unknown bot', `simulate ${ISLAND} --bots clever`, /no bot “clever”/],
  ['too few bots', `simulate ${ISLAND} --players 4 --bots random,random`, /2 bots were named/],
  ['more people than seats', `play ${ISLAND} --players 2 --humans 3`, /only 2 seats/],
  ['too few names', `play ${ISLAND} --humans 2 --names Ann`, /--names needs 2/],
  ['the same name twice', `play ${ISLAND} --humans 2 --names Ann,Ann`, /--names needs 2/],
  ['an unknown language', 'bench --lang de', /“de”/],
  ['no language', 'bench --lang', /--lang|speak/],
  ['no file', 'replay', /FILE is missing/],
  ['no file to verify', 'verify', /FILE is missing/],
  ['a file that is not there', 'verify nowhere.json', /nowhere\.json cannot be read/],
  ['a folder as a file', 'replay home', /home cannot be read/],
  ['a folder to resume', 'play --resume home', /home cannot be read/],
  ['a word too many for play', `play ${ISLAND} now`, /“now”/],
  ['a word too many for simulate', `simulate ${ISLAND} 1000`, /“1000”/],
  ['a word too many for replay', 'replay a.json b.json', /“b\.json”/],
  ['a word too many for serve', 'serve 4000', /“4000”/],
  ['a port that is none', 'serve --port 70000', /--port needs a whole number from 0 to 65535/],
  ['a client that is not there', 'serve --dist home', /home.index\.html cannot be read/],
  ['a word too many for bench', 'bench fast', /“fast”/],
];

describe.concurrent('bad input gets one sentence, exit code 2, and leaves nothing behind', () => {
  test.each(refusals)('%s: tidetable %s', async (_, args, sentence) => {
    const place = new Place();
    const refused = await place.run(args.split(' '));
    expect(refused.stderr).toMatch(sentence);
    expectRefusal(refused);
    expect(place.list()).toEqual([]);
  });

  test.each([
    ['sail', /La commande «\ssail\s» n’existe pas/],
    ['play chess', /Le jeu «\schess\s» n’existe pas/],
    [`play ${ISLAND} --players 5`, /de 2 à 4/],
    [`simulate ${ISLAND} --games x`, /--games demande un nombre entier/],
    ['verify nowhere.json', /nowhere\.json est illisible/],
  ])('in French: tidetable %s', async (args, sentence) => {
    const refused = await new Place().run([...args.split(' '), '--lang', 'fr']);
    expect(refused.stderr).toMatch(sentence);
    expectRefusal(refused);
  });

  test.each([
    ['a command', ['\u001b[31msail\n']],
    ['a game', ['play', '\u001b[31mchess\n']],
    ['a flag', ['bench', '--\u001b[31m\n']],
    ['a file', ['verify', '\u001b[31mfile\nname']],
    [
      'a folder to save in',
      ['simulate', ISLAND, '--games', '1', '--save', '/dev/null/\u001b[31m\n'],
    ],
    ['a player', ['play', ISLAND, '--names', 'Ann\u001b[31m']],
    ['a hidden direction', ['play', ISLAND, '--names', 'Ann\u202e']],
    ['a very long game', ['play', 'x'.repeat(100_000)]],
    ['a very long file', ['verify', 'x'.repeat(100_000)]],
  ])('control characters or length in the name of %s', async (_, args) => {
    const place = new Place();
    expectRefusal(await place.run(args));
    expect(place.list()).toEqual([]);
  });
});

describe.concurrent('a path that cannot be written', () => {
  test.each([
    ['a file in the way', 'file/sub'],
    ['a device in the way', '/dev/null/sub'],
  ])('simulate --save: %s', async (_, save) => {
    const place = new Place();
    place.write('file', '');
    const refused = await place.run(['simulate', ISLAND, '--games', '2', '--save', save]);
    expectRefusal(refused);
    expect(refused.stderr).toContain('cannot be written');
    expect(place.list()).toEqual(['file']);
  });

  test.each([
    ['a folder', 'folder'],
    ['a file in the way', 'file/sub/match.json'],
    ['a folder to be', 'new/folder/'],
    ['nothing', ''],
  ])('play --save: %s is refused before the first move', async (_, save) => {
    const place = new Place();
    place.write('file', '');
    mkdirSync(place.at('folder'));
    const refused = await place.run(['play', ISLAND, `--save=${save}`], { input: '1\n1\n' });
    expectRefusal(refused);
    expect(place.list()).toEqual(['file', 'folder']);
  });
});

describe.concurrent('hostile files', () => {
  const match = recordedMatch();
  const whole = JSON.stringify(match);
  const hostile: Record<string, string> = {
    'ten megabytes': `${' '.repeat(10 << 20)}${whole}`,
    'ten megabytes of brackets': '['.repeat(10 << 20),
    'three million brackets': '['.repeat(3e6),
    truncated: whole.slice(0, whole.length >> 1),
    empty: '',
    binary: '\u0000\u0001\ufffd',
    'not an object': 'null',
    'a control character in a name': whole.replace('"Zoé 0"', '"\\u001b[31m"'),
    'a control character in a move': whole.replace('"collect"', '"collect\\u0007"'),
    'a control character in a key': whole.replace('{', '{"\\u001b[31m\\n":1,'),
    'a control character in an option': whole.replace('"options":{', '"options":{"\\u001b[2J":1,'),
    'an endless key': whole.replace('{', `{"${'k'.repeat(1e6)}":1,`),
    'a foreign prototype': whole.replace('{', '{"__proto__":{"game":"x"},'),
    'an unknown game': whole.replace(/"game":"[^"]*"/, '"game":"constructor"'),
    'rules of tomorrow': whole.replace('"rules":1', '"rules":2'),
    'five players': whole.replace('"seats":4', '"seats":5'),
    'a move out of turn': JSON.stringify({
      ...match,
      log: match.log.with(4, { ...match.log[4], seat: 3 - match.log[4].seat }),
    }),
    'a move that is none': whole.replace('"collect"', '"swim"'),
    'no players': JSON.stringify({ ...match, seats: [] }),
  };
  for (const [what, content] of Object.entries(hostile)) {
    test(what, async () => {
      const place = new Place();
      place.write('match.json', content);
      const args = content.length % 2 === 0 ? ['verify'] : ['play', '--resume'];
      const refused = await place.run([...args, 'match.json']);
      expectRefusal(refused);
      expect(refused.stderr).toMatch(/^match\.json: ./);
      expect(place.list()).toEqual(['match.json']);
      expect(place.read('match.json')).toBe(content);
    });
  }

  test('a device that never ends', async () => {
    if (!existsSync('/dev/zero')) return;
    expectRefusal(await new Place().run(['verify', '/dev/zero']));
  });
});

describe.concurrent('pipes', () => {
  test('a reader that leaves early is no error', async () => {
    const place = new Place();
    place.write('match.json', recordedMatch());
    for (const args of [
      ['replay', 'match.json'],
      ['replay', 'match.json', '--json'],
    ]) {
      const child = place.spawn(args);
      child.stdout?.once('data', () => child.stdout?.destroy());
      const said = text(child.stderr as NodeJS.ReadableStream);
      const [code] = await once(child, 'close');
      expect({ code, stderr: await said }).toEqual({ code: 0, stderr: '' });
    }
  });

  test('a full disk is told in a sentence, and is no success', async () => {
    if (!existsSync('/dev/full')) return;
    const full = openSync('/dev/full', 'w');
    const main = new URL('./main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [main, 'help'], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    const said = text(child.stderr as NodeJS.ReadableStream);
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
    expect(await said).toMatch(/^[^\n]+\n$/);
  });
});

describe.concurrent('nonsense', () => {
  const WORDS = [
    ...[
      'help',
      'play',
      ISLAND,
      'match.json',
      'nowhere.json',
      '.',
      '',
      '-',
      '--',
      '-1',
      '\u001b[31m',
      '🌊',
    ],
    ...[
      '--resume=match.json',
      '--players',
      '--humans',
      '--names',
      '--bots',
      '--option',
      '--seed',
      '--save',
      '--resume',
    ],
    ...['--practice', '--json', '--lang', '--help', '--games=2', '--lang=fr', '--players=2', '-x'],
    ...['2', '4', '1e3', 'fr', 'random', 'a,b', 'seats=3', '__proto__', 'constructor', '=', ',,'],
  ];
  const LINES = ['1', '2', '7', '0', '-1', 'undo', 'help', 'log', 'aide', 'column 1', 'collect'];
  const seeds = Array.from({ length: 24 }, (_, seed) => seed);

  test.each(seeds)(
    'seed %i: any words, any input: exit code 0 or 2, no stack trace',
    async seed => {
      const rng = seededRng(seed);
      const some = (from: readonly string[], n: number): string[] =>
        Array.from({ length: n }, () => from[rng(from.length)]);
      const command = ['play', 'play', 'simulate', 'replay', 'verify', ''][rng(6)];
      const start = { play: [ISLAND], simulate: [ISLAND, '--games=2'] }[command] ?? [];
      const args = [command, ...start, ...some(WORDS, rng(5))].slice(command === '' ? 1 : 0);
      const junk = String.fromCharCode(...Array.from({ length: 20 }, () => rng(300)));
      const input = [...some(LINES, rng(30)), junk, ...some(LINES, 30)].join('\n');
      const place = new Place();
      place.write('match.json', recordedMatch({ plies: 30 }));
      const { code, signal, stderr } = await place.run(args, { input });
      const told = JSON.stringify({ args, stderr });
      expect(signal, told).toBeNull();
      expect([0, 2], told).toContain(code);
      expect(stderr, told).toMatch(code === 0 ? /^$/ : /^[^\p{C}]+\n$/u);
    },
  );
});
