/** `play`, `simulate` and `arena` never destroy existing files. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { isProblem, type MatchFile, parseMatchFile, replayMatch } from '@tidetable/match';
import { afterAll, describe, expect, test } from 'vitest';
import { recordedMatch } from '../testkit/matches.ts';
import { type Outcome, Place, removePlaces, Session } from '../testkit/program.ts';

afterAll(removePlaces);

const ISLAND = 'nautilus-island';
const RESUME = ['play', '--resume', 'match.json'];
const MOVES = { input: '1\n1\n1\n' };

const expectRefusal = ({ code, stdout, stderr }: Outcome, sentence: RegExp): void => {
  expect(stderr).toMatch(sentence);
  expect(stderr).toMatch(/^[^\p{C}]+\n$/u);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
};

const savedMatch = (place: Place, file = 'match.json'): MatchFile => {
  const read = parseMatchFile(place.read(file));
  const match = isProblem(read) ? read : replayMatch(read);
  if (isProblem(read) || isProblem(match)) throw new Error(JSON.stringify(match));
  return read;
};

/** Which thing is at a path, and what is in it. */
const identity = (file: string): object => {
  const { ino, mode, rdev, mtimeNs } = lstatSync(file, { bigint: true });
  const isReadable = existsSync(file) && statSync(file).isFile();
  return { ino, mode, rdev, mtimeNs, content: isReadable ? readFileSync(file, 'utf8') : undefined };
};

/** Things that a match must not replace; each is put at `match.json`, or names its own path. */
const obstacles: Record<string, (place: Place) => string | undefined | Promise<undefined>> = {
  'a foreign file': place => void place.write('match.json', '{"name":"mine"}\n'),
  'an empty file': place => void place.write('match.json', ''),
  'a file that is too long for a match': place =>
    void place.write('match.json', ' '.repeat(5 << 20)),
  'another match': place => void place.write('match.json', recordedMatch({ seed: 7, plies: 9 })),
  'a read-only file': place => {
    place.write('match.json', 'mine');
    chmodSync(place.at('match.json'), 0o444);
    return undefined;
  },
  'a link to a file': place => {
    place.write('other.json', recordedMatch({ plies: 9 }));
    symlinkSync('other.json', place.at('match.json'));
    return undefined;
  },
  'a link to nothing': place => void symlinkSync('nowhere.json', place.at('match.json')),
  'a pipe': place => void execFileSync('mkfifo', [place.at('match.json')]),
  'a socket': async place => {
    const server = createServer().listen(place.at('match.json')).unref();
    await once(server, 'listening');
    return undefined;
  },
  'a device': place => {
    try {
      execFileSync('mknod', [place.at('match.json'), 'c', '1', '3'], { stdio: 'ignore' });
      return undefined;
    } catch {
      return '/dev/null'; // whoever may not make one may not replace that one either
    }
  },
};

const SENTENCES: Record<string, readonly [en: RegExp, fr: RegExp]> = {
  foreign: [
    /: It is there already, and is no earlier state/,
    /: Il existe déjà et n’est pas un état antérieur/,
  ],
  irregular: [/: It is not a regular file/, /: Ce n’est pas un fichier ordinaire/],
  readOnly: [/: It is read-only/, /: Il est en lecture seule/],
};

const sentenceFor = (what: string): readonly [en: RegExp, fr: RegExp] => {
  if (what.includes('read-only')) return SENTENCES.readOnly;
  return SENTENCES[/link|pipe|socket|device/.test(what) ? 'irregular' : 'foreign'];
};

describe.concurrent('play --save leaves what is there, and says so before the first move', () => {
  test.each(Object.keys(obstacles))('%s', async what => {
    const place = new Place();
    const file = (await obstacles[what](place)) ?? 'match.json';
    const at = file === 'match.json' ? place.at(file) : file;
    const [before, list] = [identity(at), place.list()];
    const [en, fr] = sentenceFor(what);
    expectRefusal(await place.run(['play', ISLAND, '--save', file], MOVES), en);
    expectRefusal(await place.run(['play', ISLAND, '--save', file, '--lang=fr'], MOVES), fr);
    expect(identity(at)).toEqual(before);
    expect(place.list()).toEqual(list);
  });

  const comers = Object.keys(obstacles).filter(what => !what.includes('read-only'));
  test.each(comers)('%s that comes while it is played', async what => {
    const place = new Place();
    const session = new Session(place, ['play', ISLAND, '--players=2', '--save=match.json']);
    await session.question();
    await session.answer('1');
    rmSync(place.at('match.json'));
    const file = (await obstacles[what](place)) ?? 'match.json';
    if (file !== 'match.json') place.write('match.json', 'mine');
    const before = identity(place.at('match.json'));
    expect(await session.answer('1')).toBeUndefined();
    const { code, stderr } = await session.outcome();
    expect(code).toBe(2);
    if (file === 'match.json') expect(stderr).toMatch(sentenceFor(what)[0]);
    expect(identity(place.at('match.json'))).toEqual(before);
    expect(place.list().filter(name => /\.(new|lock)$/.test(name))).toEqual([]);
  });

  test('its own file, once that is made read-only', async () => {
    const place = new Place();
    const session = new Session(place, ['play', ISLAND, '--players=2', '--save=match.json']);
    await session.question();
    await session.answer('1');
    chmodSync(place.at('match.json'), 0o444);
    const before = identity(place.at('match.json'));
    expect(await session.answer('1')).toBeUndefined();
    expect((await session.outcome()).stderr).toMatch(SENTENCES.readOnly[0]);
    expect(identity(place.at('match.json'))).toEqual(before);
    expect(place.list()).toEqual(['match.json']);
  });
});

