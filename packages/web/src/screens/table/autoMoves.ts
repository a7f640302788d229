/** Moves without a choice that were played for somebody; known as long as the table is open. */
import type { LogLine, Undo } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import type { TableSession } from '../../table/tableSession.ts';

const pliesOf = new WeakMap<TableSession, Set<number>>();

/** The plies of those moves at a table. */
export const autoPlies = (session: TableSession): ReadonlySet<number> =>
  pliesOf.get(session) ?? new Set();

/** Plays the only move there is, for the person to act. */
export const playForced = async (session: TableSession, move: string): Promise<void> => {
  const { present } = session.state;
  await session.seen(); // what others did comes first
  if (!present || session.state.present !== present) return;
  const plies = pliesOf.get(session) ?? new Set();
  pliesOf.set(session, plies.add(present.ply));
  await session.play(move);
  if (session.state.refusal) plies.delete(present.ply); // it did not happen
};

interface OwnMoves {
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
  /** Those that were taken back. */
  readonly undone: ReadonlySet<number>;
  readonly auto: ReadonlySet<number>;
}

/** To undo a move that was played for somebody means the choice before it, as far as that may be undone. */
export const undoTogether = (undo: Undo, { seat, lines, undone, auto }: OwnMoves): Undo => {
  const { step } = undo;
  if (step === undefined || !auto.has(step)) return undo;
  const isChoice = (line: LogLine): boolean =>
    line.seat === seat && !line.decided && !undone.has(line.ply) && !auto.has(line.ply);
  const choice = lines.findLast(line => line.ply < step && isChoice(line))?.ply;
  const isPractice = lines.some(({ decided }) => decided?.type === 'practice');
  const limit = isPractice ? 0 : (undo.turn ?? step);
  return choice !== undefined && choice >= limit ? { ...undo, step: choice } : undo;
};
