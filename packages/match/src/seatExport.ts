import type { GameId, Options, Seat } from '@tidetable/rules';
import type { Pace, Player } from './entry.ts';
import type { AnyMatch } from './match.ts';
import { componentsHash, type Salts } from './seal.ts';
import { type SeatView, seatView } from './seatView.ts';

/** What a seat or a spectator may export of a running match: its view, and the log as it may know it. */
export interface SeatExport extends SeatView {
  readonly format: 'tidetable-seat/3';
  readonly id: string;
  readonly game: GameId;
  readonly rules: number;
  readonly components: string; // their hash
  readonly sheet: object | null; // the components, where the match brings its own
  readonly options: Options;
  readonly seats: readonly Player[]; // as they are now
  readonly pace: Pace;
  readonly commitment: string;
  readonly salts: Salts;
}

export const seatExport = (match: AnyMatch, seat: Seat): SeatExport => {
  const { game, seal, options, table } = match;
  if (!seal) throw new Error('only a sealed match can be exported');
  return {
    format: 'tidetable-seat/3',
    id: seal.id,
    game: game.id,
    rules: game.rules,
    components: componentsHash(game.components),
    sheet: seal.sheet ?? null,
    options,
    seats: table.players,
    pace: table.pace,
    commitment: seal.commitment,
    salts: seal.salts,
    ...seatView(match, seat, 0),
  };
};
