import { expect, test } from 'vitest';
import { formatMove, parseMove } from './formatMove.ts';
import { MOVE_COUNT } from './moves.ts';
import { type MoveParts, moveNotation, readMove, shownOn } from './notation.ts';

const written = (move: MoveParts): string => {
  switch (move.type) {
    case 'choose':
      return moveNotation.choose(move.action);
    case 'buy':
    case 'transport':
    case 'take':
      return moveNotation[move.type](move.tile);
    case 'place':
      if (move.ship === null) return moveNotation.onNewShip;
      return move.onCrownMast
        ? moveNotation.onCrownMast(move.ship)
        : moveNotation.onShip(move.ship);
    case 'deliver':
      return moveNotation.deliver(move.ship);
    case 'reward':
      return moveNotation.reward(move.reward);
    case 'score':
      return moveNotation.scoreCrowns;
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

test('a tile shows a hull part, an emblem or a good', () => {
  expect((['1-ship', 'crown mast', 'lily sail', 'salt'] as const).map(shownOn)).toEqual([
    '1-ship',
    'crown',
    'lily',
    'salt',
  ]);
});
