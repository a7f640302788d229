import { expect, test } from 'vitest';
import { listedMoves } from './listedMoves.ts';

const LEGAL = ['lay 1', 'lay 1 2', 'lay 2'];

test('moves that go on with what was begun are listed alone', () => {
  expect(listedMoves(LEGAL, move => move.startsWith('lay 1'))).toEqual(['lay 1', 'lay 1 2']);
});

test('all are listed where nothing was begun, or nothing goes on with it', () => {
  expect(listedMoves(LEGAL, undefined)).toEqual(LEGAL);
  expect(listedMoves(LEGAL, () => false)).toEqual(LEGAL);
});
