import { componentsHash } from '@tidetable/match';
import { games } from '@tidetable/rules';
import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const run = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await new Place().run(['components', ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

test.each(Object.values(games))('$id: --json has every component with its mark', async game => {
  const said = JSON.parse(await run(game.id, '--json'));
  const { id, rules, components, certainty } = game;
  expect(said).toMatchObject({ game: id, rules, components, certainty });
  const names = Object.keys(said.components);
  for (const name of names) expect(['C', 'L', 'I']).toContain(said.certainty[name]);
  const parts = Object.keys(said.certainty).filter(path => !names.includes(path));
  for (const path of parts) {
    const part = path.split('.').reduce((value, key) => value?.[key], said.components);
    expect(part, path).toBeDefined();
  }
  expect(said.hash).toBe(componentsHash(game.components));
});

test('the table is aligned, and says in words how sure we are; ducts are in it', async () => {
  const lines = (await run('nautilion')).split('\n');
  const at = lines[0].indexOf('how sure');
  const table = lines.slice(0, lines.indexOf(''));
  for (const line of table.slice(1)) expect(line.slice(at)).toMatch(/^(certain|likely|inferred) /);
  expect(table.find(line => line.startsWith('ships.A1 '))).toMatch(
    /^ships\.A1 +inferred +12 23 34 45 56 67 78 81 91 92 93 94 95 96 97 98$/,
  );
});

test('a part of a component may be surer than the rest', async () => {
  const said = await run('nautilus-island');
  expect(said).toMatch(/^columns\.3 +likely +1 2 2 3 3$/m);
  expect(said).toMatch(/^columns\.4 +certain +1 1 2 2 3 3$/m);
});

test('in French, too', async () => {
  const said = await run('nauticus', '--lang', 'fr');
  expect(said).toMatch(/^élément +certitude +valeur\n/);
  expect(said).toMatch(/^prices\.0 +déduit +3 2 1 0$/m);
  expect(said).toMatch(/^hulls +probable +bow middle stern 1-ship$/m);
  expect(said).not.toMatch(/likely|inferred|undefined/);
});

test('the start orders are those of the options', async () => {
  const tokens = (kinds: string, n: number): string =>
    [...kinds].flatMap(kind => new Array<string>(n).fill(kind)).join(' ');
  const said = await run('nautilion', '--players=1', '--option=expansions=mages,heroics', '--json');
  expect(JSON.parse(said).startOrder).toEqual([
    `path: ${tokens('123456789', 4)} ${tokens('ABC', 3)}`,
    'heroics: 1 2 3 4 5 6 7 8 9 10',
  ]);
  expect(await run('nautilus-island', '--players=2')).toContain(
    '\nfirst: 0\ncolumn 1 stack 1: g1 g1 g1 g1 g2 g2 g2 g2\n',
  );
});

test('a game that is not there, and options that it does not have, are refused', async () => {
  for (const args of [[], ['chess'], ['nauticus', '--option=tide=high']]) {
    const { code, stdout } = await new Place().run(['components', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  }
});
