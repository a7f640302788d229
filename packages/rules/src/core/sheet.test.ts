import { describe, expect, test } from 'vitest';
import { readSheet, type SheetTerms } from './sheet.ts';

const terms: SheetTerms<{
  readonly dice: number;
  readonly piles: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly ships: { readonly A: string; readonly B: string };
  readonly isOpen: boolean;
}> = {
  components: {
    dice: 3,
    piles: [[5], [8, 6]],
    names: ['a', 'b'],
    ships: { A: '12', B: '13 32' },
    isOpen: true,
  },
  certainty: { dice: 'C', piles: 'I', 'piles.0': 'C', names: 'L', ships: 'I', isOpen: 'L' },
  bounds: {
    piles: { kind: 'number', min: 1, max: 9 },
    ships: { kind: 'text', pattern: '[1-9]{2}( [1-9]{2})*' },
    isOpen: { kind: 'flag' },
  },
  whyUnplayable: ({ ships }) => (ships.A === ships.B ? { readError: 'ships' } : undefined),
};
const read = (data: unknown) => readSheet(terms, data);

test('what a sheet does not name is as usual', () => {
  expect(read({})).toEqual(terms.components);
  expect(read({ piles: [[5], [9, 1]], isOpen: false })).toEqual({
    ...terms.components,
    piles: [[5], [9, 1]],
    isOpen: false,
  });
});

test('a whole sheet may be given, and is not the one that is kept', () => {
  const given = { ...terms.components, piles: [[5], [7, 7]] };
  const kept = read(given);
  expect(kept).toEqual(given);
  given.piles[1][0] = 9;
  expect(kept).toMatchObject({ piles: [[5], [7, 7]] });
});

describe('is refused, with its path:', () => {
  test.each([
    ['no table at all', 7, { sheet: 'shape', path: '' }],
    ['null', null, { sheet: 'shape', path: '' }],
    ['a list', [1], { sheet: 'shape', path: '' }],
    ['a part that no game has', { masts: 3 }, { sheet: 'unknown', path: 'masts' }],
    ['the prototype', JSON.parse('{"__proto__": 3}'), { sheet: 'unknown', path: '__proto__' }],
    ['what we are certain of', { dice: 4 }, { sheet: 'certain', path: 'dice' }],
    ['a certain part', { piles: [[6], [8, 6]] }, { sheet: 'certain', path: 'piles.0.0' }],
    ['a name', { names: ['a', 'c'] }, { sheet: 'fixed', path: 'names.1' }],
    ['a missing value', { piles: [[5], [8]] }, { sheet: 'missing', path: 'piles.1.1' }],
    ['one value more', { piles: [[5], [8, 6, 4]] }, { sheet: 'unknown', path: 'piles.1.2' }],
    [
      'a list with holes',
      { piles: Object.assign([[5], [8, 6]], { length: 4 }) },
      { sheet: 'shape', path: 'piles' },
    ],
    ['a list for a table', { ships: ['12', '13'] }, { sheet: 'shape', path: 'ships' }],
    ['a number for a list', { piles: 3 }, { sheet: 'shape', path: 'piles' }],
    [
      'what no game could do',
      { ships: { A: '12', B: '12' } },
      { sheet: 'unplayable', path: 'ships' },
    ],
  ])('%s', (_, data, problem) => {
    expect(read(data)).toEqual(problem);
  });

  test.each([
    ['piles.1.0', { piles: [[5], [10, 6]] }],
    ['piles.1.0', { piles: [[5], [0, 6]] }],
    ['piles.1.1', { piles: [[5], [8, 6.5]] }],
    ['piles.1.1', { piles: [[5], [8, '6']] }],
    ['ships.B', { ships: { A: '12', B: '13 32 x' } }],
    ['isOpen', { isOpen: 0 }],
  ])('what is out of bounds: %s', (path, data) => {
    expect(read(data)).toMatchObject({ sheet: 'bounds', path });
  });
});
