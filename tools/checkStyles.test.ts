import { expect, test } from 'vitest';
import { checkStyles, styleProblems } from './checkStyles.ts';

const WEB = 'packages/web/src';
const ISLAND = `${WEB}/games/nautilus-island`;

const problems = (files: Record<string, string>, shared: Record<string, string> = {}): string[] =>
  styleProblems(
    Object.entries(files).map(([file, text]) => ({ file, text })),
    shared,
  );

test('a class that two files style is listed with them', () => {
  expect(
    problems({
      [`${ISLAND}/hand.css`]: '.ni-card {}',
      [`${ISLAND}/seat.css`]: '@media print { .ni-mini > .ni-card:hover {} }',
    }),
  ).toEqual([`.ni-card is styled in ${ISLAND}/hand.css, ${ISLAND}/seat.css`]);
});

test.each([
  ['what a thing lies in', '.ni-card .ni-mark {}'],
  ['what a thing must not be, or hold', '.ni-mark:not(.ni-card, :is(.ni-card)):has(.ni-card) {}'],
  ['comments and strings', '/* .ni-card {} */ .ni-mark::after { content: ".ni-card {"; }'],
  ['declarations', '.ni-mark { background: url(a.ni-card); }'],
])('%s is not styled', (_, css) => {
  expect(problems({ [`${ISLAND}/card.css`]: '.ni-card {}', [`${ISLAND}/mark.css`]: css })).toEqual(
    [],
  );
});

test('each of several selectors styles, also inside :is', () => {
  const [first, second] = [`${ISLAND}/a.css`, `${ISLAND}/b.css`];
  expect(
    problems({ [first]: '.ni-a, .ni-b {}', [second]: '.ni-c :is(.ni-a, .ni-b)[data-can] {}' }),
  ).toEqual(['a', 'b'].map(c => `.ni-${c} is styled in ${first}, ${second}`));
});

test('an exception is in order while two files need it', () => {
  const shared = { 'ni-card': 'because' };
  const one = { [`${ISLAND}/a.css`]: '.ni-card {}' };
  expect(problems({ ...one, [`${ISLAND}/b.css`]: '.ni-card {}' }, shared)).toEqual([]);
  expect(problems(one, shared)).toEqual(['.ni-card is not styled in two files']);
});

test('a game’s classes begin with its prefix, which nobody else uses', () => {
  expect(
    problems({
      [`${ISLAND}/a.css`]: '.ni-a {}\n.wide .ni-b {}\n.nl-a {}',
      [`${WEB}/screens/table/table.css`]: '.table .ni-a b {}\n.moves {}',
      [`${WEB}/board/board.css`]: '.flight {}',
    }),
  ).toEqual([
    `${ISLAND}/a.css:2: .wide does not begin with ni-`,
    `${ISLAND}/a.css:3: .nl-a does not begin with ni-`,
    `${WEB}/screens/table/table.css:1: .ni-a does not begin with table-`,
    `${WEB}/screens/table/table.css:2: .moves does not begin with table-`,
    `${WEB}/board/board.css:1: .flight does not begin with board-`,
  ]);
});

test('only a screen that shows a table names its parts', () => {
  expect(
    problems({
      [`${WEB}/screens/lesson/guide.css`]: '.table .guide {}',
      [`${WEB}/screens/home/home.css`]: '.table .home {}\n.ni-a .home-a {}',
    }),
  ).toEqual([
    `${WEB}/screens/home/home.css:1: .table belongs to screens/table`,
    `${WEB}/screens/home/home.css:2: .ni-a belongs to games/nautilus-island`,
  ]);
});

test('a game without a prefix is asked for one', () => {
  expect(problems({ [`${WEB}/games/pebbles/a.css`]: '.pebble {}' })).toEqual([
    `${WEB}/games/pebbles/a.css:1: .pebble has no prefix yet`,
  ]);
});

test('a game may fit a button into its drawings', () => {
  expect(problems({ [`${ISLAND}/a.css`]: '.ni-a .button {}' })).toEqual([]);
});

test('our own styles are in order', () => {
  expect(checkStyles()).toEqual([]);
});
