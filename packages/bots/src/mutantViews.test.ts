import { testMutantViews } from './testkit/mutantViewTest.ts';

testMutantViews(
  [
    ['nautilus-island', { seats: 2 }],
    ['nautilion', { seats: 1 }],
    ['nauticus', { seats: 2 }],
  ],
  1,
  1,
);