describe.concurrent('play --resume', () => {
  test('a file that was made read-only stays as it is; --save goes on elsewhere', async () => {
    const place = new Place();
    place.write('match.json', recordedMatch({ plies: 9 }));
    chmodSync(place.at('match.json'), 0o444);
    const before = identity(place.at('match.json'));
    expectRefusal(
      await place.run(RESUME, MOVES),
      /^match\.json: It is read-only.* --save FILE chooses another place\.\n$/,
    );
    const { code } = await place.run([...RESUME, '--save', 'other.json'], MOVES);
    expect(code).toBe(0);
    expect(savedMatch(place, 'other.json').log.length).toBeGreaterThan(9);
    expect(identity(place.at('match.json'))).toEqual(before);
  });

  test('an earlier state of the match is replaced, a later one or another branch is not', async () => {
    const place = new Place();
    const whole = recordedMatch();
    const cut = (plies: number): MatchFile => ({
      ...whole,
      log: whole.log.slice(0, plies),
      result: null,
    });
    place.write('match.json', cut(20));
    place.write('earlier.json', cut(10));
    place.write('later.json', cut(30));
    const later = place.read('later.json');
    expect((await place.run([...RESUME, '--save=earlier.json'], MOVES)).code).toBe(0);
    expect(savedMatch(place, 'earlier.json').log.length).toBeGreaterThan(20);
    expectRefusal(await place.run([...RESUME, '--save=later.json'], MOVES), SENTENCES.foreign[0]);
    expect(place.read('later.json')).toBe(later);
  });

  test('the permissions stay as they were', async () => {
    const place = new Place();
    place.write('match.json', recordedMatch({ plies: 9 }));
    chmodSync(place.at('match.json'), 0o640);
    expect((await place.run(RESUME, MOVES)).code).toBe(0);
    expect(savedMatch(place).log.length).toBeGreaterThan(9);
    expect(statSync(place.at('match.json')).mode & 0o777).toBe(0o640);
  });
});

