/** The log of a match: what happened, in order. An entry is never changed and never deleted. */
import type { Seat } from '@tidetable/rules';

/** No log grows beyond this: undo ends in time, and so does every game. */
export const LONGEST_LOG = 20_000;

/** The `seat` of an entry that the server makes without a request of a seat. */
export const HOST = -3;

/** Who plays a seat. */
export type Player =
  | { readonly name: string; readonly kind: 'human' }
  | { readonly name: string; readonly kind: 'bot'; readonly level?: string | undefined };

/** How much time there is to move. */
export type Pace =
  | { readonly clock: 'none' }
  | { readonly clock: 'bank'; readonly bankMs: number; readonly incrementMs: number } // for a match, and more after each turn
  | { readonly clock: 'turn'; readonly turnMs: number }; // for each turn

interface Common {
  readonly seat: Seat; // who acted, or whom it concerns
  readonly at: number; // milliseconds since 1970
}

/** `agreed` lists, ascending, every other seat that a person plays: all of them said yes. */
interface Agreed {
  readonly agreed: readonly Seat[];
}

export interface MoveEntry extends Common {
  readonly type: 'move';
  readonly move: string; // by CHANCE for dice and shuffles
}

/** Takes back own moves by which nobody has learnt anything. */
export interface UndoEntry extends Common {
  readonly type: 'undo';
  readonly to: number; // the ply to go back to: the moves from it on no longer count
}

/** Takes back more than an undo may, with the consent of the other people. */
export interface TakeBackEntry extends Common, Agreed {
  readonly type: 'take-back';
  readonly to: number;
}

/** From here on any own move may be undone, and the result counts for nothing. */
export interface PracticeEntry extends Common, Agreed {
  readonly type: 'practice';
}

/** Somebody else plays the seat from here on: a bot stands in, a person comes back. */
export interface PlayerEntry extends Common {
  readonly type: 'player';
  readonly player: Player;
}

/** The seat gives up. If others play on, `player` is the bot that finishes for it. */
export interface ResignEntry extends Common {
  readonly type: 'resign';
  readonly player?: Player | undefined;
}

/** The seat to act has run out of time, and what follows from it. */
export interface TimeOutEntry extends Common {
  readonly type: 'time-out';
  readonly outcome: 'noted' | 'stand-in' | 'lost';
  readonly player?: Player | undefined; // a bot, if it stands in or finishes
}

export interface PaceEntry extends Common, Agreed {
  readonly type: 'pace';
  readonly pace: Pace;
}

/** The match ends without a result. */
export interface AbortEntry extends Common, Agreed {
  readonly type: 'abort';
}

export type Entry =
  | MoveEntry
  | UndoEntry
  | TakeBackEntry
  | PracticeEntry
  | PlayerEntry
  | ResignEntry
  | TimeOutEntry
  | PaceEntry
  | AbortEntry;

/** What a table decides beside the game; everybody may know it. */
export type TableEntry = Exclude<Entry, MoveEntry>;

/** The ply to which an entry goes back, if it takes moves back. */
export const takenBackTo = (e: Entry): number | undefined =>
  e.type === 'undo' || e.type === 'take-back' ? e.to : undefined;

/** An entry of a log: a move, unless the table decided something. */
interface Logged {
  readonly ply: number;
  readonly decided?: TableEntry | undefined;
}

/** The plies of moves that an undo or a take-back has taken back: they did not happen. */
export const undonePlies = (lines: readonly Logged[]): Set<number> => {
  const undone = new Set<number>();
  const decided = new Set(lines.filter(line => line.decided).map(line => line.ply));
  for (const { ply, decided: entry } of lines) {
    const to = (entry && takenBackTo(entry)) ?? ply;
    for (let p = to; p < ply; p++) if (!decided.has(p)) undone.add(p);
  }
  return undone;
};

/** The same of a whole log. */
export const takenBack = (log: readonly Entry[]): Set<number> =>
  undonePlies(log.map((entry, ply) => ({ ply, ...(entry.type !== 'move' && { decided: entry }) })));

export const isPractice = (log: readonly Entry[]): boolean => log.some(e => e.type === 'practice');
