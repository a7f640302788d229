import { expect, test } from 'vitest';
import { quickTable } from './quickTable.ts';

test('somebody called as the first bot plays another one', () => {
  expect(quickTable('nautilus-island', 'Ann').players[1].name).toBe('Nemo');
  expect(quickTable('nautilus-island', 'nemo').players[1].name).toBe('Aronnax');
  expect(quickTable('nautilion', 'Nemo').players).toEqual([{ name: 'Nemo' }]);
});
