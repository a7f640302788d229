import { CARD } from '@tidetable/client/testkit';
import { expect, test } from 'vitest';
import { type Absences, untilReplaceable } from './standIns.ts';

const ANA = { kind: 'person', name: 'Ana', connected: true, standIn: null } as const;
const BEN = { ...ANA, name: 'Ben', connected: false } as const;
const BARNACLE = { ...ANA, name: 'Barnacle', bot: true } as const;

/** Told by the page's clock at 1000, when the last move was heard of, too. */
const at = (seats: NonNullable<Absences['card']>['seats'], toAct = 0, absence?: number) =>
  ({
    card: { ...CARD, seats, ...(absence !== undefined && { absence }) },
    cardAt: 1000,
    moment: { toAct },
    movedAt: 1000,
  }) as Absences;

test('somebody is replaced who has been away for as long as the table says', () => {
  const state = at([ANA, { ...BEN, awayFor: 50_000 }], 0, 120_000);
  expect(untilReplaceable(state, 0, 1000)).toBeUndefined(); // is here
  expect(untilReplaceable(state, 1, 1000)).toBe(70_000);
  expect(untilReplaceable(state, 1, 70_999)).toBe(1);
  expect(untilReplaceable(state, 1, 71_000)).toBe(0);
  expect(untilReplaceable(state, 1, 99_999)).toBe(0);
});

test('nobody is replaced for being away where the table does not say how long, as with days for a turn', () => {
  expect(untilReplaceable(at([ANA, BEN], 0, 120_000), 1, 999_999)).toBeUndefined();
  expect(untilReplaceable(at([ANA, { ...BEN, awayFor: 1 }]), 1, 999_999)).toBeUndefined(); // an older server
});

test('nobody is replaced twice', () => {
  const state = at([ANA, { ...BEN, awayFor: 999_999, standIn: 'mate' }], 0, 120_000);
  expect(untilReplaceable(state, 1, 1000)).toBeUndefined();
});

test('a program of somebody else is replaced once it is to act, and nothing has happened for that long', () => {
  expect(untilReplaceable(at([ANA, BARNACLE], 0, 120_000), 1, 999_999)).toBeUndefined();
  const state = at([ANA, BARNACLE], 1, 120_000);
  expect(untilReplaceable(state, 1, 61_000)).toBe(60_000);
  expect(untilReplaceable(state, 1, 121_000)).toBe(0);
});
