import { type NautilusIsland, nautilusIsland } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { columnMove } from './markers.ts';

const ZERO = (): number => 0;

/** What seat 0 sees after these moves of a game that chance dealt without shuffling. */
const viewAfter = (...moves: readonly string[]): NautilusIsland.View => {
  const s = nautilusIsland.blank({ seats: 2 });
  nautilusIsland.deal(s, ZERO);
  for (const text of moves) {
    const m = nautilusIsland.parseMove(text) as number;
    if (nautilusIsland.whyNot(s, m)) throw new Error(`${text} is not legal here`);
    nautilusIsland.play(s, m);
  }
  return nautilusIsland.view(s, 0);
};

test('a tap on the own column collects once one has explored, any other goes there', () => {
  const before = viewAfter();
  const first = before.order[0];
  const after = { ...viewAfter('column 2'), seat: first };
  expect(columnMove({ ...before, seat: first }, 2)).toBe('column 2');
  expect([columnMove(after, 2), columnMove(after, 3)]).toEqual(['collect', 'column 3']);
  expect(columnMove({ ...after, seat: 1 - first }, 2)).toBe('column 2');
});
