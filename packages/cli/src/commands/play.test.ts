import { rmSync } from 'node:fs';
import {
  type AnyMatch,
  isProblem,
  parseMatchFile,
  replayMatch,
  standingsOf,
  writeMatch,
} from '@tidetable/match';
import { seededRng } from '@tidetable/rules';
import { messages, nautilusIslandWords } from '@tidetable/text';
import { afterAll, describe, expect, test } from 'vitest';
import { everyMove, recordedMatch } from '../testkit/matches.ts';
import { Place, removePlaces, Session } from '../testkit/program.ts';

afterAll(removePlaces);

const ISLAND = 'nautilus-island';
const SAVE = ['--save', 'match.json'];
/** Quick ones: what they play does not matter here. */
const BOTS = ['--bots', 'random'];

const randomLines = (from: readonly string[], seed: number, n: number): string => {
  const rng = seededRng(seed);
  return Array.from({ length: n }, () => `${from[rng(from.length)]}\n`).join('');
};

const NUMBERS = ['1', '2', '3', '4'];

const savedMatch = (place: Place, file = 'match.json'): AnyMatch => {
  const read = parseMatchFile(place.read(file));
  const match = isProblem(read) ? read : replayMatch(read);
  if (isProblem(match)) throw new Error(JSON.stringify(match));
  return match;
};

