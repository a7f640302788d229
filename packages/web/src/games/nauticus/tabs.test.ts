import { expect, test } from 'vitest';
import type { View } from './boardProps.ts';
import { tabOf } from './tabs.ts';

test('actions are chosen at the wheel, tiles placed in the yard; what is decided in the dock leaves the tab as it is', () => {
  const at = (phase: View['phase']): View => ({ phase }) as View;
  expect(tabOf(at('choose'))).toBe('wheel');
  expect(tabOf(at('extra'))).toBe('wheel');
  expect(tabOf(at('place'))).toBe('yard');
  for (const phase of ['act', 'reward', 'goods', 'gift', 'bonus', 'after', 'over'] as const)
    expect(tabOf(at(phase))).toBeUndefined();
});