describe.concurrent('one process at a time', () => {
  test('a match that is resumed twice: the second is told who plays it', async () => {
    const place = new Place();
    place.write('match.json', recordedMatch({ plies: 9 }));
    const first = new Session(place, RESUME);
    await first.question();
    const second = await place.run(RESUME, MOVES);
    const by = new RegExp(`being played elsewhere, by process ${first.pid} on .*match.json.lock`);
    expectRefusal(second, by);
    const fr = await place.run([...RESUME, '--lang=fr'], MOVES);
    expectRefusal(
      fr,
      new RegExp(`Cette partie est déjà ouverte ailleurs, par le processus ${first.pid} sur`),
    );
    expectRefusal(await place.run(['play', ISLAND, '--save=match.json'], MOVES), by);
    first.end();
    expect((await first.outcome()).code).toBe(0);
    expect(place.list()).toEqual(['match.json']);
    expect((await place.run(RESUME, MOVES)).code).toBe(0);
  });

  test('a new match holds its file before there is one', async () => {
    const place = new Place();
    const args = ['play', ISLAND, '--save', 'new/match.json'];
    const first = new Session(place, args);
    await first.question();
    expectRefusal(await place.run(args, MOVES), /being played elsewhere/);
    await first.answer('1');
    first.end();
    expect((await first.outcome()).code).toBe(0);
    expect(place.list()).toEqual(['new', 'new/match.json']);
  });

  test('a log that has grown elsewhere all the same is not written over', async () => {
    const place = new Place();
    place.write('match.json', recordedMatch({ plies: 9 }));
    const first = new Session(place, RESUME);
    await first.question();
    rmSync(place.at('match.json.lock'));
    expect((await place.run(RESUME, MOVES)).code).toBe(0);
    const saved = place.read('match.json');
    expect(await first.answer('2')).toBeUndefined();
    const { code, stderr } = await first.outcome();
    expect({ code, stderr }).toMatchObject({ code: 2 });
    expect(stderr).toMatch(SENTENCES.foreign[0]);
    expect(place.read('match.json')).toBe(saved);
  });

  test('the lock of a killed process is taken over, and what it was writing is removed', async () => {
    const place = new Place();
    const killed = new Session(place, ['play', ISLAND, '--players=2', '--save=match.json']);
    await killed.question();
    await killed.answer('1');
    killed.kill('SIGKILL');
    await killed.outcome();
    const { token } = JSON.parse(place.read('match.json.lock'));
    place.write(`match.json.${token}.new`, '{"format":');
    place.write('match.json.mine.new', 'mine');
    const { code, stderr } = await place.run(RESUME, MOVES);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(savedMatch(place).log.length).toBeGreaterThan(1);
    expect(place.list()).toEqual(['match.json', 'match.json.mine.new']);
  });

  test('a lock that does not say whose it is is named, and left alone', async () => {
    const place = new Place();
    place.write('match.json', recordedMatch({ plies: 9 }));
    place.write('match.json.lock', 'mine');
    expectRefusal(
      await place.run(RESUME, MOVES),
      /^match\.json: It is being played elsewhere; if it is not, delete match\.json\.lock/,
    );
    expect(place.read('match.json.lock')).toBe('mine');
  });

  test('killed while it saves, again and again: the file is whole and goes on', async () => {
    const place = new Place();
    place.write('match.json', recordedMatch({ plies: 1 }));
    let ply = 1;
    for (let i = 0; i < 6; i++) {
      const watcher = watch(place.folder);
      const child = place.spawn(RESUME);
      let saves = 0;
      watcher.on('change', (_, name) => {
        if (/\.new$/.test(String(name)) && ++saves > i) child.kill('SIGKILL');
      });
      child.stdin?.on('error', () => undefined);
      child.stdin?.end('1\n'.repeat(20));
      await once(child, 'exit');
      watcher.close();
      const { log } = savedMatch(place);
      expect(log.length).toBeGreaterThanOrEqual(ply);
      ply = log.length;
    }
    expect((await place.run(RESUME, MOVES)).code).toBe(0);
    expect(savedMatch(place).log.length).toBeGreaterThan(ply);
    expect(place.list()).toEqual(['match.json']);
  });
});

describe.concurrent('places where nothing can be written', () => {
  test.each([
    ['play', [ISLAND, '--save=/proc/x/y/z.json']],
    ['simulate', [ISLAND, '--games=1', '--save=/proc/x/y']],
    ['arena', [ISLAND, '--games=2', '--bots=random,random', '--save=/proc/x/y/z.json']],
  ])('%s in a file system that refuses new folders ends with a sentence', async (name, args) => {
    expectRefusal(
      await new Place().run([name, ...args], MOVES),
      /^\/proc\/x\/y.* cannot be written/,
    );
  });

  test.each(['en', 'fr'])('a home that cannot be written: --save is named (%s)', async lang => {
    const place = new Place();
    const env = { XDG_DATA_HOME: place.at(place.write('file', '')) };
    const refused = await place.run(['play', ISLAND, '--lang', lang], { ...MOVES, env });
    expectRefusal(refused, /--save FILE (chooses another place|choisit un autre endroit)\.$/m);
    expect(place.list()).toEqual(['file']);
  });
});

describe.concurrent('bytes that are no UTF-8', () => {
  const broken = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    bytes[bytes.indexOf('Zoé') + 1] = 0xff;
    return bytes;
  };

  test.each([['verify'], ['replay'], ['play', '--resume']])('%s', async (...args) => {
    const place = new Place();
    const content = broken(JSON.stringify(recordedMatch({ plies: args[0] === 'play' ? 9 : 999 })));
    writeFileSync(place.at('match.json'), content);
    const en = await place.run([...args, 'match.json'], MOVES);
    expectRefusal(en, /^match\.json: It is not UTF-8 text\.\n$/);
    const fr = await place.run([...args, 'match.json', '--lang=fr'], MOVES);
    expectRefusal(fr, /^match\.json\s: Ce n’est pas du texte UTF-8\.\n$/);
    expect(readFileSync(place.at('match.json'))).toEqual(content);
    expect(place.list()).toEqual(['match.json']);
  });
});

