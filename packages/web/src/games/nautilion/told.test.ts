import type { Nautilion } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { told } from './told.ts';

test('tokens of one kind that pay for a spell are told once', () => {
  const cast: Nautilion.Event = { type: 'cast', spell: 'translation', price: 3 };
  const paid = (token: number): Nautilion.Event => ({ type: 'paid', token });
  expect(told([cast, paid(13), paid(13), paid(13)])).toEqual([cast, paid(13)]);
  expect(told([cast, paid(2), paid(13), paid(2)])).toEqual([cast, paid(2), paid(13), paid(2)]);
});
