import { expect, test } from 'vitest';
import { given, played } from './given.ts';
import { goldenFeatures } from './goldenFeatures.ts';

/** Where in a turn the extra actions of such moves come. */
const extras = (...moves: readonly string[]): string[] => {
  const s = given({ players: [{ extra: true }, { extra: true }] });
  const events = played(s, ...moves);
  return [...goldenFeatures(s, events)].filter(feature => feature.startsWith('extra action'));
};

const WITHDRAW = ['extra action', 'choose money', 'withdraw', 'end'];

test('where an extra action comes is told by what its own player has done', () => {
  expect(extras(...WITHDRAW)).toEqual(['extra action before choosing']);
  expect(extras('choose hulls', ...WITHDRAW)).toEqual(['extra action before acting']);
  expect(extras('choose hulls', 'buy 1-ship', 'end', ...WITHDRAW)).toEqual([
    'extra action after acting',
  ]);
  expect(extras('choose hulls', 'pass', ...WITHDRAW)).toEqual(['extra action in a passed turn']);
  const passed = ['choose hulls', 'pass', 'end'];
  const acted = ['choose hulls', 'buy 1-ship', 'end', 'end'];
  for (const before of [passed, acted]) {
    expect(extras(...before, ...WITHDRAW)).toEqual(['extra action before acting']);
    expect(extras(...before, 'pass', 'end', ...WITHDRAW)).toEqual(['extra action before choosing']);
  }
});
