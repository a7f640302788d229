import { type AnyGame, nauticus, nautilion, nautilusIsland, seededRng } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { HOST, type Player, type TableEntry } from './entry.ts';
import { replayMatch, verify } from './everyGame.ts';
import type { AnyMatch } from './match.ts';
import { isProblem } from './matchFile.ts';
import { parseMatchFile } from './readMatch.ts';
import { tableNow } from './tableNow.ts';
import {
  enter,
  GAMES,
  matchesOfEveryEntry,
  newMatch,
  playOn,
  type Untimed,
} from './testkit/everyEntry.ts';
import { rechained } from './testkit/forge.ts';
import { isVerified } from './verify.ts';
import { writeMatch } from './writeMatch.ts';

const island = nautilusIsland as AnyGame;
const BOT: Player = { name: 'Nemo', kind: 'bot', level: 'mate' };

/** Why the door refuses this now; 'fine' if it does not. A refusal changes nothing. */
const codeOf = (match: AnyMatch, entry: Untimed): string => {
  const before = JSON.stringify([match.log, match.table, match.game.position(match.state)]);
  const answer = match.enter(match.ply, { ...entry, at: 0 } as TableEntry);
  if (!('code' in answer)) return 'fine';
  expect(JSON.stringify([match.log, match.table, match.game.position(match.state)])).toBe(before);
  return answer.code;
};

const must = (match: AnyMatch, move: string): void =>
  expect(match.submit(match.toAct, match.ply, move, 0)).not.toHaveProperty('code');

const started = (seats: number, plies = 8): AnyMatch => {
  const match = newMatch(island, { seats });
  playOn(match, seededRng(3), plies);
  return match;
};

describe('what people must agree on', () => {
  test.each([
    ['pace', { type: 'pace', pace: { clock: 'turn', turnMs: 1000 } }],
    ['practice', { type: 'practice' }],
    ['abort', { type: 'abort' }],
  ] as const)('%s: every other person, and nobody else', (_, entry) => {
    const wrong = [[], [1], [2], [2, 1], [1, 1], [0, 1, 2], [1, 2, 3]];
    for (const agreed of wrong)
      expect(codeOf(started(3), { ...entry, seat: 0, agreed }), agreed.join()).toBe('not-agreed');
    expect(codeOf(started(3), { ...entry, seat: 0, agreed: [1, 2] })).toBe('fine');
    expect(codeOf(started(3), { ...entry, seat: 7, agreed: [0, 1, 2] })).toBe('no-such-seat');
  });

  test('bots are not asked, and do not ask', () => {
    const match = newMatch(island, {
      seats: 3,
      players: [{ name: 'Ana', kind: 'human' }, BOT, BOT],
    });
    expect(codeOf(match, { type: 'practice', seat: 1, agreed: [0] })).toBe('not-a-person');
    expect(codeOf(match, { type: 'practice', seat: 0, agreed: [1, 2] })).toBe('not-agreed');
    expect(codeOf(match, { type: 'practice', seat: 0, agreed: [] })).toBe('fine');
    expect(codeOf(match, { type: 'practice', seat: 0, agreed: [] })).toBe('is-practice');
  });

  test('the host may end a match or change its pace, but nothing else', () => {
    const match = started(2);
    const byHost = { seat: HOST, agreed: [] };
    expect(codeOf(match, { type: 'practice', ...byHost })).toBe('no-such-seat');
    expect(codeOf(match, { type: 'pace', pace: { clock: 'none' }, ...byHost })).toBe('fine');
    expect(codeOf(match, { type: 'abort', ...byHost })).toBe('fine');
  });
});

describe('take-back', () => {
  test('goes behind what was revealed and answered, if all others agreed', () => {
    const match = newMatch(island, { seats: 2 });
    const seat = match.toAct;
    const before = match.game.position(match.state);
    for (const move of ['column 4', 'collect', 'column 2']) must(match, move);
    const to = match.log.findIndex(e => e.seat === seat);
    expect(codeOf(match, { type: 'undo', seat, to })).toBe('not-your-move');
    expect(codeOf(match, { type: 'take-back', seat, to, agreed: [] })).toBe('not-agreed');
    expect(codeOf(match, { type: 'take-back', seat: 1 - seat, to, agreed: [seat] })).toBe(
      'not-your-move',
    );
    expect(codeOf(match, { type: 'take-back', seat, to: 99, agreed: [1 - seat] })).toBe(
      'no-such-ply',
    );
    expect(codeOf(match, { type: 'take-back', seat, to, agreed: [1 - seat] })).toBe('fine');
    expect(match.game.position(match.state)).toEqual(before);
  });

  test('somebody alone has nobody who could agree: that is practice', () => {
    const match = newMatch(island, { seats: 2, players: [{ name: 'Ana', kind: 'human' }, BOT] });
    playOn(match, seededRng(3), 12);
    const to = match.lastOwnPly(0);
    expect(codeOf(match, { type: 'take-back', seat: 0, to, agreed: [] })).toBe('not-agreed');
  });
});

