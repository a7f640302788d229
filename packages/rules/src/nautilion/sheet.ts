/** What editions and a table's own sheet may differ in, as the rules want it. */
import { setOf } from '../core/bitSet.ts';
import type { Components } from './components.ts';
import { DEAREST_BEAM } from './darkhouseCards/effects.ts';
import { type Ducts, readDucts } from './ducts.ts';
import { type Prices, pricesOf } from './prices.ts';

export interface Sheet {
  readonly odds: Uint8Array; // odds[face - 1] = sides of a die that show it [NL7]
  readonly prices: Prices; // in reserve tokens
  readonly reefs: Uint8Array; // the reefs of the box, each as 1 + its number's index [NL64]
  readonly reefCopies: Uint8Array; // by that index
  readonly ducts: { readonly [Ship in keyof Components['ships']]: Ducts };
  readonly admirals: Components['admirals']; // the numbers on each card
  readonly admits: Uint16Array; // those as bit sets of crew spaces
  readonly red: Uint8Array; // Darkhouse cards [NL109]
  readonly blue: Uint8Array;
  readonly salvage: number; // tokens that the heroic card fetches at most
  readonly boarders: number; // tokens of the hold that a Boarding Party throws away at most
  readonly mostOwed: number; // tokens that one decision after another may pay, lose or pick
}

export const sheetOf = (components: Components): Sheet => {
  const { faces, reefs, ships, admirals, darkhouse, salvage, boarders } = components;
  const prices = pricesOf(components);
  return {
    odds: Uint8Array.from(faces),
    prices,
    reefs: Uint8Array.from(
      Object.values(reefs).flatMap((n, reef) => new Array<number>(n).fill(reef + 1)),
    ),
    reefCopies: Uint8Array.from(Object.values(reefs)),
    ducts: ductsOf(ships),
    admirals,
    admits: Uint16Array.from(admirals, bitsOf),
    red: Uint8Array.from(darkhouse.red),
    blue: Uint8Array.from(darkhouse.blue),
    salvage,
    boarders,
    mostOwed: Math.max(...Object.values(prices), salvage, boarders, DEAREST_BEAM),
  };
};

const ductsOf = (ships: Components['ships']): Sheet['ducts'] => {
  const ducts = Object.entries(ships).map(([name, pairs]) => [name, readDucts(pairs)] as const);
  return Object.fromEntries(ducts) as Sheet['ducts'];
};

const bitsOf = (numbers: readonly number[]): number => setOf(numbers.map(number => number - 1));
