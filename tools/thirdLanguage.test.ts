/** A third language is a folder and a line, as CONTRIBUTING.md says; nothing else asks for more. */
import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { changeFile, compilerComplaints, copySources } from './copyOfSources.ts';

const copy = copySources();
afterAll(() => rmSync(copy, { recursive: true }));

const texts = join(copy, 'packages/text/src');
const run = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, args, { cwd: copy })).stdout;

cpSync(join(texts, 'en'), join(texts, 'es'), { recursive: true });
changeFile(join(texts, 'es/index.ts'), text => text.replace("'English'", "'Español'"));
changeFile(join(texts, 'es/grammar.ts'), text => text.replace("grammarOf('en'", "grammarOf('es'"));
changeFile(join(texts, 'languages.ts'), text => `${text}export * as es from './es/index.ts';\n`);

test('it compiles, and every test of the texts passes', async () => {
  expect(await compilerComplaints(copy)).toEqual([]);
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const places = ['packages/text', 'packages/cli/src/boards', 'packages/web/src/lessons'];
  expect(await run(vitest, 'run', ...places)).toMatch(/Tests .*passed/);
}, 300_000);

test('the terminal knows it', async () => {
  const main = 'packages/cli/src/main.ts';
  expect(await run(main, 'play', '--help')).toContain('--lang en|es|fr');
  expect(await run(main, 'help', '--lang', 'es')).toContain('Commands:');
}, 60_000);

test('a language that lacks something does not compile, and is named', async () => {
  changeFile(join(texts, 'es/web/home.ts'), text => text.replace(/^ {2}lead:.*\n/m, ''));
  const complaints = await compilerComplaints(copy, ['packages/text']);
  const files = complaints.map(line => line.slice(0, line.indexOf('(')));
  expect(files).toContain('packages/text/src/es/index.ts');
}, 240_000);
