/** Forced moves that were played automatically; remembered until the window is closed. */
import type { LogLine, Undo } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import * as v from 'valibot';
import type { TableSession } from '../../table/tableSession.ts';

const pliesOf = new WeakMap<TableSession, Set<number>>();

/** The plies of those moves at a table. */
export const autoPlies = (session: TableSession): ReadonlySet<number> => known(session);

const known = (session: TableSession): Set<number> => {
  const plies = pliesOf.get(session) ?? new Set(stored(session));
  pliesOf.set(session, plies);
  return plies;
};

const keyOf = ({ table }: TableSession): string => `tidetable/auto/${table.card.id}`;

const stored = (session: TableSession): number[] => {
  try {
    return v.parse(v.array(v.number()), JSON.parse(sessionStorage.getItem(keyOf(session)) ?? '[]'));
  } catch {
    return [];
  }
};

const store = (session: TableSession): void => {
  try {
    sessionStorage.setItem(keyOf(session), JSON.stringify([...known(session)]));
  } catch {
    // private mode or full: remembered until the page is left
  }
};

/** Plays the only legal move, for the person to act. */
export const playForced = async (session: TableSession, move: string): Promise<void> => {
  const { present } = session.state;
  await session.seen(); // steps of others come first
  if (!present || session.state.present !== present) return;
  const plies = known(session).add(present.ply);
  await session.play(move);
  if (session.state.refusal) plies.delete(present.ply); // it was refused
  store(session);
};

interface OwnMoves {
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
  /** Forgets those that were undone. */
  readonly undone: ReadonlySet<number>;
  readonly auto: ReadonlySet<number>;
}

/** Undoing an automatic move goes back to the choice before it, as far as that may be undone. */
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
