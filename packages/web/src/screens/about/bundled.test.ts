import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { BUNDLED } from './bundled.ts';

const require = createRequire(import.meta.url);

/** Packages whose code runs in the browser. */
const SHIPPED = ['rules', 'match', 'text', 'bots', 'protocol', 'web'];
/** Builds the page, but is not in it. */
const BUILDERS = ['vite'];

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const dependencies = SHIPPED.flatMap(name => {
  const manifest = read(require.resolve(`../../../../${name}/package.json`));
  return Object.keys(manifest.dependencies ?? {});
});

test('every program that ships is credited, and no other', () => {
  const foreign = dependencies.filter(
    name => !/^@(tidetable|fontsource)\//.test(name) && !BUILDERS.includes(name),
  );
  expect(BUNDLED.map(({ name }) => name).toSorted()).toEqual([...new Set(foreign)].toSorted());
});

test.each(BUNDLED)('$name is under $licence', ({ name, licence }) => {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(require.resolve(name)) ?? [];
  expect(read(`${folder}/package.json`).license).toBe(licence);
});