describe('giving up', () => {
  test('with two players the match ends, and the other one has won', () => {
    const match = started(2);
    expect(codeOf(match, { type: 'resign', seat: 0, player: BOT })).toBe('no-stand-in');
    expect(codeOf(match, { type: 'resign', seat: 0 })).toBe('fine');
    expect(match.isOver).toBe(true);
    expect(match.result()).toMatchObject({
      end: 'resign',
      places: [2, 1],
      left: [{ seat: 0, how: 'resign' }],
    });
    for (const entry of [
      { type: 'resign', seat: 1 },
      { type: 'practice', seat: 1, agreed: [0] },
    ] as const)
      expect(codeOf(match, entry)).toBe('over');
    expect(match.submit(0, match.ply, 'column 1', 0)).toEqual({ code: 'over' });
  });

  test('with more a bot finishes, and the seat is placed last whatever it scores', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const match = newMatch(island, { seats: 4, seed });
      playOn(match, seededRng(seed), 8);
      expect(codeOf(match, { type: 'resign', seat: 2 })).toBe('no-stand-in');
      expect(
        codeOf(match, { type: 'resign', seat: 2, player: { name: 'Ana', kind: 'human' } }),
      ).toBe('no-stand-in');
      expect(codeOf(match, { type: 'resign', seat: 2, player: BOT })).toBe('fine');
      expect(codeOf(match, { type: 'resign', seat: 2, player: BOT })).toBe('has-left');
      expect(
        codeOf(match, { type: 'player', seat: 2, player: { name: 'Ana', kind: 'human' } }),
      ).toBe('has-left');
      expect(match.table.players[2]).toEqual(BOT);
      enter(match, { type: 'resign', seat: 0, player: BOT });
      playOn(match, seededRng(seed));
      const result = match.result();
      if (result?.end !== 'game') throw new Error('not played to its end');
      expect([result.places[2], result.places[0]], `seed ${seed}`).toEqual([4, 3]);
      expect([result.places[1], result.places[3]].toSorted()).toEqual([1, 2]);
      expect(result.left.map(l => l.seat)).toEqual([2, 0]);
      expect(result.points).toEqual(match.points());
    }
  });

  test('the last one who is left has won', () => {
    const match = started(3);
    enter(match, { type: 'resign', seat: 1, player: BOT });
    expect(codeOf(match, { type: 'resign', seat: 0 })).toBe('fine');
    expect(match.result()).toMatchObject({ end: 'resign', places: [2, 3, 1] });
  });

  test('who wins and loses as one has lost when one gives up', () => {
    for (const seats of [1, 2]) {
      const match = newMatch(nautilion as AnyGame, { seats });
      expect(codeOf(match, { type: 'resign', seat: 0 })).toBe('fine');
      expect(match.result()).toMatchObject({
        end: 'resign',
        points: new Array(seats).fill(0),
        places: new Array(seats).fill(1),
      });
    }
  });

  test('a bot gives up nothing', () => {
    const match = newMatch(island, { seats: 2, players: [{ name: 'Ana', kind: 'human' }, BOT] });
    expect(codeOf(match, { type: 'resign', seat: 1 })).toBe('not-a-person');
  });
});

