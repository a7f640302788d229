import { expect, test } from 'vitest';
import {
  boundaryViolations,
  type Project,
  readProject,
  unreachableSources,
} from './checkBoundaries.ts';

const MANIFESTS = {
  'package.json': '{ "devDependencies": { "vitest": "5", "vite": "8" } }',
  'packages/rules/package.json':
    '{ "exports": { ".": "./src/index.ts", "./testkit": "./src/testkit/index.ts" } }',
  'packages/match/package.json':
    '{ "exports": { ".": "./src/index.ts" }, "dependencies": { "@tidetable/rules": "*", "@tidetable/text": "*", "valibot": "1" } }',
  'packages/text/package.json':
    '{ "exports": { ".": "./src/index.ts", "./notices": "./src/notices.ts" }, "dependencies": { "@tidetable/rules": "*", "@tidetable/match": "*" } }',
  'packages/server/package.json': '{ "dependencies": { "@tidetable/text": "*" } }',
  'packages/client/package.json': '{ "dependencies": { "@tidetable/match": "*" } }',
  'packages/bots/package.json': '{ "dependencies": { "@tidetable/match": "*" } }',
  'packages/web/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'packages/cli/package.json':
    '{ "exports": { ".": "./src/index.ts" }, "dependencies": { "@tidetable/web": "*" } }',
};

const projectOf = (files: Record<string, string>): Project =>
  readProject(Object.entries({ ...MANIFESTS, ...files }).map(([file, text]) => ({ file, text })));

const violations = (files: Record<string, string>): string[] =>
  boundaryViolations(projectOf(files));

const RULES = 'packages/rules/src';

const allowed: [string, Record<string, string>][] = [
  [
    'a lesson in a table of the web client',
    { 'packages/web/src/table/a.ts': "import { x } from '../lessons/b.ts';" },
  ],
  [
    'a screen in the testkit of the tables',
    { 'packages/web/src/table/testkit/a.ts': "import { x } from '../../screens/b.ts';" },
  ],
  ['the test runner in any testkit', { 'packages/cli/src/testkit/a.ts': "import 'vitest';" }],
  [
    'types of a package of which only those are allowed',
    { 'packages/bots/src/a.ts': "import type { X } from '@tidetable/match';" },
  ],
  [
    'the one entry that is allowed',
    { 'packages/server/src/a.ts': "import { x } from '@tidetable/text/notices';" },
  ],
  [
    'values of the rules in texts',
    { 'packages/text/src/a.ts': "import { x } from '@tidetable/rules';" },
  ],
  ['a package by its name', { 'packages/match/src/a.ts': "import { x } from '@tidetable/rules';" }],
  ['a dependency by a path in it', { 'packages/match/src/a.ts': "import { x } from 'valibot/y';" }],
  [
    'types where only types are allowed',
    { 'packages/text/src/a.ts': "import type { X } from '@tidetable/rules';" },
  ],
  [
    'values of such a package in a test',
    { 'packages/text/src/a.test.ts': "import { x } from '@tidetable/match';" },
  ],
  [
    'the testkit in a test',
    { 'packages/match/src/a.test.ts': "import { x } from '@tidetable/rules/testkit';" },
  ],
  ['the testkit in a tool', { 'tools/a.ts': "import { x } from '@tidetable/rules/testkit';" }],
  ['the test runner in a test', { [`${RULES}/core/a.test.ts`]: "import { test } from 'vitest';" }],
  [
    'the test runner in the testkit',
    { [`${RULES}/testkit/a.ts`]: "import { test } from 'vitest';" },
  ],
  ['core in a game', { [`${RULES}/isle/a.ts`]: "import { x } from '../core/b.ts';" }],
  ['a game in the index', { [`${RULES}/index.ts`]: "export { x } from './isle/b.ts';" }],
  ['what comes with Node', { 'packages/match/src/a.ts': "import { join } from 'node:path';" }],
  ['the other functions of Math', { [`${RULES}/isle/a.ts`]: 'export const x = Math.max(1, 2);' }],
  [
    'members and fields with a forbidden name',
    { [`${RULES}/isle/a.ts`]: 'export const x = (o: { Date: 1 }) => ({ performance: o.Date });' },
  ],
  ['the clock in tests', { [`${RULES}/isle/a.test.ts`]: 'export const x = Date.now();' }],
  ['the clock elsewhere', { 'packages/match/src/a.ts': 'export const x = Date.now();' }],
  [
    'two ways to one file',
    {
      [`${RULES}/core/a.ts`]: "import './b.ts'; import './c.ts';",
      [`${RULES}/core/b.ts`]: "import './c.ts';",
      [`${RULES}/core/c.ts`]: '',
    },
  ],
];