const expectVerified = async (place: Place, file = 'match.json'): Promise<void> => {
  const { code, stderr } = await place.run(['verify', file]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
};

const expectSound = (stdout: string): void =>
  expect(stdout).not.toMatch(/undefined|NaN|\[object|null/);

describe.concurrent('a whole game', () => {
  for (const players of [2, 3, 4]) {
    test(`by numbers from a pipe, ${players} players`, async () => {
      const place = new Place();
      const input = randomLines(NUMBERS, players, 2000);
      const args = ['play', ISLAND, '--players', `${players}`, ...BOTS, ...SAVE];
      const { code, stdout, stderr } = await place.run(args, { input });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expectSound(stdout);
      expect(stdout).toContain('Final score');
      const match = savedMatch(place);
      const ranking = stdout.slice(stdout.indexOf('Final score')).match(/^\d\. .*$/gm) ?? [];
      expect(ranking).toHaveLength(players);
      const names = ['Player 1', ...['Bot 1', 'Bot 2', 'Bot 3'].slice(0, players - 1)];
      const { points: scored, places } = standingsOf(match.result()) ?? { points: [], places: [] };
      expect(scored).toHaveLength(players);
      for (const [seat, points] of scored.entries())
        expect(ranking.join('\n')).toMatch(
          new RegExp(`^${places[seat]}\\. ${names[seat]}, ${points} points?$`, 'm'),
        );
      expect(place.list()).toEqual(['match.json']);
      await expectVerified(place);
    });
  }

  test('by notation, hot-seat: the file is right after every move', async () => {
    const place = new Place();
    const session = new Session(place, ['play', ISLAND, '--players=2', '--humans=2', ...SAVE]);
    const rng = seededRng(5);
    await session.question();
    let question = await session.answer('column 1');
    for (let ply = 0; question !== undefined; ) {
      const match = savedMatch(place);
      expect(match.ply).toBeGreaterThan(ply);
      ply = match.ply;
      const legal = match.legalMoves();
      expect(question).toContain(`Player ${match.toAct + 1}, your move:`);
      expect(question.match(/^ {1,3}\d+ {2}\S/gm)).toHaveLength(legal.length);
      question = await session.answer(legal[rng(legal.length)]);
    }
    const { code, stdout, stderr } = await session.outcome();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Final score');
    await expectVerified(place);
  });

  test('by notation in French, among many refusals: not one English sentence', async () => {
    const place = new Place();
    const input = `aide\njournal\n99\n${randomLines(everyMove(), 1, 9000)}`;
    const args = ['play', ISLAND, '--players=4', '--lang=fr', ...BOTS, ...SAVE];
    const { code, stdout, stderr } = await place.run(args, { input });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Score final');
    expectSound(stdout);
    const said = stdout
      .split('\n')
      .filter(line => !line.startsWith(messages.fr.play.prompt.trim())) // echoes the notation
      .filter(
        line => !nautilusIslandWords.fr.notation.some(([form]) => line.includes(`  ${form} `)),
      )
      .join('\n');
    expect(said.length).toBeGreaterThan(10_000);
    expect(said).not.toMatch(
      /\b(the|your|you|of|with|from|and|is|it|cards?|column|round|player|bot|green|red|blue|purple|yellow|move|hand|bag|set|open|closed|to|undo|quit|log)\b/i,
    );
    await expectVerified(place);
  });

  test('among bots alone: every ply is told', async () => {
    const place = new Place();
    const args = ['play', ISLAND, '--players=4', '--humans=0', ...BOTS, ...SAVE];
    const { code, stdout } = await place.run(args);
    expect(code).toBe(0);
    const match = savedMatch(place);
    const explored = match.log.filter(e => 'move' in e && e.move.startsWith('column')).length;
    expect(stdout.match(/ explores column \d\.$/gm)).toHaveLength(explored);
    const laid = match.log.filter(e => 'move' in e && e.move.startsWith('lay')).length;
    expect(stdout.match(/ lays .*\.$/gm)).toHaveLength(laid);
    expectSound(stdout);
  });

  test('among bots alone: a move is told also when chance answers it', async () => {
    const place = new Place();
    const whole = recordedMatch();
    const from = whole.log.findIndex(entry => entry.seat === -2) - 1;
    const log = whole.log.slice(0, from);
    const match = replayMatch({ ...whole, log, result: null });
    if (isProblem(match)) throw new Error(match.problem);
    match.accept({ type: 'player', seat: 0, player: { name: 'Nemo', kind: 'bot' }, at: 0 });
    place.write('match.json', writeMatch(match));
    const { code, stdout } = await place.run(['play', '--resume', 'match.json']);
    expect(code).toBe(0);
    const { log: played } = savedMatch(place);
    expect(played[from + 2].seat).toBe(-2);
    const laid = played.slice(from).filter(e => 'move' in e && e.move.startsWith('lay')).length;
    expect(stdout.match(/ lays .*\.$/gm)).toHaveLength(laid);
  });

  test('hot-seat with three people over a pipe: each is told what came of the turn', async () => {
    const place = new Place();
    const input = randomLines(NUMBERS, 9, 4000);
    const args = ['play', ISLAND, '--humans=3', '--names=Ann,Bob,Zoé', ...SAVE];
    const { code, stdout } = await place.run(args, { input });
    expect(code).toBe(0);
    for (const name of ['Ann', 'Bob', 'Zoé']) {
      expect(stdout).toContain(`${name}, your move:`);
      // A card from a face-down stack is named only to the player who took it.
      const seen =
        stdout.match(new RegExp(`^  ${name} collects from column [^1]: .*$`, 'gm')) ?? [];
      expect(seen.filter(line => !line.includes('unseen')).length).toBeGreaterThan(0);
    }
    expectSound(stdout);
    await expectVerified(place);
  });
});

describe.concurrent('leaving and coming back', () => {
  test('end of input saves; the match goes on from the file to an end that is verified', async () => {
    const place = new Place();
    const first = await place.run(['play', ISLAND, '--names=Zoé', ...SAVE], {
      input: randomLines(NUMBERS, 2, 40),
    });
    expect(first.code).toBe(0);
    expect(first.stdout).toContain('The match is saved: match.json');
    expect(first.stdout).toContain('tidetable play nautilus-island --resume match.json');
    const { ply, deal } = savedMatch(place);
    const second = await place.run(['play', '--resume', 'match.json', '--lang=fr'], {
      input: randomLines(NUMBERS, 3, 2000),
    });
    expect({ code: second.code, stderr: second.stderr }).toEqual({ code: 0, stderr: '' });
    expect(second.stdout).toContain('Zoé, à vous de jouer');
    expect(savedMatch(place).ply).toBeGreaterThan(ply);
    expect(savedMatch(place).deal).toEqual(deal);
    await expectVerified(place);
    const third = await place.run(['play', '--resume', 'match.json']);
    expect(third.code).toBe(2);
    expect(third.stderr).toContain('over');
  });

  test('without a path the match goes to the data folder', async () => {
    const place = new Place();
    await place.run(['play', ISLAND], { input: '1\n1\n' });
    const files = place.list().filter(file => file.endsWith('.json'));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^home.tidetable.nautilus-island-[-\dT]+.*\.json$/);
  });

  test('an empty XDG_DATA_HOME counts as none', async () => {
    const place = new Place();
    await place.run(['play', ISLAND], { input: '1\n', env: { XDG_DATA_HOME: '' } });
    expect(place.list().filter(file => file.endsWith('.json'))[0]).toMatch(/^home.\.local.share./);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s saves the match', async signal => {
    const place = new Place();
    const session = new Session(place, ['play', ISLAND, '--players=2', '--humans=2', ...SAVE]);
    await session.question();
    await session.answer('1');
    await session.answer('1');
    session.kill(signal);
    const { code, stdout, stderr } = await session.outcome();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('The match is saved: match.json');
    expect(savedMatch(place).ply).toBe(2);
    expect(place.list()).toEqual(['match.json']);
  });

  test('quit saves at once, while the input stays open', async () => {
    const place = new Place();
    const session = new Session(place, ['play', ISLAND, '--players=2', '--humans=2', ...SAVE]);
    await session.question();
    await session.answer('2');
    expect(await session.answer('QUIT')).toBeUndefined();
    expect((await session.outcome()).code).toBe(0);
    expect(savedMatch(place).ply).toBe(1);
  });

  test('a path that becomes unwritable ends the program, though the input stays open', async () => {
    const place = new Place();
    const session = new Session(place, ['play', ISLAND, '--players=2', '--save=new/match.json']);
    await session.question();
    rmSync(place.at('new'), { recursive: true });
    place.write('new', 'in the way');
    expect(await session.answer('1')).toBeUndefined();
    const { code, stderr } = await session.outcome();
    expect(code).toBe(2);
    expect(stderr).toMatch(/^new.match\.json cannot be written\.\n$/);
    expect(place.list()).toEqual(['new']);
  });

  test('a file that ends before chance has answered goes on', async () => {
    const place = new Place();
    const whole = recordedMatch();
    const at = whole.log.findIndex(entry => entry.seat === -2);
    expect(at).toBeGreaterThan(0);
    place.write('match.json', { ...whole, log: whole.log.slice(0, at), result: null });
    const input = randomLines(NUMBERS, 3, 2000);
    const { code, stdout } = await place.run(['play', '--resume', 'match.json'], { input });
    expect(code).toBe(0);
    expectSound(stdout);
    expect(savedMatch(place).log[at]).toMatchObject({ seat: -2, move: Object(whole.log[at]).move });
    await expectVerified(place);
  });

  test('a file whose seed does not fit the commitment is refused, and left alone', async () => {
    const place = new Place();
    const whole = recordedMatch({ plies: 20 });
    place.write('match.json', { ...whole, seed: 'f'.repeat(64) });
    const before = place.read('match.json');
    const { code, stderr } = await place.run(['play', '--resume', 'match.json'], { input: '1\n' });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^match\.json: Its seed is wrong/);
    expect(place.read('match.json')).toBe(before);
  });

  test('a name of 40 characters beyond the first plane can be read back', async () => {
    const place = new Place();
    const name = '🌊'.repeat(40);
    const { code } = await place.run(['play', ISLAND, `--names=${name}`, ...SAVE], {
      input: '1\n',
    });
    expect([0, 2]).toContain(code);
    if (code === 0) expect(savedMatch(place).ply).toBeGreaterThan(0);
    else expect(place.list()).toEqual([]);
  });
});