describe('time', () => {
  const timed = (seats: number): AnyMatch => {
    const match = started(seats);
    enter(match, { type: 'pace', seat: HOST, pace: { clock: 'turn', turnMs: 1000 }, agreed: [] });
    return match;
  };

  test('does not run out where no clock runs', () => {
    const match = started(2);
    const { toAct } = match;
    expect(codeOf(match, { type: 'time-out', seat: toAct, outcome: 'lost' })).toBe('no-clock');
  });

  test('runs out only for the seat to act, and the table says what follows', () => {
    const match = timed(3);
    const { toAct } = match;
    const other = (toAct + 1) % 3;
    const timeOut = { type: 'time-out', seat: toAct } as const;
    expect(codeOf(match, { ...timeOut, seat: other, outcome: 'noted' })).toBe('not-your-turn');
    expect(codeOf(match, { ...timeOut, outcome: 'noted', player: BOT })).toBe('no-stand-in');
    expect(codeOf(match, { ...timeOut, outcome: 'stand-in' })).toBe('no-stand-in');
    expect(codeOf(match, { ...timeOut, outcome: 'noted' })).toBe('fine');
    expect(codeOf(match, { ...timeOut, outcome: 'stand-in', player: BOT })).toBe('fine');
    expect(match.table).toMatchObject({ left: [] });
    expect(match.table.players[toAct]).toEqual(BOT);
    enter(match, { type: 'player', seat: toAct, player: { name: 'Ana', kind: 'human' } });
    expect(codeOf(match, { ...timeOut, outcome: 'lost', player: BOT })).toBe('fine');
    expect(match.table.left).toMatchObject([{ seat: toAct, how: 'time-out', name: 'Ana' }]);
    expect(match.isOver).toBe(false);
  });

  test('two players: whoever runs out of it has lost', () => {
    const match = timed(2);
    const { toAct } = match;
    expect(codeOf(match, { type: 'time-out', seat: toAct, outcome: 'lost' })).toBe('fine');
    expect(match.result()).toMatchObject({
      end: 'time-out',
      left: [{ seat: toAct, how: 'time-out' }],
    });
  });
});

test('a match that was called off has no result, and goes on no more', () => {
  const match = started(2);
  enter(match, { type: 'abort', seat: 0, agreed: [1] });
  expect(match.result()).toEqual({ end: 'abort' });
  expect(match.isOver).toBe(true);
  expect(codeOf(match, { type: 'undo', seat: 0, to: match.lastOwnPly(0) })).toBe('over');
});

test('an undo takes back moves alone: what the table decided stays', () => {
  const match = newMatch(island, { seats: 3 });
  const seat = match.toAct;
  match.submit(seat, match.ply, 'column 1', 0);
  enter(match, { type: 'player', seat: (seat + 1) % 3, player: BOT });
  expect(codeOf(match, { type: 'undo', seat, to: 0 })).toBe('fine');
  expect(match.table.players[(seat + 1) % 3]).toEqual(BOT);
  expect(match.toAct).toBe(seat);
});

test('a log that is nearly full takes no more decisions, but moves and ends', () => {
  const match = started(2, 0);
  const pace = { type: 'pace', seat: 0, pace: { clock: 'none' }, agreed: [1] } as const;
  while (codeOfFast(match, pace) === 'fine');
  expect(codeOf(match, pace)).toBe('log-full');
  expect(match.submit(match.toAct, match.ply, 'column 1', 0)).not.toHaveProperty('code');
  expect(codeOf(match, { type: 'resign', seat: 0 })).toBe('fine');
});

const codeOfFast = (match: AnyMatch, entry: Untimed): string => {
  const answer = match.enter(match.ply, { ...entry, at: 0 } as TableEntry);
  return 'code' in answer ? answer.code : 'fine';
};

const KINDS = [
  'move',
  'undo',
  'take-back',
  'practice',
  'player',
  'resign',
  'time-out',
  'pace',
  'abort',
];

describe.each(GAMES)('$id with every kind of entry', game => {
  const files = matchesOfEveryEntry(game).map(writeMatch);

  test('holds them all', () => {
    const found = new Set(files.flatMap(({ log }) => log.map(e => e.type)));
    expect([...found].sort()).toEqual([...KINDS].sort());
    expect(new Set(files.map(({ result }) => result?.end)).size).toBe(4);
  });

  test('is read, replayed and verified, and what was decided is named', () => {
    for (const file of files) {
      const read = parseMatchFile(JSON.stringify(file, null, 1));
      if (isProblem(read)) throw new Error(JSON.stringify(read));
      const match = replayMatch(read);
      if (isProblem(match)) throw new Error(JSON.stringify(match));
      expect(writeMatch(match)).toEqual(file);
      const verification = verify(read);
      expect(verification.wrong).toBeUndefined();
      expect(isVerified(verification)).toBe(true);
      const decided = file.log.filter(e => e.type !== 'move' && e.type !== 'undo');
      expect(verification.decided.map(({ entry }) => entry.type)).toEqual(decided.map(e => e.type));
    }
  });

  test('a change of any field of any entry is found', () => {
    for (const file of files.slice(1, 4)) {
      for (const [ply, entry] of file.log.entries()) {
        const isPlain = entry.type === 'move' || entry.type === 'undo';
        if (isPlain && file.log.length > 60 && ply % 97 !== 0) continue;
        for (const change of changesOf(entry)) {
          const log = file.log.with(ply, { ...entry, ...change } as (typeof file.log)[number]);
          const changed = parseMatchFile(JSON.stringify({ ...file, log }));
          const wrong = isProblem(changed) ? changed : verify(changed).wrong;
          expect(wrong, `${ply} ${JSON.stringify(change)}`).toBeDefined();
        }
      }
    }
  });

  test('an agreement that was not given is found even by a fresh chain', () => {
    for (const file of files) {
      for (const [ply, entry] of file.log.entries()) {
        if (!('agreed' in entry) || entry.agreed.length === 0) continue;
        const forged = { ...entry, agreed: entry.agreed.slice(1) } as (typeof file.log)[number];
        const found = verify(rechained({ ...file, log: file.log.with(ply, forged) })).wrong;
        expect(found).toEqual({ problem: 'entry', ply, why: { code: 'not-agreed' } });
      }
    }
  });
});

