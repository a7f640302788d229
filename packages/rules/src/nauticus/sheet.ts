/** What editions and a table's own sheet may differ in, as the rules want it. */
import type { Components } from './components.ts';

export interface Sheet {
  readonly prices: Uint8Array; // prices[space * KINDS + kind] in taler
  readonly wheel: Uint8Array; // wheel[n] = blue workers n spaces clockwise from the anchor
  readonly boxes: number; // of a storage
}

export const sheetOf = ({ prices, wheel, storage }: Components): Sheet => ({
  prices: Uint8Array.from(prices.flat()),
  wheel: Uint8Array.from(wheel),
  boxes: storage.boxes,
});
