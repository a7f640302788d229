import { CHANCE } from '@tidetable/rules';
import { expect, test } from 'vitest';
import type { FileProblem, MatchFile } from './matchFile.ts';
import { FILE, FINISHED, playSome, problemWith, withThird } from './testkit/files.ts';
import { rechained } from './testkit/forge.ts';
import { writeMatch } from './writeMatch.ts';

/** A legal move in place of another one, the chain left as it was. */
function changedEntry(): MatchFile {
  const move =
    FILE.log[2].type === 'move' && FILE.log[2].move === 'column 1' ? 'column 2' : 'column 1';
  return { ...FILE, log: FILE.log.with(2, { ...FILE.log[2], move } as MatchFile['log'][number]) };
}

const PROBLEMS: readonly [string, object, FileProblem][] = [
  [
    'another format',
    { ...FILE, format: 'tidetable-match/3' },
    { problem: 'shape', where: 'format' },
  ],
  ['a key that is missing', { ...FILE, salts: undefined }, { problem: 'shape', where: 'salts' }],
  ['a key too many', { ...FILE, more: 1 }, { problem: 'shape', where: 'more' }],
  ['a game that is none', { ...FILE, game: 'chess' }, { problem: 'unknown-game', game: 'chess' }],
  [
    'a game named like a part of every object',
    { ...FILE, game: 'constructor' },
    { problem: 'unknown-game', game: 'constructor' },
  ],
  ['another rules version', { ...FILE, rules: 99 }, { problem: 'other-rules', rules: 99 }],
  ['another box', { ...FILE, components: '0'.repeat(64) }, { problem: 'other-components' }],
  ['options in a list', { ...FILE, options: ['x'] }, { problem: 'shape', where: 'options' }],
  [
    'too many seats',
    { ...FILE, options: { seats: 5 } },
    { problem: 'options', why: { code: 'seats', min: 2, max: 4 } },
  ],
  [
    'an unknown option',
    { ...FILE, options: { seats: 2, mages: true } },
    { problem: 'options', why: { code: 'unknown-option', name: 'mages', known: [] } },
  ],
  [
    'fewer names than seats',
    { ...FILE, seats: FILE.seats.slice(1) },
    { problem: 'shape', where: 'seats' },
  ],
  [
    'a deal that lacks a line',
    { ...FILE, deal: FILE.deal.slice(1) },
    { problem: 'deal', where: 'lines' },
  ],
  [
    'a deal with a card too many',
    { ...FILE, deal: FILE.deal.with(1, `${FILE.deal[1]} g1`) },
    { problem: 'deal', where: 'column 1 stack 1' },
  ],
  [
    'a deal with a fifth copy of a card',
    { ...FILE, deal: FILE.deal.map(line => line.replace('g2', 'g1')) },
    { problem: 'deal', where: 'cards' },
  ],
  [
    'a deal for other seats',
    {
      ...FILE,
      options: { seats: 3 },
      seats: [...FILE.seats, FILE.seats[1]],
      salts: [...FILE.salts, null],
      seed: null,
    },
    { problem: 'deal', where: 'lines' },
  ],
  ['other options than were sealed', { ...FILE, id: '0'.repeat(32) }, { problem: 'seed' }],
  ['another seed than was sealed', { ...FILE, seed: '0'.repeat(64) }, { problem: 'seed' }],
  ['a table of components of another hash', { ...FILE, sheet: { dice: 3 } }, { problem: 'sheet' }],
  ['a change of an entry', changedEntry(), { problem: 'changed', ply: 2 }],
  [
    'an entry of the wrong seat',
    withThird({ seat: 1 - FILE.log[2].seat }),
    { problem: 'entry', ply: 2, why: { code: 'not-your-turn' } },
  ],
  [
    'an entry of a spectator',
    withThird({ seat: -1 }),
    { problem: 'entry', ply: 2, why: { code: 'not-your-turn' } },
  ],
  [
    'an entry that is no move',
    withThird({ move: 'swim' }),
    { problem: 'entry', ply: 2, why: { code: 'unreadable' } },
  ],
  [
    'an illegal entry',
    withThird({ move: 'collect' }),
    { problem: 'entry', ply: 2, why: { code: 'explore-first', rule: 'NI11' } },
  ],
  [
    'an undo of nothing',
    rechained({ ...FILE, log: [{ type: 'undo', seat: 0, to: 0, at: 0, check: '' }] }),
    { problem: 'entry', ply: 0, why: { code: 'no-such-ply' } },
  ],
  [
    'a move after the end',
    rechained({ ...FINISHED, log: [...FINISHED.log, FINISHED.log[0]] }),
    { problem: 'entry', ply: FINISHED.log.length, why: { code: 'over' } },
  ],
];

for (const [what, file, problem] of PROBLEMS) {
  test(`refused: ${what}`, () => {
    expect(problemWith(file)).toEqual(problem);
  });
}

test('the files that the refusals above start from are fine', () => {
  expect(problemWith(FILE)).toBeUndefined();
  expect(problemWith(FINISHED)).toBeUndefined();
  expect(FILE.log[2].seat).not.toBe(CHANCE);
});

test('outside practice, an undo of what another seat has answered is refused', () => {
  const match = playSome({ practice: true }, 0);
  const seat = match.toAct;
  match.submit(seat, 1, 'column 4', 0);
  match.submit(seat, 2, 'collect', 0);
  match.submit(match.toAct, 3, 'column 1', 0);
  match.undo(seat, 4, 1, 0);
  const file = writeMatch(match);
  expect(problemWith(file)).toBeUndefined();
  const log = file.log.slice(1).map(e => (e.type === 'undo' ? { ...e, to: 0 } : e));
  expect(problemWith(rechained({ ...file, log }))).toEqual({
    problem: 'entry',
    ply: 3,
    why: { code: 'not-your-move' },
  });
});
