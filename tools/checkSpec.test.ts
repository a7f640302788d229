import { describe, expect, test } from 'vitest';
import { specProblems } from './checkSpec.ts';

const ISLE = 'packages/rules/src/isle';
const SPEC = '# Isle\n\n- **IS1** Boats float.\n- **IS2** Nets do not.\n';

const problems = (files: Record<string, string>): string[] =>
  specProblems(Object.entries(files).map(([file, text]) => ({ file, text })));

const withTest = (text: string, spec = SPEC): string[] =>
  problems({ [`${ISLE}/SPEC.md`]: spec, [`${ISLE}/play.test.ts`]: text });

test('a SPEC whose rules all stand in test titles is fine', () => {
  expect(withTest("test('[IS1] [IS2] boats float, nets do not', () => {});")).toEqual([]);
});

test('titles may be templates, or made from tables', () => {
  expect(
    withTest("for (const title of ['[IS2] nets']) test(title, f); test(`[IS1] boats`, f);"),
  ).toEqual([]);
});

test('a rule that no test names is listed', () => {
  expect(withTest("test('[IS2] nets', () => {});")).toEqual([`${ISLE}/SPEC.md:3: IS1 has no test`]);
});

test('naming a rule in a comment does not test it', () => {
  expect(withTest("test('[IS2] nets', () => {}); // [IS1]")).toEqual([
    `${ISLE}/SPEC.md:3: IS1 has no test`,
  ]);
});

test('only tests beside the SPEC count', () => {
  const files = {
    [`${ISLE}/SPEC.md`]: SPEC,
    [`${ISLE}/play.test.ts`]: "test('[IS1]', f);",
    'packages/match/src/play.test.ts': "test('[IS2]', f);",
  };
  expect(problems(files)).toEqual([`${ISLE}/SPEC.md:4: IS2 has no test`]);
});

const unknown: [string, string, string][] = [
  ['a title', `${ISLE}/more.test.ts`, "\ntest('[IS7] …', f);"],
  ['a margin', `${ISLE}/play.ts`, '\nsink(); // [IS1] [IS7]'],
  ['a refusal', `${ISLE}/legal.ts`, "\nrefuse('afloat', 'IS7');"],
  ['another package', 'packages/text/src/en/notices.ts', '\n// [IS7]'],
];
for (const [where, file, text] of unknown) {
  test(`a name that the SPEC does not have is found in ${where}`, () => {
    const files = {
      [`${ISLE}/SPEC.md`]: SPEC,
      [`${ISLE}/play.test.ts`]: "test('[IS1] [IS2]', f);",
      [file]: text,
    };
    expect(problems(files)).toEqual([`${file}:2: IS7 is not in the SPEC`]);
  });
}

test('brackets hold one rule each', () => {
  expect(withTest("test('[IS1] [IS2]', f); // [IS1, IS2]")).toEqual([
    `${ISLE}/play.test.ts:1: [IS1, IS2] must name one rule`,
  ]);
});

test('a number is given once', () => {
  expect(withTest("test('[IS1] [IS2]', f);", `${SPEC}- **IS1** Boats sink.`)).toEqual([
    `${ISLE}/SPEC.md:5: IS1 is already on line 3`,
  ]);
});

test('the numbers of a SPEC have one prefix', () => {
  expect(withTest('', `${SPEC}- **NI3** Nets float.`)).toEqual([
    `${ISLE}/SPEC.md: its rules need one prefix; found: IS, NI`,
  ]);
  expect(withTest('', 'Boats float.')).toEqual([
    `${ISLE}/SPEC.md: its rules need one prefix; found: none`,
  ]);
});

test('two games have their own numbers', () => {
  const files = {
    [`${ISLE}/SPEC.md`]: '- **IS1** Boats float.',
    [`${ISLE}/a.test.ts`]: "test('[IS1]', f);",
    'packages/rules/src/reef/SPEC.md': '- **RE1** Reefs do not.',
    'packages/rules/src/reef/a.test.ts': "test('[IS2]', f);",
  };
  expect(problems(files)).toEqual([
    'packages/rules/src/reef/a.test.ts:1: IS2 is not in the SPEC',
    'packages/rules/src/reef/SPEC.md:1: RE1 has no test',
  ]);
});

test('every game has a SPEC; core and testkit are no games', () => {
  const files = {
    [`${ISLE}/play.ts`]: '',
    'packages/rules/src/core/game.ts': '',
    'packages/rules/src/testkit/index.ts': '',
    'packages/rules/src/index.ts': '',
  };
  expect(problems(files)).toEqual([`${ISLE}: has no SPEC.md`]);
});

describe('marks', () => {
  const marked = (...lines: string[]): string[] =>
    withTest("test('[IS1] [IS2]', f);", lines.join('\n'));
  const boats = '- **IS1** Boats float. *(house ruling)*';
  const nets = '- **IS2** Nets do not. *(likely reading)*';
  const head = ['', '## House rulings', '', '| rule | mark | book | why |', '|---|---|---|---|'];
  const aboutBoats = '| IS1 | house ruling | silent | wood does |';
  const aboutNets = '| IS2 | likely reading | silent, too | they are wet |';

  test('each marked sentence has its entry', () => {
    expect(marked(boats, nets, ...head, aboutBoats, aboutNets)).toEqual([]);
    expect(marked(boats, '- **IS2** Nets do not.', ...head, aboutBoats, '', '## More')).toEqual([]);
  });

  test.each([
    [
      'without its section',
      [boats, nets.replace(' *(likely reading)*', '')],
      1,
      /IS1 has no entry/,
    ],
    ['without its entry', [boats, nets, ...head, aboutBoats], 2, /IS2 has no entry/],
    [
      'with its entry in another section',
      [boats, '- **IS2** …', ...head, '## More', aboutBoats],
      1,
      /no entry/,
    ],
    ['with two entries', [boats, nets, ...head, aboutBoats, aboutNets, aboutNets], 10, /already/],
    [
      'with an unknown mark',
      ['- **IS1** Boats float. *(ruling)*', '- **IS2** …'],
      1,
      /\(ruling\) is no mark/,
    ],
    [
      'with its mark in the middle',
      ['- **IS1** *(house ruling)* Boats float.', '- **IS2** …'],
      1,
      /is no mark/,
    ],
    [
      'with another mark in its entry',
      [boats, nets, ...head, aboutBoats, aboutNets.replace('likely reading', 'house ruling')],
      9,
      /marked likely reading, not house ruling/,
    ],
    [
      'whose entry has no reason',
      [boats, '- **IS2** …', ...head, '| IS1 | house ruling | silent |   |'],
      8,
      /why we chose/,
    ],
    [
      'whose entry lacks a column',
      [boats, '- **IS2** …', ...head, aboutBoats, '| IS2 | house ruling |'],
      9,
      /needs number/,
    ],
  ])('a sentence %s is found', (_, lines, line, problem) => {
    const found = marked(...lines);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${ISLE}/SPEC\\.md:${line}: `));
    expect(found[0]).toMatch(problem);
  });

  test('an entry for a sentence of the book, or for none, is found', () => {
    const unmarked = ['- **IS1** Boats float.', '- **IS2** …', ...head];
    for (const entry of [aboutBoats, aboutBoats.replace('IS1', 'IS7')])
      expect(marked(...unmarked, entry)).toEqual([
        expect.stringMatching(/SPEC\.md:8: IS\d is no marked sentence/),
      ]);
  });
});
