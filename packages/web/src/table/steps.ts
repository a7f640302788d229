/** Splits moves of others into steps that are shown one after the other. */
import type { LogLine } from '@tidetable/match';
import { CHANCE, type Seat } from '@tidetable/rules';

/** How moves of others are shown. */
export interface Following {
  /** The duration of a caption, in milliseconds; with 0 everything is shown at once. */
  readonly pause: () => number;
  /** Its sentences, shown one after the other. Without a sentence it is no step of its own. */
  readonly captions: (line: LogLine) => readonly string[];
}

/** A move of another player, or a chance move in their turn. */
export interface Step {
  readonly line: LogLine;
  /** The seat of the move, or of its turn. */
  readonly seat: Seat;
  readonly caption: string;
}

/** A moment on the way. */
export interface Stop {
  readonly ply: number;
  readonly turn: number;
  /** Nothing if only the people here have moved, or there is no sentence. */
  readonly step: Step | undefined;
}

/**
 * The stops on the way through these lines; the last stop is their end. `here` are the seats of the
 * people at this screen.
 */
export const stopsOf = (
  lines: readonly LogLine[],
  here: readonly Seat[],
  captions: Following['captions'],
): Stop[] => {
  const stops: Stop[] = [];
  let seat: Seat = CHANCE;
  for (const line of lines) {
    if (line.seat !== CHANCE) seat = line.seat;
    const isOthers = seat !== CHANCE && !here.includes(seat);
    const [caption] = isOthers ? captions(line) : [];
    const step = caption === undefined ? undefined : { line, seat, caption };
    const last = stops.at(-1);
    const isNew = step !== undefined || (last?.step !== undefined && !isOthers);
    if (!last || isNew) stops.push({ ply: line.ply + 1, turn: line.turn, step });
    else stops[stops.length - 1] = { ...last, ply: line.ply + 1, turn: line.turn };
  }
  return stops;
};
