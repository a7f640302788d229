import { bytesToHex } from '@noble/hashes/utils.js';
import type { AnyMatch } from './match.ts';
import { FORMAT, type MatchFile } from './matchFile.ts';
import { componentsHash } from './seal.ts';

/** The owner's file. While the match runs it contains every secret. */
export const writeMatch = (match: AnyMatch): MatchFile => {
  const { game, seal, options } = match;
  if (!seal) throw new Error('only a sealed match can be written');
  const { players, pace } = match.tableAtStart;
  return {
    format: FORMAT,
    from: seal.from ?? null,
    id: seal.id,
    game: game.id,
    rules: game.rules,
    components: componentsHash(game.components),
    sheet: seal.sheet ?? null,
    options: { ...options } as MatchFile['options'],
    seats: players.map(p => ({ ...p })),
    pace,
    commitment: seal.commitment,
    salts: [...seal.salts],
    deal: match.deal,
    log: match.log.map((e, ply) => ({
      ...e,
      check: match.checkAfter(ply + 1),
    })) as MatchFile['log'],
    result: (match.result() as MatchFile['result'] | undefined) ?? null,
    seed: seal.seed ? bytesToHex(seal.seed) : null,
  };
};
