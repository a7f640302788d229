/** What others did, cut into steps that are shown one after the other. */
import type { LogLine } from '@tidetable/match';
import { CHANCE, type Seat } from '@tidetable/rules';

/** How a person follows what others do. */
export interface Following {
  /** How long a caption stays in sight, in milliseconds; with 0 everything is shown at once. */
  readonly pause: () => number;
  /** What tells it, to be read one after the other. What has none is no step of its own. */
  readonly captions: (line: LogLine) => readonly string[];
}

/** One thing that another player did, or that chance did in their turn. */
export interface Step {
  readonly line: LogLine;
  /** Whose move it was, or came of. */
  readonly seat: Seat;
  readonly caption: string;
}

/** A moment on the way. */
export interface Stop {
  readonly ply: number;
  readonly turn: number;
  /** Nothing where only the people here have moved, or nothing is told. */
  readonly step: Step | undefined;
}

/** Where to stop on the way through these lines; the last stop is their end. `here` are the seats of the people at this screen. */
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