describe.concurrent('at the prompt', () => {
  const start = async (...args: string[]): Promise<Session> => {
    const place = new Place();
    const all = ['play', ISLAND, '--players=2', '--humans=2', '--names=Ann,Bob', ...SAVE, ...args];
    const session = new Session(place, all);
    await session.question();
    return session;
  };
  /** Without the echo at the beginning and the prompt at the end. */
  const lines = (said: string | undefined): string[] => (said ?? '').split('\n').slice(1, -1);
  const leave = async (session: Session): Promise<void> => {
    session.end();
    expect((await session.outcome()).stderr).toBe('');
  };

  test('undo takes back what has shown nothing, and says why it takes back no more', async () => {
    const session = await start();
    expect(await session.answer('undo')).toMatch(/nothing to take back/);
    expect(await session.answer('column 1')).toMatch(
      /Collect the top card of column 1 – you\s+get /,
    );
    expect(await session.answer('undo')).toMatch(/Taken back\.[\s\S]*Explore column 1/);
    await session.answer('column 2');
    await session.answer('collect');
    expect(await session.answer('undo')).toMatch(/nothing to take back|your own moves/);
    await leave(session);
  });

  test('a move that was taken back is not told as if it had happened', async () => {
    const session = await start();
    await session.answer('column 1');
    await session.answer('undo');
    await session.answer('column 2');
    const told = await session.answer('collect');
    expect(told).toMatch(/(Ann|Bob) explores column 2\./);
    const log = (await session.answer('log')) ?? '';
    expect(log).not.toMatch(/explores column 1\.\s+(Ann|Bob) explores column 2\./);
    await leave(session);
  });

  test('in practice an own move may be taken back whatever it showed', async () => {
    const place = new Place();
    const session = new Session(place, ['play', ISLAND, '--players=2', '--practice', ...SAVE]);
    await session.question();
    await session.answer('1');
    await session.answer('1');
    expect(await session.answer('undo')).toMatch(/Taken back\.[\s\S]*Collect/);
    await leave(session);
  });

  test('help lists the notation and the words, a refusal names the rule', async () => {
    const session = await start();
    const help = await session.answer('?');
    for (const word of ['column 3', 'lay 1 1 3', 'hint', 'undo', 'log', 'quit'])
      expect(help).toContain(`  ${word} `);
    expect(await session.answer('collect')).toMatch(/First choose a column.* \(rule NI11\)/);
    expect(await session.answer('swim')).toMatch(/no move of this game/);
    await leave(session);
  });

  test('a hint goes deeper each time, and starts anew with the next decision', async () => {
    const session = await start();
    const themes = Object.values(nautilusIslandWords.en.why.themes);
    const { hint } = messages.en;
    const first = lines(await session.answer('hint'));
    expect([...themes, ...themes.map(hint.later), hint.equal]).toContain(first[0]);
    const [oneOf, ...two] = lines(await session.answer('hint'));
    expect(oneOf).toBe(hint.oneOf);
    expect(two).toHaveLength(2);
    const third = await session.answer('hint');
    const [best, move] = lines(third);
    expect(best).toBe(hint.best);
    expect(two).toContain(move);
    const other = two.find(line => line !== move)?.replace(/^ *\d+ +/, '') ?? '';
    expect(third).toContain(`“${other}”`);
    expect(lines(await session.answer('Hint'))).toEqual(lines(third));
    expect(await session.answer(move.trim().split(' ')[0])).toContain('Collect');
    await session.answer('undo');
    const anew = lines(await session.answer('hint'));
    expect([...themes, ...themes.map(hint.later), hint.equal]).toContain(anew[0]);
    await leave(session);
  });

  test('the French ask for an indice', async () => {
    const session = await start('--lang=fr');
    const { hint } = messages.fr;
    const themes = Object.values(nautilusIslandWords.fr.why.themes);
    expect([...themes, ...themes.map(hint.later), hint.equal]).toContain(
      lines(await session.answer('indice'))[0],
    );
    expect(await session.answer('indice')).toContain(hint.oneOf);
    const best = await session.answer('indice');
    expect(best).toMatch(/Je choisirais\s:\n +\d {2}Explorer la colonne/);
    expect(best).toMatch(/^ {3}(environ|un peu)/m); // more or less: no sign says it again
    await leave(session);
  });

  test.each(['0', '99', '12345', '00001000'])(
    'the number %s is refused with the range',
    async n => {
      const session = await start();
      expect(await session.answer(n)).toMatch(/Choose a number from 1 to 4\./);
      await leave(session);
    },
  );

  test('case and spaces do not matter', async () => {
    const session = await start();
    expect(await session.answer('  Column   1 ')).toContain('Collect');
    await leave(session);
  });

  test('control characters from the input are not echoed', async () => {
    const session = await start();
    const said = await session.answer('\u001b[31mhelp\u0007');
    expect(said).toContain('?[31mhelp?');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is the point
    expect(said).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    await leave(session);
  });
});

describe.concurrent('colour', () => {
  const picture = async (env: NodeJS.ProcessEnv): Promise<string> => {
    const place = new Place();
    place.write('match.json', recordedMatch({ plies: 60 }));
    const { stdout } = await place.run(['replay', 'match.json'], { env });
    return stdout;
  };
  const ESCAPE = '\u001b[';

  test('is decoration: without it the picture says the same', async () => {
    const coloured = await picture({ FORCE_COLOR: '1' });
    const plain = await picture({});
    expect(coloured).toContain(ESCAPE);
    expect(plain).not.toContain(ESCAPE);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts a colour code
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(plain);
  });

  test('NO_COLOR wins, and FORCE_COLOR=0 asks for none', async () => {
    expect(await picture({ FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain(ESCAPE);
    expect(await picture({ FORCE_COLOR: '0' })).not.toContain(ESCAPE);
  });
});
