/** The starts of turns and rounds: marks on the slider, and targets of larger steps. */
import type { LogLine } from '@tidetable/match';

/** Plies, ascending. */
export interface Starts {
  readonly turns: readonly number[];
  /** Empty in a game without rounds. */
  readonly rounds: readonly number[];
}

/** Undone moves and decisions of the table start nothing. */
export const startsOf = (lines: readonly LogLine[], undone: ReadonlySet<number>): Starts => {
  const turns: number[] = [];
  const rounds: number[] = [];
  let last = { turn: 0, round: 0 };
  for (const { ply, turn, round = 0, decided } of lines) {
    if (decided || undone.has(ply)) continue;
    if (turn > last.turn) turns.push(ply);
    if (round > last.round) rounds.push(ply);
    last = { turn, round };
  }
  return { turns, rounds };
};

/** The number of marks that are distinguishable on the slider of a phone. */
const MOST = 40;

/** The marks that fit: those of rounds first. */
export const ticksOf = ({ turns, rounds }: Starts, last: number): Starts => {
  const strong = thinOut(rounds, last / MOST, []);
  return { rounds: strong, turns: thinOut(turns, last / MOST, strong) };
};

/** Marks far enough from each other, and from these. */
const thinOut = (plies: readonly number[], gap: number, others: readonly number[]): number[] => {
  const kept: number[] = [];
  for (const ply of plies) {
    const isFree = ply - (kept.at(-1) ?? Number.NEGATIVE_INFINITY) >= gap;
    if (isFree && others.every(other => Math.abs(ply - other) >= gap)) kept.push(ply);
  }
  return kept;
};