for (const [what, files] of allowed) {
  test(`allowed: ${what}`, () => {
    expect(violations(files)).toEqual([]);
  });
}

const forbidden: [string, string, string, string][] = [
  [
    'packages/cli/src/a.ts',
    "import { x } from './testkit/b.ts';",
    '1',
    'testkit is for tests only',
  ],
  ['tools/a.ts', "import { x } from '@tidetable/cli';", '1', 'tools may not import @tidetable/cli'],
  [
    'packages/match/src/a.ts',
    "import { x } from '@tidetable/text';",
    '1',
    'match may not import @tidetable/text',
  ],
  [
    'packages/bots/src/a.ts',
    "import { x } from '@tidetable/match';",
    '1',
    'bots may import only types of @tidetable/match',
  ],
  [
    'packages/server/src/a.ts',
    "import { x } from '@tidetable/text';",
    '1',
    'server may import only @tidetable/text/notices',
  ],
  [
    'packages/client/src/a.ts',
    "import { x } from '@tidetable/match';",
    '1',
    'client may not import @tidetable/match',
  ],
  [
    'packages/cli/src/a.ts',
    "import { x } from '@tidetable/web';",
    '1',
    'cli may not import @tidetable/web',
  ],
  [
    'packages/text/src/a.ts',
    "\nimport { type X, y } from '@tidetable/match';",
    '2',
    'text may import only types of @tidetable/match',
  ],
  [
    'packages/text/src/a.ts',
    "export * from '@tidetable/match';",
    '1',
    'text may import only types of @tidetable/match',
  ],
  [
    'packages/match/src/a.ts',
    "import { x } from '../../rules/src/index.ts';",
    '1',
    '../../rules/src/index.ts leaves the package',
  ],
  [
    'packages/match/src/a.ts',
    "type X = import('../../rules/src/index.ts').X;",
    '1',
    '../../rules/src/index.ts leaves the package',
  ],
  [
    'packages/match/src/a.ts',
    "import { spawnNode } from '../../../tools/endWithParent.cjs';",
    '1',
    '../../../tools/endWithParent.cjs leaves the package',
  ],
  [
    'packages/cli/src/a.ts',
    "import { x } from '../../../tools/sources.ts';",
    '1',
    '../../../tools/sources.ts leaves the package',
  ],
  [
    'tools/a.ts',
    "export { x } from '../packages/rules/src/index.ts';",
    '1',
    '../packages/rules/src/index.ts leaves the package',
  ],
  [
    'packages/match/src/a.ts',
    "import { x } from '@tidetable/rules/src/core/b.ts';",
    '1',
    '@tidetable/rules/src/core/b.ts is not exported',
  ],
  [
    'packages/match/src/a.ts',
    "const x = await import('@noble/hashes/sha2.js');",
    '1',
    '@noble/hashes is not listed in package.json',
  ],
  ['packages/match/src/a.ts', "import 'vitest';", '1', 'vitest is not listed in package.json'],
  [
    'packages/match/src/a.ts',
    "import { x } from '@tidetable/rules/testkit';",
    '1',
    'testkit is for tests only',
  ],
  [`${RULES}/isle/a.ts`, "import { x } from '../testkit/b.ts';", '1', 'testkit is for tests only'],
  [
    `${RULES}/isle/given.ts`,
    "import { x } from '../testkit/b.ts';",
    '1',
    'testkit is for tests only',
  ],
  [`${RULES}/isle/given.ts`, "import 'vitest';", '1', 'vitest is not listed in package.json'],
  [
    `${RULES}/core/a.ts`,
    "import type { X } from '../isle/b.ts';",
    '1',
    'core may not import a game (isle)',
  ],
  [
    `${RULES}/isle/a.test.ts`,
    "import { x } from '../reef/b.ts';",
    '1',
    'a game may not import another (reef)',
  ],
  [
    `${RULES}/isle/a.ts`,
    '// why\nexport const x = Math.random();',
    '2',
    'Math.random is forbidden in rules',
  ],
  [
    `${RULES}/isle/a.ts`,
    'export const { random } = Math;',
    '1',
    'Math.random is forbidden in rules',
  ],
  [
    `${RULES}/isle/a.ts`,
    "export const x = Math['random']();",
    '1',
    'Math.random is forbidden in rules',
  ],
  [`${RULES}/isle/a.ts`, 'export const x = (o: X) => o[Date];', '1', 'Date is forbidden in rules'],
  [`${RULES}/isle/a.ts`, 'export const x = { [Date]: 1 };', '1', 'Date is forbidden in rules'],
  [`${RULES}/isle/a.ts`, 'export const x = { Date };', '1', 'Date is forbidden in rules'],
  [
    'packages/web/src/table/a.ts',
    "import { signal } from '@preact/signals';",
    '1',
    'the model may not import @preact/signals',
  ],
  [
    'packages/web/src/online/a.ts',
    "import { say } from '../settings.ts';",
    '1',
    'the model may not import packages/web/src/settings.ts',
  ],
  [
    'packages/text/src/a.ts',
    "import '@tidetable/match';",
    '1',
    'text may import only types of @tidetable/match',
  ],
  [`${RULES}/isle/a.ts`, 'export const x = new Date();', '1', 'Date is forbidden in rules'],
  [
    'packages/bots/src/a.ts',
    'export const x = performance.now();',
    '1',
    'performance is forbidden in bots',
  ],
];

