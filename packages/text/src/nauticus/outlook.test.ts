/** Cases that random games seldom reach; all others are held against the rules in text.test.ts. */
import { type Nauticus, nauticus, seededRng, unnamed } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { actor, canPlace, worthOf } from './outlook.ts';

const viewWith = (
  own: Partial<Nauticus.Player>,
  options = { seats: 2, oneEmblemPerShip: false },
): Nauticus.View => {
  const s = nauticus.blank(options);
  nauticus.deal(s, unnamed(seededRng(1)));
  const view = nauticus.view(s, s.toAct);
  Object.assign(actor(view), own);
  return view;
};

test('[NC64] goods beyond the fifth of a kind are worth 5 each', () => {
  const view = viewWith({ delivered: { coffee: 4, grain: 0, salt: 0, fish: 6 } });
  expect(worthOf(view, ['coffee', 'coffee'])).toBe(6 + 5);
  expect(worthOf(view, ['fish', 'fish', 'grain'])).toBe(5 + 5 + 2);
});

test('[NC90] with one emblem per ship a crown mast takes only sails of that emblem', () => {
  const parts: Nauticus.Part[] = [
    { hull: 'stern', mast: 'lion', sail: 'lion', good: null },
    { hull: 'bow', mast: 'crown', sail: null, good: null },
  ];
  const fitting = (oneEmblemPerShip: boolean): string[] =>
    (['lion sail', 'eagle sail', 'crown sail', 'lion mast'] as const).filter(tile =>
      canPlace(viewWith({ ships: [{ parts }] }, { seats: 2, oneEmblemPerShip }), tile),
    );
  expect(fitting(false)).toEqual(['lion sail', 'eagle sail', 'crown sail']);
  expect(fitting(true)).toEqual(['lion sail', 'crown sail']);
});
