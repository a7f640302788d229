import type { Entry, Pace, Player, Situation } from '@tidetable/match';
import { CHANCE, OVER } from '@tidetable/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clocksAt, type History, type TimedStep } from './clock.ts';

const BANK = { clock: 'bank', bankMs: 60_000, incrementMs: 500 } as const;
const TURN = { clock: 'turn', turnMs: 10_000 } as const;
const SEATS = 3;
const human = (seat: number): Player => ({ name: `P${seat}`, kind: 'human' });
const bot = (seat: number): Player => ({ name: `B${seat}`, kind: 'bot', level: 'mate' });
const PEOPLE = Array.from({ length: SEATS }, (_, seat) => human(seat));

/** A log that is written step by step, with a table beside it. */
class Story {
  readonly steps: TimedStep[] = [];
  readonly began = 1000;
  at = this.began;
  players: Player[] = [...PEOPLE];
  toAct = 0;
  turn = 1;
  readonly pace: Pace;

  constructor(pace: Pace) {
    this.pace = pace;
  }

  get now(): Situation {
    const table = {
      players: [...this.players],
      pace: this.pace,
      isPractice: false,
      isAborted: false,
      left: [],
    };
    return { toAct: this.toAct, time: { turn: this.turn }, table };
  }

  /** After so many milliseconds. */
  add(wait: number, entry: Partial<Entry> & Pick<Entry, 'type'>): this {
    this.at += wait;
    const whole = { seat: this.toAct, at: this.at, ...entry } as Entry;
    this.steps.push({ entry: whole, before: this.now });
    if (whole.type === 'player') this.players[whole.seat] = whole.player;
    if (whole.type === 'time-out' && whole.player) this.players[whole.seat] = whole.player;
    return this;
  }

  /** A move after which this seat is to act, in this turn. */
  move(wait: number, toAct = this.toAct, turn = this.turn): this {
    this.add(wait, { type: 'move', move: 'x' });
    this.toAct = toAct;
    this.turn = turn;
    return this;
  }

  undo(wait: number, seat: number, turn: number, type: 'undo' | 'take-back' = 'undo'): this {
    this.add(wait, { type, seat, to: 0, ...(type === 'take-back' && { agreed: [] }) });
    this.toAct = seat;
    this.turn = turn;
    return this;
  }

  history(outages: History['outages'] = []): History {
    const { began, pace, steps, now } = this;
    return { began, pace, steps, now, outages };
  }

  left(wait = 0, outages: History['outages'] = []) {
    return clocksAt(this.history(outages), this.at + wait);
  }
}

describe('a bank', () => {
  test('runs for who is to act, and grows after each turn', () => {
    const story = new Story(BANK).move(1000).move(2000, 1, 2).move(4000, 2, 3);
    expect(story.left(300)).toEqual({ left: [57_500, 56_500, 59_700], running: 2 });
  });

  test('chance is part of a turn', () => {
    const story = new Story(BANK).move(1000, CHANCE);
    story.move(0, 0);
    expect(story.left()).toEqual({ left: [59_000, 60_000, 60_000], running: 0 });
    story.move(0, CHANCE).move(0, 1, 2);
    expect(story.left()).toEqual({ left: [59_500, 60_000, 60_000], running: 1 });
  });

  test('bots have no clock, and what they earn is nobody’s', () => {
    const story = new Story(BANK).add(1000, { type: 'player', player: bot(0) });
    expect(story.left(5000)).toEqual({ left: [null, 60_000, 60_000], running: undefined });
    story.move(9000, 1, 2).add(0, { type: 'player', seat: 0, player: human(0) });
    expect(story.left()).toEqual({ left: [59_000, 60_000, 60_000], running: 1 });
  });

  test('who comes back after a time-out has a part of it', () => {
    const story = new Story(BANK).add(61_000, {
      type: 'time-out',
      outcome: 'stand-in',
      player: bot(0),
    });
    story.add(0, { type: 'player', player: human(0) });
    expect(story.left(0)?.left[0]).toBe(6000);
  });

  test('a turn that is ended again after an undo brings its increment once', () => {
    const story = new Story(BANK).move(1000, 1, 2);
    for (let n = 0; n < 5; n++) story.undo(0, 0, 1).move(0, 1, 2);
    expect(story.left()?.left[0]).toBe(59_500);
    story.move(0, 2, 3); // the turn of the other seat counts all the same
    expect(story.left()?.left[1]).toBe(60_500);
  });

  test('a turn that is played again after a take-back brings its increment again', () => {
    const story = new Story(BANK).move(1000, 1, 2).undo(0, 0, 1, 'take-back').move(1000, 1, 2);
    expect(story.left()?.left[0]).toBe(59_000);
  });

  test('a time-out that is only noted stops the clock until the next turn', () => {
    const story = new Story(BANK).add(61_000, { type: 'time-out', outcome: 'noted' });
    expect(story.left(9000)).toEqual({ left: [-1000, 60_000, 60_000], running: undefined });
    story.move(9000, 1, 2).move(0, 0, 3);
    expect(story.left(100)).toEqual({ left: [400, 60_500, 60_000], running: 0 });
  });
});

