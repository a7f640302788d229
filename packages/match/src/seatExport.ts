import { type GameEvent, type Options, type Seat, SPECTATOR } from '@tidetable/rules';
import type { Pace, Player, TableEntry } from './entry.ts';
import type { AnyMatch } from './match.ts';
import type { Salts } from './seal.ts';

/** What a seat, or a spectator, may take away from a running match: built from its view alone. */
export interface SeatExport {
  readonly format: 'tidetable-seat/2';
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly Player[]; // as they are now
  readonly pace: Pace;
  readonly seat: Seat;
  readonly commitment: string;
  readonly salts: Salts;
  readonly ply: number;
  readonly view: object;
  readonly log: readonly ExportedEntry[];
  readonly legal: readonly string[]; // empty unless this seat is to act
}

/** Of a move a seat learns what it saw happen; what the table decided everybody may read. */
export type ExportedEntry =
  | {
      readonly ply: number;
      readonly type: 'move';
      readonly seat: Seat;
      readonly events: readonly GameEvent[];
    }
  | ({ readonly ply: number } & TableEntry);

export const exportedEntry = (match: AnyMatch, ply: number, seat: Seat): ExportedEntry => {
  const entry = match.log[ply];
  return entry.type === 'move'
    ? { ply, type: 'move', seat: entry.seat, events: match.events(ply, seat) }
    : { ply, ...entry };
};

export const seatExport = (match: AnyMatch, seat: Seat): SeatExport => {
  const { game, seal, options, table } = match;
  if (!seal) throw new Error('only a sealed match can be exported');
  return {
    format: 'tidetable-seat/2',
    id: seal.id,
    game: game.id,
    rules: game.rules,
    options,
    seats: table.players,
    pace: table.pace,
    seat,
    commitment: seal.commitment,
    salts: seal.salts,
    ply: match.ply,
    view: match.view(seat),
    log: match.log.map((_, ply) => exportedEntry(match, ply, seat)),
    legal: seat !== SPECTATOR && match.toAct === seat ? match.legalMoves() : [],
  };
};
