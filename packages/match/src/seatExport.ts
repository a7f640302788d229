import { type GameEvent, type Options, type Seat, SPECTATOR } from '@tidetable/rules';
import { isUndo } from './entry.ts';
import type { AnyMatch } from './match.ts';
import type { SeatCard } from './matchFile.ts';

/** What a seat, or a spectator, may take away from a running match: built from its view alone. */
export interface SeatExport {
  readonly format: 'tidetable-seat/1';
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly SeatCard[];
  readonly seat: Seat;
  readonly commitment: string;
  readonly salts: readonly string[];
  readonly ply: number;
  readonly view: object;
  readonly log: readonly ExportedEntry[];
  readonly legal: readonly string[]; // empty unless this seat is to act
}

export interface ExportedEntry {
  readonly ply: number;
  readonly seat: Seat;
  readonly undo?: number; // what happened from that ply on no longer counts
  readonly events: readonly GameEvent[];
}

export const seatExport = (
  match: AnyMatch,
  papers: { seats: readonly SeatCard[]; commitment: string; salts: readonly string[] },
  seat: Seat,
): SeatExport => ({
  format: 'tidetable-seat/1',
  game: match.game.id,
  rules: match.game.rules,
  options: match.options,
  seats: papers.seats,
  seat,
  commitment: papers.commitment,
  salts: papers.salts,
  ply: match.ply,
  view: match.view(seat),
  log: match.log.map((entry, ply) => ({
    ply,
    seat: entry.seat,
    ...(isUndo(entry) && { undo: entry.undo }),
    events: match.events(ply, seat),
  })),
  legal: seat !== SPECTATOR && match.toAct === seat ? match.legalMoves() : [],
});
