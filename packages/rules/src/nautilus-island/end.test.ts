import { expect, test } from 'vitest';
import { OVER } from '../core/game.ts';
import { given, handOf, legal, played, refusal, setOf } from '../testkit/nautilus-island/given.ts';
import { nautilusIsland as game } from './index.ts';
import type { State } from './state.ts';

const stageOf = (s: State): string => game.view(s, 0).stage;

test('[NI31] a round ends when every player has had a turn in it', () => {
  const s = given({ seats: 3, round: 5 });
  const first = played(s, 'column 2', 'collect', 'column 3', 'collect');
  expect(first.map(e => e.type)).not.toContain('round');
  const last = played(s, 'column 1', 'collect');
  expect(last.at(-1)).toEqual({ type: 'round', round: 6, final: false, order: [2, 0, 1] });
  expect(game.view(s, 0).columns.map(c => c.taken)).toEqual(new Array(5).fill(false));
});

test('[NI32] when a column empties the round is finished, then one final round follows', () => {
  const s = given({ seats: 3, heights: [8, 1, 5, 5, 5], round: 9 });
  const [, , emptied] = played(s, 'column 2', 'collect');
  expect(emptied).toEqual({ type: 'column-emptied', column: 1, isFirst: true });
  expect(stageOf(s)).toBe('last');
  played(s, 'column 3', 'collect');
  expect(stageOf(s)).toBe('last');
  expect(played(s, 'column 4', 'collect').at(-1)).toMatchObject({ round: 10, final: true });
  expect(stageOf(s)).toBe('final');
  played(s, 'column 1', 'collect', 'column 4', 'collect');
  expect(game.toAct(s)).toBe(2);
  played(s, 'column 5', 'collect');
  expect(game.toAct(s)).toBe(OVER);
});

test('[NI32] a column that the last player of a round empties still brings a whole final round', () => {
  const s = given({ heights: [1, 6, 6, 6], markers: [2, 3] });
  played(s, 'column 4', 'collect', 'column 1', 'collect');
  expect(stageOf(s)).toBe('final');
  played(s, 'column 2', 'collect');
  expect(game.toAct(s)).not.toBe(OVER);
});

test('[NI32] further columns that empty change nothing, in the last round or in the final one', () => {
  const s = given({ seats: 3, heights: [1, 1, 1, 1, 1], round: 20 });
  played(s, 'column 2', 'collect', 'column 1', 'collect', 'column 4', 'collect');
  expect(stageOf(s)).toBe('final');
  const events = played(s, 'column 3', 'collect', 'column 5', 'collect');
  expect(events.filter(e => e.type === 'column-emptied')).toMatchObject([
    { isFirst: false },
    { isFirst: false },
  ]);
  expect(game.toAct(s)).toBe(2);
  while (game.toAct(s) !== OVER) played(s, legal(s)[0]);
  expect(game.view(s, 0).round).toBe(21);
});

test('[NI32] a column that empties is no longer entered in that round, so nobody meets one too early', () => {
  const s = given({ heights: [8, 1, 8, 8], hands: ['', 'g1'] });
  played(s, 'column 2', 'collect');
  expect(legal(s)).toEqual(['column 1', 'column 3', 'column 4']);
});

test('[NI33] in the final round an empty column allows a store up to its spaces, and nothing else', () => {
  const s = given({ heights: [8, 8, 8, 0], hands: ['g1 g1 g1 g1'] });
  expect(legal(s)).toEqual(['column 2', 'column 3', 'column 4']);
  played(s, 'column 4');
  expect(legal(s)).toEqual(['store green']);
  expect(refusal(s, 'collect')).toBe('nothing-to-collect NI33');
  expect(refusal(s, 'idle')).toBe('must-act NI14');
  played(s, 'store green');
  expect(legal(s)).toEqual(['lay 1', 'lay 1 1', 'lay 1 1 1']);
});

test('[NI33] an empty column of two spaces takes two cards', () => {
  const s = given({ heights: [8, 0, 8, 8], hands: ['g1 g1 g1'] });
  played(s, 'column 2', 'store green');
  expect(legal(s)).toEqual(['lay 1', 'lay 1 1']);
});

