/** Ways of playing that lead to the rare things; the recorded games are made with them. */
import type { Options } from '../../core/options.ts';
import type { View } from '../../nautilus-island/view.ts';
import { ranking, type Taste } from '../taste.ts';

export const mixes: readonly Options[] = [{ seats: 2 }, { seats: 3 }, { seats: 4 }];

/** Games to try for each mix and taste. */
export const tries = 200;

/** The taste of the first game recorded of every mix, whatever it shows. */
export const ordinary = 'tidy';

const storeAndClose = ranking([/^store/, 2], [/^lay . . ./, 3], [/^lay . ./, 2], [/^close/, 1]);
const storeSlowly = ranking([/^store/, 2], [/^lay .$/, 1], [/^leave/, 1]);
const heightAt: Taste<View> = (move, v) =>
  move.startsWith('column') ? v.columns[Number(move.slice(7)) - 1].height : 0;

export const tastes: { readonly [name: string]: Taste<View> } = {
  careless: () => 0,
  storing: storeAndClose,
  collecting: ranking([/^collect/, 1], [/^lay . . ./, 1], [/^close/, 1]),
  hoarding: ranking([/^store (green|red)/, 2], [/^collect/, 1], [/^leave/, 1]),
  tidy: (move, v) => storeAndClose(move) || heightAt(move, v),
  thrifty: (move, v) => storeSlowly(move) || heightAt(move, v),
};
