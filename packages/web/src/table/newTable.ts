/** Starts a match of this device: dealt, imported, or from a moment of another one. */
import { USUAL_LEVEL } from '@tidetable/bots';
import type { GameId, Options, Seat } from '@tidetable/rules';
import type { Saved } from '../store/head.ts';
import { saveMatch } from '../store/keeper.ts';
import { newId } from '../store/newId.ts';
import { startEngine } from './engine.ts';
import type { Aids, FileTable, Player } from './table.ts';

export interface NewTable {
  readonly game: GameId;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly aids: Aids;
  /** Its own components. */
  readonly sheet?: object | undefined;
}

/** Deals a match and stores it; answers its id. */
export const newTable = async (table: NewTable): Promise<string> => {
  const { game, options, players, aids, sheet } = table;
  const engine = startEngine();
  const seats = players.map(({ name, bot }) =>
    bot === undefined
      ? { name, kind: 'human' as const }
      : { name, kind: 'bot' as const, level: bot },
  );
  const file = await engine.calls.deal({ game, options, seats, sheet });
  engine.hangUp();
  return keep({ file, bots: players.map(p => p.bot ?? null), aids });
};

/** Stores an imported match; answers its id. */
export const keep = async (match: Pick<Saved, 'file' | 'bots' | 'aids'>): Promise<string> => {
  const id = newId();
  const saved = { ...match, id, hints: 0, updated: Date.now() };
  await saveMatch(saved).catch(() => undefined); // it can still be played; the table reports the failure
  return id;
};

/**
 * A match that continues from a moment, as practice: one person in a seat, bots in the others.
 * Answers its id.
 */
export const branchOff = async (table: FileTable, ply: number, seat: Seat): Promise<string> => {
  const { players, aids } = table.card;
  const bots = players.map(({ bot }, s) => (s === seat ? null : (bot ?? USUAL_LEVEL)));
  const engine = startEngine();
  const file = await engine.calls.branch(await table.file(ply), seat, bots);
  engine.hangUp();
  return keep({ file, bots, aids });
};
