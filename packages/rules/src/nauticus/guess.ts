/** Worlds that a view cannot tell from the real one: only the shuffles of later rounds are secret. */
import type { WorldSampler } from '../core/game.ts';
import { type Rng, shuffle, unnamed } from '../core/rng.ts';
import { fromView } from './read.ts';
import type { Sheet } from './sheet.ts';
import { ACTIONS, copyInto, type State } from './state.ts';
import type { View } from './view.ts';

export const worlds = (sheet: Sheet, v: View): WorldSampler<State> => {
  const base = fromView(sheet, v);
  const tiles = Uint8Array.from({ length: ACTIONS }, (_, action) => action);
  const sampleInto = (to: State, rng: Rng): void => {
    copyInto(to, base);
    for (let from = (base.round - 1) * ACTIONS; from < to.later.length; from += ACTIONS) {
      shuffle(tiles, ACTIONS, unnamed(rng), '');
      to.later.set(tiles, from);
    }
  };
  return { sampleInto };
};
