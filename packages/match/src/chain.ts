/** Each entry carries a hash that ties it to all before it, so that a changed one is found. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonicalJson.ts';
import type { Entry, Pace, Player } from './entry.ts';
import type { Salts } from './seal.ts';

/** Bytes of a check: short enough for a log of thousands, too long to find another log that fits. */
export const CHECK_BYTES = 16;

export interface MatchStart {
  readonly commitment: string;
  readonly seats: readonly Player[]; // as they start
  readonly pace: Pace;
  readonly salts: Salts;
}

/** The first link, before any entry. The deal is left out: it follows from the seed, and a hash of a small deal would give it away. */
export const firstCheck = ({ commitment, seats, pace, salts }: MatchStart): string =>
  hash(`tidetable/2/start\n${canonicalJson({ commitment, seats, pace, salts })}`);

export const nextCheck = (previous: string, entry: Entry): string =>
  hash(`${previous}\n${canonicalJson(entry)}`);

const hash = (text: string): string =>
  bytesToHex(sha256(utf8ToBytes(text)).subarray(0, CHECK_BYTES));