describe.concurrent('simulate --save', () => {
  const SIMULATE = ['simulate', ISLAND, '--players=2', '--games=3', '--save=games'];
  const FILES = [1, 2, 3].map(n => `games/${ISLAND}-0000${n}.json`);
  const identities = (place: Place): object[] => FILES.map(file => identity(place.at(file)));

  test('twice the same: the files stay as they are', async () => {
    const place = new Place();
    expect((await place.run([...SIMULATE, '--json'])).code).toBe(0);
    chmodSync(place.at(FILES[0]), 0o444);
    const before = identities(place);
    const again = await place.run(SIMULATE);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toContain('3 games of Nautilus Island');
    expect(identities(place)).toEqual(before);
    expect(place.list()).toEqual(['games', ...FILES]);
    expect((await place.run([...SIMULATE, '--games=4'])).code).toBe(0);
    expect(identities(place)).toEqual(before);
    expect(place.list()).toHaveLength(5);
  });

  test('a game that is there in part is completed', async () => {
    const place = new Place();
    await place.run(SIMULATE);
    const whole = place.read(FILES[1]);
    const match = JSON.parse(whole);
    place.write(FILES[1], { ...match, log: match.log.slice(0, 9), result: null });
    expect((await place.run(SIMULATE)).code).toBe(0);
    expect(place.read(FILES[1])).toBe(whole);
  });

  test.each([
    ['another seed', ['--seed=2']],
    ['other bots', ['--bots=greedy']],
    ['more players', ['--players=3']],
  ])('%s: refused, and nothing is written', async (_, args) => {
    const place = new Place();
    await place.run(SIMULATE);
    const before = identities(place);
    expectRefusal(await place.run([...SIMULATE, '--games=4', ...args]), SENTENCES.foreign[0]);
    expect(identities(place)).toEqual(before);
    expect(place.list()).toEqual(['games', ...FILES]);
  });

  test.each(['a foreign file', 'a link to nothing', 'a pipe', 'a read-only file'])(
    '%s where the last game belongs: refused before the first is written',
    async what => {
      const place = new Place();
      await obstacles[what](place);
      mkdirSync(place.at('games'));
      renameSync(place.at('match.json'), place.at(FILES[2]));
      const before = identity(place.at(FILES[2]));
      expectRefusal(await place.run(SIMULATE), sentenceFor(what)[0]);
      expect(identity(place.at(FILES[2]))).toEqual(before);
      expect(place.list()).toEqual(['games', FILES[2]]);
    },
  );

  test('a signal leaves whole files and nothing else', async () => {
    const place = new Place();
    mkdirSync(place.at('games'));
    const watcher = watch(place.at('games'));
    const child = place.spawn([...SIMULATE, '--games=1000000']);
    while (!existsSync(place.at(`games/${ISLAND}-00040.json`))) await once(watcher, 'change');
    watcher.close();
    child.kill('SIGINT');
    await once(child, 'exit');
    const [, ...files] = place.list();
    expect(files.filter(file => !file.endsWith('.json'))).toEqual([]);
    for (const file of files) savedMatch(place, file);
  });
});

describe.concurrent('arena --save', () => {
  const ARENA = ['arena', ISLAND, '--bots=random,random', '--save=match.json'];

  test.each(['a link to nothing', 'a pipe', 'a socket', 'a device'])('%s stays', async what => {
    const place = new Place();
    const file = (await obstacles[what](place)) ?? 'match.json';
    const at = file === 'match.json' ? place.at(file) : file;
    const [before, list] = [identity(at), place.list()];
    expectRefusal(await place.run([...ARENA, '--games=2', '--save', file]), SENTENCES.irregular[0]);
    expect(identity(at)).toEqual(before);
    expect(place.list()).toEqual(list);
  });

  test('two at once: the second is told, and the first goes on until its file is replaced', async () => {
    const place = new Place();
    const args = [...ARENA, '--games=1000000'];
    const watcher = watch(place.folder);
    const first = place.spawn(args);
    let stderr = '';
    first.stderr?.setEncoding('utf8').on('data', text => {
      stderr += text;
    });
    while (!existsSync(place.at('match.json'))) await once(watcher, 'change');
    watcher.close();
    const by = new RegExp(`being played elsewhere, by process ${first.pid} on`);
    expectRefusal(await place.run(args), by);
    renameSync(place.at(place.write('foreign', 'mine')), place.at('match.json'));
    const [code] = await once(first, 'close');
    expect({ code, content: place.read('match.json') }).toEqual({ code: 2, content: 'mine' });
    expect(stderr).toMatch(SENTENCES.foreign[0]);
    expect(place.list()).toEqual(['match.json']);
  });

  test('a file that is no UTF-8 is refused', async () => {
    const place = new Place();
    writeFileSync(place.at('match.json'), Buffer.from([0x7b, 0xff]));
    expectRefusal(await place.run([...ARENA, '--games=2']), /^match\.json: It is not UTF-8 text/);
  });
});
