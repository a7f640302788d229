/** Every level on mutated views that no game has produced. By hand: `npm run test:long`. */
import { testMutantViews } from './testkit/mutantViewTest.ts';

testMutantViews(
  [
    ['nautilus-island', { seats: 2 }],
    ['nautilus-island', { seats: 4 }],
    ['nautilion', { seats: 1 }],
    ['nautilion', { seats: 2, expansions: 'mages,mercenaries,reefs,darkhouse,heroics' }],
    ['nauticus', { seats: 2 }],
    ['nauticus', { seats: 4, oneEmblemPerShip: true }],
  ],
  10,
  20,
);