for (const [file, text, line, reason] of forbidden) {
  test(`forbidden: ${text.trim()} in ${file}`, () => {
    expect(violations({ [file]: text })).toEqual([`${file}:${line}: ${reason}`]);
  });
}

test('one import may be wrong in several ways', () => {
  expect(violations({ 'packages/rules/src/a.ts': "import '@tidetable/cli/x';" })).toEqual([
    'packages/rules/src/a.ts:1: @tidetable/cli is not listed in package.json',
    'packages/rules/src/a.ts:1: rules may not import @tidetable/cli',
    'packages/rules/src/a.ts:1: @tidetable/cli/x is not exported',
  ]);
});

test('a cycle is found within a package, type imports included', () => {
  const files = {
    'tools/a.ts': "import { b } from './b.ts';",
    'tools/b.ts': "import type { C } from './c.ts';",
    'tools/c.ts': "export { b } from './b.ts';",
  };
  expect(violations(files)).toEqual([
    'tools/b.ts: import cycle: tools/b.ts → tools/c.ts → tools/b.ts',
  ]);
});

test('a cycle is found across packages', () => {
  const files = {
    'packages/match/src/index.ts': "import type { X } from '@tidetable/rules';",
    'packages/rules/src/index.ts': "import type { Y } from '@tidetable/match';",
  };
  expect(violations(files).at(-1)).toBe(
    'packages/match/src/index.ts: import cycle: packages/match/src/index.ts → packages/rules/src/index.ts → packages/match/src/index.ts',
  );
});

test('a source of a library that only tests need is found', () => {
  const files = {
    [`${RULES}/index.ts`]: "export { x } from './isle/x.ts';",
    [`${RULES}/isle/x.ts`]: "import type { Y } from './y.ts';",
    [`${RULES}/isle/y.ts`]: '',
    [`${RULES}/isle/given.ts`]: "import { helped } from './help.ts';",
    [`${RULES}/isle/help.ts`]: '',
    [`${RULES}/isle/x.test.ts`]: "import { given } from './given.ts';",
    [`${RULES}/testkit/index.ts`]: "export { z } from '../isle/z.ts';",
    [`${RULES}/isle/z.ts`]: '',
  };
  const names = ['given', 'help', 'z'];
  expect(unreachableSources(projectOf(files))).toEqual(
    names.map(n => `${RULES}/isle/${n}.ts: no entry of rules needs it; for tests, use testkit`),
  );
});

test('a package leads to another by its entries; a program has none, and says itself what it runs', () => {
  const files = {
    'packages/text/src/index.ts': '',
    'packages/text/src/notices.ts': "import './words.ts';",
    'packages/text/src/words.ts': '',
    'packages/server/src/lane.ts': '',
    'tools/alone.ts': '',
  };
  expect(unreachableSources(projectOf(files))).toEqual([]);
});

test('the script of a thread is needed by who starts it, and obeys the boundaries', () => {
  const start = (file: string): string => `new Worker(new URL('${file}', import.meta.url));`;
  const files = {
    [`${RULES}/index.ts`]: start('./thread.ts'),
    [`${RULES}/thread.ts`]: '',
  };
  expect(unreachableSources(projectOf(files))).toEqual([]);
  const outside = { [`${RULES}/index.ts`]: start('../../web/src/thread.ts') };
  expect(boundaryViolations(projectOf(outside))).toEqual([
    `${RULES}/index.ts:1: ../../web/src/thread.ts leaves the package`,
  ]);
});
