import type { Options } from '../core/options.ts';
import { testGameContract } from '../testkit/index.ts';
import { nautilion } from './index.ts';
import { brokenInvariant } from './invariants.ts';
import { EXPANSION_NAMES } from './state.ts';

const table = (o: Partial<Options>): Options => ({
  seats: 1,
  ship: 'A1',
  reserve: 4,
  expansions: [],
  darkhouse: 'intro',
  harpoons: 2,
  ...o,
});

testGameContract(nautilion, {
  mixes: [
    table({}),
    table({ seats: 2, ship: 'A2', reserve: 6 }),
    table({ ship: 'B1', expansions: ['mages', 'mercenaries'] }),
    table({ ship: 'C2', reserve: 6, expansions: ['reefs', 'heroics'] }),
    table({ seats: 2, ship: 'B2', expansions: ['darkhouse'], darkhouse: 'normal' }),
    table({ expansions: EXPANSION_NAMES, reserve: 6, darkhouse: 'difficult' }),
    table({ seats: 2, ship: 'C1', expansions: EXPANSION_NAMES, harpoons: 3 }),
  ],
  brokenInvariant,
  games: 20,
});
