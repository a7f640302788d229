import { expect, test } from 'vitest';
import { formatMove, parseMove } from './formatMove.ts';
import { MOVE_COUNT } from './moves.ts';
import { type MoveParts, moveNotation, readMove } from './notation.ts';

const written = (move: MoveParts): string => {
  switch (move.type) {
    case 'column':
      return moveNotation.column(move.column);
    case 'store':
    case 'refill':
      return moveNotation[move.type](move.colour);
    case 'lay':
      return moveNotation.lay(move.objects);
    default:
      return moveNotation[move.type];
  }
};

test('every move is read into the parts that write it again', () => {
  for (let m = 0; m < MOVE_COUNT; m++) {
    const text = formatMove(m);
    expect(written(readMove(text)), text).toBe(text);
    expect(parseMove(text), text).toBe(m);
  }
});

test('objects are laid in any order', () => {
  expect(moveNotation.lay([3, 1, 1])).toBe('lay 1 1 3');
});
