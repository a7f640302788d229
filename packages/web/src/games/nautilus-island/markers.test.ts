import { type NautilusIsland, nautilusIsland } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { activeColumn, columnMove, standings } from './markers.ts';

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

test('[NI11] before the first turn nobody stands anywhere; then markers go to the top', () => {
  expect(standings(viewAfter()).map(s => s.column)).toEqual([undefined, undefined]);
  const { order, ...rest } = viewAfter('column 2');
  expect(standings({ order, ...rest })[order[0]]).toMatchObject({ column: 2, side: 'top' });
});

test('[NI11] in the second round who has moved is on the other side, who has not is still there', () => {
  const first = ['column 2', 'collect', 'column 3', 'collect'];
  const { order } = viewAfter(...first);
  expect(standings(viewAfter(...first)).map(s => s.side)).toEqual(['top', 'top']);
  const sides = standings(viewAfter(...first, 'column 1')).map(s => s.side);
  expect(sides[order[0]]).toBe('bottom');
  expect(sides[order[1]]).toBe('top');
});

test('a tap on the own column collects once one has explored, any other goes there', () => {
  const before = viewAfter();
  const first = before.order[0];
  const after = { ...viewAfter('column 2'), seat: first };
  expect(activeColumn(before)).toBeUndefined();
  expect(columnMove({ ...before, seat: first }, 2)).toBe('column 2');
  expect(activeColumn(after)).toBe(2);
  expect([columnMove(after, 2), columnMove(after, 3)]).toEqual(['collect', 'column 3']);
  expect(columnMove({ ...after, seat: 1 - first }, 2)).toBe('column 2');
});
