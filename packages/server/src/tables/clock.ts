/**
 * The time left to each seat, computed from log and outages alone. Only people have clocks, and
 * only the seat to act uses time; chance, bots and time without a server cost nothing.
 */
import type { Entry, Pace, Situation } from '@tidetable/match';
import { OVER, type Seat } from '@tidetable/rules';
import type { Outage } from '../store/store.ts';

export interface TimedStep {
  readonly entry: Entry;
  readonly before: Situation;
}
export interface History {
  readonly began: number; // milliseconds since 1970
  readonly pace: Pace; // at the beginning
  readonly steps: readonly TimedStep[];
  readonly now: Situation; // after the last step
  readonly outages: readonly Outage[]; // in order
}

export interface Clocks {
  /** By seat, in milliseconds; negative after the time has run out. Null for bots. */
  readonly left: readonly (number | null)[];
  /** Whose clock runs; undefined if none does. */
  readonly running: Seat | undefined;
}

/** Undefined if there is no clock, or the match is over. */
export const clocksAt = (history: History, at: number): Clocks | undefined => {
  const { began, pace, steps, now, outages } = history;
  const clocks = new Hands(pace, now.table.players.length);
  let since = began;
  for (const { entry, before } of steps) {
    clocks.turnTo(before);
    clocks.spend(before, elapsed(since, entry.at, outages));
    clocks.take(entry);
    since = Math.max(since, entry.at); // times of a log need not ascend
  }
  clocks.turnTo(now);
  clocks.spend(now, elapsed(since, at, outages));
  return clocks.read(now);
};

/** The time between two instants, without the outages between. */
const elapsed = (from: number, to: number, outages: readonly Outage[]): number =>
  outages.reduce(
    (time, outage) => time - Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from)),
    Math.max(0, to - from),
  );

/**
 * A person who returns after a bot has at least this part of the bank, since the time would
 * otherwise run out at once.
 */
const PART_FOR_RETURN = 0.1;

/** One seat's clock. */
interface Hand {
  left: number;
  readonly leftOfTurn: Map<number, number>; // of turns that an undo may lead back to
  readonly rewarded: Set<number>; // turns that have brought their increment
  readonly noted: Set<number>; // turns that ran out without a consequence: the clock stands
}

/** Of a seat, played by a person or a bot. */
interface Turn {
  readonly seat: Seat;
  readonly turn: number;
  readonly isPerson: boolean;
}

const isPerson = ({ table, toAct }: Situation): boolean => table.players[toAct]?.kind === 'human';

class Hands {
  #pace: Pace;
  #hands: Hand[];
  #turn: Turn | undefined;
  #isMoved = false; // the last entry was a move

  constructor(pace: Pace, seats: number) {
    this.#pace = pace;
    this.#hands = Array.from({ length: seats }, () => newHand(pace));
  }

  /** A turn is over when another seat is to act, or the game counts a further one; chance is part of it. */
  turnTo(situation: Situation): void {
    const { toAct: seat, time } = situation;
    const { turn } = time;
    const hand = this.#hands[seat];
    if (!hand && seat !== OVER) return;
    const last = this.#turn;
    this.#turn = hand && { seat, turn, isPerson: isPerson(situation) };
    if (last?.seat === seat && last.turn === turn) return;
    if (last) this.#endTurn(last);
    if (hand && this.#pace.clock === 'turn')
      hand.left = hand.leftOfTurn.get(turn) ?? this.#pace.turnMs;
  }

  spend(situation: Situation, time: number): void {
    const hand = this.#runningHand(situation);
    if (hand) hand.left -= time;
  }

  take(entry: Entry): void {
    this.#isMoved = entry.type === 'move';
    switch (entry.type) {
      case 'pace':
        this.#pace = entry.pace;
        this.#hands = this.#hands.map(() => newHand(entry.pace));
        this.#turn = undefined;
        return;
      case 'take-back': // agreed by all: repeated turns have their time again
        this.#hands = this.#hands.map(({ left }) => ({ ...newHand(this.#pace), left }));
        this.#turn = undefined;
        return;
      case 'time-out':
        if (entry.outcome === 'noted' && this.#turn)
          this.#hands[entry.seat]?.noted.add(this.#turn.turn);
        return;
      case 'player':
        if (entry.player.kind === 'human') this.#comeBack(entry.seat);
    }
  }

  read(situation: Situation): Clocks | undefined {
    if (this.#pace.clock === 'none' || situation.toAct === OVER) return undefined;
    const left = this.#hands.map((hand, seat) =>
      situation.table.players[seat]?.kind === 'human' ? hand.left : null,
    );
    return { left, running: this.#runningHand(situation) ? situation.toAct : undefined };
  }

  #runningHand(situation: Situation): Hand | undefined {
    const { toAct, time } = situation;
    const hand = this.#hands[toAct];
    const runs = this.#pace.clock !== 'none' && isPerson(situation) && !hand?.noted.has(time.turn);
    return runs ? hand : undefined;
  }

  #endTurn({ seat, turn, isPerson }: Turn): void {
    const hand = this.#hands[seat];
    if (!hand || !isPerson) return;
    if (this.#pace.clock === 'turn') {
      hand.leftOfTurn.set(turn, hand.left);
      hand.left = this.#pace.turnMs;
    }
    // An undo leads back into a turn; its second end brings no increment.
    if (this.#pace.clock !== 'bank' || !this.#isMoved || hand.rewarded.has(turn)) return;
    hand.rewarded.add(turn);
    hand.left = Math.max(0, hand.left) + this.#pace.incrementMs;
  }

  #comeBack(seat: Seat): void {
    const before = this.#hands[seat];
    if (!before) return;
    const hand = newHand(this.#pace);
    if (this.#pace.clock === 'bank')
      hand.left = Math.max(before.left, Math.ceil(hand.left * PART_FOR_RETURN));
    for (const turn of before.rewarded) hand.rewarded.add(turn);
    this.#hands[seat] = hand;
    if (this.#turn?.seat === seat) this.#turn = undefined;
  }
}

const newHand = (pace: Pace): Hand => ({
  left: pace.clock === 'bank' ? pace.bankMs : pace.clock === 'turn' ? pace.turnMs : 0,
  leftOfTurn: new Map(),
  rewarded: new Set(),
  noted: new Set(),
});
