import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { isTest, lineAt, readSources, type SourceFile } from './sources.ts';

/** Every string and every piece of a template of a file, with its line. */
const stringsOf = ({ file, text }: SourceFile): { where: string; said: string }[] => {
  const strings: { where: string; said: string }[] = [];
  const add = (said: string, start: number) =>
    strings.push({ where: `${file}:${lineAt(text, start)}`, said });
  new Visitor({
    Literal: ({ value, start }) => void (typeof value === 'string' && add(value, start)),
    TemplateElement: ({ value, start }) => void add(value.raw, start),
  }).visit(parseSync(file, text).program);
  return strings;
};

/** A sign that French separates from its word by a space, and a space at which a line could break. */
const BREAKS = / [:;?!»%]|« /;

test('no line can break before a sign that a space precedes, nor inside guillemets', () => {
  const sources = readSources(['packages/text/src/**/*.ts']).filter(
    ({ file }) => !isTest(file) && !/^packages\/text\/src\/(en|testkit)\//.test(file),
  );
  expect(sources).not.toEqual([]);
  expect(sources.flatMap(stringsOf).filter(({ said }) => BREAKS.test(said))).toEqual([]);
});
