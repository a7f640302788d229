/** Where turns and rounds of a match begin: marks on the slider, and where a larger step leads. */
import type { LogLine } from '@tidetable/match';

/** Plies, ascending. */
export interface Starts {
  readonly turns: readonly number[];
  /** Empty in a game that has none. */
  readonly rounds: readonly number[];
}

/** What was taken back, and what the table decided, begins nothing. */
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

/** So many have room on the slider of a phone, and can still be told from each other. */
const MOST = 40;

/** The marks that have room: those of rounds first. */
export const ticksOf = ({ turns, rounds }: Starts, last: number): Starts => {
  const strong = thinOut(rounds, last / MOST, []);
  return { rounds: strong, turns: thinOut(turns, last / MOST, strong) };
};

/** Those that lie far enough from each other, and from these. */
const thinOut = (plies: readonly number[], gap: number, others: readonly number[]): number[] => {
  const kept: number[] = [];
  for (const ply of plies) {
    const isFree = ply - (kept.at(-1) ?? Number.NEGATIVE_INFINITY) >= gap;
    if (isFree && others.every(other => Math.abs(ply - other) >= gap)) kept.push(ply);
  }
  return kept;
};
