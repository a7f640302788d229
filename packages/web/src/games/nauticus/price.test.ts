import { SPECTATOR } from '@tidetable/rules';
import { priceOf, printedPrice, soldBy } from '@tidetable/rules/nauticus';
import { expect, test } from 'vitest';
import { nauticusMoments } from '../../testkit/nauticusGames.ts';
import { priceShown } from './price.ts';

test('who acts, and who looks on at their things, sees the next price; who waits sees their own first one', () => {
  let differing = 0;
  for (const { components, view } of nauticusMoments()) {
    const { action } = view.running;
    if (view.phase !== 'act' || action === null) continue;
    const space = view.spaces.findIndex(s => s.action === action);
    for (const tile of soldBy(action)) {
      const next = priceOf(components, view, tile);
      const first = printedPrice(components, space, tile);
      const shownTo = (seat: number) => priceShown(components, { ...view, seat }, tile);
      expect(shownTo(view.toAct ?? 0)).toBe(next);
      expect(shownTo(SPECTATOR)).toBe(next);
      expect(shownTo(((view.toAct ?? 0) + 1) % view.players.length)).toBe(first);
      if (next !== first) differing++;
    }
  }
  expect(differing).toBeGreaterThan(50);
});
