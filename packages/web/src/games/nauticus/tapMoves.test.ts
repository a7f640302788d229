import { expect, test } from 'vitest';
import type { View } from './boardProps.ts';
import { hasTwoMasts, moveOnShip, moveOnStack } from './tapMoves.ts';

const view = (phase: View['phase'], tile: string | null = null): View =>
  ({ phase, running: { tile } }) as View;

test('a ship takes the tile in hand, and delivers when the hand is empty', () => {
  expect(moveOnShip(view('place', 'bow'), ['store'], 2)).toBe('place on ship 2');
  expect(moveOnShip(view('act'), ['deliver ship 2'], 2)).toBe('deliver ship 2');
  expect(moveOnShip(view('choose'), [], 1)).toBe('deliver ship 1'); // refused with the reason
});

test('a sail goes to the crown mast by itself if it fits only there', () => {
  const onCrown = 'place on crown mast of ship 1';
  const sail = view('place', 'lion sail');
  expect(moveOnShip(sail, [onCrown], 1)).toBe(onCrown);
  expect(moveOnShip(sail, [onCrown, 'place on ship 1'], 1)).toBe('place on ship 1');
  expect(moveOnShip(sail, [onCrown], 2)).toBe('place on ship 2');
  expect(hasTwoMasts([onCrown, 'place on ship 1'], 1)).toBe(true);
  expect(hasTwoMasts([onCrown], 1)).toBe(false);
});

test('a stack is bought from, or taken from while something is offered', () => {
  expect(moveOnStack(view('act'), 'lion mast')).toBe('buy lion mast');
  expect(moveOnStack(view('bonus'), 'lion mast')).toBe('take lion mast');
  expect(moveOnStack(view('gift'), 'bow')).toBe('take bow');
  expect(moveOnStack(view('goods'), 'salt')).toBe('take salt');
  expect(moveOnStack(view('reward'), 'salt')).toBe('reward goods');
  expect(moveOnStack(view('act'), 'crown sail')).toBe('reward crown sail'); // never for sale
});