describe('a time for each turn', () => {
  test('is whole again in the next turn, and what is left of it after an undo', () => {
    const story = new Story(TURN).move(4000, 1, 2);
    expect(story.left(1)).toEqual({ left: [10_000, 9999, 10_000], running: 1 });
    story.undo(0, 0, 1);
    expect(story.left(1)?.left[0]).toBe(5999);
    story.move(0, 1, 2).move(0, 0, 3);
    expect(story.left(1)?.left[0]).toBe(9999);
  });

  test('is whole again after a take-back, and for who comes back', () => {
    const story = new Story(TURN).move(4000, 1, 2).undo(0, 0, 1, 'take-back');
    expect(story.left(1)?.left[0]).toBe(9999);
    story.add(4000, { type: 'player', player: bot(0) });
    story.add(0, { type: 'player', player: human(0) });
    expect(story.left(1)?.left[0]).toBe(9999);
  });
});

test('another pace begins anew', () => {
  const story = new Story(TURN).move(4000, 1, 2).add(100, { type: 'pace', pace: BANK, agreed: [] });
  expect(story.left(7)).toEqual({ left: [60_000, 59_993, 60_000], running: 1 });
  story.add(0, { type: 'pace', pace: { clock: 'none' }, agreed: [] });
  expect(story.left(7)).toBeUndefined();
});

test('there is none without a pace, and none at the end', () => {
  expect(new Story({ clock: 'none' }).left()).toBeUndefined();
  expect(new Story(BANK).move(5, OVER).left()).toBeUndefined();
});

/** Any course of moves, undos, stand-ins and returns. */
const stories = (pace: Pace): fc.Arbitrary<Story> =>
  fc
    .array(
      fc.record({
        wait: fc.integer({ min: 0, max: 4000 }),
        what: fc.constantFrom('move', 'move', 'end', 'chance', 'undo', 'bot', 'human'),
        seat: fc.integer({ min: 0, max: SEATS - 1 }),
      }),
      { maxLength: 25 },
    )
    .map(all => {
      const story = new Story(pace);
      for (const { wait, what, seat } of all)
        if (what === 'move') story.move(wait);
        else if (what === 'end') story.move(wait, seat, story.turn + 1);
        else if (what === 'chance') story.move(wait, CHANCE).move(0, seat);
        else if (what === 'undo') story.undo(wait, seat, Math.max(1, story.turn - 1));
        else
          story.add(wait, {
            type: 'player',
            seat,
            player: what === 'bot' ? bot(seat) : human(seat),
          });
      return story;
    });

describe.each([BANK, TURN])('in any course of a match: $clock', pace => {
  test('only who is to act uses time, one millisecond in one millisecond', () => {
    fc.assert(
      fc.property(stories(pace), fc.nat(5000), (story, wait) => {
        const [before, after] = [story.left(), story.left(wait)];
        expect(after?.running).toBe(before?.running);
        const used = before?.left.map((left, seat) => (left ?? 0) - (after?.left[seat] ?? 0));
        expect(used).toEqual(PEOPLE.map((_, seat) => (seat === before?.running ? wait : 0)));
      }),
    );
  });

  test('an outage changes nothing but the hour', () => {
    fc.assert(
      fc.property(stories(pace), fc.nat(50_000), fc.nat(90_000), (story, when, long) => {
        const from = story.began + when;
        const later = (at: number): number => (at > from ? at + long : at);
        const steps = story.steps.map(({ entry, before }) => ({
          before,
          entry: { ...entry, at: later(entry.at) },
        }));
        const moved = { ...story.history([{ from, to: from + long }]), steps };
        expect(clocksAt(moved, later(story.at + 700))).toEqual(story.left(700));
      }),
    );
  });
});

test('a bank without increments loses exactly the time in which a person is to act', () => {
  const pace = { ...BANK, bankMs: 1e9, incrementMs: 0 };
  fc.assert(
    fc.property(stories(pace), story => {
      const isPerson = ({ toAct, table }: Situation) => table.players[toAct]?.kind === 'human';
      let [since, spent] = [story.began, 0];
      for (const { entry, before } of story.steps) {
        if (isPerson(before)) spent += entry.at - since;
        since = entry.at;
      }
      story.players = [...PEOPLE]; // so that all are read
      const left = story.left()?.left.reduce((sum: number, x) => sum + (x ?? 0), 0);
      expect(left).toBe(SEATS * 1e9 - spent);
    }),
  );
});

test('no undo ever brings time', () => {
  fc.assert(
    fc.property(stories(BANK), fc.nat(SEATS - 1), (story, seat) => {
      const { turn } = story;
      const end = (): void => void story.move(0, (seat + 1) % SEATS, turn + 1);
      story.toAct = seat;
      end();
      const before = story.left()?.left[seat];
      for (let n = 0; n < 3; n++) {
        story.undo(0, seat, turn);
        end();
      }
      expect(story.left()?.left[seat]).toBe(before);
    }),
  );
});
