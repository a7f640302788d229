import { expect, test } from 'vitest';
import { isReadError } from '../core/readError.ts';
import { given, played } from '../testkit/nautilus-island/given.ts';
import { nautilusIsland as game } from './index.ts';
import type { Position } from './view.ts';

/** Each makes a sound position unsound in one way, and the name of what is then wrong. */
const CASES: readonly (readonly [readError: string, change: (p: Position) => void])[] = [
  ['round', p => Object.assign(p, { round: 'x', side: 'bottom' })],
  ['round', p => Object.assign(p, { round: 0.5, side: 'bottom' })],
  ['round', p => Object.assign(p, { round: 99, side: 'top' })],
  ['turn', p => Object.assign(p, { turn: 7 })],
  ['turn', p => Object.assign(p, { phase: 'over', toAct: null })],
  ['order', p => Object.assign(p, { order: [0, 0] })],
  ['toAct', p => Object.assign(p, { toAct: 1 })],
  ['toAct', p => Object.assign(p, { toAct: 'x' })],
  ['toAct', p => Object.assign(p, { toAct: 'chance' })],
  ['storing', p => Object.assign(p, { phase: 'lay', storing: 'red' })],
  ['storing', p => Object.assign(p, { phase: 'close', storing: 'green' })],
  ['storing', p => Object.assign(p, { phase: 'refill', storing: 'green', toAct: 'chance' })],
  ['idled', p => Object.assign(p.players[0], { idled: true })],
  ['hasStore', p => Object.assign(p, { hasStore: true })],
  ['stage', p => Object.assign(p, { stage: 'final' })],
  ['markers', p => Object.assign(p.players[0], { column: 77 })],
  ['markers', p => Object.assign(p.players[0], { column: null })],
  ['taken', p => Object.assign(p.columns[0], { taken: true })],
  ['portholes', p => Object.assign(p.players[0].sets.green, { porthole: 99 })],
  ['bonus', p => p.players[0].sets.red.bonus.push(p.bag.pop()!)],
  ['cards', p => p.players[0].hand.pop()],
  ['tokens', p => p.bag.pop()],
  ['known', p => p.players[0].known.push('o4')],
];

for (const [readError, change] of CASES) {
  test(`a position is refused for its ${readError}: ${change.toString().slice(5)}`, () => {
    const p = structuredClone(game.position(given({ hands: ['g1'] })) as Position);
    change(p);
    expect(game.parsePosition(p)).toEqual({ readError });
  });
}

/** Seat 0 has idled in the final round, and seat 1 is to act. */
const idled = (): Position => {
  const s = given({
    ...{ seats: 4, heights: [0, 0, 1, 0, 0, 0], markers: [3, 4, 5, 6] },
    hands: ['y1', 'g1', 'y3'],
  });
  played(s, 'column 1', 'idle');
  return structuredClone(game.position(s) as Position);
};

test('only seats that have had their turn, and could store nothing, have idled', () => {
  expect(isReadError(game.parsePosition(idled()))).toBe(false);
  const early = idled();
  early.players[2].idled = true;
  expect(game.parsePosition(early)).toEqual({ readError: 'idled' });
  const able = idled();
  [able.players[0].hand, able.players[1].hand] = [['g1'], ['y1']];
  expect(game.parsePosition(able)).toEqual({ readError: 'idled' });
});
