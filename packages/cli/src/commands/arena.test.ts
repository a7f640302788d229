/** The arena as a command: reproducible, resumable, and refusing in one sentence. */
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, watch } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { games } from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { Place, removePlaces, withoutProgress } from '../testkit/program.ts';

afterAll(removePlaces);

const MAIN = path.join(import.meta.dirname, '../main.ts');
const ENGINE = `exec:"${process.execPath}" "${MAIN}" engine --bots random`;
const RECORDER = path.join(import.meta.dirname, '../testkit/recordingBot.ts');
const called = (name: string): string =>
  `exec:"${process.execPath}" "${RECORDER}" heard.jsonl '${JSON.stringify({ name })}'`;
const ISLAND = ['arena', 'nautilus-island'];

const arena = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await new Place().run([...ISLAND, ...args]);
  expect({ code, stderr: withoutProgress(stderr) }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

/** The report without its times. */
const timeless = (stdout: string): string => {
  const { elapsed, ...rest } = JSON.parse(stdout);
  expect(elapsed.seconds).toBeGreaterThan(0);
  return JSON.stringify(rest);
};

describe.concurrent('arena', () => {
  test('the same seed gives the same bytes, however many play, but for `elapsed`', async () => {
    const play = (...args: string[]): Promise<string> =>
      arena('--bots=random,random', '--games=60', '--json', ...args);
    const [one, three, other] = await Promise.all([
      play('--seed=7', '--workers=1'),
      play('--seed=7', '--workers=3'),
      play('--seed=8'),
    ]);
    expect(timeless(three)).toBe(timeless(one));
    expect(JSON.parse(other).bots).not.toEqual(JSON.parse(one).bots);
    expect(JSON.parse(one)).toMatchObject({
      game: 'nautilus-island',
      rules: 1,
      players: 2,
      seed: 7,
      games: 60,
      deals: 30,
      forfeits: [],
      verdict: null,
    });
  });

  test('a bot of ours plays the same games behind the protocol', async () => {
    const anonymous = (stdout: string): string =>
      timeless(stdout).replaceAll(/"(?:bot|name)":(?:null|"(?:[^"\\]|\\.)*")/g, '');
    const [own, foreign] = await Promise.all([
      arena('--bots=random,random', '--games=6', '--players=3', '--json'),
      arena('--bots', `random,${ENGINE}`, '--games=6', '--players=3', '--json'),
    ]);
    expect(anonymous(foreign)).toBe(anonymous(own));
    expect(own).not.toBe(foreign);
  });

  test('games are rounded up to whole deals', async () => {
    const { games, deals, bots } = JSON.parse(
      await arena('--bots=random,random', '--players=4', '--games=5', '--json'),
    );
    expect({ games, deals }).toEqual({ games: 8, deals: 2 });
    expect(bots[0]).toMatchObject({ games: 8, fair: 0.25 });
    expect(bots[1]).toMatchObject({ games: 8, fair: 0.75 });
  });

  test('more bots than seats meet in pairs, and have ratings', async () => {
    const { bots, games } = JSON.parse(
      await arena('--bots=random,random,random', '--players=2', '--games=12', '--json'),
    );
    expect(games).toBe(12);
    for (const bot of bots) expect(bot).toMatchObject({ games: 8, elo: expect.any(Number) });
  });

  test('a game that is played together: each bot alone, on the same deals', async () => {
    const play = async (...args: string[]): Promise<string> =>
      (await new Place().run(['arena', 'nautilion', '--bots=greedy,random', ...args])).stdout;
    const { games, deals, players, bots, comparison } = JSON.parse(
      await play('--games=20', '--json'),
    );
    expect({ games, deals, players }).toEqual({ games: 20, deals: 10, players: 1 });
    for (const bot of bots) expect(bot).toMatchObject({ games: 10, fair: null, elo: null });
    expect(bots[0].points).toBe(bots[0].share); // a win is worth a point
    expect(bots[0].share).toBeGreaterThan(bots[1].share);
    expect(comparison.unit).toBe('share');
    expect(comparison.difference).toBeCloseTo(bots[0].share - bots[1].share, 3);
    expect(await play('--games=4', '--players=2')).toContain('on the same deals: ');
  });

  test.each(Object.keys(games))(
    '%s: a bot plays the same behind the protocol, whatever it looks at',
    async id => {
      const bot = 'greedy';
      const play = async (bots: string): Promise<object> => {
        const { stdout } = await new Place().run([
          'arena',
          id,
          '--bots',
          bots,
          '--games=2',
          '--json',
        ]);
        const { bots: summaries, forfeits } = JSON.parse(stdout);
        expect(forfeits).toEqual([]);
        return summaries.map(
          ({ bot: _, name: __, ...rest }: { bot: string; name: unknown }) => rest,
        );
      };
      const engine = `exec:"${process.execPath}" "${MAIN}" engine --bots ${bot}`;
      expect(await play(`random,${engine}`)).toEqual(await play(`random,${bot}`));
    },
  );

  test('bots are called as they call themselves, none like another, with their commands below', async () => {
    const place = new Place();
    const bots = ['Jack', 'random', ' Jack ', '\u200b', '  ', '🏴‍☠️ Anne'].map(called);
    const command = [...ISLAND, '--games=1', '--players=2', '--save=run.json'];
    const { stdout } = await place.run([...command, '--bots', ['random', ...bots].join()]);
    const lines = stdout.split('\n');
    const labels = lines.slice(3, 10).map(line => line.split(/ {3,}/)[0]);
    expect(labels).toEqual([
      '1 random',
      '2 Jack',
      '3 random (2)',
      '4 Jack (2)',
      expect.stringMatching(/^5 exec:…/), // no line, so no message
      expect.stringMatching(/^6 exec:…/), // nothing to see
      '7 🏴‍☠️ Anne',
    ]);
    bots.forEach((bot, i) => {
      expect(lines[10 + i]).toBe(`${i + 2} ${bot.replaceAll(/\p{C}/gu, '?')}`);
    });
    expect(stdout).toMatch(
      /^Game \d+, ply 0: exec:….* on seat \d forfeits\.\n {2}shape: .*“name”/m,
    );

    const again = await place.run([...command, '--bots', ['random', ...bots].join(), '--json']);
    const { bots: summaries, forfeits } = JSON.parse(again.stdout);
    expect(summaries.map(({ name }: { name: unknown }) => name)).toEqual([
      ...[null, 'Jack', 'random', ' Jack ', null, null, '🏴‍☠️ Anne'],
    ]);
    for (const { bot } of forfeits) expect(bot).toBe(bots[3]);
  });

  test('the table for people, in both languages', async () => {
    const args = ['--bots=random,random', '--games=20', '--until-decided'];
    const [en, fr] = await Promise.all([arena(...args), arena(...args, '--lang=fr')]);
    expect(en).toMatch(
      /^20 games of Nautilus Island with 2 players\n10 deals, each played 2 times/,
    );
    expect(en).toMatch(/^1 random +20 /m);
    expect(en).toMatch(
      /Elo of the first bot over the second: [+−]\d+ \(95 % sure: [+−]\d+ … [+−]\d+\)/,
    );
    expect(en).toMatch(/Not decided after 10 deals\.\n/);
    expect(fr).toMatch(/^20 parties de Nautilus Island à 2 joueurs\n10 donnes/);
    expect(fr).not.toMatch(/games|share|wins|first|deals|undefined/);
  });
});

describe.concurrent('going on', () => {
  test('killed in the middle, it ends as if nothing had happened', async () => {
    const args = ['--bots', `random,${ENGINE}`, '--games=100', '--json'];
    const place = new Place();
    const command = [...ISLAND, ...args, '--save', 'run.json'];
    const first = place.spawn([...command, '--workers=1']);
    await appears(place, 'run.json');
    first.kill('SIGKILL');
    await once(first, 'exit');
    const before = JSON.parse(place.read('run.json')).games.length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(100);
    const second = await place.run(command);
    expect(withoutProgress(second.stderr)).toBe('');
    expect(JSON.parse(place.read('run.json')).games).toHaveLength(100);
    expect(timeless(second.stdout)).toBe(timeless(await arena(...args)));
    const third = await place.run(command); // nothing left to play
    expect(timeless(third.stdout)).toBe(timeless(second.stdout));
    expect(place.list()).toEqual(['run.json']);
  });

  const command = [...ISLAND, '--bots=random,random', '--games=4', '--save=run.json'];

  test.each([
    ['another seed', ['--seed=2']],
    ['more games', ['--games=6']],
    ['other bots', ['--bots=random,random,random']],
    ['other players', ['--players=3']],
    ['another way to stop', ['--until-decided']],
  ])('a file of another command is refused: %s', async (_, args) => {
    const place = new Place();
    expect((await place.run(command)).code).toBe(0);
    const saved = place.read('run.json');
    const refused = await place.run([...command, ...args]);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^run\.json: It belongs to an arena with another command.*\n$/);
    expect(place.read('run.json')).toBe(saved);
  });

  test('the number of workers and the language may change', async () => {
    const place = new Place();
    expect((await place.run(command)).code).toBe(0);
    expect((await place.run([...command, '--workers=1', '--lang=fr', '--json'])).code).toBe(0);
  });

  test('a folder that is not there yet is made', async () => {
    const place = new Place();
    const save = path.join('new', 'folder', 'run.json');
    const args = [...ISLAND, '--bots=random,random', '--games=2', '--save', save];
    expect((await place.run(args)).stdout).toContain(`Saved: ${save}\n`);
    expect(JSON.parse(place.read(save)).games).toHaveLength(2);
  });

  test('a file that becomes unwritable ends it all with a sentence', async () => {
    const place = new Place();
    const args = [...ISLAND, '--bots', `random,${ENGINE}`, '--games=100000', '--save=run/run.json'];
    mkdirSync(place.at('run'));
    const arena = place.spawn(args);
    const said = text(arena.stderr as NodeJS.ReadableStream);
    await appears(place, 'run/run.json');
    renameSync(place.at('run'), place.at('away'));
    place.write('run', 'in the way');
    const [code] = await once(arena, 'close');
    expect({ code, stderr: await said }).toEqual({
      code: 2,
      stderr: 'run/run.json cannot be written.\n',
    });
  });

  test('a forfeit in the file still shows in the exit code, and its words cannot harm', async () => {
    const place = new Place();
    expect((await place.run(command)).code).toBe(0);
    const stderr = '\u001b[31mfirst\nlast\u2028';
    const forfeit = { seat: 1, ply: 7, fault: 'illegal', detail: '\u0007', stderr };
    const changed = place
      .read('run.json')
      .replace(/\{"game":3.*\}/, () => JSON.stringify({ game: 3, forfeit }));
    place.write('run.json', changed);
    const { code, stdout } = await place.run(command);
    expect(code).toBe(1);
    expect(stdout).toContain(
      [
        'Game 4, ply 7: random on seat 2 forfeits.',
        '  illegal: Its move is not legal: “?”',
        '  Its last words on standard error:',
        '    ?[31mfirst',
        '    last?',
        '',
      ].join('\n'),
    );
  });

  const damages: Record<string, (whole: string) => string> = {
    empty: () => '',
    truncated: whole => whole.slice(0, -20),
    'no JSON': () => 'tide',
    'another format': whole => whole.replace('tidetable-arena/1', 'tidetable-match/1'),
    'a game twice': whole => whole.replace('"game":1', '"game":0'),
    'a game too many': whole => whole.replace('"game":3', '"game":4'),
    'a seat too many': whole => whole.replace('"points":[', '"points":[1,'),
    'a seat that is none': whole =>
      whole.replace(
        /\{"game":3.*\}/,
        '{"game":3,"forfeit":{"seat":2,"ply":0,"fault":"exited","detail":"","stderr":""}}',
      ),
    'a name that cannot be printed': whole =>
      whole.replace('"names":[null', '"names":["\\u001b[31m"'),
    'a strange fault': whole =>
      whole.replace(
        /\{"game":3.*\}/,
        '{"game":3,"forfeit":{"seat":0,"ply":0,"fault":"__proto__","detail":"","stderr":""}}',
      ),
  };
  test('a damaged file is refused and left alone', async () => {
    const place = new Place();
    expect((await place.run(command)).code).toBe(0);
    const whole = place.read('run.json');
    for (const [what, damage] of Object.entries(damages)) {
      const damaged = damage(whole);
      expect(damaged, what).not.toBe(whole);
      place.write('run.json', damaged);
      const refused = await place.run(command);
      expect(refused, what).toMatchObject({ code: 2, stdout: '' });
      expect(refused.stderr, what).toBe('run.json: It is not the file of an arena.\n');
      expect(place.read('run.json'), what).toBe(damaged);
    }
  });
});

