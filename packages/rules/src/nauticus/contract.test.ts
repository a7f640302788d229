import { testGameContract } from '../testkit/index.ts';
import { nauticus } from './index.ts';
import { brokenInvariant } from './invariants.ts';

testGameContract(nauticus, {
  mixes: [
    { seats: 2, oneEmblemPerShip: false },
    { seats: 3, oneEmblemPerShip: true },
    { seats: 4, oneEmblemPerShip: false },
  ],
  brokenInvariant,
  games: 10,
});
