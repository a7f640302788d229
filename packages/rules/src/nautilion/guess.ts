/** Worlds that a view cannot tell from the real one: they differ in the heroic pile alone. [NL105] */
import type { WorldSampler } from '../core/game.ts';
import { type Rng, shuffle, unnamed } from '../core/rng.ts';
import { fromView } from './read.ts';
import type { Sheet } from './sheet.ts';
import { copyInto, type State } from './state.ts';
import type { View } from './view.ts';

export const worlds = (sheet: Sheet, v: View): WorldSampler<State> => {
  const base = fromView(sheet, v);
  const sampleInto = (to: State, rng: Rng): void => {
    copyInto(to, base);
    const pile = to.heroic.subarray(to.opened, to.heroics);
    shuffle(pile, pile.length, unnamed(rng), '');
  };
  return { sampleInto };
};
