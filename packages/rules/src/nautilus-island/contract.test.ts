import { testGameContract } from '../testkit/index.ts';
import { nautilusIsland } from './index.ts';
import { brokenInvariant } from './invariants.ts';

testGameContract(nautilusIsland, {
  mixes: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  brokenInvariant,
});
