import { expect, test } from 'vitest';
import {
  layMove,
  laysAll,
  mostPlaces,
  mostToLay,
  pickedMove,
  placesOf,
  setMove,
  toggle,
} from './lay.ts';

const HAND = ['g1', 'g3', 'g3', 'r1', 'y2'];
const LEGAL = ['lay 1', 'lay 3', 'lay 1 3', 'lay 3 3'];

test('picked cards mean a move whose objects ascend, in whatever order they were picked', () => {
  expect(layMove(['g3', 'g1', 'g3'])).toBe('lay 1 3 3');
  expect(layMove([])).toBeUndefined();
});

test('only a legal combination can be played', () => {
  expect(pickedMove(HAND, [2, 0], LEGAL)).toBe('lay 1 3');
  expect(pickedMove(HAND, [0, 1, 2], LEGAL)).toBeUndefined();
  expect(pickedMove(HAND, [], LEGAL)).toBeUndefined();
});

test('the longest legal lay says how many cards the column takes', () => {
  expect(mostToLay(LEGAL)).toBe(2);
  expect(mostToLay(['collect', 'store green'])).toBe(0);
});

test('the largest lay is picked beforehand, unless there are several', () => {
  expect(mostPlaces(HAND, ['lay 1', 'lay 3', 'lay 1 3', 'lay 3 3', 'lay 1 3 3'], 'green')).toEqual([
    0, 1, 2,
  ]);
  expect(mostPlaces(HAND, LEGAL, 'green')).toEqual([]);
  expect(mostPlaces(HAND, ['lay 3'], 'green')).toEqual([1]);
  expect(mostPlaces(HAND, ['collect'], null)).toEqual([]);
});

test('the set that is being stored plays what OK would; without that, storing is refused with a reason', () => {
  expect(setMove('green', null, 'collect')).toBe('store green');
  expect(setMove('green', 'green', 'lay 1 3')).toBe('lay 1 3');
  expect(setMove('green', 'green', 'close')).toBe('close');
  expect(setMove('red', 'green', 'lay 1 3')).toBe('store red');
  expect(setMove('green', 'green', undefined)).toBe('store green');
});

test('a pick is let go by a second tap, and beyond the limit the first one makes room', () => {
  expect(toggle([], 1, 2)).toEqual([1]);
  expect(toggle([1, 2], 1, 2)).toEqual([2]);
  expect(toggle([1, 2], 0, 2)).toEqual([2, 0]);
  expect(toggle([1], 0, 1)).toEqual([0]);
});

test('a move points at the cards it is about', () => {
  expect(placesOf(HAND, 'store green', null)).toEqual([0, 1, 2]);
  expect(placesOf(HAND, 'lay 1 3', 'green')).toEqual([0, 1]);
  expect(placesOf(HAND, 'lay 3 3', 'green')).toEqual([1, 2]);
  expect(placesOf(HAND, 'lay 1', 'red')).toEqual([3]);
  expect(placesOf(HAND, 'collect', null)).toEqual([]);
  expect(placesOf(HAND, undefined, null)).toEqual([]);
});

test('moves that lay the picked cards, perhaps with others', () => {
  const moves = ['lay 1', 'lay 1 1', 'lay 1 3', 'lay 3', 'collect', 'store green'];
  const fitting = (...cards: string[]): string[] => moves.filter(move => laysAll(cards, move));
  expect(fitting('g1')).toEqual(['lay 1', 'lay 1 1', 'lay 1 3']);
  expect(fitting('g1', 'g1')).toEqual(['lay 1 1']);
  expect(fitting('g3')).toEqual(['lay 1 3', 'lay 3']);
});
