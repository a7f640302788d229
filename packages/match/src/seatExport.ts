import { type GameEvent, type Options, type Seat, SPECTATOR } from '@tidetable/rules';
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
  readonly log: readonly { readonly ply: number; readonly events: readonly GameEvent[] }[];
  readonly legal: readonly string[]; // empty unless this seat is to act
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
  log: match.log.map((_, ply) => ({ ply, events: match.events(ply, seat) })),
  legal: seat !== SPECTATOR && match.toAct === seat ? match.legalMoves() : [],
});