test('[NI33] without a storable card one must go where cards are left', () => {
  const s = given({
    heights: [8, 0, 8, 0],
    hands: ['y1 y4 g1'],
    sets: [{ green: { cards: '1 2 3', porthole: 5 } }],
  });
  expect(legal(s)).toEqual(['column 3']);
  expect(refusal(s, 'column 2')).toBe('empty-column NI33');
  played(s, 'column 3');
  expect(legal(s)).toEqual(['collect']);
});

test('[NI33] a full column may be left alone for a store at an empty one', () => {
  const s = given({ heights: [8, 0, 8, 8], hands: ['r1'] });
  played(s, 'column 2', 'store red', 'lay 1');
  expect(setOf(s, 0, 'red').cards).toEqual(['r1']);
});

test('[NI27] [NI33] closing is allowed in the final round', () => {
  const s = given({ heights: [8, 0, 8, 8], hands: ['g1'], sets: [{ green: '1 2' }] });
  played(s, 'column 2', 'store green', 'lay 1', 'close');
  expect(setOf(s, 0, 'green').porthole).toBe(5);
});

/** The only cards left lie where seat 0 stands already, and it holds nothing to store. */
const nothingToDo = (hand: string): State =>
  given({ seats: 3, heights: [2, 0, 0, 0, 0], hands: [hand] });

test('[NI34] a player for whom no column allows any action moves to any free one and idles', () => {
  const s = nothingToDo('y1 y2');
  expect(legal(s)).toEqual(['column 2', 'column 3', 'column 4', 'column 5']);
  played(s, 'column 4');
  expect(legal(s)).toEqual(['idle']);
  expect(refusal(s, 'collect')).toBe('nothing-to-collect NI33');
  const [idled] = played(s, 'idle');
  expect(idled).toEqual({ type: 'idled', seat: 0 });
  expect(handOf(s, 0)).toBe('y1 y2');
  expect(game.toAct(s)).toBe(1);
});

test('[NI34] whoever holds a storable card must store it, at an empty column if need be', () => {
  const s = nothingToDo('y1 g2');
  played(s, 'column 4');
  expect(legal(s)).toEqual(['store green']);
});

test('[NI34] an empty hand idles as well, but only if the last full column is taken', () => {
  const start = { seats: 3, heights: [2, 0, 0, 0, 0], markers: [3, 2, 4], hands: ['', '', ''] };
  const first = given(start);
  expect(game.toAct(first)).toBe(1);
  expect(legal(first)).toEqual(['column 1']);
  played(first, 'column 1', 'collect');
  expect(legal(first)).toEqual(['column 2', 'column 4', 'column 5']);
  played(first, 'column 2', 'idle');
});

test('[NI34] [NI44] where an idle marker stands still decides a tie', () => {
  const places = (column: string): number[] => {
    const s = given({ heights: [0, 0, 0, 0], order: [1, 0], turn: 1, markers: [4, 2] });
    played(s, column, 'idle');
    expect(game.score(s, 0)).toBe(game.score(s, 1));
    return [game.place(s, 0), game.place(s, 1)];
  };
  expect(places('column 1')).toEqual([1, 2]);
  expect(places('column 3')).toEqual([2, 1]);
});

test('[NI35] after the final round the game is over and nothing is legal', () => {
  const s = given({ heights: [4, 0, 4, 4], round: 12 });
  played(s, 'column 3', 'collect', 'column 4', 'collect');
  expect(game.toAct(s)).toBe(OVER);
  expect(legal(s)).toEqual([]);
  for (const text of ['column 1', 'collect', 'idle', 'store green', 'lay 1', 'close', 'leave']) {
    expect(refusal(s, text)).toBe('over NI35');
  }
});

test('[NI35] a store, a close or a leave may be the very last move', () => {
  const final = { heights: [8, 0, 8, 8], order: [1, 0], turn: 1, markers: [3, 4] };
  const sets = [{ green: '1 2' }];
  for (const move of ['close', 'leave']) {
    const s = given({ ...final, hands: ['g3'], sets });
    played(s, 'column 2', 'store green', 'lay 3', move);
    expect(game.toAct(s)).toBe(OVER);
  }
});

test('[NI10] [NI32] the order of the final round is taken from the markers at its start', () => {
  const s = given({ seats: 3, heights: [8, 1, 5, 5, 5], markers: [5, 3, 4] });
  played(s, 'column 2', 'collect', 'column 3', 'collect', 'column 1', 'collect');
  expect(game.view(s, 0)).toMatchObject({ stage: 'final', order: [0, 1, 2] });
});