/** For each field a few other values, each of the same form. */
const changesOf = (entry: object): object[] =>
  Object.entries(entry).flatMap(([key, value]): object[] => {
    if (key === 'check') return [{ check: `${value[0] === '0' ? '1' : '0'}${value.slice(1)}` }];
    if (typeof value === 'number') return [{ [key]: value + 1 }];
    if (key === 'agreed')
      return [{ agreed: [...value, 3] }, { agreed: [] }].filter(
        c => c.agreed.join() !== value.join(),
      );
    if (key === 'outcome') return [{ outcome: value === 'noted' ? 'lost' : 'noted' }];
    if (key === 'player') return [{ player: { name: 'Ned', kind: 'human' } }];
    if (key === 'pace') return [{ pace: { clock: 'turn', turnMs: 7 } }];
    if (key === 'type') return [{ type: value === 'undo' ? 'take-back' : 'undo' }];
    return [{ [key]: `${value} ` }];
  });

test('peeking, and taking it back, is found although the chain is fresh', () => {
  const match = newMatch(island, { seats: 2 });
  const seat = match.toAct;
  playOn(match, seededRng(3), 30);
  const honest = newMatch(island, { seats: 2 });
  for (const move of ['column 4', 'collect']) honest.submit(seat, honest.ply, move, 0);
  expect(honest.undo(seat, honest.ply, 0, 0)).toEqual({ code: 'revealed' });
  expect(honest.accept({ type: 'undo', seat, to: 0, at: 0 })).toBeUndefined(); // as a forger would
  honest.submit(seat, honest.ply, 'column 1', 0);
  expect(verify(writeMatch(honest)).wrong).toEqual({
    problem: 'entry',
    ply: 2,
    why: { code: 'revealed' },
  });
});

test('the table of a file that nobody has replayed is told whatever its log says', () => {
  const file = writeMatch(started(2));
  for (const seat of [HOST, -1, 2, 9]) {
    const entry = { type: 'player', seat, player: BOT, at: 0, check: '0'.repeat(32) } as const;
    expect(tableNow({ ...file, log: [entry] }).players).toEqual(file.seats);
  }
});

test('changed options, and nothing else, are found', () => {
  const changes: [AnyGame, string, unknown][] = [
    [nautilion as AnyGame, 'reserve', 3],
    [nautilion as AnyGame, 'harpoons', 3],
    [nauticus as AnyGame, 'oneEmblemPerShip', true],
  ];
  for (const [game, name, value] of changes) {
    const options = game.id === 'nautilion' ? { expansions: ['mercenaries'] } : {};
    const match = newMatch(game, { seats: 2, options });
    playOn(match, seededRng(4));
    const file = writeMatch(match);
    expect(verify(file).wrong).toBeUndefined();
    const forged = { ...file, options: { ...file.options, [name]: value } } as typeof file;
    expect(verify(forged).wrong).toEqual({ problem: 'seed' });
    expect(verify(rechained(forged)).wrong).toEqual({ problem: 'seed' });
  }
});

test('an entry is told with the names of those who sat there then', () => {
  const match = started(3);
  enter(match, { type: 'player', seat: 1, player: { name: 'Dora', kind: 'human' } });
  const changed = match.ply - 1;
  enter(match, { type: 'resign', seat: 1, player: BOT });
  expect(match.namesBefore(changed)[1]).toBe('Zoé 1');
  expect(match.namesBefore(changed + 1)[1]).toBe('Dora');
  expect(match.table.left).toEqual([{ seat: 1, how: 'resign', name: 'Dora' }]);
  const { decided } = verify(writeMatch(match));
  expect(decided.map(({ names }) => names[1])).toEqual(['Zoé 1', 'Dora']);
});