const refusals: readonly (readonly [args: string[], sentence: RegExp])[] = [
  [[], /--bots a,b is missing/],
  [['--bots=random'], /at least two bots/],
  [['--bots=random,clever'], /no bot “clever”; there is random.* or exec:COMMAND/],
  [['--bots=random,'], /at least two bots/],
  [['--bots=random,exec:'], /The program of “exec:” cannot be found/],
  [['--bots=random,exec:no-such-program x'], /“exec:no-such-program x” cannot be found/],
  [['--bots=random,exec:./nowhere'], /cannot be found/],
  [['--bots=random,exec:./home'], /cannot be found/],
  [['--bots=random,exec:\u001b[31m'], /cannot be found/],
  [['--bots=random,random,random', '--players=4'], /3 bots do not fit a table of 4/],
  [[`--bots=${Array(9).fill('random')}`, '--players=2'], /9 bots do not fit/],
  [['--bots=random,random,random', '--until-decided'], /--until-decided compares two bots/],
  [['--bots=random,random', '--players=5'], /2 to 4 players/],
  [['--bots=random,random', '--games=0'], /--games needs a whole number from 1/],
  [['--bots=random,random', '--workers=0'], /--workers needs a whole number/],
  [['--bots=random,random', '--move-time=0'], /--move-time needs a whole number/],
  [['--bots=random,random', '--start-time=x'], /--start-time needs a whole number/],
  [['--bots=random,random', '--option=tide=high'], /no option “tide”/],
  [['--bots=random,random', '--save=home'], /home cannot be written/],
  [['--bots=random,random', '--humans=1'], /“--humans”/],
  [['--bots=random,random', 'now'], /“now”/],
];

describe.concurrent('bad input gets one sentence', () => {
  test.each(refusals)('arena %j', async (args, sentence) => {
    const place = new Place();
    const { code, stdout, stderr } = await place.run([...ISLAND, ...args]);
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(/^[^\p{C}]+\n$/u);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(place.list()).toEqual([]);
  });
});

/** Resolves when a file is there. */
const appears = async (place: Place, file: string): Promise<void> => {
  const watcher = watch(path.dirname(place.at(file)));
  while (!existsSync(place.at(file))) await once(watcher, 'change');
  watcher.close();
};
